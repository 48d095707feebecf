import TrackedUI

struct TaskList: View {
  @Bindable var store: TaskStore
  @State private var query = ""
  @State private var selection: Set<TaskItem.ID> = []
  @State private var isAdding = false
  @State private var isConfirming = false
  @State private var edited: TaskItem?
  @State private var showsDone = true

  var body: some View {
    List(selection: $selection) {
      Section("Open") {
        ForEach($store.tasks) { $task in
          HStack(spacing: 12) {
            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(task.isDone ? Color.green : Color.secondary)
              .onTapGesture { withAnimation { task.isDone.toggle() } }
            VStack(alignment: .leading, spacing: 2) {
              TextField("Title", text: $task.title)
                .font(.headline)
                .strikethrough(task.isDone)
              Text(task.due, style: .date)
                .font(.caption)
                .foregroundStyle(task.isLate ? .red : .secondary)
            }
            Spacer()
            if task.priority > 0 {
              Text(String(repeating: "!", count: task.priority))
                .font(.caption.bold())
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background(Color.orange.opacity(0.2), in: Capsule())
            }
          }
          .padding(.vertical, 4)
          .contentShape(Rectangle())
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { store.remove(task) }
            Button("Edit") { edited = task }.tint(.blue)
          }
          .contextMenu {
            Button("Edit") { edited = task }
            Divider()
            Button("Delete", role: .destructive) { store.remove(task) }
          }
        }
        .onDelete { store.tasks.remove(atOffsets: $0) }
        .onMove { store.tasks.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .listStyle(.inset)
    .navigationTitle("Tasks (\(store.tasks.count))")
    .searchable(text: $query, prompt: "Search tasks")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") { isAdding = true }
          .keyboardShortcut("n", modifiers: .command)
      }
      ToolbarItem(placement: .secondaryAction) {
        Toggle("Show done", isOn: $showsDone)
      }
    }
    .sheet(isPresented: $isAdding) {
      TaskEditor(task: nil) { store.tasks.append($0) }
    }
    .sheet(item: $edited) { task in
      TaskEditor(task: task) { store.replace($0) }
    }
    .confirmationDialog("Delete all that is done?", isPresented: $isConfirming, titleVisibility: .visible) {
      Button("Delete", role: .destructive) { store.tasks.removeAll { $0.isDone } }
    } message: {
      Text("This cannot be undone.")
    }
    .onChange(of: query) { store.filter = query }
    .onChange(of: showsDone) { _, shows in store.showsDone = shows }
    #if TYPO
      // expected-error@+1 {{cannot find 'selektion' in scope}}
      .onChange(of: selection) { store.selected = selektion }
    #else
      .onChange(of: selection) { store.selected = selection }
    #endif
    .onAppear { store.load() }
    .animation(.default, value: store.tasks)
    .overlay {
      if store.tasks.isEmpty {
        ContentUnavailableView(
          "No tasks", systemImage: "checklist", description: Text("Add one with the button above."))
      }
    }
    .frame(minWidth: 320, maxWidth: .infinity)
  }
}

struct TaskEditor: View {
  let task: TaskItem?
  let done: (TaskItem) -> Void
  var body: some View { Text(task?.title ?? "New") }
}

struct TaskItem: Identifiable, Hashable {
  var id = 0
  var title = ""
  var due = Date()
  var isDone = false
  var priority = 0
  var isLate: Bool { !isDone && due < Date() }
}

@Observable final class TaskStore {
  var tasks: [TaskItem] = []
  var filter = ""
  var showsDone = true
  var selected: Set<Int> = []
  func load() {}
  func remove(_ task: TaskItem) { tasks.removeAll { $0.id == task.id } }
  func replace(_ task: TaskItem) {}
}
