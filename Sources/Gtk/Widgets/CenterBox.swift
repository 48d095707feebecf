import CGtk

/// Three widgets: at the start, in the middle, at the end.
@MainActor open class CenterBox: Widget {
  /// Empty.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_center_box_new())) }

  /// Adopts a GtkCenterBox.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// At the start.
  @NativeChild(gtk_center_box_get_start_widget, gtk_center_box_set_start_widget) public var startWidget: Widget?

  /// In the middle.
  @NativeChild(gtk_center_box_get_center_widget, gtk_center_box_set_center_widget) public var centerWidget: Widget?

  /// At the end.
  @NativeChild(gtk_center_box_get_end_widget, gtk_center_box_set_end_widget) public var endWidget: Widget?
}

extension CenterBox: nonisolated Orientable {}
