public import Gtk

extension View {
  /// Changes a view's look with a transition from `options`: faded or flipped. Without
  /// one of these, and where animations are switched off, the change appears at once.
  ///
  /// - Parameters:
  ///   - view: the view, or a window for everything in it.
  ///   - duration: in seconds; not negative.
  ///   - animations: changes the view and what is inside, without animation.
  ///   - completion: called once, at the end, in a later turn of the main loop.
  public static func transition(
    with view: Widget, duration: Double, options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let view = (view as? Gtk.Window).map { WindowRootView.of($0) } ?? view
    let style = ViewTransition.Style(options)
    let old = style == nil ? nil : view.renderTexture()
    performWithoutAnimation { animations?() }
    guard let style, let old else { return animate(withDuration: 0, animations: {}, completion: completion) }
    let layer = view.layer
    let transition = ViewTransition(style, from: old)
    layer.transition = transition
    animate(withDuration: duration, options: options) {
      layer.animate(transition)
    } completion: { finished in
      if layer.transition === transition { layer.transition = nil }
      completion?(finished)
    }
  }

  /// Replaces a view by another one in the same superview, with a transition like `transition(with:…)`: with `.showHideTransitionViews` by
  /// hiding one and showing the other, otherwise by removing one and adding the other.
  public static func transition(
    from fromView: View, to toView: View, duration: Double, options: AnimationOptions = [],
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    guard let superview = fromView.superview else {
      exchange()
      completion?(false)
      return
    }
    transition(with: superview, duration: duration, options: options, animations: exchange, completion: completion)
  }
}

extension ViewController {
  /// Puts the view of one child in place of another's, which goes, as `View.transition(with:…)` changes their superview. The program adds
  /// the new child before, and takes the old one out in `completion`.
  ///
  /// - Parameters:
  ///   - duration: in seconds; not negative.
  ///   - animations: further changes, without animation where `options` name a transition, and animated else.
  ///   - completion: called once, at the end, in a later turn of the main loop.
  public final func transition(
    from fromViewController: ViewController, to toViewController: ViewController, duration: Double,
    options: View.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let (old, new): (View, View) = (fromViewController.view, toViewController.view)
    let superview: View = old.superview ?? view
    let add = { if new.superview !== superview { superview.addSubview(new) } }
    fromViewController.appearance.beginHiding(animated: duration > 0)
    toViewController.appearance.beginShowing(animated: duration > 0)
    let end = { (finished: Bool) in
      // Where no transition is named, the program has moved both, and the old one goes at the end.
      old.removeFromSuperview()
      toViewController.appearance.endShowing()
      completion?(finished)
    }
    guard ViewTransition.Style(options) != nil else {
      add()
      return View.animate(withDuration: duration, options: options, animations: { animations?() }, completion: end)
    }
    View.transition(
      with: superview, duration: duration, options: options,
      animations: {
        add()
        old.removeFromSuperview()
        animations?()
      }, completion: end)
  }
}

/// The way from one look of a widget to the next.
final class ViewTransition {
  enum Style {
    case dissolve
    /// Around the vertical middle, or the horizontal one.
    case flip(isAcross: Bool)
    /// The new look comes in from a side, as far as `new` says, and the old one goes as far as `old` says: 1 for all of the way.
    case slide(from: Side, new: Double, old: Double)

    enum Side { case left, right, top, bottom }

    init?(_ options: View.AnimationOptions) {
      switch options.rawValue >> 20 & 7 {
      case 1, 2: self = .flip(isAcross: true)
      case 5: self = .dissolve
      case 6, 7: self = .flip(isAcross: false)
      default: return nil
      }
    }
  }

  private let style: Style
  /// The previous look.
  private let old: Texture
  /// How much of the way is done.
  var fraction = 0.0

  init(_ style: Style, from old: Texture) {
    self.style = style
    self.old = old
  }

  /// Draws the new look in the state that the transition is in.
  func draw(in bounds: Rect, on canvas: Snapshot, _ new: () -> Void) {
    switch style {
    case .dissolve:
      new()
      canvas.withOpacity(min(max(1 - fraction, 0), 1)) { canvas.draw(old, in: bounds) }
    case .flip(let isAcross):
      // Seen from the edge in the middle of the way.
      let breadth = max(abs(1 - 2 * fraction), 0.001)
      let turn = isAcross ? AffineTransform(scaleX: breadth, y: 1) : AffineTransform(scaleX: 1, y: breadth)
      canvas.transformed(by: turn, around: Point(x: bounds.midX, y: bounds.midY)) {
        if fraction < 0.5 { canvas.draw(old, in: bounds) } else { new() }
      }
    case .slide(let side, let newWay, let oldWay):
      func move(_ share: Double, _ body: () -> Void) {
        let (x, y): (Double, Double) =
          switch side {
          case .left: (share * bounds.width, 0)
          case .right: (-share * bounds.width, 0)
          case .top: (0, share * bounds.height)
          case .bottom: (0, -share * bounds.height)
          }
        canvas.transformed(by: AffineTransform(translationX: x, y: y), body)
      }
      canvas.clipped(to: bounds) {
        // What does not move lies below.
        if newWay == 0 { move(newWay * (fraction - 1), new) }
        move(oldWay * fraction) { canvas.draw(old, in: bounds) }
        if newWay != 0 { move(newWay * (fraction - 1), new) }
      }
    }
  }
}

extension Layer {
  /// Brings a transition to its end, inside `View.animate`.
  func animate(_ transition: ViewTransition) {
    guard let widget else { return }
    Animator.set(AnimationKey(transition, "fraction"), of: widget, from: 0.0, to: 1) { [weak self] in
      transition.fraction = $0
      self?.didChange()
    }
  }
}
