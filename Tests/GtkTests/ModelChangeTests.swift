import GtkTesting
import Testing

@testable import Gtk

/// Lists made of other lists, whose rows change while GTK fills them, filters or sorts.
///
/// Sorted lists and trees still end the program in GTK where a row goes while it is filled: they are no arguments yet.
@MainActor @Suite(.serialized) struct ModelChangeTests {
  enum Kind: CaseIterable { case filtered, sorted, tree, filteredTree }
  enum Moment: CaseIterable { case bind, unbind, question, changed }
  enum Act: CaseIterable { case removesFirst, removesAll, inserts, asksAgain, exchanges, opens, exchangesList }

  private final class Page {
    let kind: Kind
    private(set) var items = Array(0..<8)
    private let model: ListModel
    private var source: (any ItemList)!
    private let filter: CustomFilter
    private let sorter: CustomSorter
    private(set) var view: Gtk.ListView!
    var armed: (moment: Moment, act: Act)?
    private(set) var acts = 0
    private var box: Box!
    private final class Box { weak var page: Page? }

    init(_ kind: Kind) {
      self.kind = kind
      let box = Box()
      let items = { box.page?.items ?? Array(0..<8) }
      model = ListModel(count: { items().count }, item: { items()[$0] })
      filter = CustomFilter { item in
        box.page?.called(.question)
        return (item.base as? Int ?? 0) % 2 == 0
      }
      sorter = CustomSorter { first, second in
        box.page?.called(.question)
        let (first, second) = (first.base as? Int ?? 0, second.base as? Int ?? 0)
        return first == second ? .equal : first > second ? .smaller : .larger
      }
      box.page = self
      self.box = box
      func makeTree(_ root: any ItemList) -> TreeListModel {
        TreeListModel(root, expandsAutomatically: false) { item in
          box.page?.called(.question)
          guard let number = item.base as? Int, number < 100 else { return nil }
          return ListModel(count: { 1 }, item: { _ in number + 100 })
        }
      }
      switch kind {
      case .filtered: source = FilterListModel(model, filter: filter)
      case .sorted: source = SortListModel(model, sorter: sorter)
      case .tree: source = makeTree(model)
      case .filteredTree: source = makeTree(FilterListModel(model, filter: filter))
      }
      source.onItemsChanged { _, _, _ in box.page?.called(.changed) }
      let factory = ListItemFactory()
      factory.onBind { item in
        item?.child = Gtk.Label("Row \((item?.value?.base as? Int).map(String.init) ?? "?")")
        box.page?.called(.bind)
      }
      factory.onUnbind { _ in box.page?.called(.unbind) }
      view = Gtk.ListView(SingleSelection(source), factory: factory)
    }

    func perform(_ act: Act) {
      switch act {
      case .removesFirst:
        guard !items.isEmpty else { return }
        items.removeFirst()
        model.itemsChanged(at: 0, removed: 1, added: 0)
      case .removesAll:
        let count = items.count
        items = []
        model.itemsChanged(at: 0, removed: count, added: 0)
      case .inserts:
        items.insert((items.max() ?? 0) + 2, at: 0)
        model.itemsChanged(at: 0, removed: 0, added: 1)
      case .asksAgain: filter.filterChanged()
      case .exchanges:
        (source as? FilterListModel)?.filter = CustomFilter { ($0.base as? Int ?? 0) % 2 == 0 }
        (source as? SortListModel)?.sorter = sorter
      case .opens: (source as? TreeListModel)?.row(at: 0)?.isExpanded.toggle()
      case .exchangesList: view.model = SingleSelection(source)
      }
    }

    func called(_ moment: Moment) {
      guard let armed, armed.moment == moment else { return }
      self.armed = nil
      acts += 1
      perform(armed.act)
    }

    /// What the list is to show by what its model has.
    var expected: [String] {
      (0..<source.count).map { "Row \((source.itemValue(at: $0)?.base as? Int).map(String.init) ?? "?")" }
    }

    /// What the model is to have but for what is open.
    var known: [Int] {
      switch kind {
      case .filtered, .filteredTree: items.filter { $0.isMultiple(of: 2) }
      case .sorted: items.sorted(by: >)
      case .tree: items
      }
    }

    var outermost: [Int] {
      (0..<source.count).compactMap { source.itemValue(at: $0)?.base as? Int }.filter { $0 < 100 }
    }
  }

  @Test("C-240 rows of a filtered list change while GTK fills or filters them", arguments: [Kind.filtered])
  func change(_ kind: Kind) async throws {
    try TestDisplay.prepare()
    for moment in Moment.allCases {
      for act in Act.allCases {
        let page = Page(kind)
        let scroller = ScrolledWindow()
        scroller.child = page.view
        let window = Gtk.Window()
        window.setDefaultSize(width: 320, height: 600)
        window.child = scroller
        window.present()
        try await settle()
        for round in 1...2 {
          page.armed = (moment, act)
          page.perform(.inserts)
          try await settle()
          page.perform(.removesFirst)
          page.perform(.opens)
          page.perform(.asksAgain)
          try await settle()
          page.armed = nil
          let shown = scroller.findAll(Gtk.Label.self, .any).filter { $0.isMapped && $0.text.hasPrefix("Row") }
            .compactMap { label in label.frame(in: scroller).map { (label.text, $0) } }
            .sorted { $0.1.y < $1.1.y }.map(\.0)
          #expect(shown == page.expected, "\(kind) \(moment) \(act) \(round)")
          #expect(page.outermost == page.known, "\(kind) \(moment) \(act) \(round)")
        }
        window.destroyWindow()
        try await settle()
      }
    }
  }

  /// What a row shows; its placing calls the program.
  private final class Placed: CustomWidget {
    var onPlace: (() -> Void)?
    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { .fixed(30) }
    override func allocate(width: Int, height: Int, baseline: Int) { onPlace?() }
  }

  @Test("C-240 rows go and come while GTK places them")
  func placed() async throws {
    try TestDisplay.prepare()
    var items = Array(0..<8)
    var isArmed = false
    let model = ListModel(count: { items.count }, item: { items[$0] })
    let change: () -> Void = {
      guard isArmed else { return }
      isArmed = false
      let count = items.count
      items = items.isEmpty ? Array(0..<8) : []
      model.itemsChanged(at: 0, removed: count, added: items.count)
    }
    let factory = ListItemFactory()
    factory.onBind { item in
      let row = Placed()
      row.onPlace = change
      item?.child = row
    }
    let view = Gtk.ListView(SingleSelection(model), factory: factory)
    let window = Gtk.Window()
    window.setDefaultSize(width: 320, height: 600)
    let scroller = ScrolledWindow()
    scroller.child = view
    window.child = scroller
    window.present()
    try await settle()
    for _ in 1...2 {
      isArmed = true
      window.setDefaultSize(width: window.width + 20, height: 600)
      try await wait(for: "the rows to go") { items.isEmpty }
      try await settle()
      #expect(scroller.findAll(Placed.self, .any).allSatisfy { !$0.isMapped })
      items = Array(0..<8)
      model.itemsChanged(at: 0, removed: 0, added: 8)
      try await settle()
      #expect(scroller.findAll(Placed.self, .any).filter(\.isMapped).count == 8)
    }
    window.destroyWindow()
  }
}
