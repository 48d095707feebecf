// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRendererPixbuf`.
@MainActor open class CellRendererPixbuf: CellRenderer {
  /// Adopts a GtkCellRendererPixbuf.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_renderer_pixbuf_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_renderer_pixbuf_new())) }
  /// `GtkCellRendererPixbuf:gicon`.
  public final var gicon: Object? { get { property("gicon") } set { if newValue !== gicon { setProperty("gicon", to: newValue) } } }
  /// `gicon` changed.
  public final var onNotifyGicon: Signal<> { notify("gicon", delivery: .userChanges) }
  /// `GtkCellRendererPixbuf:icon-name`.
  public final var iconName: String? { get { property("icon-name") } set { if newValue != iconName { setProperty("icon-name", to: newValue) } } }
  /// `iconName` changed.
  public final var onNotifyIconName: Signal<> { notify("icon-name", delivery: .userChanges) }
  /// `GtkCellRendererPixbuf:icon-size`.
  public final var iconSize: IconSize { get { property("icon-size") } set { if newValue != iconSize { setProperty("icon-size", to: newValue) } } }
  /// `iconSize` changed.
  public final var onNotifyIconSize: Signal<> { notify("icon-size", delivery: .userChanges) }
  /// `GtkCellRendererPixbuf:pixbuf`.
  public final func setPixbuf(_ newValue: Object?) { setProperty("pixbuf", to: newValue) }
  /// `GtkCellRendererPixbuf:pixbuf-expander-closed`.
  public final var pixbufExpanderClosed: Object? { get { property("pixbuf-expander-closed") } set { if newValue !== pixbufExpanderClosed { setProperty("pixbuf-expander-closed", to: newValue) } } }
  /// `pixbufExpanderClosed` changed.
  public final var onNotifyPixbufExpanderClosed: Signal<> { notify("pixbuf-expander-closed", delivery: .userChanges) }
  /// `GtkCellRendererPixbuf:pixbuf-expander-open`.
  public final var pixbufExpanderOpen: Object? { get { property("pixbuf-expander-open") } set { if newValue !== pixbufExpanderOpen { setProperty("pixbuf-expander-open", to: newValue) } } }
  /// `pixbufExpanderOpen` changed.
  public final var onNotifyPixbufExpanderOpen: Signal<> { notify("pixbuf-expander-open", delivery: .userChanges) }
  /// `GtkCellRendererPixbuf:texture`.
  public final var texture: Texture? { get { property("texture") } set { if newValue !== texture { setProperty("texture", to: newValue) } } }
  /// `texture` changed.
  public final var onNotifyTexture: Signal<> { notify("texture", delivery: .userChanges) }
}
