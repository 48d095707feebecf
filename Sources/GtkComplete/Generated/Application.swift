// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Application {
  /// `gtk_application_add_window`.
  public func addWindow(_ window: Window) { gtk_application_add_window(native(), window.native()) }
  /// `gtk_application_get_accels_for_action`.
  public func accels(forAction detailedActionName: String) -> [String] { nativeTexts(gtk_application_get_accels_for_action(native(), detailedActionName.withoutNUL), freeing: .everything) }
  /// `gtk_application_get_actions_for_accel`.
  public func actions(forAccel accel: String) -> [String] { nativeTexts(gtk_application_get_actions_for_accel(native(), accel.withoutNUL), freeing: .everything) }
  /// `gtk_application_get_menu_by_id`.
  public func menu(byId id: String) -> Menu? { wrapped(gtk_application_get_menu_by_id(native(), id.withoutNUL), as: Menu.self) }
  /// `gtk_application_get_window_by_id`.
  public func window(byId id: Int) -> Window? { wrapped(gtk_application_get_window_by_id(native(), UInt32(clamping: id)), as: Window.self) }
  /// `gtk_application_list_action_descriptions`.
  public func listActionDescriptions() -> [String] { nativeTexts(gtk_application_list_action_descriptions(native()), freeing: .everything) }
  /// `gtk_application_remove_window`.
  public func removeWindow(_ window: Window) { gtk_application_remove_window(native(), window.native()) }
}
