import FoundationEssentials
import GtkTesting
import Testing

@testable import TrackedDemo

/// The to-do list and its page.
@MainActor @Suite(.serialized) struct TodoListTests {
  let list = TodoList()
  let notices = Notices()

  private func fill(_ count: Int) {
    list.show((1...count).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) })
  }

  @Test func countsFollowEveryChange() throws {
    fill(3)
    list.setCompleted(list.items[0], true)
    #expect(list.summary == "1 of 3 done")
    let undo = try #require(list.remove(list.items[0]))
    #expect(list.summary == "0 of 2 done")
    undo()
    #expect(list.items.map(\.id) == [1, 2, 3])
    #expect(list.completedCount == 1)
    #expect(list.openCount == 2)
  }

  @Test func theFilterFollowsEveryChange() {
    fill(3)
    list.setFilter(.open)
    list.setCompleted(list.items[1], true)
    #expect(list.visibleItems.map(\.id) == [1, 3])
    list.setFilter(.done)
    #expect(list.visibleItems.map(\.id) == [2])
    #expect(list.add("  Fourth ")?.title == "Fourth")
    #expect(list.visibleItems.map(\.id) == [2])
    #expect(list.add("   ") == nil)
  }

  @Test func itemsMoveAmongThoseShown() {
    fill(4)
    list.setCompleted(list.items[1], true)
    list.setFilter(.open)
    list.move(list.items[0], by: 1)
    #expect(list.visibleItems.map(\.id) == [3, 1, 4])
    list.move(list.visibleItems[0], by: -1)
    #expect(list.visibleItems.map(\.id) == [3, 1, 4])
  }

  @Test("C-137 ticking an item runs its own row's handler once, and nothing is bound anew")
  func tickingRunsOneHandler() async throws {
    fill(8)
    let window = try await TestWindow(TodoListViewController(list, notices: notices), width: 500, height: 700)
    var runs: [UpdateRecord.Run] = []
    let observation = UpdateRecorder.record([]) { runs.append($0) }
    list.items[2].isCompleted = true
    try await settle()
    observation.end()
    let handlers = runs.filter { $0.hook == .configurationUpdateHandler }
    #expect(handlers.count == 1)
    #expect(runs.filter { $0.hook == .updateProperties }.isEmpty)
    window.close()
  }

  @Test func theUserAddsTicksAndDeletesWithAWayBack() async throws {
    let window = try await TestWindow(TodoListViewController(list, notices: notices), width: 500, height: 700)
    let entry = try window.window.require(Entry.self, .accessibleLabel("New item"))
    try await type("Buy milk", into: entry)
    try await press(.enter, in: entry)
    #expect(list.items.map(\.title) == ["Buy milk"])
    #expect(entry.text.isEmpty)
    try await click(window.window.require(CheckButton.self, .accessibleLabel("Done")))
    #expect(list.items[0].isCompleted)
    try await click(window.window.require(Button.self, .accessibleLabel("Delete")))
    #expect(list.items.isEmpty)
    #expect(window.window.find(.text("Nothing to Do")) != nil)
    notices.performAction()
    try await settle()
    #expect(list.items.map(\.title) == ["Buy milk"])
    #expect(window.window.find(.text("Buy milk")) != nil)
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func itemsAreMovedByKeysAndByDragging() async throws {
    fill(3)
    let window = try await TestWindow(TodoListViewController(list, notices: notices), width: 500, height: 700)
    let cells = window.window.findAll(TodoCell.self).sorted { ($0.item?.id ?? 0) < ($1.item?.id ?? 0) }
    try await click(cells[0])
    try await press(.down, .alt, in: #require(cells[0].parent))
    #expect(list.items.map(\.id) == [2, 1, 3])
    let moved = try #require(window.window.findAll(TodoCell.self).first { $0.item?.id == 3 })
    let place = try #require(window.window.findAll(TodoCell.self).first { $0.item?.id == 2 })
    try await drag(moved, to: place)
    try await wait(for: "the drop") { list.items.map(\.id) == [3, 2, 1] }
    window.close()
  }

  @Test func aTitleIsEditedInPlace() async throws {
    fill(2)
    let window = try await TestWindow(TodoListViewController(list, notices: notices), width: 500, height: 700)
    list.edit(list.items[0])
    try await settle()
    let editor = try window.window.require(Entry.self, .accessibleLabel("Title"))
    #expect(editor.text == "Item 1")
    editor.text = ""
    try await type("Other", into: editor)
    try await press(.enter, in: editor)
    #expect(list.items[0].title == "Other")
    #expect(list.editedItem == nil)
    window.close()
  }

  @Test func aHundredThousandItemsMakeOnlyTheRowsInSight() async throws {
    fill(100_000)
    let controller = TodoListViewController(list, notices: notices)
    let window = try await TestWindow(controller, width: 500, height: 700)
    let rows = window.window.findAll(TodoCell.self, in: .everything).count
    #expect((1...300).contains(rows))
    list.setCompleted(list.items[0], true)
    _ = list.remove(list.items[50_000])
    try await settle()
    #expect(list.summary == "1 of 99999 done")
    window.close()
  }
}

/// Lists of several processes with one file.
@MainActor @Suite(.serialized) final class TodoSharingTests {
  let folder = FileManager.default.temporaryDirectory.path + "/todo-sharing-\(UUID().uuidString)"
  let notices = Notices()

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func makeList() -> TodoList {
    let list = TodoList()
    list.load(from: TodoStore(folder: folder), reportingTo: notices, following: false)
    return list
  }

  private func saved(_ lists: TodoList...) async throws {
    try await wait(for: "the list to be saved") { lists.allSatisfy { $0.storeState == .saved } }
  }

  @Test func twoListsShowEachOthersItemsAfterTheyAreSaved() async throws {
    let first = makeList()
    let second = makeList()
    first.add("first")
    try await saved(first)
    second.add("second")
    try await saved(second)
    #expect(second.items.map(\.title) == ["first", "second"])
    let item = try #require(first.items.first)
    first.setCompleted(item, true)
    try await saved(first)
    #expect(first.items.map(\.title) == ["first", "second"])
    #expect(first.items[0] === item, "an item stays the same object")
    #expect(first.summary == "1 of 2 done" && first.visibleItems.count == 2)
    #expect(makeList().items.map(\.record) == first.items.map(\.record))
  }

  @Test func whatChangesWhileTheListIsSavedIsSavedNext() async throws {
    let list = makeList()
    for round in 1...10 {
      list.add("first \(round)")
      for _ in 0..<3 { await Task.yield() }
      list.add("second \(round)")
      try await saved(list)
      #expect(makeList().items.map(\.record) == list.items.map(\.record))
    }
  }

  @Test func anItemThatAnotherListDeletedIsGone() async throws {
    let first = makeList()
    first.add("a")
    first.add("b")
    try await saved(first)
    let second = makeList()
    let deleted = try #require(first.items.first)
    let undo = try #require(first.remove(deleted))
    try await saved(first)
    second.edit(second.items[0])
    second.add("c")
    try await saved(second)
    #expect(second.items.map(\.title) == ["b", "c"])
    #expect(second.editedItem == nil)
    undo()
    try await saved(first)
    #expect(first.items.map(\.title) == ["a", "b", "c"])
  }

  @Test func whatIsDeletedHereAndChangedThereStaysAndComesBackOnce() async throws {
    let first = makeList()
    let item = try #require(first.add("a"))
    try await saved(first)
    let second = makeList()
    second.setCompleted(second.items[0], true)
    try await saved(second)
    let undo = try #require(first.remove(item))
    try await saved(first)
    #expect(first.items.map(\.isCompleted) == [true])
    undo()
    #expect(first.items.count == 1)
  }

  @Test func theGreatestIdentifierLeavesRoomForMore() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = #"{"version":1,"items":[{"id":9223372036854775807,"title":"a","isCompleted":false}]}"#
    #expect(FileManager.default.createFile(atPath: folder + "/todo.json", contents: Data(text.utf8)))
    let list = makeList()
    list.add("b")
    try await saved(list)
    #expect(makeList().items.map(\.title) == ["a", "b"])
  }

  @Test func aNewerFileThatTurnsUpIsLeftAloneAndTold() async throws {
    let list = makeList()
    list.add("a")
    try await saved(list)
    let newer = Data(#"{"version":3}"#.utf8)
    #expect(FileManager.default.createFile(atPath: folder + "/todo.json", contents: newer))
    list.add("b")
    try await wait(for: "the end of saving") { list.storeState == .readOnly }
    #expect(notices.current?.text.contains("newer version") == true)
    #expect(FileManager.default.contents(atPath: folder + "/todo.json") == newer)
    list.add("c")
    #expect(list.items.count == 3 && list.storeState == .readOnly)
  }

  @Test func aDamagedFileIsToldAndTheListGoesOn() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: folder + "/todo.json", contents: Data("?".utf8)))
    let list = makeList()
    #expect(notices.current?.text.contains("set aside as \(folder)/todo.json.damaged;") == true)
    list.add("a")
    try await saved(list)
    #expect(FileManager.default.createFile(atPath: folder + "/todo.json", contents: Data("!".utf8)))
    list.add("b")
    try await saved(list)
    #expect(notices.current?.text.contains("set aside as \(folder)/todo.json.damaged-2") == true)
    #expect(makeList().items.map(\.title) == ["a", "b"])
  }
}
