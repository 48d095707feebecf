import Gtk

/// The places of a view's subviews: where layout put them, and, while they move there, where they are seen.
struct SubviewFrames {
  /// Where the last layout put the subviews.
  private(set) var frames: [ObjectIdentifier: Rect] = [:]
  private var framesBefore: [ObjectIdentifier: Rect] = [:]
  private var moving: [ObjectIdentifier: Rect] = [:]

  /// A layout begins: it says all places anew.
  mutating func beginLayout() {
    framesBefore = frames
    frames.removeAll(keepingCapacity: true)
  }

  /// Where a subview is to be allocated now; nil if the last layout did not place it.
  func shownFrame(of subview: Widget) -> Rect? {
    let identity = ObjectIdentifier(subview)
    return frames[identity].map { moving[identity] ?? $0 }
  }

  /// Notes a place that layout gave, and starts the way there if an animation scope runs.
  ///
  /// - Returns: where the subview is to be allocated now.
  mutating func move(_ subview: Widget, of view: View, to rect: Rect) -> Rect {
    let identity = ObjectIdentifier(subview)
    let old = frames[identity] ?? framesBefore[identity]
    frames[identity] = rect
    let key = AnimationKey(subview, "place")
    guard let old, old != rect else {
      // One that was stopped on its way stays there until this layout.
      if !Animator.isRunning(key, of: subview) { moving[identity] = nil }
      return moving[identity] ?? rect
    }
    let start = moving[identity] ?? old
    guard AnimationScope.current?.timing != nil, subview.isMapped else {
      if moving.removeValue(forKey: identity) != nil { Animator.stop(key, of: subview) }
      return rect
    }
    moving[identity] = start
    // Only the numbers are kept: the animation must not keep the subview.
    Animator.set(key, of: subview, from: start, to: rect) { [weak view] shown in
      view?.subviewDidMove(identity, to: shown == rect ? nil : shown)
    }
    return start
  }

  mutating func setShown(_ rect: Rect?, of identity: ObjectIdentifier) { moving[identity] = rect }
}
