import GtkTesting
import Testing

@testable import TrackedUI

/// Bindings to elements that are gone, and rows that go in the pass in which something else changes.
@MainActor @Suite(.serialized) struct StaleBindingTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isDone = false
    var amount = 1.0
  }

  @Observable final class Shelf {
    var items = (0..<6).map { Item(id: $0, name: "item \($0)") }
    var selected: Int?
    /// The binding of the row that was made last for each name.
    @ObservationIgnored var bindings: [Int: Binding<Item>] = [:]
  }

  private struct Row: View {
    @Binding var item: Item
    @State private var taps = 0
    var body: some View {
      HStack {
        TextField("Name", text: $item.name)
        Toggle("Done", isOn: $item.isDone)
        Slider(value: $item.amount, in: 0...10)
      }
      .onChange(of: item.name) { _, new in if new.isEmpty { item.name = "none" } }
      .onDisappear { _ = item.name }
    }
  }

  private struct Shelves: View {
    @Bindable var shelf: Shelf
    var body: some View {
      VStack {
        Text("\(shelf.items.count) items")
        ForEach($shelf.items) { $item in
          let _ = shelf.bindings[item.id] = $item
          Row(item: $item)
        }
        List($shelf.items, selection: $shelf.selected) { $item in Row(item: $item) }
        ForEach(shelf.items.indices, id: \.self) { place in Row(item: $shelf.items[place]) }
        ForEach(Array(shelf.items.enumerated()), id: \.element.id) { place, item in
          Toggle(item.name, isOn: $shelf.items[place].isDone)
        }
      }
    }
  }

  private struct Filtered: View {
    @Bindable var shelf: Shelf
    var body: some View {
      List(selection: $shelf.selected) {
        ForEach($shelf.items.filter { !$0.wrappedValue.isDone }) { $item in TextField("Name", text: $item.name) }
      }
    }
  }

  @Test func rowsOfBindingsThatAFilterLeavesFollowTheirElements() async throws {
    let shelf = Shelf()
    let (window, _) = try await show(Filtered(shelf: shelf), width: 500, height: 900)
    defer { window.close() }
    let steps: [() -> Void] = [
      { shelf.items.remove(at: 1) }, { shelf.items.reverse() }, { shelf.selected = shelf.items[0].id },
      { shelf.items[2].isDone = true }, { shelf.items.swapAt(0, 1) }, { shelf.selected = nil },
      { shelf.items[2].isDone = false },
    ]
    for step in steps {
      step()
      try await settle()
      #expect(window.findAll(Gtk.Entry.self, .any).map(\.text) == shelf.items.filter { !$0.isDone }.map(\.name))
    }
  }

  @Test func rowsComeAndGoInThePassThatSelectsAnotherOne() async throws {
    let shelf = Shelf()
    let (window, _) = try await show(Shelves(shelf: shelf), width: 500, height: 900)
    defer {
      window.close()
      shelf.bindings = [:]  // They hold the shelf.
    }
    var next = 100
    func new() -> Item {
      next += 1
      return Item(id: next, name: "item \(next)")
    }
    let steps: [() -> Void] = [
      { shelf.items.removeLast() }, { shelf.items.removeFirst() },
      { withAnimation { _ = shelf.items.removeFirst() } },
      {
        shelf.items.insert(new(), at: 0); shelf.items.reverse()
      },
      { shelf.items.removeSubrange(1...) }, { shelf.items.removeAll() },
      { shelf.items = (0..<40).map { _ in new() } }, { shelf.items = shelf.items.suffix(3) },
    ]
    for step in steps + steps {
      shelf.selected = shelf.items.last?.id
      step()
      try await settle()
      #expect(window.texts.first == "\(shelf.items.count) items")
      shelf.selected = shelf.items.last?.id
      try await settle()
      if shelf.items.isEmpty { shelf.items = (0..<6).map { _ in new() } }
    }
  }

  @Test func aBindingFollowsItsElementAndIsDeadAfterIt() async throws {
    let shelf = Shelf()
    let (window, _) = try await show(Shelves(shelf: shelf), width: 500, height: 900)
    defer {
      window.close()
      shelf.bindings = [:]  // They hold the shelf.
    }
    let (first, third, last) = try (
      #require(shelf.bindings[0]), #require(shelf.bindings[2]), #require(shelf.bindings[5])
    )
    shelf.items.remove(at: 0)
    third.wrappedValue.name = "third"
    #expect(shelf.items.map(\.name) == ["item 1", "third", "item 3", "item 4", "item 5"])
    first.wrappedValue.name = "gone"
    #expect(!shelf.items.contains { $0.name == "gone" } && first.wrappedValue.id == 0)
    shelf.items.removeLast(4)
    #expect(last.wrappedValue.name == "item 5")
    try await settle()
    #expect(window.texts.first == "1 items")
  }

  @Test func aPlaceOfAnArrayKeepsItsLastValue() {
    let shelf = Shelf()
    let binding = Bindable(shelf).items[5].name
    shelf.items.removeLast(3)
    #expect(binding.wrappedValue == "item 5")
    binding.wrappedValue = "lost"
    #expect(shelf.items.map(\.name) == ["item 0", "item 1", "item 2"])
  }

  @Test func aFieldThatIsLeftBecauseItsRowGoesWritesNowhere() async throws {
    struct Amounts: View {
      @Bindable var shelf: Shelf
      var body: some View {
        VStack {
          ForEach($shelf.items) { $item in TextField("Amount \(item.id)", value: $item.amount, format: .number) }
          Button("Remove") { shelf.items.removeFirst() }
        }
      }
    }
    let shelf = Shelf()
    let (window, _) = try await show(Amounts(shelf: shelf))
    defer { window.close() }
    let field = try window.require(Gtk.Entry.self, .accessibleLabel("Amount 0"))
    field.grabFocus()
    try await type("7", into: field)
    shelf.items.removeFirst()
    try await settle()
    #expect(shelf.items.map(\.amount) == [1, 1, 1, 1, 1])
    #expect(window.findAll(Gtk.Entry.self, .any).count == 5)
  }
}
