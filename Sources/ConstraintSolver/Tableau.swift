/// The equations, solved for as many symbols as there are equations: `basic = constant + Σ coefficient · symbol`.
///
/// A symbol that is solved for is basic and has a row; every other one is parametric and is 0. Rows are sparse, and each
/// parametric symbol knows the rows it is in.
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

  struct Row: Sendable {
    var symbols: [Symbol] = []
    var coefficients: [Double] = []

    func index(of symbol: Symbol) -> Int? { symbols.firstIndex(of: symbol) }

    mutating func append(_ symbol: Symbol, _ coefficient: Double) {
      symbols.append(symbol)
      coefficients.append(coefficient)
    }

    mutating func remove(at index: Int) {
      let last = symbols.count - 1
      symbols[index] = symbols[last]
      coefficients[index] = coefficients[last]
      symbols.removeLast()
      coefficients.removeLast()
    }

    mutating func scale(by factor: Double) {
      for index in coefficients.indices { coefficients[index] *= factor }
    }
  }

  // Of each symbol.
  private(set) var kinds: [Kind] = []
  private var rowOf: [Int32] = []
  private var columns: [[Int32]] = []
  /// The constraint that a restricted symbol or dummy belongs to.
  private(set) var owners: [Int32] = []
  /// Scratch: the place of a symbol in the row at hand.
  private var places: [Int32] = []
  private var unusedSymbols: [Symbol] = []

  // Of each row.
  private(set) var rows: [Row] = []
  private(set) var basics: [Symbol] = []
  var constants: [Double] = []
  private var unusedRows: [Int] = []
  /// Scratch: symbols and rows they have left.
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
    columns.append([])
    owners.append(owner)
    places.append(-1)
    objective.addSymbol()
    return Symbol(kinds.count - 1)
  }

  /// Forgets a parametric symbol that is in no row any more.
  mutating func removeSymbol(_ symbol: Symbol) {
    guard symbol != Self.noSymbol else { return }
    for row in columns[Int(symbol)] {
      if let index = rows[Int(row)].index(of: symbol) { rows[Int(row)].remove(at: index) }
    }
    columns[Int(symbol)].removeAll()
    objective.forget(symbol)
    kinds[Int(symbol)] = .unused
    unusedSymbols.append(symbol)
  }

  func kind(of symbol: Symbol) -> Kind { kinds[Int(symbol)] }

  func row(of symbol: Symbol) -> Int? {
    let row = rowOf[Int(symbol)]
    return row == Self.noRow ? nil : Int(row)
  }

  func column(of symbol: Symbol) -> [Int32] { columns[Int(symbol)] }

  func coefficient(of symbol: Symbol, in row: Int) -> Double {
    rows[row].index(of: symbol).map { rows[row].coefficients[$0] } ?? 0
  }

  func value(of symbol: Symbol) -> Double { row(of: symbol).map { constants[$0] } ?? 0 }

  // MARK: Rows

  /// Adds `factor · symbol` to a row that is not part of the tableau, with basic symbols replaced by their rows.
  mutating func add(_ symbol: Symbol, times factor: Double, to row: inout Row, _ constant: inout Double) {
    guard let basicRow = self.row(of: symbol) else {
      add(Row(symbols: [symbol], coefficients: [1]), times: factor, to: &row)
      return
    }
    constant += factor * constants[basicRow]
    add(rows[basicRow], times: factor, to: &row)
  }

  private mutating func add(_ source: Row, times factor: Double, to row: inout Row) {
    for (index, symbol) in row.symbols.enumerated() { places[Int(symbol)] = Int32(index) }
    for (symbol, coefficient) in zip(source.symbols, source.coefficients) {
      let place = Int(places[Int(symbol)])
      if place >= 0 {
        row.coefficients[place] += factor * coefficient
      } else {
        row.append(symbol, factor * coefficient)
      }
    }
    for symbol in row.symbols { places[Int(symbol)] = -1 }
    for index in row.symbols.indices.reversed() where abs(row.coefficients[index]) < Self.noise {
      row.remove(at: index)
    }
  }

  /// Makes `basic = constant + row` part of the tableau. `basic` is in no row.
  @discardableResult mutating func insert(_ row: Row, _ constant: Double, basic: Symbol) -> Int {
    let number: Int
    if let unused = unusedRows.popLast() {
      number = unused
      rows[number] = row
      basics[number] = basic
      constants[number] = constant
    } else {
      number = rows.count
      rows.append(row)
      basics.append(basic)
      constants.append(constant)
    }
    rowOf[Int(basic)] = Int32(number)
    for symbol in row.symbols { columns[Int(symbol)].append(Int32(number)) }
    return number
  }

  /// Solves `0 = constant + row` for one of its symbols and makes that part of the tableau.
  mutating func insert(_ row: Row, _ constant: Double, solvedFor symbol: Symbol) {
    var row = row
    let index = row.index(of: symbol)!
    let factor = -1 / row.coefficients[index]
    row.remove(at: index)
    row.scale(by: factor)
    let affected = columns[Int(symbol)]
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    let number = insert(row, constant * factor, basic: symbol)
    for other in affected { substitute(symbol, by: row, constants[number], in: Int(other)) }
    cleanColumns()
    objective.substitute(symbol, by: row)
  }

  /// Takes a row out, and with it the equation that only this row holds.
  mutating func removeRow(_ number: Int) {
    for symbol in rows[number].symbols { leaveColumn(symbol, Int32(number)) }
    rowOf[Int(basics[number])] = Self.noRow
    rows[number] = Row()
    basics[number] = Self.noSymbol
    constants[number] = 0
    unusedRows.append(number)
  }

  /// Takes all rows out and forgets all costs.
  mutating func removeAllRows() {
    for number in rows.indices where basics[number] != Self.noSymbol { rowOf[Int(basics[number])] = Self.noRow }
    for index in columns.indices { columns[index].removeAll(keepingCapacity: true) }
    rows.removeAll(keepingCapacity: true)
    basics.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    unusedRows.removeAll()
    objective.reset()
  }

  /// Solves a row for another symbol of it, in place of the basic one.
  mutating func pivot(_ number: Int, _ entering: Symbol) {
    pivotCount += 1
    let leaving = basics[number]
    let index = rows[number].index(of: entering)!
    let factor = 1 / rows[number].coefficients[index]
    rows[number].scale(by: -factor)
    rows[number].symbols[index] = leaving
    rows[number].coefficients[index] = factor
    constants[number] *= -factor
    basics[number] = entering
    rowOf[Int(entering)] = Int32(number)
    rowOf[Int(leaving)] = Self.noRow
    let affected = columns[Int(entering)]
    columns[Int(entering)].removeAll(keepingCapacity: true)
    columns[Int(leaving)].append(Int32(number))
    let source = rows[number]
    let constant = constants[number]
    for other in affected where other != number { substitute(entering, by: source, constant, in: Int(other)) }
    cleanColumns()
    objective.substitute(entering, by: source)
  }

  /// Replaces a symbol in one row. Its column is the caller's to empty, and `cleanColumns()` to call after the last row.
  private mutating func substitute(_ symbol: Symbol, by source: Row, _ constant: Double, in number: Int) {
    // Taken out, so that it is changed where it stands.
    var row = Row()
    swap(&row, &rows[number])
    defer { swap(&row, &rows[number]) }
    let index = row.index(of: symbol)!
    let factor = row.coefficients[index]
    row.remove(at: index)
    constants[number] += factor * constant
    // A short source is looked for in the row; a long one is worth marking every place of the row.
    let isShort = source.symbols.count <= 3
    if !isShort { for (index, symbol) in row.symbols.enumerated() { places[Int(symbol)] = Int32(index) } }
    var hasNoise = false
    for index in source.symbols.indices {
      let symbol = source.symbols[index]
      let place = isShort ? row.index(of: symbol) ?? -1 : Int(places[Int(symbol)])
      let addend = factor * source.coefficients[index]
      if place >= 0 {
        row.coefficients[place] += addend
        if abs(row.coefficients[place]) < Self.noise { hasNoise = true }
      } else {
        row.append(symbol, addend)
        columns[Int(symbol)].append(Int32(number))
      }
    }
    if !isShort { for symbol in row.symbols { places[Int(symbol)] = -1 } }
    guard hasNoise else { return }
    for index in row.symbols.indices.reversed() where abs(row.coefficients[index]) < Self.noise {
      left.append((row.symbols[index], Int32(number)))
      row.remove(at: index)
    }
  }

  /// Takes the rows that symbols have left out of their columns.
  private mutating func cleanColumns() {
    guard !left.isEmpty else { return }
    var isLeft = [Bool](repeating: false, count: rows.count)
    // Few symbols are in question: those of one source.
    while let symbol = left.last?.symbol {
      for entry in left where entry.symbol == symbol { isLeft[Int(entry.row)] = true }
      columns[Int(symbol)].removeAll { isLeft[Int($0)] }
      for entry in left where entry.symbol == symbol { isLeft[Int(entry.row)] = false }
      left.removeAll { $0.symbol == symbol }
    }
  }

  private mutating func leaveColumn(_ symbol: Symbol, _ number: Int32) {
    guard let index = columns[Int(symbol)].firstIndex(of: number) else { return }
    columns[Int(symbol)].swapAt(index, columns[Int(symbol)].count - 1)
    columns[Int(symbol)].removeLast()
  }

  // MARK: Constants

  /// Replaces a symbol by itself and a number, which is how another constant of its constraint shows.
  mutating func shift(_ symbol: Symbol, by change: Double) {
    if let row = row(of: symbol) {
      constants[row] -= change
    } else {
      for row in columns[Int(symbol)] { constants[Int(row)] += change * coefficient(of: symbol, in: Int(row)) }
    }
  }

  // MARK: Costs

  /// Adds what a unit of a symbol costs to the objective, or takes it away with a negative sign.
  mutating func addCost(of symbol: Symbol, _ strength: Strength, sign: Double) {
    if let row = row(of: symbol) {
      objective.add(rows[row], times: sign * strength.weight, at: strength.level)
    } else {
      objective.add(symbol, times: sign * strength.weight, at: strength.level)
    }
  }
}
