import Gtk

/// The frames of a view's subviews: where layout put them, and, while they move there, where they are seen.
///
/// Layout names subviews in their order, and so they are found: where the last one was, or next to it.
struct SubviewFrames {
  private struct Entry {
    let subview: ObjectIdentifier
    /// Where the last layout put it; nil if it did not.
    var frame: Rect?
    /// Where the layout before put it.
    var frameBefore: Rect?
    /// Where it is seen, while it moves.
    var moving: Rect?
  }

  private var entries: [Entry] = []
  private var cursor = 0

  /// A layout begins: it says all frames anew.
  mutating func beginLayout() {
    entries.removeAll { $0.frame == nil && $0.moving == nil }
    for index in entries.indices {
      entries[index].frameBefore = entries[index].frame
      entries[index].frame = nil
    }
    cursor = 0
  }

  /// Where the last layout put a subview; nil if it did not.
  mutating func frame(of subview: Widget) -> Rect? {
    index(of: ObjectIdentifier(subview)).flatMap { entries[$0].frame }
  }

  /// Where a subview is to be allocated now; nil if the last layout did not place it.
  mutating func shownFrame(of subview: Widget) -> Rect? {
    index(of: ObjectIdentifier(subview)).flatMap { index in
      entries[index].frame.map { entries[index].moving ?? $0 }
    }
  }

  /// Records a frame that layout gave, and starts the way there if an animation scope runs.
  ///
  /// - Returns: where the subview is to be allocated now.
  mutating func move(_ subview: Widget, of view: View, to rect: Rect) -> Rect {
    let identity = ObjectIdentifier(subview)
    guard let index = index(of: identity) else {
      entries.append(Entry(subview: identity, frame: rect))
      return rect
    }
    let old = entries[index].frame ?? entries[index].frameBefore
    entries[index].frame = rect
    let key = AnimationKey(subview, "place")
    guard let old, old != rect else {
      // One that was stopped on its way stays there until this layout.
      if entries[index].moving != nil, !Animator.isRunning(key, of: subview) { entries[index].moving = nil }
      return entries[index].moving ?? rect
    }
    let start = entries[index].moving ?? old
    guard AnimationScope.current?.timing != nil, subview.isMapped else {
      if entries[index].moving != nil {
        entries[index].moving = nil
        Animator.stop(key, of: subview)
      }
      return rect
    }
    entries[index].moving = start
    // Only the numbers are kept: the animation must not keep the subview.
    Animator.set(key, of: subview, from: start, to: rect) { [weak view] shown in
      view?.subviewDidMove(identity, to: shown == rect ? nil : shown)
    }
    return start
  }

  mutating func setShown(_ rect: Rect?, of subview: ObjectIdentifier) {
    if let index = index(of: subview) { entries[index].moving = rect }
  }

  private mutating func index(of subview: ObjectIdentifier) -> Int? {
    for index in [cursor, cursor + 1] where index < entries.count && entries[index].subview == subview {
      cursor = index
      return index
    }
    guard let index = entries.firstIndex(where: { $0.subview == subview }) else { return nil }
    cursor = index
    return index
  }
}
