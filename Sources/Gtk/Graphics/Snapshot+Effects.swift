import CGtk

extension Snapshot {
  /// Draws `body` where it falls inside a rectangle whose corners are quarters of an ellipse.
  package func clipped(to rect: Rect, cornerWidth: Double, cornerHeight: Double, _ body: () -> Void) {
    var outline = GskRoundedRect()
    var bounds = rect.graphene
    var corner = graphene_size_t(width: Float(cornerWidth), height: Float(cornerHeight))
    gsk_rounded_rect_init(&outline, &bounds, &corner, &corner, &corner, &corner)
    gtk_snapshot_push_rounded_clip(pointer, &outline)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws `body` turned clockwise by degrees and scaled, around a point.
  package func turned(
    by degrees: Double, scaledBy scaleX: Double, _ scaleY: Double, around x: Double, _ y: Double, _ body: () -> Void
  ) {
    gtk_snapshot_save(pointer)
    var center = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(pointer, &center)
    gtk_snapshot_rotate(pointer, Float(degrees))
    gtk_snapshot_scale(pointer, Float(scaleX), Float(scaleY))
    var back = graphene_point_t(x: Float(-x), y: Float(-y))
    gtk_snapshot_translate(pointer, &back)
    body()
    gtk_snapshot_restore(pointer)
  }
}

extension CairoContext {
  /// Adds a curve with two control points to the path.
  package func curve(
    _ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double, to x: Double, _ y: Double
  ) {
    cairo_curve_to(pointer, firstX, firstY, secondX, secondY, x, y)
  }

  /// Goes back to where the line began.
  package func closePath() { cairo_close_path(pointer) }
}
