// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkListHeader`, since GTK 4.12.
@MainActor public final class ListHeader: Object {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `GtkListHeader:child`.
  public var child: Widget? { get { wrapped(weak_gtk_list_header_get_child(native()), as: Widget.self) } set { if newValue !== child { newValue?.detachFromParent(); withoutEcho { weak_gtk_list_header_set_child(native(), newValue?.native()) } } } }
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
  /// `GtkListHeader:end`.
  public var end: Int { Int(weak_gtk_list_header_get_end(native())) }
  /// `end` changed.
  public var onNotifyEnd: Signal<> { notify("end") }
  /// `GtkListHeader:item`.
  public var item: Object? { wrapped(weak_gtk_list_header_get_item(native()), as: Object.self) }
  /// `item` changed.
  public var onNotifyItem: Signal<> { notify("item") }
  /// `GtkListHeader:n-items`.
  public var nItems: Int { Int(weak_gtk_list_header_get_n_items(native())) }
  /// `nItems` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }
  /// `GtkListHeader:start`.
  public var start: Int { Int(weak_gtk_list_header_get_start(native())) }
  /// `start` changed.
  public var onNotifyStart: Signal<> { notify("start") }
}
