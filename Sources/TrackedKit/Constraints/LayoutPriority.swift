import ConstraintSolver
import Gtk

/// How much a constraint counts compared with others.
///
/// Of two priorities the higher one decides alone: no number of constraints of lower priority outweighs it. Errors of one
/// priority are added up.
///
/// The natural size of a subview counts by its own priorities: 250 against being larger (`setContentHuggingPriority`), 750
/// against being smaller (`setContentCompressionResistancePriority`). Of equal priorities hugging is stronger than a
/// constraint, and compression resistance weaker, so that a constraint of `defaultHigh` beats the natural size and one of
/// `defaultLow` yields to it. No constraint makes a widget smaller than its least size.
@RawRepresented(by: Float.self)
public nonisolated struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// A priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Allows no error.
  public static let required = LayoutPriority(1000)
  /// Stronger than the natural size of subviews.
  public static let defaultHigh = LayoutPriority(750)
  /// Weaker than the natural size of subviews.
  public static let defaultLow = LayoutPriority(250)

  /// Weaker than anything that content requests.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// One that counts a little more.
  public static func + (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + difference)
  }

  /// One that counts a little less.
  public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - difference)
  }

  /// Counts a little more.
  public static func += (priority: inout LayoutPriority, difference: Float) { priority = priority + difference }

  /// Counts a little less.
  public static func -= (priority: inout LayoutPriority, difference: Float) { priority = priority - difference }

  /// Whether one gives way to another.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }

  /// The level in the solver's terms, of all but `required`.
  private var level: Double { Double(min(max(1, rawValue), LayoutPriority.required.rawValue.nextDown)) }

  /// Of a constraint.
  ///
  /// - Parameter rank: an earlier one counts a little more among equals, so that among equally good solutions the
  ///   same one is found, whatever came before.
  func strength(rank: Int) -> Strength {
    self >= .required ? .required : Strength(level: level, weight: Self.weight(rank))
  }

  /// Against being larger than the natural size.
  func huggingStrength(rank: Int) -> Strength { Strength(level: level.nextUp, weight: Self.weight(rank)) }

  /// Against being smaller than the natural size.
  func compressionStrength(rank: Int) -> Strength { Strength(level: level.nextDown, weight: Self.weight(rank)) }

  private static func weight(_ rank: Int) -> Double { 1 + Double(4096 - rank % 4096) / 65536 }

  /// The strength of the size that a view was given: above every priority but `required`, so that a size the constraints
  /// do not allow breaks none of those.
  static let givenSizeStrength = Strength(level: 1000)

  /// The strengths that decide only where no constraint does, in their order: the least size of views without a natural
  /// one, a view's own natural size, places.
  static let emptyStrength = Strength(level: 0.3)
  static let naturalStrength = Strength(level: 0.2)
  static let placeStrength = Strength(level: 0.1)
}
