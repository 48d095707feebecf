import ConstraintSolver
import Gtk

/// The equations of one plan for one question (how narrow, how high, where in this size), in a solver that is kept and
/// follows changes since the last answer.
struct LayoutSystem {
  /// The extent of an item in one direction. Edges are the unknowns, not sizes: an item's size is then in the equations of
  /// its own edges alone, not in those of everything that follows it in a chain.
  private struct Span {
    /// Nil at the view's own corner.
    let start: Variable?
    let end: Variable
    var least: Constraint?
    var content: Constraint?
    /// The input from which `content` was made.
    var priorities = ContentPriorities.Direction()
    var isEmpty = false
    var place: Constraint?

    var size: ConstraintSolver.Expression {
      var size = Expression(end)
      if let start { size.add(start, times: -1) }
      return size
    }
  }

  private struct Item {
    let identity: ObjectIdentifier
    var horizontal: Span?
    var vertical: Span?

    subscript(axis: LayoutPlan.Axis) -> Span? {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  private struct Kept {
    let rule: LayoutPlan.Rule
    let multiplier: Double
    let strength: Strength
    let constraint: Constraint
    let items: [ObjectIdentifier]
  }

  private var solver = Solver()
  private var items: [Item] = []
  private var kept: [Kept?] = []
  private var extents: [LayoutPlan.Axis: (constraint: Constraint, strength: Strength)] = [:]
  private var planNumber = -1
  private var question = Question()
  /// The question whose numbers the solver has, for the plan it has; nil before the first.
  private var followed: Question?
  /// The required constraints that contradict others.
  private(set) var unmet: [LayoutConstraint] = []

  /// Whether it has solved nothing yet.
  var isNew: Bool { planNumber < 0 }

  /// Whether it has met everything of a plan, in the directions that a question is about.
  func answers(_ plan: LayoutPlan, like question: Question) -> Bool {
    planNumber == plan.number && unmet.isEmpty && question.isSameKind(as: self.question)
  }

  /// Brings the solver up to date.
  mutating func solve(_ plan: LayoutPlan, _ question: Question) {
    guard plan.number != planNumber || question != self.question else { return }
    let isNew = planNumber < 0 || !question.isSameKind(as: self.question)
    defer {
      planNumber = plan.number
      self.question = question
    }
    do {
      // Whatever changes may let in what was left out.
      guard unmet.isEmpty, !isNew else { return try rebuild(plan, question) }
      var matched: Matched?
      if plan.number != planNumber {
        matched = match(plan)
        // To take out one rule costs as much as to build an item or two again.
        if let matched, matched.dropped.count > 32 { return try rebuild(plan, question) }
      }
      if question.isNewlyNatural(after: self.question) {
        try makeRoom(plan, question, matched)
        matched = nil
      }
      try follow(plan, question, matched)
      try solver.solve()
    } catch {
      rebuildWithoutUnmet(plan, question)
    }
  }
}

// Changes.
extension LayoutSystem {
  private mutating func rebuild(_ plan: LayoutPlan, _ question: Question) throws {
    self = LayoutSystem()
    try makeRoom(plan, question)
    try follow(plan, question)
    try solver.solve()
  }

  /// A natural extent is looked for from above: on the way from below every item would stop once at its natural size.
  private mutating func makeRoom(_ plan: LayoutPlan, _ question: Question, _ matched: Matched? = nil) throws {
    let roomy = question.roomy
    guard roomy != question else { return }
    try follow(plan, roomy, matched)
    try solver.solve()
    planNumber = plan.number
  }

  /// Starts again in the order of precedence: first the least sizes, then the constraints in their order, without those
  /// that contradict earlier ones.
  private mutating func rebuildWithoutUnmet(_ plan: LayoutPlan, _ question: Question) {
    self = LayoutSystem()
    matchItems(plan, question)
    // What is not required contradicts nothing, and least sizes alone do not contradict each other.
    try? setRequests(plan, question, before: nil)
    kept = Array(repeating: nil, count: plan.rules.count)
    for (index, rule) in plan.rules.enumerated() where question.holds(rule) {
      do {
        kept[index] = try add(rule, constant: question.constants[index], of: plan)
      } catch {
        unmet.append(rule.constraint)
      }
    }
    try? setExtents(question)
    try? setDefaults(plan)
    try? solver.solve()
  }

  private mutating func follow(_ plan: LayoutPlan, _ question: Question, _ matched: Matched? = nil) throws {
    let isNewPlan = plan.number != planNumber
    let before = isNewPlan ? nil : followed
    followed = nil
    if isNewPlan {
      let matched = matched ?? match(plan)
      for kept in matched.dropped { solver.remove(kept.constraint) }
      matchItems(plan, question)
      setConstants(matched.kept, question, before: nil)
      try addRules(plan, question, keeping: matched.kept)
    } else {
      setConstants(kept, question, before: before)
    }
    try setExtents(question)
    try setRequests(plan, question, before: before)
    if isNewPlan { try setDefaults(plan) }
    followed = question
  }

