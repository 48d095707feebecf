import CGtk
import GtkTesting
import Testing

@Suite("Widgets", .serialized)
struct WidgetTests {
  @Test("a mnemonic is shown as a letter, activates its widget, and gives way to plain text")
  func mnemonic() async throws {
    let (label, button) = (Label(), Button("target"))
    let box = Box(.horizontal)
    box.append(label)
    box.append(button)
    label.setMnemonic("_Name", for: button)
    #expect(label.text == "Name")
    let test = try await TestWindow(box)
    var clicks = 0
    button.onClicked { clicks += 1 }
    gtk_widget_mnemonic_activate(button.widgetPointer, 0)
    try await wait(for: "the button") { button.hasFocus || clicks == 1 }
    label.text = "_Name"
    #expect(label.text == "_Name")
    withExtendedLifetime(test) {}
  }

  @Test("what is put into a hidden box, or taken out, is measured when the box is shown")
  func filledWhileHidden() async throws {
    let (box, label) = (Box(.horizontal), Label("a label"))
    let outer = Box(.vertical)
    outer.append(box)
    let test = try await TestWindow(outer)
    let empty = box.measured(.horizontal).minimum
    box.isVisible = false
    box.append(label)
    box.isVisible = true
    #expect(box.measured(.horizontal).minimum == label.measured(.horizontal).minimum)
    #expect(box.measured(.horizontal).minimum > empty)
    #expect(outer.measured(.horizontal).minimum == box.measured(.horizontal).minimum)
    try await settle()
    #expect(label.width > 0 && box.width > 0)
    box.isVisible = false
    box.remove(label)
    box.isVisible = true
    #expect(box.measured(.horizontal).minimum == empty)
    withExtendedLifetime(test) {}
  }

  @Test("a stack shows the page it is told to, and tells of it")
  func stack() async throws {
    let stack = Stack()
    stack.addChild(Label("first"), name: "1", title: "One")
    stack.addChild(Label("second"), name: "2", title: "Two")
    stack.transitionType = .slideUpDown
    let test = try await TestWindow(stack)
    var changes = 0
    stack.onNotifyVisibleChild.includingProgrammatic { changes += 1 }
    #expect(stack.visibleChildName == "1")
    stack.visibleChildName = "2"
    stack.visibleChildName = "2"
    try await settle()
    #expect(changes == 1)
    #expect((stack.visibleChild as? Label)?.text == "second")
    #expect(stack.visibleChild?.isMapped == true)
    withExtendedLifetime(test) {}
  }

  @Test("a user changes page by the sidebar")
  func sidebar() async throws {
    let (stack, sidebar) = (Stack(), StackSidebar())
    sidebar.stack = stack
    stack.addChild(Label("first"), name: "1", title: "One")
    stack.addChild(Label("second"), name: "2", title: "Two")
    let box = Box(.horizontal)
    box.append(sidebar)
    box.append(stack)
    let test = try await TestWindow(box)
    try await click(test.require(Gtk.Label.self, .text("Two")))
    #expect(stack.visibleChildName == "2")
  }

  @Test("the texts of a choice can be exchanged without its handler hearing of it")
  func dropDown() async throws {
    let choice = DropDown(["one", "two"])
    let test = try await TestWindow(choice)
    var heard = 0
    choice.onNotifySelected { heard += 1 }
    choice.selected = 1
    choice.strings = ["three"]
    #expect(choice.selected == 0)
    choice.strings = []
    #expect(choice.selected == nil)
    #expect(heard == 0)
    withExtendedLifetime(test) {}
  }

  @Test("one button of a group is pressed at a time")
  func group() async throws {
    let (first, second) = (CheckButton("first"), CheckButton("second"))
    second.setGroup(first)
    first.isActive = true
    let box = Box(.vertical)
    box.append(first)
    box.append(second)
    let test = try await TestWindow(box)
    var heard: [String] = []
    first.onToggled { heard.append("first") }
    second.onToggled { heard.append("second") }
    try await click(second)
    #expect(!first.isActive && second.isActive)
    #expect(heard.sorted() == ["first", "second"])
    withExtendedLifetime(test) {}
  }

  @Test("any number of items is chosen from Swift without a handler hearing of it")
  func multiSelection() {
    let selection = MultiSelection(ListModel(count: { 10 }, item: { $0 }))
    var heard = 0
    selection.onSelectionChanged { _, _ in heard += 1 }
    selection.select([7, 2])
    #expect(selection.selectedPositions == [2, 7])
    #expect(selection.isSelected(7) && !selection.isSelected(3))
    selection.select([3])
    #expect(selection.selectedPositions == [3])
    #expect(heard == 0)
  }

  @Test("a grid view keeps to its columns")
  func gridView() async throws {
    let factory = ListItemFactory()
    factory.onBind { item in item?.child = Label("\(item?.position ?? -1)") }
    let grid = GridView(NoSelection(ListModel(count: { 6 }, item: { $0 })), factory: factory)
    grid.columns = 3...3
    #expect(grid.columns == 3...3)
    let test = try await TestWindow(grid)
    func place(_ text: String) throws -> graphene_rect_t {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(
        try test.require(Gtk.Label.self, .text(text)).widgetPointer, grid.widgetPointer, &bounds)
      return bounds
    }
    #expect(try place("0").origin.y == place("2").origin.y)
    #expect(try place("3").origin.y > place("2").origin.y)
  }

