nonisolated extension DemoPage {
  static let todo = DemoPage(
    "todo", "To-do List", in: .basics, about: "cells list drag undo sections tasks", badge: { $0.todo.openCount }
  ) {
    TodoListViewController($0.todo, notices: $0.notices)
  }
}
