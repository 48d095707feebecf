import Gtk
import GtkTracking

/// The constraints and guides that one view keeps, and the solvers that place their items.
///
/// A view whose constraints reach into views below it solves for those as well: their constraints and its own are one
/// system, relative to its corner, and it places the subviews of each of those views.
final class ConstraintStore {
  private unowned let view: View
  /// By rank.
  private(set) var constraints: [LayoutConstraint] = []
  private var constraintCount = 0
  var guides: [LayoutGuide] = []
  /// The constraints that each subview is part of, here and above.
  private var uses: [RawWidget: [LayoutConstraint]] = [:]
  /// The constraints of views above that reach through this one.
  private var reaching: [ObjectIdentifier: LayoutConstraint] = [:]

  private var plan: LayoutPlan?
  private var planNumber = 0
  private var ranks = ItemRanks()
  private var systems = [LayoutSystem](repeating: LayoutSystem(), count: Purpose.allCases.count)
  private var survey: Survey?
  /// The items' widths in the last question for widths, and in the last layout.
  private var givenWidths: [Int] = []
  private var laidOutWidths: [Int] = []
  /// The input of the last layout.
  private(set) var surveyLaidOut: Survey?
  /// Where the last layout put the subviews of each view of the system.
  private var frames: [ObjectIdentifier: [Frame]] = [:]

  /// The answers of a system. Each question has its own system: the answers lie far apart, and each changes little from time to time.
  private enum Purpose: Int, CaseIterable { case leastWidth, naturalWidth, width, leastHeight, naturalHeight, height }

  struct Frame: Equatable {
    let item: LayoutPlan.Item
    let rect: Rect

    static func == (left: Frame, right: Frame) -> Bool {
      left.item.identity == right.item.identity && left.rect == right.rect
    }
  }

  init(_ view: View) { self.view = view }

  // Subviews may outlive their view, and are placed by others then.
  isolated deinit {
    for constraint in constraints {
      if let left = constraint.firstItem as? View, constraint.isOfSize(of: left) {
        constraint.goAlong(with: left)
      } else {
        constraint.end()
      }
    }
  }

  // MARK: Members

  /// - Returns: the constraint's number.
  func add(_ constraint: LayoutConstraint) -> Int {
    if constraints.isEmpty { constraintCount = 0 }
    constraints.append(constraint)
    constraintCount += 1
    return constraintCount - 1
  }

