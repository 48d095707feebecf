import CGtk

/// Keeps each GtkDragSource that is pressed, those inside of GTK's own widgets too, until the timer is over that GTK starts with the press
/// to tell drags from clicks.
///
/// GTK 4.8 does not end that timer with the object, and later versions end the last one only: after two presses within a tenth of a second,
/// as on the arrow of a calendar, the other one writes into what has taken the object's place.
@MainActor enum PressedDragSources {
  /// Longer than GTK's timer, in milliseconds.
  private static let time: UInt32 = 200

  private static let begin: @convention(c) (UnsafeMutableRawPointer, OpaquePointer?) -> Void = { source, sequence in
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, time, { _ in G_SOURCE_REMOVE }, g_object_ref(source), { g_object_unref($0) })
    cgtk_chain_from_begin(source, sequence)
  }

  /// Keeps them from now on; done once.
  static let keep: Void = {
    let type = gtk_drag_source_get_type()
    // The class is asked for the signal, which is there when the class is.
    let gesture = g_type_class_ref(type)
    defer { g_type_class_unref(gesture) }
    g_signal_override_class_handler("begin", type, unsafeBitCast(begin, to: GCallback.self))
  }()
}
