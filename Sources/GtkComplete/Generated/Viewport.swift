// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkViewport`.
@MainActor open class Viewport: Widget, nonisolated Scrollable {
  /// Adopts a GtkViewport.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_viewport_new`.
  public init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_viewport_new(hadjustment?.native(), vadjustment?.native()))) }
}

/// Every `Viewport`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ViewportProtocol: Viewport {}
extension Viewport: nonisolated ViewportProtocol {}

extension ViewportProtocol {
  /// `GtkViewport:child`.
  public var child: Widget? { get { wrapped(gtk_viewport_get_child(native()), as: Widget.self) } set { exchange(self.child, for: newValue) { gtk_viewport_set_child(self.native(), $0) } } }
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
  /// `GtkViewport:scroll-to-focus`.
  public var isScrollToFocus: Bool { get { gtk_viewport_get_scroll_to_focus(native()) != 0 } set { if newValue != isScrollToFocus { withoutEcho { gtk_viewport_set_scroll_to_focus(native(), newValue ? 1 : 0) } } } }
  /// `isScrollToFocus` changed.
  public var onNotifyScrollToFocus: Signal<> { notify("scroll-to-focus", delivery: .userChanges) }
}
