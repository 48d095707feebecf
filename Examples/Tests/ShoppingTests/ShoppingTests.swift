import GtkTesting
import Testing
import TrackedUI

@testable import Shopping

@MainActor @Suite(.serialized) struct ShoppingTests {
  let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  @Test func whatIsAddedIsShownAndKept() async throws {
    let list = ShoppingList(file)
    let window = try await TestWindow(HostingController(rootView: ShoppingView(list: list)))
    try await type("Tea", into: window.require(Gtk.Entry.self))
    try await click(window.require(Gtk.Button.self, .text("Add")))
    #expect(window.find(.text("Tea")) != nil)
    window.close()
    #expect(ShoppingList(file).items.map(\.name) == ["Tea"])
  }

  @Test func aClickMarksWhatIsBought() async throws {
    let list = ShoppingList(file)
    list.add("Milk")
    let window = try await TestWindow(HostingController(rootView: ShoppingView(list: list)))
    defer { window.close() }
    try await click(window.require(Gtk.Switch.self, .accessibleLabel("Milk")))
    #expect(list.items.map(\.isBought) == [true])
    list.removeBought()
    try await settle()
    #expect(window.find(.text("Milk")) == nil)
  }
}
