// How do you show a list beside the chosen item, and as two screens in a narrow window?
//
// A split controller shows both columns, or one of them when there is no room. The chosen note is part of the model that both
// columns read: neither controller knows the other, and the split controller only needs to know which column to show.

import TrackedKit

@Observable final class Note {
  let title: String
  var text: String

  init(_ title: String, _ text: String) { (self.title, self.text) = (title, text) }
}

@Observable final class NoteStore {
  let notes = [Note("Shopping", "Tea"), Note("Travel", "A map")]
  var chosen: Note?
}

final class NoteListViewController: TableViewController {
  private let store: NoteStore

  init(_ store: NoteStore) {
    self.store = store
    super.init(style: .plain)
    title = "Notes"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { store.notes.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    let note = store.notes[indexPath.row]
    cell.configurationUpdateHandler = { cell, _ in
      var content = ListContentConfiguration.subtitleCell()
      content.text = note.title
      content.secondaryText = note.text
      cell.contentConfiguration = content
    }
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    store.chosen = store.notes[indexPath.row]
    splitViewController?.show(.secondary)
  }
}

final class NoteViewController: ViewController {
  private let store: NoteStore
  private let field = TextField()

  init(_ store: NoteStore) { self.store = store }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.bind(
      text: Binding { [store] in
        store.chosen?.text ?? ""
      } set: { [store] in
        store.chosen?.text = $0
      })
    view.addSubview(field)
  }

  override func updateProperties() {
    super.updateProperties()
    title = store.chosen?.title ?? "No note"
    field.isHidden = store.chosen == nil
  }
}

func makeNotesScreen(_ store: NoteStore) -> SplitViewController {
  let split = SplitViewController(style: .doubleColumn)
  split.setViewController(NoteListViewController(store), for: .primary)
  split.setViewController(NoteViewController(store), for: .secondary)
  return split
}
