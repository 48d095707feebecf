import FoundationEssentials
import Synchronization

/// The file of the to-do list. Reading and writing work on any thread, and in several processes at once.
nonisolated final class TodoStore: Sendable {
  /// What is in the file at start.
  enum Content: Equatable {
    case records([TodoRecord])
    case missing
    /// It made no sense and now has another name.
    case damaged(movedTo: String)
    /// A newer version of the app wrote it.
    case newer(path: String)
    case failed(String)
  }

  /// What became of a list that was to be saved.
  enum Outcome: Equatable {
    /// This is on the disk now: the list, with what other processes changed meanwhile. A file that made no sense was found
    /// in the way, and has another name.
    case saved([TodoRecord], damagedMovedTo: String?)
    /// A newer version of the app wrote the file meanwhile. It was left alone.
    case newer(path: String)
    case failed(String)
  }

  /// The file as this store saw it last: what another process changed is told from what is new here by it.
  private struct Known {
    var bytes: Data
    var records: [TodoRecord]
  }

  private let file: DurableFile
  private let known = Mutex<Known?>(nil)

  /// Where the list is.
  var path: String { file.path }

  init(folder: String) { file = DurableFile(path: folder + "/todo.json") }

  /// The file below XDG_DATA_HOME.
  static var standard: TodoStore {
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return TodoStore(folder: (data ?? (environment["HOME"] ?? "") + "/.local/share") + "/tracked-demo")
  }

  /// Reads the file. One that makes no sense is set aside.
  func load() -> Content {
    known.withLock { known in
      do throws(FileProblem) {
        let content = try read(into: &known, setsAside: false)
        guard case .damaged = content else { return content }
        // Another process may be setting it aside, or have written a good one, at the same time.
        return try file.locked { () throws(FileProblem) in try read(into: &known, setsAside: true) }
      } catch { return .failed(error.text) }
    }
  }

  private func read(into known: inout Known?, setsAside: Bool) throws(FileProblem) -> Content {
    guard let bytes = try file.read() else { return .missing }
    switch TodoDocument.decode(bytes) {
    case .records(let records):
      known = Known(bytes: bytes, records: records)
      return .records(records)
    case .newer: return .newer(path: file.path)
    case .damaged: return .damaged(movedTo: setsAside ? try file.setAside() : "")
    }
  }

  /// Reads what other processes wrote since this store last read or wrote the file.
  ///
  /// - Returns: the list as this store knew it, and as it is stored; nil if nothing has changed, or the next save has to see to it.
  func readChanges() -> (known: [TodoRecord], stored: [TodoRecord])? {
    known.withLock { known in
      let old = known ?? Known(bytes: Data(), records: [])
      guard let bytes = try? file.read(), bytes != old.bytes,
        case .records(let records) = TodoDocument.decode(bytes)
      else { return nil }
      known = Known(bytes: bytes, records: records)
      return (old.records, records)
    }
  }

  /// Puts the list on the disk, with what other processes put there since this store last read or wrote the file.
  /// A reader, or the next start after a crash, finds the old list or the new one.
  func save(_ records: [TodoRecord]) -> Outcome {
    known.withLock { known in
      do throws(FileProblem) {
        try file.makeFolder()
        return try file.locked { () throws(FileProblem) in try save(records, since: &known) }
      } catch { return .failed(error.text) }
    }
  }

  private func save(_ records: [TodoRecord], since known: inout Known?) throws(FileProblem) -> Outcome {
    var merged = records
    var setAside: String?
    if let bytes = try file.read(), bytes != known?.bytes {
      switch TodoDocument.decode(bytes) {
      case .records(let theirs): merged = TodoMerge.merge(base: known?.records ?? [], mine: records, theirs: theirs)
      case .newer: return .newer(path: file.path)
      case .damaged: setAside = try file.setAside()
      }
    }
    let data = TodoDocument.encode(merged)
    try file.replace(with: data)
    known = Known(bytes: data, records: merged)
    try file.syncFolder()
    return .saved(merged, damagedMovedTo: setAside)
  }
}
