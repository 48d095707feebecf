import GtkTesting
import Testing

@testable import Gtk

/// Lists made of other lists, whose rows change while GTK fills them, filters or sorts.
@MainActor @Suite(.serialized) struct ModelChangeTests {
  enum Kind: CaseIterable { case filtered, sorted, tree, filteredTree }
  enum Moment: CaseIterable { case bind, unbind, question, changed }
  enum Act: CaseIterable { case removesFirst, removesAll, inserts, asksAgain, exchanges, opens, exchangesList }

  private final class Page {
    let kind: Kind
    private var items: [Int] {
      get { box.items }
      set { box.items = newValue }
    }
    private let model: ListModel
    private var source: (any ItemList)!
    private let filter: CustomFilter
    private let sorter: CustomSorter
    private(set) var view: Gtk.ListView!
    var armed: (moment: Moment, act: Act)?
    private(set) var acts = 0
    private let box = Box()
    // The list may end after the page: it must not have other items then.
    private final class Box {
      weak var page: Page?
      var items = Array(0..<8)
    }

    init(_ kind: Kind) {
      self.kind = kind
      model = ListModel(count: { [box] in box.items.count }, item: { [box] in box.items[$0] })
      filter = CustomFilter { [box] item in
        box.page?.called(.question)
        return (item.base as? Int ?? 0) % 2 == 0
      }
      sorter = CustomSorter { [box] first, second in
        box.page?.called(.question)
        let (first, second) = (first.base as? Int ?? 0, second.base as? Int ?? 0)
        return first == second ? .equal : first > second ? .smaller : .larger
      }
      box.page = self
      let box = box
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
        let label = Gtk.Label("Row \((item?.value?.base as? Int).map(String.init) ?? "?")")
        let expander = TreeExpander()
        expander.listRow = item?.item as? TreeListRow
        expander.child = label
        item?.child = kind == .tree || kind == .filteredTree ? expander : label
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

  @Test(
    "C-240 rows of filtered and sorted lists and trees change while GTK fills, filters or sorts them",
    arguments: Kind.allCases)
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
          page.armed = (moment, act)
          page.perform(.removesFirst)
          page.armed = (moment, act)
          page.perform(.opens)
          page.armed = (moment, act)
          page.perform(.asksAgain)
          try await settle()
          if let arrow = scroller.findAll(TreeExpander.self).first(where: \.isMapped)?.children.first {
            page.armed = (moment, act)
            try await GtkTesting.click(arrow)
            try await settle()
          }
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

  @Test("C-240 rows go and come while GTK places them", arguments: [false, true])
  func placed(exchangesModel: Bool) async throws {
    try TestDisplay.prepare()
    var items = Array(0..<8)
    var isArmed = false
    let model = ListModel(count: { items.count }, item: { items[$0] })
    let empty = ListModel(count: { 0 }, item: { $0 })
    let factory = ListItemFactory()
    let view = Gtk.ListView(SingleSelection(model), factory: factory)
    let change: () -> Void = { [unowned view] in
      guard isArmed else { return }
      isArmed = false
      if exchangesModel {
        view.model = SingleSelection(empty)
      } else {
        items = []
        model.itemsChanged(at: 0, removed: 8, added: 0)
      }
    }
    factory.onBind { item in
      let row = Placed()
      row.onPlace = change
      item?.child = row
    }
    let window = Gtk.Window()
    window.setDefaultSize(width: 320, height: 600)
    let scroller = ScrolledWindow()
    scroller.child = view
    window.child = scroller
    window.present()
    var shown: Int { scroller.findAll(Placed.self, .any).filter(\.isMapped).count }
    try await wait(for: "the rows to come") { shown == 8 }
    for _ in 1...2 {
      isArmed = true
      window.setDefaultSize(width: window.width + 20, height: 600)
      try await wait(for: "the rows to go") { shown == 0 }
      try await settle()
      if exchangesModel {
        view.model = SingleSelection(model)
      } else {
        items = Array(0..<8)
        model.itemsChanged(at: 0, removed: 0, added: 8)
      }
      try await wait(for: "the rows to come back") { shown == 8 }
    }
    window.destroyWindow()
  }
}
