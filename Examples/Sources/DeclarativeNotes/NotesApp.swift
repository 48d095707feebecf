import TrackedUI

/// The same notes as in `Notes`, with the same model, as declarative views.
@main struct NotesApp: App {
  static let applicationID = "org.example.DeclarativeNotes"

  @State private var store = NoteStore(.standard, Preferences())

  var body: some Scene {
    WindowGroup("Notes") { NotesView(store: store) }
      .defaultSize(width: 800, height: 560)
  }
}

struct NotesView: View {
  @Bindable var store: NoteStore
  @State private var chosen: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(store.shown) { note in NoteRow(note: note).tag(note.id) }
          .onDelete { places in
            let shown = store.shown
            for place in places { store.delete(shown[place]) }
          }
      }
      .overlay {
        if store.shown.isEmpty {
          if store.query.isEmpty {
            ContentUnavailableView("No Notes", systemImage: "text-x-generic")
          } else {
            ContentUnavailableView.search
          }
        }
      }
      .searchable(text: $store.query)
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItem { Button("New Note", systemImage: "list-add") { store.add() }.keyboardShortcut("n") }
        ToolbarItem {
          Button("Delete Note", systemImage: "user-trash") { if let note = store.chosen { store.delete(note) } }
            .disabled(store.chosen == nil)
        }
        ToolbarItem {
          Button("Undo", systemImage: "edit-undo") { store.undoManager.undo() }.disabled(!store.undoManager.canUndo)
        }
      }
    } detail: {
      if let note = store.chosen {
        NoteEditor(note: note)
      } else {
        ContentUnavailableView("No Note Chosen", systemImage: "text-x-generic")
      }
    }
    .onChange(of: chosen) { store.chosen = store.notes.first { $0.id == chosen } }
    .onChange(of: store.chosen?.id) { chosen = store.chosen?.id }
    .onDisappear { store.save() }
  }
}

/// A row reads its own note alone.
private struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading) {
      Text(note.title.isEmpty ? "New Note" : note.title).lineLimit(1)
      Text(note.summary).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

private struct NoteEditor: View {
  @Bindable var note: Note

  var body: some View { TextEditor(text: $note.text).navigationTitle(note.title) }
}
