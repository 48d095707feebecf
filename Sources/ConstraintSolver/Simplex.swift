// The three searches through the corners of what the constraints allow. Each chooses by the greatest effect until it
// stands still for too long, and then by the lowest number, which cannot go round in circles (Bland 1977).
extension Tableau {
  /// A basic symbol below the negative of this is infeasible, a dummy farther from 0.
  static let tolerance = 1e-8
  private static let patience = 30

  /// The constraints whose symbols are in a row.
  private func owners(in number: Int) -> [Int32] {
    var found: [Int32] = []
    for symbol in terms(of: number).map(\.symbol) + [basics[number]] {
      let owner = owners[Int(symbol)]
      if owner >= 0, !found.contains(owner) { found.append(owner) }
    }
    return found
  }

  // MARK: Primal

  /// Makes the objective as small as it can be. The rows are feasible, and stay so.
  mutating func minimize() {
    var stalled = 0
    while let entering = entering(first: stalled > Self.patience) {
      // Errors are at least 0, so that no total can fall without end.
      guard let row = leavingRow(for: entering, first: stalled > Self.patience) else { return }
      stalled = constants[row] > Self.tolerance ? 0 : stalled + 1
      pivot(row, entering)
    }
  }

  /// What is basic costs nothing.
  private func entering(first: Bool) -> Symbol? { first ? objective.first(kinds) : objective.steepest(kinds) }

  /// The row whose basic symbol is the first to become 0 when a parametric one grows.
  ///
  /// - Parameter preferred: a row that is taken among equals, and that it matters to make 0 alone: what becomes negative may be an error that has
  ///   an opposite, see `turnNegativeErrors()`. Otherwise each such error would be a step of its own, for which all rows are rewritten.
  private func leavingRow(for entering: Symbol, first: Bool, preferred: Int? = nil) -> Int? {
    var best: (row: Int, ratio: Double, coefficient: Double)?
    for index in columns.range(of: Int(entering)) {
      let row = Int(columns.elements[index])
      guard kind(of: basics[row]) == .restricted else { continue }
      if preferred != nil, opposites[Int(basics[row])] != Self.noSymbol { continue }
      let coefficient = coefficient(of: entering, in: row)
      guard coefficient < -Self.noise else { continue }
      let ratio = max(0, constants[row]) / -coefficient
      guard let known = best else {
        best = (row, ratio, coefficient)
        continue
      }
      let difference = ratio - known.ratio
      let isTie = abs(difference) <= 1e-12
      let winsTie =
        known.row == preferred
        ? false : row == preferred || (first ? basics[row] < basics[known.row] : coefficient < known.coefficient)
      if isTie ? winsTie : difference < 0 { best = (row, ratio, coefficient) }
    }
    return best?.row
  }

  // MARK: Dual

  /// Makes the rows feasible again after constants have changed. The objective is at its least, and stays so.
  ///
  /// - Returns: the constraints that contradict each other, if some do.
  mutating func restoreFeasibility() -> [Int32]? {
    var count = 0
    let patience = Self.patience + 4 * basics.count
    while let row = infeasibleRow(first: count > patience) {
      count += 1
      guard kind(of: basics[row]) == .restricted, let entering = dualEntering(in: row) else { return owners(in: row) }
      pivot(row, entering)
    }
    return nil
  }

  /// The row that is the farthest from what it must be; the lowest of equals, so that a copy goes the same way.
  private mutating func infeasibleRow(first: Bool) -> Int? {
    clearFeasible()
    // Locals: a method called in this loop would copy the whole tableau.
    let (constants, basics, kinds) = (constants, basics, kinds)
    var best: Int?
    for suspect in suspects {
      let row = Int(suspect)
      guard let known = best else {
        best = row
        continue
      }
      let (isDummy, isKnownDummy) = (kinds[Int(basics[row])] == .dummy, kinds[Int(basics[known])] == .dummy)
      let isWorse =
        if isDummy || isKnownDummy {
          isDummy && (!isKnownDummy || row < known)
        } else if first {
          basics[row] < basics[known]
        } else if constants[row] == constants[known] {
          row < known
        } else {
          constants[row] < constants[known]
        }
      if isWorse { best = row }
    }
    return best
  }

