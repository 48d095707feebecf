import Gtk

/// Waits after scrolling until the rows for the new place have been made and laid out, which takes a frame.
@MainActor final class ScrollRest {
  private var framesToWait = 0
  private var isWaiting = false

  /// Calls a function once nothing has been scrolled for two frames, and nothing is about to be. What it is called for again in between is one wait.
  func wait(in scroller: ScrolledWindow, then tell: @escaping () -> Void) {
    framesToWait = 2
    guard !isWaiting else { return }
    isWaiting = true
    scroller.addTickCallback { [weak self, weak scroller] _ in
      guard let self, let scroller else { return .finish }
      framesToWait -= 1
      guard framesToWait <= 0, !ScrollGoal.isSet(of: scroller) else { return .again }
      isWaiting = false
      tell()
      return .finish
    }
  }
}
