import CGtk

/// The direction in which a widget lays out its parts.
@MainActor public enum Orientation: UInt32, Sendable {
  /// Side by side.
  case horizontal
  /// One above the other.
  case vertical

  var native: GtkOrientation { GtkOrientation(rawValue) }
}
