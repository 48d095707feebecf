// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDisplayManager`.
@MainActor open class DisplayManager: Object {
  /// `GdkDisplayManager:default-display`.
  public final var defaultDisplay: Display? { get { wrapped(gdk_display_manager_get_default_display(native()), as: Display.self) } set { if newValue !== defaultDisplay { withoutEcho { gdk_display_manager_set_default_display(native(), newValue?.native()) } } } }
  /// `defaultDisplay` changed.
  public final var onNotifyDefaultDisplay: Signal<> { notify("default-display", delivery: .userChanges) }
  /// `gdk_display_manager_list_displays`.
  public final func listDisplays() -> [Display] { nativeObjects(of: gdk_display_manager_list_displays(native()), as: Display.self, freeing: .list) }
  /// `gdk_display_manager_open_display`.
  public final func openDisplay(_ name: String) -> Display? { wrapped(gdk_display_manager_open_display(native(), name.withoutNUL), as: Display.self) }
  /// `gdk_display_manager_get`.
  public static func get() -> DisplayManager { wrapped(gdk_display_manager_get(), as: DisplayManager.self)! }
  /// `GdkDisplayManager::display-opened`.
  public final var onDisplayOpened: Signal<Display?> { Signal(inside: self, "display-opened") }
}
