import CGtk

/// Reports when a widget gets and loses the keyboard.
@MainActor public final class EventControllerFocus: EventController {
  /// Adopts a GtkEventControllerFocus.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports the focus of the widget it is added to, including its children's.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_focus_new())) }
}

extension Widget {
  /// Holds the widget for a moment when the keyboard has left it.
  package final func stayWhenLeft() {
    let focus = EventControllerFocus()
    focus.onLeave(self) { me in MainLoop.after(milliseconds: 200) { withExtendedLifetime(me) {} } }
    add(focus)
  }
}
