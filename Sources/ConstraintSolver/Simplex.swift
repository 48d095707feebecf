// The three searches through the corners of what the constraints allow. Each chooses by the greatest effect until it
// stands still for too long, and then by the lowest number, which cannot go round in circles (Bland 1977).
extension Tableau {
  /// A basic symbol below the negative of this is infeasible, a dummy farther from 0.
  static let tolerance = 1e-8
  private static let patience = 30

  /// The constraints whose symbols are in a row.
  private func owners(in number: Int) -> [Int32] {
    var found: [Int32] = []
    for symbol in rows[number].symbols + [basics[number]] {
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

  private func entering(first: Bool) -> Symbol? {
    var best: Symbol?
    var bestGain = (level: Int.max, amount: 0.0)
    for symbol in kinds.indices where kinds[symbol] == .restricted {
      guard let gain = objective.gain(of: symbol), row(of: Symbol(symbol)) == nil else { continue }
      if first { return Symbol(symbol) }
      if gain.level < bestGain.level || gain.level == bestGain.level && gain.amount > bestGain.amount {
        best = Symbol(symbol)
        bestGain = gain
      }
    }
    return best
  }

  /// The row whose basic symbol is the first to become 0 when a parametric one grows.
  ///
  /// - Parameter preferred: a row that is taken among equals.
  private func leavingRow(for entering: Symbol, first: Bool, preferred: Int? = nil) -> Int? {
    var best: (row: Int, ratio: Double, coefficient: Double)?
    for number in column(of: entering) {
      let row = Int(number)
      guard kind(of: basics[row]) == .restricted else { continue }
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
    let patience = Self.patience + 4 * rows.count
    while let row = infeasibleRow(first: count > patience) {
      count += 1
      guard kind(of: basics[row]) == .restricted, let entering = dualEntering(in: row) else { return owners(in: row) }
      pivot(row, entering)
    }
    return nil
  }

  private func infeasibleRow(first: Bool) -> Int? {
    var best: Int?
    for row in constants.indices {
      let constant = constants[row]
      guard abs(constant) > Self.tolerance, basics[row] != Self.noSymbol else { continue }
      switch kind(of: basics[row]) {
      case .dummy: return row
      case .restricted where constant < 0:
        guard let known = best else {
          best = row
          continue
        }
        if first ? basics[row] < basics[known] : constant < constants[known] { best = row }
      default: continue
      }
    }
    return best
  }

  private func dualEntering(in number: Int) -> Symbol? {
    var best: (symbol: Symbol, coefficient: Double)?
    let row = rows[number]
    for index in row.symbols.indices {
      let (symbol, coefficient) = (row.symbols[index], row.coefficients[index])
      guard coefficient > Self.noise, kind(of: symbol) == .restricted else { continue }
      guard let known = best else {
        best = (symbol, coefficient)
        continue
      }
      if objective.isLess(symbol, per: coefficient, than: known.symbol, per: known.coefficient) {
        best = (symbol, coefficient)
      }
    }
    return best?.symbol
  }

  // MARK: First phase

  /// Adds `0 = constant + row`, which allows no error and has no free symbol, by an artificial error that is made 0.
  ///
  /// - Returns: the constraints that contradict it, and then it is not added.
  mutating func insertRequired(_ row: Row, _ constant: Double, own: Symbol) -> [Int32]? {
    if abs(constant) <= Self.noise, let symbol = pivotSymbol(in: row) {
      insert(row, 0, solvedFor: symbol)
      return nil
    }
    var row = row
    if constant < 0 { row.scale(by: -1) }
    let artificial = makeSymbol(.restricted)
    let number = insert(row, abs(constant), basic: artificial)
    defer { removeSymbol(artificial) }
    var stalled = 0
    while let entering = reducing(number, first: stalled > Self.patience) {
      let leaving = leavingRow(for: entering, first: stalled > Self.patience, preferred: number)!
      stalled = constants[leaving] > Self.tolerance ? 0 : stalled + 1
      pivot(leaving, entering)
      if leaving == number { return nil }
    }
    guard constants[number] <= Self.tolerance else {
      let contradicting = owners(in: number)
      removeRow(number)
      return contradicting
    }
    // Nothing but rounding errors is left, or a redundant equality, whose own dummy stands for it.
    constants[number] = 0
    pivot(number, pivotSymbol(in: rows[number]) ?? own)
    return nil
  }

  /// A parametric symbol that makes the basic one of a row smaller: the one that is in the fewest rows, so that what is
  /// new is fitted in where it stands.
  private func reducing(_ number: Int, first: Bool) -> Symbol? {
    var best: (symbol: Symbol, rowCount: Int)?
    let row = rows[number]
    for index in row.symbols.indices where row.coefficients[index] < -Self.noise {
      let symbol = row.symbols[index]
      guard kind(of: symbol) == .restricted else { continue }
      let rowCount = column(of: symbol).count
      guard let known = best else {
        best = (symbol, rowCount)
        continue
      }
      if first ? symbol < known.symbol : rowCount < known.rowCount { best = (symbol, rowCount) }
    }
    return best?.symbol
  }

  /// A restricted symbol of a row that can be divided by, in as few other rows as possible.
  private func pivotSymbol(in row: Row) -> Symbol? {
    var best: (symbol: Symbol, rowCount: Int)?
    let least = 0.1 * (row.coefficients.map(abs).max() ?? 0)
    for (symbol, coefficient) in zip(row.symbols, row.coefficients) where kind(of: symbol) == .restricted {
      guard abs(coefficient) > max(least, 1e-7) else { continue }
      let rowCount = column(of: symbol).count
      if rowCount < best?.rowCount ?? .max { best = (symbol, rowCount) }
    }
    return best?.symbol
  }

  // MARK: Removal

  /// Makes a parametric symbol basic, so that its row, and with it its constraint, can be removed: the rows that remain
  /// are feasible.
  ///
  /// - Returns: the row; nil if the symbol is in none.
  mutating func isolate(_ symbol: Symbol) -> Int? {
    if let row = row(of: symbol) { return row }
    var best: (row: Int, rank: Int, ratio: Double)?
    for number in column(of: symbol) {
      let row = Int(number)
      let coefficient = coefficient(of: symbol, in: row)
      // The dummy of a redundant equality takes the place. Else a falling restricted row bounds the way up, and without
      // one a rising row the way down.
      let (rank, ratio) =
        switch kind(of: basics[row]) {
        case .dummy: (0, 0.0)
        case .restricted: (coefficient < 0 ? 1 : 2, max(0, constants[row]) / abs(coefficient))
        case .free, .unused: (3, -abs(coefficient))
        }
      if let known = best, (known.rank, known.ratio) <= (rank, ratio) { continue }
      best = (row, rank, ratio)
    }
    guard let best else { return nil }
    pivot(best.row, symbol)
    return best.row
  }
}
