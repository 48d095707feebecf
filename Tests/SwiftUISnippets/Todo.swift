import TrackedUI

@Observable
final class TodoBook {
  struct Todo: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var isDone = false
    var priority: Priority = .normal
    var notes = ""
  }

  enum Priority: String, CaseIterable, Codable, Identifiable {
    case low, normal, high
    var id: Self { self }
    var color: Color {
      switch self {
      case .low: .gray
      case .normal: .blue
      case .high: .red
      }
    }
  }

  enum Filter: String, CaseIterable, Identifiable {
    case all = "All"
    case open = "Open"
    case done = "Done"
    var id: String { rawValue }
  }

  var todos: [Todo] = []
  var filter = Filter.all

  var visible: [Todo] {
    todos.filter { todo in
      switch filter {
      case .all: return true
      case .open: return !todo.isDone
      case .done: return todo.isDone
      }
    }
  }

  var remaining: Int { todos.count { !$0.isDone } }

  func add(_ title: String) {
    let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return }
    todos.append(Todo(title: trimmed))
  }

  func toggle(_ todo: Todo) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    todos[index].isDone.toggle()
  }

  func delete(at offsets: IndexSet) {
    let ids = offsets.map { visible[$0].id }
    todos.removeAll { ids.contains($0.id) }
  }
}

struct TodoScreen: View {
  @State private var store = TodoBook()
  @State private var newTitle = ""
  @FocusState private var isFieldFocused: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        HStack {
          TextField("New todo", text: $newTitle)
            .textFieldStyle(.roundedBorder)
            .focused($isFieldFocused)
            .onSubmit(add)
          Button("Add", systemImage: "plus", action: add)
            .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        .padding()

        Picker("Filter", selection: $store.filter) {
          ForEach(TodoBook.Filter.allCases) { filter in
            Text(filter.rawValue).tag(filter)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(.horizontal)

        if store.visible.isEmpty {
          ContentUnavailableView("Nothing to do", systemImage: "checkmark.circle", description: Text("Enjoy your day."))
        } else {
          List {
            ForEach(store.visible) { todo in
              NavigationLink(value: todo.id) {
                TodoLine(todo: todo) { store.toggle(todo) }
              }
            }
            .onDelete(perform: store.delete)
          }
          .listStyle(.plain)
        }

        Text("^[\(store.remaining) item](inflect: true) left")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .padding(8)
      }
      .navigationTitle("Todos")
      .navigationDestination(for: UUID.self) { id in
        if let index = store.todos.firstIndex(where: { $0.id == id }) {
          TodoDetail(todo: $store.todos[index])
        }
      }
    }
    .environment(store)
  }

  private func add() {
    withAnimation {
      store.add(newTitle)
    }
    newTitle = ""
    isFieldFocused = true
  }
}

private struct TodoLine: View {
  let todo: TodoBook.Todo
  let toggle: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Button(action: toggle) {
        Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(todo.isDone ? Color.green : .secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(todo.isDone ? "Mark open" : "Mark done")

      VStack(alignment: .leading, spacing: 2) {
        Text(todo.title)
          .strikethrough(todo.isDone)
        if !todo.notes.isEmpty {
          Text(todo.notes)
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
      Spacer()
      Circle()
        .fill(todo.priority.color)
        .frame(width: 8, height: 8)
    }
    .contentShape(Rectangle())
  }
}

struct TodoDetail: View {
  @Binding var todo: TodoBook.Todo
  @Environment(TodoBook.self) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Todo") {
        TextField("Title", text: $todo.title)
        Toggle("Done", isOn: $todo.isDone)
        Picker("Priority", selection: $todo.priority) {
          ForEach(TodoBook.Priority.allCases) { priority in
            Text(priority.rawValue.capitalized).tag(priority)
          }
        }
      }
      Section {
        TextEditor(text: $todo.notes)
          .frame(minHeight: 80)
      } header: {
        Text("Notes")
      } footer: {
        Text("\(todo.notes.count) characters")
      }
      Section {
        Button("Delete", role: .destructive) {
          let id = todo.id
          dismiss()
          store.todos.removeAll { $0.id == id }
        }
      }
    }
    .navigationTitle(todo.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  TodoScreen()
}
