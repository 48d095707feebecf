import Foundation
import Gtk

/// How what a view shows becomes something else.
public nonisolated struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable { case identity, fade, roll(isDown: Bool), rollByValue(Double), shrink }
  let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// The one fades into the other.
  public static let opacity = ContentTransition(kind: .fade)
  /// The one fades into the other.
  public static let interpolate = ContentTransition(kind: .fade)
  /// The text rolls up, as a whole; down where it is counted down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .roll(isDown: countsDown))
  }
  /// The text rolls up, as a whole, where a value has grown, else down.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .rollByValue(value)) }
  /// The one becomes small, and the other large.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { ContentTransition(kind: .shrink) }
  /// The one becomes small, and the other large.
  public static let symbolEffect = ContentTransition(kind: .shrink)
}

private struct ContentTransitionModifier: NodeModifier {
  let transition: ContentTransition

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ContentTransitionNode(view, inputs)
  }
}

private final class ContentTransitionNode<Content: View>: ModifiedNode<Content, ContentTransitionModifier> {
  private var content: Content
  private let widget = ChangingWidget()
  private var others: [ChangingWidget] = []

  override init(_ view: ModifiedContent<Content, ContentTransitionModifier>, _ inputs: _NodeInputs) {
    content = view.content
    super.init(view, inputs)
  }

  override func update(_ view: ModifiedContent<Content, ContentTransitionModifier>) {
    let before = modifier.transition
    let isOther = !ViewComparison.areEqual(content, view.content)
    (modifier, content) = (view.modifier, view.content)
    if isOther, AnimatedPlaces.isAnimating {
      for widget in [widget] + others { widget.change(modifier.transition.kind, from: before.kind) }
    }
    child.update(view.content)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    for (index, item) in childItems.enumerated() {
      guard !(item is RowsItem) else {
        items.append(item)
        continue
      }
      while others.count < index { others.append(ChangingWidget()) }
      let wrapper = index == 0 ? widget : others[index - 1]
      items.append(wrapper.around(item))
    }
  }
}

/// Keeps what it has drawn last, and draws it on its way out while something else comes.
private final class ChangingWidget: LayoutWidget {
  private var last: RenderNode?
  private var leaving: RenderNode?
  private var kind = ContentTransition.Kind.identity
  private var isDown = false
  private var share = 1.0

  func change(_ kind: ContentTransition.Kind, from old: ContentTransition.Kind) {
    guard kind != .identity, isMapped, let last else { return }
    switch (kind, old) {
    case (.rollByValue(let value), .rollByValue(let before)): isDown = value < before
    case (.roll(let down), _): isDown = down
    default: isDown = false
    }
    self.kind = kind
    leaving = last
    AnimatedPlaces.change(self, "content", from: 0, to: 1) { [weak self] share in
      guard let self else { return }
      self.share = share
      if share == 1 { leaving = nil }
      queueDraw()
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    let now = Snapshot.record { super.snapshot($0) }
    last = now
    guard let leaving, share < 1 else {
      if let now { snapshot.append(now) }
      return
    }
    let visible = min(max(share, 0), 1)
    switch kind {
    case .roll, .rollByValue:
      let way = Double(height) * (isDown ? -1 : 1)
      draw(leaving, on: snapshot, 1 - visible, AffineTransform(translationX: 0, y: -way * visible))
      if let now { draw(now, on: snapshot, visible, AffineTransform(translationX: 0, y: way * (1 - visible))) }
    case .shrink:
      if visible < 0.5 {
        draw(leaving, on: snapshot, 1 - 2 * visible, scaled(1 - visible))
      } else if let now {
        draw(now, on: snapshot, 2 * visible - 1, scaled(visible))
      }
    default:
      draw(leaving, on: snapshot, 1 - visible, .identity)
      if let now { draw(now, on: snapshot, visible, .identity) }
    }
  }

  private func scaled(_ scale: Double) -> AffineTransform { AffineTransform(scaleX: scale, y: scale) }

  private func draw(_ node: RenderNode, on snapshot: Snapshot, _ opacity: Double, _ transform: AffineTransform) {
    snapshot.withOpacity(opacity) {
      snapshot.transformed(by: transform, around: Point(x: Double(width) / 2, y: Double(height) / 2)) {
        snapshot.append(node)
      }
    }
  }
}

extension View {
  /// How what the view shows becomes something else in an animation.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(ContentTransitionModifier(transition: transition))
  }
}