  /// The solver's rules for a plan.
  private struct Matched {
    /// Of each rule of the plan.
    let kept: [Kept?]
    /// The rules that the plan does not have any more.
    let dropped: [Kept]
  }

  private func match(_ plan: LayoutPlan) -> Matched {
    var earlier: [ObjectIdentifier: Kept] = [:]
    for case let kept? in kept { earlier[ObjectIdentifier(kept.rule.constraint)] = kept }
    var remaining: [Kept?] = Array(repeating: nil, count: plan.rules.count)
    if earlier.isEmpty { return Matched(kept: remaining, dropped: []) }
    for (index, rule) in plan.rules.enumerated() {
      let identity = ObjectIdentifier(rule.constraint)
      guard let kept = earlier[identity], kept.multiplier == rule.constraint.multiplier,
        kept.strength == rule.constraint.priority.strength(rank: rule.constraint.rank),
        kept.rule.relation == rule.relation, kept.rule.isMirrored == rule.isMirrored,
        kept.rule.first.part == rule.first.part, kept.rule.second?.part == rule.second?.part,
        kept.items == Self.rectangles(of: rule, in: plan)
      else { continue }
      earlier[identity] = nil
      remaining[index] = kept
    }
    return Matched(kept: remaining, dropped: Array(earlier.values))
  }

  private static func rectangles(of rule: LayoutPlan.Rule, in plan: LayoutPlan) -> [ObjectIdentifier] {
    let first = plan.items[plan.rectangle(of: rule.first.item)].identity
    guard let second = rule.second else { return [first] }
    return [first, plan.items[plan.rectangle(of: second.item)].identity]
  }

  private mutating func matchItems(_ plan: LayoutPlan, _ question: Question) {
    var earlier: [ObjectIdentifier: Item] = [:]
    for item in items { earlier[item.identity] = item }
    var unused: [Item] = []
    items.removeAll(keepingCapacity: true)
    for (place, item) in plan.items.enumerated() {
      let known = earlier.removeValue(forKey: item.identity)
      guard item.shared == nil else {
        if let known { unused.append(known) }
        items.append(Item(identity: item.identity))
        continue
      }
      if var known, known.horizontal != nil || known.vertical != nil {
        for axis in [LayoutPlan.Axis.horizontal, .vertical] {
          if let place = known[axis]?.place {
            solver.remove(place)
            known[axis]!.place = nil
          }
        }
        items.append(known)
        continue
      }
      var new = Item(identity: item.identity)
      for axis in [LayoutPlan.Axis.horizontal, .vertical] where question.holds(axis) {
        new[axis] = Span(start: place == 0 ? nil : solver.makeVariable(), end: solver.makeVariable())
      }
      items.append(new)
    }
    for item in unused + earlier.values { remove(item) }
  }

  private mutating func remove(_ item: Item) {
    for case let span? in [item.horizontal, item.vertical] {
      for case let constraint? in [span.least, span.content, span.place] { solver.remove(constraint) }
      if let start = span.start { solver.removeVariable(start) }
      solver.removeVariable(span.end)
    }
  }

  private mutating func setConstants(_ kept: [Kept?], _ question: Question, before: Question?) {
    for index in kept.indices where before?.constants[index] != question.constants[index] {
      if let constraint = kept[index]?.constraint { solver.setConstant(question.constants[index], of: constraint) }
    }
  }

  private mutating func addRules(_ plan: LayoutPlan, _ question: Question, keeping earlier: [Kept?]) throws {
    var kept = earlier
    for (index, rule) in plan.rules.enumerated() where kept[index] == nil && question.holds(rule) {
      kept[index] = try add(rule, constant: question.constants[index], of: plan)
    }
    self.kept = kept
  }

  private mutating func add(_ rule: LayoutPlan.Rule, constant: Double, of plan: LayoutPlan) throws -> Kept {
    let strength = rule.constraint.priority.strength(rank: rule.constraint.rank)
    var expression = expression(rule.first, in: plan)
    let multiplier = rule.constraint.multiplier
    if let second = rule.second {
      let source = self.expression(second, in: plan)
      for term in source.terms { expression.add(term.variable, times: -multiplier * term.factor) }
    }
    let constraint = try solver.add(expression, rule.relation, constant, strength: strength)
    return Kept(
      rule: rule, multiplier: multiplier, strength: strength, constraint: constraint,
      items: Self.rectangles(of: rule, in: plan))
  }

  private func expression(_ term: LayoutPlan.Term, in plan: LayoutPlan) -> ConstraintSolver.Expression {
    let span = items[plan.rectangle(of: term.item)][term.axis]!
    var expression = Expression()
    switch term.part {
    case .start: if let start = span.start { expression.add(start) }
    case .end: expression.add(span.end)
    case .size: return span.size
    case .middle:
      if let start = span.start { expression.add(start, times: 0.5) }
      expression.add(span.end, times: 0.5)
    }
    return expression
  }

