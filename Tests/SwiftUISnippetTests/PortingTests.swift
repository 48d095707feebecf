import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUISnippets

/// What sources do in windows that are written as for SwiftUI, unchanged but for the import.
@MainActor @Suite(.serialized) struct PortingTests {
  @Test func counter() async throws {
    let (window, _) = try await show(CounterView())
    #expect(!(try window.require(Gtk.Button.self, .text("Decrement")).isSensitive))
    try await click(window.require(Gtk.Button.self, .text("Increment")))
    #expect(window.texts.contains("Count: 1"))
    #expect(try window.require(Gtk.Button.self, .text("Decrement")).isSensitive)
    window.close()
  }

  @Test func settings() async throws {
    let settings = UserSettings()
    let (window, _) = try await show(SettingsView().environment(settings))
    #expect(try window.require(Entry.self, .any).text == "Ada" && window.texts.contains("Volume: 50%"))
    settings.volume = 0.8
    try await settle()
    #expect(window.texts.contains("Volume: 80%"))
    try await click(window.require(Gtk.Switch.self, .any))
    #expect(!settings.notifications)
    window.close()
  }

  @Test func todoList() async throws {
    let store = TodoStore()
    let (window, _) = try await show(TodoListView(store: store))
    #expect(window.texts.contains("1 remaining"))
    try await type("Eggs", into: window.require(Entry.self, .any))
    try await click(window.require(Gtk.Button.self, .text("Add")))
    #expect(store.items.count == 3 && window.texts.contains("Eggs") && window.texts.contains("2 remaining"))
    #expect(try window.require(Entry.self, .any).text.isEmpty)
    try await click(window.findAll(Gtk.Button.self, .text("○"))[0])
    #expect(store.items[0].isDone && window.texts.contains("1 remaining"))
    window.close()
  }

  @Test func cards() async throws {
    let (window, _) = try await show(CardsView(titles: ["a", "b"]))
    #expect(window.texts == ["a", "b", "Nothing selected"])
    try await click(window.require(Gtk.Label.self, .text("b")))
    #expect(window.texts == ["a", "b", "Selected: b"])
    window.close()
  }

  @Test func loading() async throws {
    struct Failure: Error {}
    let (window, _) = try await show(LoadingView { ["one", "two"] })
    try await wait(for: "the names") { window.texts == ["one", "two"] }
    window.close()
    let (failing, _) = try await show(LoadingView { throw Failure() })
    try await wait(for: "the failure") { failing.texts == ["Something went wrong"] }
    failing.close()
  }

  @Test func navigation() async throws {
    let (window, _) = try await show(FruitsView(fruits: [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]))
    try await click(window.require(Gtk.Label.self, .text("Pear")))
    try await settle()
    #expect(window.texts.contains("All about Pear"))
    try await click(window.require(Gtk.Button.self, .text("Back")))
    try await settle()
    #expect(window.texts.contains("Apple") && !window.texts.contains("All about Pear"))
    window.close()
  }

  @Test func environmentKeys() async throws {
    let (window, _) = try await show(AccentView())
    #expect(window.texts.prefix(2) == ["Accent: plain", "Accent: simple"])
    try await click(window.require(Gtk.Switch.self, .any))
    #expect(window.texts.prefix(2) == ["Accent: plain", "Accent: fancy"])
    window.close()
  }

  @Test func shapes() async throws {
    let (window, controller) = try await show(
      VStack {
        Badge(count: 3)
        Triangle().stroke(.red, lineWidth: 2).frame(width: 40, height: 40)
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        }
        .frame(width: 50, height: 20)
      })
    #expect(window.texts == ["3"])
    #expect(controller.sizeThatFits(in: CGSize(width: 400, height: 300)).width == 80)
    window.close()
  }

  @Test func forms() async throws {
    let (window, _) = try await show(OrderForm(), height: 500)
    try await click(window.require(Gtk.Button.self, .text("+")))
    #expect(window.texts.contains("Quantity: 2"))
    #expect(window.find(Entry.self, .any) == nil)
    try await click(window.require(Gtk.Switch.self, .any))
    #expect(window.find(Entry.self, .any) != nil)
    try await click(window.require(ToggleButton.self, .text("LARGE")))
    try await click(window.require(Gtk.Button.self, .text("Order")))
    #expect(window.texts.contains("Order 2 large?"))
    try await click(window.require(TrackedKit.Button.self, .text("Yes")))
    try await settle()
    #expect(window.texts.contains("Quantity: 1"))
    window.close()
  }

  @Test func animation() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let (window, _) = try await show(ExpandingView())
    let title = try window.require(Gtk.Label.self, .text("Title"))
    let before = title.frame(in: window.window)!
    try await click(window.require(Gtk.Button.self, .text("Toggle")))
    try await wait(for: "the details") {
      window.texts.contains("Details") && window.find(Gtk.Label.self, .text("Details"))?.opacity == 1
    }
    #expect(title.frame(in: window.window)!.y < before.y)
    try await click(window.require(Gtk.Button.self, .text("Toggle")))
    try await wait(for: "the details to go") { !window.texts.contains("Details") }
    window.close()
  }

  @Test func geometry() async throws {
    let (window, _) = try await show(MeasuredView())
    try await wait(for: "the width") { window.texts.contains("Width 120") }
    window.close()
  }

  @Test func genericContainers() async throws {
    let (window, _) = try await show(
      TitledBox(title: "Box") {
        Text("one")
        Text("two")
      })
    #expect(window.texts == ["Box", "one", "two"])
    window.close()
  }
}
