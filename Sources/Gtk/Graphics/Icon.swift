import CGtk

/// A picture of the icon theme, made for one size.
@MainActor public final class Icon {
  private let paintable: OpaquePointer

  /// Looks an icon up; GTK's picture of a missing image if there is none of that name.
  ///
  /// - Parameter size: in logical pixels.
  public init(_ name: String, size: Int, scale: Int = 1, direction: Widget.TextDirection = .leftToRight) {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    paintable = gtk_icon_theme_lookup_icon(
      theme, name, nil, Int32(clamping: size), Int32(clamping: scale),
      direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR, GtkIconLookupFlags(0))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(paintable)) }

  /// Whether the icon theme has an icon of this name.
  public static func exists(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }

  fileprivate func snapshot(on snapshot: OpaquePointer, width: Double, height: Double, _ color: RGBA) {
    let colors = [GdkRGBA](repeating: color.native, count: 4)
    // An icon that is not symbolic has colours of its own.
    gtk_symbolic_paintable_snapshot_symbolic(paintable, snapshot, width, height, colors, gsize(colors.count))
  }
}

extension Snapshot {
  /// Draws an icon, stretched to fill a rectangle; a symbolic one in a colour.
  public func draw(_ icon: Icon, in rect: Rect, color: RGBA) {
    transformed(by: AffineTransform(translationX: rect.x, y: rect.y)) {
      icon.snapshot(on: pointer, width: rect.width, height: rect.height, color)
    }
  }

  /// Draws `body` in one colour, keeping its transparency.
  public func tinted(_ color: RGBA, _ body: () -> Void) {
    var (matrix, offset) = (graphene_matrix_t(), graphene_vec4_t())
    // Nothing of the colours, and as much of the opacity as the colour has.
    let values: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Float(color.alpha)]
    graphene_matrix_init_from_float(&matrix, values)
    graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
    gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
    body()
    gtk_snapshot_pop(pointer)
  }
}
