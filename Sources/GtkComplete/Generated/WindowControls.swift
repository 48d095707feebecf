// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkWindowControls`.
@MainActor open class WindowControls: Widget {
  /// Adopts a GtkWindowControls.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_window_controls_new`.
  public init(side: PackType) { super.init(owning: UnsafeMutableRawPointer(gtk_window_controls_new(GtkPackType(side.rawValue)))) }
}

/// Every `WindowControls`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol WindowControlsProtocol: WindowControls {}
extension WindowControls: nonisolated WindowControlsProtocol {}

extension WindowControlsProtocol {
  /// `GtkWindowControls:decoration-layout`.
  public var decorationLayout: String? { get { nativeOptionalText(copying: gtk_window_controls_get_decoration_layout(native())) } set { if newValue != decorationLayout { withoutEcho { gtk_window_controls_set_decoration_layout(native(), newValue.withoutNUL) } } } }
  /// `decorationLayout` changed.
  public var onNotifyDecorationLayout: Signal<> { notify("decoration-layout", delivery: .userChanges) }
  /// `GtkWindowControls:empty`.
  public var isEmpty: Bool { gtk_window_controls_get_empty(native()) != 0 }
  /// `isEmpty` changed.
  public var onNotifyEmpty: Signal<> { notify("empty") }
  /// `GtkWindowControls:side`.
  public var side: PackType { get { PackType(rawValue: gtk_window_controls_get_side(native()).rawValue) } set { if newValue != side { withoutEcho { gtk_window_controls_set_side(native(), GtkPackType(newValue.rawValue)) } } } }
  /// `side` changed.
  public var onNotifySide: Signal<> { notify("side", delivery: .userChanges) }
}
