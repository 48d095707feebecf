import GtkTesting
import Testing

@testable import TrackedKit

/// A list of numbers of any kind, whose program changes the rows while one of them is filled.
@MainActor
private final class ChangingList: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
  CollectionViewDelegate
{
  enum Kind: CaseIterable {
    case table, diffableTable, collection, diffableCollection, flow, columns

    func tells(_ moment: Moment) -> Bool {
      switch moment {
      case .provider: true
      case .header: self == .table
      case .height, .editingStyle: self == .table || self == .diffableTable
      default: self != .columns
      }
    }
  }
  enum Moment: CaseIterable {
    case provider, handler, height, header, willDisplay, didEndDisplaying, reuse, enteringWindow, selected
    case editingStyle
  }
  enum Act: CaseIterable { case removesFirst, removesAll, inserts, reverses, reloads }

  let kind: Kind
  private(set) var view: View!
  private(set) var items = Array(0..<6)
  private var show: () -> Void = {}
  private var source: AnyObject?
  /// What is done at the next call of a moment.
  var armed: (moment: Moment, act: Act)?
  private(set) var acts = 0

  /// The change, told by index paths.
  private var tell: (Act, Int) -> Void = { _, _ in }
  /// How many rows the list says that it has.
  private(set) var count: () -> Int = { 0 }

  init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .table, .diffableTable:
      let table = TableView()
      table.register(ChangingCell.self, forCellReuseIdentifier: "row")
      view = table
      count = { [unowned table] in table.numberOfRows(inSection: 0) }
      if kind == .table {
        table.dataSource = self
        tell = { [unowned table] act, count in
          switch act {
          case .removesFirst: table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          case .inserts: table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          default: table.reloadData()
          }
        }
      } else {
        let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { [unowned self] table, path, item in
          cell(of: table, at: path, item)
        }
        self.source = source
        tell = { [unowned self, unowned source] _, _ in source.apply(Self.snapshot(items)) }
        source.apply(Self.snapshot(items))
      }
      table.delegate = self
    case .collection, .diffableCollection, .flow:
      let collection = CollectionView(
        collectionViewLayout: kind == .flow
          ? CollectionViewFlowLayout() : CollectionView.makeList(headers: false).collectionViewLayout)
      view = collection
      count = { [unowned collection] in collection.numberOfItems(inSection: 0) }
      collection.register(ChangingItemCell.self, forCellWithReuseIdentifier: "row")
      if kind == .collection {
        collection.dataSource = self
        tell = { [unowned collection] act, count in
          switch act {
          case .removesFirst: collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
          case .inserts: collection.insertItems(at: [IndexPath(item: 0, section: 0)])
          default: collection.reloadData()
          }
        }
      } else {
        let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
          [unowned self] collection, path, item in cell(of: collection, at: path, item)
        }
        self.source = source
        tell = { [unowned self, unowned source] _, _ in source.apply(Self.snapshot(items)) }
        source.apply(Self.snapshot(items))
      }
      collection.delegate = self
    case .columns:
      let table = ColumnTableView<Int>(columns: [
        TableColumn("Name", expands: true) { [weak self] cell, _, item in
          var content = ListContentConfiguration.cell()
          content.text = "Row \(item)"
          cell.contentConfiguration = content
          self?.called(.provider)
        }
      ])
      view = table
      // They are arranged in the next pass, as its hook says.
      count = { [unowned table] in table.items.count }
      tell = { [unowned self, unowned table] _, _ in
        table.items = items
        table.updatePropertiesIfNeeded()
      }
      table.items = items
    }
  }

  private static func snapshot(_ items: [Int]) -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  func perform(_ act: Act) {
    switch act {
    case .removesFirst: if !items.isEmpty { items.removeFirst() } else { return }
    case .removesAll: items = []
    case .inserts: items.insert((items.max() ?? 0) + 10, at: 0)
    case .reverses: items.reverse()
    case .reloads: break
    }
    tell(act, items.count)
    // What the program asks for in the same turn is what it has just said.
    #expect(count() == items.count)
  }

  func called(_ moment: Moment) {
    guard let armed, armed.moment == moment else { return }
    self.armed = nil
    acts += 1
    perform(armed.act)
  }

  // MARK: Cells

  private func cell(of table: TableView, at path: IndexPath, _ item: Int) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    (cell as? ChangingCell)?.called = { [weak self] in self?.called($0) }
    var content = ListContentConfiguration.cell()
    content.text = "Row \(item)"
    cell.contentConfiguration = content
    cell.configurationUpdateHandler = { [weak self] _, _ in self?.called(.handler) }
    called(.provider)
    return cell
  }

  private func cell(of collection: CollectionView, at path: IndexPath, _ item: Int) -> CollectionViewCell {
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    (cell as? ChangingItemCell)?.called = { [weak self] in self?.called($0) }
    var content = ListContentConfiguration.cell()
    content.text = "Row \(item)"
    cell.contentConfiguration = content
    cell.configurationUpdateHandler = { [weak self] _, _ in self?.called(.handler) }
    called(.provider)
    return cell
  }

  // A place that is not there any more would end the program here.
  func numberOfSections(in tableView: TableView) -> Int { 1 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    cell(of: tableView, at: path, items[path.row])
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    called(.header)
    return "Head"
  }
  func tableView(_ tableView: TableView, heightForRowAt path: IndexPath) -> Double {
    called(.height)
    return 40
  }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: IndexPath) {
    called(.willDisplay)
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: IndexPath) {
    called(.didEndDisplaying)
  }
  func tableView(_ tableView: TableView, canEditRowAt path: IndexPath) -> Bool { items[path.row] >= 0 }
  func tableView(_ tableView: TableView, editingStyleForRowAt path: IndexPath) -> TableViewCell.EditingStyle {
    called(.editingStyle)
    return .delete
  }
  func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
  func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    cell(of: collectionView, at: path, items[path.item])
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt path: IndexPath
  ) { called(.willDisplay) }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt path: IndexPath
  ) { called(.didEndDisplaying) }
}

