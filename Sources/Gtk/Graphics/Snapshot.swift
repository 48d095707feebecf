import CGtk
import Glibc

/// What a widget draws into: render nodes on top of one another. Valid only during the call that passes it.
@MainActor public struct Snapshot {
  package let pointer: OpaquePointer

  /// What a GtkSnapshot is drawn into by.
  package init(pointer: OpaquePointer) { self.pointer = pointer }

  /// Corners of a rectangle.
  package nonisolated struct Corners: OptionSet {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// Which corners are round where there is a radius.
  package var roundedCorners = Corners.all

  /// A radius for each corner, in logical pixels.
  package nonisolated struct CornerRadii: Equatable {
    package var topLeft: Double
    package var topRight: Double
    package var bottomLeft: Double
    package var bottomRight: Double

    package init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
      (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
    }

    package var largest: Double { max(topLeft, topRight, bottomLeft, bottomRight) }
  }

  /// The radii of the corners, in place of the one that is given with a rectangle; nil for that.
  package var cornerRadii: CornerRadii?

  /// Fills a rectangle.
  public func fill(_ rect: Rect, with color: RGBA) {
    var (bounds, rgba) = (rect.graphene, color.native)
    gtk_snapshot_append_color(pointer, &rgba, &bounds)
  }

  /// Fills a rectangle with rounded corners.
  public func fill(_ rect: Rect, cornerRadius: Double, with color: RGBA) {
    clipped(to: rect, cornerRadius: cornerRadius) { fill(rect, with: color) }
  }

  /// Draws a line of even width along the inside of a rectangle's edge.
  public func stroke(_ rect: Rect, cornerRadius: Double = 0, width: Double, color: RGBA) {
    var outline = rounded(rect, cornerRadius)
    let lines = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.native, count: 4)
    gtk_snapshot_append_border(pointer, &outline, lines, colors)
  }

  /// Draws a shadow around a rectangle.
  public func shadow(
    around rect: Rect, cornerRadius: Double = 0, offset: Size = Size(width: 0, height: 1), blur: Double, color: RGBA
  ) {
    var outline = rounded(rect, cornerRadius)
    var rgba = color.native
    gtk_snapshot_append_outset_shadow(
      pointer, &outline, &rgba, Float(offset.width.orZero), Float(offset.height.orZero), 0, Float(blur.orZero))
  }

