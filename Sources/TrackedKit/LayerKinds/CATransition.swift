import Gtk

/// How a layer's new look comes in.
public nonisolated enum CATransitionType: Sendable {
  /// The old look fades.
  case fade
  /// The new look moves over the old one.
  case moveIn
  /// The new look pushes the old one out.
  case push
  /// The old look moves away from the new one.
  case reveal
}

/// The side that a transition moves from.
public nonisolated enum CATransitionSubtype: Sendable {
  /// From the right.
  case fromRight
  /// From the left.
  case fromLeft
  /// From the top.
  case fromTop
  /// From the bottom.
  case fromBottom
}

/// Brings in the layer's look after the next changes over its look when the animation is added.
///
/// ```swift
/// let fade = CATransition()
/// fade.duration = 0.3
/// label.layer.add(fade, forKey: nil)
/// label.text = "Sent"
/// ```
///
/// For the layers of views that are on the screen, with their content; elsewhere the change is immediate.
@MainActor public final class CATransition: CAAnimation {
  /// How the new look comes in.
  public var type = CATransitionType.fade
  /// The side that it moves from, for what moves; nil for the left, as in UIKit.
  public var subtype: CATransitionSubtype?

  private var transition: ViewTransition?
  private weak var layer: Layer?

  override func make() -> CAAnimation { CATransition() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
  }

  override func begin(in layer: Layer) {
    super.begin(in: layer)
    guard View.areAnimationsEnabled, let old = layer.widget?.renderTexture() else { return }
    let transition = ViewTransition(style, from: old)
    self.transition = transition
    self.layer = layer
    layer.transition = transition
  }

  private var style: ViewTransition.Style {
    let side: ViewTransition.Style.Side =
      switch subtype {
      case nil, .fromLeft: .left
      case .fromRight: .right
      case .fromTop: .top
      case .fromBottom: .bottom
      }
    return switch type {
    case .fade: .dissolve
    case .moveIn: .slide(from: side, new: 1, old: 0)
    case .push: .slide(from: side, new: 1, old: 1)
    case .reveal: .slide(from: side, new: 0, old: 1)
    }
  }

  override func apply(_ progress: Double, to properties: inout Layer.Properties) { transition?.fraction = progress }

  override func didEnd() {
    if let transition, layer?.transition === transition { layer?.transition = nil }
    transition = nil
  }
}
