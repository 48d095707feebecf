// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Window: nonisolated Native, nonisolated Root, nonisolated ShortcutManager {}
extension WindowProtocol {
  /// `gtk_window_fullscreen_on_monitor`.
  public func fullscreen(onMonitor monitor: Monitor) { gtk_window_fullscreen_on_monitor(native(), monitor.native()) }
  /// `gtk_window_get_group`.
  public var group: WindowGroup { wrapped(gtk_window_get_group(native()), as: WindowGroup.self)! }
  /// `gtk_window_has_group`.
  public var hasGroup: Bool { gtk_window_has_group(native()) != 0 }
  /// `gtk_window_get_default_icon_name`.
  public static func defaultIconName() -> String? { nativeOptionalText(copying: gtk_window_get_default_icon_name()) }
  /// `gtk_window_get_toplevels`.
  public static func toplevels() -> any ItemList { wrapped(gtk_window_get_toplevels(), as: (any ItemList).self)! }
  /// `gtk_window_list_toplevels`.
  public static func listToplevels() -> [Widget] { nativeObjects(of: gtk_window_list_toplevels(), as: Widget.self, freeing: .list) }
  /// `gtk_window_set_auto_startup_notification`.
  public static func setAutoStartupNotification(_ setting: Bool) { gtk_window_set_auto_startup_notification(setting ? 1 : 0) }
  /// `gtk_window_set_default_icon_name`.
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name.withoutNUL) }
  /// `gtk_window_set_interactive_debugging`.
  public static func setInteractiveDebugging(_ enable: Bool) { gtk_window_set_interactive_debugging(enable ? 1 : 0) }
  /// `GtkWindow::enable-debugging`.
  public var onEnableDebugging: EventSignal<Bool> { EventSignal(inside: self, "enable-debugging") }
  /// `GtkWindow::keys-changed`.
  public var onKeysChanged: Signal<> { Signal(inside: self, "keys-changed", delivery: .userChanges) }
}
