import TrackedKit

/// The items that the filter lets through, open ones above those that are done; or, if there are none, the reason.
final class TodoItemsViewController: ViewController, CollectionViewDelegate {
  private let list: TodoList
  private let notices: Notices
  private let collection: CollectionView
  private var dataSource: CollectionViewDiffableDataSource<TodoList.Section, Int>!
  /// The items by what the data source calls them.
  private var itemsByID: [Int: TodoItem] = [:]

  init(_ list: TodoList, notices: Notices) {
    self.list = list
    self.notices = notices
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    collection = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = CollectionView.CellRegistration<TodoCell, Int> { [unowned self] cell, _, id in
      guard let item = itemsByID[id] else { return }
      cell.show(item, of: list) { [weak self] in self?.delete($0) }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    let header = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      guard let section = dataSource.sectionIdentifier(for: indexPath.section) else { return }
      header.configurationUpdateHandler = { [list] header, _ in
        var content = ListContentConfiguration.header()
        content.text = section == .open ? "Open: \(list.openCount)" : "Done: \(list.completedCount)"
        header.contentConfiguration = content
      }
    }
    dataSource.supplementaryViewProvider = { collection, _, indexPath in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    collection.delegate = self
    collection.add(makeShortcuts())
    view.addSubview(collection)
    view.addCSSClass("card")
  }

  override func updateProperties() {
    super.updateProperties()
    itemsByID = Dictionary(uniqueKeysWithValues: list.visibleItems.map { ($0.id, $0) })
    var snapshot = DiffableDataSourceSnapshot<TodoList.Section, Int>()
    for section in TodoList.Section.allCases {
      let items = list.visibleItems(in: section)
      guard !items.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(items.map(\.id))
    }
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    if let item = item(at: indexPath) { list.edit(item) }
  }

  private func item(at indexPath: IndexPath) -> TodoItem? {
    dataSource.itemIdentifier(for: indexPath).flatMap { itemsByID[$0] }
  }

  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    guard list.visibleItems.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    if list.items.isEmpty {
      var placeholder = ContentUnavailableConfiguration.empty()
      placeholder.image = Image(iconName: DemoPage.todo.iconName)
      placeholder.text = "Nothing to Do"
      placeholder.secondaryText = "Write above what is to be done, and press Enter."
      contentUnavailableConfiguration = placeholder
    } else {
      var placeholder = ContentUnavailableConfiguration.search()
      placeholder.text = "Nothing Here"
      placeholder.secondaryText = "No item fits the filter."
      placeholder.button = .bordered()
      placeholder.button.title = "Show All"
      placeholder.button.cornerStyle = .capsule
      placeholder.buttonProperties.primaryAction = Action { [list] _ in list.setFilter(.all) }
      contentUnavailableConfiguration = placeholder
    }
  }

  /// Scrolls to an item that was added.
  func show(_ item: TodoItem) {
    updatePropertiesIfNeeded()
    if let indexPath = dataSource.indexPath(for: item.id) { collection.scrollToItem(at: indexPath) }
  }

  private var selectedItem: TodoItem? { collection.indexPathsForSelectedItems?.first.flatMap(item) }

  private func delete(_ item: TodoItem) {
    let shown = list.visibleItems
    let place = shown.firstIndex { $0 === item }
    let isChosen = selectedItem === item
    guard list.remove(item) != nil else { return }
    notices.offer("“\(item.title)” was deleted", action: "Undo") { [weak self] in self?.undoRemoval() }
    // The next press of Delete is for the next item.
    guard isChosen, let place, let next = list.visibleItems[safe: min(place, list.visibleItems.count - 1)] else {
      return
    }
    select(next)
  }

  /// Puts back what was deleted last.
  ///
  /// - Returns: whether there was something.
  @discardableResult
  func undoRemoval() -> Bool {
    guard let item = list.undoRemoval() else { return false }
    select(item)
    return true
  }

  private func select(_ item: TodoItem) {
    updatePropertiesIfNeeded()
    guard let indexPath = dataSource.indexPath(for: item.id) else { return }
    collection.selectItem(at: indexPath, animated: false, scrollPosition: [])
    collection.scrollToItem(at: indexPath)
  }

  private func makeShortcuts() -> ShortcutController {
    let shortcuts = ShortcutController()
    let actions: [(String, (TodoItem) -> Void)] = [
      ("Delete", { [unowned self] in delete($0) }),
      ("F2", { [list] in list.edit($0) }),
      ("<Control>Return", { [list] in list.setCompleted($0, !$0.isCompleted) }),
      ("<Alt>Up", { [list] in list.move($0, by: -1) }),
      ("<Alt>Down", { [list] in list.move($0, by: 1) }),
    ]
    for (trigger, action) in actions {
      shortcuts.add(trigger) { [unowned self] in
        // Keys belong to the entry while a title is edited.
        guard list.editedItem == nil, let item = selectedItem else { return .proceed }
        action(item)
        return .stop
      }
    }
    return shortcuts
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
