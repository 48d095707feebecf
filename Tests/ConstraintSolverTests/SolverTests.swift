import ConstraintSolver
import Testing

struct SolverTests {
  @Test("a weaker constraint gets what the stronger ones leave")
  func strengths() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(left + width, .lessThanOrEqual, 300)
    try solver.add(Expression(left), .equal, 20)
    let wish = try solver.add(Expression(width), .equal, 400, strength: .weak)
    try solver.solve()
    #expect(solver.value(of: left) == 20 && solver.value(of: width) == 280)
    solver.setConstant(100, of: wish)
    try solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.constant(of: wish) == 100)
  }

  @Test("no number of weaker constraints outweighs a stronger one, however near their levels are")
  func manyAgainstOne() throws {
    var solver = Solver()
    let value = solver.makeVariable()
    for _ in 0..<500 { try solver.add(Expression(value), .equal, 1000, strength: Strength(level: 749.5, weight: 100)) }
    try solver.add(Expression(value), .equal, 1, strength: Strength(level: 750, weight: 0.001))
    try solver.solve()
    #expect(solver.value(of: value) == 1)
  }

  @Test("within a level the weights decide")
  func weights() throws {
    var solver = Solver()
    let value = solver.makeVariable()
    try solver.add(Expression(value), .equal, 10, strength: Strength(level: 5, weight: 2))
    try solver.add(Expression(value), .equal, 20, strength: Strength(level: 5, weight: 3))
    try solver.solve()
    #expect(solver.value(of: value) == 20)
    try solver.add(Expression(value), .lessThanOrEqual, 10, strength: Strength(level: 5, weight: 2))
    try solver.solve()
    #expect(solver.value(of: value) == 10)
  }

  @Test("an error can count differently above and below")
  func directions() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Expression(width), 60, below: Strength(level: 750), above: Strength(level: 250))
    let other = try solver.add(Expression(width), .equal, 100, strength: Strength(level: 500))
    try solver.solve()
    #expect(solver.value(of: width) == 100)
    solver.setConstant(20, of: other)
    try solver.solve()
    #expect(solver.value(of: width) == 60)
  }

  @Test("what is as wide as many others is wider than it would be, and less wide, as the sum says")
  func equalShares() throws {
    var solver = Solver()
    let end = solver.makeVariable()
    let edge = try solver.add(Expression(end), .equal, 4000)
    var (before, first, position) = (end, end, Expression())
    for number in 0..<40 {
      let width = solver.makeVariable()
      if number == 0 { first = width } else { try solver.add(width - before, .equal, 0) }
      try solver.add(Expression(width), 10 + Double(number), below: Strength(level: 750), above: nil)
      try solver.add(Expression(width), 10 + Double(number), below: nil, above: Strength(level: 250))
      position = position + Expression(width)
      before = width
    }
    try solver.add(position - Expression(end), .equal, 0)
    for width in [100.0, 25, 5, 200] {
      solver.setConstant(width * 40, of: edge)
      try solver.solve()
      #expect(abs(solver.value(of: first) - width) < 1e-6 && abs(solver.value(of: before) - width) < 1e-6)
    }
  }

  @Test("a contradiction names what contradicts, and changes nothing")
  func contradiction() throws {
    var solver = Solver()
    let (first, second, third) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(first - second, .greaterThanOrEqual, 10, name: "apart")
    let low = try solver.add(Expression(second), .greaterThanOrEqual, 5, name: "low")
    try solver.add(Expression(third), .equal, 7, name: "elsewhere")
    try solver.solve()
    do {
      try solver.add(Expression(first), .lessThanOrEqual, 12, name: "high")
      Issue.record("no contradiction was seen")
    } catch {
      #expect(error.name == "high" && Set(error.conflictingNames) == ["apart", "low"])
      #expect(error.description.contains("'high' contradicts"))
    }
    try solver.solve()
    #expect(solver.value(of: first) == 15 && solver.value(of: second) == 5 && solver.value(of: third) == 7)
    solver.remove(low)
    try solver.add(Expression(first), .lessThanOrEqual, 12)
    try solver.solve()
    #expect(solver.value(of: first) - solver.value(of: second) >= 10 && solver.value(of: first) <= 12)
  }

  @Test("constants that contradict each other are all taken back, and nothing of them stays")
  func contradictoryEdit() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let start = try solver.add(Expression(first), .equal, 1, name: "start")
    let distance = try solver.add(second - first, .equal, 2, name: "distance")
    let end = try solver.add(Expression(second), .equal, 3, name: "end")
    try solver.solve()
    solver.setConstant(10, of: start)
    solver.setConstant(11, of: distance)
    let error = #expect(throws: UnsatisfiableError.self) { try solver.solve() }
    #expect(Set([error?.name ?? ""] + (error?.conflictingNames ?? [])) == ["start", "distance", "end"])
    #expect(solver.constant(of: start) == 1 && solver.constant(of: distance) == 2)
    try solver.solve()
    #expect(solver.value(of: first) == 1 && solver.value(of: second) == 3)
    // Together they are consistent, each alone would not be.
    solver.setConstant(5, of: start)
    solver.setConstant(7, of: end)
    try solver.solve()
    #expect(solver.value(of: first) == 5 && solver.value(of: second) == 7)
  }

  @Test("an edit that contradicts what is removed before it is solved is no contradiction")
  func editThenRemove() throws {
    var solver = Solver()
    let value = solver.makeVariable()
    let first = try solver.add(Expression(value), .equal, 1)
    let second = try solver.add(Expression(value), .equal, 1)
    try solver.solve()
    solver.setConstant(4, of: first)
    solver.remove(second)
    try solver.solve()
    #expect(solver.value(of: value) == 4)
  }

  @Test("edit variables follow what is suggested as far as the constraints allow")
  func editVariables() throws {
    var solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Expression(left), .greaterThanOrEqual, 0)
    try solver.add(right - left, .greaterThanOrEqual, 50)
    try solver.add(Expression(right), .lessThanOrEqual, 100)
    try solver.addEditVariable(left)
    for suggestion in [-20.0, 10, 30, 80, 50, 0] {
      solver.suggestValue(suggestion, for: left)
      try solver.solve()
      #expect(solver.value(of: left) == min(max(suggestion, 0), 50))
    }
    solver.removeEditVariable(left)
    try solver.add(Expression(left), .equal, 25, strength: .weak)
    try solver.solve()
    #expect(solver.value(of: left) == 25)
  }

  @Test("equal constraints, and ones that say nothing new, come and go in any order")
  func redundant() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let one = try solver.add(Expression(first), .equal, 4)
    let two = try solver.add(Expression(first), .equal, 4)
    let three = try solver.add(second - first, .equal, 1)
    let four = try solver.add(Expression(second), .equal, 5)
    let nothing = try solver.add(Expression(), .lessThanOrEqual, 1)
    for constraint in [one, three, nothing] { solver.remove(constraint) }
    try solver.solve()
    #expect(solver.value(of: first) == 4 && solver.value(of: second) == 5)
    solver.remove(two)
    try solver.solve()
    #expect(solver.value(of: second) == 5)
    solver.remove(four)
    solver.removeVariable(first)
    solver.removeVariable(second)
    #expect(throws: UnsatisfiableError.self) { try solver.add(Expression(), .greaterThanOrEqual, 1) }
  }

  @Test("a system on which the simplex method goes round in circles is solved")
  func cycling() throws {
    var solver = Solver()
    // Beale's example: degenerate at the start, where choosing the steepest column alone never ends.
    let variables = (0..<4).map { _ in solver.makeVariable() }
    for variable in variables { try solver.add(Expression(variable), .greaterThanOrEqual, 0) }
    func sum(_ factors: [Double]) -> Expression { Expression(zip(variables, factors).map { ($0, $1) }) }
    try solver.add(sum([0.25, -60, -1.0 / 25, 9]), .lessThanOrEqual, 0)
    try solver.add(sum([0.5, -90, -1.0 / 50, 3]), .lessThanOrEqual, 0)
    try solver.add(sum([0, 0, 1, 0]), .lessThanOrEqual, 1)
    try solver.add(sum([-0.75, 150, -0.02, 6]), .lessThanOrEqual, -1, strength: .weak)
    try solver.solve()
    let value = zip(variables, [-0.75, 150, -0.02, 6]).map { solver.value(of: $0) * $1 }.reduce(0, +)
    #expect(abs(value + 0.05) < 1e-9)
  }

  @Test("a copy is a solver of its own")
  func copies() throws {
    var solver = Solver()
    let value = solver.makeVariable()
    let constraint = try solver.add(Expression(value), .equal, 1)
    try solver.solve()
    var copy = solver
    copy.setConstant(2, of: constraint)
    try copy.solve()
    #expect(solver.value(of: value) == 1 && copy.value(of: value) == 2)
  }
}

