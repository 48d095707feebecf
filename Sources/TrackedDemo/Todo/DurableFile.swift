import FoundationEssentials
import Glibc

/// Why a file could not be read or written: a sentence for the person at the screen.
nonisolated struct FileProblem: Error {
  let text: String

  /// What was tried, with the system's reason for the last call that failed.
  static func system(_ what: String) -> FileProblem {
    FileProblem(text: "\(what): \(String(cString: strerror(errno)))")
  }
}

/// A file that is read whole and replaced in one step, and in which several processes may have a hand.
///
/// A symbolic link in its place is followed and kept.
nonisolated struct DurableFile: Sendable {
  let path: String

  /// How long to wait for another process that holds the lock.
  private static let patience = Duration.seconds(10)

  /// What the file holds; nil when there is none.
  func read() throws(FileProblem) -> Data? {
    // Without O_NONBLOCK a pipe in the file's place would be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .system("cannot read \(path)")
    }
    defer { close(file) }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .system("cannot read \(path)")
      }
      guard count > 0 else { return data }
      data.append(contentsOf: chunk[..<count])
    }
  }

  /// Makes the folder and those above it, for this user alone.
  func makeFolder() throws(FileProblem) {
    var made = path.hasPrefix("/") ? "" : "."
    for name in Self.folder(of: path).split(separator: "/") {
      made += "/" + name
      if mkdir(made, 0o700) != 0, errno != EEXIST { throw .system("cannot make the folder \(made)") }
    }
  }

  /// Runs `body` while no other process, and no other user of the file in this one, is inside of its own.
  ///
  /// The lock is beside the file, since the file itself is replaced. The system lets it go when a process ends,
  /// however that ends.
  func locked<Result>(_ body: () throws(FileProblem) -> Result) throws(FileProblem) -> Result {
    let lockPath = try target() + ".lock"
    let lock = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .system("cannot open \(lockPath)") }
    defer { close(lock) }
    let deadline = ContinuousClock.now + Self.patience
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .system("cannot lock \(lockPath)") }
      guard ContinuousClock.now < deadline else {
        throw FileProblem(text: "another program has held \(lockPath) for \(Self.patience.components.seconds) seconds")
      }
      usleep(.random(in: 500...2500))
    }
    return try body()
  }

  /// Replaces the file in one step: a reader, or the next start after a crash, finds the old bytes or the new ones.
  /// Inside `locked` only. Until `syncFolder()` a failure of the machine may bring the old ones back.
  func replace(with data: Data) throws(FileProblem) {
    let target = try target()
    removeLeftovers(beside: target)
    let temporary = target + Self.temporaryMark + "\(getpid())-\(UInt32.random(in: .min ... .max))"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .system("cannot write \(temporary)") }
    do throws(FileProblem) {
      try write(data, to: file, temporary)
      var old = stat()
      if stat(target, &old) == 0 { fchmod(file, old.st_mode & 0o777) }
      // The bytes have to be on the disk before the name points at them.
      guard fsync(file) == 0 else { throw .system("cannot write \(temporary)") }
      guard rename(temporary, target) == 0 else { throw .system("cannot replace \(target)") }
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
    close(file)
  }

  /// Returns when also the file's name is on the disk.
  func syncFolder() throws(FileProblem) {
    let folder = Self.folder(of: try target())
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw .system("cannot open \(folder)") }
    defer { close(directory) }
    guard fsync(directory) == 0 else { throw .system("cannot store \(folder)") }
  }

  /// Gives the file a name under which it survives. Inside `locked` only.
  func setAside() throws(FileProblem) -> String {
    let target = try target()
    var name = target + ".damaged"
    var number = 1
    while access(name, F_OK) == 0 {
      number += 1
      name = target + ".damaged-\(number)"
    }
    guard rename(target, name) == 0 else { throw .system("cannot rename \(target)") }
    return name
  }
}

nonisolated extension DurableFile {
  private static let temporaryMark = ".new-"

  /// What symbolic links lead to, whether it exists or not.
  private func target() throws(FileProblem) -> String {
    var place = path
    // As many links as the system follows.
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes { readlink(place, $0.baseAddress!, $0.count) }
      guard count >= 0 else { return place }
      let link = String(decoding: buffer[..<count], as: UTF8.self)
      place = link.hasPrefix("/") ? link : Self.folder(of: place) + "/" + link
    }
    errno = ELOOP
    throw .system("cannot follow \(path)")
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func write(_ data: Data, to file: Int32, _ name: String) throws(FileProblem) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress!, $0.count) }
      if count < 0, errno != EINTR { throw .system("cannot write \(name)") }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Takes away what processes left that were stopped while they wrote: the holder of the lock is the only one that writes.
  private func removeLeftovers(beside target: String) {
    let folder = Self.folder(of: target)
    let mark = target.dropFirst(folder.count).drop { $0 == "/" } + Self.temporaryMark
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix(mark) { unlink(folder + "/" + name) }
    }
  }
}
