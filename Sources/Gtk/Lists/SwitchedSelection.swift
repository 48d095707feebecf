import CGtk

/// A selection whose kind may change: to GTK it is one model, so a list keeps its rows, its place and the keyboard when its rows become
/// selectable, or stop being so. Nothing is chosen after a change.
@MainActor package final class SwitchedSelection: SelectionModel {
  /// What GTK's calls are handed on to. It has the same list.
  package var current: SelectionModel {
    didSet {
      follow()
      // For these alone: GTK 4.8 fills each row in the range again.
      let chosen = oldValue.selectedPositions
      guard let first = chosen.first, let last = chosen.last else { return }
      withoutEcho {
        gtk_selection_model_selection_changed(native(), UInt32(position: first), UInt32(clamping: last - first + 1))
      }
    }
  }
  private var watches: [SignalConnection] = []

  /// A selection that is `first` until another kind is set.
  package init(_ first: SelectionModel) {
    current = first
    super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)))
    follow()
  }

  package override var model: any ItemList { current.model }

  private func follow() {
    watches.forEach { $0.disconnect() }
    watches = [
      Signal<Int, Int, Int>(current, "items-changed")() { [weak self] position, removed, added in
        guard let self else { return }
        g_list_model_items_changed(
          native(), UInt32(clamping: position), UInt32(clamping: removed), UInt32(clamping: added))
      },
      Signal<Int, Int>(current, "selection-changed")() { [weak self] position, count in
        guard let self else { return }
        gtk_selection_model_selection_changed(native(), UInt32(clamping: position), UInt32(clamping: count))
      },
    ]
  }

  /// The selection that is current in a GObject of the class.
  private static func target(_ model: OpaquePointer?) -> OpaquePointer? {
    let wrapper = model.flatMap { Object.existingWrapper(of: UnsafeMutableRawPointer($0)) }
    return (wrapper as? SwitchedSelection)?.current.native()
  }

  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(cgtk_type_object(), &query)
    let type = g_type_register_static_simple(
      cgtk_type_object(), "SwiftSwitchedSelection", query.class_size, nil, query.instance_size, nil, GTypeFlags(0))
    var list = GInterfaceInfo(
      interface_init: { interface, _ in
        let list = interface!.assumingMemoryBound(to: GListModelInterface.self)
        list.pointee.get_item_type = { target($0).map { g_list_model_get_item_type($0) } ?? cgtk_type_object() }
        list.pointee.get_n_items = { target($0).map { g_list_model_get_n_items($0) } ?? 0 }
        list.pointee.get_item = { model, position in target(model).flatMap { g_list_model_get_item($0, position) } }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &list)
    var selection = GInterfaceInfo(
      interface_init: { interface, _ in
        let choice = interface!.assumingMemoryBound(to: GtkSelectionModelInterface.self)
        choice.pointee.is_selected = { gtk_selection_model_is_selected(target($0), $1) }
        choice.pointee.get_selection_in_range = { gtk_selection_model_get_selection_in_range(target($0), $1, $2) }
        choice.pointee.select_item = { gtk_selection_model_select_item(target($0), $1, $2) }
        choice.pointee.unselect_item = { gtk_selection_model_unselect_item(target($0), $1) }
        choice.pointee.select_range = { gtk_selection_model_select_range(target($0), $1, $2, $3) }
        choice.pointee.unselect_range = { gtk_selection_model_unselect_range(target($0), $1, $2) }
        choice.pointee.select_all = { gtk_selection_model_select_all(target($0)) }
        choice.pointee.unselect_all = { gtk_selection_model_unselect_all(target($0)) }
        choice.pointee.set_selection = { gtk_selection_model_set_selection(target($0), $1, $2) }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_selection_model_get_type(), &selection)
    return type
  }()
}

extension WidgetProtocol {
  /// Reports to assistive technology whether several rows of a list can be chosen. GTK does so for its own selections alone.
  package func setAccessibleMultiSelectable(_ isMultiSelectable: Bool) {
    rawWidget.withChildrenHeld { children in
      // The rows of a table with columns are in a list of its own.
      let list = children.first { cgtk_is_a($0.pointer, gtk_list_view_get_type()) != 0 } ?? rawWidget
      cgtk_accessible_set_multi_selectable(list.pointer, isMultiSelectable ? 1 : 0)
    }
  }
}
