import GtkTesting
import Testing

@testable import Recipes

@MainActor @Suite(.serialized) struct ListRecipeTests {
  private func texts(_ collection: CollectionView?) -> [String] {
    collection?.findAll(Gtk.Label.self).filter { !$0.text.isEmpty }.map(\.text) ?? []
  }

  @Test func sectionedList() async throws {
    let book = FriendBook()
    let window = try await TestWindow(FriendsViewController(book), width: 300, height: 400)
    defer { window.close() }
    let collection = window.find(CollectionView.self)
    #expect(texts(collection) == ["Others (4)", "Ada", "Barbara", "Edsger", "Grace"])
    book.friends[2].isFavorite = true
    try await settle()
    #expect(
      Set(texts(collection)) == ["Favourites (1)", "Edsger", "Others (3)", "Ada", "Barbara", "Grace"])
    collection?.selectItem(at: IndexPath(item: 0, section: 0))
    try await settle()
    #expect(texts(collection).contains("chosen"))
  }

  @Test func sortedTable() async throws {
    let system = SolarSystem()
    let window = try await TestWindow(PlanetsViewController(system), width: 400, height: 400)
    defer { window.close() }
    let table = try window.require(ColumnTableView<String>.self)
    #expect(table.arrangedItems == ["Saturn", "Jupiter", "Mars", "Earth"])
    system.planets[2].moons = 200
    try await settle()
    #expect(table.arrangedItems.first == "Mars" && window.find(.text("200")) != nil)
  }
}
