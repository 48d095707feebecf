import CGtk

/// The places that a signal of a text buffer is about: GTK goes on with them after a handler has changed the text, which ends them.
struct TextPlaces {
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var places: [(iter: UnsafeMutablePointer<GtkTextIter>, offset: Int32)] = []

  /// - Parameter values: the emitter, and the signal's arguments.
  init?(_ values: UnsafePointer<GValue>, _ count: guint) {
    guard let emitter = g_value_get_object(values) else { return nil }
    guard cgtk_is_a(emitter, gtk_text_buffer_get_type()) != 0 else { return nil }
    buffer = emitter.assumingMemoryBound(to: GtkTextBuffer.self)
    for index in 1..<max(1, Int(count)) where cgtk_value_type(values + index) == gtk_text_iter_get_type() {
      guard let iter = g_value_get_boxed(values + index)?.assumingMemoryBound(to: GtkTextIter.self) else { continue }
      places.append((iter, gtk_text_iter_get_offset(iter)))
    }
  }

  /// Lets them be the same places of the text as it is now.
  func restore() {
    g_object_ref(buffer)
    for place in places { gtk_text_buffer_get_iter_at_offset(buffer, place.iter, place.offset) }
    g_object_unref(buffer)
  }
}
