import TrackedKit

/// The notes on the disk.
struct NoteFile {
  let url: URL

  /// One note as the file has it.
  nonisolated struct Record: Codable, Equatable, Sendable {
    let id: UUID
    let text: String
    let changed: Date
  }

  /// In the folder where the desktop keeps the user's data.
  static var standard: NoteFile {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    return NoteFile(url: folder.appending(path: "org.example.Notes/notes.json"))
  }

  /// - Throws: if the file is damaged. It is then kept under another name: the next write loses nothing.
  func read() throws -> [Record] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let data = try Data(contentsOf: url)
    do { return try JSONDecoder().decode([Record].self, from: data) } catch {
      let kept = url.appendingPathExtension("damaged")
      try? FileManager.default.removeItem(at: kept)
      try FileManager.default.moveItem(at: url, to: kept)
      throw DamagedFile(kept: kept)
    }
  }

  func write(_ records: [Record]) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(records).write(to: url, options: .atomic)
  }

  nonisolated struct DamagedFile: Error, CustomStringConvertible {
    let kept: URL
    var description: String {
      String(localized: "The notes could not be read. The damaged file is kept as \(kept.path).")
    }
  }
}

extension NoteFile.Record {
  @MainActor init(_ note: Note) { self.init(id: note.id, text: note.text, changed: note.changed) }

  @MainActor var note: Note { Note(id: id, text: text, changed: changed) }
}
