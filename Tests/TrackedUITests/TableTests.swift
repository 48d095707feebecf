import GtkTesting
import Testing
import TrackedUI

/// Tables: columns, selection, order.
@MainActor @Suite(.serialized) struct TableTests {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
  }

  @Observable final class People {
    var people = [
      Person(id: 1, name: "Grace", age: 85), Person(id: 2, name: "ada", age: 36), Person(id: 3, name: "Alan", age: 41),
    ]
    var selected: Person.ID?
    var chosen: Set<Person.ID> = []
    var order = [KeyPathComparator(\Person.name)]
  }

  struct Root: View {
    @Bindable var people: People
    var body: some View {
      Table(people.people, selection: $people.selected, sortOrder: $people.order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }
        TableColumn("Kind") { person in
          Button("call \(person.id)") { people.people.removeAll { $0.id == person.id } }
        }
        .width(120)
      }
      .onChange(of: people.order, initial: true) { people.people.sort(using: people.order) }
    }
  }

  let people = People()

  private func names(_ window: TestWindow) -> [String] {
    window.texts.filter { text in people.people.contains { $0.name == text } }
  }

  @Test func cellsFollowTheirRows() async throws {
    let (window, _) = try await show(Root(people: people), width: 600)
    #expect(names(window) == ["ada", "Alan", "Grace"], "great and small letters alike")
    #expect(window.texts.contains("85 years") && window.texts.contains("Age"))
    people.people[0].age = 37
    try await settle()
    #expect(window.texts.contains("37 years") && !window.texts.contains("36 years"))
    try await click(window.require(Gtk.Button.self, .text("call 3")))
    try await settle()
    #expect(names(window) == ["ada", "Grace"] && people.people.count == 2)
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func selectionIsBound()
    async throws
  {
    let (window, _) = try await show(Root(people: people), width: 600)
    try await click(window.require(Gtk.Label.self, .text("Grace")))
    try await settle()
    #expect(people.selected == 1)
    people.selected = 2
    try await settle()
    let model = try #require(window.require(ColumnView.self, .any).model)
    #expect(model.selectedPositions == [0])
    people.people.reverse()
    try await settle()
    #expect(model.selectedPositions == [2], "what is selected stays so where it moves")
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func clicksOnTitlesSort()
    async throws
  {
    let (window, _) = try await show(Root(people: people), width: 600)
    try await click(window.require(Gtk.Label.self, .text("Age")))
    try await settle()
    #expect(people.order.first == KeyPathComparator(\Person.age) && people.order.count == 2)
    #expect(names(window) == ["ada", "Alan", "Grace"])
    // Two clicks in one place are a double click.
    try await click(window.require(Gtk.Label.self, .text("Kind")))
    try await click(window.require(Gtk.Label.self, .text("Age")))
    try await settle()
    #expect(people.order.first == KeyPathComparator(\Person.age, order: .reverse))
    #expect(names(window) == ["Grace", "Alan", "ada"])
    people.order = [KeyPathComparator(\Person.name, order: .reverse)]
    try await settle()
    #expect(names(window) == ["Grace", "Alan", "ada"])
    window.close()
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func anyNumberOfRowsIsSelected()
    async throws
  {
    struct Many: View {
      @Bindable var people: People
      var body: some View {
        Table(people.people, selection: $people.chosen) {
          TableColumn("Name", value: \.name)
          if people.chosen.count < 3 { TableColumn("Age") { Text("\($0.age)") } }
        }
      }
    }
    people.chosen = [1, 3]
    let (window, _) = try await show(Many(people: people), width: 600)
    let table = try window.require(ColumnView.self, .any)
    #expect(table.model?.selectedPositions == [0, 2] && window.texts.contains("Age"))
    people.chosen = [1, 2, 3]
    try await settle()
    #expect(table.model?.selectedPositions == [0, 1, 2] && !window.texts.contains("Age"))
    try await click(window.require(Gtk.Label.self, .text("ada")))
    try await settle()
    #expect(people.chosen == [2])
    window.close()
  }

  @Test func rowsAreSaidOneByOne() async throws {
    struct Rows: View {
      let people: People
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Person(id: 0, name: "first", age: 0))
          ForEach(people.people) { TableRow($0) }
        }
      }
    }
    let (window, _) = try await show(Rows(people: people), width: 600)
    #expect(window.texts.suffix(4) == ["first", "Grace", "ada", "Alan"])
    people.people.removeFirst()
    try await settle()
    #expect(window.texts.suffix(3) == ["first", "ada", "Alan"])
    window.close()
  }

  @Test func onlyRowsInSightExist() async throws {
    let tally = Tally()
    struct Row: Identifiable { let id: Int }
    struct Long: View {
      let tally: Tally
      let rows = (0..<50_000).map { Row(id: $0) }
      var body: some View {
        Table(rows) {
          TableColumn("Number") { row in
            let _ = tally.note("cell")
            Text("\(row.id)")
          }
        }
      }
    }
    let (window, _) = try await show(Long(tally: tally))
    #expect(window.texts.contains("0") && tally["cell"] > 3 && tally["cell"] < 400)
    window.close()
  }

  @Test func comparatorsCompare() {
    #expect(["b10", "B2", "a"].sorted(using: String.StandardComparator.localizedStandard) == ["a", "B2", "b10"])
    #expect(["b", "B", "a"].sorted(using: String.StandardComparator.lexical) == ["B", "a", "b"])
    let sorted = people.people.sorted(using: [KeyPathComparator(\Person.age, order: .reverse)])
    #expect(sorted.map(\.age) == [85, 41, 36])
  }
}
