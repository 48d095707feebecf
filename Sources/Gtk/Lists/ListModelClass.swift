import CGtk

/// The GObject classes behind `ListModel`: a list whose items are made when GTK asks for them, and the item itself.
enum ListModelClass {
  /// A GObject that implements GListModel by asking its Swift wrapper.
  static let type: GType = {
    let type = register("SwiftListModel")
    var interface = GInterfaceInfo(
      interface_init: { interface, _ in
        let list = interface!.assumingMemoryBound(to: GListModelInterface.self)
        list.pointee.get_item_type = { _ in ListModelClass.itemType }
        list.pointee.get_n_items = { model in
          UInt32(clamping: ListModelClass.object(model)?.toldCount ?? 0)
        }
        list.pointee.get_item = { model, position in
          guard let item = ListModelClass.object(model)?.makeItem(at: Int(position)) else { return nil }
          // The caller takes a reference over.
          return g_object_ref(item.raw)
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    return type
  }()

  /// A GObject that represents one item.
  static let itemType: GType = register("SwiftListItem")

  private static func register(_ name: String) -> GType {
    var query = GTypeQuery()
    g_type_query(cgtk_type_object(), &query)
    return g_type_register_static_simple(
      cgtk_type_object(), name, query.class_size, nil, query.instance_size, nil, GTypeFlags(0))
  }

  private static func object(_ model: OpaquePointer?) -> ListModel? {
    model.flatMap { Object.existingWrapper(of: UnsafeMutableRawPointer($0)) as? ListModel }
  }
}

/// The list's object for one position: a GObject with a Swift value.
@MainActor public final class ListModelItem: Object {
  /// The value of the position.
  public private(set) var value: AnyHashable
  /// How many values it had before.
  private var version = 0
  /// The rows and cells that are filled with it, and with which of its values.
  private var rows: [(row: WeakRow, version: Int)] = []
  private struct WeakRow { weak var row: ListItem? }
  /// The list that it is from.
  private(set) weak var list: ListModel?
  private let onEnd: () -> Void

  /// An item that is in no list, to be compared by a `Sorter`.
  public convenience init(_ value: AnyHashable) { self.init(value) {} }

  /// What stands for an item of a list: its value, for a tree's row what that is made for, and for an item that is not Swift's, such as a
  /// `StringObject`, the item; nil for one that is gone.
  static func value(of item: Object?) -> AnyHashable? {
    if let item = item as? ListModelItem { return item.isGone ? nil : item.value }
    return (item as? TreeListRow).map(\.value) ?? item.map { AnyHashable($0) }
  }

  /// What a closure about items gets for the one at an address.
  static func content(at address: UInt) -> AnyHashable? {
    value(of: Object.wrap(UnsafeMutableRawPointer(bitPattern: address), as: Object.self))
  }

  /// Replaces an item that the program has removed before GTK knows.
  static func gone() -> ListModelItem { ListModelItem(AnyHashable(Gone())) {} }
  var isGone: Bool { value.base is Gone }
  private struct Gone: Hashable {}

  init(_ value: AnyHashable, of list: ListModel? = nil, onEnd: @escaping () -> Void) {
    self.value = value
    self.list = list
    self.onEnd = onEnd
    super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(ListModelClass.itemType, 0, nil, nil)))
  }

  isolated deinit { onEnd() }

  /// A factory is about to fill a row with it.
  func willFill(_ row: ListItem) {
    rows.removeAll { $0.row.row == nil || $0.row.row === row }
    rows.append((WeakRow(row: row), version))
  }

  /// A factory has emptied a row.
  func didEmpty(_ row: ListItem) { rows.removeAll { $0.row.row == nil || $0.row.row === row } }

  /// Takes an equal value that differs in what `==` leaves out, and fills its rows again when GTK has finished with the rows.
  func show(_ newValue: AnyHashable) {
    value = newValue
    version += 1
    guard !rows.isEmpty else { return }
    TreeWork.later { [weak self] in
      guard let self else { return }
      for (row, filled) in rows where filled != version { row.row?.fillAgain() }
    }
  }
}
