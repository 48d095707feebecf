import TrackedUI

struct Note: Identifiable, Codable {
  var id = UUID()
  var text: String
  var modified = Date()
  var isPinned = false
  var title: String { text.components(separatedBy: .newlines).first.map { $0.isEmpty ? "Untitled" : $0 } ?? "Untitled" }
}

final class NotesModel: ObservableObject {
  @Published var notes: [Note] = [
    Note(text: "# Shopping\n- **Milk**\n- Bread", isPinned: true), Note(text: "Ideas\nSee [Swift](https://swift.org)"),
  ]
  @Published var selection: Note.ID?

  var pinned: [Note] { notes.filter(\.isPinned) }
  var others: [Note] { notes.filter { !$0.isPinned } }

  func binding(for id: Note.ID) -> Binding<Note>? {
    guard notes.contains(where: { $0.id == id }) else { return nil }
    return Binding {
      self.notes.first { $0.id == id } ?? Note(text: "")
    } set: { note in
      if let index = self.notes.firstIndex(where: { $0.id == id }) { self.notes[index] = note }
    }
  }
}

struct C10NotesView: View {
  @StateObject private var model = NotesModel()
  @State private var visibility = NavigationSplitViewVisibility.all
  @SceneStorage("notes.preview") private var showsPreview = false

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $model.selection) {
        if !model.pinned.isEmpty {
          Section("Pinned", isExpanded: .constant(true)) { rows(model.pinned) }
        }
        Section("Notes") { rows(model.others) }
      }
      .listStyle(.sidebar)
      .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
      .toolbar {
        Button(action: create) { Label("New Note", systemImage: "square.and.pencil") }
          .keyboardShortcut("n")
      }
      .navigationTitle("Notes")
    } detail: {
      if let id = model.selection, let note = model.binding(for: id) {
        NoteEditor(note: note, showsPreview: $showsPreview)
          .id(id)
      } else {
        Text("Select a note").foregroundStyle(.secondary)
      }
    }
    .onDeleteCommand { delete(model.selection) }
  }

  private func rows(_ notes: [Note]) -> some View {
    ForEach(notes) { note in
      NavigationLink(value: note.id) {
        VStack(alignment: .leading) {
          Text(note.title).lineLimit(1).fontWeight(note.isPinned ? .bold : nil)
          Text(note.modified, style: .relative).font(.caption).foregroundStyle(.secondary)
        }
      }
      .contextMenu {
        Button(note.isPinned ? "Unpin" : "Pin") {
          guard let note = model.binding(for: note.id) else { return }
          note.wrappedValue.isPinned.toggle()
        }
        Button("Delete", role: .destructive) { delete(note.id) }
      }
    }
  }

  private func create() {
    let note = Note(text: "")
    model.notes.insert(note, at: 0)
    model.selection = note.id
  }

  private func delete(_ id: Note.ID?) {
    model.notes.removeAll { $0.id == id }
    if model.selection == id { model.selection = nil }
  }
}

struct NoteEditor: View {
  @Binding var note: Note
  @Binding var showsPreview: Bool
  @FocusState private var isEditing: Bool

  private var rendered: AttributedString {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    var text = (try? AttributedString(markdown: note.text, options: options)) ?? AttributedString(note.text)
    if let range = text.range(of: note.title) {
      text[range].font = .title2.bold()
      text[range].foregroundColor = .accentColor
    }
    return text
  }

  var body: some View {
    Group {
      if showsPreview {
        ScrollView { Text(rendered).frame(maxWidth: .infinity, alignment: .leading).padding().textSelection(.enabled) }
      } else {
        TextEditor(text: $note.text)
          .font(.body.monospaced())
          .scrollContentBackground(.hidden)
          .focused($isEditing)
          .onChange(of: note.text) { note.modified = .now }
      }
    }
    .navigationTitle(note.title)
    .toolbar {
      ToolbarItem {
        Toggle("Preview", systemImage: "eye", isOn: $showsPreview)
      }
      ToolbarItem(placement: .status) {
        Text("\(note.text.split(whereSeparator: \.isWhitespace).count) words").font(.footnote)
      }
    }
    .onAppear { isEditing = note.text.isEmpty }
  }
}
