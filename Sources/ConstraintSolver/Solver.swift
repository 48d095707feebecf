/// An incremental solver for linear equations and inequalities, required or of some strength.
///
/// ```swift
/// var solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(left + width, .lessThanOrEqual, 300)
/// try solver.add(left, .equal, 20)
/// let wish = try solver.add(Expression(width), .equal, 400, strength: .weak)
/// try solver.solve()
/// solver.value(of: width)  // 280
/// solver.setConstant(100, of: wish)
/// try solver.solve()
/// solver.value(of: width)  // 100
/// ```
///
/// The method is the simplex algorithm in the incremental form of Badros, Borning and Stuckey (2001): constraints come and
/// go in a tableau that stays solved, and a changed constant is followed by dual steps from the solution before. Of the
/// solutions that meet all required constraints one with the least error is found, strength by strength (see `Strength`);
/// where several are equally good, which of them depends on what was before.
///
/// A value type: a copy is a solver of its own. Knows no thread and no display.
public struct Solver: Sendable {
  private var tableau = Tableau()
  private var records: [ConstraintRecord?] = []
  private var unusedNumbers: [Int32] = []
  /// The constraints with edits that no `solve()` has seen yet.
  private var edited: [Constraint] = []
  private var needsMinimizing = false
  private var edits: [Variable: Constraint] = [:]

  // Sums of many small changes collect rounding errors: constants are computed anew after a number of edits, and the
  // coefficients after a number of pivots.
  private var editCount = 0
  private var pivotsBefore = 0
  private static let editLimit = 512
  private static let pivotLimit = 2048

  /// A solver without variables.
  public init() {}

  // MARK: Variables

  /// A new variable. It is 0 as long as no constraint says anything else.
  public mutating func makeVariable() -> Variable { Variable(symbol: tableau.makeSymbol(.free)) }

  /// Forgets a variable that no constraint uses any more.
  public mutating func removeVariable(_ variable: Variable) {
    precondition(tableau.row(of: variable.symbol) == nil, "a constraint still uses the variable")
    tableau.removeSymbol(variable.symbol)
  }

  /// What the last `solve()` found.
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  // MARK: Constraints

  /// Adds `expression relation constant`. Edits made before are solved first.
  ///
  /// - Parameter name: what errors call it.
  /// - Throws: if a required constraint contradicts the others. It is then not added, and everything is as before.
  @discardableResult public mutating func add(
    _ expression: Expression, _ relation: Relation, _ constant: Double, strength: Strength = .required,
    name: String = ""
  ) throws(UnsatisfiableError) -> Constraint {
    guard strength.isRequired else {
      return try add(
        expression, constant, below: relation == .lessThanOrEqual ? nil : strength,
        above: relation == .greaterThanOrEqual ? nil : strength, name: name)
    }
    try solveEdits()
    let number = nextNumber()
    var record = ConstraintRecord(
      expression: expression, constant: constant, name: name, aboveStrength: nil, belowStrength: nil)
    switch relation {
    case .equal: record.above = tableau.makeSymbol(.dummy, owner: number)
    case .greaterThanOrEqual: record.above = tableau.makeSymbol(.restricted, owner: number)
    case .lessThanOrEqual: record.below = tableau.makeSymbol(.restricted, owner: number)
    }
    if let contradicting = insert(record, isRequired: true) {
      tableau.removeSymbol(record.marker)
      unusedNumbers.append(number)
      // The search for a place has left the best one.
      needsMinimizing = true
      throw error(name, contradicting.filter { $0 != number })
    }
    return keep(record, number)
  }

  /// Adds an expression that should equal a constant, and counts its errors by their direction.
  ///
  /// - Parameters:
  ///   - below: how much it counts if the expression is less; nil for not at all.
  ///   - above: how much it counts if the expression is more; nil for not at all.
  ///   - name: what errors call it.
  /// - Throws: if edits made before contradict something.
  @discardableResult public mutating func add(
    _ expression: Expression, _ constant: Double, below: Strength?, above: Strength?, name: String = ""
  ) throws(UnsatisfiableError) -> Constraint {
    precondition(below?.isRequired != true && above?.isRequired != true, "a required constraint has no direction")
    try solveEdits()
    let number = nextNumber()
    var record = ConstraintRecord(
      expression: expression, constant: constant, name: name, aboveStrength: above, belowStrength: below)
    record.above = tableau.makeSymbol(.restricted, owner: number)
    record.below = tableau.makeSymbol(.restricted, owner: number)
    _ = insert(record, isRequired: false)
    if let above { addCost(of: record.above, above) }
    if let below { addCost(of: record.below, below) }
    return keep(record, number)
  }

