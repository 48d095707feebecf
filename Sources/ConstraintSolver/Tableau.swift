/// The equations, solved for as many symbols as there are equations: `basic = constant + Σ coefficient · symbol`.
///
/// A symbol that is solved for is basic and has a row; every other one is parametric and is 0. The row of an error is in
/// parametric errors alone, and each parametric error knows the rows it is in. The row of a variable is its definition: it
/// stays as it was written, in errors of either kind and in other variables, whose definitions do not lead back to it.
/// Nothing in it restricts the search for a solution, which therefore never looks at it, and an edge that is told from the
/// one before is not spelled out in all edges of a chain.
struct Tableau: Sendable {
  typealias Symbol = Int32
  static let noSymbol: Symbol = -1
  private static let noRow: Int32 = -1

  enum Kind: UInt8, Sendable {
    case unused
    /// A variable: of any value, never in an objective.
    case free
    /// An error or slack: at least 0.
    case restricted
    /// The error of a required equation: always 0.
    case dummy
  }

  /// A multiple of a symbol.
  struct Term: Sendable {
    var symbol: Symbol
    var coefficient: Double
  }

  // Of each symbol.
  private(set) var kinds: [Kind] = []
  private var rowOf: [Int32] = []
  /// The rows of errors that a parametric error is in.
  private(set) var columns = PackedLists<Int32>(filler: 0)
  /// The definitions that a symbol is in.
  var mentions = PackedLists<Int32>(filler: 0)
  /// How many definitions follow from each other down to a variable's; 0 for one without.
  var levels: [Int32] = []
  /// What the variables are, as of the last `evaluate()`.
  var values: [Double] = []
  /// The constraint that a restricted symbol or dummy belongs to.
  private(set) var owners: [Int32] = []
  /// The error of the same constraint in the other direction; `noSymbol` where there is none. While one of the two is basic, the other is in
  /// its row alone.
  private(set) var opposites: [Symbol] = []
  /// Scratch: the place of a symbol in the row at hand.
  private var places: [Int32] = []
  /// Scratch: the last search that came to a symbol.
  var searches: [Int32] = []
  private var unusedSymbols: [Symbol] = []

  // Of each row.
  private(set) var rows = PackedLists<Term>(filler: Term(symbol: noSymbol, coefficient: 0))
  private(set) var basics: [Symbol] = []
  var constants: [Double] = []
  private var isSuspect: [Bool] = []
  private var unusedRows: [Int] = []

  /// The rows that may be infeasible.
  var suspects: [Int32] = []
  /// The definitions, each behind those it follows from; empty where it has to be found again.
  var evaluationOrder: [Int32] = []
  /// How many searches there were.
  var searchCount: Int32 = 0
  /// The equation at hand.
  var sum = Accumulator()
  // Scratch: the row at hand, the rows it changes, and symbols with the rows they have left.
  private var source: [Term] = []
  private var affected: [Int32] = []
  private var left: [(symbol: Symbol, row: Int32)] = []

  var objective = Objective()
  private(set) var pivotCount = 0

