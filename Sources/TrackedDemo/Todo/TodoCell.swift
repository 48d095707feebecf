import TrackedKit

/// One row: a box to tick, the title or, while it is edited, an entry, and a button to delete.
final class TodoCell: CollectionViewCell {
  private(set) var item: TodoItem?
  private var list: TodoList?
  private let check = CheckButton()
  private let deleteButton = Button(iconName: "user-trash-symbolic")
  private var onDelete: (TodoItem) -> Void = { _ in }

  init() {
    super.init()
    check.setAccessibleLabel("Done")
    check.toggled.connect(self) { me in
      if let item = me.item { me.list?.setCompleted(item, me.check.isActive) }
    }
    deleteButton.hasFrame = false
    deleteButton.tooltip = "Delete"
    deleteButton.setAccessibleLabel("Delete")
    deleteButton.clicked.connect(self) { me in
      if let item = me.item { me.onDelete(item) }
    }
    let doubleClick = GestureClick()
    doubleClick.released.connect(self) { me, presses, _, _ in
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
      .custom("check", placement: .leading) { [check] in check }, .custom("delete") { [deleteButton] in deleteButton },
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

  func makeContentView() -> any ContentView {
    let view = TitleEditor()
    _ = view.apply(self)
    return view
  }
}

private final class TitleEditor: Box, ContentView {
  private let entry = Entry()
  private var configuration: TitleEditorConfiguration?

  init() {
    super.init(.horizontal)
    entry.hexpand = true
    entry.setAccessibleLabel("Title")
    append(entry)
    entry.activated.connect(self) { me in me.commit() }
    let focus = EventControllerFocus()
    focus.leave.connect(self) { me in me.commit() }
    entry.add(focus)
    let keys = EventControllerKey()
    keys.onKeyPressed { [unowned self] key, _ in
      guard key == .escape else { return .proceed }
      configuration?.list.editedItem = nil
      configuration = nil
      return .stop
    }
    entry.add(keys)
    entry.map.connect(self) { me in me.entry.grabFocus() }
  }

  func apply(_ configuration: any ContentConfiguration) -> Bool {
    guard let editor = configuration as? TitleEditorConfiguration else { return false }
    if self.configuration?.item !== editor.item { entry.text = editor.item.title }
    self.configuration = editor
    return true
  }

  private func commit() {
    guard let configuration else { return }
    self.configuration = nil
    configuration.list.rename(configuration.item, to: entry.text)
  }
}
