/// How much a constraint counts against others.
///
/// Strengths of different levels are compared, never added up: the total error of a level is made as small as it can be
/// before the next lower level is looked at, so that no number of weaker constraints outweighs a stronger one. The
/// totals are kept as one row of the objective for each level in use, not as one row of large and small weights, which
/// would have to share the digits of a number. Within a level an error counts by its weight.
public struct Strength: Hashable, Sendable {
  /// The rank; of two different levels the higher one decides alone.
  public let level: Double
  /// What one unit of error counts among those of the same level; more than 0.
  public let weight: Double

  /// A strength that yields to higher levels and to `required`.
  public init(level: Double, weight: Double = 1) {
    precondition(level < .infinity, "only `required` stands above every level")
    precondition(weight > 0, "a strength's weight is more than 0")
    self.level = level
    self.weight = weight
  }

  private init() {
    level = .infinity
    weight = 1
  }

  /// Allows no error.
  public static let required = Strength()
  /// A level for what a person does at the moment.
  public static let strong = Strength(level: 750)
  /// A level for what is preferred.
  public static let medium = Strength(level: 500)
  /// A level for what fills gaps.
  public static let weak = Strength(level: 250)

  var isRequired: Bool { level == .infinity }
}