  /// Below this a coefficient is rounding error.
  static let noise = 1e-10

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind, owner: Int32 = -1) -> Symbol {
    if let symbol = unusedSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    rowOf.append(Self.noRow)
    columns.addList()
    mentions.addList()
    levels.append(0)
    values.append(0)
    owners.append(owner)
    opposites.append(Self.noSymbol)
    places.append(-1)
    searches.append(0)
    sum.addSymbol()
    objective.addSymbol()
    return Symbol(kinds.count - 1)
  }

  /// Makes two symbols the errors of one constraint, in either direction.
  mutating func pair(_ above: Symbol, _ below: Symbol) {
    opposites[Int(above)] = below
    opposites[Int(below)] = above
  }

  /// Forgets a parametric symbol that is in no row any more, but for rounding errors.
  mutating func removeSymbol(_ symbol: Symbol) {
    guard symbol != Self.noSymbol else { return }
    for index in columns.range(of: Int(symbol)) { removeTerm(symbol, from: Int(columns.elements[index])) }
    columns.removeAll(from: Int(symbol))
    for index in mentions.range(of: Int(symbol)) { removeTerm(symbol, from: Int(mentions.elements[index])) }
    mentions.removeAll(from: Int(symbol))
    objective.forget(symbol)
    kinds[Int(symbol)] = .unused
    opposites[Int(symbol)] = Self.noSymbol
    values[Int(symbol)] = 0
    unusedSymbols.append(symbol)
  }

  private mutating func removeTerm(_ symbol: Symbol, from row: Int) {
    if let index = index(of: symbol, in: row) { rows.remove(at: index, from: row) }
  }

  func kind(of symbol: Symbol) -> Kind { kinds[Int(symbol)] }

  func row(of symbol: Symbol) -> Int? {
    let row = rowOf[Int(symbol)]
    return row == Self.noRow ? nil : Int(row)
  }

  func terms(of row: Int) -> ArraySlice<Term> { rows.elements[rows.range(of: row)] }

  private func index(of symbol: Symbol, in row: Int) -> Int? {
    for index in rows.range(of: row) where rows.elements[index].symbol == symbol { return index }
    return nil
  }

  func coefficient(of symbol: Symbol, in row: Int) -> Double {
    index(of: symbol, in: row).map { rows.elements[$0].coefficient } ?? 0
  }

  // MARK: Rows

  /// A new row. Who makes it tells the columns or mentions of what is in it.
  mutating func makeRow(_ terms: [Term], _ constant: Double, basic: Symbol) -> Int {
    let number: Int
    if let unused = unusedRows.popLast() {
      number = unused
      basics[number] = basic
      constants[number] = constant
    } else {
      number = basics.count
      rows.addList()
      basics.append(basic)
      constants.append(constant)
      isSuspect.append(false)
    }
    rows.reserve(terms.count, in: number)
    for term in terms { rows.append(term, to: number) }
    rowOf[Int(basic)] = Int32(number)
    return number
  }

  /// A row that nothing points to any more.
  mutating func endRow(_ number: Int) {
    rowOf[Int(basics[number])] = Self.noRow
    rows.removeAll(from: number)
    basics[number] = Self.noSymbol
    constants[number] = 0
    unusedRows.append(number)
  }

  /// Makes `basic = constant + terms` part of the tableau, for an error that is in no row.
  @discardableResult mutating func insert(_ terms: [Term], _ constant: Double, basic: Symbol) -> Int {
    let number = makeRow(terms, constant, basic: basic)
    for term in terms { columns.append(Int32(number), to: Int(term.symbol)) }
    return number
  }

  /// Solves `0 = constant + terms` for one of its errors and makes that part of the tableau.
  mutating func insert(_ terms: [Term], _ constant: Double, solvedFor symbol: Symbol) {
    var terms = terms
    let index = terms.firstIndex { $0.symbol == symbol }!
    let factor = -1 / terms[index].coefficient
    terms.swapAt(index, terms.count - 1)
    terms.removeLast()
    for index in terms.indices { terms[index].coefficient *= factor }
    takeColumn(of: symbol)
    let number = insert(terms, constant * factor, basic: symbol)
    replaceInAffected(symbol, by: number)
  }

  /// Takes a row of an error out, and with it the equation that only this row holds.
  mutating func removeRow(_ number: Int) {
    substituteInDefinitions(basics[number], by: number)
    for index in rows.range(of: number) {
      columns.remove(Int32(number), from: Int(rows.elements[index].symbol))
    }
    endRow(number)
  }

  /// Takes all rows out and forgets all costs.
  mutating func removeAllRows() {
    for number in basics.indices where basics[number] != Self.noSymbol { rowOf[Int(basics[number])] = Self.noRow }
    columns.removeAll()
    mentions.removeAll()
    for symbol in levels.indices { levels[symbol] = 0 }
    rows = PackedLists(filler: Term(symbol: Self.noSymbol, coefficient: 0))
    basics.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    isSuspect.removeAll(keepingCapacity: true)
    suspects.removeAll(keepingCapacity: true)
    unusedRows.removeAll()
    evaluationOrder.removeAll()
    objective.reset()
  }

  /// Solves a row for another error of it, in place of the basic one.
  mutating func pivot(_ number: Int, _ entering: Symbol) {
    pivotCount += 1
    let leaving = basics[number]
    let place = index(of: entering, in: number)!
    let factor = 1 / rows.elements[place].coefficient
    for index in rows.range(of: number) { rows.elements[index].coefficient *= -factor }
    rows.elements[place] = Term(symbol: leaving, coefficient: factor)
    constants[number] *= -factor
    basics[number] = entering
    rowOf[Int(entering)] = Int32(number)
    rowOf[Int(leaving)] = Self.noRow
    takeColumn(of: entering)
    columns.append(Int32(number), to: Int(leaving))
    replaceInAffected(entering, by: number)
    suspect(number)
  }

  /// Solves the rows that the last pivot has made negative for the opposites of their errors, which are positive then.
  mutating func turnNegativeErrors() {
    let changed = affected
    for row in changed where constants[Int(row)] < 0 {
      let opposite = opposites[Int(basics[Int(row)])]
      if opposite != Self.noSymbol { pivot(Int(row), opposite) }
    }
  }

  /// The rows with a symbol that becomes basic, which is in none of them soon.
  private mutating func takeColumn(of symbol: Symbol) {
    affected.removeAll(keepingCapacity: true)
    affected.append(contentsOf: columns.elements[columns.range(of: Int(symbol))])
    columns.removeAll(from: Int(symbol))
  }

  private mutating func replaceInAffected(_ symbol: Symbol, by number: Int) {
    source.removeAll(keepingCapacity: true)
    source.append(contentsOf: rows.elements[rows.range(of: number)])
    let constant = constants[number]
    for index in affected.indices where affected[index] != number {
      substitute(symbol, constant, in: Int(affected[index]))
    }
    cleanColumns()
    objective.substitute(symbol, by: source)
  }

  /// Replaces a symbol in one row by `source`. Its column is the caller's to empty, and `cleanColumns()` to call after the
  /// last row.
  private mutating func substitute(_ symbol: Symbol, _ constant: Double, in number: Int) {
    let index = index(of: symbol, in: number)!
    let factor = rows.elements[index].coefficient
    rows.remove(at: index, from: number)
    constants[number] += factor * constant
    suspect(number)
    // From here on the row stays where it is.
    rows.reserve(rows.count(of: number) + source.count, in: number)
    // A short source is looked for in the row; a long one is worth marking every place of the row.
    let isShort = source.count <= 3
    if !isShort {
      for index in rows.range(of: number) { places[Int(rows.elements[index].symbol)] = Int32(index) }
    }
    var hasNoise = false
    for term in source {
      let place = isShort ? self.index(of: term.symbol, in: number) ?? -1 : Int(places[Int(term.symbol)])
      let addend = factor * term.coefficient
      if place >= 0 {
        let total = rows.elements[place].coefficient + addend
        rows.elements[place].coefficient = total
        if abs(total) < Self.noise { hasNoise = true }
      } else {
        rows.append(Term(symbol: term.symbol, coefficient: addend), to: number)
        columns.append(Int32(number), to: Int(term.symbol))
      }
    }
    if !isShort { for index in rows.range(of: number) { places[Int(rows.elements[index].symbol)] = -1 } }
    guard hasNoise else { return }
    for index in rows.range(of: number).reversed() where abs(rows.elements[index].coefficient) < Self.noise {
      left.append((rows.elements[index].symbol, Int32(number)))
      rows.remove(at: index, from: number)
    }
  }

  /// Takes the rows that symbols have left out of their columns.
  private mutating func cleanColumns() {
    for entry in left { columns.remove(entry.row, from: Int(entry.symbol)) }
    left.removeAll(keepingCapacity: true)
  }

  // MARK: Constants

  /// Replaces a symbol by itself and a number, which is how another constant of its constraint shows.
  mutating func shift(_ symbol: Symbol, by change: Double) {
    for index in mentions.range(of: Int(symbol)) {
      let row = Int(mentions.elements[index])
      constants[row] += change * coefficient(of: symbol, in: row)
    }
    if let row = row(of: symbol) {
      constants[row] -= change
      suspect(row)
      return
    }
    for index in columns.range(of: Int(symbol)) {
      let row = Int(columns.elements[index])
      constants[row] += change * coefficient(of: symbol, in: row)
      suspect(row)
    }
  }

  /// Notes a row whose constant has changed, if its basic symbol may be what it must not be.
  private mutating func suspect(_ row: Int) {
    guard abs(constants[row]) > Self.tolerance, !isSuspect[row], basics[row] != Self.noSymbol else { return }
    let kind = kinds[Int(basics[row])]
    guard kind == .dummy || kind == .restricted && constants[row] < 0 else { return }
    isSuspect[row] = true
    suspects.append(Int32(row))
  }

  mutating func suspectEveryRow() {
    for row in basics.indices { suspect(row) }
  }

  /// Takes the rows out of `suspects` that are feasible by now.
  mutating func clearFeasible() {
    var remaining = 0
    for place in suspects.indices {
      let row = Int(suspects[place])
      let (constant, basic) = (constants[row], basics[row])
      let kind = basic == Self.noSymbol ? .unused : kinds[Int(basic)]
      if kind == .restricted ? constant < -Self.tolerance : kind == .dummy && abs(constant) > Self.tolerance {
        suspects[remaining] = Int32(row)
        remaining += 1
      } else {
        isSuspect[row] = false
      }
    }
    suspects.removeLast(suspects.count - remaining)
  }

  // MARK: Costs

  /// Adds what a unit of a symbol costs to the objective, or takes it away with a negative sign.
  mutating func addCost(of symbol: Symbol, _ strength: Strength, sign: Double) {
    if let row = row(of: symbol) {
      objective.add(terms(of: row), times: sign * strength.weight, at: strength.level)
    } else {
      objective.add(symbol, times: sign * strength.weight, at: strength.level)
    }
  }
}
