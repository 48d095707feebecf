import Foundation
import Gtk

/// Marks the container whose views a scroll view's position is told by.
private struct ScrollTargetModifier: NodeModifier {
  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ScrollTargetMark(view, inputs)
  }
}

private protocol ScrollTargetMarking: _Node {}

private final class ScrollTargetMark<Content: View>: ModifiedNode<Content, ScrollTargetModifier>, ScrollTargetMarking {}

/// A node that knows which of its views are where.
protocol ScrollTargetsNode: _Node {
  /// The views that have widgets, with their identifiers.
  var scrollTargets: [(id: AnyHashable, widget: Widget)] { get }
}

/// Lets the position of a scroll view and a value follow each other.
private struct ScrollPositionModifier<ID: Hashable>: NodeModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ScrollPositionNode(view, inputs)
  }
}

private final class ScrollPositionNode<Content: View, ID: Hashable>:
  EffectNode<Content, ScrollPositionModifier<ID>>
{
  private var connections: [SignalConnection] = []
  /// What the value was told by scrolling, or asked for.
  private var known: ID?
  /// Where the value has the scroll view go.
  private weak var ownGoal: ScrollGoal?

  override init(_ view: ModifiedContent<Content, ScrollPositionModifier<ID>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    hook = island.makeHook(for: self, name: "scrollPosition") { [unowned self] in
      let wanted = modifier.id.wrappedValue
      guard wanted != known else { return }
      known = wanted
      guard let wanted else { return }
      island.afterUpdate { [weak self] in
        guard let self, !isRemoved else { return }
        _ = scrollBelow(to: identity(of: wanted), modifier.anchor ?? .top)
        ownGoal = scrollerBelow.flatMap(ScrollGoal.current)
      }
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

  override func modifierDidChange(from old: ScrollPositionModifier<ID>) { if isActive { hook.invalidate(.inputs) } }

  private func connect() {
    guard connections.isEmpty, let scroller = scrollerBelow else { return }
    connections = [scroller.verticalAdjustment, scroller.horizontalAdjustment].map { adjustment in
      adjustment.onValueChanged.includingProgrammatic { [weak self] in self?.didMove(scroller) }
    }
  }

  private func didMove(_ scroller: ScrolledWindow) {
    // What the value asks for stays its value, even where it cannot be reached.
    if let goal = ScrollGoal.current(of: scroller), goal === ownGoal { return }
    rest.wait(in: scroller) { [weak self] in self?.tell() }
  }

  private let rest = ScrollRest()

  /// Tells which view is at the anchor, or first.
  private func tell() {
    guard !isRemoved, isActive, let scroller = scrollerBelow, scroller.width > 0 else { return }
    let share = modifier.anchor ?? .top
    let place = CGPoint(x: Double(scroller.width) * share.x, y: Double(scroller.height) * share.y)
    var best: (id: ID, distance: Double)?
    for target in scrollTargetsBelow {
      guard let id = target.id.base as? ID, let frame = target.widget.frame(in: scroller) else { continue }
      let (x, y) = (frame.x + frame.width * share.x - place.x, frame.y + frame.height * share.y - place.y)
      // What has gone out at the start is not what one looks at.
      guard modifier.anchor != nil || y > -frame.height / 2 else { continue }
      let distance = abs(x) / 1000 + abs(y)
      if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
    }
    guard let best, best.id != known else { return }
    known = best.id
    modifier.id.wrappedValue = best.id
  }
}

extension _Node {
  /// The first widget below that scrolls.
  var scrollerBelow: ScrolledWindow? {
    var pending = firstWidget.map { [$0] } ?? []
    while let next = pending.popLast() {
      if let scroller = next as? ScrolledWindow { return scroller }
      pending += next.children.reversed()
    }
    return nil
  }

  /// The views of the container below that is marked with `scrollTargetLayout()`, as far as they have widgets.
  var scrollTargetsBelow: [(id: AnyHashable, widget: Widget)] {
    if self is any ScrollTargetMarking { return identifiedViewsInside }
    var found: [(id: AnyHashable, widget: Widget)] = []
    forEachChild { if found.isEmpty { found = $0.scrollTargetsBelow } }
    return found
  }

  private var identifiedViewsInside: [(id: AnyHashable, widget: Widget)] {
    if let rows = self as? any ScrollTargetsNode { return rows.scrollTargets }
    if let identified = self as? any IdentifiedNode {
      return identified.firstWidget.map { [(identified.identity, $0)] } ?? []
    }
    var found: [(id: AnyHashable, widget: Widget)] = []
    forEachChild { found += $0.identifiedViewsInside }
    return found
  }
}

extension View {
  /// Marks the stack or grid in a scroll view whose views `scrollPosition` reports, and `.viewAligned` stops at.
  public func scrollTargetLayout() -> some View { modifier(ScrollTargetModifier()) }

  /// Lets a scroll view's position and the identifier of the view that is seen first, or at the anchor, follow each other. The views
  /// are those of the container with `scrollTargetLayout()`.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}
