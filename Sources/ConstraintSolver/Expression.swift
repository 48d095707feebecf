/// A number that a solver finds; belongs to the solver that made it.
public struct Variable: Hashable, Sendable {
  let symbol: Tableau.Symbol
}

/// A sum of multiples of variables.
///
/// ```swift
/// let middle = 0.5 * (left + right)
/// ```
public struct Expression: Sendable {
  /// A variable and what it is multiplied by; a variable may occur more than once.
  public private(set) var terms: [(variable: Variable, factor: Double)]

  /// The sum of some terms; 0 without any.
  public init(_ terms: [(variable: Variable, factor: Double)] = []) { self.terms = terms }

  /// A variable alone.
  public init(_ variable: Variable) { terms = [(variable, 1)] }

  /// Adds a multiple of a variable.
  public mutating func add(_ variable: Variable, times factor: Double = 1) { terms.append((variable, factor)) }

  /// The sum of two expressions.
  public static func + (left: Expression, right: Expression) -> Expression { Expression(left.terms + right.terms) }

  /// The difference of two expressions.
  public static func - (left: Expression, right: Expression) -> Expression { left + -1.0 * right }

  /// An expression less a variable.
  public static func - (left: Expression, right: Variable) -> Expression { left + -1 * right }

  /// A multiple of an expression.
  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(expression.terms.map { ($0.variable, $0.factor * factor) })
  }
}

extension Variable {
  /// The sum of two variables.
  public static func + (left: Variable, right: Variable) -> Expression { Expression([(left, 1), (right, 1)]) }

  /// The difference of two variables.
  public static func - (left: Variable, right: Variable) -> Expression { Expression([(left, 1), (right, -1)]) }

  /// A multiple of a variable.
  public static func * (factor: Double, variable: Variable) -> Expression { Expression([(variable, factor)]) }
}

/// How an expression compares with a constant.
public enum Relation: Sendable {
  /// The expression is at most the constant.
  case lessThanOrEqual
  /// Both are equal.
  case equal
  /// The expression is at least the constant.
  case greaterThanOrEqual
}
