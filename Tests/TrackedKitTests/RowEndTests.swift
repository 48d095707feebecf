import CGtk
import GtkTesting
import Testing

@testable import TrackedKit

/// A list of numbers of any kind, whose program answers a choice.
@MainActor private final class ChosenList: CollectionViewDelegate, TableViewDelegate {
  enum Kind: CaseIterable { case list, headers, grid, table, columns }
  enum Act: CaseIterable { case removesItself, removesAll, removesOthers }

  let view: View
  private(set) var items = Array(0..<4)
  private(set) var told: [Int] = []
  private(set) var show: ([Int]) -> Void = { _ in }
  var act: Act?

  init(_ kind: Kind) {
    switch kind {
    case .list, .headers, .grid:
      let layout: CollectionViewLayout =
        kind == .grid
        ? CollectionViewFlowLayout() : CollectionView.makeList(headers: kind == .headers).collectionViewLayout
      let collection = CollectionView(collectionViewLayout: layout)
      let cell = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, item in
        var content = ListContentConfiguration.cell()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
      }
      let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
        elementKind: CollectionView.elementKindSectionHeader
      ) { header, _, _ in
        var content = ListContentConfiguration.header()
        content.text = "Head"
        header.contentConfiguration = content
      }
      let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
      }
      if kind == .headers {
        source.supplementaryViewProvider = { collection, _, path in
          collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
      }
      show = { source.show($0) }
      view = collection
      collection.delegate = self
    case .table:
      let table = TableView()
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        var content = ListContentConfiguration.cell()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
        return cell
      }
      show = { items in
        var snapshot = DiffableDataSourceSnapshot<Int, Int>.withOneSection()
        snapshot.appendItems(items)
        source.apply(snapshot)
      }
      view = table
      table.delegate = self
    case .columns:
      let table = ColumnTableView<Int>(columns: [TableColumn("Name", expands: true) { "Row \($0)" }])
      show = { [unowned table] in
        table.items = $0
        table.updatePropertiesIfNeeded()
      }
      view = table
      table.onSelectionChange = { [weak self] in self?.chose($0.first) }
    }
    show(items)
  }

  private func chose(_ item: Int?) {
    guard let item else { return }
    told.append(item)
    switch act {
    case .removesItself: items.removeAll { $0 == item }
    case .removesAll: items = []
    case .removesOthers: items = [item]
    case nil: return
    }
    show(items)
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) { chose(items[path.item]) }
  func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) { chose(items[path.row]) }
}

/// Rows that go, or take others along, when they are chosen.
@MainActor @Suite(.serialized) struct RowEndTests {
  @Test(
    "C-243 a row that is chosen by a click takes itself, all or the others out",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: ChosenList.Kind.allCases)
  private func click(kind: ChosenList.Kind) async throws {
    for act in ChosenList.Act.allCases {
      let list = ChosenList(kind)
      let window = try await TestWindow(list.view)
      defer { window.close() }
      list.act = act
      // The last row is the one that GTK goes on with.
      try await GtkTesting.click(window.require(Gtk.Label.self, .text("Row 3")))
      #expect(list.told.first == 3)
      #expect(list.items == (act == .removesItself ? [0, 1, 2] : act == .removesAll ? [] : [3]))
      #expect(
        window.findAll(Gtk.Label.self, .any).filter { $0.isMapped && $0.text.hasPrefix("Row") }.count
          == list.items.count)
      guard let next = list.items.last else { continue }
      try await GtkTesting.click(window.require(Gtk.Label.self, .text("Row \(next)")))
      #expect(window.window.isMapped)
    }
  }

  @Test(
    "C-243 a row that is chosen by an arrow key takes itself or all out, again and again",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: ChosenList.Kind.allCases)
  private func arrowKey(kind: ChosenList.Kind) async throws {
    for act in ChosenList.Act.allCases {
      let list = ChosenList(kind)
      let window = try await TestWindow(list.view)
      defer { window.close() }
      try await GtkTesting.click(window.require(Gtk.Label.self, .text("Row 2")))
      list.act = act
      let (back, forth) = kind == .grid ? ("Left", "Right") : ("Up", "Down")
      try await press(forth, in: window.window)
      #expect(list.told.contains(3))
      #expect(list.items == (act == .removesItself ? [0, 1, 2] : act == .removesAll ? [] : [3]))
      try await press(back, in: window.window)
      try await press(forth, in: window.window)
      #expect(window.window.isMapped)
    }
  }

  @Test(
    "C-243 GTK's own list may be emptied by a choice and by an activation",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func nativeList() async throws {
    var count = 4
    let model = ListModel(count: { count }, item: { $0 })
    let factory = ListItemFactory()
    factory.onBind { item in item?.child = Gtk.Label("Row \(item?.position ?? 0)") }
    let selection = SingleSelection(model)
    let list = Gtk.ListView(selection, factory: factory)
    func empty() {
      let removed = count
      count = 0
      model.itemsChanged(at: 0, removed: removed, added: 0)
    }
    selection.onSelectionChanged { _, _ in empty() }
    list.onActivate { _ in empty() }
    let window = try await TestWindow(list)
    defer { window.close() }
    try await GtkTesting.click(window.require(Gtk.Label.self, .text("Row 3")))
    #expect(count == 0)
    count = 2
    model.itemsChanged(at: 0, removed: 0, added: 2)
    try await settle()
    try await GtkTesting.click(window.require(Gtk.Label.self, .text("Row 1")), count: 2)
    #expect(count == 0 && window.window.isMapped)
  }

  @Test(
    "C-277 a list whose first row is a header is entered, walked and left by the keyboard",
    .enabled("needs an X server's events") { await Delivery.method == .events },
    arguments: [ChosenList.Kind.list, .headers, .grid, .table, .columns])
  private func walked(kind: ChosenList.Kind) async throws {
    let list = ChosenList(kind)
    let box = Box(.vertical)
    let (before, after) = (Gtk.Button("before"), Gtk.Button("after"))
    list.view.vexpand = true
    for widget in [before, list.view, after] as [Widget] { box.append(widget) }
    let window = try await TestWindow(box)
    defer { window.close() }
    before.grabFocus()
    func focusedRow() -> String? {
      guard let focus = window.window.focus else { return nil }
      return window.findAll(Gtk.Label.self, .any).first { focus.isAncestor(of: $0) && $0.text.hasPrefix("Row") }?.text
    }
    for _ in 0..<2 where focusedRow() == nil { try await press("Tab", in: window.window) }
    #expect(focusedRow() == "Row 0")
    // A newer GTK chooses the row that has the keyboard first, unless it is chosen.
    for _ in 0..<(gtk_check_version(4, 12, 0) == nil ? 2 : 1) where focusedRow() == "Row 0" {
      try await press(kind == .grid ? "Right" : "Down", in: window.window)
    }
    #expect(focusedRow() == "Row 1")
    try await press(kind == .grid ? "Left" : "Up", in: window.window)
    #expect(focusedRow() == "Row 0")
    for _ in 0..<6 where !after.hasFocus { try await press("Tab", in: window.window) }
    #expect(after.hasFocus)
    for _ in 0..<3 where focusedRow() == nil { try await press("Tab", .shift, in: window.window) }
    #expect(focusedRow() != nil)
  }
}
