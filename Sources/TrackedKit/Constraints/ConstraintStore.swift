import Gtk

/// The constraints and guides of one view, and what they say about the places of its subviews.
final class ConstraintStore {
  private unowned let view: View
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []

  init(_ view: View) { self.view = view }

  /// Ends the constraints that an item is part of.
  func removeConstraints(with item: any LayoutItem) {
    let ended = constraints.filter { $0.firstItem === item || $0.secondItem === item }
    guard !ended.isEmpty else { return }
    ended.forEach { $0.end() }
    view.constraintsDidChange()
  }

  /// Whether a constraint says something about a subview.
  func isConstrained(_ subview: Widget) -> Bool {
    constraints.contains { $0.firstItem === subview || $0.secondItem === subview }
  }

  /// The constraints as equations. Ends those whose items GTK has taken out of the view by now.
  private func makeProblem() -> ConstraintProblem? {
    for constraint in constraints where !constraint.holdsTogether { constraint.end() }
    return constraints.isEmpty ? nil : ConstraintProblem(of: view, constraints, guides)
  }

  /// What the constraints ask for in one direction.
  func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    makeProblem()?.measure(orientation, forSize: forSize) ?? .fixed(0)
  }

  /// Where the constrained subviews go in the view's bounds; notes where the guides are.
  func places() -> [(subview: Widget, rect: Rect)] {
    guard let problem = makeProblem() else { return [] }
    let rects = problem.places(width: view.width, height: view.height)
    for (guide, rect) in zip(problem.guides, rects[(1 + problem.subviews.count)...]) { guide.layoutFrame = rect }
    warnOfUnmet(problem, rects)
    return zip(problem.subviews, rects[1...]).map { (subview: $0, rect: $1) }
  }

  /// Says once for each required constraint that it could not be met.
  private func warnOfUnmet(_ problem: ConstraintProblem, _ rects: [Rect]) {
    for (constraint, equation) in zip(constraints, problem.equations)
    where !constraint.hasWarned && constraint.priority >= .required && !equation.isMet(by: rects) {
      constraint.hasWarned = true
      UpdateInspector.warn(
        "\(type(of: view)) cannot meet the constraint \(constraint) together with the others, its subviews' least sizes "
          + "and its own size of \(view.width) by \(view.height), and leaves it out. A lower priority says that it may."
      )
    }
  }
}

extension View {
  /// The constraints this view keeps: between itself, its subviews and its guides.
  public final var constraints: [LayoutConstraint] { constraintStore?.constraints ?? [] }

  /// Whether `updateConstraints()` is due.
  public final func needsUpdateConstraints() -> Bool {
    node.hooks.all.contains { $0.kind == .updateConstraints && $0.isPending }
  }

  /// What this view keeps constraints in, made for the first one.
  func makeConstraintStore() -> ConstraintStore {
    if let constraintStore { return constraintStore }
    let store = ConstraintStore(self)
    constraintStore = store
    return store
  }

  /// Asks for a new measure and layout.
  func constraintsDidChange() { queueResize() }

  /// Whether no constraint places a subview, so that it fills the view.
  func fills(_ subview: Widget) -> Bool { constraintStore?.isConstrained(subview) != true }

  /// Places the subviews that have constraints.
  func placeConstrainedSubviews() {
    guard let constraintStore else { return }
    for (subview, rect) in constraintStore.places() where subview.isVisible { place(subview, in: rect) }
  }
}

extension ConstraintSystem.Equation {
  /// Whether rectangles in whole pixels meet the equation, as far as rounding lets one tell.
  fileprivate func isMet(by rects: [Rect]) -> Bool {
    let right = (source.map { $0.value(in: rects) } ?? 0) * multiplier + constant
    let error = target.value(in: rects) - right
    let tolerance = 3 + 3 * abs(multiplier)
    switch relation {
    case .equal: return abs(error) <= tolerance
    case .lessThanOrEqual: return error <= tolerance
    case .greaterThanOrEqual: return error >= -tolerance
    }
  }
}

extension ConstraintSystem.Term {
  fileprivate func value(in rects: [Rect]) -> Double {
    let rect = rects[rectangle]
    return switch attribute {
    case .left: rect.x
    case .right: rect.x + rect.width
    case .top: rect.y
    case .bottom: rect.y + rect.height
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.x + rect.width / 2
    case .centerY: rect.y + rect.height / 2
    }
  }
}