  /// Draws `body` with a shadow of what it draws.
  ///
  /// - Parameters:
  ///   - offset: where the shadow falls, in logical pixels.
  ///   - blur: the width of its edge, in logical pixels.
  public func shadowed(offset: Size = Size(width: 0, height: 1), blur: Double, color: RGBA, _ body: () -> Void) {
    // GSK's software renderer blurs all that could be seen: pictures of thousands of pixels where it is drawn scaled down. With an opacity it
    // looks at the part that is drawn on. (A clip that cuts nothing off is left out.)
    let isBlurred = blur > 0
    if isBlurred { gtk_snapshot_push_opacity(pointer, 0.999) }
    defer { if isBlurred { gtk_snapshot_pop(pointer) } }
    var shadow = GskShadow(
      color: color.native, dx: Float(offset.width.orZero), dy: Float(offset.height.orZero),
      radius: Float(blur.orZero))
    gtk_snapshot_push_shadow(pointer, &shadow, 1)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws `body` clipped to the rectangle.
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

  /// Draws `body` transformed.
  ///
  /// - Parameter center: the point that stays in place except for the transform's translation.
  public func transformed(by transform: AffineTransform, around center: Point = .zero, _ body: () -> Void) {
    guard !transform.isIdentity else { return body() }
    let parts = transform.parts
    gtk_snapshot_save(pointer)
    defer { gtk_snapshot_restore(pointer) }
    translate(center.x + parts.translation.x, center.y + parts.translation.y)
    // Part by part: GTK's cairo renderer draws no transform that was given as a matrix.
    if parts.rotation != 0 { gtk_snapshot_rotate(pointer, Float(parts.rotation * 180 / .pi)) }
    if parts.shear != 0 {
      let skew = gsk_transform_skew(nil, Float(atan(parts.shear) * 180 / .pi), 0)
      gtk_snapshot_transform(pointer, skew)
      gsk_transform_unref(skew)
    }
    if parts.scaleX != 1 || parts.scaleY != 1 {
      gtk_snapshot_scale(pointer, Float(parts.scaleX), Float(parts.scaleY))
    }
    translate(-center.x, -center.y)
    body()
  }

  private func translate(_ x: Double, _ y: Double) {
    var way = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(pointer, &way)
  }

  /// The drawing of `body`, to be drawn as often as wanted; nil if it draws nothing.
  public static func record(_ body: (Snapshot) -> Void) -> RenderNode? {
    let snapshot = gtk_snapshot_new()!
    body(Snapshot(pointer: snapshot))
    return gtk_snapshot_free_to_node(snapshot).map { RenderNode(owning: $0) }
  }

  /// Something to draw into until `recorded()`.
  package static func recording() -> Snapshot { Snapshot(pointer: gtk_snapshot_new()) }

  /// What was drawn since `recording()`; draw nothing into it afterwards. Nil for nothing.
  package func recorded() -> RenderNode? { gtk_snapshot_free_to_node(pointer).map { RenderNode(owning: $0) } }

  /// Draws a recording.
  public func append(_ node: RenderNode) { gtk_snapshot_append_node(pointer, node.pointer) }

  /// Draws a picture, stretched to fill a rectangle.
  public func draw(_ texture: Texture, in rect: Rect) {
    var bounds = rect.graphene
    gtk_snapshot_append_texture(pointer, texture.native(), &bounds)
  }

  /// The size of a text on one line in the font of `widget`, in logical pixels.
  public func size(
    of text: String, for widget: Widget, attributes: TextAttributes = TextAttributes()
  ) -> Size {
    guard let layout = gtk_widget_create_pango_layout(widget.widgetPointer, text.withoutNUL) else { return .zero }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let list = attributes.makeList()
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }

  /// The height of a line of text in the font of `widget`, in logical pixels.
  package static func lineHeight(for widget: Widget, _ attributes: TextAttributes) -> Double {
    guard let layout = gtk_widget_create_pango_layout(widget.widgetPointer, "X") else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let list = attributes.makeList()
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Double(height)
  }

  /// Draws text in the font of `widget`, from the top left corner of a rectangle; lines break at its width.
  public func draw(
    _ text: String, in rect: Rect, of widget: Widget, color: RGBA, attributes: TextAttributes = TextAttributes()
  ) {
    guard let layout = gtk_widget_create_pango_layout(widget.widgetPointer, text.withoutNUL) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let list = attributes.makeList()
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    pango_layout_set_width(layout, Int32(clamping: rect.width * Double(PANGO_SCALE)))
    transformed(by: AffineTransform(translationX: rect.x, y: rect.y)) {
      var rgba = color.native
      gtk_snapshot_append_layout(pointer, layout, &rgba)
    }
  }

  /// The size of a text with differently styled parts, on one line or on lines of at most a width.
  public func size(of text: String, for widget: Widget, runs: [TextRun], maxWidth: Double? = nil) -> Size {
    guard let layout = makeLayout(text, widget, runs, maxWidth) else { return .zero }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Size(width: Int(width), height: Int(height))
  }

  /// Draws a text with differently styled parts from a point on, in the font of `widget` where they name none.
  public func draw(
    _ text: String, at point: Point, of widget: Widget, color: RGBA, runs: [TextRun], maxWidth: Double? = nil
  ) {
    guard let layout = makeLayout(text, widget, runs, maxWidth) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    transformed(by: AffineTransform(translationX: point.x, y: point.y)) {
      var rgba = color.native
      gtk_snapshot_append_layout(pointer, layout, &rgba)
    }
  }

  /// Draws a text with differently styled parts, whose lines are placed in a given width.
  package func draw(
    _ text: String, at point: Point, of widget: Widget, color: RGBA, runs: [TextRun], lines: TextLines
  ) {
    guard let layout = makeLayout(text, widget, runs, nil) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    lines.apply(to: layout)
    transformed(by: AffineTransform(translationX: point.x, y: point.y)) {
      var rgba = color.native
      gtk_snapshot_append_layout(pointer, layout, &rgba)
    }
  }

  private func makeLayout(_ text: String, _ widget: Widget, _ runs: [TextRun], _ maxWidth: Double?) -> OpaquePointer? {
    guard let layout = gtk_widget_create_pango_layout(widget.widgetPointer, text.withoutNUL) else { return nil }
    let list = TextAttributes.makeList(runs)
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    if let maxWidth { pango_layout_set_width(layout, Int32(clamping: maxWidth * Double(PANGO_SCALE))) }
    return layout
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
    guard roundedCorners != .all || cornerRadii != nil else {
      gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius))
      return outline
    }
    func size(_ corner: Corners, _ own: Double?) -> graphene_size_t {
      let radius = Float(own ?? radius)
      return roundedCorners.contains(corner) ? graphene_size_t(width: radius, height: radius) : graphene_size_t()
    }
    var (topLeft, topRight) = (size(.topLeft, cornerRadii?.topLeft), size(.topRight, cornerRadii?.topRight))
    var bottomRight = size(.bottomRight, cornerRadii?.bottomRight)
    var bottomLeft = size(.bottomLeft, cornerRadii?.bottomLeft)
    gsk_rounded_rect_init(&outline, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
    return outline
  }
}

/// A drawing made once that can be drawn again. It never changes.
@MainActor public final class RenderNode {
  let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  isolated deinit { gsk_render_node_unref(pointer) }
}
