/// What constraints allow at best, found slowly and exactly: a dense two-phase simplex with whole numbers, from scratch
/// for each question, by the rule of the lowest number throughout. Shares nothing with the solver.
struct Oracle {
  /// One constraint with whole numbers; `level` nil means required.
  struct Rule {
    var terms: [(variable: Int, factor: Int)]
    /// -1 for at most, 0 for equal, 1 for at least.
    var relation: Int
    var constant: Int
    var level: Int?
    var weight = 1
  }

  /// Rows of `Σ entry · column = last entry`, each times `denominator`; every entry is a determinant, so that all
  /// divisions come out even.
  private var rows: [[Int128]] = []
  private var basis: [Int] = []
  private var denominator: Int128 = 1
  private var isClosed: [Bool]
  private let columnCount: Int

  /// The least total error of each level, from the strongest; nil if the required rules contradict each other.
  static func totals(_ rules: [Rule], variableCount: Int) -> [Double]? {
    let levels = Set(rules.compactMap(\.level)).sorted(by: >)
    // Two columns for a variable, two for the errors of a rule, one artificial for a rule.
    let errors = 2 * variableCount
    let artificials = errors + 2 * rules.count
    var oracle = Oracle(columnCount: artificials + rules.count)
    for (index, rule) in rules.enumerated() {
      var row = [Int128](repeating: 0, count: oracle.columnCount + 1)
      for term in rule.terms {
        row[2 * term.variable] += Int128(term.factor)
        row[2 * term.variable + 1] -= Int128(term.factor)
      }
      if rule.level != nil || rule.relation > 0 { row[errors + 2 * index] = -1 }
      if rule.level != nil || rule.relation < 0 { row[errors + 2 * index + 1] = 1 }
      row[oracle.columnCount] = Int128(rule.constant)
      if rule.constant < 0 { row = row.map { -$0 } }
      row[artificials + index] = 1
      oracle.rows.append(row)
      oracle.basis.append(artificials + index)
    }

    var costs = [Int128](repeating: 0, count: oracle.columnCount)
    for index in rules.indices { costs[artificials + index] = 1 }
    guard oracle.minimize(costs) == 0 else { return nil }
    for index in rules.indices { oracle.isClosed[artificials + index] = true }
    oracle.dropArtificials(from: artificials)

    return levels.map { level in
      var costs = [Int128](repeating: 0, count: oracle.columnCount)
      for (index, rule) in rules.enumerated() where rule.level == level {
        if rule.relation <= 0 { costs[errors + 2 * index] = Int128(rule.weight) }
        if rule.relation >= 0 { costs[errors + 2 * index + 1] = Int128(rule.weight) }
      }
      return oracle.minimize(costs)
    }
  }

  private init(columnCount: Int) {
    self.columnCount = columnCount
    isClosed = [Bool](repeating: false, count: columnCount)
  }

  /// Finds the least total, and closes the columns that would raise it.
  private mutating func minimize(_ costs: [Int128]) -> Double {
    var objective = costs.map { $0 * denominator } + [0]
    for (row, column) in basis.enumerated() where costs[column] != 0 {
      for index in objective.indices { objective[index] -= costs[column] * rows[row][index] }
    }
    rows.append(objective)
    while let entering = (0..<columnCount).first(where: { !isClosed[$0] && rows[basis.count][$0] < 0 }) {
      var leaving: Int?
      for row in basis.indices where rows[row][entering] > 0 {
        guard let best = leaving else {
          leaving = row
          continue
        }
        let left = rows[row][columnCount] * rows[best][entering]
        let right = rows[best][columnCount] * rows[row][entering]
        if left < right || left == right && basis[row] < basis[best] { leaving = row }
      }
      pivot(leaving!, entering)
    }
    let last = rows.removeLast()
    for column in 0..<columnCount where last[column] > 0 { isClosed[column] = true }
    return -Double(last[columnCount]) / Double(denominator)
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let entry = rows[row][column]
    for other in rows.indices where other != row {
      let factor = rows[other][column]
      for index in 0...columnCount {
        rows[other][index] = (entry * rows[other][index] - factor * rows[row][index]) / denominator
      }
    }
    denominator = entry
    basis[row] = column
  }

  /// Takes artificial columns out of the basis, and with those that cannot leave the rules that say nothing new.
  private mutating func dropArtificials(from first: Int) {
    for row in basis.indices.reversed() where basis[row] >= first {
      guard let column = (0..<first).first(where: { rows[row][$0] != 0 }) else {
        rows.remove(at: row)
        basis.remove(at: row)
        continue
      }
      if rows[row][column] < 0 { rows[row] = rows[row].map { -$0 } }
      pivot(row, column)
    }
  }
}
