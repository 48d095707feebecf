import CGtk
// For its library: the two calls are declared in CGtk.
import Dispatch
import Glibc

/// Drains Swift's main actor from GLib's main loop.
///
/// `Task { @MainActor }`, `Task.sleep`, `DispatchQueue.main` and async sequences all end up on libdispatch's main queue,
/// which GLib does not know. The queue signals an event descriptor; a source on it runs the queue. Nothing polls: an idle
/// loop sleeps until the descriptor is readable.
@MainActor public enum MainActorSource {
  /// Attaches the source to the default main context, once; later calls do nothing. `initialize()` does this.
  public static func attach() {
    // The mark is shared with the test kit, which may have attached such a source before GTK started.
    guard cgtk_main_context_mark(nil) == nil else { return }
    let source = g_unix_fd_source_new(gint(_dispatch_get_main_queue_handle_4CF()), G_IO_IN)!
    let drain: GUnixFDSourceFunc = { descriptor, _, _ in
      // Reading resets the descriptor; without it the source would fire for ever.
      var pending: UInt64 = 0
      _ = read(descriptor, &pending, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }
    g_source_set_callback(source, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
    g_source_set_name(source, "Swift main actor")
    // A nested loop (a modal dialog run from a handler) has to drain it as well.
    g_source_set_can_recurse(source, 1)
    g_source_attach(source, nil)
    _ = cgtk_main_context_mark(source)
    g_source_unref(source)
  }
}
