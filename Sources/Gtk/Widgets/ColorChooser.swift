import CGtk

/// A widget for choosing a colour.
@MainActor public protocol ColorChooser: Widget {}

extension ColorChooser {
  /// The colour. Setting it calls handlers of neither `onNotifyRgba` nor `onColorSet`.
  public var rgba: RGBA {
    get {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(native(), &color)
      return RGBA(color)
    }
    set {
      var color = newValue.native
      guard RGBA(color) != rgba else { return }
      withoutEcho { gtk_color_chooser_set_rgba(native(), &color) }
    }
  }

  /// Replaces the palette's colours, in rows or columns of the given length.
  public func setPalette(_ colors: [RGBA], along orientation: Orientation = .horizontal, perLine count: Int) {
    var natives = colors.map(\.native)
    gtk_color_chooser_add_palette(
      native(), orientation.native, Int32(clamping: count), Int32(clamping: natives.count), &natives)
  }
}
