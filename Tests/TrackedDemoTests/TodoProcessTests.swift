import FoundationEssentials
import Glibc
import Testing

@testable import TrackedDemo

/// Several processes with one file of the to-do list, and processes that are stopped while they write.
@Suite(.serialized) final class TodoProcessTests {
  let folder = FileManager.default.temporaryDirectory.path + "/todo-processes-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Another process that adds items one by one, each with a save of its own, once a second one has come as well.
  private nonisolated func addItems(_ name: String, with other: String, folder: String) async {
    await #expect(processExitsWith: .success) { [folder, name, other] in
      let store = TodoStore(folder: folder)
      var records: [TodoRecord] = []
      _ = store.save([])
      #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil))
      let deadline = ContinuousClock.now + .seconds(20)
      while !FileManager.default.fileExists(atPath: "\(folder)/\(other)"), ContinuousClock.now < deadline {
        usleep(1000)
      }
      for number in 0..<50 {
        records.append(TodoRecord(id: TodoRecord.freshID(), title: "\(name)\(number)", isCompleted: false))
        guard case .saved(let stored, nil) = store.save(records) else { exit(1) }
        records = stored
      }
    }
  }

  @Test func twoProcessesKeepEachOthersItemsAndAReaderSeesWholeFiles() async {
    let folder = folder
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.addItems("a", with: "b", folder: folder) }
      group.addTask { await self.addItems("b", with: "a", folder: folder) }
      let reader = Task.detached {
        var unreadable = 0
        while !Task.isCancelled {
          switch TodoStore(folder: folder).load() {
          case .missing, .records: break
          default: unreadable += 1
          }
        }
        return unreadable
      }
      await group.waitForAll()
      reader.cancel()
      #expect(await reader.value == 0)
    }
    guard case .records(let records) = TodoStore(folder: folder).load() else {
      Issue.record("the file cannot be read")
      return
    }
    let expected = Set(["a", "b"].flatMap { name in (0..<50).map { "\(name)\($0)" } })
    #expect(Set(records.map(\.title)) == expected)
    #expect(records.count == expected.count)
  }

  @Test func whateverStopsAProcessWhatItCalledSavedIsThere() async {
    for _ in 0..<12 {
      await #expect(processExitsWith: .signal(SIGALRM)) { [folder = folder as String] in
        let store = TodoStore(folder: folder)
        var number = 0
        if case .records(let records) = store.load() { number = Int(records[0].title)! }
        let filler = (1...300).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) }
        // The system ends the process at some moment, as kill -9 would: nothing in it hears of that before.
        var timer = itimerval()
        timer.it_value.tv_usec = .random(in: 5000...40_000)
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
        while true {
          number += 1
          guard case .saved = store.save([TodoRecord(id: 0, title: "\(number)", isCompleted: false)] + filler) else {
            exit(1)
          }
          let saved = open("\(folder)/saved", O_WRONLY | O_CREAT | O_APPEND, 0o600)
          write(saved, "x", 1)
          close(saved)
        }
      }
      let saved = FileManager.default.contents(atPath: folder + "/saved")?.count ?? 0
      switch TodoStore(folder: folder).load() {
      case .records(let records): #expect(Int(records[0].title)! >= saved && records.count == 301)
      case .missing: #expect(saved == 0)
      case let other: Issue.record("\(other)")
      }
    }
    let saved = FileManager.default.contents(atPath: folder + "/saved")?.count ?? 0
    #expect(saved > 0, "no process came to its first save")
  }

  @Test func aFullDiskIsToldAndLosesNothing() async {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      let store = TodoStore(folder: folder)
      let few = [TodoRecord(id: 1, title: "few", isCompleted: false)]
      #expect(store.save(few) == .saved(few, damagedMovedTo: nil))
      // No file may grow beyond this; without the signal the call fails, as on a full disk.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let many = (1...1000).map { TodoRecord(id: $0, title: "Item \($0)", isCompleted: false) }
      guard case .failed(let reason) = store.save(many) else { exit(1) }
      #expect(reason.hasPrefix("cannot write \(folder)/todo.json.new-") && reason.hasSuffix(": File too large"))
      #expect(TodoStore(folder: folder).load() == .records(few))
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      #expect(names.sorted() == ["todo.json", "todo.json.lock"])
    }
  }

  @Test func aFolderThatCannotBeWrittenIsToldAndLosesNothing() async {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      let few = [TodoRecord(id: 1, title: "few", isCompleted: false)]
      #expect(TodoStore(folder: folder).save(few) == .saved(few, damagedMovedTo: nil))
      for (path, mode) in [("/todo.json", 0o444), ("/todo.json.lock", 0o666), ("", 0o555)] {
        #expect(chmod(folder + path, mode_t(mode)) == 0)
      }
      // Root may write everywhere.
      if geteuid() == 0 { #expect(seteuid(65534) == 0) }
      let store = TodoStore(folder: folder)
      #expect(store.load() == .records(few))
      guard case .failed(let reason) = store.save([]) else { exit(1) }
      #expect(reason.hasPrefix("cannot write \(folder)/todo.json.new-") && reason.hasSuffix(": Permission denied"))
      #expect(TodoStore(folder: folder).load() == .records(few))
      if geteuid() == 65534 { seteuid(0) }
      chmod(folder, 0o700)
    }
  }

  @Test func aLockThatIsHeldIsWaitedFor() async throws {
    let store = TodoStore(folder: folder)
    _ = store.save([])
    let lock = open(folder + "/todo.json.lock", O_RDWR)
    #expect(flock(lock, LOCK_EX) == 0)
    let few = [TodoRecord(id: 1, title: "few", isCompleted: false)]
    let saving = Task.detached { store.save(few) }
    #expect(TodoStore(folder: folder).load() == .records([]), "reading needs no lock")
    close(lock)
    #expect(await saving.value == .saved(few, damagedMovedTo: nil))
  }
}
