import Gtk
import GtkTracking

// Layout that the application asks for at once.
extension View {
  /// The implementation of `layoutIfNeeded()`.
  final func layOutPending() {
    for _ in 0..<UpdatePass.repeatLimit {
      WidgetNode.updateIfNeeded(below: self, phase: .constraints)
      WidgetNode.updateIfNeeded(below: self, phase: .properties)
      let window = hostWindow
      // Layout may have written what properties read, or have taken the view to where other traits hold.
      guard layOutNow(in: window) || hostWindow !== window else { return }
    }
  }

  /// Lays out everything pending.
  ///
  /// - Returns: whether there was anything.
  private func layOutNow(in window: Gtk.Window?) -> Bool {
    guard let window, window.isMapped else { return layOutUnseen() }
    let host = WindowHost.of(window)
    guard host.driver.canLayOut, PassContext.hook == nil else {
      // GTK is in the middle of its own layout, or would lay out what has not run yet. What has no place is left to it.
      if lacksLayout, bounds.size == .zero { return false }
      if !layoutState.isRunning, !isNative { PassContext.outsideOfHook { layOut() } }
      if !host.isInLayout, !CustomWidget.isMeasuringOrDrawing {
        PassContext.outsideOfHook { forEachView { $0.layOutScrolledContent() } }
      }
      return layOutUnseen()
    }
    let hasWorked = host.driver.flush(for: self)
    // What keeps invalidating itself has had its turn.
    if host.driver.waitsForNextFrame { return false }
    // The pass leaves out what is not seen.
    return (!host.isSeen(self) && layOutUnseen()) || hasWorked
  }

  /// Lays out where GTK does not.
  ///
  /// - Returns: whether there was anything.
  private func layOutUnseen() -> Bool {
    // Plain views are laid out by GTK alone, unless they are marked.
    if host?.isSeen(self) != true {
      forEachView { view in
        if view.isTransparent, view.lacksLayout { view.setNeedsLayout() }
      }
    }
    return WidgetNode.updateIfNeeded(below: self, phase: .layout)
  }

  /// Calls `body` for this and every view below, parents first.
  private func forEachView(_ body: (View) -> Void) {
    func visit(_ widget: Widget) {
      if let view = widget as? View { body(view) }
      widget.children.forEach(visit)
    }
    visit(self)
  }
}
