import Gtk

/// Shows one page, and for the time of turning the one that comes in beside it.
final class PagesView: View {
  private let isVertical: Bool
  private let spacing: Double
  private weak var shown: View?
  private weak var coming: View?
  /// Where the coming page lies: 1 after the shown one, -1 before it, counted in the direction of the screen.
  private var side = 1.0
  /// How far the place that is shown has moved, in logical pixels.
  private var offset = 0.0
  /// Whether the pages move by themselves.
  private(set) var isSettling = false

  init(isVertical: Bool, spacing: Double) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: .zero)
  }

  override func placesByItself(_ subview: View) -> Bool { true }

  private var distance: Double { (isVertical ? bounds.height : bounds.width) + spacing }

  /// Shows a page alone.
  func show(_ view: View) {
    isSettling = false
    offset = 0
    for other in subviewWidgets where other !== view { other.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    for page in [shown, coming, view].compactMap({ $0 }) {
      View.performWithoutAnimation { page.transform = .identity }
      page.canFocus = true
    }
    shown = view
    coming = nil
  }

  /// Puts a page beside the one that is shown.
  func bringIn(_ view: View, _ direction: PageViewController.NavigationDirection) {
    let isMirrored = !isVertical && self.direction == .rightToLeft
    side = (direction == .forward) != isMirrored ? 1 : -1
    coming = view
    shown?.canFocus = false
    addSubview(view)
    offset = 0
    arrange()
  }

  /// Moves the place that is shown, as far as to the page that comes in.
  func move(by distance: Double) {
    offset = side > 0 ? max(0, min(offset + distance, self.distance)) : max(-self.distance, min(offset + distance, 0))
    arrange()
  }

  private func arrange() {
    View.performWithoutAnimation {
      shown?.transform = shift(-offset)
      coming?.transform = shift(side * distance - offset)
    }
  }

  private func shift(_ length: Double) -> AffineTransform {
    isVertical ? AffineTransform(translationX: 0, y: length) : AffineTransform(translationX: length, y: 0)
  }

  /// Whether the pages, released at a speed, continue to the incoming one.
  func isTurned(throwing velocity: Double) -> Bool {
    if abs(velocity) > 200 { return (velocity > 0) == (side > 0) }
    return abs(offset) > distance / 2
  }

  /// Moves to the page that comes in, or back.
  func settle(_ isTurned: Bool, completion: @escaping () -> Void) {
    isSettling = true
    let coming = coming
    coming?.layoutIfNeeded()
    View.animate(withDuration: 0.3) {
      shown?.transform = shift(isTurned ? -side * distance : 0)
      coming?.transform = shift(isTurned ? 0 : side * distance)
    } completion: { [weak self, weak coming] _ in
      // Another page may have been shown meanwhile.
      if let self, isSettling, self.coming === coming { completion() }
    }
  }
}
