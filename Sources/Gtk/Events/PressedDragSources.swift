import CGtk

/// Keeps each pressed GtkDragSource, also inside GTK's own widgets, until the timer has ended that GTK starts with the press
/// to distinguish drags from clicks.
///
/// GTK 4.8 does not end that timer with the object, and later versions end only the last one: after two presses within a tenth of a second,
/// as on the arrow of a calendar, the other one writes into memory that is used for something else.
@MainActor enum PressedDragSources {
  /// Longer than GTK's timer, in milliseconds.
  private static let time: UInt32 = 200

  private static let begin: @convention(c) (UnsafeMutableRawPointer, OpaquePointer?) -> Void = { source, sequence in
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, time, { _ in G_SOURCE_REMOVE }, g_object_ref(source), { g_object_unref($0) })
    cgtk_chain_from_begin(source, sequence)
  }

  /// Begins to keep them; done once.
  static let keep: Void = {
    let type = gtk_drag_source_get_type()
    // The class is asked for the signal, which is there when the class is.
    let gesture = g_type_class_ref(type)
    defer { g_type_class_unref(gesture) }
    g_signal_override_class_handler("begin", type, gCallback(begin))
  }()
}
