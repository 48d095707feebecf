// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension InfoBarProtocol {
  /// `gtk_info_bar_add_action_widget`.
  public func addActionWidget(_ child: Widget, responseId: Int) { takeIn(child) { gtk_info_bar_add_action_widget(self.native(), $0, Int32(clamping: responseId)) } }
  /// `gtk_info_bar_remove_action_widget`.
  public func removeActionWidget(_ widget: Widget) { if isAncestor(of: widget) { removeWhenFree(widget) { gtk_info_bar_remove_action_widget(self.native(), $0) } } }
  /// `gtk_info_bar_response`.
  public func response(_ responseId: Int) { gtk_info_bar_response(native(), Int32(clamping: responseId)) }
}
