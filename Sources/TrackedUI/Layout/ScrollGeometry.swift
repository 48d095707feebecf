import Gtk

/// What is seen of something that scrolls, and how much there is.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
  /// Which point of the content is in the upper leading corner.
  public var contentOffset: Point
  /// The size of the content.
  public var contentSize: Size
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of what shows it.
  public var containerSize: Size
  /// The part of the content that is seen.
  public var visibleRect: Rect {
    Rect(x: contentOffset.x, y: contentOffset.y, width: containerSize.width, height: containerSize.height)
  }
  /// The part of the content that is seen.
  public var bounds: Rect { visibleRect }

  @MainActor fileprivate init(_ scroller: ScrolledWindow) {
    let (across, down) = (scroller.horizontalAdjustment, scroller.verticalAdjustment)
    contentOffset = Point(x: across.value, y: down.value)
    contentSize = Size(width: across.upper - across.lower, height: down.upper - down.lower)
    contentInsets = .zero
    containerSize = Size(width: across.pageSize, height: down.pageSize)
  }
}

/// What moves something that scrolls.
public nonisolated enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that has not moved yet; a desktop does not tell.
  case tracking
  /// Somebody.
  case interacting
  /// What somebody has begun; a desktop does not tell it from `interacting`.
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

/// Hears of how a scrolled window moves.
private struct ScrollWatchModifier: NodeModifier {
  var didChange: ((ScrollGeometry) -> Void)?
  var didChangePhase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
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
  }

  /// GTK changes both directions one after the other, in the middle of its layout.
  private func tellSoon() {
    island.afterUpdate { [weak self] in
      guard let self, !isRemoved, isActive, let scroller, scroller.verticalAdjustment.pageSize > 0 else { return }
      modifier.didChange?(ScrollGeometry(scroller))
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

/// Does something when what follows from the geometry is another value.
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
        Color.clear.onChange(of: isVisible) { action(isVisible) }
      })
  }

  private func isVisible(_ proxy: GeometryProxy) -> Bool {
    guard proxy.size.width > 0, proxy.size.height > 0, let seen = proxy.bounds(of: .scrollView) else { return false }
    func share(_ low: Double, _ high: Double, _ length: Double) -> Double {
      max(0, min(high, length) - max(low, 0)) / length
    }
    let part =
      share(seen.x, seen.x + seen.width, proxy.size.width) * share(seen.y, seen.y + seen.height, proxy.size.height)
    return part > 0 && part >= threshold
  }
}

extension View {
  /// Does something with both values when a value that follows from what is seen of a scroll view is another one, and at first.
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
}
