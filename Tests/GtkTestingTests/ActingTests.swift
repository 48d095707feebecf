import CGtk
import Glibc
import GtkTesting
import Testing

@testable import WidgetTesting

/// Every act in both ways of delivery. Where the display takes no virtual events, those cases are shown as cancelled.
@Suite("Acting as a person would", .serialized)
struct ActingTests {
  nonisolated static let methods: [DeliveryMethod] = [.events, .activation]

  private func using(_ method: DeliveryMethod, _ body: () async throws -> Void) async throws {
    let before = Delivery.method
    if method == .events && before != .events { try Test.cancel("this display takes no virtual events") }
    Delivery.method = method
    defer { Delivery.method = before }
    try await body()
  }

  @Test(
    "under a bare X server real events are delivered",
    .enabled(if: getenv("GDK_BACKEND").map { String(cString: $0) } == "x11" && getenv("GTK_TESTING_DELIVERY") == nil))
  func chooses() throws {
    try TestDisplay.prepare()
    #expect(Delivery.method == .events)
  }

  @Test(
    "a missing library is told, and nothing else is done instead",
    .enabled(if: getenv("GDK_BACKEND").map { String(cString: $0) } == "x11"))
  func missingLibrary() throws {
    let input = VirtualInput.availability(library: "libNoSuch.so.1")
    #expect(Delivery.method(with: input) == .events)
    let absence = #expect(throws: VirtualInput.Absence.self) { _ = try input.input() }
    #expect(absence?.reason.contains("libNoSuch.so.1 is missing") == true)
    #expect(absence?.reason.contains("GTK_TESTING_DELIVERY=activation") == true)
  }

