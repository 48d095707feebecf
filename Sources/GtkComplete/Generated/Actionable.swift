// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Actionable {
  /// `gtk_actionable_get_action_target_value`.
  public var actionTargetValue: Variant? { Variant.copy(gtk_actionable_get_action_target_value(native())) }
  /// `gtk_actionable_set_action_target_value`.
  public func setActionTargetValue(_ targetValue: Variant?) { gtk_actionable_set_action_target_value(native(), borrowed(targetValue)) }
  /// `gtk_actionable_set_detailed_action_name`.
  public func setDetailedActionName(_ detailedActionName: String) { gtk_actionable_set_detailed_action_name(native(), detailedActionName.withoutNUL) }
}
