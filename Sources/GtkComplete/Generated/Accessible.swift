// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAccessible`.
@MainActor public protocol Accessible: Object {}

extension Accessible {
  /// `GtkAccessible:accessible-role`.
  public var accessibleRole: AccessibleRole { get { AccessibleRole(rawValue: gtk_accessible_get_accessible_role(native()).rawValue) } set { if newValue != accessibleRole { setProperty("accessible-role", to: newValue) } } }
  /// `accessibleRole` changed.
  public var onNotifyAccessibleRole: Signal<> { notify("accessible-role", delivery: .userChanges) }
  /// `gtk_accessible_reset_property`.
  public func resetProperty(_ property: AccessibleProperty) { gtk_accessible_reset_property(native(), GtkAccessibleProperty(property.rawValue)) }
  /// `gtk_accessible_reset_relation`.
  public func resetRelation(_ relation: AccessibleRelation) { gtk_accessible_reset_relation(native(), GtkAccessibleRelation(relation.rawValue)) }
  /// `gtk_accessible_reset_state`.
  public func resetState(_ state: AccessibleState) { gtk_accessible_reset_state(native(), GtkAccessibleState(state.rawValue)) }
  /// `gtk_accessible_update_property_value`.
  public func updateProperty(_ properties: [AccessibleProperty], values: [any ValueRepresentable]) { lendArray(properties.map { GtkAccessibleProperty($0.rawValue) }) { p0 in lendValues(values, as: { if $0 < properties.count { gtk_accessible_property_init_value(GtkAccessibleProperty(properties[$0].rawValue), $1) } }) { p1 in gtk_accessible_update_property_value(native(), Int32(clamping: min(properties.count, values.count)), p0, p1) } } }
  /// `gtk_accessible_update_relation_value`.
  public func updateRelation(_ relations: [AccessibleRelation], values: [any ValueRepresentable]) { lendArray(relations.map { GtkAccessibleRelation($0.rawValue) }) { p0 in lendValues(values, as: { if $0 < relations.count { gtk_accessible_relation_init_value(GtkAccessibleRelation(relations[$0].rawValue), $1) } }) { p1 in gtk_accessible_update_relation_value(native(), Int32(clamping: min(relations.count, values.count)), p0, p1) } } }
  /// `gtk_accessible_update_state_value`.
  public func updateState(_ states: [AccessibleState], values: [any ValueRepresentable]) { lendArray(states.map { GtkAccessibleState($0.rawValue) }) { p0 in lendValues(values, as: { if $0 < states.count { gtk_accessible_state_init_value(GtkAccessibleState(states[$0].rawValue), $1) } }) { p1 in gtk_accessible_update_state_value(native(), Int32(clamping: min(states.count, values.count)), p0, p1) } } }
}
