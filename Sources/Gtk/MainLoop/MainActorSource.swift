import CGtkRuntime
// For their libraries: the C target calls libdispatch, and rounding in this module calls C's mathematics.
import Dispatch
import Glibc

/// Drains Swift's main actor from GLib's main loop.
///
/// `Task { @MainActor }`, `Task.sleep`, `DispatchQueue.main` and async sequences all end up on libdispatch's main queue,
/// which GLib does not know. The queue signals an event descriptor; a source on it runs the queue. Nothing polls: an idle
/// loop sleeps until the descriptor is readable.
///
/// In a program that links Foundation, its main run loop's timers are served as well: `Timer.scheduledTimer` fires, if it
/// was called on the main thread. Other parts of a run loop are not: no input sources, no `RunLoop.main.perform`, no timer
/// that another thread adds. `MainLoop.after`, `Task.sleep` and dispatch timers work without Foundation.
@MainActor public enum MainActorSource {
  /// Attaches the source to the default main context, once; later calls do nothing. `initialize()` does this.
  public static func attach() { gtk_runtime_attach_main_loop_sources() }
}
