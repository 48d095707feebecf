public import Foundation
import Gtk

/// How a view comes and goes in an animation. Without one it fades.
public nonisolated struct AnyTransition: Sendable {
  enum Effect: Equatable, Sendable {
    case opacity
    case move(Edge)
    case offset(x: Double, y: Double)
    case scale(Double, UnitPoint)

    /// Where a view is, that belongs into a rectangle, before it comes and after it is gone.
    func place(of rect: CGRect, in size: CGSize) -> CGRect? {
      switch self {
      case .opacity, .scale: nil
      case .move(.top): CGRect(x: rect.x, y: -rect.height, width: rect.width, height: rect.height)
      case .move(.bottom): CGRect(x: rect.x, y: size.height, width: rect.width, height: rect.height)
      case .move(.leading): CGRect(x: -rect.width, y: rect.y, width: rect.width, height: rect.height)
      case .move(.trailing): CGRect(x: size.width, y: rect.y, width: rect.width, height: rect.height)
      case .offset(let x, let y): CGRect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height)
      }
    }
  }

  /// A change of the view by a modifier that follows the phase.
  typealias Change = @MainActor (AnyView, TransitionPhase) -> AnyView

  var insertion: [Effect]
  var removal: [Effect]
  /// What changes the view on its way in and out besides; nil for nothing.
  var change: Change?
  /// How it comes, whatever animates the change; nil for as that does.
  var animation: Animation?
  /// How it goes, whatever animates the change; nil for as that does.
  var removalAnimation: Animation?

  init(_ insertion: [Effect], _ removal: [Effect]? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }

  /// A program's own transition.
  @MainActor public init<Custom: Transition>(_ transition: Custom) { self = transition._transition }

  init(change: @escaping Change) {
    self.init([])
    self.change = change
  }

  /// One modifier while the view is not there, and another, in its place, while it is.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    // Safe: both are values that nothing but the closure has from now on, which the main actor runs.
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition { view, phase in AnyView(view.modifier(phase.isIdentity ? identity : active)) }
  }

  /// The transition in an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    (copy.animation, copy.removalAnimation) = (animation, animation)
    return copy
  }

  /// It is there, or gone, at once.
  public static var identity: AnyTransition { AnyTransition([]) }
  /// It fades.
  public static var opacity: AnyTransition { AnyTransition([.opacity]) }
  /// It comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition([.move(.leading)], [.move(.trailing)]) }
  /// It grows out of its middle.
  public static var scale: AnyTransition { scale(scale: 0.001) }

  /// It grows from a share of its size around a point of it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale, anchor)])
  }

  /// It comes from an edge of what it is in, and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
  /// It comes from an edge of what it is in, and goes to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return AnyTransition([.move(edge), .opacity], [.move(opposite), .opacity])
  }
  /// It comes from beside its place, in logical pixels, and goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition([.offset(x: x, y: y)]) }
  /// It comes from beside its place, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  /// It comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(insertion.insertion, removal.removal)
    (transition.animation, transition.removalAnimation) = (insertion.animation, removal.removalAnimation)
    if insertion.change == nil, removal.change == nil { return transition }
    transition.change = { view, phase in
      let entering = insertion.change?(view, phase == .willAppear ? phase : .identity) ?? view
      return removal.change?(entering, phase == .didDisappear ? phase : .identity) ?? entering
    }
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(insertion + other.insertion, removal + other.removal)
    both.animation = animation ?? other.animation
    both.removalAnimation = removalAnimation ?? other.removalAnimation
    switch (change, other.change) {
    case (let first?, let second?): both.change = { second(first($0, $1), $1) }
    case (let one, let another): both.change = one ?? another
    }
    return both
  }
}

private struct TransitionModifier: NodeModifier {
  let transition: AnyTransition

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TransitionNode(view, inputs)
  }
}

private final class TransitionNode<Content: View>: _ViewNode<ModifiedContent<Content, TransitionModifier>> {
  private var view: ModifiedContent<Content, TransitionModifier>
  private var plain: _ViewNode<Content>?
  private var changed: _ViewNode<AnyView>?
  private let wrappers = ItemWrappers<TransitionWidget>()
  private var transition: AnyTransition { view.modifier.transition }
  private var child: _Node { plain ?? changed! }

  init(_ view: ModifiedContent<Content, TransitionModifier>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    if let content = content(in: .identity) {
      changed = AnyView._makeNode(content, inputs.below(self))
    } else {
      plain = Content._makeNode(view.content, inputs.below(self))
    }
  }

  private func content(in phase: TransitionPhase) -> AnyView? { transition.change?(AnyView(view.content), phase) }

  private func show(_ phase: TransitionPhase) {
    guard let content = content(in: phase), let changed else { return }
    changed.update(content)
    // What changes the place in its rectangle is in the items, which the container asks for when the node may be gone.
    var items: [LayoutItem] = []
    appendItems(to: &items)
  }

  override func update(_ view: ModifiedContent<Content, TransitionModifier>) {
    self.view = view
    for wrapper in wrappers.all { wrapper.transition = transition }
    plain?.update(view.content)
    show(.identity)
  }

