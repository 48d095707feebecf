import ConstraintSolver
import Testing

/// Random numbers that a seed repeats (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

/// A solver that random rules come to, change and go from, each step held against the oracle.
struct RandomSystem {
  private(set) var solver = Solver()
  let variables: [Variable]
  private(set) var kept: [(rule: Oracle.Rule, constraint: Constraint)] = []
  /// The least total error of each level of what is kept, as the oracle has it.
  private var least: [Double]? = []
  private(set) var refusals = 0
  private(set) var story: [String] = []
  var random: SeededGenerator

  init(seed: Int, variableCount: Int? = nil) {
    random = SeededGenerator(seed)
    let count = variableCount ?? Int.random(in: 1...5, using: &random)
    var solver = Solver()
    variables = (0..<count).map { _ in solver.makeVariable() }
    self.solver = solver
  }

  var rules: [Oracle.Rule] { kept.map(\.rule) }

  mutating func makeRule() -> Oracle.Rule {
    let count = Int.random(in: 1...min(3, variables.count), using: &random)
    let chosen = variables.indices.shuffled(using: &random).prefix(count)
    // Few different numbers: what is redundant, degenerate or parallel comes up often.
    let factors = Bool.random(using: &random) ? [1, -1] : [1, -1, 2, -2, 3]
    let isRequired = Int.random(in: 0..<5, using: &random) < 2
    return Oracle.Rule(
      terms: chosen.map { ($0, factors.randomElement(using: &random)!) },
      relation: Int.random(in: -1...1, using: &random), constant: makeConstant(),
      level: isRequired ? nil : Int.random(in: 1...3, using: &random), weight: Int.random(in: 1...3, using: &random))
  }

  private mutating func makeConstant() -> Int {
    Bool.random(using: &random) ? Int.random(in: -20...20, using: &random) : [0, 0, 10].randomElement(using: &random)!
  }

  /// One random step, after which the solver agrees with the oracle.
  mutating func step() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5 where kept.count < 10: add(makeRule())
    case 5..<7 where !kept.isEmpty: remove(at: kept.indices.randomElement(using: &random)!)
    default: change(Int.random(in: 1...3, using: &random))
    }
  }

  mutating func add(_ rule: Oracle.Rule) {
    story.append("add \(rule)")
    let before = least
    least = Oracle.totals(rules + [rule], variableCount: variables.count)
    let isPossible = least != nil
    do {
      let constraint = try solver.add(rule, variables)
      #expect(isPossible, "a contradiction was let in: \(story)")
      kept.append((rule, constraint))
    } catch {
      least = before
      refusals += 1
      #expect(!isPossible, "refused without need, for \(error.conflictingNames): \(story)")
      #expect(isContradiction([rule] + error.conflicting.map(rule(of:))), "the wrong ones are blamed: \(story)")
    }
    check()
  }

  mutating func remove(at index: Int) {
    story.append("remove \(index)")
    solver.remove(kept.remove(at: index).constraint)
    least = Oracle.totals(rules, variableCount: variables.count)
    check()
  }

  /// Several constants at once.
  private mutating func change(_ count: Int) {
    let before = (kept, least)
    for index in kept.indices.shuffled(using: &random).prefix(count) {
      kept[index].rule.constant = makeConstant()
      story.append("change \(index) to \(kept[index].rule.constant)")
      solver.setConstant(Double(kept[index].rule.constant), of: kept[index].constraint)
    }
    least = Oracle.totals(rules, variableCount: variables.count)
    do {
      try solver.solve()
      #expect(least != nil, "a contradiction was let in: \(story)")
    } catch {
      refusals += 1
      #expect(least == nil, "refused without need: \(story)")
      (kept, least) = before
      story.append("taken back")
      for (rule, constraint) in kept { #expect(solver.constant(of: constraint) == Double(rule.constant)) }
    }
    check()
  }

  private func rule(of constraint: Constraint) -> Oracle.Rule { kept.first { $0.constraint == constraint }!.rule }

  private func isContradiction(_ rules: [Oracle.Rule]) -> Bool {
    rules.allSatisfy { $0.level == nil } && Oracle.totals(rules, variableCount: variables.count) == nil
  }

  private mutating func check() {
    do { try solver.solve() } catch { Issue.record("\(error): \(story)") }
    let values = variables.map { solver.value(of: $0) }
    for rule in rules where rule.level == nil {
      #expect(rule.error(values) < 1e-6, "\(rule) is not met: \(story)")
    }
    let levels = Set(rules.compactMap(\.level)).sorted(by: >)
    let totals = levels.map { level in
      rules.filter { $0.level == level }.map { Double($0.weight) * $0.error(values) }.reduce(0, +)
    }
    let isLeast = least != nil && zip(totals, least ?? []).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(isLeast, "\(totals) in place of \(least ?? []): \(story)")
  }
}

extension Oracle.Rule {
  /// By how much values miss the rule.
  func error(_ values: [Double]) -> Double {
    let error = terms.map { Double($0.factor) * values[$0.variable] }.reduce(0, +) - Double(constant)
    return relation == 0 ? abs(error) : max(0, -Double(relation) * error)
  }
}

extension Solver {
  mutating func add(_ rule: Oracle.Rule, _ variables: [Variable]) throws(UnsatisfiableError) -> Constraint {
    let relation: Relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual][rule.relation + 1]
    return try add(
      Expression(rule.terms.map { (variables[$0.variable], Double($0.factor)) }), relation, Double(rule.constant),
      strength: rule.level.map { Strength(level: Double($0), weight: Double(rule.weight)) } ?? .required)
  }
}
