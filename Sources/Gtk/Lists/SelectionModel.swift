import CGtk

/// Which items of a list are chosen.
@MainActor open class SelectionModel: Object {
  /// The list.
  public let model: ListModel

  init(_ model: ListModel, _ make: (OpaquePointer) -> OpaquePointer?) {
    self.model = model
    // The constructors take the list over, so they get a reference of their own.
    super.init(owning: UnsafeMutableRawPointer(make(OpaquePointer(g_object_ref(model.raw)))!))
  }

  /// Whether the item at a position is chosen.
  public final func isSelected(_ position: Int) -> Bool {
    gtk_selection_model_is_selected(native(), UInt32(position)) != 0
  }

  /// The chosen positions, in order.
  public final var selectedPositions: [Int] {
    guard let positions = gtk_selection_model_get_selection(native()) else { return [] }
    defer { gtk_bitset_unref(positions) }
    return (0..<gtk_bitset_get_size(positions)).map { Int(gtk_bitset_get_nth(positions, guint($0))) }
  }

  /// The user changed what is chosen.
  public final var selectionChanged: Signal<Int, Int> { Signal(self, "selection-changed", delivery: .userChanges) }
}

/// One item is chosen, or none.
@MainActor public final class SingleSelection: SelectionModel {
  /// Chooses nothing at first.
  public init(_ model: ListModel) {
    super.init(model) { gtk_single_selection_new($0) }
    gtk_single_selection_set_autoselect(native(), 0)
    gtk_single_selection_set_can_unselect(native(), 1)
    gtk_single_selection_set_selected(native(), GTK_INVALID_LIST_POSITION)
  }

  /// The chosen position; nil for none. Setting it reaches no handler of `selectionChanged`.
  public var selected: Int? {
    get {
      let position = gtk_single_selection_get_selected(native())
      return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
    }
    set {
      guard newValue != selected else { return }
      withoutEcho {
        gtk_single_selection_set_selected(native(), newValue.map { UInt32($0) } ?? GTK_INVALID_LIST_POSITION)
      }
    }
  }
}

/// Any number of items is chosen.
@MainActor public final class MultiSelection: SelectionModel {
  /// Chooses nothing at first.
  public init(_ model: ListModel) { super.init(model) { gtk_multi_selection_new($0) } }

  /// Chooses these positions and no other. Reaches no handler of `selectionChanged`.
  public func select(_ positions: [Int]) {
    guard positions.sorted() != selectedPositions else { return }
    let (chosen, all) = (gtk_bitset_new_empty(), gtk_bitset_new_range(0, UInt32(model.count)))
    defer {
      gtk_bitset_unref(chosen)
      gtk_bitset_unref(all)
    }
    for position in positions { gtk_bitset_add(chosen, UInt32(position)) }
    withoutEcho { _ = gtk_selection_model_set_selection(native(), chosen, all) }
  }
}

/// No item can be chosen.
@MainActor public final class NoSelection: SelectionModel {
  /// Wraps a list.
  public init(_ model: ListModel) { super.init(model) { gtk_no_selection_new($0) } }
}
