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
  /// `GtkConstraint:constant`.
  public final var constant: Double { gtk_constraint_get_constant(native()) }
  /// `constant` changed.
  public final var onNotifyConstant: Signal<> { notify("constant") }
  /// `GtkConstraint:multiplier`.
  public final var multiplier: Double { gtk_constraint_get_multiplier(native()) }
  /// `multiplier` changed.
  public final var onNotifyMultiplier: Signal<> { notify("multiplier") }
  /// `GtkConstraint:relation`.
  public final var relation: ConstraintRelation { ConstraintRelation(rawValue: UInt32(bitPattern: gtk_constraint_get_relation(native()).rawValue)) }
  /// `relation` changed.
  public final var onNotifyRelation: Signal<> { notify("relation") }
  /// `GtkConstraint:source`.
  public final var source: (any ConstraintTarget)? { wrapped(gtk_constraint_get_source(native()), as: (any ConstraintTarget).self) }
  /// `source` changed.
  public final var onNotifySource: Signal<> { notify("source") }
  /// `GtkConstraint:source-attribute`.
  public final var sourceAttribute: ConstraintAttribute { ConstraintAttribute(rawValue: gtk_constraint_get_source_attribute(native()).rawValue) }
  /// `sourceAttribute` changed.
  public final var onNotifySourceAttribute: Signal<> { notify("source-attribute") }
  /// `GtkConstraint:strength`.
  public final var strength: Int { Int(gtk_constraint_get_strength(native())) }
  /// `strength` changed.
  public final var onNotifyStrength: Signal<> { notify("strength") }
  /// `GtkConstraint:target`.
  public final var target: (any ConstraintTarget)? { wrapped(gtk_constraint_get_target(native()), as: (any ConstraintTarget).self) }
  /// `target` changed.
  public final var onNotifyTarget: Signal<> { notify("target") }
  /// `GtkConstraint:target-attribute`.
  public final var targetAttribute: ConstraintAttribute { ConstraintAttribute(rawValue: gtk_constraint_get_target_attribute(native()).rawValue) }
  /// `targetAttribute` changed.
  public final var onNotifyTargetAttribute: Signal<> { notify("target-attribute") }
  /// `gtk_constraint_is_attached`.
  public final var isAttached: Bool { gtk_constraint_is_attached(native()) != 0 }
  /// `gtk_constraint_is_constant`.
  public final var isConstant: Bool { gtk_constraint_is_constant(native()) != 0 }
  /// `gtk_constraint_is_required`.
  public final var isRequired: Bool { gtk_constraint_is_required(native()) != 0 }
}
