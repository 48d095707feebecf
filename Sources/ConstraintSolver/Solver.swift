/// An incremental solver for linear equations and inequalities, required or of some strength.
///
/// ```swift
/// var solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(left + width, .lessThanOrEqual, 300)
/// try solver.add(Expression(left), .equal, 20)
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
  // Of each record; apart, because they change often and are cheap to copy.
  private var constants: [Double] = []
  /// The constant before edits that no `solve()` has seen yet; nil without any.
  private var constantsBefore: [Double?] = []
  private var unusedNumbers: [Int32] = []
  /// The constraints with edits that no `solve()` has seen yet.
  private var edited: [Constraint] = []
  private var needsMinimizing = false
  private var edits: [Variable: Constraint] = [:]

  // Sums of many small changes collect rounding errors: constants are computed again after a number of edits, and the
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
  public func value(of variable: Variable) -> Double { tableau.values[Int(variable.symbol)] }

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
    var record = ConstraintRecord(expression: expression, name: name, aboveStrength: nil, belowStrength: nil)
    switch relation {
    case .equal: record.above = tableau.makeSymbol(.dummy, owner: number)
    case .greaterThanOrEqual: record.above = tableau.makeSymbol(.restricted, owner: number)
    case .lessThanOrEqual: record.below = tableau.makeSymbol(.restricted, owner: number)
    }
    if let contradicting = insert(record, constant, isRequired: true) {
      tableau.removeSymbol(record.marker)
      unusedNumbers.append(number)
      // The search for a place has left the best one.
      needsMinimizing = true
      throw error(name, contradicting.filter { $0 != number })
    }
    return keep(record, constant, number)
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
    var record = ConstraintRecord(expression: expression, name: name, aboveStrength: above, belowStrength: below)
    record.above = tableau.makeSymbol(.restricted, owner: number)
    record.below = tableau.makeSymbol(.restricted, owner: number)
    tableau.pair(record.above, record.below)
    _ = insert(record, constant, isRequired: false)
    if let above { addCost(of: record.above, above) }
    if let below { addCost(of: record.below, below) }
    return keep(record, constant, number)
  }

  /// Removes a constraint. The others are solved again by the next `solve()`.
  public mutating func remove(_ constraint: Constraint) {
    let wanted = edited.map { (constraint: $0, constant: constants[Int($0.number)]) }
    revertEdits()
    let removed = record(constraint)
    removeCosts(of: removed)
    let isBelowBasic = removed.below != Tableau.noSymbol && tableau.row(of: removed.below) != nil
    let symbol = isBelowBasic ? removed.below : removed.marker
    if let row = tableau.isolate(symbol) { tableau.removeRow(row) } else { tableau.removeFromDefinitions(symbol) }
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
    precondition(records[number] != nil, "the constraint was removed")
    let before = constants[number]
    guard constant != before else { return }
    minimizeIfNeeded()
    if constantsBefore[number] == nil {
      edited.append(constraint)
      constantsBefore[number] = before
    }
    shift(constraint, to: constant)
  }

  /// The constant of a constraint.
  public func constant(of constraint: Constraint) -> Double {
    precondition(records[Int(constraint.number)] != nil, "the constraint was removed")
    return constants[Int(constraint.number)]
  }

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
    tableau.evaluate()
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
    let blamed = contradicting.first { constantsBefore[Int($0)] != nil } ?? contradicting[0]
    let error = error(records[Int(blamed)]!.name, contradicting.filter { $0 != blamed })
    revertEdits()
    _ = tableau.restoreFeasibility()
    throw error
  }

  private mutating func revertEdits() {
    for constraint in edited { shift(constraint, to: constantsBefore[Int(constraint.number)]!) }
    forgetEdits()
  }

  private mutating func forgetEdits() {
    for constraint in edited { constantsBefore[Int(constraint.number)] = nil }
    edited.removeAll(keepingCapacity: true)
  }

  private mutating func shift(_ constraint: Constraint, to constant: Double) {
    let number = Int(constraint.number)
    let (marker, sign) = (records[number]!.marker, records[number]!.markerSign)
    tableau.shift(marker, by: sign * (constant - constants[number]))
    constants[number] = constant
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
    constants.append(0)
    constantsBefore.append(nil)
    return Int32(records.count - 1)
  }

  private mutating func keep(_ record: ConstraintRecord, _ constant: Double, _ number: Int32) -> Constraint {
    records[Int(number)] = record
    constants[Int(number)] = constant
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

  /// - Returns: the constraints that a required one contradicts; it is not in the tableau then.
  private mutating func insert(_ record: ConstraintRecord, _ constant: Double, isRequired: Bool) -> [Int32]? {
    tableau.begin(record, constant: constant)
    if tableau.define() { return nil }
    let (terms, rest) = tableau.takeEquation()
    if !isRequired {
      tableau.insert(terms, rest, solvedFor: rest >= 0 ? record.above : record.below)
    } else if tableau.kind(of: record.marker) == .restricted, rest * record.markerSign >= 0 {
      tableau.insert(terms, rest, solvedFor: record.marker)
    } else {
      return tableau.insertRequired(terms, rest, own: record.marker)
    }
    return nil
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
    for (number, record) in records.enumerated() {
      if let record { tableau.shift(record.marker, by: record.markerSign * constants[number]) }
    }
    tableau.suspectEveryRow()
  }

  /// Solves the constraints again for the symbols that are basic now.
  private mutating func refactor() {
    let before = tableau
    var isBasic = [Bool](repeating: false, count: tableau.kinds.count)
    for symbol in tableau.basics where symbol != Tableau.noSymbol { isBasic[Int(symbol)] = true }
    tableau.removeAllRows()
    for (number, record) in records.enumerated() {
      guard let record else { continue }
      tableau.begin(record, constant: constants[number])
      if tableau.define(among: isBasic) { continue }
      let (terms, rest) = tableau.takeEquation()
      var best: Tableau.Term?
      for term in terms where isBasic[Int(term.symbol)] {
        if abs(term.coefficient) > abs(best?.coefficient ?? 1e-6) { best = term }
      }
      guard let best else {
        tableau = before
        return
      }
      tableau.insert(terms, rest, solvedFor: best.symbol)
    }
    for case let record? in records {
      if let strength = record.aboveStrength { tableau.addCost(of: record.above, strength, sign: 1) }
      if let strength = record.belowStrength { tableau.addCost(of: record.below, strength, sign: 1) }
    }
    tableau.suspectEveryRow()
  }
}
