import CGtk

/// Cancels what gestures hold of a press whose widget goes, or is hidden, before the release.
///
/// GTK 4.8 leaves the press to the gesture, which holds the widget for it, and the widget holds the gesture: a scale that is removed while it is
/// dragged would never be freed. Main actor.
enum HeldGestures {
  /// How many buttons and fingers are down.
  @exclusivity(unchecked) private static var pressed = 0

  /// Follows every press of the program, and while there is one, the widgets that are no longer shown.
  static let follow: Void = {
    for type in [gdk_surface_get_type(), gtk_widget_get_type()] {
      // A signal is there when its class is.
      g_type_class_unref(g_type_class_ref(type))
    }
    g_signal_add_emission_hook(
      g_signal_lookup("event", gdk_surface_get_type()), 0,
      { _, _, values, _ in
        if let event = values.flatMap({ g_value_peek_pointer($0 + 1) }) { HeldGestures.count(OpaquePointer(event)) }
        return 1
      }, nil, nil)
    g_signal_add_emission_hook(
      g_signal_lookup("unmap", gtk_widget_get_type()), 0,
      { _, _, values, _ in
        if HeldGestures.pressed > 0, let widget = values.flatMap({ g_value_get_object($0) }) {
          HeldGestures.wasHidden(widget.assumingMemoryBound(to: GtkWidget.self))
        }
        return 1
      }, nil, nil)
  }()

  private static func count(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: pressed += 1
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: pressed = max(0, pressed - 1)
    // The release may have gone to another program, as with drag and drop.
    case GDK_MOTION_NOTIFY where pressed > 0 && gdk_event_get_modifier_state(event).rawValue & buttons == 0: pressed = 0
    default: break
    }
  }

  private static let buttons =
    GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue | GDK_BUTTON4_MASK.rawValue
    | GDK_BUTTON5_MASK.rawValue

  /// The gesture may be in the middle of the event, and the widget on its way to another place.
  private static func wasHidden(_ widget: UnsafeMutablePointer<GtkWidget>) {
    for gesture in controllers(of: widget, gtk_gesture_get_type()) {
      g_object_ref(gesture)
      ProgramCalls.afterwards {
        // One that was taken away from its widget ends with that; GTK's own would look for the widget.
        if let owner = gtk_event_controller_get_widget(OpaquePointer(gesture)), gtk_widget_get_mapped(owner) == 0 {
          gtk_event_controller_reset(OpaquePointer(gesture))
        }
        g_object_unref(gesture)
      }
    }
  }
}
