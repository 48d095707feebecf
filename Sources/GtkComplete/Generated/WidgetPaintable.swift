// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkWidgetPaintable`.
@MainActor open class WidgetPaintable: Object, nonisolated Paintable {
  /// Adopts a GtkWidgetPaintable.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_widget_paintable_new`.
  public init(widget: Widget? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget?.native()))) }
  /// `GtkWidgetPaintable:widget`.
  public final var widget: Widget? { get { wrapped(gtk_widget_paintable_get_widget(native()), as: Widget.self) } set { if newValue !== widget { withoutEcho { gtk_widget_paintable_set_widget(native(), newValue?.native()) } } } }
  /// `widget` changed.
  public final var onNotifyWidget: Signal<> { notify("widget", delivery: .userChanges) }
}