  func remove(_ constraint: LayoutConstraint) {
    var (low, high) = (0, constraints.count)
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle].rank < constraint.rank { low = middle + 1 } else { high = middle }
    }
    if low < constraints.count, constraints[low] === constraint { constraints.remove(at: low) }
  }

  /// Ends the constraints that a subview, or something in it, is part of together with what is not in it.
  func removeConstraints(with subview: Widget) {
    var ended = uses[subview.rawWidget] ?? []
    if let inner = (subview as? View)?.constraintStore { ended += inner.reaching.values }
    for constraint in ended {
      // As in UIKit, a view takes the size it asks for along.
      if let moved = subview as? View, constraint.isOfSize(of: moved) {
        constraint.goAlong(with: moved)
        view.constraintsDidChange()
      } else {
        constraint.leave()
      }
    }
  }

  /// Ends the constraints that a guide of the view is part of.
  func removeConstraints(with guide: LayoutGuide) {
    let ended = (constraints + reaching.values).filter { $0.firstItem === guide || $0.secondItem === guide }
    for constraint in ended { constraint.leave() }
  }

  /// A constraint with a subview begins.
  func beginUse(of subview: RawWidget, _ constraint: LayoutConstraint) { uses[subview, default: []].append(constraint) }

  /// A constraint with a subview ends.
  func endUse(of subview: RawWidget, _ constraint: LayoutConstraint) {
    guard let index = uses[subview]?.firstIndex(where: { $0 === constraint }) else { return }
    if uses[subview]?.count == 1 { uses[subview] = nil } else { uses[subview]?.remove(at: index) }
  }

  /// The constraints that a subview is part of, here and above.
  func constraints(with subview: RawWidget) -> [LayoutConstraint] { uses[subview] ?? [] }

  /// Whether a constraint says something about a subview.
  func isConstrained(_ subview: RawWidget) -> Bool { uses[subview] != nil }

  /// Whether constraints say something about every subview.
  var placesEverySubview: Bool {
    var left = uses.count
    var next = view.rawWidget.firstChild
    while let subview = next, left >= 0 {
      left -= 1
      next = subview.nextSibling
    }
    return left == 0
  }

  // MARK: The views above

  /// A constraint of a view above reaches through this one from now on.
  func beginReach(of constraint: LayoutConstraint) {
    reaching[ObjectIdentifier(constraint)] = constraint
    forgetSystems()
  }

  func endReach(of constraint: LayoutConstraint) {
    reaching[ObjectIdentifier(constraint)] = nil
    forgetSystems()
  }

  /// The view whose system this view is part of.
  var root: View {
    for constraint in reaching.values { if let store = constraint.owner?.constraintStore { return store.root } }
    return view
  }

  private func forgetSystems() {
    plan = nil
    for place in systems.indices { systems[place] = LayoutSystem() }
    frames.removeAll()
    survey = nil
    surveyLaidOut = nil
    laidOutWidths = []
  }

  /// Constraints have come or gone.
  func planDidChange() { plan = nil }

  /// The constant of a constraint of the system was set.
  func constantDidChange(of constraint: LayoutConstraint) {
    if plan?.updateConstant(of: constraint) == false { plan = nil }
  }

  // MARK: Answers

  /// The plan, without the constraints whose items GTK has taken away by now; nil if there is none.
  private func currentPlan() -> LayoutPlan? {
    if var current = plan, current.isUpToDate {
      current.updateVolatileConstants()
      plan = current
      return current
    }
    plan = nil
    endBroken()
    planNumber += 1
    let new = LayoutPlan(of: view, number: planNumber, ranks: &ranks)
    guard !new.rules.isEmpty else {
      forgetSystems()
      return nil
    }
    plan = new
    return new
  }

  private func endBroken() {
    for constraint in constraints where !constraint.holdsTogether { constraint.end() }
    // Those of the views below are part of the plan.
    var views = subviewsReached
    while let view = views.popLast() {
      guard let store = view.constraintStore else { continue }
      for constraint in store.constraints where !constraint.holdsTogether { constraint.end() }
      views += store.subviewsReached
    }
  }

  private var subviewsReached: [View] {
    var views: [View] = []
    for constraint in constraints {
      for reached in constraint.reachedViews { if let view = reached.object { views.append(view) } }
    }
    return views
  }

  /// The plan, surveyed. GTK asks the view for its width again where something below may request another size, so
  /// earlier answers hold where it does not.
  private func surveyedPlan() -> LayoutPlan? {
    if survey != nil, view.isVisible { _ = view.rawWidget.measured(.horizontal) } else { survey = nil }
    if let survey, var current = plan, survey.planNumber == current.number {
      current.updateVolatileConstants()
      plan = current
      return current
    }
    guard let plan = currentPlan() else {
      survey = nil
      return nil
    }
    makeSurvey(of: plan)
    return plan
  }

  private func makeSurvey(of plan: LayoutPlan) {
    var new = Survey(planNumber: plan.number)
    new.isShown.reserveCapacity(plan.items.count)
    for item in plan.items { new.isShown.append(isShown(item, plan)) }
    survey = new
    new.widths = requests(of: plan, .horizontal)
    survey = new
  }

  /// The input of layout where constraints place every subview: the sizes that items request at their widths.
  func surveyForLayout() -> Survey? {
    guard root === view, let plan = surveyedPlan(), placesEverySubview else { return nil }
    return survey(of: plan)
  }

  /// The survey, with the heights at the widths that the last layout gave.
  private func survey(of plan: LayoutPlan) -> Survey? {
    var survey = survey
    survey?.heights = []
    if laidOutWidths.count == plan.items.count, let widths = survey?.widths {
      var given = laidOutWidths
      for place in given.indices { given[place] = max(given[place], widths[place]?.minimum ?? 0) }
      survey?.heights = [Survey.Heights(widths: given, requests: heightRequests(of: plan, given))]
    }
    return survey
  }

  private func heightRequests(of plan: LayoutPlan, _ widths: [Int]) -> LayoutSystem.Requests {
    if let known = survey?.heights(for: widths) { return known }
    let requests = requests(of: plan, .vertical, widths: widths)
    if survey?.planNumber == plan.number {
      if survey?.heights.count == 3 { survey?.heights.removeFirst() }
      survey?.heights.append(Survey.Heights(widths: widths, requests: requests))
    }
    return requests
  }

  /// The size that the constraints request in one direction; nothing where a view above decides.
  func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    guard root === view, let plan = orientation == .horizontal ? currentPlan() : surveyedPlan() else {
      return .fixed(0)
    }
    if orientation == .horizontal { makeSurvey(of: plan) }
    var question = makeQuestion(plan)
    switch orientation {
    case .horizontal:
      question.widthRequests = survey?.widths ?? []
      if plan.isCoupled {
        question.height = .natural
        question.heightRequests = requests(of: plan, .vertical)
      }
      return measure(.leastWidth, .naturalWidth, .horizontal, question, plan)
    case .vertical:
      let width = forSize.map { LayoutSystem.Extent.given($0) } ?? .natural
      askForWidths(&question, width, plan)
      return measure(.leastHeight, .naturalHeight, .vertical, question, plan)
    }
  }

  /// How long the view becomes where it would like a length of its own: that, unless required constraints say otherwise.
  func extent(_ orientation: Orientation, near length: Int, forSize: Int?) -> Int {
    guard root === view, let plan = orientation == .horizontal ? currentPlan() : surveyedPlan() else { return length }
    var question = makeQuestion(plan)
    switch orientation {
    case .horizontal:
      question.widthRequests = survey?.widths ?? []
      if plan.isCoupled {
        question.height = .natural
        question.heightRequests = requests(of: plan, .vertical)
      }
      question.width = .given(length)
      solve(.width, question, plan)
      return systems[Purpose.width.rawValue].extent(.horizontal)
    case .vertical:
      askForWidths(&question, forSize.map { .given($0) } ?? .natural, plan)
      question.height = .given(length)
      solve(.height, question, plan)
      return systems[Purpose.height.rawValue].extent(.vertical)
    }
  }

  private func makeQuestion(_ plan: LayoutPlan) -> LayoutSystem.Question {
    var question = LayoutSystem.Question()
    question.constants = plan.constants
    return question
  }

  private func measure(
    _ leastPurpose: Purpose, _ naturalPurpose: Purpose, _ axis: LayoutPlan.Axis, _ question: LayoutSystem.Question,
    _ plan: LayoutPlan
  ) -> Measurement {
    var question = question
    question[axis] = .least
    solve(leastPurpose, question, plan)
    let least = systems[leastPurpose.rawValue].extent(axis)
    question[axis] = .natural
    solve(naturalPurpose, question, plan)
    return Measurement(minimum: least, natural: max(least, systems[naturalPurpose.rawValue].extent(axis)))
  }

  private func solve(_ purpose: Purpose, _ question: LayoutSystem.Question, _ plan: LayoutPlan) {
    let place = purpose.rawValue
    if systems[place].isNew, let other = systems.firstIndex(where: { $0.answers(plan, like: question) }) {
      // Most of the equations are the same, and solved already.
      systems[place] = systems[other]
    }
    systems[place].solve(plan, question)
  }

  private func edges(
    _ axis: LayoutPlan.Axis, _ purpose: Purpose, _ plan: LayoutPlan
  ) -> [(start: Double, end: Double)] {
    systems[purpose.rawValue].edges(axis, in: plan)
  }

  /// Turns a question for widths into one for heights: with the heights that the items request at their widths, as text wraps.
  ///
  /// - Returns: the items' edges from left to right.
  @discardableResult private func askForWidths(
    _ question: inout LayoutSystem.Question, _ width: LayoutSystem.Extent, _ plan: LayoutPlan
  ) -> [(start: Double, end: Double)] {
    question.width = width
    question.widthRequests = survey?.widths ?? requests(of: plan, .horizontal)
    if plan.isCoupled {
      question.height = .natural
      question.heightRequests = requests(of: plan, .vertical)
    }
    let purpose: Purpose = width == .natural ? .naturalWidth : .width
    solve(purpose, question, plan)
    let edges = edges(.horizontal, purpose, plan)
    var widths: [Int] = []
    widths.reserveCapacity(edges.count)
    for place in edges.indices {
      widths.append(
        max(Int(pixels: edges[place].end - edges[place].start), question.widthRequests[place]?.minimum ?? 0))
    }
    question.heightRequests = heightRequests(of: plan, widths)
    if case .given = width { givenWidths = widths }
    if !plan.isCoupled {
      question.width = nil
      question.widthRequests = []
    }
    return edges
  }

  /// The sizes that the items request.
  private func requests(
    of plan: LayoutPlan, _ orientation: Orientation, widths: [Int]? = nil
  ) -> LayoutSystem.Requests {
    var requests = LayoutSystem.Requests()
    requests.reserveCapacity(plan.items.count)
    for (place, item) in plan.items.enumerated() {
      guard item.kind == .widget || item.kind == .container else {
        requests.append(nil)
        continue
      }
      guard survey?.isShown[place] ?? isShown(item, plan), let widget = item.widget else {
        requests.append(.fixed(0))
        continue
      }
      let size = widget.rawWidget.measured(orientation, forSize: widths?[place])
      // An empty view has no size to hug.
      if size.natural == 0, item.hasOptionalSize {
        requests.append(nil)
      } else if item.asksForItself, !item.isNative {
        // Its own constraints say it exactly, where it has to measure whole pixels.
        requests.append(Measurement(minimum: max(0, size.minimum - 1), natural: size.natural))
      } else if (widget as? View)?.isSizeless(orientation) == true {
        requests.append(.least(size.minimum))
      } else {
        requests.append(size)
      }
    }
    return requests
  }

  /// Whether an item and the views it is in are visible.
  private func isShown(_ item: LayoutPlan.Item, _ plan: LayoutPlan) -> Bool {
    var item = item
    while item.kind != .root {
      if item.widget?.isVisible == false { return false }
      item = plan.items[item.container]
    }
    return true
  }
}

