import CGtk
import Gtk

/// Sees every event that reaches a widget's window or popover, before its widgets do: the proof that a virtual event
/// arrived.
final class EventWitness {
  private let root: Widget
  private let controller: OpaquePointer
  private let log = Log()

  private final class Log {
    var seen: [GdkEventType.RawValue: Int] = [:]
  }

  /// Watches the widget's surface: an open popover takes its events for itself.
  init(around widget: Widget) {
    var root = widget
    while let parent = root.parent, !root.isA(gtk_native_get_type()) { root = parent }
    self.root = root
    controller = gtk_event_controller_legacy_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "event", gCallback(Self.note),
      Unmanaged.passRetained(log).toOpaque(), { data, _ in Unmanaged<Log>.fromOpaque(data!).release() },
      GConnectFlags(0))
    // The window takes one reference over; the other lets `end` ask after the window is gone.
    g_object_ref(UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(root.native(), controller)
  }

  private static let note:
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
      _, event, data in
      guard let event, let data else { return 0 }
      Unmanaged<Log>.fromOpaque(data).takeUnretainedValue().seen[
        gdk_event_get_event_type(event).rawValue, default: 0] += 1
      return 0
    }

  /// How many events of a type arrived so far.
  func count(_ type: GdkEventType) -> Int { log.seen[type.rawValue] ?? 0 }

  /// Makes an event and waits until the window has received it, and `number` events in total; false after `seconds`.
  func delivers(
    _ type: GdkEventType, count number: Int = 1, within seconds: Double = 2, _ make: () -> Void
  ) async -> Bool {
    let before = count(type)
    make()
    return await turns(until: { self.count(type) >= before + number }, within: seconds)
  }

  /// Stops watching, once. The window may be gone.
  func end() {
    defer { g_object_unref(UnsafeMutableRawPointer(controller)) }
    guard gtk_event_controller_get_widget(controller) != nil else { return }
    gtk_widget_remove_controller(root.native(), controller)
  }
}
