import CGtk

extension MainLoop {
  /// Runs code after each turn of the main loop in which it is due, without waking the loop up.
  ///
  /// - Parameter isDue: called before the loop waits; changes nothing that GTK shows.
  package static func afterEachTurn(when isDue: @escaping () -> Bool, _ body: @escaping () -> Void) {
    TurnWatch.watches.append(TurnWatch.Watch(isDue: isDue, act: body))
    TurnWatch.attach()
  }
}

private enum TurnWatch {
  struct Watch {
    let isDue: () -> Bool
    let act: () -> Void
  }

  static var watches: [Watch] = []
  private static var isAttached = false

  static func attach() {
    guard !isAttached else { return }
    isAttached = true
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    g_source_set_name(source, "end of turn")
    g_source_set_can_recurse(source, 1)
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  /// GLib keeps the pointer for as long as the source lives, so it is never freed.
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      timeout?.pointee = -1
      return MainActor.assumeIsolated { watches.contains { $0.isDue() } ? 1 : 0 }
    }
    functions.pointee.dispatch = { _, _, _ in
      MainActor.assumeIsolated { for watch in watches where watch.isDue() { watch.act() } }
      return 1
    }
    return functions
  }()
}
