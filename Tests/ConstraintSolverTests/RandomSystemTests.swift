import ConstraintSolver
import Testing

/// Thousands of small systems against a solver that is slow and obvious.
struct RandomSystemTests {
  @Test(
    "constraints that come, change and go: contradictions are found, and every total error is the least there is",
    arguments: 0..<24)
  func steps(batch: Int) {
    var refusals = 0
    for seed in batch * 125..<(batch + 1) * 125 {
      var system = RandomSystem(seed: seed)
      for _ in 0..<14 { system.step() }
      refusals += system.refusals
    }
    #expect(refusals > 20, "contradictions came up too seldom to tell anything")
  }

  @Test(
    "the order in which constraints come decides nothing about the required ones and the total errors",
    arguments: 0..<2)
  func permutation(batch: Int) {
    for seed in batch * 50..<(batch + 1) * 50 {
      var first = RandomSystem(seed: seed, variableCount: 4)
      for _ in 0..<9 { first.add(first.makeRule()) }
      for _ in 0..<4 {
        // Each insertion is held against the oracle, whose totals know no order.
        var second = RandomSystem(seed: seed, variableCount: 4)
        for rule in first.rules.shuffled(using: &first.random) { second.add(rule) }
        #expect(second.refusals == 0)
      }
    }
  }

  @Test("where required constraints leave one solution, every order finds it", arguments: 0..<100)
  func uniqueSolution(seed: Int) throws {
    var random = SeededGenerator(seed)
    let count = 8
    // A chain with random links, each variable tied to one before it: triangular, so that there is one solution.
    let links = (0..<count).map { index in
      (
        source: index == 0 ? nil : Int.random(in: 0..<index, using: &random),
        factor: [0.5, 1, -1, 2].randomElement(using: &random)!, distance: Double(Int.random(in: -9...9, using: &random))
      )
    }
    var expected: [Double] = []
    for link in links { expected.append((link.source.map { link.factor * expected[$0] } ?? 0) + link.distance) }
    for _ in 0..<5 {
      var solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      for index in links.indices.shuffled(using: &random) {
        let link = links[index]
        var expression = Expression(variables[index])
        if let source = link.source { expression.add(variables[source], times: -link.factor) }
        try solver.add(expression, .equal, link.distance)
        // What yields must not disturb.
        try solver.add(Expression(variables[index]), .equal, 3, strength: .weak)
      }
      try solver.solve()
      for (variable, value) in zip(variables, expected) { #expect(abs(solver.value(of: variable) - value) < 1e-9) }
    }
  }

  @Test("links of a tree that go and come elsewhere leave each variable where its links have it", arguments: 0..<60)
  func movingLinks(seed: Int) throws {
    struct Link {
      let source: Int?
      let factor: Double
      let distance: Double
      let constraint: Constraint
    }
    var random = SeededGenerator(seed)
    let count = 14
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var links: [Link?] = Array(repeating: nil, count: count)

    func follows(_ index: Int, _ other: Int) -> Bool {
      var index: Int? = index
      while let place = index {
        if place == other { return true }
        index = links[place]?.source
      }
      return false
    }
    func value(_ index: Int) -> Double {
      guard let link = links[index] else { return .nan }
      return (link.source.map { link.factor * value($0) } ?? 0) + link.distance
    }
    func link(_ index: Int) throws {
      let sources = links.indices.filter { !follows($0, index) }
      let source = Int.random(in: 0..<5, using: &random) == 0 ? nil : sources.randomElement(using: &random)
      let factor = [0.5, 1, 1, 1, -1].randomElement(using: &random)!
      let distance = Double(Int.random(in: -9...9, using: &random))
      var expression = Expression(variables[index])
      if let source { expression.add(variables[source], times: -factor) }
      let constraint = try solver.add(expression, .equal, distance)
      links[index] = Link(source: source, factor: factor, distance: distance, constraint: constraint)
    }

    for index in links.indices.shuffled(using: &random) {
      try link(index)
      // What does not bind, and what yields, come and go with the links.
      if Bool.random(using: &random) {
        try solver.add(Expression(variables[index]), .greaterThanOrEqual, -1e6)
      } else {
        try solver.add(Expression(variables[index]), .equal, 3, strength: .weak)
      }
    }
    for _ in 0..<60 {
      let moved = links.indices.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      for index in moved {
        solver.remove(links[index]!.constraint)
        links[index] = nil
      }
      for index in moved.shuffled(using: &random) { try link(index) }
      try solver.solve()
      for index in links.indices {
        let (found, expected) = (solver.value(of: variables[index]), value(index))
        #expect(abs(found - expected) < 1e-6 * max(1, abs(expected)), "\(index)")
      }
    }
  }
}
