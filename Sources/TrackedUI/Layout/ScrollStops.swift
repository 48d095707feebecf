public import Foundation
import Gtk

/// Where something that scrolls is to come to rest.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  /// What is known of what scrolls.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where it is to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A part of a content that is to be seen.
public nonisolated struct ScrollTarget: Sendable {
  /// The part, in the content's coordinates.
  public var rect: CGRect
  /// Which point of it comes to the same point of what is seen; nil for the upper leading corner.
  public var anchor: UnitPoint?
}

/// What is known of what scrolls when it comes to rest.
@MainActor public struct ScrollTargetBehaviorContext {
  /// Where it would come to rest.
  public let originalTarget: ScrollTarget
  /// How fast it moves: it rests when the rule is asked.
  public let velocity = Vector.zero
  /// The size of all of it.
  public let contentSize: CGSize
  /// The size of what is seen.
  public let containerSize: CGSize
  /// Where it can be scrolled.
  public let axes: Axis.Set
  /// The rectangles of the views it can stop at, in the content's coordinates.
  let stops: [CGRect]
}

/// Comes to rest at whole pages of what is seen.
@MainActor public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// At whole pages.
  public init() {}
  /// The nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (place / length).rounded() * length : place
    }
    if context.axes.contains(.horizontal) { target.rect.x = page(target.rect.x, context.containerSize.width) }
    if context.axes.contains(.vertical) { target.rect.y = page(target.rect.y, context.containerSize.height) }
  }
}

/// Comes to rest at the start of a view of the container with `scrollTargetLayout()`.
@MainActor public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once: as many as the person scrolls.
  public nonisolated enum LimitBehavior: Sendable {
    /// As many.
    case automatic, always, alwaysByFew, alwaysByOne, never
  }
  /// At the start of a view.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// The nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func nearest(_ place: CGFloat, _ starts: [CGFloat]) -> CGFloat {
      starts.min { abs($0 - place) < abs($1 - place) } ?? place
    }
    if context.axes.contains(.horizontal) { target.rect.x = nearest(target.rect.x, context.stops.map(\.x)) }
    if context.axes.contains(.vertical) { target.rect.y = nearest(target.rect.y, context.stops.map(\.y)) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages of what is seen.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the start of a view of the container with `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// At the start of a view of the container with `scrollTargetLayout()`.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static let defaultValue: (any ScrollTargetBehavior)? = nil
}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Where the scroll views inside come to rest when the person has scrolled them.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}

/// Moves a scrolled window on to where it is to come to rest, once it has stood still for a moment.
final class ScrollStops {
  private unowned let scroller: ScrolledWindow
  private var behavior: (any ScrollTargetBehavior)?
  private weak var node: _Node?
  private var axes: Axis.Set = []
  private var connections: [SignalConnection] = []
  private var still = 0
  private var isWaiting = false
  private var isMoving = false

  private init(_ scroller: ScrolledWindow) { self.scroller = scroller }

  static func of(_ scroller: ScrolledWindow) -> ScrollStops { scroller.attachment(orNew: ScrollStops(scroller)) }

  func show(_ behavior: (any ScrollTargetBehavior)?, _ node: _Node, _ axes: Axis.Set) {
    (self.behavior, self.node, self.axes) = (behavior, node, axes)
    if behavior == nil {
      connections.forEach { $0.disconnect() }
      connections = []
    } else if connections.isEmpty {
      connections = [scroller.horizontalAdjustment, scroller.verticalAdjustment].map { adjustment in
        adjustment.onValueChanged.includingProgrammatic { [weak self] in self?.didScroll() }
      }
    }
  }

  /// The frames without a change after which a scrolled window counts as standing still.
  private static let framesOfRest = 8

  private func didScroll() {
    guard !isMoving else { return }
    still = 0
    guard !isWaiting else { return }
    isWaiting = true
    scroller.addTickCallback { [weak self] _ in
      guard let self else { return .finish }
      still += 1
      guard still > Self.framesOfRest else { return .again }
      isWaiting = false
      stop()
      return .finish
    }
  }

  private func stop() {
    guard let behavior, let node, !node.isRemoved, let content = scroller.child else { return }
    let (across, down) = (scroller.horizontalAdjustment, scroller.verticalAdjustment)
    let seen = CGRect(x: across.value, y: down.value, width: across.pageSize, height: down.pageSize)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: seen, anchor: nil),
      contentSize: CGSize(width: across.upper, height: down.upper),
      containerSize: CGSize(width: seen.width, height: seen.height), axes: axes,
      stops: node.scrollTargetsBelow.compactMap { $0.widget.frame(in: content).map { CGRect($0) } })
    var target = context.originalTarget
    behavior.updateTarget(&target, context: context)
    guard abs(target.rect.x - seen.x) > 0.5 || abs(target.rect.y - seen.y) > 0.5 else { return }
    let end = CGPoint(x: across.clamped(target.rect.x), y: down.clamped(target.rect.y))
    Animation.easeOut(duration: 0.25).run {
      AnimatedPlaces.change(scroller, "scroll", from: 0, to: 1) { [weak self, weak scroller] share in
        guard let self, let scroller else { return }
        isMoving = true
        scroller.horizontalAdjustment.value = seen.x + (end.x - seen.x) * share
        scroller.verticalAdjustment.value = seen.y + (end.y - seen.y) * share
        isMoving = false
      }
    }
  }
}

extension Adjustment {
  /// The nearest place that can be scrolled to.
  func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
}