  private mutating func setExtents(_ question: Question) throws {
    for (axis, extent) in [(LayoutPlan.Axis.horizontal, question.width), (.vertical, question.height)] {
      guard let extent, let size = items[0][axis]?.end else { continue }
      let strength = extent == .natural ? LayoutPriority.naturalStrength : LayoutPriority.givenSizeStrength
      let constant = if case .given(let size) = extent { Double(size) } else { 0.0 }
      if let known = extents[axis] {
        if known.strength == strength {
          solver.setConstant(constant, of: known.constraint)
          continue
        }
        solver.remove(known.constraint)
      }
      extents[axis] = (try solver.add(Expression(size), .equal, constant, strength: strength), strength)
    }
  }

  private mutating func setRequests(_ plan: LayoutPlan, _ question: Question, before: Question?) throws {
    for axis in [LayoutPlan.Axis.horizontal, .vertical] where question.holds(axis) {
      let requests = axis == .horizontal ? question.widthRequests : question.heightRequests
      let known = axis == .horizontal ? before?.widthRequests : before?.heightRequests
      for place in items.indices where items[place][axis] != nil {
        if let known, known[place] == requests[place] { continue }
        try setRequest(requests[place], axis, of: place, plan.items[place])
      }
    }
  }

  private mutating func setRequest(
    _ request: Measurement?, _ axis: LayoutPlan.Axis, of place: Int, _ item: LayoutPlan.Item
  ) throws {
    var span = items[place][axis]!
    defer { items[place][axis] = span }
    try setLeast(request, axis, of: &span, item)
    if item.kind != .root { try setContent(request, axis, of: &span, item) }
  }

  private mutating func setLeast(
    _ request: Measurement?, _ axis: LayoutPlan.Axis, of span: inout Span, _ item: LayoutPlan.Item
  ) throws {
    let isRigid = item.priorities[axis].compressionResistance >= .required
    let least = Double((isRigid ? request?.naturalIfAny : nil) ?? request?.minimum ?? 0)
    if let constraint = span.least {
      solver.setConstant(least, of: constraint)
    } else {
      span.least = try solver.add(span.size, .greaterThanOrEqual, least)
    }
  }

  private mutating func setContent(
    _ request: Measurement?, _ axis: LayoutPlan.Axis, of span: inout Span, _ item: LayoutPlan.Item
  ) throws {
    let priorities = item.priorities[axis]
    let natural = Double(request?.naturalIfAny ?? 0)
    let isEmpty = request?.naturalIfAny == nil
    if let constraint = span.content {
      if span.priorities == priorities, span.isEmpty == isEmpty {
        solver.setConstant(natural, of: constraint)
        return
      }
      solver.remove(constraint)
    }
    span.priorities = priorities
    span.isEmpty = isEmpty
    span.content =
      isEmpty
      ? try solver.add(span.size, .equal, 0, strength: LayoutPriority.emptyStrength)
      : try solver.add(
        span.size, natural,
        below: priorities.compressionResistance.compressionStrength(rank: item.rank),
        above: priorities.hugging.huggingStrength(rank: item.rank))
  }

  private mutating func setDefaults(_ plan: LayoutPlan) throws {
    for (edge, containerEdge) in plan.defaults where items[edge.item][edge.axis] != nil {
      let difference = expression(edge, in: plan) - expression(containerEdge, in: plan)
      items[edge.item][edge.axis]!.place = try solver.add(
        difference, .equal, 0, strength: LayoutPriority.placeStrength)
    }
  }
}

// Answers.
extension LayoutSystem {
  /// The view's extent, in whole pixels that hold it.
  func extent(_ axis: LayoutPlan.Axis) -> Int {
    guard let span = items[0][axis] else { return 0 }
    return Int(pixels: (solver.value(of: span.end) - Self.tolerance).rounded(.up))
  }

  /// Where the items begin and end, from the view's corner, in whole pixels: edges are rounded, not sizes, so that what
  /// touches has no gap.
  func edges(_ axis: LayoutPlan.Axis, in plan: LayoutPlan) -> [(start: Double, end: Double)] {
    var edges: [(start: Double, end: Double)] = []
    edges.reserveCapacity(items.count)
    for place in items.indices {
      guard let span = items[plan.rectangle(of: place)][axis] else {
        edges.append((0, 0))
        continue
      }
      var start = 0.0
      if let variable = span.start { start = solver.value(of: variable) }
      edges.append((Self.pixel(start), Self.pixel(solver.value(of: span.end))))
    }
    return edges
  }

  // What is half a pixel must not go one way or the other by a rounding error.
  private static let tolerance = 1e-6
  private static func pixel(_ value: Double) -> Double { (value + 0.5 + tolerance).rounded(.down) }
}