private final class ChangingCell: TableViewCell {
  var called: ((ChangingList.Moment) -> Void)?
  override func prepareForReuse() {
    super.prepareForReuse()
    called?(.reuse)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    called?(.enteringWindow)
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    called?(.selected)
  }
}

private final class ChangingItemCell: CollectionViewListCell {
  var called: ((ChangingList.Moment) -> Void)?
  override func prepareForReuse() {
    super.prepareForReuse()
    called?(.reuse)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    called?(.enteringWindow)
  }
  override var isSelected: Bool { didSet { called?(.selected) } }
}

/// Rows that come, go and move while GTK fills one of them.
@MainActor @Suite(.serialized) struct RowChangeTests {
  /// The texts of the rows on the screen, from the top, or in a grid as they are read.
  private func rows(in window: Window?) -> [String] {
    guard let window else { return [] }
    return window.findAll(Gtk.Label.self, .any).filter { $0.isMapped && $0.text.hasPrefix("Row") }
      .compactMap { label in label.frame(in: window).map { (label.text, $0) } }
      .sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
  }

  /// Shows a view in a window that GTK alone holds.
  private func show(_ view: View) -> () -> Window? {
    let window = Window(title: "Rows")
    window.setDefaultSize(width: 320, height: 480)
    let controller = ViewController()
    controller.view = view
    window.rootViewController = controller
    window.present()
    return { [weak window] in window }
  }