  private func dualEntering(in row: Int) -> Symbol? {
    var best: Term?
    for index in rows.range(of: row) {
      let term = rows.elements[index]
      guard term.coefficient > Self.noise, kind(of: term.symbol) == .restricted else { continue }
      guard let known = best else {
        best = term
        continue
      }
      if objective.isLess(term.symbol, per: term.coefficient, than: known.symbol, per: known.coefficient) {
        best = term
      }
    }
    return best?.symbol
  }

  // MARK: First phase

  /// Adds `0 = constant + terms`, which allows no error and has no free symbol, by an artificial error that is made 0.
  ///
  /// - Returns: the constraints that contradict it, and then it is not added.
  mutating func insertRequired(_ terms: [Term], _ constant: Double, own: Symbol) -> [Int32]? {
    if abs(constant) <= Self.noise, let symbol = pivotSymbol(in: terms[...]) {
      insert(terms, 0, solvedFor: symbol)
      return nil
    }
    let sign = constant < 0 ? -1.0 : 1
    let artificial = makeSymbol(.restricted)
    let number = insert(
      terms.map { Term(symbol: $0.symbol, coefficient: sign * $0.coefficient) }, abs(constant), basic: artificial)
    defer { removeSymbol(artificial) }
    var stalled = 0
    while let entering = reducing(number, first: stalled > Self.patience) {
      let leaving = leavingRow(for: entering, first: stalled > Self.patience, preferred: number)!
      stalled = constants[leaving] > Self.tolerance ? 0 : stalled + 1
      pivot(leaving, entering)
      turnNegativeErrors()
      if leaving == number { return nil }
    }
    guard constants[number] <= Self.tolerance else {
      let contradicting = owners(in: number)
      removeRow(number)
      return contradicting
    }
    // Nothing but rounding errors is left, or a redundant equality, whose own dummy stands for it.
    constants[number] = 0
    pivot(number, pivotSymbol(in: self.terms(of: number)) ?? own)
    return nil
  }

  /// A parametric symbol that makes the basic one of a row smaller: the one that is in the fewest rows, so that what is
  /// new is fitted in where it is.
  private func reducing(_ number: Int, first: Bool) -> Symbol? {
    var best: (symbol: Symbol, rowCount: Int)?
    for term in terms(of: number) where term.coefficient < -Self.noise && kind(of: term.symbol) == .restricted {
      let rowCount = columns.count(of: Int(term.symbol))
      guard let known = best else {
        best = (term.symbol, rowCount)
        continue
      }
      if first ? term.symbol < known.symbol : rowCount < known.rowCount { best = (term.symbol, rowCount) }
    }
    return best?.symbol
  }

  /// A restricted symbol of a row that can be divided by, in as few other rows as possible.
  private func pivotSymbol(in terms: ArraySlice<Term>) -> Symbol? {
    var best: (symbol: Symbol, rowCount: Int)?
    var greatest = 0.0
    for term in terms { greatest = max(greatest, abs(term.coefficient)) }
    for term in terms where kind(of: term.symbol) == .restricted {
      guard abs(term.coefficient) > max(0.1 * greatest, 1e-7) else { continue }
      let rowCount = columns.count(of: Int(term.symbol))
      if rowCount < best?.rowCount ?? .max { best = (term.symbol, rowCount) }
    }
    return best?.symbol
  }

  // MARK: Removal

  /// Makes an error basic, so that its row, and with it its constraint, can be removed: the rows that remain are feasible.
  ///
  /// - Returns: the row; nil if the error is in no row of an error.
  mutating func isolate(_ symbol: Symbol) -> Int? {
    if let row = row(of: symbol) { return row }
    var best: (row: Int, rank: Int, ratio: Double)?
    for index in columns.range(of: Int(symbol)) {
      let row = Int(columns.elements[index])
      let coefficient = coefficient(of: symbol, in: row)
      // The dummy of a redundant equality takes the place. Else a falling row bounds the way up, and without one a rising
      // row the way down.
      let (rank, ratio) =
        kind(of: basics[row]) == .dummy
        ? (0, 0.0) : (coefficient < 0 ? 1 : 2, max(0, constants[row]) / abs(coefficient))
      if let known = best, (known.rank, known.ratio) <= (rank, ratio) { continue }
      best = (row, rank, ratio)
    }
    guard let best else { return nil }
    pivot(best.row, symbol)
    return best.row
  }
}