/// What many edits leave behind.
struct DriftTests {
  /// Parts side by side, thirds of each other in turns, in a given width.
  private struct Row {
    var solver = Solver()
    var parts: [(left: Variable, width: Variable)] = []
    var distances: [Constraint] = []
    var width: Constraint

    init(_ distances: [Double], width: Double) throws {
      let total = solver.makeVariable()
      self.width = try solver.add(Expression(total), .equal, width, strength: .strong)
      var end = Expression()
      for (index, distance) in distances.enumerated() {
        let part = (left: solver.makeVariable(), width: solver.makeVariable())
        self.distances.append(try solver.add(Expression(part.left) - end, .equal, distance))
        try solver.add(Expression(part.width), .greaterThanOrEqual, 10)
        let natural = Strength(level: 250, weight: 1 + Double(index) / 64)
        try solver.add(Expression(part.width), .equal, 40, strength: natural)
        if index % 2 == 1 { try solver.add(Expression(part.width) - (1.0 / 3) * parts[index - 1].width, .equal, 5) }
        end = part.left + part.width
        parts.append(part)
      }
      try solver.add(Expression(total) - end, .equal, 0)
      try solver.solve()
    }

    var values: [Double] { parts.flatMap { [solver.value(of: $0.left), solver.value(of: $0.width)] } }
  }

