import TrackedKit

/// Text files that become notes, one after the other. It can be cancelled: what was read until then stays.
@Observable final class TextImport {
  let total: Int
  private(set) var done = 0
  private(set) var isFinished = false
  /// The files that could not be read, each with its reason.
  private(set) var failures: [String] = []
  @ObservationIgnored private var work: Task<Void, Never>?

  var fraction: Double { total == 0 ? 1 : Double(done) / Double(total) }

  /// - Parameter read: gives the text of a file; called on another thread.
  init(
    _ files: [URL], into store: NoteStore,
    read: @escaping @Sendable (URL) throws -> String = { try String(contentsOf: $0, encoding: .utf8) }
  ) {
    total = files.count
    work = Task { [weak self] in
      for file in files {
        let text = await Task.detached { Result { try read(file) } }.value
        guard let self, !Task.isCancelled else { break }
        switch text {
        case .success(let text): store.add(text)
        case .failure(let error): failures.append("\(file.lastPathComponent): \(error.localizedDescription)")
        }
        done += 1
      }
      self?.isFinished = true
    }
  }

  func cancel() { work?.cancel() }
}
