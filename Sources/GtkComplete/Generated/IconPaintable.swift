// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkIconPaintable`.
@MainActor open class IconPaintable: Object, nonisolated Paintable, nonisolated SymbolicPaintable {
  /// Adopts a GtkIconPaintable.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_icon_paintable_new_for_file`.
  public init(file: Object, size: Int, scale: Int) { super.init(owning: UnsafeMutableRawPointer(gtk_icon_paintable_new_for_file(file.native(), Int32(clamping: size), Int32(clamping: scale)))) }
  /// `GtkIconPaintable:file`.
  public final var file: Object? { taken(gtk_icon_paintable_get_file(native()), as: Object.self) }
  /// `file` changed.
  public final var onNotifyFile: Signal<> { notify("file") }
  /// `GtkIconPaintable:icon-name`.
  public final var iconName: String? { nativeOptionalText(copying: gtk_icon_paintable_get_icon_name(native())) }
  /// `iconName` changed.
  public final var onNotifyIconName: Signal<> { notify("icon-name") }
  /// `GtkIconPaintable:is-symbolic`.
  public final var isSymbolic: Bool { gtk_icon_paintable_is_symbolic(native()) != 0 }
  /// `isSymbolic` changed.
  public final var onNotifyIsSymbolic: Signal<> { notify("is-symbolic") }
}
