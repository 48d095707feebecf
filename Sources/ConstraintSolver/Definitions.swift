// The rows of variables, and equations on the way into the tableau.
extension Tableau {
  // MARK: Equations

  /// Begins with `0 = expression - constant - above + below`.
  mutating func begin(_ record: ConstraintRecord, constant: Double) {
    sum.reset()
    sum.constant = -constant
    for term in record.expression.terms { sum.add(term.variable.symbol, times: term.factor, isVariable: true) }
    if record.above != Self.noSymbol { sum.add(record.above, times: -1, isVariable: false) }
    if record.below != Self.noSymbol { sum.add(record.below, times: 1, isVariable: false) }
  }

  /// Makes the equation at hand the definition of a variable without one; variables are replaced by their definitions only
  /// as far as that takes.
  ///
  /// - Parameter candidates: the variables that may be defined; nil for all.
  /// - Returns: false if there is none: only errors are in the equation then.
  mutating func define(among candidates: [Bool]? = nil) -> Bool {
    while true {
      if let variable = undefinedVariable(among: candidates), !isFollowed(variable) {
        define(variable)
        return true
      }
      guard let place = highestVariable() else { return false }
      spellOut(place)
    }
  }

  /// The variable of the equation at hand, not defined yet, that is in the fewest definitions.
  private func undefinedVariable(among candidates: [Bool]?) -> Symbol? {
    var best: Symbol?
    for symbol in sum.variables where row(of: symbol) == nil && sum.contains(symbol) {
      if let candidates, !candidates[Int(symbol)] { continue }
      guard let known = best else {
        best = symbol
        continue
      }
      if mentions.count(of: Int(symbol)) < mentions.count(of: Int(known)) { best = symbol }
    }
    return best
  }

  /// Where in the equation at hand the variable is that follows from the most others; nil if none is defined.
  private func highestVariable() -> Int? {
    var best: Int?
    for (place, symbol) in sum.variables.enumerated() where levels[Int(symbol)] > 0 {
      if let best, levels[Int(sum.variables[best])] >= levels[Int(symbol)] { continue }
      best = place
    }
    return best
  }

  private mutating func spellOut(_ place: Int) {
    let number = row(of: sum.variables[place])!
    let factor = sum.removeVariable(at: place)
    guard abs(factor) >= Self.noise else { return }
    add(number, times: factor)
  }

  private mutating func add(_ number: Int, times factor: Double) {
    sum.constant += factor * constants[number]
    for index in rows.range(of: number) {
      let term = rows.elements[index]
      sum.add(term.symbol, times: factor * term.coefficient, isVariable: kinds[Int(term.symbol)] == .free)
    }
  }

  /// Ends the equation at hand, of which only errors are left.
  ///
  /// - Returns: it in parametric errors.
  mutating func takeEquation() -> (terms: [Term], constant: Double) {
    var place = 0
    while place < sum.errors.count {
      guard let number = row(of: sum.errors[place]) else {
        place += 1
        continue
      }
      // What comes in with it is parametric.
      let factor = sum.removeError(at: place)
      if abs(factor) >= Self.noise { add(number, times: factor) }
    }
    defer { sum.reset() }
    return (takenTerms(sum.errors, times: 1), sum.constant)
  }

  private func takenTerms(_ symbols: [Symbol], times factor: Double) -> [Term] {
    var terms: [Term] = []
    terms.reserveCapacity(symbols.count)
    for symbol in symbols where sum.contains(symbol) {
      terms.append(Term(symbol: symbol, coefficient: factor * sum.coefficient(of: symbol)))
    }
    return terms
  }

  // MARK: Definitions

  /// Whether a defined variable of the equation at hand follows from one that is not.
  private mutating func isFollowed(_ variable: Symbol) -> Bool {
    guard mentions.count(of: Int(variable)) > 0, let highest = highestVariable() else { return false }
    let limit = levels[Int(sum.variables[highest])]
    searchCount &+= 1
    var open = [variable]
    while let symbol = open.popLast() {
      for index in mentions.range(of: Int(symbol)) {
        let follower = basics[Int(mentions.elements[index])]
        guard levels[Int(follower)] <= limit, searches[Int(follower)] != searchCount else { continue }
        if sum.contains(follower) { return true }
        searches[Int(follower)] = searchCount
        open.append(follower)
      }
    }
    return false
  }

  private mutating func define(_ variable: Symbol) {
    let factor = -1 / sum.coefficient(of: variable)
    var terms = takenTerms(sum.variables.filter { $0 != variable }, times: factor)
    terms += takenTerms(sum.errors, times: factor)
    insertDefinition(of: variable, terms, sum.constant * factor)
    sum.reset()
  }

