import TrackedKit

/// One row: a box to tick, the title or, while it is edited, an entry, and a button to delete.
final class TodoCell: CollectionViewListCell {
  private(set) var item: TodoItem?
  private var list: TodoList?
  private let check = CheckButton()
  private let deleteButton = Button(iconName: "user-trash-symbolic")
  private var onDelete: (TodoItem) -> Void = { _ in }

  override init(frame: Rect) {
    super.init(frame: frame)
    check.setAccessibleLabel("Done")
    check.onToggled(self) { me in
      if let item = me.item { me.list?.setCompleted(item, me.check.isActive) }
    }
    deleteButton.hasFrame = false
    deleteButton.tooltip = "Delete"
    deleteButton.setAccessibleLabel("Delete")
    deleteButton.onClicked(self) { me in
      if let item = me.item { me.onDelete(item) }
    }
    let doubleClick = GestureClick()
    doubleClick.onReleased(self) { me, presses, _, _ in
      if presses == 2 { me.list?.editedItem = me.item }
    }
    add(doubleClick)
    add(DragSource { [unowned self] in item?.id })
    add(
      DropTarget { [unowned self] id, _, _ in
        guard let item, let list, let dragged = list.items.first(where: { $0.id == id }) else { return false }
        list.move(dragged, to: item)
        return true
      })
  }

  // essential:begin
  /// Shows `item` from now on. The handler is this row's own: a change of the item runs it, and no other row's.
  func show(_ item: TodoItem, of list: TodoList, onDelete: @escaping (TodoItem) -> Void) {
    self.item = item
    self.list = list
    self.onDelete = onDelete
    accessories = [
      .customView(configuration: .init(customView: check, placement: .leading())),
      .customView(configuration: .init(customView: deleteButton, placement: .trailing())),
    ]
    configurationUpdateHandler = { [check] cell, _ in
      check.isActive = item.isCompleted
      if list.editedItem === item {
        cell.contentConfiguration = TitleEditorConfiguration(item: item, list: list)
        return
      }
      var content = ListContentConfiguration.cell()
      content.text = item.title
      content.textProperties.strikethroughStyle = item.isCompleted ? .single : .none
      content.textProperties.isSecondary = item.isCompleted
      cell.contentConfiguration = content
    }
  }
  // essential:end
}

/// An entry in place of the title.
private struct TitleEditorConfiguration: ContentConfiguration {
  let item: TodoItem
  let list: TodoList

  func makeContentView() -> any View & ContentView { TitleEditor(self) }
}

private final class TitleEditor: View, ContentView {
  private let entry = Entry()
  private var edited: TitleEditorConfiguration?

  init(_ configuration: TitleEditorConfiguration) {
    self.configuration = configuration
    edited = configuration
    super.init()
    entry.setAccessibleLabel("Title")
    entry.text = configuration.item.title
    addSubview(entry)
    entry.onActivate(self) { me in me.commit() }
    let focus = EventControllerFocus()
    focus.onLeave(self) { me in me.commit() }
    entry.add(focus)
    let keys = EventControllerKey()
    keys.onKeyPressed { [unowned self] key, _ in
      guard key == .escape else { return .proceed }
      edited?.list.editedItem = nil
      edited = nil
      return .stop
    }
    entry.add(keys)
    entry.onMap(self) { me in me.entry.grabFocus() }
  }

  var configuration: any ContentConfiguration {
    didSet {
      guard let new = configuration as? TitleEditorConfiguration else { return }
      if edited?.item !== new.item { entry.text = new.item.title }
      edited = new
    }
  }

  private func commit() {
    guard let edited else { return }
    self.edited = nil
    edited.list.rename(edited.item, to: entry.text)
  }
}
