import CGtk

/// What a widget draws into: render nodes on top of one another. Valid only during the call that hands it out.
@MainActor public struct Snapshot {
  let pointer: OpaquePointer

  /// Fills a rectangle.
  public func fill(_ rect: Rect, with color: Color) {
    var (bounds, rgba) = (rect.graphene, color.native)
    gtk_snapshot_append_color(pointer, &rgba, &bounds)
  }

  /// Fills a rectangle with rounded corners.
  public func fill(_ rect: Rect, cornerRadius: Double, with color: Color) {
    clipped(to: rect, cornerRadius: cornerRadius) { fill(rect, with: color) }
  }

  /// Draws a line of even width along the inside of a rectangle's edge.
  public func stroke(_ rect: Rect, cornerRadius: Double = 0, width: Double, color: Color) {
    var outline = rounded(rect, cornerRadius)
    let lines = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.native, count: 4)
    gtk_snapshot_append_border(pointer, &outline, lines, colors)
  }

  /// Draws a shadow around a rectangle.
  public func shadow(
    around rect: Rect, cornerRadius: Double = 0, offset: (x: Double, y: Double) = (0, 1), blur: Double, color: Color
  ) {
    var outline = rounded(rect, cornerRadius)
    var rgba = color.native
    gtk_snapshot_append_outset_shadow(pointer, &outline, &rgba, Float(offset.x), Float(offset.y), 0, Float(blur))
  }

  /// Draws `body` where it falls inside the rectangle.
  public func clipped(to rect: Rect, cornerRadius: Double = 0, _ body: () -> Void) {
    var outline = rounded(rect, cornerRadius)
    gtk_snapshot_push_rounded_clip(pointer, &outline)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws `body` with an opacity from 0 to 1.
  public func withOpacity(_ opacity: Double, _ body: () -> Void) {
    gtk_snapshot_push_opacity(pointer, opacity)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws `body` moved, then turned clockwise by degrees, then scaled.
  public func transformed(
    translation: (x: Double, y: Double) = (0, 0), rotation: Double = 0, scale: Double = 1, _ body: () -> Void
  ) {
    gtk_snapshot_save(pointer)
    var point = graphene_point_t(x: Float(translation.x), y: Float(translation.y))
    gtk_snapshot_translate(pointer, &point)
    if rotation != 0 { gtk_snapshot_rotate(pointer, Float(rotation)) }
    if scale != 1 { gtk_snapshot_scale(pointer, Float(scale), Float(scale)) }
    body()
    gtk_snapshot_restore(pointer)
  }

  /// Draws `body` transformed around a point.
  public func transformed(by transform: Transform, around x: Double, _ y: Double, _ body: () -> Void) {
    guard transform != .identity else { return body() }
    gtk_snapshot_save(pointer)
    var center = graphene_point_t(x: Float(x + transform.translationX), y: Float(y + transform.translationY))
    gtk_snapshot_translate(pointer, &center)
    gtk_snapshot_rotate(pointer, Float(transform.rotation))
    gtk_snapshot_scale(pointer, Float(transform.scaleX), Float(transform.scaleY))
    var back = graphene_point_t(x: Float(-x), y: Float(-y))
    gtk_snapshot_translate(pointer, &back)
    body()
    gtk_snapshot_restore(pointer)
  }

  /// What `body` draws, to be drawn as often as wanted; nil if it draws nothing.
  public static func record(_ body: (Snapshot) -> Void) -> RenderNode? {
    let snapshot = gtk_snapshot_new()!
    body(Snapshot(pointer: snapshot))
    return gtk_snapshot_free_to_node(snapshot).map { RenderNode(owning: $0) }
  }

  /// Draws what was recorded.
  public func append(_ node: RenderNode) { gtk_snapshot_append_node(pointer, node.pointer) }

  /// Draws a picture, stretched to fill a rectangle.
  public func draw(_ texture: Texture, in rect: Rect) {
    var bounds = rect.graphene
    gtk_snapshot_append_texture(pointer, texture.native(), &bounds)
  }

  /// How much room a text takes on one line in the font of `widget`, in logical pixels.
  public func size(
    of text: String, for widget: Widget, attributes: TextAttributes = TextAttributes()
  ) -> (width: Double, height: Double) {
    guard let layout = gtk_widget_create_pango_layout(widget.widgetPointer, text) else { return (0, 0) }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let list = attributes.makeList()
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return (Double(width), Double(height))
  }

  /// Draws text in the font of `widget`, from the top left corner of a rectangle; lines break at its width.
  public func draw(
    _ text: String, in rect: Rect, of widget: Widget, color: Color, attributes: TextAttributes = TextAttributes()
  ) {
    guard let layout = gtk_widget_create_pango_layout(widget.widgetPointer, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let list = attributes.makeList()
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    pango_layout_set_width(layout, Int32(rect.width) * PANGO_SCALE)
    transformed(translation: (rect.x, rect.y)) {
      var rgba = color.native
      gtk_snapshot_append_layout(pointer, layout, &rgba)
    }
  }

  /// Draws with cairo inside a rectangle.
  public func cairo(in rect: Rect, _ body: (CairoContext) -> Void) {
    var bounds = rect.graphene
    guard let context = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
    body(CairoContext(pointer: context))
    cairo_destroy(context)
  }

  private func rounded(_ rect: Rect, _ radius: Double) -> GskRoundedRect {
    var outline = GskRoundedRect()
    var bounds = rect.graphene
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius))
    return outline
  }
}

/// Something drawn once that can be drawn again without drawing it anew. It never changes.
@MainActor public final class RenderNode {
  let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  isolated deinit { gsk_render_node_unref(pointer) }
}

/// A cairo context, for what render nodes cannot express. Valid only during the call that hands it out.
@MainActor public struct CairoContext {
  let pointer: OpaquePointer

  /// Chooses the colour of lines and areas.
  public func setColor(_ color: Color) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  /// Chooses the width of lines, in logical pixels.
  public func setLineWidth(_ width: Double) { cairo_set_line_width(pointer, width) }

  /// Lets lines end in half circles.
  public func setRoundLineCaps() { cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND) }

  /// Starts a path.
  public func move(to x: Double, _ y: Double) { cairo_move_to(pointer, x, y) }

  /// Adds a line to the path.
  public func line(to x: Double, _ y: Double) { cairo_line_to(pointer, x, y) }

  /// Adds an arc around (x, y); angles in radians, clockwise from the right.
  public func arc(_ x: Double, _ y: Double, radius: Double, from start: Double, to end: Double) {
    cairo_arc(pointer, x, y, radius, start, end)
  }

  /// Adds a rectangle to the path.
  public func rectangle(_ rect: Rect) { cairo_rectangle(pointer, rect.x, rect.y, rect.width, rect.height) }

  /// Draws the path as a line and forgets it.
  public func stroke() { cairo_stroke(pointer) }

  /// Fills the path and forgets it.
  public func fill() { cairo_fill(pointer) }
}
