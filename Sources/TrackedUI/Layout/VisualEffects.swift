public import Foundation
import Gtk

/// Changes how a view is shown by where it is and how large.
private struct VisualEffectModifier<Base, Shown: View>: NodeModifier {
  let effect: (PlaceholderContentView<Base>, GeometryProxy) -> Shown

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    VisualEffectNode(view, inputs)
  }
}

/// Evaluates the effect with the place of the view's own widget, whenever that changes.
private final class VisualEffectNode<Content: View, Base, Shown: View>: EvaluatedNode<
  ModifiedContent<Content, VisualEffectModifier<Base, Shown>>, Shown
>
{
  private var effect: (PlaceholderContentView<Base>, GeometryProxy) -> Shown
  private let source: SourceOf<Content>
  private let widget = PlacedWidget()
  private var size = CGSize.zero
  private var watch: PlaceWatch!

  init(_ view: ModifiedContent<Content, VisualEffectModifier<Base, Shown>>, _ inputs: _NodeInputs) {
    effect = view.modifier.effect
    source = SourceOf(view.content)
    super.init(inputs)
    watch = PlaceWatch(widget) { [weak self] in self?.evaluateSoon() }
    widget.didTakeSize = { [weak self] size in
      guard let self, !isRemoved else { return }
      watch.listen()
      guard size != self.size else { return }
      self.size = size
      evaluateSoon()
    }
    begin(inputs)
  }

  private func evaluateSoon() {
    guard !isRemoved else { return }
    island.inPass { [weak self] in
      if let self, !isRemoved { evaluate(because: .system) }
    }
  }

  override var hookName: String { "visualEffect" }

  override func make() -> Shown {
    watch.begin()
    return effect(PlaceholderContentView(source: source), GeometryProxy(size: size, watch: watch))
  }

  override func update(_ view: ModifiedContent<Content, VisualEffectModifier<Base, Shown>>) {
    effect = view.modifier.effect
    source.content = view.content
    evaluate(because: .inputs)
    source.updateUsers()
  }

  /// The widget stands for the first of several parts: it can be in one place only.
  override func appendItems(to items: inout [LayoutItem]) {
    items += childItems.changingFirst(widget.around)
  }
}

/// Says when it has another size.
private final class PlacedWidget: LayoutWidget {
  var didTakeSize: (CGSize) -> Void = { _ in }

  override func layOut(in bounds: CGRect) {
    super.layOut(in: bounds)
    didTakeSize(CGSize(width: bounds.width, height: bounds.height))
  }
}

/// Where a view is in what scrolls it: seen, or on its way out at one of the edges.
public nonisolated struct ScrollTransitionPhase: Hashable, Sendable {
  /// How far it is out: -1 for gone at the top or leading edge, 0 for seen, 1 for gone at the bottom or trailing edge. Between where
  /// the transition follows what scrolls.
  public let value: Double

  /// Gone at the top or leading edge.
  public static let topLeading = ScrollTransitionPhase(value: -1)
  /// Seen.
  public static let identity = ScrollTransitionPhase(value: 0)
  /// Gone at the bottom or trailing edge.
  public static let bottomTrailing = ScrollTransitionPhase(value: 1)

  /// Whether all of it is seen.
  public var isIdentity: Bool { value == 0 }
}

/// How a view changes on its way into what scrolls it, and out.
@MainActor public struct ScrollTransitionConfiguration {
  fileprivate enum Kind {
    case interactive
    case animated(Animation)
    case identity
  }

  fileprivate let kind: Kind
  fileprivate var share = 0.0

  /// As it scrolls.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// At once, in an animation.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// As it scrolls.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  /// At once, in an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// How much of the view is seen when it counts as there.
  public nonisolated struct Threshold: Sendable {
    let share: Double
    /// All of it.
    public static let visible = Threshold(share: 0)
    /// None of it.
    public static let hidden = Threshold(share: 1)
    /// A share of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: 1 - amount) }
  }

