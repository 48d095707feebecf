import FoundationEssentials
import Glibc
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

  private func write(_ text: String) throws { try write(Array(text.utf8)) }

  private func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
  }

  private func contents(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func whatWasSavedIsRead() {
    let store = TodoStore(folder: folder)
    #expect(store.load() == .missing)
    #expect(store.save(records) == .saved(records, damagedMovedTo: nil))
    #expect(TodoStore(folder: folder).load() == .records(records))
  }

  @Test func nothingIsLeftBesideTheFileButItsLock() throws {
    let store = TodoStore(folder: folder)
    for _ in 0..<3 { _ = store.save(records) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["todo.json", "todo.json.lock"])
  }

  @Test(arguments: [
    Array("{ not json".utf8), [0xFF, 0xFE, 0x00], Array(#"{"version":1}"#.utf8), [],
    Array(#"{"version":0,"items":[]}"#.utf8), Array(#"{"version":-3,"items":[]}"#.utf8),
    Array(#"{"version":1,"items":[{"id":1,"title":""#.utf8) + [0xC3] + Array(#"","isCompleted":false}]}"#.utf8),
    Array(#"{"version":2,"items":[]}"#.utf8),
  ])
  func aDamagedFileIsSetAsideAndNamed(bytes: [UInt8]) throws {
    try write(bytes)
    #expect(TodoStore(folder: folder).load() == .damaged(movedTo: path + ".damaged"))
    #expect(FileManager.default.contents(atPath: path + ".damaged") == Data(bytes))
    #expect(FileManager.default.contents(atPath: path) == nil)
  }

  @Test func aSecondDamagedFileDoesNotReplaceTheFirst() throws {
    try write("first")
    _ = TodoStore(folder: folder).load()
    try write("second")
    _ = TodoStore(folder: folder).load()
    #expect(contents(path + ".damaged") == "first")
    #expect(contents(path + ".damaged-2") == "second")
  }

  @Test func duplicateIdentifiersCountAsDamage() throws {
    let item = #"{"id":1,"title":"a","isCompleted":false}"#
    try write(#"{"version":1,"items":[\#(item),\#(item)]}"#)
    #expect(TodoStore(folder: folder).load() == .damaged(movedTo: path + ".damaged"))
  }

  @Test func aFileWithoutAChecksumOfVersion1IsRead() throws {
    try write(#"{"items":[{"id":9223372036854775807,"isCompleted":true,"title":"a"}],"version":1}"#)
    let old = [TodoRecord(id: .max, title: "a", isCompleted: true)]
    let store = TodoStore(folder: folder)
    #expect(store.load() == .records(old))
    #expect(store.save(old) == .saved(old, damagedMovedTo: nil))
    #expect(TodoStore(folder: folder).load() == .records(old))
  }

  @Test func aFileOfANewerVersionIsLeftAlone() throws {
    let newer = #"{"version":3,"things":[]}"#
    try write(newer)
    #expect(TodoStore(folder: folder).load() == .newer(path: path))
    #expect(TodoStore(folder: folder).save(records) == .newer(path: path))
    #expect(contents(path) == newer)
  }

  @Test func aFileDamagedWhileTheListIsOpenIsSetAside() throws {
    let store = TodoStore(folder: folder)
    _ = store.save(records)
    try write("not mine")
    #expect(store.save(records) == .saved(records, damagedMovedTo: path + ".damaged"))
    #expect(contents(path + ".damaged") == "not mine")
    #expect(TodoStore(folder: folder).load() == .records(records))
  }

  @Test func aFolderThatIsAFileIsTold() throws {
    try write([])
    let store = TodoStore(folder: path + "/below-a-file")
    #expect(store.save(records) == .failed("cannot make the folder \(path)/below-a-file: Not a directory"))
    #expect(store.load() == .failed("cannot read \(path)/below-a-file/todo.json: Not a directory"))
  }

  @Test func aDirectoryInTheFilesPlaceIsTold() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let store = TodoStore(folder: folder)
    #expect(store.load() == .failed("cannot read \(path): Is a directory"))
    #expect(store.save(records) == .failed("cannot read \(path): Is a directory"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
  }

  @Test func whatAnInterruptedWriteLeftIsTakenAway() throws {
    let store = TodoStore(folder: folder)
    #expect(store.save(records) == .saved(records, damagedMovedTo: nil))
    #expect(FileManager.default.createFile(atPath: path + ".new-Ab12Cd", contents: Data("half a li".utf8)))
    #expect(store.load() == .records(records))
    #expect(store.save([]) == .saved([], damagedMovedTo: nil))
    #expect(store.load() == .records([]))
    #expect(!FileManager.default.fileExists(atPath: path + ".new-Ab12Cd"))
  }

  @Test func aReaderNeverSeesHalfAFile() async {
    let store = TodoStore(folder: folder)
    let many = (0..<2000).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) }
    _ = store.save(many)
    let writer = Task.detached { for _ in 0..<40 { _ = store.save(many) } }
    for _ in 0..<40 { #expect(TodoStore(folder: folder).load() == .records(many)) }
    await writer.value
  }

  @Test func aSaveTakesTheOldFilesPlaceAndLeavesItsBytesAlone() throws {
    let store = TodoStore(folder: folder)
    _ = store.save(records)
    let old = folder + "/old"
    #expect(link(path, old) == 0)
    _ = store.save([])
    #expect(FileManager.default.contents(atPath: old) == TodoDocument.encode(records))
  }

  @Test(arguments: ["/elsewhere/list.json", "../elsewhere/list.json"])
  func aSymbolicLinkIsFollowedAndKept(link: String) throws {
    let target = folder + "/elsewhere/list.json"
    let home = folder + "/home"
    for name in [home, folder + "/elsewhere"] {
      try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    }
    #expect(symlink(link.hasPrefix("/") ? folder + link : link, home + "/todo.json") == 0)
    let store = TodoStore(folder: home)
    #expect(store.load() == .missing)
    for list in [records, []] {
      #expect(store.save(list) == .saved(list, damagedMovedTo: nil))
      #expect(TodoStore(folder: home).load() == .records(list))
      #expect(FileManager.default.contents(atPath: target) == TodoDocument.encode(list))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["todo.json"])
    #expect(FileManager.default.createFile(atPath: target, contents: Data("damage".utf8)))
    guard case .damaged = store.load() else {
      Issue.record("the file makes no sense")
      return
    }
    #expect(contents(target + ".damaged") == "damage")
  }

  @Test func aLinkToItselfIsTold() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(symlink("todo.json", path) == 0)
    #expect(TodoStore(folder: folder).load() == .failed("cannot read \(path): Too many levels of symbolic links"))
  }

  @Test func theFileKeepsItsPermissions() throws {
    let store = TodoStore(folder: folder)
    _ = store.save(records)
    #expect(chmod(path, 0o640) == 0)
    _ = store.save([])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }
}
