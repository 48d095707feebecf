import CGtk
import GtkTesting
import Testing

@Suite("Actions", .serialized)
struct ActionTests {
  private func makeApplication(_ name: String = #function) throws -> Application {
    let name = name.prefix { $0.isLetter }
    let application = Application(id: "io.github.trackedkit.Tests.\(name)", instances: .many)
    #expect(application.register())
    return application
  }

  @Test("an action is found by its name, runs, and does not run while it is disabled")
  func simple() throws {
    let application = try makeApplication()
    var runs = 0
    let action = application.addAction("act") { runs += 1 }
    #expect(application.action("act") === action)
    #expect(application.action("other") == nil)
    action.activate()
    action.isEnabled = false
    action.activate()
    #expect(runs == 1)
  }

  @Test("an action's parameter arrives as what the action says, and no other kind does anything")
  func parameter() throws {
    let application = try makeApplication()
    var given: [Any] = []
    let text = application.addAction("open", parameter: String.self) { given.append($0) }
    let number = application.addAction("choose", parameter: Int.self) { given.append($0) }
    let share = application.addAction("zoom", parameter: Double.self) { given.append($0) }
    let state = application.addAction("show", parameter: Bool.self) { given.append($0) }
    text.activate("notes.txt")
    number.activate(1 << 40)
    share.activate(0.5)
    state.activate(true)
    #expect(given as? [AnyHashable] == ["notes.txt", 1 << 40, 0.5, true])
  }

  @Test("a group's actions are found below its widget: by a menu, a button and by name, with what they are given")
  func group() async throws {
    let (outer, inner, button) = (Box(.vertical), Box(.vertical), Button("choose"))
    outer.append(inner)
    inner.append(button)
    let group = SimpleActionGroup()
    var given: [String] = []
    group.addAction("open", parameter: String.self) { given.append($0) }
    group.addAction("plain") { given.append("plain") }
    inner.insertActionGroup("editor", group)
    let test = try await TestWindow(outer)
    defer { test.close() }
    #expect(button.activateAction("editor.open", "by name") && button.activateAction("editor.plain"))
    #expect(!outer.activateAction("editor.plain"))
    button.actionName = "editor.open"
    button.actionTarget = .text("by a button")
    try await click(button)
    #expect(given == ["by name", "plain", "by a button"])
    inner.insertActionGroup("editor", nil)
    #expect(!button.activateAction("editor.plain") && !button.isSensitive)
  }

  @Test("a section is appended with and without a label")
  func sections() {
    let (menu, second) = (Menu(), Menu())
    second.append("Quit", action: "app.quit")
    menu.appendSection(second)
    menu.appendSection("More", second)
    #expect(menu.count == 2)
  }

  @Test("an action that is on or off changes its state before its handler runs")
  func onOrOff() {
    var states: [Bool] = []
    let action = SimpleAction("switch", state: false) { states.append($0) }
    action.activate()
    action.activate()
    #expect(states == [true, false])
    action.isOn = true
    #expect(states.count == 2 && action.isOn)
    #expect(action.choice.isEmpty)
  }

  @Test("an action that is one of several texts takes the chosen one")
  func choice() {
    var choices: [String] = []
    let action = SimpleAction("style", state: "light") { choices.append($0) }
    #expect(action.choice == "light")
    let parameterType = g_variant_type_dup_string(g_action_get_parameter_type(action.native()))
    defer { g_free(parameterType) }
    #expect(parameterType.map { String(cString: $0) } == "s")
    action.activate("dark")
    #expect(action.choice == "dark" && choices == ["dark"])
    action.choice = "light"
    #expect(choices == ["dark"])
    #expect(!action.isOn)
  }

  @Test("an application tells of a window that is made for it, and the window is whole by then")
  func windowAdded() {
    let application = Application(id: "io.github.trackedkit.Tests.added", instances: .many)
    var added: [Gtk.Window?] = []
    application.onWindowAdded { added.append($0) }
    application.onActivate { [unowned application] in
      let window = Window(application: application, title: "First")
      #expect(added == [window] && application.windows == [window] && added[0]?.title == "First")
      MainLoop.whenIdle { window.destroyWindow() }
    }
    #expect(application.runReturningExitCode(["program"]) == 0)
  }

  @Test("an application ends with its last window, and both are freed with their actions")
  func lifetime() async throws {
    var watches: [FinalizationWatch] = []
    do {
      let application = Application(id: "io.github.trackedkit.Tests.lifetime", instances: .many)
      application.onActivate { [unowned application] in
        let window = ApplicationWindow(application: application)
        #expect(application.windows == [window])
        watches = [
          FinalizationWatch(window.addAction("act") {}), FinalizationWatch(application.addAction("act") {}),
          FinalizationWatch(window), FinalizationWatch(application),
        ]
        MainLoop.whenIdle { window.destroyWindow() }
      }
      #expect(application.runReturningExitCode(["program"]) == 0)
    }
    #expect(watches.count == 4)
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test(
    "a menu has entries, sections and submenus",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func menu() async throws {
    let (menu, section, submenu) = (Gtk.Menu(), Gtk.Menu(), Gtk.Menu())
    submenu.append("Dark", action: "app.style::dark")
    section.append("Quit", action: "app.quit")
    menu.append("About", action: "app.about")
    menu.appendSection("End", section)
    menu.appendSubmenu("Style", submenu)
    #expect(menu.count == 3)
    let button = MenuButton()
    button.menu = menu
    let test = try await TestWindow(button)
    button.popup()
    try await wait(for: "the menu") { button.popover?.isMapped == true }
    button.popdown()
    menu.removeAll()
    #expect(menu.count == 0)
    withExtendedLifetime(test) {}
  }

  @Test("a command line's options reach the handler, whose answer is the exit code")
  func options() {
    let application = Application(id: nil, instances: .many)
    var seen: [String] = []
    application.setOptions([.flag("check", "Checks"), .value("page", argument: "NAME", "Opens a page")]) { values in
      seen = [values["page"] ?? "", values.contains("check") ? "checked" : ""]
      return 3
    }
    #expect(application.runReturningExitCode(["program", "--check", "--page=settings"]) == 3)
    #expect(seen == ["settings", "checked"])
  }
}