  @Test("100,000 edits leave the values that a solver made for the last one has")
  func edits() throws {
    var random = SeededGenerator(7)
    var distances = (0..<5).map { _ in Double.random(in: 0...20, using: &random) }
    var width = 600.0
    var row = try Row(distances, width: width)
    for edit in 1...100_000 {
      if edit % 3 == 0 {
        width = Double.random(in: 200...1500, using: &random)
        row.solver.setConstant(width, of: row.width)
      } else {
        let index = Int.random(in: distances.indices, using: &random)
        distances[index] = Double.random(in: 0...20, using: &random)
        row.solver.setConstant(distances[index], of: row.distances[index])
      }
      try row.solver.solve()
      guard edit % 20_000 == 0 else { continue }
      let fresh = try Row(distances, width: width)
      let difference = zip(row.values, fresh.values).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-7, "after \(edit) edits")
    }
  }

  @Test("constraints that come and go 5,000 times leave nothing")
  func removals() throws {
    var row = try Row([4, 4, 4, 4], width: 300)
    let before = row.values
    for round in 0..<5_000 {
      let part = row.parts[round % 4]
      let more = try row.solver.add(Expression(part.width), .equal, Double(round % 50), strength: .medium)
      let least = try row.solver.add(Expression(part.width), .greaterThanOrEqual, Double(round % 20))
      try row.solver.solve()
      row.solver.remove(more)
      row.solver.remove(least)
      try row.solver.solve()
    }
    #expect(zip(row.values, before).allSatisfy { abs($0 - $1) < 1e-7 })
  }
}
