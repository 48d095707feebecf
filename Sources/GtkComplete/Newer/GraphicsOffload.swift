// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkGraphicsOffload`, since GTK 4.14.
@MainActor public final class GraphicsOffload: Widget {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.14 runs.
  public static func ifAvailable(child: Widget? = nil) -> GraphicsOffload? { cgtk_has_4_14() != 0 ? GraphicsOffload(adopting: UnsafeMutableRawPointer(weak_gtk_graphics_offload_new(child?.native()))) : nil }
  /// `GtkGraphicsOffload:child`.
  public var child: Widget? { get { wrapped(weak_gtk_graphics_offload_get_child(native()), as: Widget.self) } set { exchange(self.child, for: newValue) { weak_gtk_graphics_offload_set_child(self.native(), $0) } } }
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
  /// `GtkGraphicsOffload:enabled`.
  public var enabled: GraphicsOffloadEnabled { get { GraphicsOffloadEnabled(rawValue: weak_gtk_graphics_offload_get_enabled(native()).rawValue) } set { if newValue != enabled { withoutEcho { weak_gtk_graphics_offload_set_enabled(native(), GtkGraphicsOffloadEnabled(newValue.rawValue)) } } } }
  /// `enabled` changed.
  public var onNotifyEnabled: Signal<> { notify("enabled", delivery: .userChanges) }
}
