import GtkTesting
import Testing
import TrackedKit

@testable import Notes

/// The screens, by pointer and keyboard.
@MainActor @Suite(.serialized) struct ScreenTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func open(_ store: NoteStore, width: Int = 800) async throws -> (TestWindow, NotesViewController) {
    let controller = NotesViewController(store, sandbox.preferences)
    return (try await TestWindow(controller, width: width, height: 500), controller)
  }

  private func isListed(_ text: String, in window: TestWindow) -> Bool {
    window.find(CollectionViewListCell.self, .textContaining(text)) != nil
  }

  @Test func listShowsTheNotesAndTheEditorTheChosenOne() async throws {
    let store = sandbox.makeStore()
    ["Tea\ngreen", "Milk"].forEach { store.add($0) }
    let (window, _) = try await open(store)
    defer { window.close() }
    #expect(window.find(.text("green")) != nil)
    try await click(window.require(.text("Tea")))
    #expect(try window.require(TextView.self).text == "Tea\ngreen")
  }

  @Test func typingChangesNoteListAndTitle() async throws {
    let store = sandbox.makeStore()
    let (window, controller) = try await open(store)
    defer { window.close() }
    controller.addNote()
    try await type("Bread", into: window.require(TextView.self))
    #expect(store.notes.map(\.text) == ["Bread"])
    #expect(isListed("Bread", in: window) && window.find(NavigationBar.self, .textContaining("Bread")) != nil)
    try await type(" and butter", into: window.require(TextView.self))
    #expect(store.notes.map(\.text) == ["Bread and butter"])
  }

  @Test func searchNarrowsTheList() async throws {
    let store = sandbox.makeStore()
    ["Tea", "Milk"].forEach { store.add($0) }
    let (window, controller) = try await open(store)
    defer { window.close() }
    controller.search()
    try await type("mil", into: window.require(SearchEntry.self))
    try await settle()
    #expect(!isListed("Tea", in: window) && isListed("Milk", in: window))
    try await type("x", into: window.require(SearchEntry.self))
    try await settle()
    #expect(!isListed("Milk", in: window) && window.find(.text("No Results")) != nil)
  }

  @Test func deleteAndUndo() async throws {
    let store = sandbox.makeStore()
    ["Tea", "Milk"].forEach { store.add($0) }
    let (window, controller) = try await open(store)
    defer { window.close() }
    try await click(window.require(.text("Tea")))
    controller.deleteNote()
    try await settle()
    #expect(!isListed("Tea", in: window))
    store.undoManager.undo()
    try await settle()
    #expect(isListed("Tea", in: window) && store.chosen?.text == "Tea")
  }

  @Test func placeholders() async throws {
    let store = sandbox.makeStore()
    let (window, _) = try await open(store)
    defer { window.close() }
    #expect(window.find(.text("No Notes")) != nil && window.find(.text("No Note Chosen")) != nil)
    store.add("First")
    try await settle()
    #expect(window.find(.text("No Notes")) == nil && window.find(.text("No Note Chosen")) == nil)
  }

  @Test func narrowWindowShowsOneAtATime() async throws {
    let store = sandbox.makeStore()
    store.add("Tea\ngreen")
    store.chosen = nil
    let (window, _) = try await open(store, width: 360)
    defer { window.close() }
    #expect(window.find(TextView.self) == nil)
    try await click(window.require(.text("Tea")))
    try await settle()
    #expect(try window.require(TextView.self).text == "Tea\ngreen")
  }

  @Test func importShowsItsProgressAndEnds() async throws {
    let store = sandbox.makeStore()
    let (window, controller) = try await open(store)
    defer { window.close() }
    let files = try ["one", "two"].map { text in
      let file = sandbox.file.url.deletingLastPathComponent().appending(path: "\(text).txt")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
    controller.importFiles(files)
    try await wait(for: "the import to end") {
      store.notes.count == 2 && controller.presentedViewController == nil
    }
    #expect(window.find(Label.self, .text("one")) != nil && window.find(Label.self, .text("two")) != nil)
  }

  @Test func importTellsWhatItCouldNotRead() async throws {
    let store = sandbox.makeStore()
    let (window, controller) = try await open(store)
    defer { window.close() }
    controller.importFiles([URL(filePath: "/nowhere/missing.txt")])
    try await wait(for: "the message") { window.find(.textContaining("missing.txt")) != nil }
    try await click(window.require(Button.self, .text("Close")))
    try await wait(for: "the sheet to go") { controller.presentedViewController == nil }
  }

  @Test func filesDroppedMeanwhileAreImportedToo() async throws {
    let store = sandbox.makeStore()
    let (window, controller) = try await open(store)
    defer { window.close() }
    for _ in 1...2 {
      for name in ["a", "b"] { controller.importFiles([URL(filePath: "/nowhere/\(name).txt")]) }
      try await wait(for: "what went wrong") {
        ["a.txt", "b.txt"].allSatisfy { window.find(Label.self, .textContaining($0)) != nil }
      }
      try await click(window.require(Button.self, .text("Close")))
      try await wait(for: "the sheet to go") { controller.presentedViewController == nil }
    }
  }

  @Test func closedWhileItImports() async throws {
    try TestDisplay.prepare()
    let store = sandbox.makeStore()
    let (began, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    weak var gone: Window?
    do {
      // GTK alone holds the window.
      let window = Window(title: "Notes")
      let controller = NotesViewController(store, sandbox.preferences)
      window.rootViewController = controller
      window.present()
      try await settle()
      let work = TextImport(into: store) { file in
        began.signal()
        mayGoOn.wait()
        return file.lastPathComponent
      }
      work.add([URL(filePath: "/1.txt"), URL(filePath: "/2.txt")])
      controller.present(ImportViewController(work), animated: true)
      try await wait(for: "the first file") { began.wait(timeout: .now()) == .success }
      gone = window
    }
    gone?.close()
    for _ in 1...2 { mayGoOn.signal() }
    try await wait(for: "the window to be freed") { gone == nil }
  }

  @Test func aProblemIsShownUntilItIsRead() async throws {
    try Data("not JSON".utf8).write(to: sandbox.file.url)
    let store = sandbox.makeStore()
    let (window, controller) = try await open(store)
    defer { window.close() }
    for _ in 1...2 {
      try await wait(for: "the message") { controller.presentedViewController != nil }
      try await click(window.require(Button.self, .text("OK")))
      try await wait(for: "its end") { controller.presentedViewController == nil }
      store.add("new")
      try await settle()
      #expect(controller.presentedViewController == nil && store.problem == nil)
      store.report("once more")
    }
  }

  @Test func importCanBeCancelled() async throws {
    let store = sandbox.makeStore()
    let (began, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let work = TextImport(into: store) { file in
      began.signal()
      mayGoOn.wait()
      return file.lastPathComponent
    }
    work.add((1...100).map { URL(filePath: "/\($0).txt") })
    let window = try await TestWindow(ImportViewController(work))
    defer { window.close() }
    try await wait(for: "the first file") { began.wait(timeout: .now()) == .success }
    try await click(window.require(Button.self, .text("Cancel")))
    mayGoOn.signal()
    try await wait(for: "the end") { work.isFinished }
    #expect(store.notes.isEmpty && work.done == 0)
  }

  @Test func preferencesChangeTheOpenWindow() async throws {
    let store = sandbox.makeStore()
    ["b", "a"].forEach { store.add($0) }
    let (window, _) = try await open(store)
    let preferences = try await TestWindow(PreferencesViewController(sandbox.preferences))
    defer {
      preferences.close()
      window.close()
    }
    func top(_ text: String) throws -> Double {
      try #require(window.require(Label.self, .text(text)).frame(in: window.window)).y
    }
    try await click(preferences.require(Switch.self))
    #expect(sandbox.preferences.isMonospaced)
    let order = try preferences.require(DropDown.self, .accessibleLabel("Order"))
    try await press(.enter, in: order)
    for key in [Key.down, .enter] { try await press(key, in: preferences.window) }
    #expect(sandbox.preferences.order == .title)
    #expect(try top("a") < top("b"))
  }
}
