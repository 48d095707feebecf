import CGtk
import Gtk
import GtkTesting
import Observation
import TrackedKit
import TrackedUI

/// What a list shows, and what became of it.
@Observable final class ListData {
  var ids: [Int]
  var chosen: Int?
  @ObservationIgnored var answer: (Int) -> Void = { _ in }

  init(_ ids: [Int]) { self.ids = ids }
}

/// A list of one kind in a window.
protocol ListHost: AnyObject {
  var controller: TrackedKit.ViewController { get }
  func show(_ ids: [Int])
  func scroll(to id: Int, _ share: Double)
}

/// The height of what stands in a row.
func rowHeight(_ id: Int) -> Int { 30 + id % 3 * 12 }

/// A list of the kit.
final class KitListHost: ListHost, CollectionViewDelegate, TableViewDelegate {
  let controller = TrackedKit.ViewController()
  private let data: ListData
  private var showIDs: ([Int]) -> Void = { _ in }
  private var scrollTo: (Int, Double) -> Void = { _, _ in }

  init(_ kind: ListProgram.Kind, _ data: ListData) {
    self.data = data
    let view: TrackedKit.View
    switch kind {
    case .table:
      let table = TableView()
      table.register(EditedTableCell.self, forCellReuseIdentifier: "row")
      let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, id in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        (cell as? EditedTableCell)?.content.show(id)
        return cell
      }
      table.delegate = self
      view = table
      showIDs = { source.apply(Self.snapshot($0)) }
      scrollTo = { [unowned table] id, share in
        guard let path = source.indexPath(for: id) else { return }
        table.scrollToRow(at: path, at: share == 0 ? .top : share == 1 ? .bottom : .middle, animated: false)
      }
    case .columns:
      let table = ColumnTableView<Int>(columns: [
        TrackedKit.TableColumn("Row", expands: true) { cell, _, id in
          let row = cell.find(EditedRow.self, .any) ?? EditedRow()
          if row.parent == nil { cell.addSubview(row) }
          row.show(id)
        }
      ])
      table.onSelectionChange = { [unowned data] in $0.first.map(data.answer) }
      view = table
      showIDs = { [unowned table] (ids: [Int]) in
        table.items = ids
        table.updatePropertiesIfNeeded()
      }
      scrollTo = { [unowned table] id, _ in table.scrollToItem(id) }
    default:
      var configuration = CollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = kind == .headers ? .supplementary : .none
      let collection = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
      let cell = CollectionView.CellRegistration<EditedCell, Int> { cell, _, id in cell.content.show(id) }
      let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
        elementKind: CollectionView.elementKindSectionHeader
      ) { header, _, _ in
        var content = ListContentConfiguration.header()
        content.text = "Head"
        header.contentConfiguration = content
      }
      let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, id in
        collection.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
      }
      if kind == .headers {
        source.supplementaryViewProvider = { collection, _, path in
          collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
      }
      collection.delegate = self
      view = collection
      showIDs = { source.apply(Self.snapshot($0)) }
      scrollTo = { [unowned collection] id, share in
        guard let path = source.indexPath(for: id) else { return }
        collection.scrollToItem(at: path, at: share == 0 ? .top : share == 1 ? .bottom : .centeredVertically)
      }
    }
    controller.view = view
  }

  private static func snapshot(_ ids: [Int]) -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    return snapshot
  }

  func show(_ ids: [Int]) { showIDs(ids) }
  func scroll(to id: Int, _ share: Double) { scrollTo(id, share) }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {
    data.answer(data.ids[path.item])
  }
  func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) { data.answer(data.ids[path.row]) }
}

/// A text and a field.
final class EditedRow: Gtk.Box {
  let label = Gtk.Label("")
  let field = Gtk.Entry()

  init() {
    super.init(.horizontal, spacing: 0)
    append(label)
    append(field)
  }

  func show(_ id: Int) {
    label.text = "Row \(id)"
    setSizeRequest(height: rowHeight(id) + 10)
    if field.text != "text \(id)" { field.text = "text \(id)" }
  }
}

private final class EditedCell: CollectionViewListCell {
  let content = EditedRow()
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(content)
  }
}

private final class EditedTableCell: TableViewCell {
  let content = EditedRow()
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(content)
  }
}

/// A declarative list.
final class ViewListHost: ListHost {
  private let data: ListData
  private let scroll = ScrollBox()
  let controller: TrackedKit.ViewController

  init(_ kind: ListProgram.Kind, _ data: ListData) {
    self.data = data
    controller = HostingController(rootView: ListOfRows(data: data, kind: kind, scroll: scroll))
  }

  func show(_ ids: [Int]) { data.ids = ids }
  func scroll(to id: Int, _ share: Double) { scroll.proxy?.scrollTo(id, anchor: UnitPoint(x: 0.5, y: share)) }
}

private final class ScrollBox { var proxy: ScrollViewProxy? }

private struct ListOfRows: TrackedUI.View {
  struct Element: Identifiable { let id: Int }

  @Bindable var data: ListData
  let kind: ListProgram.Kind
  let scroll: ScrollBox

  var body: some TrackedUI.View {
    ScrollViewReader { proxy in
      let _ = scroll.proxy = proxy
      content
    }
    .onChange(of: data.chosen) { _, id in id.map(data.answer) }
  }

  @ViewBuilder private var content: some TrackedUI.View {
    switch kind {
    case .sections:
      List(selection: $data.chosen) { Section("Head") { ForEach(data.ids, id: \.self) { RowOfList(id: $0) } } }
    case .viewTable:
      Table(data.ids.map { Element(id: $0) }, selection: $data.chosen) { TableColumn("Row") { RowOfList(id: $0.id) } }
    case .lazy: ScrollView { LazyVStack(spacing: 0) { ForEach(data.ids, id: \.self) { RowOfList(id: $0) } } }
    default: List(data.ids, id: \.self, selection: $data.chosen) { RowOfList(id: $0) }
    }
  }
}

private struct RowOfList: TrackedUI.View {
  let id: Int
  @State private var text: String

  init(id: Int) {
    self.id = id
    _text = State(initialValue: "text \(id)")
  }

  var body: some TrackedUI.View {
    HStack {
      Text(verbatim: "Row \(id)")
      TextField("text", text: $text)
    }
    .frame(height: Double(rowHeight(id) + 10))
  }
}
