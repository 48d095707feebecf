import Gtk
import GtkTracking

/// The last layout of a view's subviews, and its input.
struct LayoutState {
  var frames = SubviewFrames()
  var input: LayoutInput?
  /// Whether the layout hooks run.
  var isRunning = false
  /// Whether GTK, or something above, had the view laid out while its layout hooks ran.
  var isOvertaken = false
  /// Whether a subview was given a frame.
  var hasFramedSubviews = false
  /// How often it was due in one frame, or one flush.
  var runs = PassRuns()
  /// The size that the view is going to have, where that is known before its first layout.
  var expectedSize: Size?
  /// The subviews that went since the last layout.
  private var departed: [RawWidget: Weak<Widget>] = [:]

  /// A subview is removed. The next one may get its address, and request the same sizes.
  mutating func noteDeparture(of subview: Widget) {
    departed[subview.rawWidget] = Weak(subview)
    // The next layout runs in any case, or is as well run for so many.
    if input == nil || departed.count > 64 { forgetDeparted() }
  }

  /// A subview comes. One that only comes back finds everything as it was.
  mutating func noteArrival(of subview: Widget) {
    guard !departed.isEmpty, let earlier = departed.removeValue(forKey: subview.rawWidget), earlier.object !== subview
    else { return }
    frames.forget(subview.rawWidget)
    input = nil
  }

  private mutating func forgetDeparted() {
    if !departed.isEmpty { input = nil }
    for subview in departed.keys { frames.forget(subview) }
    departed = [:]
  }

  /// A layout begins.
  mutating func begin() {
    forgetDeparted()
    frames.beginLayout()
  }
}

// Layout, as GTK's allocation asks for it.
extension View {
  /// Lays the view out in the size it has. Nothing runs where neither a hook is marked nor anything has changed that the
  /// last layout followed from: GTK allocates every ancestor of a widget that measures itself again (C-040).
  func layOut() {
    guard !layoutState.isRunning else {
      // A hook of the view has had something above laid out; the hooks go on after that.
      layoutState.isOvertaken = true
      return
    }
    resizeFramedSubviews()
    let input = LayoutInput(of: self)
    let isChanged = layoutState.input != input || constraintStore?.isLaidOut == false
    guard isChanged || nodeIfMade?.hooks.isDue(.layout) == true else { return allocateSubviews() }
    // What the view asks for itself tells the same of a plain view, and has been measured already.
    let request = isTransparent ? Request(of: self) : nil
    let calls = OutsideCode.callCount
    if PartialFlush.isRunning, PartialFlush.passesOver(node) {
      guard isChanged else {
        node.enqueue()
        return allocateSubviews()
      }
      AnimationScope.outsideOfBlocks { runLayoutHooks(because: .system) }
    } else {
      runLayoutHooks(because: .system)
    }
    if OutsideCode.callCount != calls {
      allocateSubviews()
      let asksForMore =
        if let request { Request(of: self) != request } else { !LayoutInput(of: self).asksForSameSizes(as: input) }
      let misses = missesSubviews(since: input)
      if misses { layoutState.input = nil }
      if asksForMore || misses { host?.measureAgain(self) }
    }
    if let known = layoutState.input, let laidOut = LayoutInput(lastLayoutOf: self), laidOut != known {
      layoutState.input = laidOut
      host?.measureAgain(self)
    }
    if let nodeIfMade, nodeIfMade.hooks.isDue(.layout) { nodeIfMade.enqueue() }
  }

  /// The request of a view at its current size.
  private struct Request: Equatable {
    let width: Measurement
    let height: Measurement

    init(of view: View) {
      width = view.rawWidget.measured(.horizontal)
      height = view.rawWidget.measured(.vertical, forSize: max(view.width, width.minimum))
    }
  }

  /// Whether a subview has come or was shown too late to be placed in the layout that began with `input`.
  private func missesSubviews(since input: LayoutInput) -> Bool {
    var unplaced: [RawWidget] = []
    for subview in LayoutInput.subviews(of: self)
    where subview.isVisible && layoutState.frames.frame(of: subview) == nil {
      unplaced.append(subview)
    }
    return input.misses(unplaced, in: self)
  }

  /// The pass of the view's window.
  var host: WindowHost? {
    if let nodeIfMade { return nodeIfMade.host }
    return WindowHost.of(hostWindow)
  }

  /// Runs the layout hooks of a view that GTK passes over, because it or something above hid itself (C-210), or because
  /// it is in no window that is shown.
  package final func layOutHidden() {
    let input = LayoutInput(of: self)
    let calls = OutsideCode.callCount
    runLayoutHooks(because: .system)
    if OutsideCode.callCount != calls, missesSubviews(since: input) { layoutState.input = nil }
  }

  /// Makes the next layout place the subviews, whether or not its input has changed.
  func markLayout(_ cause: UpdateCause) {
    if nodeIfMade == nil { layoutState.input = nil } else { invalidate(.layoutSubviews, cause: cause) }
  }

  /// Whether the view was never laid out, or should be laid out again whatever its input.
  var lacksLayout: Bool { layoutState.input == nil }

  /// Runs all layout hooks of the view and its controller: they share one layout, and its cause (C-047, C-220).
  private func runLayoutHooks(because unmarked: UpdateCause) {
    ChangesInLayout.runHooks(of: self) { runLayoutHooksHeard(because: unmarked) }
  }

