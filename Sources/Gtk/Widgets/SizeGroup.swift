import CGtk

/// Widgets that are as wide, or as high, as the largest of them. The widgets do not keep the group: keep it as long as you need it.
@MainActor public final class SizeGroup: Object {
  /// A group without widgets.
  public init(_ mode: SizeGroupMode = .horizontal) {
    super.init(owning: UnsafeMutableRawPointer(gtk_size_group_new(mode.native)))
  }

  /// Adopts a GtkSizeGroup.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds a widget.
  public func add(_ widget: Widget) { gtk_size_group_add_widget(native(), widget.widgetPointer) }

  /// Removes a widget.
  public func remove(_ widget: Widget) {
    if widgets.contains(where: { $0 === widget }) { gtk_size_group_remove_widget(native(), widget.widgetPointer) }
  }

  /// The widgets, the one added last first.
  public var widgets: [Widget] {
    var (widgets, next) = ([Widget](), gtk_size_group_get_widgets(native()))
    while let node = next {
      if let widget = Object.wrap(node.pointee.data, as: Widget.self) { widgets.append(widget) }
      next = node.pointee.next
    }
    return widgets
  }
}
