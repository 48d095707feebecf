// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension ScrolledWindowProtocol {
  /// `gtk_scrolled_window_get_hscrollbar`.
  public var hscrollbar: Widget { wrapped(gtk_scrolled_window_get_hscrollbar(native()), as: Widget.self)! }
  /// `gtk_scrolled_window_get_placement`.
  public var placement: CornerType { get { CornerType(rawValue: gtk_scrolled_window_get_placement(native()).rawValue) } set { withoutEcho { gtk_scrolled_window_set_placement(native(), GtkCornerType(newValue.rawValue)) } } }
  /// `gtk_scrolled_window_get_policy`.
  public var policy: (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    var hscrollbarPolicyOut = GtkPolicyType(0)
    var vscrollbarPolicyOut = GtkPolicyType(0)
    gtk_scrolled_window_get_policy(native(), &hscrollbarPolicyOut, &vscrollbarPolicyOut)
    return (PolicyType(rawValue: hscrollbarPolicyOut.rawValue), PolicyType(rawValue: vscrollbarPolicyOut.rawValue))
  }
  /// `gtk_scrolled_window_get_vscrollbar`.
  public var vscrollbar: Widget { wrapped(gtk_scrolled_window_get_vscrollbar(native()), as: Widget.self)! }
  /// `gtk_scrolled_window_unset_placement`.
  public func unsetPlacement() { gtk_scrolled_window_unset_placement(native()) }
  /// `GtkScrolledWindow::move-focus-out`.
  public var onMoveFocusOut: Signal<DirectionType> { Signal(inside: self, "move-focus-out") }
  /// `GtkScrolledWindow::scroll-child`.
  public var onScrollChild: EventSignal<ScrollType, Bool> { EventSignal(inside: self, "scroll-child") }
}
