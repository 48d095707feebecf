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