  /// The view comes: from what it is before on, as soon as that has its place.
  private func enter(_ wrapper: TransitionWidget) {
    TrackedKit.View.performWithoutAnimation { show(.willAppear) }
    wrapper.didTakePlace = { [weak self, weak wrapper] timing in
      self?.island.inPass {
        guard let self, !self.isRemoved else { return }
        let come = {
          self.show(.identity)
          wrapper?.layOutAgain()
        }
        guard let timing, !AnimatedPlaces.isAnimating else { return come() }
        TrackedKit.View.animate(timing: timing, options: [], animations: come, completion: nil)
      }
    }
  }

  /// The view comes back while another one is on its way out that was in its place: from what is seen of that on.
  private func goOn(_ wrapper: TransitionWidget, from old: TransitionWidget) {
    guard let changed, let gone = old.gone else { return enter(wrapper) }
    TrackedKit.View.performWithoutAnimation {
      show(.didDisappear)
      changed.goOn(from: gone)
    }
    wrapper.goOn(from: old)
    show(.identity)
  }

  /// What goes is seen a while longer, on its way to what it is afterwards.
  override func willRemove() {
    guard let changed else { return }
    func leave() {
      show(.didDisappear)
      if AnimatedPlaces.isAnimating { wrappers.ofParts.forEach { $0.layOutAgain() } }
    }
    if let animation = transition.removalAnimation {
      animation.run { leave() }
    } else if AnimatedPlaces.isAnimating {
      leave()
    }
    for wrapper in wrappers.ofParts { wrapper.gone = changed }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    var inner: [LayoutItem] = []
    child.appendItems(to: &inner)
    items += wrappers.change(inner) { [weak self] in self?.wrapped($0, isRow: $1) ?? $0 }
  }

  /// Each row of a `ForEach` in a list or in a lazy stack comes and goes by itself.
  private func wrapped(_ item: LayoutItem, isRow: Bool) -> LayoutItem {
    let wrapper = wrappers.wrapper(of: item, isRow: isRow) { TransitionWidget(transition) }
    if !isRow, changed != nil {
      wrapper.onEnter = { [weak self, weak wrapper] in
        if let self, let wrapper, !isRemoved { enter(wrapper) }
      }
      wrapper.onReturn = { [weak self, weak wrapper] old in
        if let self, let wrapper, !isRemoved { goOn(wrapper, from: old) }
      }
    }
    return wrapper.around(item)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    plain.map(body)
    changed.map(body)
  }
}

/// A widget around a view that comes and goes in a way of its own.
final class TransitionWidget: LayoutWidget {
  var transition: AnyTransition
  /// Has the view come in the way that the program says.
  var onEnter: (() -> Void)?
  /// Has it come back in that way, from where another one is on its way out.
  var onReturn: ((TransitionWidget) -> Void)?
  /// Called once it has been laid out for the first time, with the time that an animation takes which runs then.
  var didTakePlace: ((AnimationTiming?) -> Void)?
  /// What the view was made of that is on its way out.
  fileprivate(set) var gone: _Node?
  private(set) var scale = 1.0
  private(set) var anchor = UnitPoint.center

  init(_ transition: AnyTransition) {
    self.transition = transition
    super.init()
  }

  override func layOut(in bounds: CGRect) {
    guard let didTakePlace else { return super.layOut(in: bounds) }
    self.didTakePlace = nil
    TrackedKit.View.performWithoutAnimation { super.layOut(in: bounds) }
    didTakePlace(AnimatedPlaces.timing)
  }

  /// What is in it has another place now.
  fileprivate func layOutAgain() {
    guard isMapped, width > 0 else { return }
    allocate(width: width, height: height, baseline: -1)
  }

  /// Grows or shrinks from one share of its size to another; from the present one where none is given.
  func animateScale(from start: Double? = nil, to end: Double, _ anchor: UnitPoint, then: @escaping () -> Void = {}) {
    self.anchor = anchor
    AnimatedPlaces.change(self, "scale", from: start ?? scale, to: end) { [weak self] scale in
      self?.scale = scale
      self?.queueDraw()
      if scale == end { then() }
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard scale != 1 else { return super.snapshot(snapshot) }
    guard abs(scale) > 1e-4 else { return }
    let (x, y) = (anchor.x * Double(width), anchor.y * Double(height))
    snapshot.turned(by: 0, scaledBy: scale, scale, around: x, y) { super.snapshot(snapshot) }
  }
}

extension _Node {
  /// Goes on from what is seen of another node of the same kind, and so does what is below.
  fileprivate func goOn(from other: _Node) {
    guard type(of: self) == type(of: other) else { return }
    takeLook(of: other)
    var (own, others): ([_Node], [_Node]) = ([], [])
    forEachChild { own.append($0) }
    other.forEachChild { others.append($0) }
    for (node, old) in zip(own, others) { node.goOn(from: old) }
  }
}

extension View {
  /// How the view comes and goes in an animation. It is the outermost modifier: what is around it comes and goes at once.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// How the view comes and goes in an animation. It is the outermost modifier: what is around it comes and goes at once.
  @_disfavoredOverload
  public func transition<Custom: Transition>(_ transition: Custom) -> some View {
    modifier(TransitionModifier(transition: transition._transition))
  }
}
