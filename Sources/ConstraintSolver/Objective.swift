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

  mutating func add(_ row: Tableau.Row, times factor: Double, at level: Double) {
    add(row, times: factor, atIndex: index(of: level))
  }

  mutating func add(_ symbol: Tableau.Symbol, times factor: Double, at level: Double) {
    levels[index(of: level)].costs[Int(symbol)] += factor
  }

  private mutating func add(_ row: Tableau.Row, times factor: Double, atIndex index: Int) {
    for entry in row.symbols.indices {
      levels[index].costs[Int(row.symbols[entry])] += factor * row.coefficients[entry]
    }
  }

  mutating func substitute(_ symbol: Tableau.Symbol, by row: Tableau.Row) {
    for index in levels.indices {
      let cost = levels[index].costs[Int(symbol)]
      guard cost != 0 else { continue }
      levels[index].costs[Int(symbol)] = 0
      if abs(cost) > Self.noise { add(row, times: cost, atIndex: index) }
    }
  }

  /// Where an increase of a symbol makes the total less: the level's place, and by how much; nil if nowhere.
  func gain(of symbol: Int) -> (level: Int, amount: Double)? {
    for index in levels.indices {
      let cost = levels[index].costs[symbol]
      if cost < -Self.noise { return (index, -cost) }
      if cost > Self.noise { return nil }
    }
    return nil
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
