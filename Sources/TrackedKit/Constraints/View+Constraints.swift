import Gtk

extension View {
  /// Activates a constraint. It is kept by the view nearest to its items, whichever view was asked.
  public final func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public final func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }

  /// For `systemLayoutSizeFitting(_:)`: as small as content and constraints allow.
  public static let layoutFittingCompressedSize = Size.zero
}
