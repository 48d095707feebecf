import CGtk
import CMainActorDrain
import Gtk

/// The display that tests run on.
public enum TestDisplay {
  /// Starts GTK for tests: no animations, no blinking cursor. Call it first; again does nothing.
  ///
  /// Under XCTest call it before the first widget is made, in `setUp` for instance: making one without GTK running
  /// crashes. Under Swift Testing the main thread has started GTK before the first test, and `TestWindow` calls this.
  ///
  /// - Throws: `InitializationError` with a sentence that says what to start, where there is no display.
  public static func prepare() throws(InitializationError) {
    main_actor_drain_install()
    try Gtk.initialize()
    guard let settings = gtk_settings_get_default() else { throw .noDisplay }
    var off = GValue()
    g_value_init(&off, cgtk_type_boolean())
    g_value_set_boolean(&off, 0)
    for property in ["gtk-enable-animations", "gtk-cursor-blink"] {
      g_object_set_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &off)
    }
  }
}
