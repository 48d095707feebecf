import Gtk
import GtkTracking

/// How a view that is being hidden looked at last, in the room that its neighbours take from it.
final class LastLook {
  private let layer = Layer()
  private weak var stack: StackView?
  /// Where it is seen when the animation begins.
  let start: Rect

  private(set) var isLeaving = false

  init(_ picture: Texture, in stack: StackView, at start: Rect) {
    self.stack = stack
    self.start = start
    let content = Layer()
    content.contents = picture
    content.frame = Rect(origin: .zero, size: start.size)
    layer.masksToBounds = true
    layer.anchorPoint = .zero
    layer.frame = start
    layer.addSublayer(content)
    stack.layer.insertSublayer(layer, at: 0)
  }

  isolated deinit { layer.removeFromSuperlayer() }

  /// Lets it go to where it has no room, and calls `end` there.
  func leave(to place: Rect, then end: @escaping () -> Void) {
    guard let stack else { return end() }
    isLeaving = true
    let (layer, start) = (layer, start)
    AnimatedPlaces.change(stack, "last look \(ObjectIdentifier(self))", from: 0, to: 1) { fraction in
      let shown = Rect.interpolated(from: start, to: place, at: fraction)
      layer.setAtOnce(\.bounds, to: Rect(origin: .zero, size: shown.size))
      layer.setAtOnce(\.position, to: shown.origin)
      layer.setAtOnce(\.opacity, to: min(max(1 - fraction, 0), 1))
      if fraction == 1 { end() }
    }
  }
}

// Arranged views that come and go in an animation.
extension StackView {
  /// Hides or shows an arranged view, whose neighbours take its room, or make some, when the block ends.
  func animateRoom(of view: Widget, isHidden: Bool) {
    let identity = ObjectIdentifier(view)
    lastLooks[identity] = nil
    // A hook's own changes are laid out by the pass, or, where the block flushes updates, by that.
    let isInHook = PassContext.hook != nil
    if isHidden, !isInHook, let place = layoutState.frames.shownFrame(of: view.rawWidget),
      let look = view.renderTexture()
    {
      lastLooks[identity] = LastLook(look, in: self, at: place)
    }
    view.isVisible = !isHidden
    if !isHidden { view.fadeIn() }
    if isInHook, AnimationScope.current?.flushes != true { return }
    AnimationScope.atEnd(for: self) { [weak self] in
      guard let self else { return }
      Array(sequence(first: self as View) { $0.superview }).last?.layOutPending()
      letLastLooksLeave()
    }
  }

  private func letLastLooksLeave() {
    for (index, view) in arrangedWidgets.enumerated() where !view.isVisible {
      let identity = ObjectIdentifier(view)
      guard let look = lastLooks[identity], !look.isLeaving else { continue }
      look.leave(to: emptyPlace(at: index, from: look.start)) { [weak self, weak look] in
        if self?.lastLooks[identity] === look { self?.lastLooks[identity] = nil }
      }
    }
  }

  /// Where the room of a hidden view was: between its neighbours.
  private func emptyPlace(at index: Int, from place: Rect) -> Rect {
    func frame(_ widget: Widget?) -> Rect? { widget.flatMap { layoutState.frames.frame(of: $0.rawWidget) } }
    let before = frame(arrangedWidgets[..<index].last(where: \.isVisible))
    let after = frame(arrangedWidgets[index...].first(where: \.isVisible))
    if axis == .vertical {
      return Rect(x: place.x, y: before?.maxY ?? after?.minY ?? place.y, width: place.width, height: 0)
    }
    let isMirrored = direction == .rightToLeft
    let edge = isMirrored ? before?.minX ?? after?.maxX : before?.maxX ?? after?.minX
    return Rect(x: edge ?? place.x, y: place.y, width: 0, height: place.height)
  }
}
