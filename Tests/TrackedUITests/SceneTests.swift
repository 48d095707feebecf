import Foundation
import GtkTesting
import Testing

@testable import TrackedUI

/// A program's windows, settings and menus.
@MainActor @Suite(.serialized) struct SceneTests {
  @Observable final class Document {
    var lines = 0
    var isBold = false
    var isLocked = false
  }

  static let document = Document()

  struct Program: App {
    @State private var document = SceneTests.document
    @State private var count = 1

    var body: some Scene {
      WindowGroup("Editor") {
        VStack {
          Text("lines \(document.lines)")
          Text("count \(count)")
          Button("more") { count += 1 }
          SettingsLink()
        }
      }
      .commands {
        CommandGroup(after: .newItem) {
          Button("Add Line") { document.lines += 1 }
            .keyboardShortcut("l")
            .disabled(document.isLocked)
        }
        CommandMenu("Style") {
          Toggle("Bold", isOn: $document.isBold).keyboardShortcut("b", modifiers: [.command, .shift])
        }
      }
      WindowGroup("Number", for: Int.self) { $number in
        VStack {
          Text("number \(number ?? -1)")
          Button("next") { number = (number ?? 0) + 1 }
        }
      }
      Settings { Form { Text("bold \(document.isBold ? "on" : "off")") } }
    }
  }

  init() {
    let document = Self.document
    (document.lines, document.isBold, document.isLocked) = (0, false, false)
  }

  private func texts(_ window: TrackedKit.Window) -> [String] { window.findAll(Gtk.Label.self, .any).map(\.text) }

  private func opened(_ window: TrackedKit.Window?) async throws -> TrackedKit.Window {
    let window = try #require(window)
    try await wait { window.isMapped }
    try await settle()
    return window
  }

  @Observable final class Told {
    var lines: [String] = []
  }

  struct Changing: App {
    static let told = Told()
    static let document = Document()
    @Environment(\.scenePhase) private var phase
    @State private var count = 0

    var body: some Scene {
      WindowGroup("Changing") { Button("count") { count += 1 } }
        .onChange(of: phase, initial: true) { _, new in Self.told.lines.append("\(new)") }
        .onChange(of: count) { old, new in Self.told.lines.append("\(old) \(new)") }
      WindowGroup("Other", id: "other") { Text("lines \(Self.document.lines)") }
        .onChange(of: Self.document.lines) { Self.told.lines.append("lines \(Self.document.lines)") }
    }
  }

  @Test("what a program's body reads does something when it is another one, also in no window")
  func changesOfAProgram() async throws {
    let runner = AppRunner(of: nil) { Changing() }
    let told = Changing.told
    let window = try await opened(runner.openFirstWindow())
    // A headless compositor gives no window the keyboard.
    let phase = Delivery.method == .events ? "active" : "inactive"
    try await wait(for: "the window to be \(phase)") { told.lines.last == phase }
    #expect(told.lines.first == "background")
    told.lines = []
    try await click(window.require(Gtk.Button.self, .text("count")))
    try await wait(for: "the count") { told.lines == ["0 1"] }
    Changing.document.lines = 3
    try await wait(for: "the lines") { told.lines == ["0 1", "lines 3"] }
    Changing.document.lines = 3
    window.destroyWindow()
    try await wait(for: "the background") { told.lines.last == "background" }
    #expect(!told.lines.dropFirst(2).contains { $0.hasPrefix("lines") || $0.hasPrefix("0") })
  }

  private struct Menus: App {
    static let tally = Tally()
    var body: some Scene {
      WindowGroup("Menus") { Text(verbatim: "text") }
        .commands {
          CommandMenu("Lines") {
            Button("add") { Self.tally.note("add") }
            Menu("More") { Button("inside") { Self.tally.note("inside") } }
          }
          CommandMenu("Words") { Button("count") { Self.tally.note("count") } }
        }
    }
  }

