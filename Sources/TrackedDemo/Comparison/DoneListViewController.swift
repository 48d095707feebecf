import TrackedKit

// essential:begin
final class DoneListViewController: ViewController {
  private let list: TodoList
  private let entry = Entry()
  private let addButton = Button(word: "Add")
  private let collection = CollectionView(
    collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  private var dataSource: CollectionViewDiffableDataSource<Int, Int>!
  private var itemsByID: [Int: TodoItem] = [:]

  init(_ list: TodoList) {
    self.list = list
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = CollectionView.CellRegistration<DoneCell, Int> { [unowned self] cell, _, id in
      if let item = itemsByID[id] { cell.show(item, of: list) }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    entry.onChanged(self) { me in me.addButton.isSensitive = !me.entry.text.isEmpty }
    entry.onActivate(self) { me in me.add() }
    addButton.onClicked(self) { me in me.add() }
    addButton.isSensitive = false
    view.addSubview(makeLayout())
  }

  override func updateProperties() {
    super.updateProperties()
    itemsByID = Dictionary(uniqueKeysWithValues: list.items.map { ($0.id, $0) })
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(list.items.map(\.id))
    dataSource.apply(snapshot)
  }

  private func add() {
    list.add(entry.text)
    entry.text = ""
    addButton.isSensitive = false
  }

  private func makeLayout() -> Widget {
    entry.placeholder = "What needs to be done"
    entry.hexpand = true
    let row = Box(.horizontal, spacing: 8)
    [entry, addButton].forEach(row.append)
    collection.setSizeRequest(height: 190)
    let column = Box(.vertical, spacing: 8)
    column.margins = PageLayout.contentMargins
    [row, collection].forEach(column.append)
    return column
  }
}

final class DoneCell: CollectionViewListCell {
  private let check = CheckButton()
  private var onCheck: (Bool) -> Void = { _ in }

  override init(frame: Rect) {
    super.init(frame: frame)
    check.setAccessibleLabel(String(localized: "Done"))
    check.onToggled(self) { me in me.onCheck(me.check.isActive) }
    accessories = [.customView(configuration: .init(customView: check, placement: .leading()))]
  }

  func show(_ item: TodoItem, of list: TodoList) {
    onCheck = { list.setCompleted(item, $0) }
    configurationUpdateHandler = { [check] cell, _ in
      check.isActive = item.isCompleted
      var content = ListContentConfiguration.cell()
      content.text = item.title
      content.textProperties.strikethroughStyle = item.isCompleted ? .single : .none
      content.textProperties.isSecondary = item.isCompleted
      cell.contentConfiguration = content
    }
  }
}
// essential:end
