// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension StackProtocol {
  /// `gtk_stack_set_visible_child_full`.
  public func setVisibleChildFull(_ name: String, transition: StackTransitionType) { gtk_stack_set_visible_child_full(native(), name.withoutNUL, GtkStackTransitionType(transition.rawValue)) }
}
