import CGtk

/// Draws a line around its child, with a title if there is one.
@MainActor open class Frame: Widget {
  /// A frame with a title; nil for none.
  public init(_ label: String? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_frame_new(label.withoutNUL))) }

  /// Adopts a GtkFrame.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
