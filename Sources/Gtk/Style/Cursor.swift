import CGtk

/// The look of the pointer.
@MainActor public final class Cursor: Object {
  /// A cursor by its name in CSS, such as `pointer`, `text`, `grab`. Where the desktop has no picture for it, it
  /// looks like `fallback`, or as usual.
  public convenience init?(_ name: String, fallback: Cursor? = nil) {
    guard let pointer = gdk_cursor_new_from_name(name, fallback?.native()) else { return nil }
    self.init(owning: UnsafeMutableRawPointer(pointer))
  }

  /// A cursor from a picture.
  ///
  /// - Parameter hotspot: the position in the picture that points, in pixels.
  public convenience init(_ texture: Texture, hotspot: Point, fallback: Cursor? = nil) {
    self.init(
      owning: UnsafeMutableRawPointer(
        gdk_cursor_new_from_texture(
          texture.native(), Int32(clamping: hotspot.x), Int32(clamping: hotspot.y), fallback?.native())!))
  }

  /// Adopts a GdkCursor.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension WidgetProtocol {
  /// The pointer's look over the widget; nil for that of the widget above.
  @NativeProperty(gtk_widget_get_cursor, gtk_widget_set_cursor) public var cursor: Cursor?

  /// Sets the pointer's look over the widget by its name in CSS, such as `pointer`, `text`, `grab`.
  public func setCursor(named name: String) { withoutEcho { gtk_widget_set_cursor_from_name(native(), name) } }
}
