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
    check.setAccessibleLabel(String(localized: "Done"))
    check.onToggled(self) { me in
      if let item = me.item { me.list?.setCompleted(item, me.check.isActive) }
    }
    deleteButton.hasFrame = false
    deleteButton.tooltip = "Delete"
    deleteButton.setAccessibleLabel(String(localized: "Delete"))
    deleteButton.onClicked(self) { me in
      if let item = me.item { me.onDelete(item) }
    }
    let doubleClick = GestureClick()
    doubleClick.onReleased(self) { me, presses, _, _ in
      if presses == 2, let item = me.item { me.list?.edit(item) }
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
      content.textProperties.numberOfLines = 0
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
  private var edited: TitleEditorConfiguration

  init(_ configuration: TitleEditorConfiguration) {
    self.configuration = configuration
    edited = configuration
    super.init()
    entry.setAccessibleLabel(String(localized: "Title"))
    entry.text = configuration.list.editedTitle
    addSubview(entry)
    entry.onChanged(self) { me in if me.isEditing { me.edited.list.editedTitle = me.entry.text } }
    entry.onActivate(self) { me in me.end(keeping: true) }
    let focus = EventControllerFocus()
    focus.onLeave(self) { me in me.keyboardDidLeave() }
    entry.add(focus)
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak self] key, _ in
      guard let self, key == .escape else { return .proceed }
      end(keeping: false)
      return .stop
    }
    entry.add(keys)
    entry.onMap(self) { me in me.entry.grabFocus() }
    entry.onUnmap(self) { me in if me.isEditing { me.edited.list.endEditing(keeping: true) } }
  }

  var configuration: any ContentConfiguration {
    didSet {
      guard let new = configuration as? TitleEditorConfiguration else { return }
      if edited.item !== new.item { entry.text = new.list.editedTitle }
      edited = new
    }
  }

  /// Whether the row's item is the one that is edited: another row may have taken over.
  private var isEditing: Bool { edited.list.editedItem === edited.item }

  /// The row has the keyboard afterwards, not the button beside the title.
  private func end(keeping keepsTitle: Bool) {
    guard isEditing else { return }
    sequence(first: self as Widget, next: \.parent).first { $0 is TodoCell }?.parent?.grabFocus()
    edited.list.endEditing(keeping: keepsTitle)
  }

  /// The keyboard leaves also when another window becomes active; then it comes back. Where it went is known afterwards.
  private func keyboardDidLeave() {
    MainLoop.whenIdle { [weak self] in
      guard let self, isEditing, let window = entry.window, let focus = window.focus, !entry.isAncestor(of: focus)
      else {
        return
      }
      edited.list.endEditing(keeping: true)
    }
  }
}
