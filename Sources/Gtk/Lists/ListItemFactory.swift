import CGtk

extension WidgetProtocol {
  /// Names the row or grid cell that the widget is the content of, for assistive technology: GTK gives it no name.
  ///
  /// - Returns: whether there is one.
  package func setAccessibleLabelOfListItem(_ label: String?) -> Bool {
    guard let item = gtk_widget_get_parent(widgetPointer) else { return false }
    let role = gtk_accessible_get_accessible_role(OpaquePointer(item))
    guard role == GTK_ACCESSIBLE_ROLE_LIST_ITEM || role == GTK_ACCESSIBLE_ROLE_GRID_CELL else { return false }
    if let label {
      cgtk_accessible_set_label(item, label.withoutNUL)
    } else {
      gtk_accessible_reset_property(OpaquePointer(item), GTK_ACCESSIBLE_PROPERTY_LABEL)
    }
    return true
  }
}

/// One row or cell of a list view, which shows one item after another.
@MainActor public final class ListItem: Object {
  /// The row's content.
  public var child: Widget? {
    get { Widget.wrap(gtk_list_item_get_child(native()), as: Widget.self) }
    set {
      guard newValue !== child else { return }
      newValue?.detachFromParent()
      child?.listItem = nil
      newValue?.listItem = self
      gtk_list_item_set_child(native(), newValue?.widgetPointer)
    }
  }

  /// The value of the item it shows now; an item that is not Swift's stands for itself.
  public var value: AnyHashable? { ListModelItem.value(of: item) }

  /// The item it shows now: a `ListModelItem`, or a `TreeListRow` of a tree.
  public var item: Object? { Object.wrap(gtk_list_item_get_item(native()), as: Object.self) }

  /// What fills it.
  fileprivate weak var factory: ListItemFactory?

  /// The item that it shows, also that of a tree's row.
  fileprivate var shownItem: ListModelItem? { ((item as? TreeListRow)?.item ?? item) as? ListModelItem }

  /// Has its factory empty it and fill it again.
  func fillAgain() {
    for step in ["unbind", "bind"] {
      guard let factory, shownItem != nil else { return }
      var arguments = [GValue(), GValue()]
      for (place, object) in [factory, self].enumerated() {
        g_value_init(&arguments[place], cgtk_type_of(object.raw))
        g_value_set_object(&arguments[place], object.raw)
      }
      g_signal_emitv(arguments, g_signal_lookup(step, gtk_signal_list_item_factory_get_type()), 0, nil)
      for place in arguments.indices { g_value_unset(&arguments[place]) }
    }
  }

  /// The position of the item it shows now; nil while it shows none.
  public var position: Int? {
    let position = gtk_list_item_get_position(native())
    return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
  }
}

/// Makes rows and fills them with items.
@MainActor public final class ListItemFactory: Object {
  /// A factory whose steps are its signals.
  public convenience init() { self.init(owning: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new())) }

  /// Adopts a GtkSignalListItemFactory.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    RowLayout.follow
    super.init(owning: pointer)
    // The first handler and the last one: what the program does with the row is between them.
    for name in ["setup", "bind", "unbind", "teardown"] {
      let hasItem = name.hasSuffix("bind")
      _ = SignalConnection(self, name, .everyChange) { [unowned(unsafe) self] arguments, _ in
        let item = ListItem?(value: arguments)
        if hasItem, let shown = item?.item as? ListModelItem, shown.isGone {
          // The row is about to go, and its item is nothing that the program could show.
          return g_signal_stop_emission_by_name(raw, name)
        }
        if let item, name == "bind" {
          item.factory = self
          item.shownItem?.willFill(item)
        } else if let item, name == "unbind" {
          item.shownItem?.didEmpty(item)
        }
        RowWork.begin(item, of: raw)
      }
      _ = SignalConnection(self, name, .everyChange, after: true) { _, _ in RowWork.end() }
    }
  }
}

