// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkConstraintLayout`.
@MainActor open class ConstraintLayout: LayoutManager, nonisolated Buildable {
  /// Adopts a GtkConstraintLayout.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_constraint_layout_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_constraint_layout_new())) }
  /// `gtk_constraint_layout_add_constraint`.
  public final func addConstraint(_ constraint: Constraint) { gtk_constraint_layout_add_constraint(native(), retained(constraint)) }
  /// `gtk_constraint_layout_add_guide`.
  public final func addGuide(_ guide: ConstraintGuide) { gtk_constraint_layout_add_guide(native(), retained(guide)) }
  /// `gtk_constraint_layout_observe_constraints`.
  public final func observeConstraints() -> any ItemList { taken(gtk_constraint_layout_observe_constraints(native()), as: (any ItemList).self)! }
  /// `gtk_constraint_layout_observe_guides`.
  public final func observeGuides() -> any ItemList { taken(gtk_constraint_layout_observe_guides(native()), as: (any ItemList).self)! }
  /// `gtk_constraint_layout_remove_all_constraints`.
  public final func removeAllConstraints() { gtk_constraint_layout_remove_all_constraints(native()) }
  /// `gtk_constraint_layout_remove_constraint`.
  public final func removeConstraint(_ constraint: Constraint) { gtk_constraint_layout_remove_constraint(native(), constraint.native()) }
  /// `gtk_constraint_layout_remove_guide`.
  public final func removeGuide(_ guide: ConstraintGuide) { gtk_constraint_layout_remove_guide(native(), guide.native()) }
}