  private mutating func insertDefinition(of variable: Symbol, _ terms: [Term], _ constant: Double) {
    let number = makeRow(terms, constant, basic: variable)
    var level: Int32 = 1
    for term in terms {
      mentions.append(Int32(number), to: Int(term.symbol))
      level = max(level, levels[Int(term.symbol)] + 1)
    }
    evaluationOrder.removeAll(keepingCapacity: true)
    raise(variable, to: level)
  }

  private mutating func raise(_ variable: Symbol, to level: Int32) {
    levels[Int(variable)] = level
    var open = [variable]
    while let symbol = open.popLast() {
      let least = levels[Int(symbol)] + 1
      for index in mentions.range(of: Int(symbol)) {
        let follower = basics[Int(mentions.elements[index])]
        guard levels[Int(follower)] < least else { continue }
        levels[Int(follower)] = least
        open.append(follower)
      }
    }
  }

  private mutating func removeDefinition(_ number: Int) {
    for index in rows.range(of: number) { mentions.remove(Int32(number), from: Int(rows.elements[index].symbol)) }
    levels[Int(basics[number])] = 0
    evaluationOrder.removeAll(keepingCapacity: true)
    endRow(number)
  }

  /// Replaces a symbol by what a row says of it wherever a definition mentions it.
  mutating func substituteInDefinitions(_ symbol: Symbol, by number: Int) {
    let row = (terms: Array(terms(of: number)), constant: constants[number])
    while let followerRow = mentions.range(of: Int(symbol)).last.map({ Int(mentions.elements[$0]) }) {
      let variable = basics[followerRow]
      sum.reset()
      sum.constant = constants[followerRow]
      for term in terms(of: followerRow) where term.symbol != symbol {
        sum.add(term.symbol, times: term.coefficient, isVariable: kinds[Int(term.symbol)] == .free)
      }
      let factor = coefficient(of: symbol, in: followerRow)
      sum.constant += factor * row.constant
      for term in row.terms {
        sum.add(term.symbol, times: factor * term.coefficient, isVariable: kinds[Int(term.symbol)] == .free)
      }
      let level = levels[Int(variable)]
      removeDefinition(followerRow)
      let terms = takenTerms(sum.variables, times: 1) + takenTerms(sum.errors, times: 1)
      // As high as before, so that what follows from it needs no look.
      insertDefinition(of: variable, terms, sum.constant)
      raise(variable, to: max(level, levels[Int(variable)]))
    }
    sum.reset()
  }

  /// Takes an error out that is in definitions alone: one of them goes, and what it told goes into the others.
  mutating func removeFromDefinitions(_ symbol: Symbol) {
    // The lowest one follows from none of the others.
    var lowest: Int?
    for index in mentions.range(of: Int(symbol)) {
      let number = Int(mentions.elements[index])
      if let lowest, levels[Int(basics[lowest])] <= levels[Int(basics[number])] { continue }
      lowest = number
    }
    guard let number = lowest else { return }
    let variable = basics[number]
    let factor = -1 / coefficient(of: symbol, in: number)
    var solved = terms(of: number).filter { $0.symbol != symbol }.map {
      Term(symbol: $0.symbol, coefficient: $0.coefficient * factor)
    }
    solved.append(Term(symbol: variable, coefficient: -factor))
    let constant = constants[number] * factor
    removeDefinition(number)
    let temporary = makeRow(solved, constant, basic: symbol)
    substituteInDefinitions(symbol, by: temporary)
    endRow(temporary)
  }

  // MARK: Values

  /// Computes what the variables are.
  mutating func evaluate() {
    if evaluationOrder.isEmpty { findEvaluationOrder() }
    for number in evaluationOrder {
      let row = Int(number)
      var value = constants[row]
      for index in rows.range(of: row) {
        let term = rows.elements[index]
        let symbol = Int(term.symbol)
        if kinds[symbol] == .free {
          value += term.coefficient * values[symbol]
        } else if let errorRow = self.row(of: term.symbol) {
          value += term.coefficient * constants[errorRow]
        }
      }
      values[Int(basics[row])] = value
    }
  }

  private mutating func findEvaluationOrder() {
    for symbol in kinds.indices where kinds[symbol] == .free {
      if let row = row(of: Symbol(symbol)) { evaluationOrder.append(Int32(row)) } else { values[symbol] = 0 }
    }
    evaluationOrder.sort { levels[Int(basics[Int($0)])] < levels[Int(basics[Int($1)])] }
  }
}
