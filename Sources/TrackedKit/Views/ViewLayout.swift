import Gtk

/// Where the last layout of a view put its subviews, and what it followed from.
struct LayoutState {
  var frames = SubviewFrames()
  var input: LayoutInput?
  /// Whether the layout hooks run.
  var isRunning = false
  /// Whether a subview was given a frame.
  var hasFramedSubviews = false
  /// The size that the view is going to have, where that is known before its first layout.
  var expectedSize: Size?
}

// Layout, as GTK's allocation asks for it.
extension View {
  /// Lays the view out in the size it has. Nothing runs where neither a hook is marked nor anything has changed that the
  /// last layout followed from: GTK allocates every ancestor of a widget that measures itself again (C-040).
  func layOut() {
    resizeFramedSubviews()
    let input = LayoutInput(of: self)
    let isChanged = layoutState.input != input || constraintStore?.isLaidOut == false
    guard isChanged || node.hooks.isDue(.layout) else { return allocateSubviews() }
    if AnimationScope.passesOver(node) {
      guard isChanged else {
        node.enqueue()
        return allocateSubviews()
      }
      AnimationScope.outsideOfBlocks { runLayoutHooks(because: .system) }
    } else {
      runLayoutHooks(because: .system)
    }
    allocateSubviews()
    if !LayoutInput(of: self).asksForSameSizes(as: input) { node.host?.measureAgain(self) }
    if node.hooks.isDue(.layout) { node.enqueue() }
  }

  /// Runs the layout hooks of a view that GTK passes over, because it or something above hid itself (C-210), or because
  /// it is in no window that is shown.
  func layOutHidden() { runLayoutHooks(because: .system) }

  /// Runs all layout hooks of the view and its controller: they share one layout, and its cause (C-047, C-220).
  private func runLayoutHooks(because unmarked: UpdateCause) {
    let hooks = node.hooks.all.filter { $0.phase == .layout && !$0.kind.isPartOfLayout }
    let cause = hooks.first(where: \.isDue)?.cause ?? unmarked
    let wasVisible = isVisible
    let host = node.host
    host?.driver.recordLayout()
    host?.layoutDepth += 1
    defer { host?.layoutDepth -= 1 }
    layoutState.isRunning = true
    defer { layoutState.isRunning = false }
    layoutState.frames.beginLayout()
    for hook in hooks where hook.kind.placeInLayout == .before { hook.run(because: cause) }
    for hook in hooks where hook.kind.placeInLayout == .itself { hook.run(because: cause) }
    placeFramedSubviews()
    layoutState.input = LayoutInput(of: self)
    node.controller?.placeholder?.place(in: self)
    for hook in hooks where hook.kind.placeInLayout == .after { hook.run(because: cause) }
    display.invalidate(cause)
    // The container is in its own layout just now, and does not hear that there is one child less, or more.
    if isVisible != wasVisible { node.host?.measureAgain(self) }
  }

  /// GTK takes whatever is asked for meanwhile as done with an allocation: what a layout hook has changed below is
  /// allocated once more, where it was put.
  private func allocateSubviews() {
    for subview in subviews {
      guard let frame = layoutState.frames.shownFrame(of: subview) else { continue }
      if layoutState.hasFramedSubviews { Placement.existing(of: subview)?.isNew = false }
      allocate(subview, in: frame)
    }
  }

  /// A subview is on its way; nil when it has come to the place layout gave it.
  func subviewDidMove(_ subview: ObjectIdentifier, to rect: Rect?) {
    layoutState.frames.setShown(rect, of: subview)
    // No layout hook has to run for it.
    queueNativeAllocate()
  }
}
