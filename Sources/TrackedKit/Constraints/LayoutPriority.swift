import Gtk

/// How much a constraint counts against others.
///
/// GTK adds up what constraints are short of, each by its weight: several constraints of one priority can together
/// outweigh one of the next. A constraint above 500 is stronger than the natural size of a subview, one of 500 or below yields to it. No
/// constraint makes a widget smaller than the size it asks for at least, as GTK does not either.
public nonisolated struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// From 1 to 1000.
  public let rawValue: Float

  /// A priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Allows no error.
  public static let required = LayoutPriority(1000)
  /// Stronger than the natural size of subviews.
  public static let defaultHigh = LayoutPriority(750)
  /// Weaker than the natural size of subviews.
  public static let defaultLow = LayoutPriority(250)

  /// Whether one gives way to another.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }

  /// The strength in GTK's terms, which are weights: a step between priorities above 500 outweighs ten natural sizes.
  var strength: Int32 {
    if rawValue >= LayoutPriority.required.rawValue { return ConstraintSystem.required }
    let value = max(1, rawValue)
    return value > 500 ? Int32((value - 500) * 200_000) : Int32(value * 20)
  }

  /// The strength of the natural size of a subview: between the priorities up to 500 and those above.
  static var naturalSizeStrength: Int32 { 20_000 }

  /// The strength of the size that a view was given: above every priority but `required`, so that a size the constraints
  /// do not allow breaks none of those.
  static var givenSizeStrength: Int32 { 1_000_000_000 }

  /// The strength of what decides only where no constraint does.
  static var defaultStrength: Int32 { 1 }
}
