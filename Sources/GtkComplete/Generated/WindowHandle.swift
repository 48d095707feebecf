// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkWindowHandle`.
@MainActor open class WindowHandle: Widget {
  /// Adopts a GtkWindowHandle.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_window_handle_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_window_handle_new())) }
}

/// Every `WindowHandle`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol WindowHandleProtocol: WindowHandle {}
extension WindowHandle: nonisolated WindowHandleProtocol {}

extension WindowHandleProtocol {
  /// `GtkWindowHandle:child`.
  public var child: Widget? { get { wrapped(gtk_window_handle_get_child(native()), as: Widget.self) } set { exchange(self.child, for: newValue) { gtk_window_handle_set_child(self.native(), $0) } } }
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}
