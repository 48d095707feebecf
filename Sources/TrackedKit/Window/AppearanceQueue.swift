import Gtk

/// Controllers that wait for the end of the frame that first shows their view.
enum AppearanceQueue {
  private struct Entry {
    weak var controller: ViewController?
    weak var window: Window?
  }

  private static var entries: [Entry] = []

  /// Sees to `viewDidAppear` once the window has painted.
  static func finishAfterNextFrame(_ controller: ViewController, in window: Window) {
    entries.append(Entry(controller: controller, window: window))
  }

  /// The window has painted: those shown in it have appeared.
  static func frameDidEnd(in pass: WindowUpdatePass) {
    guard !entries.isEmpty else { return }
    let finished = entries.filter { $0.window === pass.window && $0.controller?.viewIfLoaded?.isMapped == true }
    entries.removeAll { entry in
      entry.controller == nil || entry.window == nil || finished.contains { $0.controller === entry.controller }
    }
    finished.forEach { $0.controller?.finishAppearance() }
  }
}
