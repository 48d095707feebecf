import CGtk

/// Which items of a list are chosen.
@MainActor open class SelectionModel: Object {
  /// The list; an empty one where there is none, as in a selection of a user interface file.
  public var model: any ItemList {
    let model: Object? = property("model")
    return model as? any ItemList ?? ListModel(count: { 0 }, item: { $0 })
  }

  /// Adopts a selection.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  convenience init(_ model: any ItemList, _ make: (OpaquePointer) -> OpaquePointer?) {
    // The constructors take the list over, so they get a reference of their own.
    self.init(owning: UnsafeMutableRawPointer(make(OpaquePointer(g_object_ref(model.raw)))!))
  }

  /// Whether the item at a position is chosen.
  public final func isSelected(_ position: Int) -> Bool {
    // GTK has its invalid position chosen where nothing is.
    let position = UInt32(position: position)
    return position != GTK_INVALID_LIST_POSITION && gtk_selection_model_is_selected(native(), position) != 0
  }

  /// The chosen positions, in order.
  public final var selectedPositions: [Int] {
    guard let positions = gtk_selection_model_get_selection(native()) else { return [] }
    defer { gtk_bitset_unref(positions) }
    return Self.positions(positions, from: 0) { _ in true }
  }

  /// The numbers of a set from one on, in order, while a condition holds.
  private static func positions(_ set: OpaquePointer, from start: UInt32, while holds: (Int) -> Bool) -> [Int] {
    var (iterator, found) = (GtkBitsetIter(), [Int]())
    var position: UInt32 = 0
    var isValid = gtk_bitset_iter_init_at(&iterator, set, start, &position) != 0
    while isValid, holds(Int(position)) {
      found.append(Int(position))
      isValid = gtk_bitset_iter_next(&iterator, &position) != 0
    }
    return found
  }

  /// The chosen positions within a range, in order.
  public final func selectedPositions(in range: Range<Int>) -> [Int] {
    let (start, count) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.count))
    guard count > 0, let positions = gtk_selection_model_get_selection_in_range(native(), start, count) else {
      return []
    }
    defer { gtk_bitset_unref(positions) }
    // The answer may hold more than was asked for.
    return Self.positions(positions, from: start) { $0 < range.upperBound }
  }

  /// Selects or deselects the item at a position; other items stay as they are where more than one can be chosen. Does not call
  /// handlers of `onSelectionChanged`.
  public final func setSelected(_ isSelected: Bool, at position: Int) {
    guard isSelected != self.isSelected(position) else { return }
    withoutEcho {
      if isSelected {
        _ = gtk_selection_model_select_item(native(), UInt32(position: position), 0)
      } else {
        _ = gtk_selection_model_unselect_item(native(), UInt32(position: position))
      }
    }
  }

  /// The user changed what is chosen.
  public final var onSelectionChanged: Signal<Int, Int> {
    Signal(self, "selection-changed", delivery: .userChanges).whenDone
  }
}

extension SelectionModel: @MainActor ItemList {}

/// One item is chosen, or none.
@MainActor public final class SingleSelection: SelectionModel {
  /// Chooses nothing at first.
  public convenience init(_ model: any ItemList) {
    self.init(model) { gtk_single_selection_new($0) }
    gtk_single_selection_set_autoselect(native(), 0)
    gtk_single_selection_set_can_unselect(native(), 1)
    gtk_single_selection_set_selected(native(), GTK_INVALID_LIST_POSITION)
  }

  /// The chosen position; nil for none. Setting it does not call handlers of `onSelectionChanged`.
  public var selected: Int? {
    get {
      let position = gtk_single_selection_get_selected(native())
      return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
    }
    set {
      guard newValue != selected else { return }
      withoutEcho {
        gtk_single_selection_set_selected(native(), UInt32(position: newValue))
      }
    }
  }
}

/// Allows any number of chosen items.
@MainActor public final class MultiSelection: SelectionModel {
  /// Chooses nothing at first.
  public convenience init(_ model: any ItemList) { self.init(model) { gtk_multi_selection_new($0) } }

  /// Chooses exactly these positions. Does not call handlers of `onSelectionChanged`.
  public func select(_ positions: [Int]) {
    let (chosen, all) = (gtk_bitset_new_empty(), gtk_bitset_new_range(0, UInt32(clamping: model.count)))
    let current = gtk_selection_model_get_selection(native())
    defer {
      gtk_bitset_unref(chosen)
      gtk_bitset_unref(all)
      gtk_bitset_unref(current)
    }
    for position in positions { gtk_bitset_add(chosen, UInt32(position: position)) }
    gtk_bitset_intersect(chosen, all)
    guard gtk_bitset_equals(chosen, current) == 0 else { return }
    withoutEcho { _ = gtk_selection_model_set_selection(native(), chosen, all) }
  }
}

/// Allows no chosen items.
@MainActor public final class NoSelection: SelectionModel {
  /// Wraps a list.
  public convenience init(_ model: any ItemList) { self.init(model) { gtk_no_selection_new($0) } }
}
