public import Foundation
import Gtk

/// What is seen of something that scrolls, and how much there is.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
  /// Which point of the content is in the upper leading corner.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of what shows it.
  public var containerSize: CGSize
  /// The part of the content that is seen.
  public var visibleRect: CGRect {
    CGRect(x: contentOffset.x, y: contentOffset.y, width: containerSize.width, height: containerSize.height)
  }
  /// The part of the content that is seen.
  public var bounds: CGRect { visibleRect }

  @MainActor fileprivate init(_ scroller: ScrolledWindow) {
    let (across, down) = (scroller.horizontalAdjustment, scroller.verticalAdjustment)
    contentOffset = CGPoint(x: across.value, y: down.value)
    contentSize = CGSize(width: across.upper - across.lower, height: down.upper - down.lower)
    contentInsets = .zero
    containerSize = CGSize(width: across.pageSize, height: down.pageSize)
  }
}

/// What moves something that scrolls.
public nonisolated enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that has not moved yet; a desktop does not tell.
  case tracking
  /// The person.
  case interacting
  /// What the person has begun; a desktop does not tell it from `interacting`.
  case decelerating
  /// The program.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when the phase changes.
@MainActor public struct ScrollPhaseChangeContext {
  /// What is seen.
  public let geometry: ScrollGeometry
}

/// Follows the position of a scrolled window.
private struct ScrollWatchModifier: NodeModifier {
  var didChange: ((ScrollGeometry) -> Void)?
  var didChangePhase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  /// Hears which targets are seen, as far as `threshold` says.
  var didSeeTargets: ((_ identifiers: [AnyHashable]) -> Void)?
  var threshold = 0.5

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ScrollWatchNode(view, inputs)
  }
}

private final class ScrollWatchNode<Content: View>: EffectNode<Content, ScrollWatchModifier> {
  private var connections: [SignalConnection] = []
  private weak var scroller: ScrolledWindow?
  private var isWaiting = false
  private var still = 0
  private var phase = ScrollPhase.idle
  private static var framesOfRest: Int { 8 }

  override func begin() {
    guard connections.isEmpty, let scroller = scrollerBelow else { return }
    self.scroller = scroller
    for adjustment in [scroller.horizontalAdjustment, scroller.verticalAdjustment] {
      let limitsChanged: Signal<> = Signal(adjustment, "changed")
      connections.append(limitsChanged { [weak self] in self?.tellSoon() })
      connections.append(adjustment.onValueChanged.includingProgrammatic { [weak self] in self?.didScroll() })
    }
    tellSoon()
  }

  override func end() {
    connections.forEach { $0.disconnect() }
    connections = []
    layoutConnection?.disconnect()
    layoutConnection = nil
  }

  /// GTK changes both directions one after the other, in the middle of its layout.
  private func tellSoon() {
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved, isActive, let scroller, scroller.verticalAdjustment.pageSize > 0 else { return }
      modifier.didChange?(ScrollGeometry(scroller))
      lookAtTargets(scroller)
    }
  }

  private var layoutConnection: SignalConnection?
  private var seenTargets: [AnyHashable] = []

  /// Where the targets are, and which there are, is known when GTK has laid them out, in the same frame.
  private func lookAtTargets(_ scroller: ScrolledWindow) {
    guard modifier.didSeeTargets != nil, layoutConnection == nil else { return }
    layoutConnection = scroller.frameClock?.onLayout { [weak self] in self?.tellTargets() }
    scroller.queueDraw()
  }

  private func tellTargets() {
    layoutConnection?.disconnect()
    layoutConnection = nil
    guard !isRemoved, isActive, let scroller else { return }
    let room = CGSize(width: Double(scroller.width), height: Double(scroller.height))
    let seen = scrollTargetsBelow.filter { target in
      guard let frame = target.widget.frame(in: scroller) else { return false }
      let share = CGRect(frame).shareSeen(in: room)
      return share >= modifier.threshold && share > 0
    }.map(\.id)
    guard seen != seenTargets else { return }
    seenTargets = seen
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      modifier.didSeeTargets?(seen)
    }
  }

  private func didScroll() {
    tellSoon()
    still = 0
    guard modifier.didChangePhase != nil, !isWaiting, let scroller else { return }
    isWaiting = true
    take(AnimatedPlaces.isAnimating ? .animating : .interacting)
    scroller.addTickCallback { [weak self] _ in
      guard let self else { return .finish }
      still += 1
      guard still > Self.framesOfRest else { return .again }
      isWaiting = false
      take(.idle)
      return .finish
    }
  }

  private func take(_ new: ScrollPhase) {
    guard phase != new else { return }
    let old = phase
    phase = new
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved, let scroller else { return }
      modifier.didChangePhase?(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(scroller)))
    }
  }
}

/// Does something when what follows from the geometry changes.
private struct ScrollGeometryChange<Value: Equatable>: ViewModifier {
  /// The value as it was told last: no part of what is shown.
  private final class Last { var value: Value? }

  @State private var last = Last()
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  func body(content: Content) -> some View {
    content.modifier(
      ScrollWatchModifier(didChange: { geometry in
        let (new, old) = (transform(geometry), last.value)
        guard new != old else { return }
        last.value = new
        action(old ?? new, new)
      }))
  }
}

/// Tells when a view of something that scrolls comes into sight, and when it goes.
private struct ScrollVisibility: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy in
        let isVisible = isVisible(proxy)
        Color.clear.onChange(of: isVisible, initial: true) { before, now in
          // What is out of sight at first has not gone.
          if now || before { action(now) }
        }
      })
  }

  private func isVisible(_ proxy: GeometryProxy) -> Bool {
    guard proxy.size.width > 0, proxy.size.height > 0, let seen = proxy.bounds(of: .scrollView) else { return false }
    let part = CGRect(origin: .zero, size: proxy.size).share(in: seen)
    return part > 0 && part >= threshold
  }
}

extension CGRect {
  /// How much of it, from 0 to 1, is inside of another one.
  fileprivate func share(in other: CGRect) -> Double {
    func share(_ low: Double, _ high: Double, _ start: Double, _ length: Double) -> Double {
      length > 0 ? max(0, min(high, start + length) - max(low, start)) / length : 0
    }
    return share(other.x, other.x + other.width, x, width) * share(other.y, other.y + other.height, y, height)
  }

  fileprivate func shareSeen(in room: CGSize) -> Double { share(in: CGRect(origin: .zero, size: room)) }
}

extension View {
  /// Does something with both values when a value that follows from what is seen of a scroll view changes, and at first.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { modifier(ScrollGeometryChange(transform: transform, action: action)) }

  /// Does something when a scroll view begins to move, and when it comes to rest.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(ScrollWatchModifier(didChangePhase: { old, new, _ in action(old, new) })) }

  /// Does something when a scroll view begins to move, and when it comes to rest.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { modifier(ScrollWatchModifier(didChangePhase: action)) }

  /// Does something when so much of the view, from 0 to 1, comes into sight of what scrolls it, and when it goes.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(ScrollVisibility(threshold: threshold, action: action))
  }

  /// Tells which views of the container with `scrollTargetLayout()` inside are seen, by their identifiers, first to last, whenever others
  /// are, and at first.
  ///
  /// - Parameter threshold: how much of a view, from 0 to 1, has to be seen.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollWatchModifier(didSeeTargets: { action($0.compactMap { $0.base as? ID }) }, threshold: threshold))
  }
}
