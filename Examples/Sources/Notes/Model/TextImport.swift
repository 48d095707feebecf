import TrackedKit

/// Text files that become notes, one after the other. It can be cancelled: what was read until then stays.
@Observable final class TextImport {
  private(set) var total = 0
  private(set) var done = 0
  private(set) var isFinished = false
  /// The files that could not be read, each with its reason.
  private(set) var failures: [String] = []
  @ObservationIgnored private var waiting: [URL] = []
  @ObservationIgnored private var work: Task<Void, Never>?
  private let store: NoteStore
  private let read: @Sendable (URL) throws -> String

  var fraction: Double { total == 0 ? 1 : Double(done) / Double(total) }

  /// - Parameter read: gives the text of a file; called on another thread.
  init(
    into store: NoteStore,
    read: @escaping @Sendable (URL) throws -> String = { try String(contentsOf: $0, encoding: .utf8) }
  ) { (self.store, self.read) = (store, read) }

  /// Imports files after those that it has already.
  func add(_ files: [URL]) {
    total += files.count
    waiting += files
    guard work == nil else { return }
    isFinished = false
    work = Task { await importAll() }
  }

  func cancel() { work?.cancel() }

  private func importAll() async {
    while !waiting.isEmpty {
      let (file, read) = (waiting.removeFirst(), read)
      let text = await Task.detached { Result { try read(file) } }.value
      if Task.isCancelled { waiting = [] } else { take(text, of: file) }
    }
    work = nil
    isFinished = true
  }

  private func take(_ text: Result<String, any Error>, of file: URL) {
    switch text {
    case .success(let text): store.add(text)
    case .failure(let error): failures.append("\(file.lastPathComponent): \(error.localizedDescription)")
    }
    done += 1
  }
}
