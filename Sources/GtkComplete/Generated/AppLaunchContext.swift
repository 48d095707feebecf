// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkAppLaunchContext`.
@MainActor open class AppLaunchContext: Object {
  /// `GdkAppLaunchContext:display`.
  public final var display: Display? { wrapped(gdk_app_launch_context_get_display(native()), as: Display.self) }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display") }
  /// `gdk_app_launch_context_set_desktop`.
  public final func setDesktop(_ desktop: Int) { gdk_app_launch_context_set_desktop(native(), Int32(clamping: desktop)) }
  /// `gdk_app_launch_context_set_icon`.
  public final func setIcon(_ icon: Object?) { gdk_app_launch_context_set_icon(native(), icon?.native()) }
  /// `gdk_app_launch_context_set_icon_name`.
  public final func setIconName(_ iconName: String?) { gdk_app_launch_context_set_icon_name(native(), iconName.withoutNUL) }
  /// `gdk_app_launch_context_set_timestamp`.
  public final func setTimestamp(_ timestamp: Int) { gdk_app_launch_context_set_timestamp(native(), UInt32(clamping: timestamp)) }
}
