// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkScrollbar`.
@MainActor open class Scrollbar: Widget, nonisolated Orientable {
  /// Adopts a GtkScrollbar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_scrollbar_new`.
  public init(orientation: Orientation, adjustment: Adjustment? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_scrollbar_new(GtkOrientation(orientation.rawValue), adjustment?.native()))) }
}

/// Every `Scrollbar`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ScrollbarProtocol: Scrollbar {}
extension Scrollbar: nonisolated ScrollbarProtocol {}

extension ScrollbarProtocol {
  /// `GtkScrollbar:adjustment`.
  public var adjustment: Adjustment? { get { wrapped(gtk_scrollbar_get_adjustment(native()), as: Adjustment.self) } set { if newValue !== adjustment { withoutEcho { gtk_scrollbar_set_adjustment(native(), newValue?.native()) } } } }
  /// `adjustment` changed.
  public var onNotifyAdjustment: Signal<> { notify("adjustment", delivery: .userChanges) }
}