  @Test(
    "C-240 rows change, twice, while one of them is filled: the list shows what the program said last",
    arguments: ChangingList.Kind.allCases)
  private func change(kind: ChangingList.Kind) async throws {
    for (number, moment) in ChangingList.Moment.allCases.enumerated() where kind.tells(moment) {
      // Each moment with two of the acts, another two for each kind.
      let acts = ChangingList.Act.allCases
      for act in [number, number + 2].map({
        acts[($0 + (ChangingList.Kind.allCases.firstIndex(of: kind) ?? 0)) % acts.count]
      }) {
        let list = ChangingList(kind)
        let window = show(list.view)
        try await settle()
        for round in 1...2 {
          list.armed = (moment, act)
          // What is done to have rows filled, chosen, reused and taken out.
          list.perform(.inserts)
          try await settle()
          let first = IndexPath(row: 0, section: 0)
          (list.view as? TableView)?.selectRow(at: first, animated: false, scrollPosition: .none)
          (list.view as? CollectionView)?.selectItem(
            at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
          (list.view as? TableView)?.setEditing(moment == .editingStyle, animated: false)
          try await settle()
          list.perform(.removesFirst)
          list.perform(.reloads)
          try await settle()
          list.armed = nil
          #expect(
            rows(in: window()) == list.items.map { "Row \($0)" }, "\(kind) \(moment) \(act) \(round) after \(list.acts)"
          )
          #expect(list.count() == list.items.count)
        }
        // The list is still one that can be used.
        list.perform(.inserts)
        try await settle()
        #expect(rows(in: window()) == list.items.map { "Row \($0)" }, "\(kind) \(moment) \(act)")
        window()?.close()
        try await settle()
        #expect(window()?.isMapped != true, "\(kind) \(moment) \(act)")
      }
    }
  }

  @Test(
    "C-240 a handler of GTK's own list may change the list while GTK fills or empties a row", arguments: [true, false])
  func nativeList(isGrid: Bool) async throws {
    for signal in ["setup", "bind", "unbind"] {
      for act in ["first", "all", "insert"] {
        var items = Array(0..<6)
        var isArmed = false
        let model = ListModel(count: { items.count }, item: { items[$0] })
        let factory = ListItemFactory()
        func change() {
          guard isArmed else { return }
          isArmed = false
          let count = items.count
          switch act {
          case "first":
            guard count > 0 else { return }
            items.removeFirst()
            model.itemsChanged(at: 0, removed: 1, added: 0)
          case "all":
            items = []
            model.itemsChanged(at: 0, removed: count, added: 0)
          default:
            items.insert((items.max() ?? 0) + 10, at: 0)
            model.itemsChanged(at: 0, removed: 0, added: 1)
            items.append((items.max() ?? 0) + 10)
            model.itemsChanged(at: items.count - 1, removed: 0, added: 1)
          }
        }
        factory.onSetup { _ in if signal == "setup" { change() } }
        factory.onBind { item in
          item?.child = Gtk.Label("Row \(item?.value?.base as! Int)")
          if signal == "bind" { change() }
        }
        factory.onUnbind { _ in if signal == "unbind" { change() } }
        let selection = SingleSelection(model)
        let list: Widget =
          isGrid ? Gtk.GridView(selection, factory: factory) : Gtk.ListView(selection, factory: factory)
        let scroller = ScrolledWindow()
        scroller.child = list
        let window = Gtk.Window()
        window.setDefaultSize(width: 320, height: 480)
        window.child = scroller
        window.present()
        try await settle()
        for round in 1...2 {
          isArmed = true
          items.insert((items.max() ?? 0) + 10, at: 0)
          model.itemsChanged(at: 0, removed: 0, added: 1)
          try await settle()
          if !items.isEmpty {
            items.removeLast()
            model.itemsChanged(at: items.count, removed: 1, added: 0)
          }
          try await settle()
          isArmed = false
          let shown = scroller.findAll(Gtk.Label.self, .any).filter(\.isMapped)
            .compactMap { label in label.frame(in: scroller).map { (label.text, $0) } }
            .sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
          #expect(shown == items.map { "Row \($0)" }, "\(signal) \(act) \(round)")
        }
        window.destroyWindow()
        try await settle()
      }
    }
  }
}
