import GtkTesting
import Testing

@testable import TrackedUI

@Observable private final class ShownNumbers {
  var ids = Array(0..<6)
  @ObservationIgnored var acts = 0
  /// What is done at the next call of a moment.
  @ObservationIgnored var armed: (moment: RowDataTests.Moment, act: RowDataTests.Act)?

  func perform(_ act: RowDataTests.Act) {
    switch act {
    case .removesFirst: if !ids.isEmpty { ids.removeFirst() }
    case .removesLast: if !ids.isEmpty { ids.removeLast() }
    case .removesAll: ids = []
    case .inserts: ids.insert((ids.max() ?? 0) + 10, at: 0)
    case .appends: ids.append((ids.max() ?? 0) + 10)
    case .reverses: ids.reverse()
    }
  }

  func called(_ moment: RowDataTests.Moment) {
    guard let armed, armed.moment == moment else { return }
    self.armed = nil
    acts += 1
    perform(armed.act)
  }
}

/// Rows that change the data while they are made, shown and taken out.
@MainActor @Suite(.serialized) struct RowDataTests {
  enum Kind: CaseIterable { case list, sections, bound, table, lazyStack, lazyGrid, stack }
  fileprivate enum Moment: CaseIterable { case body, appears, disappears, task, state, geometry }
  fileprivate enum Act: CaseIterable { case removesFirst, removesLast, removesAll, inserts, appends, reverses }

  private struct Row: View {
    let numbers: ShownNumbers
    let id: Int
    @State private var start: Int

    init(_ numbers: ShownNumbers, _ id: Int) {
      (self.numbers, self.id) = (numbers, id)
      _start = State(wrappedValue: id)
    }

    var body: some View {
      let _ = numbers.called(.body)
      Text("Row \(id)")
        .onAppear { numbers.called(.appears) }
        .onDisappear { numbers.called(.disappears) }
        .task { numbers.called(.task) }
        .onChange(of: numbers.ids.count, initial: true) { numbers.called(.state) }
        .background(
          GeometryReader { _ in
            let _ = numbers.called(.geometry)
            Color.clear
          })
    }
  }

  private struct Item: Identifiable { let id: Int }

  private struct Page: View {
    @Bindable var numbers: ShownNumbers
    let kind: Kind
    var body: some View {
      switch kind {
      case .list: List(numbers.ids, id: \.self) { Row(numbers, $0) }
      case .sections: List { Section("Head") { ForEach(numbers.ids, id: \.self) { Row(numbers, $0) } } }
      case .bound: List($numbers.ids, id: \.self) { $id in Row(numbers, id) }
      case .table: Table(numbers.ids.map { Item(id: $0) }) { TableColumn("Name") { Row(numbers, $0.id) } }
      case .lazyStack: ScrollView { LazyVStack { ForEach(numbers.ids, id: \.self) { Row(numbers, $0) } } }
      case .lazyGrid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(numbers.ids, id: \.self) { Row(numbers, $0) }
          }
        }
      case .stack: VStack { ForEach(numbers.ids, id: \.self) { Row(numbers, $0) } }
      }
    }
  }

  /// The texts of the rows on the screen, as they are read.
  private func rows(in window: TestWindow) -> [String] {
    window.findAll(Gtk.Label.self, .any).filter { $0.isMapped && $0.text.hasPrefix("Row") }
      .compactMap { label in label.frame(in: window.window).map { (label.text, $0) } }
      .sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
  }

  @Test(
    "C-240 a row that changes the data while it is made, shown or taken out: what is shown is what the data say",
    arguments: Kind.allCases)
  func change(kind: Kind) async throws {
    for moment in Moment.allCases {
      for act in Act.allCases {
        let numbers = ShownNumbers()
        let (window, _) = try await show(Page(numbers: numbers, kind: kind), width: 320, height: 600)
        for round in 1...2 {
          numbers.armed = (moment, act)
          numbers.perform(.inserts)
          try await settle()
          numbers.perform(.removesFirst)
          numbers.perform(.appends)
          try await settle()
          numbers.armed = nil
          #expect(rows(in: window) == numbers.ids.map { "Row \($0)" }, "\(kind) \(moment) \(act) \(round)")
        }
        numbers.perform(.inserts)
        try await settle()
        #expect(rows(in: window) == numbers.ids.map { "Row \($0)" }, "\(kind) \(moment) \(act)")
        #expect(numbers.acts > 0, "\(kind) \(moment) \(act)")
        window.close()
        try await settle()
      }
    }
  }

  @Test("C-240 a row that changes the data when the list is first shown", arguments: Kind.allCases)
  func first(kind: Kind) async throws {
    for moment in Moment.allCases where moment != .disappears {
      for act in Act.allCases {
        let numbers = ShownNumbers()
        numbers.armed = (moment, act)
        let (window, _) = try await show(Page(numbers: numbers, kind: kind), width: 320, height: 600)
        try await settle()
        #expect(rows(in: window) == numbers.ids.map { "Row \($0)" }, "\(kind) \(moment) \(act)")
        #expect(numbers.acts == 1, "\(kind) \(moment) \(act)")
        window.close()
        try await settle()
      }
    }
  }
}
