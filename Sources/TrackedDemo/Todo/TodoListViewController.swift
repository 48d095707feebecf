import FoundationEssentials
import Gtk
import TrackedKit

/// Things to do: added, edited in place, ticked, moved, deleted with a way back. A changed item runs its own row's
/// handler and nothing else.
final class TodoListViewController: ViewController {
  private let list: TodoList
  private let notices: Notices
  private let collection = CollectionView(layout: .list)
  private var dataSource: DiffableDataSource<Int>!
  private let entry = Entry()
  private let summary = Label()
  private let storeLabel = Label()
  private let filterDropDown = DropDown(TodoList.Filter.allCases.map(\.rawValue.capitalized))
  private let stack = Stack()
  /// The items by what the data source calls them.
  private var itemsByID: [Int: TodoItem] = [:]

  init(_ list: TodoList, notices: Notices) {
    self.list = list
    self.notices = notices
    super.init()
    title = "To-do List"
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
    entry.activated.connect(self) { me in
      guard me.list.add(me.entry.text) != nil else { return }
      me.entry.text = ""
      me.collection.scrollTo(max(0, me.list.visibleItems.count - 1))
    }
    filterDropDown.selectionChanged.connect(self) { me in
      if let index = me.filterDropDown.selected { me.list.setFilter(TodoList.Filter.allCases[index]) }
    }
    collection.onActivate = { [list] position in list.editedItem = list.visibleItems[position] }
    collection.add(makeShortcuts())
    view.addSubview(makeLayout())
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    entry.grabFocus()
  }

  override func updateProperties() {
    super.updateProperties()
    let visible = list.visibleItems
    itemsByID = Dictionary(uniqueKeysWithValues: visible.map { ($0.id, $0) })
    do { try dataSource.apply(visible.map(\.id)) } catch { notices.show("\(error)") }
    summary.text = list.summary
    filterDropDown.selected = TodoList.Filter.allCases.firstIndex(of: list.filter)
    stack.visibleChildName = visible.isEmpty ? (list.items.isEmpty ? "empty" : "filtered") : "list"
    storeLabel.text =
      switch list.storeState {
      case .saved: "Saved"
      case .saving: "Saving…"
      case .failed: "Not saved"
      case .readOnly: "Changes are not saved"
      }
  }

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

  private func makeLayout() -> Widget {
    entry.placeholder = "What is to be done?"
    entry.setAccessibleLabel("New item")
    summary.hexpand = true
    summary.xalign = 0
    summary.addCSSClass("heading")
    storeLabel.addCSSClass("dim-label")
    storeLabel.addCSSClass("caption")
    let bar = Box(.horizontal, spacing: 12)
    [summary, storeLabel, filterDropDown].forEach(bar.append)
    filterDropDown.setAccessibleLabel("Show")

    stack.addChild(collection, name: "list")
    stack.addChild(
      EmptyState.make(
        icon: DemoPage.todo.iconName, title: "Nothing to Do", text: "Write above what is to be done, and press Enter."),
      name: "empty")
    stack.addChild(
      EmptyState.make(icon: "edit-find-symbolic", title: "Nothing Here", text: "No item fits the filter."),
      name: "filtered")
    stack.vexpand = true
    stack.addCSSClass("card")

    let page = Box(.vertical, spacing: 15)
    page.margins = .all(24)
    page.append(
      PageLayout.makeHeading(
        title: "To-do List",
        summary: "Enter edits, Ctrl+Enter ticks, Alt+Up and Alt+Down move, Delete deletes."))
    [entry, bar, stack].forEach(page.append)
    return ClampView(page, maximumWidth: 720)
  }
}
