nonisolated extension DemoPage {
  static let todo = DemoPage("todo", "To-do List", in: .basics, badge: { $0.todo.openCount }) {
    TodoListViewController($0.todo, notices: $0.notices)
  }
}