  @Test(
    "F10 opens the menus, and arrows lead from one to the next, into those inside and out of them",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func menuKeys() async throws {
    let runner = AppRunner(of: nil) { Menus() }
    let window = try await opened(runner.openFirstWindow())
    func press(_ keys: String...) async throws {
      for key in keys {
        _ = try await GtkTesting.press(key, in: window.focus ?? window)
        try await settle()
      }
    }
    for turn in 1...2 {
      try await press("F10")
      #expect(texts(window).contains("New Window"))
      try await press("Right")
      #expect(texts(window).contains("add") && !texts(window).contains("New Window"))
      try await press("Down", "Right")
      #expect(texts(window).contains("inside"))
      try await press("Left", "Right", "Right")
      #expect(texts(window).contains("count"), "the next menu is behind an entry that leads nowhere")
      try await press("Escape", "F10", "Left")
      #expect(texts(window).contains("count"), "the last menu is before the first one")
      try await press("Return")
      try await wait(for: "the entry") { Menus.tally["count"] == turn }
    }
    window.destroyWindow()
  }

  private struct Untitled: App { var body: some Scene { WindowGroup { Text("text") } } }

  @Test("a window without a title has the program's name") func untitled() async throws {
    let runner = AppRunner(of: nil) { Untitled() }
    for _ in 1...2 {
      let window = try await opened(runner.openFirstWindow())
      #expect(window.title == ProcessInfo.processInfo.processName)
      window.destroyWindow()
    }
  }

  @Test func aProgramKeepsItsState() async throws {
    let runner = AppRunner(of: nil) { Program() }
    let window = try await opened(runner.openFirstWindow())
    #expect(texts(window).contains("count 1"))
    try await click(window.require(Gtk.Button.self, .text("more")))
    try await settle()
    #expect(texts(window).contains("count 2"))
    let other = try await opened(runner.openFirstWindow())
    #expect(texts(other).contains("count 2"), "the windows of a program share its state")
    window.destroyWindow()
    other.destroyWindow()
  }

  struct SameKey: App {
    static let model = Model()
    static let tally = Tally()
    var body: some Scene {
      WindowGroup("Same") {
        VStack {
          Text("window")
          if Self.model.isOn {
            Button("In the window") { Self.tally.note("window") }.keyboardShortcut("l").disabled(Self.model.a == 1)
          }
        }
      }
      .commands { CommandMenu("Lines") { Button("In the menu") { Self.tally.note("menu") }.keyboardShortcut("l") } }
    }
  }

  @Test(
    "a key of a view in the window comes before the same one of a menu",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func windowsKeyFirst() async throws {
    let (model, tally) = (SameKey.model, SameKey.tally)
    let runner = AppRunner(of: nil) { SameKey() }
    let window = try await opened(runner.openFirstWindow())
    defer { window.destroyWindow() }
    for turn in 1...2 {
      for (isOn, a, name) in [(true, 0, "window"), (true, 1, "menu"), (false, 0, "menu")] {
        (model.isOn, model.a) = (isOn, a)
        try await settle()
        tally.clear()
        try await press("l", .control, in: window)
        try await settle()
        #expect(tally[name] == 1 && tally["window"] + tally["menu"] == 1, "turn \(turn), \(name)")
      }
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func shortcutsOfMenusWorkWhileTheyAreClosed() async throws {
    let runner = AppRunner(of: nil) { Program() }
    let window = try await opened(runner.openFirstWindow())
    #expect(["File", "Style"].allSatisfy(texts(window).contains) && !texts(window).contains("Edit"))
    try await press("l", .control, in: window)
    try await settle()
    #expect(texts(window).contains("lines 1"))
    Self.document.isLocked = true
    try await settle()
    try await press("l", .control, in: window)
    try await settle()
    #expect(texts(window).contains("lines 1"), "what is disabled has no key")
    try await press("b", [.control, .shift], in: window)
    #expect(Self.document.isBold)
    window.destroyWindow()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func menusShowTheirKeys()
    async throws
  {
    let runner = AppRunner(of: nil) { Program() }
    let window = try await opened(runner.openFirstWindow())
    try await click(window.require(Gtk.Button.self, .text("File")))
    try await wait { self.texts(window).contains("Add Line") }
    let shown = texts(window)
    #expect(["New Window", "Settings…", "Quit", "Ctrl+L", "Ctrl+,"].allSatisfy(shown.contains))
    try await click(window.require(Gtk.Label.self, .text("Add Line")))
    try await wait { Self.document.lines == 1 }
    window.destroyWindow()
  }

  @Test func settingsOpenOnce() async throws {
    let runner = AppRunner(of: nil) { Program() }
    let window = try await opened(runner.openFirstWindow())
    let before = Set(TrackedKit.Window.shown.map { ObjectIdentifier($0) })
    try await press("comma", .control, in: window)
    try await wait { TrackedKit.Window.shown.count == before.count + 1 }
    let settings = try #require(
      TrackedKit.Window.shown.first { !before.contains(ObjectIdentifier($0)) } as? TrackedKit.Window)
    try await settle()
    #expect(settings.title == "Settings" && texts(settings).contains("bold off"))
    Self.document.isBold = true
    try await settle()
    #expect(texts(settings).contains("bold on"))
    #expect(runner.openSettings() === settings)
    settings.destroyWindow()
    window.destroyWindow()
  }

  @Test func windowsAreClosedByTheirNamesAndValues() async throws {
    struct Closing: App {
      var body: some Scene {
        WindowGroup("Main") {
          Text("main")
        }
        WindowGroup("Tool", id: "tool") { Closer() }.windowResizability(.contentSize)
        WindowGroup("Number", for: Int.self) { $number in Text("number \(number ?? -1)") }
      }
    }
    struct Closer: View {
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        Button("number") { dismissWindow(value: 7) }
        Button("tools") { dismissWindow(id: "tool") }
      }
    }
    let runner = AppRunner(of: nil) { Closing() }
    let main = try await opened(runner.openFirstWindow())
    let tool = try await opened(runner.openWindow(id: "tool"))
    let seven = try await opened(runner.openWindow(value: 7))
    let eight = try await opened(runner.openWindow(value: 8))
    #expect(main.isResizable && !tool.isResizable)
    try await click(tool.require(Gtk.Button.self, .text("number")))
    try await wait { !seven.isVisible }
    #expect(eight.isVisible && tool.isVisible)
    try await click(tool.require(Gtk.Button.self, .text("tools")))
    try await wait { !tool.isVisible }
    #expect(main.isVisible && eight.isVisible)
    eight.destroyWindow()
    main.destroyWindow()
  }

  @Test func windowsShowTheirValues() async throws {
    let runner = AppRunner(of: nil) { Program() }
    let window = try await opened(runner.openWindow(value: 5))
    #expect(texts(window).contains("number 5"))
    try await click(window.require(Gtk.Button.self, .text("next")))
    try await settle()
    #expect(texts(window).contains("number 6"))
    #expect(runner.openWindow(value: 5) === window)
    window.destroyWindow()
  }
}
