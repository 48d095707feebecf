import CGtk

extension CairoContext {
  /// Runs `body`, and then restores colour, transform and clip.
  public func saved(_ body: () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  /// Applies a translation, rotation or scaling to everything drawn from here on.
  public func transform(by transform: AffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_transform(pointer, &matrix)
  }

  /// Clips later drawing to the path, and begins a new path.
  public func clip() { cairo_clip(pointer) }

  /// Draws a recording, with an opacity from 0 to 1.
  public func draw(_ node: RenderNode, opacity: Double = 1) {
    guard opacity < 1 else { return gsk_render_node_draw(node.pointer, pointer) }
    cairo_push_group(pointer)
    gsk_render_node_draw(node.pointer, pointer)
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }

  /// Draws a text with differently styled parts from a point on, in the font of `widget` where they name none.
  public func draw(
    _ text: String, at point: Point, of widget: Widget, color: RGBA, runs: [TextRun], maxWidth: Double? = nil
  ) {
    guard let layout = gtk_widget_create_pango_layout(widget.widgetPointer, text.withoutNUL) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let list = TextAttributes.makeList(runs)
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    if let maxWidth { pango_layout_set_width(layout, Int32(clamping: maxWidth * Double(PANGO_SCALE))) }
    setColor(color)
    move(to: point.x, point.y)
    pango_cairo_show_layout(pointer, layout)
    // Pango keeps the opacity of the last run for what GTK draws later, in all windows. A run without one ends it.
    pango_layout_set_attributes(layout, nil)
    pango_layout_set_text(layout, " ", 1)
    pango_cairo_show_layout(pointer, layout)
    cairo_new_path(pointer)
  }
}
