import TrackedUI

// essential:begin
struct DoneListView: View {
  let list: TodoList
  @State private var title = ""

  var body: some View {
    VStack {
      HStack {
        TextField("What needs to be done", text: $title)
          .onSubmit(add)
        Button("Add", action: add)
          .disabled(title.isEmpty)
      }
      List(list.items) { item in
        DoneRow(item: item, list: list)
      }
      .frame(height: 190)
    }
    .padding(18)
  }

  private func add() {
    list.add(title)
    title = ""
  }
}

struct DoneRow: View {
  let item: TodoItem
  let list: TodoList

  var body: some View {
    Toggle(isOn: Binding(get: { item.isCompleted }, set: { list.setCompleted(item, $0) })) {
      Text(item.title)
        .strikethrough(item.isCompleted)
        .foregroundStyle(item.isCompleted ? .secondary : .primary)
    }
    .toggleStyle(.checkbox)
  }
}
// essential:end
