import CGtk

/// Ends a window that ends with its parent (`endsWithParent`), also where the program still has the parent: GTK 4.8 ends it when the parent is
/// freed, and leaves it pointing there.
@MainActor final class WindowParentWatch {
  private weak var window: Window?
  private var connections: [SignalConnection] = []

  init(of window: Window) {
    self.window = window
    window.onNotifyTransientFor.includingProgrammatic { [weak self] in self?.follow() }
    window.onNotifyDestroyWithParent.includingProgrammatic { [weak self] in self?.follow() }
    follow()
  }

  private func follow() {
    connections.forEach { $0.disconnect() }
    connections = []
    guard let window, window.endsWithParent, let parent = window.transientFor else { return }
    let pointer: UnsafeMutablePointer<GtkWindow> = parent.native()
    connections = [
      SignalConnection(parent, "unrealize", .everyChange) { [weak self] _, _ in
        if !Self.isOpen(pointer) { self?.window?.destroyWindow() }
      },
      SignalConnection(parent, "destroy", .everyChange, after: true, needsWrapper: false) { [weak self] _, _ in
        guard let window = self?.window, gtk_window_get_transient_for(window.native()) == pointer else { return }
        window.withoutEcho { gtk_window_set_transient_for(window.native(), nil) }
      },
    ]
  }

  /// Whether GTK has a window: one that was destroyed is in its list no more.
  private static func isOpen(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    let all = gtk_window_list_toplevels()
    defer { g_list_free(all) }
    return g_list_find(all, window) != nil
  }
}
