import GtkTesting
import Testing

@testable import TrackedUI

/// Lists ask their data for what they show, in real windows.
@MainActor @Suite(.serialized) struct LongListTests {
  /// Counts who asks for its identifier.
  private struct Asked: Identifiable {
    let number: Int
    let tally: Tally
    var id: Int {
      tally.note("id")
      return number
    }
  }

  @Test func aLongListAsksForFewIdentifiers() async throws {
    let tally = Tally()
    let rows = (0..<50_000).map { Asked(number: $0, tally: tally) }
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

  private struct Decorated: View {
    let model: Selected
    var body: some View {
      List {
        ForEach(model.numbers, id: \.self) { Text("Row \($0)") }
          .background { Text("behind") }
          .opacity(model.one == nil ? 1 : 0.5)
          .clipShape(.rect(cornerRadius: 4))
          .listRowBackground(Text("ground"))
      }
    }
  }

  @Test func whatIsSaidOfAForEachHoldsForEachRow() async throws {
    let model = Selected([1, 2])
    let (window, _) = try await show(Decorated(model: model))
    defer { window.close() }
    #expect(window.texts == ["ground", "behind", "Row 1", "ground", "behind", "Row 2"])
    func opacities() -> [Double] {
      window.findAll(Gtk.Label.self, .any).filter { $0.text.hasPrefix("Row") }.map { label in
        var opacity = 1.0
        var next: Widget? = label
        while let widget = next {
          opacity *= widget.opacity
          next = widget.parent
        }
        return (opacity * 10).rounded() / 10
      }
    }
    #expect(opacities() == [0.5, 0.5])
    model.one = nil
    model.numbers = [2, 3, 1]
    try await settle()
    #expect(window.texts.filter { $0.hasPrefix("Row") } == ["Row 2", "Row 3", "Row 1"])
    #expect(window.texts.count == 9 && opacities() == [1, 1, 1])
  }

  @Test func whatIsSaidOfAForEachHoldsInALazyStack() async throws {
    let (window, _) = try await show(
      ScrollView {
        LazyVStack { ForEach(0..<3) { Text("\($0)") }.background(Color.red).overlay { Text("over") }.opacity(0.9) }
      })
    defer { window.close() }
    #expect(window.texts == ["0", "over", "1", "over", "2", "over"])
  }

  @Test func aLongListOpensWithWhatIsSeenAndHasAllRowsSoonAfter() async throws {
    let tally = Tally()
    let controller = HostingController(
      rootView: List(0..<50_000, id: \.self) { number in Counted(tally, "row") { Text("Row \(number)") } })
    let window = TrackedKit.Window()
    window.setDefaultSize(width: 400, height: 900)
    window.rootViewController = controller
    window.present()
    defer { window.destroyWindow() }
    var rowsInFirstFrame: Int?
    let connection = window.frameClock?.onAfterPaint { rowsInFirstFrame = rowsInFirstFrame ?? tally["row"] }
    try await wait(for: "the first frame") { rowsInFirstFrame != nil }
    connection?.disconnect()
    let first = try #require(rowsInFirstFrame)
    #expect(first >= 20 && first < 100, "\(first) rows were made for the first frame")
    try await settle()
    let list = try #require(controller.view.findAll(ListView.self, .any).first)
    #expect(list.model?.count == 50_000)
  }

  @Test func dataChangeWhileALongListOpens() async throws {
    let model = Selected(Array(0..<1000))
    let controller = HostingController(rootView: SelectingList(model: model))
    let window = TrackedKit.Window()
    window.setDefaultSize(width: 400, height: 300)
    window.rootViewController = controller
    window.present()
    defer { window.destroyWindow() }
    for number in [3, 900, 20, 0, 15, 16, 500] {
      model.numbers.removeAll { $0 == number }
      model.numbers.insert(2000 + number, at: number / 2)
      UpdatePass.flush()
    }
    model.numbers.removeSubrange(10..<990)
    UpdatePass.flush()
    try await settle()
    let list = try #require(controller.view.findAll(ListView.self, .any).first)
    #expect(list.model?.count == model.numbers.count)
    let texts = controller.view.findAll(Gtk.Label.self, .any).map(\.text)
    #expect(texts.count > 5 && texts == model.numbers.prefix(texts.count).map(String.init))
  }

  @Test func aProxyScrollsAList() async throws {
    var proxy: ScrollViewProxy?
    let (window, _) = try await show(
      ScrollViewReader { reader in
        let _ = proxy = reader
        List(0..<5000, id: \.self) { Text("Row \($0)") }
      })
    defer { window.close() }
    let scroller = try window.require(ScrolledWindow.self, .any)
    func frame(of number: Int) -> Rect? {
      window.findAll(Gtk.Label.self, .any).first { $0.text == "Row \(number)" }?.frame(in: scroller)
    }
    proxy?.scrollTo(3000)
    try await settle()
    let shown = try #require(frame(of: 3000))
    #expect(shown.y >= 0 && shown.maxY <= Double(scroller.height))
    proxy?.scrollTo(1000, anchor: .center)
    try await settle()
    let middle = try #require(frame(of: 1000))
    #expect(abs(middle.midY - Double(scroller.height) / 2) < 3)
  }

  private struct Growing: View {
    let model: Model
    var body: some View {
      List {
        ForEach(0..<40 + model.a, id: \.self) { Text(verbatim: "Row \($0)") }
        Text("more")
      }
    }
  }

  @Test("rows that come before the last one leave what is seen where it is, twice")
  func whatIsSeenStays() async throws {
    let model = Model()
    let (window, _) = try await show(Growing(model: model))
    defer { window.close() }
    let list = try window.require(ListView.self, .any)
    let adjustment = try window.require(ScrolledWindow.self, .any).verticalAdjustment
    func frame(of text: String) -> Rect? { window.find(Gtk.Label.self, .text(text))?.frame(in: list) }
    for number in 1...2 {
      try await wait(for: "all rows") { adjustment.upper > 1000 * Double(number) }
      adjustment.value = adjustment.upper - adjustment.pageSize
      try await wait(for: "the end") { frame(of: "more").map { $0.maxY <= Double(list.height) } == true }
      try await settle()
      let last = "Row \(39 + model.a)"
      let before = try #require(frame(of: last)).y
      model.a += 60
      try await wait(for: "more rows") { frame(of: "more").map { $0.y > Double(list.height) } ?? true }
      try await settle()
      #expect(abs((frame(of: last)?.y ?? -1) - before) < 1)
    }
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
    let model = Selected(Array(0..<50))
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

  @Test func allRowsAreFoundInOneLookThroughTheData() async throws {
    let (tally, model) = (Tally(), Selected([]))
    let rows = (0..<3000).map { Asked(number: $0, tally: tally) }
    let (window, _) = try await show(ManySelectingList(rows: rows, model: model))
    defer { window.close() }
    tally.clear()
    model.many = Set(0..<3000)
    try await wait(for: "all rows") {
      (try? window.require(ListView.self, .any).model as? MultiSelection)?.selectedPositions.count == 3000
    }
    // Some for each frame in which GTK is told of more rows; a look for each row would be 4,500,000.
    #expect(tally["id"] < 100_000, "\(tally["id"]) identifiers were asked for")
    model.many = [2998]
    try await settle()
    let selection = try #require(window.require(ListView.self, .any).model as? MultiSelection)
    #expect(selection.selectedPositions == [2998])
  }

  private struct ManySelectingList: View {
    let rows: [Asked]
    @Bindable var model: Selected
    var body: some View { List(rows, id: \.id, selection: $model.many) { Text("\($0.number)") } }
  }

  private struct SelectingList: View {
    @Bindable var model: Selected
    var body: some View { List(model.numbers, id: \.self, selection: $model.one) { Text("\($0)") } }
  }
}

@Observable private final class Selected {
  var numbers: [Int]
  var one: Int? = 3
  var many: Set<Int> = []
  init(_ numbers: [Int]) { self.numbers = numbers }
}
