/// A constraint that a solver keeps; belongs to the solver that made it.
public struct Constraint: Hashable, Sendable {
  let number: Int32
}

/// Required constraints that cannot all be met.
public struct UnsatisfiableError: Error, CustomStringConvertible {
  /// What was to be added or changed.
  public let name: String
  /// The kept constraints that contradict it: without any one of them this contradiction would not be.
  public let conflicting: [Constraint]
  /// The names of these constraints.
  public let conflictingNames: [String]

  /// One line with all names.
  public var description: String {
    let others = conflictingNames.isEmpty ? "itself" : conflictingNames.map { "'\($0)'" }.joined(separator: ", ")
    return "The required constraint '\(name)' contradicts \(others)."
  }
}

/// What the solver knows of a constraint, apart from its constant: `expression = constant + above - below`.
struct ConstraintRecord: Sendable {
  let expression: Expression
  let name: String
  /// What the expression is more than the constant, by whatever it may be more; `noSymbol` if by nothing.
  var above = Tableau.noSymbol
  /// What the expression is less than the constant.
  var below = Tableau.noSymbol
  /// What such an error costs; nil for one that costs nothing.
  let aboveStrength: Strength?
  let belowStrength: Strength?

  /// The symbol whose coefficients tell the influence of the constant.
  var marker: Tableau.Symbol { above != Tableau.noSymbol ? above : below }
  var markerSign: Double { above != Tableau.noSymbol ? 1 : -1 }
}
