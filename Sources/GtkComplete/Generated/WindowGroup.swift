// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkWindowGroup`.
@MainActor open class WindowGroup: Object {
  /// Adopts a GtkWindowGroup.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_window_group_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_window_group_new())) }
  /// `gtk_window_group_add_window`.
  public final func addWindow(_ window: Window) { gtk_window_group_add_window(native(), window.native()) }
  /// `gtk_window_group_list_windows`.
  public final func listWindows() -> [Window] { nativeObjects(of: gtk_window_group_list_windows(native()), as: Window.self, freeing: .list) }
  /// `gtk_window_group_remove_window`.
  public final func removeWindow(_ window: Window) { gtk_window_group_remove_window(native(), window.native()) }
}
