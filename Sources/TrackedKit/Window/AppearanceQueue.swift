import Gtk

/// Controllers that wait for the end of the frame that first shows their view in one window.
final class AppearanceQueue {
  private struct Entry { weak var controller: ViewController? }

  private var entries: [Entry] = []

  /// Sees to `viewDidAppear` once the window has painted.
  func finishAfterNextFrame(_ controller: ViewController) { entries.append(Entry(controller: controller)) }

  /// The window has painted: those shown in it have appeared.
  func frameDidEnd(in window: Gtk.Window) {
    guard !entries.isEmpty else { return }
    let waiting = entries.compactMap(\.controller).filter { $0.viewIfLoaded?.hostWindow === window }
    let finished = waiting.filter { $0.viewIfLoaded?.isMapped == true }
    entries = waiting.filter { $0.viewIfLoaded?.isMapped != true }.map { Entry(controller: $0) }
    // The one before may have taken the next one away.
    for controller in finished where controller.viewIfLoaded?.hostWindow === window { controller.appearance.didPaint() }
  }
}
