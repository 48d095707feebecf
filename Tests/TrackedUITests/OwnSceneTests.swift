import GtkTesting
import Testing

@testable import TrackedUI

/// Scenes that a program puts together itself, with environments, and single windows.
@MainActor @Suite(.serialized) struct OwnSceneTests {
  @Observable final class Library {
    var name: String
    init(_ name: String) { self.name = name }
  }

  final class Older: ObservableObject { @Published var word = "older" }

  static let library = Library("shelf")
  static let older = Older()

  struct Shown: View {
    @Environment(Library.self) private var library
    @EnvironmentObject private var older: Older
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        Text(verbatim: "\(library.name), \(older.word), \(spacing)")
        Button("statistics") { openWindow(id: "stats") }
      }
    }
  }

  struct Notes: Scene {
    @State private var spacing = 2.0
    let title: String
    var body: some Scene {
      WindowGroup(title) {
        VStack {
          Shown()
          Button("wider") { spacing += 1 }
        }
      }
      .environment(OwnSceneTests.library)
      .environmentObject(OwnSceneTests.older)
      .environment(\.lineSpacing, spacing)
    }
  }

  struct Program: App {
    var body: some Scene {
      Notes(title: "Notes")
      Window("Statistics", id: "stats") { Text("numbers") }
      WindowGroup("Number", id: "number") { (number: Binding<Int>) in
        Text(verbatim: "number \(number.wrappedValue)")
      } defaultValue: {
        7
      }
    }
  }

  private func texts(_ window: TrackedKit.Window) -> [String] { window.findAll(Gtk.Label.self, .any).map(\.text) }

  private func opened(_ window: TrackedKit.Window?) async throws -> TrackedKit.Window {
    let window = try #require(window)
    try await wait { window.isMapped }
    try await settle()
    return window
  }

  @Test func aSceneOfTheProgramsOwnHasStateAndAnEnvironment() async throws {
    let runner = AppRunner(of: nil) { Program() }
    let window = try await opened(runner.openFirstWindow())
    #expect(window.title == "Notes" && texts(window).contains("shelf, older, 2.0"))
    try await click(window.require(Gtk.Button.self, .text("wider")))
    try await wait { texts(window).contains("shelf, older, 3.0") }
    Self.library.name = "cupboard"
    try await wait { texts(window).contains("cupboard, older, 3.0") }
    Self.library.name = "shelf"
    window.destroyWindow()
  }

  @Test func aSingleWindowIsOpenedOnce() async throws {
    let runner = AppRunner(of: nil) { Program() }
    let window = try await opened(runner.openFirstWindow())
    let before = TrackedKit.Window.shown.count
    try await click(window.require(Gtk.Button.self, .text("statistics")))
    try await wait { TrackedKit.Window.shown.count == before + 1 }
    let statistics = try await opened(runner.openWindow(id: "stats"))
    #expect(texts(statistics).contains("numbers") && statistics.title == "Statistics")
    #expect(TrackedKit.Window.shown.count == before + 1)
    statistics.close()
    try await wait { TrackedKit.Window.shown.count == before }
    let again = try await opened(runner.openWindow(id: "stats"))
    #expect(again !== statistics && texts(again).contains("numbers"))
    again.destroyWindow()
    window.destroyWindow()
  }

  @Test func aGroupForValuesOpensWithAUsualOne() async throws {
    let runner = AppRunner(of: nil) { Program() }
    let seven = try await opened(runner.openWindow(id: "number"))
    #expect(texts(seven).contains("number 7"))
    let eight = try await opened(runner.openWindow(value: 8))
    #expect(texts(eight).contains("number 8"))
    seven.destroyWindow()
    eight.destroyWindow()
  }

  @Test func aSingleWindowThatComesFirstOpensAtTheStart() async throws {
    struct Single: App {
      var body: some Scene {
        Window("Only", id: "only") { Text("alone") }
          .commands { CommandMenu("Do") { Button("it") {} } }
      }
    }
    let runner = AppRunner(of: nil) { Single() }
    let window = try await opened(runner.openFirstWindow())
    #expect(texts(window).contains("alone") && texts(window).contains("Window"))
    #expect(runner.openFirstWindow() === window)
    window.destroyWindow()
  }

  struct Tools: Commands {
    @Environment(\.openWindow) private var openWindow
    @State private var count = 0
    var body: some Commands {
      CommandMenu("Tools") {
        Button("Count \(count)") { count += 1 }.keyboardShortcut("k")
        Button("Statistics") { openWindow(id: "stats") }.keyboardShortcut("t")
      }
      if count > 1 { CommandMenu("More") { Button("it") {} } }
    }
  }

  struct Commanded: App {
    var body: some Scene {
      WindowGroup("Main") { Text("main") }.commands { Tools() }
      Window("Statistics", id: "stats") { Text("numbers") }
    }
  }

  @Test(
    "commands of the program's own have states and an environment; the menus of open windows follow",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func commandsOfTheProgramsOwn() async throws {
    for _ in 1...2 {
      let runner = AppRunner(of: nil) { Commanded() }
      let window = try await opened(runner.openFirstWindow())
      let before = TrackedKit.Window.shown.count
      try await press("k", .control, in: window)
      try await settle()
      #expect(!texts(window).contains("More"))
      try await press("k", .control, in: window)
      try await wait { texts(window).contains("More") }
      try await click(window.require(Gtk.Button.self, .text("Tools")))
      try await wait { texts(window).contains("Count 2") }
      try await press("Escape", in: window)
      try await settle()
      try await press("t", .control, in: window)
      try await wait { TrackedKit.Window.shown.count == before + 1 }
      let statistics = try await opened(runner.openWindow(id: "stats"))
      #expect(texts(statistics).contains("numbers") && texts(statistics).contains("More"))
      statistics.destroyWindow()
      window.destroyWindow()
    }
  }
}
