import Gtk

/// Waits after scrolling until the rows for the new place have been made and laid out, which takes a frame.
@MainActor final class ScrollRest {
  private var framesToWait = 0

  /// Calls a function once nothing has been scrolled for two frames. What it is called for again in between is one wait.
  func wait(in scroller: ScrolledWindow, then tell: @escaping () -> Void) {
    let isWaiting = framesToWait > 0
    framesToWait = 2
    guard !isWaiting else { return }
    scroller.addTickCallback { [weak self] _ in
      guard let self else { return .finish }
      framesToWait -= 1
      guard framesToWait == 0 else { return .again }
      tell()
      return .finish
    }
  }
}
