import Foundation
import GtkTesting
import Testing

@testable import TrackedDemo

/// What ends the editing of a title in its row, and what is stored meanwhile.
@MainActor @Suite("To-do editing", .serialized) final class TodoEditingTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Editing", instances: .many)
    return application.register() ? application : nil
  }()

  private let folder = FileManager.default.temporaryDirectory.path + "/todo-editing-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func show(_ count: Int) async throws -> (AppModel, MainWindow) {
    try TestDisplay.prepare()
    let model = AppModel()
    model.todo.show((1...count).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) })
    let main = MainWindow(try #require(Self.application), model, page: .todo)
    main.present()
    try await settle()
    return (model, main)
  }

  private func cell(_ id: Int, in main: MainWindow) throws -> TodoCell {
    try #require(main.window.findAll(TodoCell.self).first { $0.item?.id == id })
  }

  private func editTitle(_ id: Int, to title: String, _ model: AppModel, _ main: MainWindow) async throws {
    model.todo.edit(try #require(model.todo.items.first { $0.id == id }))
    try await settle()
    let editor = try main.window.require(Entry.self, .accessibleLabel("Title"))
    editor.text = ""
    try await type(title, into: editor)
    #expect(model.todo.items.first { $0.id == id }?.title == "Item \(id)")
  }

  enum Ending: CaseIterable { case row, secondRow, page, window, quitting }

  @Test("C-252 an edit in place is kept by whatever ends it, twice", arguments: Ending.allCases)
  func keptByWhateverEndsIt(_ ending: Ending) async throws {
    for id in 1...2 {
      let (model, main) = try await show(4)
      defer { main.window.destroyWindow() }
      try await editTitle(id, to: "Kept", model, main)
      switch ending {
      case .row: try await click(cell(4, in: main))
      case .secondRow: model.todo.edit(model.todo.items[2])
      case .page: main.controller.selection.page = .counter
      case .window: main.window.close()
      case .quitting: model.todo.saveBeforeExit()
      }
      try await settle()
      #expect(model.todo.items[id - 1].title == "Kept")
      #expect(model.todo.editedItem === (ending == .secondRow ? model.todo.items[2] : nil))
      #expect(model.todo.items.filter { $0.title == "Kept" }.count == 1)
    }
  }

  @Test("C-252 Escape leaves the old title, and the row has the keyboard after either end")
  func escape() async throws {
    let (model, main) = try await show(3)
    defer { main.window.destroyWindow() }
    for (key, title) in [("Escape", "Item 2"), ("Return", "Kept")] {
      try await editTitle(2, to: "Kept", model, main)
      try await press(key, in: main.window.require(Entry.self, .accessibleLabel("Title")))
      try await settle()
      #expect(model.todo.items[1].title == title && model.todo.editedItem == nil)
      #expect(main.window.focus === (try cell(2, in: main).parent))
    }
  }

  private func makeList(_ notices: Notices = Notices()) -> TodoList {
    let list = TodoList()
    list.load(from: TodoStore(folder: folder), reportingTo: notices)
    return list
  }

  @Test("C-252 what another process writes is shown when the file changes, beside what is changed here")
  func otherProcess() async throws {
    let first = makeList()
    first.add("mine")
    try await wait(for: "the file") { first.storeState == .saved }
    let second = makeList()
    for title in ["theirs", "theirs too"] {
      second.add(title)
      try await wait(for: "their item") { first.items.contains { $0.title == title } }
      #expect(first.storeState == .saved)
    }
    first.add("mine too")
    second.setCompleted(second.items[0], true)
    try await wait(for: "both changes") {
      first.items.count == 4 && second.items.count == 4 && first.completedCount == 1 && second.completedCount == 1
    }
    #expect(Set(first.items.map(\.title)) == ["mine", "theirs", "theirs too", "mine too"])
  }

  @Test("C-252 what cannot be saved can be tried again, and the message goes when it is saved")
  func retry() async throws {
    let notices = Notices()
    let list = makeList(notices)
    let window = try await TestWindow(TodoListViewController(list, notices: notices), width: 500, height: 600)
    defer { window.close() }
    for number in 1...2 {
      // A file in the folder's place: nothing can be written there.
      try? FileManager.default.removeItem(atPath: folder)
      #expect(FileManager.default.createFile(atPath: folder, contents: nil))
      list.add("Item \(number)")
      try await wait(for: "the failure") { list.storeState == .failed }
      try await settle()
      #expect(notices.current?.actionTitle == "Retry")
      let retry = try window.require(Button.self, .text("Retry"))
      try await click(retry)
      try await wait(for: "the second failure") { list.storeState == .failed }
      try FileManager.default.removeItem(atPath: folder)
      try await settle()
      try await click(window.require(Button.self, .text("Retry")))
      try await wait(for: "the file") { list.storeState == .saved }
      try await settle()
      #expect(notices.current == nil && window.find(.text("Saved")) != nil && !retry.isMapped)
    }
    guard case .records(let records) = TodoStore(folder: folder).load() else {
      Issue.record("nothing was saved")
      return
    }
    #expect(records.map(\.title) == ["Item 1", "Item 2"])
  }
}