// Layout.
extension ConstraintStore {
  /// The positions of the constrained subviews, in the view's bounds; notes those of the guides. Views below whose subviews
  /// move are asked to lay out.
  func layOut() -> [Frame] {
    guard root === view else { return root.constraintStore?.frames[ObjectIdentifier(view)] ?? [] }
    guard let plan = surveyedPlan() else { return [] }
    let before = frames
    frames = solveFrames(plan)
    laidOutWidths = givenWidths
    // As long as nothing is placed: one of GTK's texts may ask for another height once it has its width.
    surveyLaidOut = survey(of: plan)
    warnOfUnmet()
    for item in plan.items where item.kind == .container {
      guard let container = item.widget else { continue }
      let identity = ObjectIdentifier(container)
      guard frames[identity] != before[identity] else { continue }
      (container as? View)?.markLayout(.system)
      // GTK comes to it in the layout that runs.
      container.queueNativeAllocate()
    }
    return frames[ObjectIdentifier(view)] ?? []
  }

  /// Whether everything is where the constraints place it, also in views further down, whose sizes GTK does not report
  /// to this view.
  var isLaidOut: Bool {
    guard root === view, let plan = surveyedPlan(), plan.isDeep else { return true }
    return solveFrames(plan) == frames
  }

  private func solveFrames(_ plan: LayoutPlan) -> [ObjectIdentifier: [Frame]] {
    var question = makeQuestion(plan)
    let size = view.sizeForConstraints
    var horizontal = askForWidths(&question, .given(size.width), plan)
    question.height = .given(size.height)
    solve(.height, question, plan)
    if plan.isCoupled { horizontal = edges(.horizontal, .height, plan) }
    let vertical = edges(.vertical, .height, plan)
    var frames: [ObjectIdentifier: [Frame]] = [:]
    var ofRoot: [Frame] = []
    ofRoot.reserveCapacity(plan.items.count)
    for (place, item) in plan.items.enumerated() where place > 0 {
      let rect = Rect(
        x: horizontal[place].start - horizontal[item.container].start,
        y: vertical[place].start - vertical[item.container].start,
        width: horizontal[place].end - horizontal[place].start, height: vertical[place].end - vertical[place].start)
      if let guide = item.guide {
        guide.layoutFrame = rect
      } else if item.shared == nil {
        let frame = Frame(item: item, rect: rect)
        if item.container == 0 {
          ofRoot.append(frame)
        } else {
          frames[plan.items[item.container].identity, default: []].append(frame)
        }
      }
    }
    frames[ObjectIdentifier(view)] = ofRoot
    return frames
  }

  /// GTK allocates whole pixels, where a line of a half may have been requested.
  private func isMetButForRounding(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.isOfSize(of: view), constraint.secondItem == nil else { return false }
    // The frames that a theme draws around GTK's own widgets are not part of their widths and heights here.
    if view.isNative { return true }
    return abs(constraint.constant - Double(constraint.firstAttribute == .width ? view.width : view.height)) < 1
  }

  /// Says once for each required constraint that it could not be met.
  private func warnOfUnmet() {
    guard !view.lacksRoom else { return }
    let (width, height) = (systems[Purpose.width.rawValue].unmet, systems[Purpose.height.rawValue].unmet)
    for constraint in width + height where !constraint.hasWarned && !isMetButForRounding(constraint) {
      constraint.hasWarned = true
      UpdateRecorder.warn(
        "\(type(of: constraint.owner ?? view)) cannot meet the constraint \(constraint) together with the others and its "
          + "subviews' least sizes, and ignores it. Give it a lower priority if that is intended."
      )
    }
  }
}
