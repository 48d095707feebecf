import TrackedKit

/// The list beside the chosen note; in a narrow window, one of the two. Text files can be dropped anywhere on it.
final class NotesViewController: SplitViewController {
  private let store: NoteStore
  private let list: NoteListViewController
  private let editor: NoteEditorViewController
  /// What an alert says, until it has been read.
  private var shownProblem: String?

  init(_ store: NoteStore, _ preferences: Preferences) {
    self.store = store
    list = NoteListViewController(store)
    editor = NoteEditorViewController(store, preferences)
    super.init(style: .doubleColumn)
    setViewController(list, for: .primary)
    setViewController(editor, for: .secondary)
  }

  override var undoManager: UndoManager? { store.undoManager }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.add(
      DropTarget.files { [unowned self] addresses, _, _ in
        importFiles(addresses.compactMap(URL.init(string:)))
        return true
      })
  }

  override func updateProperties() {
    super.updateProperties()
    if let problem = store.problem { show(problem) } else { shownProblem = nil }
  }

  // MARK: Actions

  func addNote() {
    store.add()
    show(.secondary)
    updatePropertiesIfNeeded()
    editor.edit()
  }

  func deleteNote() {
    if let note = store.chosen { store.delete(note) }
  }

  func search() {
    show(.primary)
    list.search()
  }

  func importFiles(_ files: [URL]) {
    if let running = presentedViewController as? ImportViewController, !running.isBeingDismissed {
      return running.work.add(files)
    }
    let work = TextImport(into: store)
    work.add(files)
    present(ImportViewController(work), animated: true)
  }

  func chooseFiles() {
    let filters = [FileFilter(String(localized: "Texts"), suffixes: ["txt", "md"])]
    Task {
      do {
        let paths = try await FileChooserNative.openMultiple(parent: view.window, filters: filters)
        if !paths.isEmpty { importFiles(paths.map { URL(filePath: $0) }) }
      } catch { store.report("\(error)") }
    }
  }

  private func show(_ problem: String) {
    guard shownProblem != problem else { return }
    shownProblem = problem
    let alert = AlertController(title: problem, message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: String(localized: "OK"), style: .default) { [store] _ in store.forgetProblem() })
    present(alert, animated: true)
  }
}
