import TrackedKit

/// What of an item is stored.
nonisolated struct TodoRecord: Codable, Equatable, Sendable {
  var id: Int
  var title: String
  var isCompleted: Bool

  /// An identifier that no other process chooses, however many of them add to the list. Any JSON reader keeps it exactly.
  static func freshID() -> Int { .random(in: 1..<(1 << 53)) }
}

/// One thing to do. A row depends on its own item only.
@Observable final class TodoItem: Identifiable {
  let id: Int
  var title: String
  var isCompleted: Bool

  init(_ record: TodoRecord) {
    id = record.id
    title = record.title
    isCompleted = record.isCompleted
  }

  /// Takes over what is stored of the item; what is the same already is not written.
  func take(_ record: TodoRecord) {
    title = record.title
    isCompleted = record.isCompleted
  }

  /// The item as it is stored, read past observation: code that stores the list depends on no item.
  var record: TodoRecord { TodoRecord(id: id, title: _title, isCompleted: _isCompleted) }
}