  /// Removes a constraint. The others are solved again by the next `solve()`.
  public mutating func remove(_ constraint: Constraint) {
    let wanted = edited.map { (constraint: $0, constant: record($0).constant) }
    revertEdits()
    let removed = record(constraint)
    removeCosts(of: removed)
    let isBelowBasic = removed.below != Tableau.noSymbol && tableau.row(of: removed.below) != nil
    if let row = tableau.isolate(isBelowBasic ? removed.below : removed.marker) { tableau.removeRow(row) }
    tableau.removeSymbol(removed.above)
    tableau.removeSymbol(removed.below)
    records[Int(constraint.number)] = nil
    unusedNumbers.append(constraint.number)
    needsMinimizing = true
    for edit in wanted where edit.constraint != constraint { setConstant(edit.constant, of: edit.constraint) }
  }

  /// Sets what the expression of a constraint is compared with. `solve()` follows from the solution before.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    let number = Int(constraint.number)
    guard let before = records[number]?.constant else { preconditionFailure("the constraint was removed") }
    guard constant != before else { return }
    minimizeIfNeeded()
    if records[number]?.constantBefore == nil {
      edited.append(constraint)
      records[number]!.constantBefore = before
    }
    shift(constraint, to: constant)
  }

  /// The constant of a constraint.
  public func constant(of constraint: Constraint) -> Double { record(constraint).constant }

  /// The name of a constraint.
  public func name(of constraint: Constraint) -> String { record(constraint).name }

  // MARK: Edit variables

  /// Begins to give a variable values; `suggestValue` says which.
  public mutating func addEditVariable(_ variable: Variable, strength: Strength = .strong) throws(UnsatisfiableError) {
    precondition(edits[variable] == nil, "the variable is an edit variable already")
    edits[variable] = try add(Expression(variable), .equal, value(of: variable), strength: strength)
  }

  /// Ends it: the variable is free to be what the constraints say.
  public mutating func removeEditVariable(_ variable: Variable) {
    guard let constraint = edits.removeValue(forKey: variable) else { preconditionFailure("no edit variable") }
    remove(constraint)
  }

  /// What an edit variable should be; `solve()` follows.
  public mutating func suggestValue(_ value: Double, for variable: Variable) {
    guard let constraint = edits[variable] else { preconditionFailure("no edit variable") }
    setConstant(value, of: constraint)
  }

  // MARK: Solving

  /// Brings the values up to date with everything that was added, removed and changed.
  ///
  /// - Throws: if constants set since the last call contradict each other. They are all taken back then.
  public mutating func solve() throws(UnsatisfiableError) {
    minimizeIfNeeded()
    try solveEdits()
    refresh()
  }

  private mutating func minimizeIfNeeded() {
    guard needsMinimizing else { return }
    needsMinimizing = false
    tableau.minimize()
  }

  private mutating func solveEdits() throws(UnsatisfiableError) {
    guard !edited.isEmpty else { return }
    editCount += edited.count
    guard let contradicting = tableau.restoreFeasibility() else {
      forgetEdits()
      return
    }
    let blamed = contradicting.first { records[Int($0)]!.constantBefore != nil } ?? contradicting[0]
    let error = error(records[Int(blamed)]!.name, contradicting.filter { $0 != blamed })
    revertEdits()
    _ = tableau.restoreFeasibility()
    throw error
  }

  private mutating func revertEdits() {
    for constraint in edited { shift(constraint, to: record(constraint).constantBefore!) }
    forgetEdits()
  }

  private mutating func forgetEdits() {
    for constraint in edited { records[Int(constraint.number)]!.constantBefore = nil }
    edited.removeAll(keepingCapacity: true)
  }

  private mutating func shift(_ constraint: Constraint, to constant: Double) {
    let record = record(constraint)
    tableau.shift(record.marker, by: record.markerSign * (constant - record.constant))
    records[Int(constraint.number)]!.constant = constant
  }

  private func error(_ name: String, _ contradicting: [Int32]) -> UnsatisfiableError {
    UnsatisfiableError(
      name: name, conflicting: contradicting.map(Constraint.init(number:)),
      conflictingNames: contradicting.map { records[Int($0)]!.name })
  }

  // MARK: Records

  private func record(_ constraint: Constraint) -> ConstraintRecord {
    guard let record = records[Int(constraint.number)] else { preconditionFailure("the constraint was removed") }
    return record
  }

  private mutating func nextNumber() -> Int32 {
    if let number = unusedNumbers.popLast() { return number }
    records.append(nil)
    return Int32(records.count - 1)
  }

  private mutating func keep(_ record: ConstraintRecord, _ number: Int32) -> Constraint {
    records[Int(number)] = record
    needsMinimizing = true
    return Constraint(number: number)
  }

  private mutating func addCost(of symbol: Tableau.Symbol, _ strength: Strength) {
    tableau.objective.countUse(of: strength.level, 1)
    tableau.addCost(of: symbol, strength, sign: 1)
  }

  private mutating func removeCosts(of record: ConstraintRecord) {
    for (symbol, strength) in [(record.above, record.aboveStrength), (record.below, record.belowStrength)] {
      guard let strength else { continue }
      tableau.addCost(of: symbol, strength, sign: -1)
      tableau.objective.countUse(of: strength.level, -1)
    }
  }

  // MARK: Rows

  /// `0 = expression - constant - above + below`, in parametric symbols.
  private mutating func row(of record: ConstraintRecord) -> (row: Tableau.Row, constant: Double) {
    var row = Tableau.Row()
    var constant = -record.constant
    for term in record.expression.terms { tableau.add(term.variable.symbol, times: term.factor, to: &row, &constant) }
    if record.above != Tableau.noSymbol { row.append(record.above, -1) }
    if record.below != Tableau.noSymbol { row.append(record.below, 1) }
    return (row, constant)
  }

  /// - Returns: the constraints that a required one contradicts; it is not in the tableau then.
  private mutating func insert(_ record: ConstraintRecord, isRequired: Bool) -> [Int32]? {
    let (row, constant) = row(of: record)
    if let free = freeSymbol(in: row) {
      tableau.insert(row, constant, solvedFor: free)
    } else if !isRequired {
      tableau.insert(row, constant, solvedFor: constant >= 0 ? record.above : record.below)
    } else if tableau.kind(of: record.marker) == .restricted, constant * record.markerSign >= 0 {
      tableau.insert(row, constant, solvedFor: record.marker)
    } else {
      return tableau.insertRequired(row, constant, own: record.marker)
    }
    return nil
  }

  /// The variable of a row, not solved for yet, that is in the fewest others.
  private func freeSymbol(in row: Tableau.Row) -> Tableau.Symbol? {
    var best: (symbol: Tableau.Symbol, count: Int)?
    for symbol in row.symbols where tableau.kind(of: symbol) == .free {
      let count = tableau.column(of: symbol).count
      if count < best?.count ?? .max { best = (symbol, count) }
    }
    return best?.symbol
  }

  // MARK: Rounding errors

  private mutating func refresh() {
    if tableau.pivotCount - pivotsBefore > Self.pivotLimit {
      pivotsBefore = tableau.pivotCount
      refactor()
    } else if editCount > Self.editLimit {
      editCount = 0
      recomputeConstants()
    }
  }

  /// Computes the constants of all rows from those of the constraints.
  private mutating func recomputeConstants() {
    for row in tableau.constants.indices { tableau.constants[row] = 0 }
    for case let record? in records { tableau.shift(record.marker, by: record.markerSign * record.constant) }
  }

  /// Solves the constraints anew for the symbols that are basic now.
  private mutating func refactor() {
    let before = tableau
    var isBasic = [Bool](repeating: false, count: tableau.kinds.count)
    for symbol in tableau.basics where symbol != Tableau.noSymbol { isBasic[Int(symbol)] = true }
    tableau.removeAllRows()
    for case let record? in records {
      let (row, constant) = row(of: record)
      var best: (symbol: Tableau.Symbol, size: Double)?
      for (symbol, coefficient) in zip(row.symbols, row.coefficients) where isBasic[Int(symbol)] {
        if abs(coefficient) > (best?.size ?? 1e-6) { best = (symbol, abs(coefficient)) }
      }
      guard let best else {
        tableau = before
        return
      }
      tableau.insert(row, constant, solvedFor: best.symbol)
    }
    for case let record? in records {
      if let strength = record.aboveStrength { tableau.addCost(of: record.above, strength, sign: 1) }
      if let strength = record.belowStrength { tableau.addCost(of: record.below, strength, sign: 1) }
    }
  }
}