  @Test("a click reaches the button, and says how it was delivered", arguments: methods)
  func clicks(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let first = Button("First")
      let second = Button("Second")
      let box = Box(.vertical)
      box.append(first)
      box.append(second)
      var clicks: [String] = []
      first.onClicked { clicks.append("first") }
      second.onClicked { clicks.append("second") }
      try await withTestWindow(box) { _ in
        #expect(try await click(second) == method)
        #expect(clicks == ["second"])
        try await click(first)
        #expect(clicks == ["second", "first"])
      }
    }
  }

  @Test(
    "a secondary click on a text opens its menu, again and again",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func secondaryClickOnTexts() async throws {
    let box = Box(.vertical)
    let (entry, text) = (Entry(), Gtk.TextView())
    for widget in [entry, text] as [Widget] {
      widget.setSizeRequest(width: 120, height: 60)
      box.append(widget)
    }
    try await withTestWindow(box) { test in
      for widget in [entry, text, entry] as [Widget] {
        #expect(try await click(widget, button: .secondary) == .events)
        try await wait(for: "the menu") { !test.findAll(Popover.self).filter(\.isMapped).isEmpty }
        for menu in test.findAll(Popover.self) where menu.isMapped { menu.popdown() }
        try await wait(for: "the menu to be gone") { test.findAll(Popover.self).filter(\.isMapped).isEmpty }
      }
    }
  }

  @Test("a click on a label inside a button presses the button", arguments: methods)
  func clickOnPart(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let button = Button("Add")
      var clicks = 0
      button.onClicked { clicks += 1 }
      try await withTestWindow(button) { test in
        try await click(test.require(Gtk.Label.self, .text("Add")))
        #expect(clicks == 1)
      }
    }
  }

  @Test("a switch, a tick box and a toggle button that are clicked tell their handlers", arguments: methods)
  func toggles(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let power = Switch()
      power.halign = .center
      let tick = CheckButton("Tick")
      let toggle = ToggleButton("Toggle")
      let box = Box(.vertical)
      var heard: [String] = []
      power.onNotifyActive { heard.append("switch") }
      tick.onToggled { heard.append("tick") }
      toggle.onToggled { heard.append("toggle") }
      for widget in [power, tick, toggle] { box.append(widget) }
      try await withTestWindow(box) { _ in
        for widget in [power, tick, toggle] { try await click(widget) }
        #expect(power.isOn && tick.isActive && toggle.isActive)
        #expect(heard == ["switch", "tick", "toggle"])
        power.isOn = false
        #expect(heard.count == 3, "a programmatic set is silent")
      }
    }
  }

  @Test("a gesture hears of clicks, with count and place", arguments: methods)
  func gestures(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let area = Box(.vertical)
      let gesture = GestureClick()
      var presses: [[Double]] = []
      gesture.onPressed { count, x, y in presses.append([Double(count), x, y]) }
      area.add(gesture)
      try await withTestWindow(area) { _ in
        try await click(area, at: Place(x: 30, y: 20), count: 2)
        #expect(presses == [[1, 30, 20], [2, 30, 20]])
      }
    }
  }

  @Test("an insensitive or hidden widget cannot be clicked, and the error says why", arguments: methods)
  func refusals(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let button = Button("Off")
      button.isSensitive = false
      try await withTestWindow(button) { _ in
        let error = await #expect(throws: ActionError.self) { try await click(button) }
        #expect(error?.description.contains("cannot click Button \"Off\"") == true)
        #expect(error?.description.contains("insensitive") == true)
      }
      let error = await #expect(throws: ActionError.self) { try await click(button) }
      #expect(error?.description.contains("it is not shown") == true)
    }
  }

  @Test("typed text goes in at the cursor and in place of a selection, as changes of the user")
  func types() async throws {
    let entry = Entry()
    entry.text = "ac"
    var changes: [String] = []
    entry.onChanged { changes.append(entry.text) }
    try await withTestWindow(entry) { _ in
      entry.cursorPosition = 1
      try await type("bé", into: entry)
      #expect(entry.text == "abéc")
      #expect(changes.contains("abc") && changes.last == "abéc")
      entry.selection = 0..<3
      try await type("x", into: entry)
      #expect(entry.text == "xc")
      let heard = changes.count
      entry.text = "silent"
      #expect(changes.count == heard)
    }
  }

  @Test("a text view takes typed text, and a label does not")
  func typesLines() async throws {
    let view = Gtk.TextView()
    let label = Label("fixed")
    let box = Box(.vertical)
    var changes = 0
    view.onChanged { changes += 1 }
    view.vexpand = true
    box.append(view)
    box.append(label)
    try await withTestWindow(box) { _ in
      try await type("two\nlines", into: view)
      #expect(view.text == "two\nlines")
      #expect(changes > 0)
      let error = await #expect(throws: ActionError.self) { try await type("x", into: label) }
      #expect(error?.description.contains("it takes no text") == true)
    }
  }

  @Test("keys reach key controllers and shortcuts with their modifiers", arguments: methods)
  func presses(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let button = Button("Focus")
      var heard: [String] = []
      let keys = EventControllerKey()
      keys.onKeyPressed { key, modifiers in
        if key == .escape { heard.append(modifiers.contains(.shift) ? "shift escape" : "escape") }
        return key == .escape ? .stop : .proceed
      }
      button.add(keys)
      let shortcuts = ShortcutController()
      shortcuts.add("<Control>s") {
        heard.append("save")
        return .stop
      }
      button.add(shortcuts)
      try await withTestWindow(button) { _ in
        #expect(try await press(.escape, in: button) == method)
        try await press("Escape", .shift, in: button)
        try await press("s", .control, in: button)
        #expect(heard == ["escape", "shift escape", "save"])
      }
    }
  }

  @Test("Enter activates the focused button", arguments: methods)
  func enter(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let button = Button("Go")
      var clicks = 0
      button.onClicked { clicks += 1 }
      try await withTestWindow(button) { _ in
        try await press(.enter, in: button)
        // GTK shows the button pressed for a moment before it clicks.
        try await wait(for: "the click") { clicks == 1 }
      }
    }
  }

  @Test("a virtual keyboard types into an entry")
  func realTyping() async throws {
    try await using(.events) {
      let entry = Entry()
      try await withTestWindow(entry) { _ in
        for key in ["h", "i", "BackSpace", "o"] { try await press(key, in: entry) }
        #expect(entry.text == "ho")
      }
    }
  }

  @Test("the wheel scrolls down and up again", arguments: methods)
  func scrolls(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let content = Label(Array(repeating: "line", count: 200).joined(separator: "\n"))
      content.numberOfLines = 0
      let scrolled = ScrolledWindow()
      scrolled.child = content
      try await withTestWindow(scrolled) { _ in
        #expect(try await scroll(content, steps: 3) == method)
        let down = scrolled.verticalAdjustment.value
        #expect(down > 0)
        try await scroll(content, steps: -1)
        #expect(scrolled.verticalAdjustment.value < down)
      }
    }
  }

  @Test("what is scrolled out of view cannot be clicked until it is scrolled to", arguments: methods)
  func outOfView(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let box = Box(.vertical)
      let buttons = (0..<40).map { Button("Button \($0)") }
      var clicked: [Int] = []
      for (index, button) in buttons.enumerated() {
        button.onClicked { clicked.append(index) }
        box.append(button)
      }
      let scrolled = ScrolledWindow()
      scrolled.child = box
      try await withTestWindow(scrolled) { _ in
        let error = await #expect(throws: ActionError.self) { try await click(buttons[39]) }
        #expect(error?.description.contains("scrolled out of view") == true)
        let adjustment = scrolled.verticalAdjustment
        adjustment.value = adjustment.upper - adjustment.pageSize
        try await settle()
        try await click(buttons[39])
        #expect(clicked == [39])
      }
    }
  }

  @Test("a drag gesture hears of the whole distance", arguments: methods)
  func drags(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let area = Box(.vertical)
      let gesture = GestureDrag()
      var end: [Double] = []
      var isEnded = false
      gesture.onDragUpdate { x, y in end = [x, y] }
      gesture.onDragEnd { _, _ in isEnded = true }
      area.add(gesture)
      try await withTestWindow(area) { _ in
        try await drag(area, from: Place(x: 20, y: 20), at: Place(x: 120, y: 80))
        #expect(end == [100, 60])
        #expect(isEnded)
      }
    }
  }

  @Test("C-240 what is dragged may leave on the way")
  func draggedLeaves() async throws {
    try await using(.events) {
      let box = Box(.vertical)
      let row = Label("A row that leaves")
      let gesture = GestureDrag()
      var updates = 0
      let window = try await TestWindow(box)
      box.append(row)
      row.add(gesture)
      gesture.onDragUpdate { _, _ in
        updates += 1
        if row.parent != nil { box.remove(row) }
      }
      try await settle()
      do { try await drag(row, from: Place(x: 5, y: 5), to: box, at: Place(x: 120, y: 80)) } catch is ActionError {}
      #expect(updates > 0)
      window.close()
    }
  }

  @Test(
    "a window that closes while the pointer drags in it leaves the next one its frames and clicks",
    arguments: [false, true])
  func closesWhileDragged(destroys: Bool) async throws {
    try await using(.events) {
      for _ in 0..<2 {
        let row = Label("A row that is dragged")
        let gesture = GestureDrag()
        row.add(gesture)
        let window = try await TestWindow(row)
        gesture.onDragUpdate { [weak window] _, _ in
          if destroys { window?.window.destroyWindow() } else { window?.close() }
        }
        do { try await drag(row, from: Place(x: 5, y: 5), at: Place(x: 120, y: 80)) } catch is ActionError {}
        #expect(!window.window.isMapped)
        window.close()
        var clicks = 0
        let button = Button("Next")
        button.onClicked { clicks += 1 }
        try await withTestWindow(button) { next in
          try await paintFrames(3, of: next.window)
          try await click(button)
          #expect(clicks == 1)
        }
      }
    }
  }

  @Test("a slider that is dragged tells its handler")
  func slider() async throws {
    try await using(.events) {
      let scale = Scale(range: 0...100, step: 1)
      var changes = 0
      scale.onValueChanged { changes += 1 }
      try await withTestWindow(scale) { _ in
        try await drag(
          scale, from: Place(x: 12, y: Double(scale.height) / 2), at: Place(x: 300, y: Double(scale.height) / 2))
        #expect(scale.value > 50)
        #expect(changes > 0)
      }
    }
  }

  @Test("the pointer over a widget is heard of", arguments: methods)
  func hovers(_ method: DeliveryMethod) async throws {
    try await using(method) {
      let area = Box(.vertical)
      let motion = EventControllerMotion()
      var isInside = false
      motion.onEnter { _, _ in isInside = true }
      area.add(motion)
      try await withTestWindow(area) { _ in
        try await hover(area, at: Place(x: 50, y: 50))
        #expect(isInside)
      }
    }
  }

  @Test("a real click goes to the widget that covers the one asked for, as it would for a person")
  func covered() async throws {
    try await using(.events) {
      let button = Button("Below")
      var clicks = 0
      button.onClicked { clicks += 1 }
      let cover = Box(.vertical)
      let gesture = GestureClick()
      var covered = 0
      gesture.onPressed { _, _, _ in covered += 1 }
      cover.add(gesture)
      let overlay = Overlay()
      overlay.child = button
      overlay.addOverlay(cover)
      try await withTestWindow(overlay) { _ in
        try await click(button)
        #expect(clicks == 0 && covered == 1)
      }
    }
  }

  @Test("a choice is opened and made by clicks, in a popover with a surface of its own")
  func choosesInPopover() async throws {
    try await using(.events) {
      let choice = DropDown(["one", "two", "three"])
      choice.halign = .start
      choice.valign = .start
      var changes = 0
      choice.onNotifySelected { changes += 1 }
      try await withTestWindow(choice) { test in
        try await click(choice)
        let popover = try test.require(Popover.self)
        try await click(popover.require(Gtk.Label.self, .text("three")))
        try await wait(for: "the choice") { choice.selected == 2 }
        #expect(changes == 1)
      }
    }
  }

  @Test("a choice is opened and made by keys, pressed wherever the focus is")
  func choosesByKeys() async throws {
    try await using(.events) {
      let choice = DropDown(["one", "two", "three"])
      try await withTestWindow(choice) { test in
        try await press(.enter, in: choice)
        for key in [Key.down, .down, .enter] { try await press(key, in: test.window) }
        #expect(choice.selected == 2)
      }
    }
  }

  @Test("what is dragged is dropped on another widget")
  func dragAndDrop() async throws {
    try await using(.events) {
      let source = Label("drag me")
      let target = Label("drop here")
      let box = Box(.vertical)
      box.isHomogeneous = true
      box.append(source)
      box.append(target)
      // Wider than C's int.
      var number = 1 << 33 + 7
      source.add(DragSource { number })
      var dropped: [Int] = []
      target.add(
        DropTarget { payload, _, _ in
          dropped.append(payload)
          return true
        })
      try await withTestWindow(box) { _ in
        try await drag(source, to: target)
        try await wait(for: "the drop") { dropped == [1 << 33 + 7] }
        number = .min
        try await drag(source, to: target)
        try await wait(for: "the second drop") { dropped.last == .min }
      }
    }
  }

  @Test("files that are dragged are dropped with their addresses")
  func dropsFiles() async throws {
    try await using(.events) {
      let (source, target) = (Label("drag me"), Label("drop here"))
      let box = Box(.vertical)
      box.isHomogeneous = true
      [source, target].forEach(box.append)
      // What a file manager offers.
      let paths = ["/tmp/a b.txt", "/tmp/ä.txt"]
      var files: [OpaquePointer?] = paths.map { g_file_new_for_path($0) }
      var value = GValue()
      g_value_init(&value, gdk_file_list_get_type())
      g_value_take_boxed(&value, UnsafeMutableRawPointer(gdk_file_list_new_from_array(&files, gsize(files.count))))
      files.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
      let offer = gtk_drag_source_new()!
      gtk_drag_source_set_content(offer, gdk_content_provider_new_for_value(&value))
      g_value_unset(&value)
      gtk_widget_add_controller(source.native(), offer)
      var dropped: [[String]] = []
      target.add(
        DropTarget.files { addresses, _, _ in
          dropped.append(addresses)
          return true
        })
      try await withTestWindow(box) { _ in
        for count in 1...2 {
          try await drag(source, to: target)
          try await wait(for: "the drop") { dropped.count == count }
        }
        #expect(dropped.allSatisfy { $0 == ["file:///tmp/a%20b.txt", "file:///tmp/%C3%A4.txt"] })
      }
    }
  }
}