/// The lists whose rows GTK is filling or emptying: they must stay as they are until it has finished.
enum RowWork {
  private enum Step {
    /// A row is filled or emptied: the lists that its item is from, or nil where it has no item.
    case row([ListModel]?)
    /// A change is being reported to views and other lists, to some of them later than to others.
    case report
  }
  /// The innermost last.
  @exclusivity(unchecked) private static var steps: [Step] = []
  /// The factories that make those rows.
  @exclusivity(unchecked) private static var factories: [UnsafeMutableRawPointer] = []

  static func begin(_ item: ListItem?, of factory: UnsafeMutableRawPointer) {
    TreeWork.beginRow()
    steps.append(.row(item?.item.map(models)))
    factories.append(factory)
  }

  static func end() {
    steps.removeLast()
    factories.removeLast()
    TreeWork.endRow()
  }

  /// How many questions about items are being answered, one inside the other: whether one passes a filter, say.
  @exclusivity(unchecked) private static var questions = 0

  /// Asks the program about items, in the middle of GTK's work on a list.
  static func answering<Answer>(_ body: () -> Answer) -> Answer {
    ProgramCalls.begin()
    TreeWork.beginRow()
    questions += 1
    defer {
      questions -= 1
      TreeWork.endRow()
      ProgramCalls.end()
    }
    return body()
  }

  /// Runs what makes rows come or go: at once, or when GTK has finished with those that it is working on.
  static func whenDone(_ change: @escaping () -> Void) {
    if steps.isEmpty, questions == 0, !RowLayout.isWalking, !TreeWork.isTellingOfDrag {
      reporting(change)
    } else {
      TreeWork.later { reporting(change) }
    }
  }

  /// Runs what has GTK report a change of a list.
  static func reporting(_ change: () -> Void) {
    TreeWork.beginRow()
    steps.append(.report)
    change()
    steps.removeLast()
    TreeWork.endRow()
  }

  /// Whether GTK is still working on a list that is at or below a widget.
  static func isUnderWay(below widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if factories.isEmpty { return false }
    if isFilling(widget) { return true }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if isUnderWay(below: child) { return true }
      next = gtk_widget_get_next_sibling(child)
    }
    return false
  }

  /// Whether a widget is a list, or that in a table, whose rows GTK is working on.
  static func isFilling(listOrPart widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    !factories.isEmpty && (isFilling(widget) || gtk_widget_get_parent(widget).map { isFilling($0) } ?? false)
  }

  /// Whether a widget is a list whose rows GTK is working on.
  private static func isFilling(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let pointer = OpaquePointer(widget)
    if cgtk_is_a(widget, gtk_column_view_get_type()) != 0 {
      guard let columns = gtk_column_view_get_columns(pointer) else { return false }
      return (0..<g_list_model_get_n_items(columns)).contains { index in
        guard let column = g_list_model_get_item(columns, index) else { return false }
        defer { g_object_unref(column) }
        return has(gtk_column_view_column_get_factory(OpaquePointer(column)))
      }
    }
    if cgtk_is_a(widget, gtk_list_view_get_type()) != 0 { return has(gtk_list_view_get_factory(pointer)) }
    return cgtk_is_a(widget, gtk_grid_view_get_type()) != 0 && has(gtk_grid_view_get_factory(pointer))
  }

  private static func has(_ factory: OpaquePointer?) -> Bool {
    factory.map { factories.contains(UnsafeMutableRawPointer($0)) } ?? false
  }

  /// Whether GTK is still working on a list after the call into the program; for a row without an item, and for a question about one, it is unknown
  /// which list that is, and a report may be about any that is made of this one.
  static func isUnderWay(on list: ListModel) -> Bool {
    if questions > 0 || RowLayout.isWalking(overRowsOf: list) { return true }
    if case .report = steps.last { return true }
    return steps.contains {
      guard case .row(let lists) = $0 else { return false }
      return lists?.contains { $0 === list } ?? true
    }
  }

  private static func models(of item: Object) -> [ListModel] {
    if let item = item as? ListModelItem { return item.list.map { [$0] } ?? [] }
    guard let row = item as? TreeListRow else { return [] }
    return (row.item.map(models) ?? []) + (row.parent.map(models) ?? [])
  }
}
