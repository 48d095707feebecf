import CGtk

/// Three widgets: at the start, in the middle, at the end.
@MainActor open class CenterBox: Widget {
  /// Empty.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_center_box_new())) }

  /// Adopts a GtkCenterBox.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// At the start.
  public var startWidget: Widget? {
    get { Widget.wrap(gtk_center_box_get_start_widget(native()), as: Widget.self) }
    set {
      if newValue !== startWidget { withoutEcho { gtk_center_box_set_start_widget(native(), incoming(newValue)) } }
    }
  }

  /// In the middle.
  public var centerWidget: Widget? {
    get { Widget.wrap(gtk_center_box_get_center_widget(native()), as: Widget.self) }
    set {
      if newValue !== centerWidget { withoutEcho { gtk_center_box_set_center_widget(native(), incoming(newValue)) } }
    }
  }

  /// At the end.
  public var endWidget: Widget? {
    get { Widget.wrap(gtk_center_box_get_end_widget(native()), as: Widget.self) }
    set { if newValue !== endWidget { withoutEcho { gtk_center_box_set_end_widget(native(), incoming(newValue)) } } }
  }
}

extension CenterBox: nonisolated Orientable {}
