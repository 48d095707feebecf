import FoundationEssentials
import Glibc
import Synchronization

/// The file of the to-do list. Reading and writing work on any thread; writes come one after the other.
nonisolated final class TodoStore: Sendable {
  /// What the file says.
  enum Content {
    case records([TodoRecord])
    case missing
    /// It made no sense and now has another name.
    case damaged(movedTo: String)
    /// A newer version of the app wrote it.
    case newer(path: String)
    case failed(String)
  }

  private struct Document: Codable {
    var version: Int
    var items: [TodoRecord]
  }

  private struct Header: Decodable {
    var version: Int
  }

  private static let version = 1

  private let folder: String
  private let path: String
  private let writing = Mutex(())

  init(folder: String) {
    self.folder = folder
    path = folder + "/todo.json"
  }

  /// The file below XDG_DATA_HOME.
  static var standard: TodoStore {
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return TodoStore(folder: (data ?? (environment["HOME"] ?? "") + "/.local/share") + "/tracked-demo")
  }

  func load() -> Content {
    guard let data = FileManager.default.contents(atPath: path) else {
      return access(path, F_OK) == 0 ? .failed("\(path): \(String(cString: strerror(errno)))") : .missing
    }
    guard let header = try? JSONDecoder().decode(Header.self, from: data) else { return setAside() }
    guard header.version <= Self.version else { return .newer(path: path) }
    guard let document = try? JSONDecoder().decode(Document.self, from: data),
      Set(document.items.map(\.id)).count == document.items.count
    else { return setAside() }
    return .records(document.items)
  }

  /// Gives a file that makes no sense a name under which it survives.
  private func setAside() -> Content {
    var name = path + ".damaged"
    var number = 1
    while access(name, F_OK) == 0 {
      number += 1
      name = path + ".damaged-\(number)"
    }
    guard rename(path, name) == 0 else { return .failed(Self.problem("cannot rename \(path)")) }
    return .damaged(movedTo: name)
  }

  /// Replaces the file in one step: whoever reads it, or whatever stops the process, finds the old list or the new one.
  ///
  /// - Returns: what went wrong; nil when the list is on the disk.
  func save(_ records: [TodoRecord]) -> String? {
    writing.withLock { _ in
      guard let data = try? JSONEncoder().encode(Document(version: Self.version, items: records)) else {
        return "the list cannot be encoded"
      }
      return makeFolder() ?? replaceFile(with: data)
    }
  }

  /// Makes the folder and those above it, for this user alone.
  private func makeFolder() -> String? {
    var path = ""
    for name in folder.split(separator: "/") {
      path += "/" + name
      if mkdir(path, 0o700) != 0, errno != EEXIST { return Self.problem("cannot make the folder \(path)") }
    }
    return nil
  }

  private func replaceFile(with data: Data) -> String? {
    let temporary = path + ".new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return Self.problem("cannot write \(temporary)") }
    let isWritten = data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(file, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        offset += count
      }
      // The bytes have to be on the disk before the name points at them.
      return fsync(file) == 0
    }
    guard isWritten else {
      let problem = Self.problem("cannot write \(temporary)")
      close(file)
      unlink(temporary)
      return problem
    }
    close(file)
    guard rename(temporary, path) == 0 else { return Self.problem("cannot replace \(path)") }
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return Self.problem("cannot open \(folder)") }
    defer { close(directory) }
    return fsync(directory) == 0 ? nil : Self.problem("cannot store \(folder)")
  }

  private static func problem(_ what: String) -> String { "\(what): \(String(cString: strerror(errno)))" }
}