  private func runLayoutHooksHeard(because unmarked: UpdateCause) {
    let (wasVisible, size) = (isVisible, (width, height))
    let host = host
    host?.driver.recordLayout()
    host?.layoutDepth += 1
    defer { host?.layoutDepth -= 1 }
    layoutState.isRunning = true
    defer {
      layoutState.isRunning = false
      if layoutState.isOvertaken {
        layoutState.isOvertaken = false
        if (width, height) != size {
          markLayout(.system)
          host?.measureAgain(self)
        }
      }
    }
    layoutState.begin()
    // The container is in the middle of its own layout, and does not notice that a child came or went.
    defer { if isVisible != wasVisible { host?.measureAgain(self) } }
    guard let nodeIfMade else {
      layout()
      placeFramedSubviews()
      layoutState.input = LayoutInput(of: self)
      return
    }
    var hooks: [Hook] = []
    var parts: [(hook: Hook, runs: Int)] = []
    var leader: Hook?
    for hook in nodeIfMade.hooks.all where hook.phase == .layout {
      if hook.kind.isPartOfLayout {
        parts.append((hook, hook.runCount))
        continue
      }
      hooks.append(hook)
      if leader == nil, hook.isDue { leader = hook }
      if hook.work == .tracked { OutsideCode.noteCall() }
    }
    let sharedCause = leader?.cause ?? unmarked
    if let leader { for hook in hooks { hook.mark(sharedCause, with: leader) } }
    if leader != nil, layoutState.runs.count(in: Feedback.serial) >= UpdatePass.repeatLimit { host?.driver.breakOff() }
    for hook in hooks where hook.kind.placeInLayout == .before { hook.run(because: sharedCause) }
    for hook in hooks where hook.kind.placeInLayout == .itself { hook.run(because: sharedCause) }
    placeFramedSubviews()
    layoutState.input = LayoutInput(of: self)
    if let placeholder = nodeIfMade.viewController?.placeholder {
      OutsideCode.noteCall()
      placeholder.place(in: self)
    }
    for hook in hooks where hook.kind.placeInLayout == .after { hook.run(because: sharedCause) }
    forgetPartsNotRun(since: parts)
    displayIfMade?.invalidate(sharedCause)
  }

  /// A layout hook that was not called in the layout, because an override leaves `super` out, no longer reads anything: if it stayed due, the
  /// window would request layouts without end.
  private func forgetPartsNotRun(since parts: [(hook: Hook, runs: Int)]) {
    for (hook, runs) in parts where hook.isDue && hook.runCount == runs { hook.stopTracking() }
  }

  /// GTK considers all requests made meanwhile done with an allocation: what a layout hook has changed below is
  /// allocated once more, where it was put.
  private func allocateSubviews() {
    for subview in subviewWidgets where subview.isChild(of: self) {
      guard let frame = layoutState.frames.shownFrame(of: subview.rawWidget) else { continue }
      if layoutState.hasFramedSubviews { Placement.existing(of: subview)?.isNew = false }
      allocateTransformed(subview.rawWidget, in: frame)
    }
  }

  /// Whether layout has put it, or something that it is in, elsewhere, and it moves there.
  var isOnItsWay: Bool {
    sequence(first: self as Widget) { $0.parent }.contains { Animator.isRunning(AnimationKey($0, "place"), of: $0) }
  }

  /// A subview has come to rest on its way: its frame is there, unless constraints decide.
  func subview(_ subview: Widget, didRestAt rect: Rect) {
    guard Placement.existing(of: subview)?.fixedFrame != nil else { return }
    View.performWithoutAnimation { subview.setOwnFrame(rect) }
  }

  /// The size that it, and what it is in, is short of on the way, and what moves nearest to it; nil where nothing does.
  var placeToCome: (mover: Widget, size: Size)? {
    guard SubviewFrames.haveMoved else { return nil }
    var found: (mover: Widget, size: Size)?
    var next: RawWidget? = rawWidget
    while let current = next, let parent = current.parent {
      next = parent
      guard let view = parent.existingWrapper as? View, let mover = current.existingWrapper,
        let size = view.layoutState.frames.sizeToCome(of: current)
      else { continue }
      let inner = found?.size ?? .zero
      found = (found?.mover ?? mover, Size(width: inner.width + size.width, height: inner.height + size.height))
    }
    return found
  }

  private func isLarger(than before: Rect?, or rect: Rect) -> Bool {
    let (width, height) = (Double(width), Double(height))
    return [before, rect].contains { shown in shown.map { $0.width < width || $0.height < height } ?? false }
  }

  /// The size that its constraints count with: on the way to a smaller one already that, as in UIKit, so that nothing inside is stretched first.
  var sizeForConstraints: (width: Int, height: Int) {
    guard SubviewFrames.haveMoved, let superview = rawWidget.parent?.existingWrapper as? View,
      superview.layoutState.frames.movingFrame(of: rawWidget) != nil,
      let frame = superview.layoutState.frames.frame(of: rawWidget)
    else { return (width, height) }
    return (min(width, Int(pixels: frame.width.rounded())), min(height, Int(pixels: frame.height.rounded())))
  }

  /// The bounds, as small as they are seen on the way of an animation: also where GTK allocates more because the content asks for it.
  var boundsOnTheWay: Rect {
    let bounds = bounds
    guard SubviewFrames.haveMoved, let superview = rawWidget.parent?.existingWrapper as? View,
      let shown = superview.layoutState.frames.movingFrame(of: rawWidget)
    else { return bounds }
    return Rect(x: 0, y: 0, width: min(bounds.width, shown.width), height: min(bounds.height, shown.height))
  }

  /// A subview is on its way.
  func subviewDidMove(_ subview: RawWidget, to rect: Rect) {
    let before = layoutState.frames.shownFrame(of: subview)
    layoutState.frames.setShown(rect, of: subview)
    // GTK allocates no less than it asks for, and then does not know that there is something else to draw.
    if let view = subview.existingWrapper as? View, before?.size != rect.size, view.isLarger(than: before, or: rect) {
      view.queueNativeDraw()
    }
    // No layout hook has to run for it.
    queueNativeAllocate()
  }
}
