import CGtk
import GtkTesting
import Testing

@Suite("Events", .serialized)
struct EventTests {
  @Test("a text that is dragged arrives where it is dropped", .enabled { await Delivery.method == .events })
  func draggedText() async throws {
    let (source, target) = (Label("drag me"), Label("drop here"))
    let box = Box(.vertical)
    box.isHomogeneous = true
    box.append(source)
    box.append(target)
    source.add(DragSource.text { "grüße" })
    var dropped: [String] = []
    target.add(
      DropTarget.text { text, _, _ in
        dropped.append(text)
        return true
      })
    let test = try await TestWindow(box)
    try await drag(source, to: target)
    try await wait(for: "the drop") { dropped == ["grüße"] }
    withExtendedLifetime(test) {}
  }

  @Test(
    "what is dragged looks as its widget does, not as an empty sheet", .enabled { await Delivery.method == .events })
  func draggedPicture() async throws {
    let (source, target) = (Label("drag me"), Label("drop here"))
    let box = Box(.vertical)
    box.isHomogeneous = true
    box.append(source)
    box.append(target)
    source.add(DragSource.text { "text" })
    var widths: [Int32] = []
    weak var dropTarget: DropTarget?
    let drops = DropTarget.text { _, _, _ in
      guard let dropTarget, let drop = gtk_drop_target_get_current_drop(dropTarget.native()),
        let drag = gdk_drop_get_drag(drop), let icon = gtk_drag_icon_get_for_drag(drag),
        let child = gtk_drag_icon_get_child(OpaquePointer(icon)), cgtk_is_a(child, gtk_picture_get_type()) != 0
      else { return true }
      widths.append(gdk_paintable_get_intrinsic_width(gtk_picture_get_paintable(OpaquePointer(child))))
      return true
    }
    dropTarget = drops
    target.add(drops)
    let test = try await TestWindow(box)
    for count in 1...2 {
      try await drag(source, to: target)
      try await wait(for: "the drop") { widths.count == count }
    }
    #expect(widths == [Int32(source.width), Int32(source.width)])
    withExtendedLifetime(test) {}
  }

  @Test("what is dropped has not left, and what is dragged over has", .enabled { await Delivery.method == .events })
  func droppedOrLeft() async throws {
    let (source, way, target) = (Label("drag me"), Label("over here"), Label("drop here"))
    var heard: [String] = []
    for label in [way, target] {
      label.add(
        DropTargetAsync(
          DropHandlers { _ in
            true
          } enter: { _, _ in
            heard.append("enter \(label.text)")
            return .copy
          } move: { _, _ in
            .copy
          } leave: {
            heard.append("leave \(label.text)")
          } drop: { offer, _ in
            heard.append("drop")
            MainLoop.afterCurrentTurn { offer.finish(.copy) }
            return true
          }))
    }
    let box = Box(.vertical)
    box.isHomogeneous = true
    for label in [source, way, target] { box.append(label) }
    source.add(DragSource.text { "text" })
    let test = try await TestWindow(box, width: 200, height: 300)
    for count in 1...2 {
      try await drag(source, to: target)
      try await wait(for: "the drop") { heard.count { $0 == "drop" } == count }
      try await settle()
    }
    #expect(heard.count { $0 == "leave drop here" } == 0, "\(heard)")
    #expect(heard.count { $0 == "enter over here" } == heard.count { $0 == "leave over here" }, "\(heard)")
    withExtendedLifetime(test) {}
  }

  @Test("a key that was used goes no further, another goes on")
  func keys() async throws {
    let (box, entry) = (Box(.vertical), Entry())
    box.append(entry)
    let (inner, outer) = (EventControllerKey(), EventControllerKey())
    entry.add(inner)
    box.add(outer)
    inner.propagationPhase = .capture
    var heard: [String] = []
    inner.onKeyPressed { key, _ in
      // Control is a key of its own.
      guard key == .escape || key == .f2 else { return .proceed }
      heard.append("inner")
      return key == .f2 ? .stop : .proceed
    }
    outer.onKeyPressed { key, modifiers in
      guard key == .escape || key == .f2 else { return .proceed }
      heard.append(modifiers.contains(.control) ? "outer with control" : "outer")
      return .stop
    }
    let test = try await TestWindow(box)
    try await press(.f2, in: entry)
    #expect(heard == ["inner"])
    heard = []
    try await press(.escape, .control, in: entry)
    #expect(heard == ["inner", "outer with control"])
    withExtendedLifetime(test) {}
  }

  @Test("a shortcut does its work until its controller is taken away")
  func shortcuts() async throws {
    let button = Button("has the keyboard")
    let shortcuts = ShortcutController()
    var uses = 0
    shortcuts.add("<Control>j") {
      uses += 1
      return .stop
    }
    button.add(shortcuts)
    let test = try await TestWindow(button)
    try await press("j", .control, in: button)
    #expect(uses == 1)
    button.remove(shortcuts)
    // Without events the key has nobody to go to, which is an error.
    _ = try? await press("j", .control, in: button)
    #expect(uses == 1)
    withExtendedLifetime(test) {}
  }

  @Test("the keyboard comes and goes")
  func focus() async throws {
    let (first, second) = (Entry(), Entry())
    let box = Box(.vertical)
    box.append(first)
    box.append(second)
    let controller = EventControllerFocus()
    second.add(controller)
    var heard: [String] = []
    controller.onEnter { heard.append("enter") }
    controller.onLeave { heard.append("leave") }
    let test = try await TestWindow(box)
    second.grabFocus()
    first.grabFocus()
    try await settle()
    #expect(heard == ["enter", "leave"])
    withExtendedLifetime(test) {}
  }

  @Test("references that other threads take and give back keep a wrapper as long as they last")
  func otherThreads() async throws {
    var texture: Texture? = Texture.make(width: 1, height: 1, rgba: [1, 2, 3, 255])
    let watch = FinalizationWatch(try #require(texture))
    let address = UInt(bitPattern: texture?.raw)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<10_000 { g_object_ref(UnsafeMutableRawPointer(bitPattern: address)!) }
          for _ in 0..<10_000 { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)!) }
        }
      }
    }
    try await settle()
    #expect(texture?.width == 1)
    texture = nil
    try await watch.expectFinalized()
  }
}