  /// The same, with another part of the view that is seen when it counts as there.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.share = threshold.share
    return copy
  }

  /// The phase of a view of which a share is out of sight.
  fileprivate func phase(hidden: Double, isAtStart: Bool) -> ScrollTransitionPhase {
    let sign = isAtStart ? -1.0 : 1
    switch kind {
    case .identity: return .identity
    case .animated: return ScrollTransitionPhase(value: hidden > max(share, 0.001) ? sign : 0)
    case .interactive:
      let out = share < 1 ? (hidden - share) / (1 - share) : 0
      return ScrollTransitionPhase(value: out < 0.001 ? 0 : sign * min(1, out))
    }
  }

  fileprivate var animation: Animation? { if case .animated(let animation) = kind { animation } else { nil } }
}

private struct ScrollTransition<Shown: View>: ViewModifier {
  let start: ScrollTransitionConfiguration
  let end: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: (PlaceholderContentView<_ScrollTransitionContent>, ScrollTransitionPhase) -> Shown

  func body(content: Content) -> some View {
    content.modifier(
      VisualEffectModifier<_ScrollTransitionContent, AnyView> { view, proxy in
        let phase = phase(proxy)
        return AnyView(transition(view, phase).animation((phase.value < 0 ? start : end).animation, value: phase))
      })
  }

  private func phase(_ proxy: GeometryProxy) -> ScrollTransitionPhase {
    guard let watch = proxy.watch, let bounds = watch.bounds(of: .named(AnyHashable(ScrollSpace()))),
      proxy.size.width > 0,
      proxy.size.height > 0
    else { return .identity }
    let across = axis ?? (watch.scrollsVertically ? .vertical : .horizontal)
    let (low, high, length) =
      across == .vertical
      ? (bounds.y, bounds.y + bounds.height, proxy.size.height) : (bounds.x, bounds.x + bounds.width, proxy.size.width)
    // What is seen of the view lies between the bounds of what scrolls, in the view's own coordinates.
    let atStart = min(max(low / length, 0), 1)
    let atEnd = min(max((length - high) / length, 0), 1)
    return atStart >= atEnd ? start.phase(hidden: atStart, isAtStart: true) : end.phase(hidden: atEnd, isAtStart: false)
  }
}

/// Gives a view a frame by the size of what it is in.
private struct ContainerFrame: ViewModifier {
  @State private var container: CGSize?
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func body(content: Content) -> some View {
    content
      .frame(
        width: axes.contains(.horizontal) ? container.map { length($0.width, .horizontal) } : nil,
        height: axes.contains(.vertical) ? container.map { length($0.height, .vertical) } : nil, alignment: alignment
      )
      .background(
        GeometryReader { proxy in
          let size = proxy.watch?.containerSize(along: axes)
          Color.clear.onChange(of: size, initial: true) { if let size { container = size } }
        })
  }
}

extension View {
  /// Changes how the view is shown by its size and where it is: moved, scaled, turned, faded or coloured. What the closure asks the
  /// proxy for has the effect made again when it has changed.
  public func visualEffect<Shown: View>(
    _ effect: @escaping (PlaceholderContentView<_VisualEffectContent>, GeometryProxy) -> Shown
  ) -> some View { modifier(VisualEffectModifier<_VisualEffectContent, Shown>(effect: effect)) }

  /// Changes how the view is shown on its way into what scrolls it, and out.
  ///
  /// What the closure makes of `phase.value` follows what scrolls; what it makes of `phase.isIdentity` is there at once where the
  /// configuration has no animation.
  public func scrollTransition<Shown: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (PlaceholderContentView<_ScrollTransitionContent>, ScrollTransitionPhase) -> Shown
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is shown on its way into what scrolls it, and out, at each edge in its own way.
  public func scrollTransition<Shown: View>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (PlaceholderContentView<_ScrollTransitionContent>, ScrollTransitionPhase) -> Shown
  ) -> some View {
    modifier(ScrollTransition(start: topLeading, end: bottomTrailing, axis: axis, transition: transition))
  }

  /// Gives the view the size, in some directions, of what it is in: the innermost `ScrollView` around, or the window.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the size of some of the parts of what it is in.
  ///
  /// - Parameters:
  ///   - count: how many parts there are.
  ///   - span: how many of them the view takes.
  ///   - spacing: between the parts, in logical pixels.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a size that follows from that of what it is in.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(ContainerFrame(axes: axes, alignment: alignment, length: length)) }
}

/// Marks the view in the closure of a visual effect.
public enum _VisualEffectContent {}

/// Marks the view in the closure of a scroll transition.
public enum _ScrollTransitionContent {}
