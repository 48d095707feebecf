import TrackedUI

/// What is to be bought. It is kept in a file.
@Observable final class ShoppingList {
  nonisolated struct Item: Identifiable, Codable, Sendable {
    var id = UUID()
    var name: String
    var isBought = false
  }

  var items: [Item]
  private let file: URL

  init(_ file: URL) {
    self.file = file
    items = (try? JSONDecoder().decode([Item].self, from: Data(contentsOf: file))) ?? []
  }

  func add(_ name: String) { items.append(Item(name: name)) }

  func removeBought() { items.removeAll(where: \.isBought) }

  func save() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(items).write(to: file, options: .atomic)
  }
}
