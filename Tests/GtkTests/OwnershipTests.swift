import CGtk
import GtkTesting
import Testing

@Suite("Ownership", .serialized)
struct OwnershipTests {
  private final class NotedLabel: Label {
    var note = ""
  }

  @Test("an object has one wrapper, by whichever way it comes back from C")
  func identity() async throws {
    let label = Label("one")
    let box = Box(.vertical)
    box.append(label)
    let test = try await TestWindow(box)
    #expect(box.children.first === label)
    #expect(label.parent === box)
    #expect(box.parent === test.window && label.window === test.window)
    #expect(Gtk.Object.wrap(label.raw) === label)
  }

  @Test("the key under which a GObject knows its wrapper is a string that lasts")
  func keyOfTheWrapper() {
    let label = Label("text")
    let key = g_quark_try_string("swift-wrapper")
    #expect(key != 0)
    #expect(g_object_get_qdata(label.native(), key) == Unmanaged.passUnretained(label).toOpaque())
  }

  @Test("a subclass that only GTK holds comes back with its state")
  func subclassState() async throws {
    let box = Box(.vertical)
    do {
      let label = NotedLabel("text")
      label.note = "kept"
      box.append(label)
    }
    let test = try await TestWindow(box)
    let label = try #require(test.window.child?.children.first as? NotedLabel)
    #expect(label.note == "kept")
  }

  @Test("a widget that C made gets the wrapper of its class, once")
  func foreignWidget() throws {
    let button = Button("text")
    let inner = try #require(gtk_button_get_child(button.native()))
    let label = try #require(button.child as? Label)
    #expect(label.text == "text")
    #expect(UnsafeMutableRawPointer(inner) == label.raw)
    #expect(button.child === label)
  }