  @Test("a scrolled window follows its adjustment, which tells only of the user")
  func scrolling() async throws {
    let scroller = ScrolledWindow()
    let tall = Label("tall")
    tall.setSizeRequest(height: 2000)
    scroller.child = tall
    let test = try await TestWindow(scroller)
    var heard = 0
    scroller.verticalAdjustment.onValueChanged { heard += 1 }
    scroller.verticalAdjustment.value = 500
    #expect(scroller.verticalAdjustment.value == 500)
    #expect(heard == 0)
    try await scroll(scroller, steps: 3)
    #expect(heard > 0)
    #expect(scroller.verticalAdjustment.value > 500)
    withExtendedLifetime(test) {}
  }

  @Test(
    "a popover comes, and goes with a word",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func popover() async throws {
    let (button, popover) = (MenuButton(), Popover())
    popover.child = Label("inside")
    button.popover = popover
    let test = try await TestWindow(button)
    var closed = 0
    popover.onClosed { closed += 1 }
    button.popup()
    try await wait(for: "the popover") { popover.isMapped }
    #expect(button.popover === popover)
    popover.popdown()
    try await wait(for: "the popover to close") { closed == 1 }
    withExtendedLifetime(test) {}
  }

  @Test("a picture shows the texture it is given, also from a resource")
  func pictures() async throws {
    let texture = Texture.make(width: 1, height: 1, rgba: [255, 0, 0, 255])
    let shown = Picture()
    shown.texture = texture
    shown.contentFit = .fill
    #expect(shown.texture === texture)
    let test = try await TestWindow(shown)
    #expect(try picture(of: shown).pixel(x: 50, y: 50) == Texture.Pixel(red: 255, green: 0, blue: 0))
    let image = Image()
    image.texture = texture
    #expect(image.texture === texture && image.iconName == nil)
    let error = #expect(throws: TextureError.self) { try Texture.load(resource: "/io/github/trackedkit/missing.png") }
    #expect(error?.description.contains("missing.png") == true)
    withExtendedLifetime(test) {}
  }

  @Test("the wish for a dark style restyles, and tells of it")
  func displaySettings() async throws {
    let label = Label("styled")
    let test = try await TestWindow(label)
    let settings = DisplaySettings.shared
    #expect(settings === DisplaySettings.shared)
    #expect(settings.textScale > 0)
    var heard = 0
    let connection = settings.onNotifyApplicationPreferDarkTheme.includingProgrammatic { heard += 1 }
    defer {
      connection.disconnect()
      settings.prefersDark = false
    }
    let before = try picture(of: test.window).pixel(x: 2, y: 100)
    settings.prefersDark = true
    settings.prefersDark = true
    try await settle()
    #expect(heard == 1)
    #expect(try picture(of: test.window).pixel(x: 2, y: 100) != before)
  }

  @Test(
    "a theme that the environment names is dark by its variant, whatever the settings say",
    arguments: [("Default:dark", true), ("Adwaita-dark", true), ("Default", false), (":", false)])
  func themeOfTheEnvironment(_ theme: String, _ isDark: Bool) throws {
    try TestDisplay.prepare()
    let settings = DisplaySettings.shared
    defer {
      g_unsetenv("GTK_THEME")
      settings.prefersDark = false
    }
    settings.prefersDark = !isDark
    #expect(settings.isDark == !isDark)
    g_setenv("GTK_THEME", theme, 1)
    #expect(settings.isDark == isDark)
  }

  @Test("a frame with a title holds its child")
  func frame() async throws {
    let frame = Frame("Title")
    let label = Label("inside")
    frame.child = label
    let test = try await TestWindow(frame)
    #expect(frame.child === label && frame.label == "Title")
    #expect(test.find(Gtk.Label.self, .text("Title")) != nil)
    frame.label = nil
    #expect(frame.label == nil)
  }

  @Test(
    "a popover without anything to focus opens and closes, also in a window where nothing has the keyboard",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func popoverWithoutFocus() async throws {
    let (box, anchor, menuButton, popover) = (Box(.vertical), Label("anchor"), MenuButton(), Popover())
    box.append(anchor)
    let window = try await TestWindow(box)
    popover.child = Label("nothing to focus")
    popover.setParent(anchor)
    #expect(window.window.focus == nil)
    for hides in [true, false] {
      popover.hidesAutomatically = hides
      popover.popup()
      try await wait(for: "the popover to open") { popover.isMapped }
      try await settle()
      popover.popdown()
      try await wait(for: "the popover to close") { !popover.isMapped }
    }
    menuButton.canFocus = false
    box.append(menuButton)
    popover.hidesAutomatically = true
    menuButton.popover = popover
    window.window.focus = nil
    menuButton.popup()
    try await wait(for: "the popover to open") { popover.isMapped }
    try await settle()
    menuButton.popdown()
    try await wait(for: "the popover to close") { !popover.isMapped }
    #expect(!popover.isFocusable)
  }
}
