// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkConstraint`.
@MainActor open class Constraint: Object {
  /// Adopts a GtkConstraint.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_constraint_new`.
  public init(target: (any ConstraintTarget)?, targetAttribute: ConstraintAttribute, relation: ConstraintRelation, source: (any ConstraintTarget)?, sourceAttribute: ConstraintAttribute, multiplier: Double, constant: Double, strength: Int) { super.init(owning: UnsafeMutableRawPointer(gtk_constraint_new(target?.raw, GtkConstraintAttribute(targetAttribute.rawValue), GtkConstraintRelation(rawValue: Int32(bitPattern: relation.rawValue)), source?.raw, GtkConstraintAttribute(sourceAttribute.rawValue), multiplier, constant, Int32(clamping: strength)))) }
  /// `gtk_constraint_new_constant`.
  public init(target: (any ConstraintTarget)?, targetAttribute: ConstraintAttribute, relation: ConstraintRelation, constant: Double, strength: Int) { super.init(owning: UnsafeMutableRawPointer(gtk_constraint_new_constant(target?.raw, GtkConstraintAttribute(targetAttribute.rawValue), GtkConstraintRelation(rawValue: Int32(bitPattern: relation.rawValue)), constant, Int32(clamping: strength)))) }
}

extension Constraint {
  /// `GtkConstraint:constant`.
  public var constant: Double { gtk_constraint_get_constant(native()) }
  /// `constant` changed.
  public var onNotifyConstant: Signal<> { notify("constant") }
  /// `GtkConstraint:multiplier`.
  public var multiplier: Double { gtk_constraint_get_multiplier(native()) }
  /// `multiplier` changed.
  public var onNotifyMultiplier: Signal<> { notify("multiplier") }
  /// `GtkConstraint:relation`.
  public var relation: ConstraintRelation { ConstraintRelation(rawValue: UInt32(bitPattern: gtk_constraint_get_relation(native()).rawValue)) }
  /// `relation` changed.
  public var onNotifyRelation: Signal<> { notify("relation") }
  /// `GtkConstraint:source`.
  public var source: (any ConstraintTarget)? { wrapped(gtk_constraint_get_source(native()), as: (any ConstraintTarget).self) }
  /// `source` changed.
  public var onNotifySource: Signal<> { notify("source") }
  /// `GtkConstraint:source-attribute`.
  public var sourceAttribute: ConstraintAttribute { ConstraintAttribute(rawValue: gtk_constraint_get_source_attribute(native()).rawValue) }
  /// `sourceAttribute` changed.
  public var onNotifySourceAttribute: Signal<> { notify("source-attribute") }
  /// `GtkConstraint:strength`.
  public var strength: Int { Int(gtk_constraint_get_strength(native())) }
  /// `strength` changed.
  public var onNotifyStrength: Signal<> { notify("strength") }
  /// `GtkConstraint:target`.
  public var target: (any ConstraintTarget)? { wrapped(gtk_constraint_get_target(native()), as: (any ConstraintTarget).self) }
  /// `target` changed.
  public var onNotifyTarget: Signal<> { notify("target") }
  /// `GtkConstraint:target-attribute`.
  public var targetAttribute: ConstraintAttribute { ConstraintAttribute(rawValue: gtk_constraint_get_target_attribute(native()).rawValue) }
  /// `targetAttribute` changed.
  public var onNotifyTargetAttribute: Signal<> { notify("target-attribute") }
  /// `gtk_constraint_is_attached`.
  public var isAttached: Bool { gtk_constraint_is_attached(native()) != 0 }
  /// `gtk_constraint_is_constant`.
  public var isConstant: Bool { gtk_constraint_is_constant(native()) != 0 }
  /// `gtk_constraint_is_required`.
  public var isRequired: Bool { gtk_constraint_is_required(native()) != 0 }
}
