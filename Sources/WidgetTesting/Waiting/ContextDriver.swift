import CGtk
import Dispatch
import Glibc
import Gtk

/// Iterates GLib's main context for test runners that run their own loop on the main thread, as XCTest does.
///
/// It works only while a test waits. A thread of the pool polls what the context would poll, and the main actor handles it.
enum ContextDriver {
  private static var isDriving = false
  /// A source attached meanwhile does not end the poll, since the context has no owner; this bounds the delay.
  private static let longestPollMilliseconds: Int32 = 10

  /// Starts unless a GLib loop is already running, as when this is called in one of its turns.
  static func startIfNothingIterates() {
    guard g_main_depth() == 0, !isDriving else { return }
    isDriving = true
    Task { @MainActor in
      while TurnObserver.isBusy {
        while MainLoop.iterate(.never) {}
        if TurnObserver.isBusy { await pollInBackground() }
      }
      isDriving = false
    }
  }

  private static func pollInBackground() async {
    let (descriptors, milliseconds) = whatToPoll()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        var descriptors = descriptors
        poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        continuation.resume()
      }
    }
  }

  private static func whatToPoll() -> ([pollfd], Int32) {
    var priority: gint = 0
    var timeout: gint = -1
    let context = g_main_context_default()
    TurnObserver.isProbed = true
    g_main_context_acquire(context)
    defer {
      g_main_context_release(context)
      TurnObserver.isProbed = false
    }
    guard g_main_context_prepare(context, &priority) == 0 else { return ([], 0) }
    var buffer: [GPollFD] = []
    var needed = g_main_context_query(context, priority, &timeout, nil, 0)
    while Int(needed) > buffer.count {
      buffer = Array(repeating: GPollFD(), count: Int(needed))
      needed = g_main_context_query(context, priority, &timeout, &buffer, gint(buffer.count))
    }
    let descriptors = buffer.prefix(Int(needed)).map { pollfd(fd: $0.fd, events: Int16($0.events), revents: 0) }
    return (descriptors, timeout < 0 ? longestPollMilliseconds : min(timeout, longestPollMilliseconds))
  }
}
