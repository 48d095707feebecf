import TrackedKit

/// A message in the inbox.
nonisolated struct Mail: Hashable, Sendable {
  let id: Int
  let subject: String
  var isUnread = false

  fileprivate static let subjects = [
    "Minutes of Monday", "Your ticket", "Lunch?", "Build 214 is green", "Holiday pictures",
  ]

  /// A subject from a server that takes a moment: for a thread of its own.
  static func fetchSubject() -> String {
    Thread.sleep(forTimeInterval: 0.3)
    return "Greetings from a thread"
  }

  /// Read already.
  static func old(_ count: Int) -> [Mail] {
    (0..<count).map { Mail(id: -1 - $0, subject: "\(subjects[$0 % subjects.count]), last week") }
  }
}

nonisolated extension [Mail] {
  var unread: Int { count(where: \.isUnread) }

  /// A new message, at the top.
  mutating func receive(_ subject: String? = nil) {
    insert(Mail(id: count, subject: subject ?? Mail.subjects[count % Mail.subjects.count], isUnread: true), at: 0)
  }

  /// Reads a message, or makes it unread again. A list that shows what is gone may name a row that is not there.
  mutating func toggle(at row: Int) {
    if indices.contains(row) { self[row].isUnread.toggle() }
  }

  mutating func markAllRead() {
    for index in indices { self[index].isUnread = false }
  }
}
