import TrackedKit

/// The items that the filter lets through, or, if there are none, the reason.
final class TodoItemsViewController: ViewController {
  private let list: TodoList
  private let notices: Notices
  private let collection = CollectionView(layout: .list)
  private var dataSource: DiffableDataSource<Int>!
  /// The items by what the data source calls them.
  private var itemsByID: [Int: TodoItem] = [:]

  init(_ list: TodoList, notices: Notices) {
    self.list = list
    self.notices = notices
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = CollectionView.CellRegistration<TodoCell, Int>(make: TodoCell.init) {
      [unowned self] cell, _, id in
      guard let item = itemsByID[id] else { return }
      cell.show(item, of: list) { [weak self] in self?.delete($0) }
    }
    dataSource = DiffableDataSource(collectionView: collection) { collection, position, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: position, item: id)
    }
    collection.onActivate = { [list] position in list.editedItem = list.visibleItems[position] }
    collection.add(makeShortcuts())
    view.addSubview(collection)
    view.addCSSClass("card")
  }

  override func updateProperties() {
    super.updateProperties()
    let visible = list.visibleItems
    itemsByID = Dictionary(uniqueKeysWithValues: visible.map { ($0.id, $0) })
    do { try dataSource.apply(visible.map(\.id)) } catch { notices.show("\(error)") }
    collection.isVisible = !visible.isEmpty
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
      placeholder.buttonTitle = "Show All"
      placeholder.buttonAction = { [list] in list.setFilter(.all) }
      contentUnavailableConfiguration = placeholder
    }
  }

  /// Scrolls to the end, where an item was added.
  func showLastItem() { collection.scrollTo(max(0, list.visibleItems.count - 1)) }

  private var selectedItem: TodoItem? {
    collection.selectedPosition.flatMap { list.visibleItems.indices.contains($0) ? list.visibleItems[$0] : nil }
  }

  private func delete(_ item: TodoItem) {
    guard let undo = list.remove(item) else { return }
    notices.offer("“\(item.title)” was deleted", action: "Undo", undo)
  }

  private func makeShortcuts() -> ShortcutController {
    let shortcuts = ShortcutController()
    let actions: [(String, (TodoItem) -> Void)] = [
      ("Delete", { [unowned self] in delete($0) }),
      ("F2", { [list] in list.editedItem = $0 }),
      ("<Control>Return", { [list] in list.setCompleted($0, !$0.isCompleted) }),
      ("<Alt>Up", { [unowned self] in move($0, by: -1) }),
      ("<Alt>Down", { [unowned self] in move($0, by: 1) }),
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

  private func move(_ item: TodoItem, by offset: Int) {
    list.move(item, by: offset)
    updatePropertiesIfNeeded()
    collection.selectedPosition = list.visibleItems.firstIndex { $0 === item }
  }
}
