import Gtk
import CGtk

#sourceLocation(file: "/work/tmp/D/w/Sources/Gtk/Object/Object.swift", line: 16)


private final class MediaControls: Widget {
  init() { super.init(owning: gtk_media_controls_new(nil)) }
  var stream: Object? {
    get { Object.wrap(gtk_media_controls_get_media_stream(native()), as: Object.self) }
    set { gtk_media_controls_set_media_stream(native(), newValue?.native()) }
  }
}
#sourceLocation()

