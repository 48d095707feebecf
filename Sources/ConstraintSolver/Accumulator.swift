/// A sum of multiples of symbols that is being put together: `constant + Σ coefficient · symbol`.
struct Accumulator: Sendable {
  var constant = 0.0
  /// The variables in the sum. Their coefficients may have come to 0.
  private(set) var variables: [Tableau.Symbol] = []
  /// The errors in the sum, of which the same is true.
  private(set) var errors: [Tableau.Symbol] = []
  // Of each symbol.
  private var coefficients: [Double] = []
  private var isIn: [Bool] = []

  mutating func addSymbol() {
    coefficients.append(0)
    isIn.append(false)
  }

  func coefficient(of symbol: Tableau.Symbol) -> Double { isIn[Int(symbol)] ? coefficients[Int(symbol)] : 0 }

  /// Whether more than rounding errors of a symbol are in the sum.
  func contains(_ symbol: Tableau.Symbol) -> Bool { abs(coefficient(of: symbol)) >= Tableau.noise }

  mutating func add(_ symbol: Tableau.Symbol, times factor: Double, isVariable: Bool) {
    let index = Int(symbol)
    if isIn[index] {
      coefficients[index] += factor
      return
    }
    isIn[index] = true
    coefficients[index] = factor
    if isVariable { variables.append(symbol) } else { errors.append(symbol) }
  }

  /// Takes a variable out.
  ///
  /// - Returns: its coefficient.
  mutating func removeVariable(at place: Int) -> Double {
    let symbol = Int(variables[place])
    variables[place] = variables[variables.count - 1]
    variables.removeLast()
    isIn[symbol] = false
    return coefficients[symbol]
  }

  mutating func removeError(at place: Int) -> Double {
    let symbol = Int(errors[place])
    errors[place] = errors[errors.count - 1]
    errors.removeLast()
    isIn[symbol] = false
    return coefficients[symbol]
  }

  mutating func reset() {
    for symbol in variables { isIn[Int(symbol)] = false }
    for symbol in errors { isIn[Int(symbol)] = false }
    variables.removeAll(keepingCapacity: true)
    errors.removeAll(keepingCapacity: true)
    constant = 0
  }
}
