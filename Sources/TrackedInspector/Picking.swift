import TrackedKit

/// Has the next click in a window of the program choose what it hits, and do nothing else.
final class Picking {
  private struct Watched {
    weak var window: Gtk.Window?
    let gesture: GestureClick
  }
  private var watched: [Watched] = []

  /// - Parameter choose: called once, with the widget that was clicked on.
  init(_ choose: @escaping (Widget) -> Void) {
    for window in UpdateRecorder.windows {
      let gesture = GestureClick()
      gesture.propagationPhase = .capture
      gesture.onPressed { [weak self, weak window, weak gesture] _, x, y in
        gesture?.claim()
        let widget = window?.pickSeen(at: Point(x: x, y: y))
        self?.end()
        if let widget { choose(widget) }
      }
      window.add(gesture)
      watched.append(Watched(window: window, gesture: gesture))
    }
  }

  /// Clicks do again what they do. Called in the middle of a click: the gesture goes when that is over.
  func end() {
    let ended = watched
    watched = []
    MainLoop.whenIdle { for watch in ended { watch.window?.remove(watch.gesture) } }
  }
}
