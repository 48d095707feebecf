public import Foundation
import Gtk
import Synchronization

/// Where a scroll view is: written to scroll it, read to see whether the person has moved it.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .bottom)
/// ScrollView { Messages() }.scrollPosition($position)
/// Button("Up") { position.scrollTo(edge: .top) }
/// ```
public nonisolated struct ScrollPosition: Equatable {
  nonisolated enum Target: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target: Target?
  /// Tells a wish from an equal one before it.
  private var turn = 0
  /// Whether the person has scrolled since the program did.
  public private(set) var isPositionedByUser = false
  /// The view that is seen first, of the container with `scrollTargetLayout()`, or the one that was scrolled to.
  public private(set) var viewID: (any Hashable)?

  /// A position of a scroll view whose views have identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  /// A position at a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// A position at a view.
  public init<ID: Hashable>(idType: ID.Type, id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// A position at an edge.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  /// A position at a point of the content.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  /// A position at a point of the content.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: Double, y: Double) { scrollTo(x: x, y: y) }
  /// A position at a distance from the leading edge.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: Double) { scrollTo(x: x) }
  /// A position at a distance from the top.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: Double) { scrollTo(y: y) }

  private mutating func take(_ target: Target) {
    turn = Self.turns.add(1, ordering: .relaxed).newValue
    (self.target, isPositionedByUser) = (target, false)
    if case .id(let id, _) = target { viewID = id.base as? any Hashable } else { viewID = nil }
  }

  private static let turns = Atomic(0)

  /// Scrolls to a view; see `ScrollViewProxy.scrollTo(_:anchor:)`.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    take(.id(identity(of: id), anchor))
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { take(.edge(edge)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { take(.point(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: Double, y: Double) { take(.point(x: x, y: y)) }
  /// Scrolls to a distance from the leading edge.
  public mutating func scrollTo(x: Double) { take(.point(x: x, y: nil)) }
  /// Scrolls to a distance from the top.
  public mutating func scrollTo(y: Double) { take(.point(x: nil, y: y)) }

  /// The edge that the program has scrolled to; nil once the person has scrolled.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point that the program has scrolled to; nil once the person has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }
  /// The distance from the leading edge that the program has scrolled to.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }
  /// The distance from the top that the program has scrolled to.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }
  /// The view that is seen first, if its identifier is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID as? ID }

  /// The person has scrolled.
  fileprivate mutating func wasMoved(to id: AnyHashable?) {
    (target, isPositionedByUser) = (nil, true)
    viewID = id?.base as? any Hashable
  }

  fileprivate func isSameWish(as other: ScrollPosition?) -> Bool { other?.turn == turn && other?.target == target }

  /// Whether both are the same place.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.turn == right.turn && left.target == right.target && left.isPositionedByUser == right.isPositionedByUser
      && left.viewID.map { AnyHashable($0) } == right.viewID.map { AnyHashable($0) }
  }
}

private struct PositionValueModifier: NodeModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    PositionValueNode(view, inputs)
  }
}

private final class PositionValueNode<Content: View>: EffectNode<Content, PositionValueModifier> {
  private var connections: [SignalConnection] = []
  private weak var scroller: ScrolledWindow?
  private var known: ScrollPosition?
  /// What is to be scrolled to once the content has its size.
  private var waiting: ScrollPosition.Target?
  /// Where the value has the scroll view go.
  private weak var ownGoal: ScrollGoal?
  private let rest = ScrollRest()

  override init(_ view: ModifiedContent<Content, PositionValueModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    hook = island.makeHook(for: self, name: "scrollPosition") { [unowned self] in
      let wanted = modifier.position.wrappedValue
      let isNew = !wanted.isSameWish(as: known)
      known = wanted
      guard isNew, let target = wanted.target else { return }
      island.afterUpdate { [weak self] in self?.scroll(to: target) }
    }
  }

  override func begin() {
    connect()
    hook.run(because: .firstRun)
  }

  override func end() {
    connections.forEach { $0.disconnect() }
    connections = []
  }

  override func modifierDidChange(from old: PositionValueModifier) { if isActive { hook.invalidate(.inputs) } }

  private func connect() {
    guard connections.isEmpty, let scroller = scrollerBelow else { return }
    self.scroller = scroller
    for adjustment in [scroller.verticalAdjustment, scroller.horizontalAdjustment] {
      let limitsChanged: Signal<> = Signal(adjustment, "changed")
      connections.append(limitsChanged { [weak self] in self?.limitsDidChange() })
      connections.append(adjustment.onValueChanged.includingProgrammatic { [weak self] in self?.didMove() })
    }
  }

  private func scroll(to target: ScrollPosition.Target) {
    guard !isRemoved, isActive, let scroller else { return }
    waiting = nil
    if case .id(let id, let anchor) = target {
      _ = scrollBelow(to: id, anchor ?? modifier.anchor ?? .top)
      ownGoal = ScrollGoal.current(of: scroller)
      return
    }
    waiting = target
    bring(scroller, to: target)
  }

  /// What is to be reached may have its place only with the layout that is to come.
  private func bring(_ scroller: ScrolledWindow, to target: ScrollPosition.Target) {
    ScrollGoal.set(of: scroller) { [weak self, weak scroller] in
      guard let self, let scroller, !isRemoved, isActive, waiting == target else { return .lost }
      guard scroller.verticalAdjustment.pageSize > 0 else { return .unknown }
      return move(scroller, to: target) ? .moved : .reached
    }
    ownGoal = ScrollGoal.current(of: scroller)
  }

  /// - Returns: whether something was scrolled.
  private func move(_ scroller: ScrolledWindow, to target: ScrollPosition.Target) -> Bool {
    let (across, down) = (scroller.horizontalAdjustment, scroller.verticalAdjustment)
    let before = (across.value, down.value)
    switch target {
    case .id: break
    case .edge(.top): down.value = down.range.lowerBound
    case .edge(.bottom): down.value = down.range.upperBound
    case .edge(.leading): across.value = across.range.lowerBound
    case .edge(.trailing): across.value = across.range.upperBound
    case .point(let x, let y):
      if let x { across.value = across.clamped(x) }
      if let y { down.value = down.clamped(y) }
    }
    return abs(across.value - before.0) > 0.5 || abs(down.value - before.1) > 0.5
  }

  /// What is made for the end may be longer than was guessed: the end stays the end until the person scrolls. A point is gone to once.
  private func limitsDidChange() {
    guard let waiting, let scroller, case .edge = waiting else { return }
    bring(scroller, to: waiting)
  }

  private func didMove() {
    guard let scroller else { return }
    // What the value asks for stays its value, even where it cannot be reached.
    if let goal = ScrollGoal.current(of: scroller), goal === ownGoal { return }
    let isAtEdge = scroller.verticalAdjustment.value >= scroller.verticalAdjustment.range.upperBound - 1
    if case .edge(.bottom)? = waiting, isAtEdge { return }
    rest.wait(in: scroller) { [weak self] in self?.tell() }
  }

  private func tell() {
    guard !isRemoved, isActive, let scroller, scroller.width > 0 else { return }
    let id = seenFirst(in: scroller)
    if case .id(let wanted, _)? = known?.target, wanted == id { return }
    if case .edge(.bottom)? = waiting {
      let down = scroller.verticalAdjustment
      if down.value >= down.range.upperBound - 1 { return }
    }
    waiting = nil
    var moved = known ?? withoutTracking { modifier.position.wrappedValue }
    moved.wasMoved(to: id)
    guard moved != known else { return }
    known = moved
    modifier.position.wrappedValue = moved
  }

  private func seenFirst(in scroller: ScrolledWindow) -> AnyHashable? {
    let anchor = modifier.anchor
    let share = anchor ?? .topLeading
    let place = CGPoint(x: Double(scroller.width) * share.x, y: Double(scroller.height) * share.y)
    return scrollTargetsBelow.compactMap { target -> (id: AnyHashable, distance: Double)? in
      guard let frame = target.widget.frame(in: scroller) else { return nil }
      let x = frame.x + frame.width * share.x - place.x
      let y = frame.y + frame.height * share.y - place.y
      // What has gone out at the start is not what one looks at.
      guard anchor != nil || (y > -frame.height / 2 && x > -frame.width / 2) else { return nil }
      return (target.id, abs(x) + abs(y))
    }.min { $0.distance < $1.distance }?.id
  }
}

extension View {
  /// Lets a scroll view's position and a value follow each other.
  ///
  /// - Parameter anchor: the point of what is seen whose view is told, and to which views are scrolled; nil for the start.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(PositionValueModifier(position: position, anchor: anchor))
  }
}
