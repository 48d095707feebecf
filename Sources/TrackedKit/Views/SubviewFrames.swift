import Gtk

/// The frames of a view's subviews: where layout put them and, while they move there, where they are seen.
///
/// Layout names subviews in their order, which makes them fast to find: at the last one's position, or next to it. Among many, others are looked up.
struct SubviewFrames {
  private struct Entry {
    /// Nil if it was removed: another widget may have its address by now.
    var subview: RawWidget?
    /// Where the last layout put it; nil if it did not.
    var frame: Rect?
    /// Where the layout before put it.
    var frameBefore: Rect?
    /// Where it is seen, while it moves.
    var moving: Rect?
  }

  /// Whether any subview has ever been on its way.
  private(set) static var haveMoved = false

  private var entries: [Entry] = []
  private var cursor = 0
  /// The places of all entries, once one was looked up among many.
  private var places: [RawWidget: Int]?

  /// A layout begins: it says all frames again.
  mutating func beginLayout() {
    var kept = 0
    for index in entries.indices
    where entries[index].subview != nil && (entries[index].frame != nil || entries[index].moving != nil) {
      var entry = entries[index]
      entry.frameBefore = entry.frame
      entry.frame = nil
      entries[kept] = entry
      kept += 1
    }
    if kept < entries.count {
      entries.removeLast(entries.count - kept)
      places = nil
    }
    cursor = 0
  }

  /// Where the last layout put a subview; nil if it did not.
  mutating func frame(of subview: RawWidget) -> Rect? {
    guard let index = index(of: subview) else { return nil }
    return entries[index].frame
  }

  /// Where a subview is to be allocated now; nil if the last layout did not place it.
  mutating func shownFrame(of subview: RawWidget) -> Rect? {
    guard let index = index(of: subview), let frame = entries[index].frame else { return nil }
    return entries[index].moving ?? frame
  }

  /// Where a subview is on its way; nil if it is on none.
  mutating func movingFrame(of subview: RawWidget) -> Rect? {
    guard let index = index(of: subview), entries[index].frame != nil else { return nil }
    return entries[index].moving
  }

  /// By how much a subview is smaller on its way than it will be; nil if it is on none.
  mutating func sizeToCome(of subview: RawWidget) -> Size? {
    guard let index = index(of: subview), let frame = entries[index].frame, let moving = entries[index].moving else {
      return nil
    }
    return Size(width: max(0, frame.width - moving.width), height: max(0, frame.height - moving.height))
  }

  /// Records a frame that layout gave, and starts the way there if an animation scope runs.
  ///
  /// - Returns: where the subview is to be allocated now.
  mutating func move(_ subview: RawWidget, of view: View, to rect: Rect) -> Rect {
    guard let index = index(of: subview) else {
      places?[subview] = entries.count
      entries.append(Entry(subview: subview, frame: rect))
      return rect
    }
    let old = entries[index].frame ?? entries[index].frameBefore
    entries[index].frame = rect
    let moving = entries[index].moving
    let isAnimated = AnimationScope.current?.timing != nil
    guard moving != nil || isAnimated, let widget = subview.wrapper else { return rect }
    guard let old, old != rect else {
      guard let moving else { return rect }
      if Animator.isRunning(AnimationKey(widget, "place"), of: widget) { return moving }
      // One that was stopped on its way stays there until this layout.
      entries[index].moving = nil
      return rect
    }
    guard isAnimated, subview.isMapped else {
      if let moving {
        // What is around it is on its way, too, and is laid out again in each size that it has there.
        if view.isOnItsWay, Animator.redirect(AnimationKey(widget, "place"), of: widget, to: rect) { return moving }
        entries[index].moving = nil
        Animator.stop(AnimationKey(widget, "place"), of: widget)
      }
      return rect
    }
    let start = moving ?? old
    entries[index].moving = start
    Self.haveMoved = true
    // Only the numbers are kept: the animation must not keep the subview.
    Animator.set(AnimationKey(widget, "place"), of: widget, from: start, to: rect) { [weak view] shown in
      view?.subviewDidMove(subview, to: shown)
    } settle: { [weak view, weak widget] shown in
      if let view, let widget, widget.parent === view { view.subview(widget, didRestAt: shown) }
    }
    return start
  }

  /// A subview is on its way.
  mutating func setShown(_ rect: Rect, of subview: RawWidget) {
    if let index = index(of: subview) { entries[index].moving = rect == entries[index].frame ? nil : rect }
  }

  /// A subview is removed (C-270).
  mutating func forget(_ subview: RawWidget) {
    guard let index = index(of: subview) else { return }
    entries[index] = Entry(subview: nil)
    places?[subview] = nil
  }

  /// The place among the frames, which is mostly that among the subviews.
  mutating func index(of subview: RawWidget) -> Int? {
    for index in cursor..<max(cursor, min(cursor + 2, entries.count)) where entries[index].subview == subview {
      cursor = index
      return index
    }
    guard let place = entries.count <= 16 ? entries.firstIndex(where: { $0.subview == subview }) : place(of: subview)
    else { return nil }
    cursor = place
    return place
  }

  private mutating func place(of subview: RawWidget) -> Int? {
    if let places { return places[subview] }
    var found: [RawWidget: Int] = [:]
    found.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() { if let subview = entry.subview { found[subview] = index } }
    places = found
    return found[subview]
  }
}
