import TrackedKit

/// All notes, the chosen one, and what is searched for. Every window shows the same store.
@Observable final class NoteStore {
  private(set) var notes: [Note] = []
  var chosen: Note?
  var query = ""
  /// Why the last attempt to read or write failed.
  private(set) var problem: String?

  @ObservationIgnored let undoManager = UndoManager()
  private let preferences: Preferences
  private let file: NoteFile
  @ObservationIgnored private var saving: Task<Void, Never>?
  /// What the file holds.
  @ObservationIgnored private var saved: [NoteFile.Record] = []

  init(_ file: NoteFile, _ preferences: Preferences) {
    (self.file, self.preferences) = (file, preferences)
    do {
      saved = try file.read()
      notes = saved.map(\.note)
    } catch { problem = "\(error)" }
    saveChanges()
  }

  isolated deinit { saving?.cancel() }

  /// The notes that the list shows, in the order that the user prefers.
  var shown: [Note] {
    let found = query.isEmpty ? notes : notes.filter { $0.text.localizedStandardContains(query) }
    return switch preferences.order {
    case .newest: found.sorted { $0.changed > $1.changed }
    case .title: found.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    }
  }

  // MARK: Changes

  @discardableResult
  func add(_ text: String = "") -> Note {
    let note = Note(text: text)
    insert(note)
    undoManager.setActionName(String(localized: "Add Note"))
    return note
  }

  func delete(_ note: Note) {
    remove(note)
    undoManager.setActionName(String(localized: "Delete Note"))
  }

  private func insert(_ note: Note) {
    notes.append(note)
    chosen = note
    undoManager.registerUndo(withTarget: self) { $0.remove(note) }
  }

  private func remove(_ note: Note) {
    // The keyboard goes on to the neighbour in the list.
    let shown = shown
    if chosen === note, let place = shown.firstIndex(where: { $0 === note }) {
      chosen = shown.dropFirst(place + 1).first ?? shown.prefix(place).last
    }
    notes.removeAll { $0 === note }
    undoManager.registerUndo(withTarget: self) { $0.insert(note) }
  }

  // MARK: The file

  /// Something else went wrong, which the user is to read.
  func report(_ problem: String) { self.problem = problem }

  /// The user has read what went wrong.
  func forgetProblem() { problem = nil }

  /// Writes what has changed when there was no change for a moment.
  private func saveChanges() {
    saving = Task { [weak self] in
      for await _ in Observations.untilFinished({ [weak self] in self.map { .next($0.records) } ?? .finish }) {
        do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
        self?.save()
      }
    }
  }

  /// Writes now, if something has changed: before the program ends.
  func save() {
    let records = records
    guard records != saved else { return }
    do {
      try file.write(records)
      saved = records
      problem = nil
    } catch { problem = String(localized: "The notes were not saved: \(error.localizedDescription)") }
  }

  private var records: [NoteFile.Record] { notes.map(NoteFile.Record.init) }
}
