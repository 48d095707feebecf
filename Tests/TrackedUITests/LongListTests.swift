import GtkTesting
import Testing

@testable import TrackedUI

/// Lists ask their data for what they show, in real windows.
@MainActor @Suite(.serialized) struct LongListTests {
  /// Counts who asks for its identifier.
  private struct Counted: Identifiable {
    let number: Int
    let tally: Tally
    var id: Int {
      tally.note("id")
      return number
    }
  }

  @Test func aLongListAsksForFewIdentifiers() async throws {
    let tally = Tally()
    let rows = (0..<50_000).map { Counted(number: $0, tally: tally) }
    let (window, controller) = try await show(List(rows) { Text("Row \($0.number)") })
    defer { window.close() }
    #expect(window.texts.first == "Row 0")
    #expect(tally["id"] < 5000, "\(tally["id"]) identifiers were asked for")
    tally.clear()
    controller.rootView = List(rows) { Text("Number \($0.number)") }
    try await settle()
    #expect(window.texts.first == "Number 0")
    #expect(tally["id"] < 5000, "the same elements: \(tally["id"])")
  }

  private final class Named: Identifiable {
    var id: String
    init(_ id: String) { self.id = id }
  }

  private struct NamedRow: View {
    let name: String
    let tally: Tally
    var body: some View { Text(name).onAppear { tally.note("appear") } }
  }

  @Test func anObjectThatHasAnotherIdentifierIsAnotherRow() async throws {
    let (tally, objects) = (Tally(), ["a", "b", "c"].map(Named.init))
    let (window, controller) = try await show(List(objects) { NamedRow(name: $0.id, tally: tally) })
    defer { window.close() }
    #expect(window.texts == ["a", "b", "c"] && tally["appear"] == 3)
    objects[1].id = "x"
    controller.rootView = List(objects) { NamedRow(name: $0.id, tally: tally) }
    try await settle()
    #expect(window.texts == ["a", "x", "c"])
    try await wait(for: "the row of x") { tally["appear"] == 4 }
  }

  @Test func theSelectedRowIsFoundWhereverItMoves() async throws {
    let model = Selected()
    let (window, _) = try await show(SelectingList(model: model))
    defer { window.close() }
    let list = try window.require(ListView.self, .any)
    func selected() -> Int? { (list.model as? SingleSelection)?.selected }
    #expect(selected() == 3)
    model.numbers.swapAt(3, 40)
    try await settle()
    #expect(selected() == 40)
    model.numbers.removeAll { $0 == 3 }
    try await settle()
    #expect(selected() == nil)
  }

  private struct SelectingList: View {
    @Bindable var model: Selected
    var body: some View { List(model.numbers, id: \.self, selection: $model.one) { Text("\($0)") } }
  }
}

@Observable private final class Selected {
  var numbers = Array(0..<50)
  var one: Int? = 3
}
