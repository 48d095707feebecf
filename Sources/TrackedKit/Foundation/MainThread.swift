import Dispatch
import Gtk

/// The result of `body` on the main thread: at once there; another thread waits until the main thread runs it.
///
/// For operations that UIKit allows on every thread and GTK only on one, such as measuring texts and drawing pictures.
nonisolated func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  // Only one of the two threads runs at a time.
  nonisolated(unsafe) var result: Result?
  withoutActuallyEscaping(body) { body in
    let run = { MainActor.assumeIsolated { result = body() } }
    if isMainThread { run() } else { DispatchQueue.main.sync(execute: run) }
  }
  return result!
}
