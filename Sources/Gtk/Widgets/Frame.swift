import CGtk

/// Draws a line around its child, with a title if there is one.
@MainActor open class Frame: Widget {
  /// A frame with a title; nil for none.
  public init(_ label: String? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_frame_new(label))) }

  /// Adopts a GtkFrame.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The title; nil for none.
  public var label: String? {
    get { gtk_frame_get_label(native()).map { String(cString: $0) } }
    set { if newValue != label { gtk_frame_set_label(native(), newValue) } }
  }

  /// What the line goes around.
  public var child: Widget? {
    get { Widget.wrap(gtk_frame_get_child(native()), as: Widget.self) }
    set { if newValue !== child { gtk_frame_set_child(native(), incoming(newValue)) } }
  }
}
