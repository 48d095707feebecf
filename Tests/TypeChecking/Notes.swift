import TrackedUI

struct Note: Identifiable, Hashable {
  var id = 0
  var title = ""
  var text = ""
  var tags: [String] = []
  var isPinned = false
}

@Observable final class Library {
  var notes: [Note] = []
  var trash: [Note] = []
  var isSaving = false
  func save() async {}
}

struct Notes: View {
  @Environment(Library.self) private var library
  @State private var selection: Note.ID?
  @State private var query = ""
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var showsInspector = false
  @State private var isExporting = false
  @State private var isDeleting = false
  @State private var scope = 0
  @SceneStorage("wraps") private var wraps = true

  var body: some View {
    @Bindable var library = library
    NavigationSplitView(columnVisibility: $columns) {
      List(selection: $selection) {
        ForEach(library.notes.filter { query.isEmpty || $0.title.localizedStandardContains(query) }) { note in
          NavigationLink(value: note.id) {
            NoteRow(note: note)
          }
          .listRowBackground(note.isPinned ? Color.yellow.opacity(0.1) : nil)
          .badge(note.tags.count)
          .tag(note.id)
          .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) { isDeleting = true } }
        }
      }
      .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 400)
      .searchable(text: $query, placement: .sidebar, prompt: Text("Search"))
      .searchScopes($scope) {
        Text("All").tag(0)
        Text("Pinned").tag(1)
      }
      .navigationTitle("Notes")
      .listStyle(.sidebar)
    } detail: {
      if let index = library.notes.firstIndex(where: { $0.id == selection }) {
        TextEditor(text: $library.notes[index].text)
          .font(.body.leading(.loose))
          .padding()
          .frame(maxWidth: wraps ? 720 : .infinity)
          .navigationTitle(library.notes[index].title)
          .inspector(isPresented: $showsInspector) {
            Form {
              TextField("Title", text: $library.notes[index].title)
              Toggle("Pinned", isOn: $library.notes[index].isPinned)
              ForEach(library.notes[index].tags, id: \.self) { tag in
                Text(tag)
                  .padding(.horizontal, 8)
                  .padding(.vertical, 2)
                  .background(.tint.opacity(0.2), in: .capsule)
              }
            }
            .inspectorColumnWidth(min: 180, ideal: 220, max: 300)
          }
          .id(library.notes[index].id)
      } else {
        ContentUnavailableView("No note chosen", systemImage: "note.text")
      }
    }
    .navigationSplitViewStyle(.balanced)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("New", systemImage: "square.and.pencil") { library.notes.append(Note(id: library.notes.count)) }
          .keyboardShortcut("n")
        Button("Export", systemImage: "square.and.arrow.up") { isExporting = true }
          .disabled(selection == nil)
      }
      ToolbarItem(placement: .secondaryAction) {
        Toggle("Inspector", systemImage: "sidebar.right", isOn: $showsInspector)
          .keyboardShortcut("i", modifiers: [.command, .option])
      }
      if library.isSaving {
        ToolbarItem(placement: .status) { ProgressView().controlSize(.small) }
      }
    }
    .confirmationDialog("Delete the note?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { library.notes.removeAll { $0.id == selection } }
      Button("Cancel", role: .cancel) {}
    }
    .sheet(isPresented: $isExporting, onDismiss: { print("closed") }) {
      Text("Export").presentationDetents([.medium, .large]).padding()
    }
    .focusedSceneValue(\.selectedNote, selection)
    .onChange(of: selection) { old, new in print(old ?? 0, new ?? 0) }
    .onChange(of: library.notes) { Task { await library.save() } }
    .onDeleteCommand { isDeleting = true }
    .task { await library.save() }
    .frame(minWidth: 640, minHeight: 400)
    .environment(library)
  }
}

extension FocusedValues {
  @Entry var selectedNote: Int?
}

struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(note.title).font(.headline).lineLimit(1)
        if note.isPinned { Image(systemName: "pin.fill").foregroundStyle(.orange).imageScale(.small) }
      }
      #if TYPO
        // expected-error@+1 {{value of type 'Note' has no member 'txet'}}
        Text(note.txet).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      #else
        Text(note.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      #endif
    }
    .padding(.vertical, 2)
  }
}
