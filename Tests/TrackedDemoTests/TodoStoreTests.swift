import FoundationEssentials
import Testing

@testable import TrackedDemo

/// What happens to the file of the to-do list: nothing that was written is lost.
@Suite final class TodoStoreTests {
  let folder = FileManager.default.temporaryDirectory.path + "/todo-store-\(UUID().uuidString)"
  let records = [
    TodoRecord(id: 1, title: "Buy milk", isCompleted: false), TodoRecord(id: 2, title: "Ñandú 🥛", isCompleted: true),
  ]
  var path: String { folder + "/todo.json" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
  }

  private func loadedRecords(_ store: TodoStore) -> [TodoRecord]? {
    if case .records(let records) = store.load() { return records }
    return nil
  }

  @Test func whatWasSavedIsRead() {
    let store = TodoStore(folder: folder)
    guard case .missing = store.load() else {
      Issue.record("there is no file at first")
      return
    }
    #expect(store.save(records) == nil)
    #expect(loadedRecords(TodoStore(folder: folder)) == records)
  }

  @Test(arguments: [Array("{ not json".utf8), [0xFF, 0xFE, 0x00], Array(#"{"version":1}"#.utf8), []])
  func aDamagedFileIsSetAsideAndNamed(bytes: [UInt8]) throws {
    try write(bytes)
    guard case .damaged(let name) = TodoStore(folder: folder).load() else {
      Issue.record("the file makes no sense")
      return
    }
    #expect(FileManager.default.contents(atPath: name) == Data(bytes))
    #expect(FileManager.default.contents(atPath: path) == nil)
  }

  @Test func aSecondDamagedFileDoesNotReplaceTheFirst() throws {
    try write(Array("first".utf8))
    _ = TodoStore(folder: folder).load()
    try write(Array("second".utf8))
    _ = TodoStore(folder: folder).load()
    #expect(FileManager.default.contents(atPath: path + ".damaged") == Data("first".utf8))
    #expect(FileManager.default.contents(atPath: path + ".damaged-2") == Data("second".utf8))
  }

  @Test func duplicateIdentifiersCountAsDamage() throws {
    let item = #"{"id":1,"title":"a","isCompleted":false}"#
    try write(Array(#"{"version":1,"items":[\#(item),\#(item)]}"#.utf8))
    guard case .damaged = TodoStore(folder: folder).load() else {
      Issue.record("an identifier stands twice")
      return
    }
  }

  @Test func aFileOfANewerVersionIsLeftAlone() throws {
    let newer = Array(#"{"version":2,"things":[]}"#.utf8)
    try write(newer)
    guard case .newer(let name) = TodoStore(folder: folder).load() else {
      Issue.record("the version is newer")
      return
    }
    #expect(name == path)
    #expect(FileManager.default.contents(atPath: path) == Data(newer))
  }

  @Test func anUnwritableFolderIsTold() throws {
    try write([])
    let store = TodoStore(folder: path + "/below-a-file")
    let problem = try #require(store.save(records))
    #expect(problem.contains("below-a-file"))
  }

  @Test func whatAnInterruptedWriteLeftDoesNoHarm() throws {
    let store = TodoStore(folder: folder)
    #expect(store.save(records) == nil)
    #expect(FileManager.default.createFile(atPath: path + ".new", contents: Data("half a li".utf8)))
    #expect(loadedRecords(store) == records)
    #expect(store.save([]) == nil)
    #expect(loadedRecords(store) == [])
  }

  @Test func aReaderNeverSeesHalfAFile() async {
    let store = TodoStore(folder: folder)
    let many = (0..<2000).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) }
    #expect(store.save(many) == nil)
    let writer = Task.detached { for _ in 0..<40 { _ = store.save(many) } }
    for _ in 0..<40 { #expect(loadedRecords(TodoStore(folder: folder))?.count == many.count) }
    await writer.value
  }
}