  @Test("a widget that its maker has not placed yet is the maker's to place, and ends with its place")
  func foreignFloatingWidget() async throws {
    let box = Box(.vertical)
    let test = try await TestWindow(box)
    let watch = try {
      let made = try #require(gtk_label_new("made by C"))
      let label = try #require(Gtk.Object.wrap(made) as? Label)
      #expect(g_object_is_floating(made) != 0)
      gtk_box_append(box.native(), made)
      #expect(g_object_is_floating(made) == 0 && label.parent === box)
      return FinalizationWatch(label)
    }()
    try await settle()
    #expect(!watch.isFinalized)
    box.remove(try #require(box.children.first))
    try await watch.expectFinalized()
    withExtendedLifetime(test) {}
  }

  @Test("removing a child that Swift does not hold frees both sides")
  func removalFrees() async throws {
    let box = Box(.vertical)
    let test = try await TestWindow(box)
    let watch = {
      let label = NotedLabel("short-lived")
      box.append(label)
      return FinalizationWatch(label)
    }()
    try await settle()
    #expect(!watch.isFinalized)
    box.remove(try #require(box.children.first))
    try await watch.expectFinalized()
    withExtendedLifetime(test) {}
  }

  @Test("a child that Swift holds survives its parent and can be shown again")
  func heldChildSurvives() async throws {
    let label = NotedLabel("held")
    label.note = "kept"
    var first: TestWindow? = try await TestWindow(label)
    first?.close()
    first = nil
    #expect(label.parent == nil)
    let second = try await TestWindow(label)
    #expect((second.window.child as? NotedLabel)?.note == "kept")
    #expect(label.isMapped)
  }

  @Test("what had the keyboard and is hidden and taken out, again and again before the next frame, is freed")
  func partWithTheKeyboard() async throws {
    let outer = Box(.vertical)
    let other = Button("other")
    let test = try await TestWindow(outer)
    defer { test.close() }
    let watches = try {
      let part = Box(.vertical)
      let button = Button("focused")
      part.append(button)
      outer.append(part)
      outer.append(other)
      button.grabFocus()
      #expect(test.window.focus === button)
      for _ in 0..<3 {
        part.isVisible = false
        #expect(test.window.focus == nil, "nothing that is not seen has the keyboard")
        outer.remove(part)
        part.isVisible = true
        outer.append(part)
        button.grabFocus()
      }
      outer.remove(part)
      return [FinalizationWatch(part), FinalizationWatch(try #require(part.children.first))]
    }()
    try await settle()
    #expect(test.window.focus === other, "GTK hands the keyboard on in the next frame")
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test(
    "what had the keyboard in a window that is not shown, and is hidden and taken out, is freed",
    arguments: [true, false])
  func unseenPartWithTheKeyboard(isShownBefore: Bool) async throws {
    let outer = Box(.vertical)
    let other = Button("other")
    outer.append(other)
    let window = Window()
    defer { window.destroyWindow() }
    window.child = outer
    if isShownBefore {
      window.present()
      try await settle()
      window.isVisible = false
    }
    let watches = {
      (0..<3).flatMap { _ in
        let part = Box(.vertical)
        let button = Button("focused")
        part.append(button)
        outer.prepend(part)
        button.grabFocus()
        #expect(window.focus === button && button.hasFocus, "a window that is not shown remembers who will have it")
        part.isVisible = false
        #expect(window.focus == nil)
        outer.remove(part)
        return [FinalizationWatch(part), FinalizationWatch(button)]
      }
    }()
    for watch in watches { try await watch.expectFinalized() }
    window.present()
    try await settle()
    #expect(window.focus === other, "GTK gives it to somebody when the window is shown")
  }

  @Test("what had the keyboard, and is on a page that gives way to another while the window is not shown, is freed")
  func pageWithTheKeyboard() async throws {
    let (pages, second) = (Stack(), Label("second"))
    let test = try await TestWindow(pages)
    defer { test.close() }
    let watch = try await {
      let first = Button("first")
      pages.addChild(first)
      pages.addChild(second)
      try await settle()
      first.grabFocus()
      test.window.isVisible = false
      #expect(test.window.focus === first && first.hasFocus && pages.hasFocus && !second.hasFocus)
      pages.visibleChild = second
      pages.remove(first)
      #expect(test.window.focus == nil)
      return FinalizationWatch(first)
    }()
    try await watch.expectFinalized()
  }

  @Test("what had the keyboard on a page that is not shown, and is hidden and taken out, is freed")
  func unseenPageWithTheKeyboard() async throws {
    let pages = Stack()
    let shown = Button("shown")
    pages.addChild(shown)
    let test = try await TestWindow(pages)
    defer { test.close() }
    let watches = {
      let page = Box(.vertical)
      let button = Button("focused")
      page.append(button)
      pages.addChild(page)
      for _ in 0..<3 {
        button.grabFocus()
        #expect(test.window.focus === button && !button.isMapped)
        page.isVisible = false
        page.isVisible = true
      }
      pages.remove(page)
      return [FinalizationWatch(page), FinalizationWatch(button)]
    }()
    try await settle()
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test("what has the keyboard and is taken out of a window that is not shown, and put back, can have it again")
  func takenOutOfHidden() async throws {
    let (box, button) = (Box(.vertical), Button("focused"))
    box.append(button)
    let window = Window()
    defer { window.destroyWindow() }
    window.child = box
    button.grabFocus()
    box.remove(button)
    #expect(window.focus == nil && !button.hasFocus)
    box.append(button)
    button.grabFocus()
    window.present()
    try await settle()
    #expect(window.focus === button)
  }

  @Test("a window that is shown again has the keyboard where it was")
  func shownAgain() async throws {
    let (first, second) = (Button("first"), Button("second"))
    let box = Box(.vertical)
    box.append(first)
    box.append(second)
    let test = try await TestWindow(box)
    defer { test.close() }
    second.grabFocus()
    test.window.isVisible = false
    #expect(test.window.focus === second && second.hasFocus && box.hasFocus && !first.hasFocus)
    test.window.isVisible = true
    #expect(test.window.focus === second)
    try await settle()
    #expect(test.window.focus === second)
    test.window.isVisible = false
    test.window.focus = nil
    #expect(test.window.focus == nil && !box.hasFocus)
    test.window.isVisible = true
    #expect(test.window.focus === first, "GTK gives it to somebody")
    test.window.isVisible = false
    test.window.focus = second
    test.window.isVisible = true
    #expect(test.window.focus === second)
  }

  @Test("a destroyed window and everything in it is freed")
  func windowDestroyed() async throws {
    var test: TestWindow? = try await TestWindow(Box(.vertical))
    var watches: [FinalizationWatch] = []
    do {
      let window = try #require(test?.window)
      let button = Button("inside")
      button.onClicked {}
      (window.child as? Box)?.append(button)
      watches = [FinalizationWatch(window), FinalizationWatch(try #require(window.child)), FinalizationWatch(button)]
    }
    try await settle()
    test?.close()
    test = nil
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test("a window without a Swift reference lives until it is destroyed")
  func windowIsHeldByGTK() async throws {
    let watch = {
      let window = Window(title: "unheld")
      window.present()
      return FinalizationWatch(window)
    }()
    try await settle()
    #expect(!watch.isFinalized)
    Window.all.first { $0.title == "unheld" }?.destroyWindow()
    try await watch.expectFinalized()
  }

  @Test("a controller that was handed over is neither leaked nor freed twice")
  func controllersAreHandedOver() async throws {
    var watches: [FinalizationWatch] = []
    do {
      let button = Button("with controllers")
      let controllers: [EventController] = [
        EventControllerKey(), EventControllerMotion(), EventControllerFocus(), EventControllerScroll(),
        GestureClick(), GestureLongPress(), GestureDrag(), DragSource { 1 }, DropTarget { _, _, _ in true },
        ShortcutController(),
      ]
      controllers.forEach(button.add)
      watches = controllers.map { FinalizationWatch($0) } + [FinalizationWatch(button)]
      let test = try await TestWindow(button)
      #expect(watches.allSatisfy { !$0.isFinalized })
      test.close()
    }
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test(
    "a drag source that is pressed outlives its widget for as long as GTK's timer of the press",
    .enabled { await Delivery.method == .events })
  func dragSourceOutlivesItsPress() async throws {
    let box = Box(.vertical)
    box.isHomogeneous = true
    var row: Box? = Box(.vertical)
    // GTK keeps the widget below the pointer, and that alone.
    row!.isHomogeneous = true
    row!.append(Label("Row"))
    box.append(row!)
    let watch = {
      let source = DragSource { 1 }
      row!.add(source)
      return FinalizationWatch(source)
    }()
    var livedAtTimer: Bool?
    let press = GestureClick()
    press.onPressed { _, _, _ in
      guard let pressed = row else { return }
      // As long as GTK's, and due after it.
      _ = MainLoop.after(milliseconds: 100) { livedAtTimer = !watch.isFinalized }
      box.remove(pressed)
      row = nil
    }
    box.add(press)
    let test = try await TestWindow(box)
    try await click(box)
    try await wait(for: "the timer of the press") { livedAtTimer != nil }
    #expect(livedAtTimer == true)
    try await watch.expectFinalized()
    withExtendedLifetime(test) {}
  }

  @Test(
    "a calendar's own drag source outlives the timers of all its presses, each begun before the last was over",
    .enabled { await Delivery.method == .events })
  func dragSourceOfACalendarOutlivesItsPresses() async throws {
    let box = Box(.vertical)
    var calendar: CalendarWidget? = CalendarWidget()
    box.append(calendar!)
    let watch = try {
      let controllers = try #require(gtk_widget_observe_controllers(calendar!.native()))
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      let all = (0..<g_list_model_get_n_items(controllers)).compactMap { g_list_model_get_item(controllers, $0) }
      defer { all.forEach(g_object_unref) }
      let source = try #require(all.first { cgtk_is_a($0, gtk_drag_source_get_type()) != 0 })
      return FinalizationWatch(DragSource(owning: g_object_ref(source)))
    }()
    let test = try await TestWindow(box)
    var livedAtTimer: Bool?
    let arrow = try test.require(Button.self, .any)
    arrow.onClicked {
      if livedAtTimer == nil { _ = MainLoop.after(milliseconds: 100) { livedAtTimer = !watch.isFinalized } }
    }
    try await click(arrow, count: 2)
    box.remove(calendar!)
    calendar = nil
    try await wait(for: "the timer of the first press") { livedAtTimer != nil }
    #expect(livedAtTimer == true)
    try await watch.expectFinalized()
    withExtendedLifetime(test) {}
  }

  @Test("a controller that was removed works on another widget")
  func controllerMoves() {
    let click = GestureClick()
    let (first, second) = (Label("first"), Label("second"))
    first.add(click)
    first.remove(click)
    second.add(click)
    #expect(Gtk.Object.wrap(gtk_event_controller_get_widget(click.native()), as: Label.self) === second)
    second.remove(click)
    #expect(gtk_event_controller_get_widget(click.native()) == nil)
  }

  @Test("list, selection and factory that were handed over are freed with their view")
  func listIsHandedOver() async throws {
    var watches: [FinalizationWatch] = []
    do {
      let model = ListModel(count: { 100 }, item: { $0 })
      let selections: [SelectionModel] = [SingleSelection(model), MultiSelection(model), NoSelection(model)]
      for selection in selections {
        let factory = ListItemFactory()
        factory.onSetup { $0?.child = Label() }
        factory.onBind { item in (item?.child as? Label)?.text = "\(item?.position ?? -1)" }
        let (list, grid) = (ListView(selection, factory: factory), GridView(selection, factory: factory))
        watches += [selection, factory, list, grid].map { FinalizationWatch($0) }
        let scroller = ScrolledWindow()
        scroller.child = list
        let test = try await TestWindow(scroller)
        scroller.child = grid
        try await settle()
        test.close()
      }
      watches.append(FinalizationWatch(model))
    }
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test("the last Swift reference may be dropped on another thread")
  func droppedElsewhere() async throws {
    var label: Label? = Label("travels")
    let watch = FinalizationWatch(try #require(label))
    let held = Unmanaged.passRetained(try #require(label))
    label = nil
    let address = UInt(bitPattern: held.toOpaque())
    await Task.detached {
      Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
    }.value
    try await watch.expectFinalized()
  }
}
