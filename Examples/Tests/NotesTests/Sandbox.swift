import Foundation

@testable import Notes

/// A folder and defaults of a test's own.
@MainActor final class Sandbox {
  let file: NoteFile
  let defaults: UserDefaults
  let preferences: Preferences
  private let folder: URL
  private let name = UUID().uuidString

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = NoteFile(url: folder.appending(path: "notes.json"))
    defaults = UserDefaults(suiteName: name)!
    preferences = Preferences(defaults)
  }

  isolated deinit {
    defaults.removePersistentDomain(forName: name)
    try? FileManager.default.removeItem(at: folder)
  }

  func makeStore(_ other: NoteFile? = nil) -> NoteStore { NoteStore(other ?? file, preferences) }
}
