import TrackedKit

/// An element of the program that runs: its widget, its controller, and what is known of its hooks.
final class Instance {
  let index: Int
  let element: Element
  private(set) weak var world: World?
  private(set) var widget: Widget!
  private(set) var controller: ViewController?
  /// By the number of their kind.
  private var recordsByKind: [HookRecord?] = Array(repeating: nil, count: HookCode.Kind.allCases.count)
  private(set) var records: [HookRecord] = []

  /// How many views, controllers and buttons of programs there are.
  static var alive = 0

  init(_ index: Int, _ element: Element, _ world: World) {
    self.index = index
    self.element = element
    self.world = world
    switch element.kind {
    case .absent: break
    case .view:
      addRecords([.updateConstraints, .updateProperties, .layoutSubviews, .draw])
      widget = ProgramView(self)
    case .controller:
      addRecords(HookCode.Kind.allCases.filter { $0 != .updateConfiguration && $0 != .configurationHandler })
      let controller = ProgramController(self)
      self.controller = controller
      widget = controller.view
    case .label:
      addRecords([.updateProperties])
      widget = Label()
      setHandler()
    case .button:
      addRecords([.updateConfiguration, .configurationHandler])
      let button = ProgramButton(self)
      widget = button
      button.configurationUpdateHandler = { [weak self] button in
        guard let self else { return }
        button.configuration?.title = "\(run(.configurationHandler, button) % 1000)"
      }
    case .box: widget = Box(.vertical)
    case .revealer:
      let revealer = Revealer()
      revealer.transitionType = .none
      widget = revealer
    case .stack: widget = Stack()
    case .tabs:
      let tabs = TabBarController()
      controller = tabs
      widget = tabs.view
    }
    if element.answersLevel { answerLevels() }
  }

  /// The level that the handler of traits was told of last.
  var answeredLevel: Int?

  private func answerLevels() {
    widget?.registerForTraitChanges([LevelTrait.self]) { [weak self] (widget: Widget, _: TraitCollection) in
      guard let self else { return }
      world?.answerLevel(self, widget.traitCollection[LevelTrait.self])
    }
  }

  private func addRecords(_ kinds: [HookCode.Kind]) {
    for kind in kinds {
      let record = HookRecord(element.hooks.first { $0.kind == kind } ?? HookCode(kind), of: index)
      recordsByKind[kind.rawValue] = record
      records.append(record)
    }
    layoutRecords = records.filter(\.kind.isLayout)
    for record in layoutRecords { record.group = layoutRecords }
    placesSubviews = element.hooks.contains { $0.kind == .layoutSubviews }
  }

  /// Lets go of widget and controller.
  func release() {
    dismantle()
    controller = nil
    widget = nil
  }

  /// Ends the circle of the hooks that run together.
  func dismantle() { for record in records { record.group = [] } }

  func record(_ kind: HookCode.Kind) -> HookRecord? { recordsByKind[kind.rawValue] }

  var view: ProgramView? { widget as? ProgramView }

  /// A hook of the element was called.
  @discardableResult
  func run(_ kind: HookCode.Kind, _ environment: any TraitEnvironment) -> Int {
    guard let world, let record = record(kind) else { return 0 }
    return world.run(record, of: self, environment)
  }

  func setHandler() {
    guard let label = widget as? Label else { return }
    record(.updateProperties)?.hasToRun = true
    label.updateProperties { [weak self] label in
      guard let self else { return }
      label.text = Instance.text(run(.updateProperties, label))
    }
  }

  /// What a label shows of a number: one to three lines.
  static func text(_ value: Int) -> String {
    String(repeating: "\n", count: abs(value) % 3) + "\(value % 1000)"
  }

  // MARK: Layout

  private(set) var layoutRecords: [HookRecord] = []
  /// Whether the layout hook puts the subviews itself.
  private(set) var placesSubviews = false
  /// The layout may run for a reason that no hook read: constraints.
  var mayLayOut = false
  var mayDraw = true
  private var layoutInput: LayoutInput?
  /// The view's size and its visible subviews when the layout began.
  private var layoutStart: (width: Int, height: Int, subviews: Set<ObjectIdentifier>)?
  /// How many allocations of the view run: a hook of its may have something above laid out.
  private var allocations = 0
  private var layout = LayoutState.none {
    didSet {
      let isInLayout = isInLayout
      for record in layoutRecords { record.isInLayout = isInLayout }
    }
  }

  private enum LayoutState {
    case none
    case begun(isExpected: Bool)
    case running
    /// The kit lays out what is hidden without an allocation by GTK.
    case runningHidden
  }

  func beginLayout() {
    allocations += 1
    if allocations == 1, !isInLayout { layout = .begun(isExpected: isLayoutExpected) }
  }

  private var isInLayout: Bool {
    switch layout {
    case .running, .runningHidden: true
    case .none, .begun: false
    }
  }

  private var isLaidOutHidden: Bool {
    if case .runningHidden = layout { return true }
    return false
  }

  private var isLayoutExpected: Bool { mayLayOut || layoutRecords.contains { $0.hasToRun || $0.mayRun } }

  func endLayout() {
    allocations -= 1
    if allocations == 0, !isLaidOutHidden { layout = .none }
  }

  /// A layout hook is about to run: the first of a layout needs a reason, the others run along.
  func layoutHasReason() -> Bool {
    let isExpected: Bool
    switch layout {
    case .running, .runningHidden: return true
    case .none: (isExpected, layout) = (isLayoutExpected, .runningHidden)
    case .begun(let value): (isExpected, layout) = (value, .running)
    }
    mayLayOut = false
    mayDraw = true
    layoutStart = view.map { ($0.width, $0.height, visibleSubviews) }
    if isExpected { return true }
    if layoutRecords.contains(where: { world?.traitsDiffer(for: $0) == true }) { return true }
    return view.map { LayoutInput($0) != layoutInput } ?? true
  }

  /// A layout hook ran.
  func noteLayoutRun(of record: HookRecord) {
    if case .runningHidden = layout, record === layoutRecords.last { layout = .none }
  }

  /// The subviews were placed.
  func noteLayoutInput() {
    layoutInput = view.map { LayoutInput($0) }
    // What changed while the hooks ran, they may not have come to know of.
    guard let view, let start = layoutStart else { return }
    if view.width != start.width || view.height != start.height || !visibleSubviews.isSubset(of: start.subviews) {
      mayLayOut = true
    }
  }

  private var visibleSubviews: Set<ObjectIdentifier> {
    Set((view?.addedChildren ?? []).filter { $0.isVisible }.map { ObjectIdentifier($0) })
  }
}

/// What a layout follows from, apart from what its hooks read.
private struct LayoutInput: Equatable {
  private let width: Int
  private let height: Int
  private let requests: [Request]

  private struct Request: Equatable {
    let subview: ObjectIdentifier
    let isVisible: Bool
    let width: Measurement
    let height: Measurement
  }

  init(_ view: View) {
    width = view.width
    height = view.height
    requests = view.addedChildren.map {
      Request(
        subview: ObjectIdentifier($0), isVisible: $0.isVisible, width: $0.measured(.horizontal),
        height: $0.measured(.vertical))
    }
  }
}
