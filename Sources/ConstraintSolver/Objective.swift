/// What an increase of each parametric symbol costs, in each level; the first level that is not 0 decides.
struct Objective: Sendable {
  private struct Level: Sendable {
    let level: Double
    var users = 0
    var costs: [Double]
  }

  /// From the strongest.
  private var levels: [Level] = []
  private var symbolCount = 0
  /// Below this a cost is rounding error.
  private static let noise = 1e-9

  mutating func addSymbol() {
    symbolCount += 1
    for index in levels.indices { levels[index].costs.append(0) }
  }

  mutating func forget(_ symbol: Tableau.Symbol) {
    for index in levels.indices { levels[index].costs[Int(symbol)] = 0 }
  }

  mutating func reset() {
    for index in levels.indices {
      levels[index].costs = [Double](repeating: 0, count: symbolCount)
    }
  }

  /// A constraint of a level comes: `change` is 1; or goes: -1.
  mutating func countUse(of level: Double, _ change: Int) {
    let index = levels.firstIndex { $0.level <= level } ?? levels.count
    if index == levels.count || levels[index].level != level {
      levels.insert(Level(level: level, costs: [Double](repeating: 0, count: symbolCount)), at: index)
    }
    levels[index].users += change
    if levels[index].users == 0 { levels.remove(at: index) }
  }

  private func index(of level: Double) -> Int { levels.firstIndex { $0.level == level }! }

  mutating func add(_ terms: ArraySlice<Tableau.Term>, times factor: Double, at level: Double) {
    add(terms, times: factor, atIndex: index(of: level))
  }

  mutating func add(_ symbol: Tableau.Symbol, times factor: Double, at level: Double) {
    levels[index(of: level)].costs[Int(symbol)] += factor
  }

  private mutating func add(_ terms: some Sequence<Tableau.Term>, times factor: Double, atIndex index: Int) {
    for term in terms { levels[index].costs[Int(term.symbol)] += factor * term.coefficient }
  }

  mutating func substitute(_ symbol: Tableau.Symbol, by terms: [Tableau.Term]) {
    for index in levels.indices {
      let cost = levels[index].costs[Int(symbol)]
      guard cost != 0 else { continue }
      levels[index].costs[Int(symbol)] = 0
      if abs(cost) > Self.noise { add(terms, times: cost, atIndex: index) }
    }
  }

  /// The symbol of which an increase makes the total less, in the strongest level there is one for and there by the most.
  ///
  /// - Parameter kinds: of each symbol; only what is restricted may grow.
  func steepest(_ kinds: [Tableau.Kind]) -> Tableau.Symbol? {
    for index in levels.indices {
      var best: Int?
      var lowest = -Self.noise
      let costs = levels[index].costs
      for symbol in costs.indices where costs[symbol] < lowest {
        guard kinds[symbol] == .restricted, isFree(symbol, above: index) else { continue }
        best = symbol
        lowest = costs[symbol]
      }
      if let best { return Tableau.Symbol(best) }
    }
    return nil
  }

  /// The first symbol of which an increase makes the total less.
  func first(_ kinds: [Tableau.Kind]) -> Tableau.Symbol? {
    for symbol in kinds.indices where kinds[symbol] == .restricted && makesLess(symbol) {
      return Tableau.Symbol(symbol)
    }
    return nil
  }

  private func makesLess(_ symbol: Int) -> Bool {
    for level in levels where abs(level.costs[symbol]) > Self.noise { return level.costs[symbol] < 0 }
    return false
  }

  /// Whether a symbol costs and brings nothing in stronger levels.
  private func isFree(_ symbol: Int, above index: Int) -> Bool {
    for level in levels[..<index] where abs(level.costs[symbol]) > Self.noise { return false }
    return true
  }

  /// Whether one symbol costs less than another, each divided by a positive number.
  func isLess(_ left: Tableau.Symbol, per leftDivisor: Double, than right: Tableau.Symbol, per rightDivisor: Double)
    -> Bool
  {
    for level in levels {
      let difference = level.costs[Int(left)] / leftDivisor - level.costs[Int(right)] / rightDivisor
      if difference < -Self.noise { return true }
      if difference > Self.noise { return false }
    }
    return left < right
  }
}
