import Gtk

/// Whether a list is being edited.
public nonisolated enum EditMode: Sendable {
  /// It shows its rows.
  case inactive
  /// A single row is being edited.
  case transient
  /// Its rows can be deleted and moved.
  case active

  /// Whether something is being edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }

extension EnvironmentValues {
  /// Whether the lists inside are being edited. Where no view sets one, the views of a page share one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? node.island.pageEditMode }
    set { self[EditModeKey.self] = newValue }
  }
}

extension Island {
  /// The mode that the views of the page share that the island is, or is in.
  fileprivate var pageEditMode: Binding<EditMode> {
    if let host { return host.pageEditMode }
    if let kept = widget?.attachment(PageEditMode.self) { return kept.storage.binding }
    let made = PageEditMode()
    widget?.attach(made)
    return made.storage.binding
  }
}

private final class PageEditMode {
  let storage = StateStorage(EditMode.inactive, "editMode", "page")
}

/// A button that begins and ends the editing of the lists in its page: "Edit" and "Done".
///
/// While a list is edited, a row that can be deleted has a button for it, and one that can be moved a handle to drag it by.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button that begins and ends editing.
  public init() {}

  /// The button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? String(kit: "Done") : String(kit: "Edit")) {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}

/// What is in a row while its list is edited, besides its content.
final class RowEditing {
  private let deleteButton = Gtk.Button()
  private let handle = Gtk.Image(iconName: "list-drag-handle-symbolic")

  /// - Parameter delete: deletes the row.
  init(delete: @escaping () -> Void) {
    deleteButton.iconName = "list-remove-symbolic"
    deleteButton.followLanguage { [unowned deleteButton] in deleteButton.setAccessibleLabel(String(kit: "Delete")) }
    deleteButton.addCSSClass("circular")
    deleteButton.addCSSClass("destructive-action")
    deleteButton.onClicked { delete() }
    handle.followLanguage { [unowned handle] in handle.setAccessibleLabel(String(kit: "Move")) }
  }

  /// The row's items between the button and the handle.
  func around(_ items: [LayoutItem], canDelete: Bool, canMove: Bool) -> [LayoutItem] {
    var all = items
    // Inside of other items: neither is a view's sole widget.
    if canDelete { all.insert(WrappingItem(WidgetItem(deleteButton, .natural, nil)), at: 0) }
    if canMove { all += [SpacerItem(0, .horizontal), WrappingItem(WidgetItem(handle, .natural, nil))] }
    return all
  }
}

extension View {
  /// Whether the row stays, in a list whose `ForEach` has an `onDelete`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { itemTrait(\.cannotBeDeleted, isDisabled) }

  /// Whether the row stays where it is, in a list whose `ForEach` has an `onMove`.
  public func moveDisabled(_ isDisabled: Bool) -> some View { itemTrait(\.cannotBeMoved, isDisabled) }
}
