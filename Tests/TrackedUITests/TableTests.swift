import CGtk
import GtkTesting
import Testing
import TrackedUI

@testable import WidgetTesting

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

  @Test("a column's width is that of what is in its cells") func widthOfCells() async throws {
    let table = Table(people.people) {
      TableColumn("Fixed") { _ in Rectangle().frame(height: 8).accessibilityIdentifier("fixed") }.width(90)
      TableColumn("Age") { Text("\($0.age) years") }
    }
    let (window, _) = try await show(table, width: 600)
    defer { window.close() }
    #expect(try window.require(.name("fixed")).width == 90)
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

  @Test("a table that is lower than its titles shows what fits, and GTK warns of nothing, twice")
  func lowerThanTitles() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try TestDisplay.prepare()
      g_log_set_fatal_mask(
        "Gtk", GLogLevelFlags(rawValue: G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue))
      let people = People()
      for height in [10.0, 22] {
        let (window, _) = try await show(Root(people: people).frame(height: height), width: 600)
        try await settle()
        let title = try window.require(Gtk.Label.self, .text("Name"))
        #expect(title.isMapped && title.height > 0)
        window.close()
      }
    }
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

  @Test(
    "a click with Control held adds a row to those that are selected, or takes it away",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func clicksWithControl() async throws {
    struct Many: View {
      @Bindable var people: People
      var body: some View {
        Table(people.people, selection: $people.chosen) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        }
      }
    }
    let (window, _) = try await show(Many(people: people), width: 600)
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("ada")))
    try await wait(for: "one") { people.chosen == [2] }
    let input = try VirtualInput.shared.input()
    let control = try #require(Key(name: "Control_L")).rawValue
    for chosen in [[1, 2], [2]] as [Set<Int>] {
      try await hover(window.require(Gtk.Label.self, .text("Grace")))
      _ = input.key(control, .down)
      input.button(1, .down)
      input.button(1, .up)
      _ = input.key(control, .up)
      try await wait(for: "\(chosen)") { people.chosen == chosen }
    }
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

  private struct Looks: View {
    let model: Model
    private var selection: Binding<Int?> {
      Binding {
        model.a
      } set: {
        model.a = $0 ?? 0
      }
    }
    var body: some View {
      Table((1...3).map { Person(id: $0, name: "name \($0)", age: $0) }, selection: selection) {
        TableColumn("Name") { Text($0.name) }
        TableColumn("Symbol") { _ in Image(systemName: "house") }
        TableColumn("Shape") { _ in Circle().frame(width: 14, height: 14) }
        TableColumn("Secondary") { Text("second \($0.id)").foregroundStyle(.secondary) }
        TableColumn("Button") { person in Button("press \(person.id)") {}.buttonStyle(.borderless) }
      }
    }
  }

  @Test("what a selected row shows is as dark as in the others, on another ground", arguments: [false, true])
  func selectedRowIsReadable(isDark: Bool) async throws {
    let model = Model()
    let (window, _) = try await show(Looks(model: model).preferredColorScheme(isDark ? .dark : .light), width: 600)
    defer { window.close() }
    // How light a row's ground is, and how far what its columns show is from that.
    func look(_ row: Int) async throws -> (ground: Int, contrasts: [Int]) {
      try await settle()
      let frame = try #require(window.require(Gtk.Label.self, .text("name \(row)")).frame(in: window.window))
      let shown = try picture(of: window.window)
      let (top, bottom) = (Int(frame.y), Int(frame.y + frame.height))
      func light(_ x: Int, _ y: Int) -> Int {
        let pixel = shown.pixel(x: x, y: y)
        return (Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 3
      }
      let ground = light(2, top)
      let width = shown.width / 5
      let contrasts = (0..<5).map { column in
        let places = column * width + 2..<(column + 1) * width - 2
        return places.flatMap { x in (top..<bottom).map { abs(light(x, $0) - ground) } }.max() ?? 0
      }
      return (ground, contrasts)
    }
    window.window.focus = nil
    for row in [1, 2, 1] {
      model.a = 3
      let plain = try await look(row)
      model.a = row
      let selected = try await look(row)
      let difference = abs(plain.ground - selected.ground)
      #expect((10..<60).contains(difference), "\(plain) \(selected)")
      for (before, now) in zip(plain.contrasts, selected.contrasts) {
        #expect(before > 60 && now >= before - difference - 10, "\(plain) \(selected)")
      }
    }
  }

  @Test(
    "a column of any views that is sorted by a text sorts as the person's language does, and shows the order that it opens with",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func viewsSortedByTexts() async throws {
    struct Root: View {
      @Bindable var people: People
      var body: some View {
        Table(people.people, sortOrder: $people.order) {
          TableColumn("Name", value: \.name) { Text($0.name).bold() }
          TableColumn("Kind") { _ in Text("person") }
        }
        .onChange(of: people.order) { people.people.sort(using: people.order) }
      }
    }
    people.people = ["a2", "a10", "B"].enumerated().map { Person(id: $0, name: $1, age: 1) }
    let (window, _) = try await show(Root(people: people), width: 600)
    defer { window.close() }
    for _ in 1...2 {
      for (direction, expected) in [(SortOrder.reverse, ["B", "a10", "a2"]), (.forward, ["a2", "a10", "B"])] {
        // Two clicks in one place are a double click.
        try await click(window.require(Gtk.Label.self, .text("Kind")))
        try await click(window.require(Gtk.Label.self, .text("Name")))
        try await settle()
        #expect(people.order.first?.order == direction)
        #expect(names(window) == expected)
      }
    }
  }
}
