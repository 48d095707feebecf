// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension MenuButtonProtocol {
  /// `gtk_menu_button_set_create_popup_func`.
  public func setCreatePopupFunc(_ `func`: @escaping (MenuButton) -> Void) { gtk_menu_button_set_create_popup_func(native(), { a0, data in duringCall(data) { callee(data, as: ((MenuButton) -> Void).self)(wrapped(a0, as: MenuButton.self)!) } }, keptCallee(`func`, of: self), releaseCallee) }
}
