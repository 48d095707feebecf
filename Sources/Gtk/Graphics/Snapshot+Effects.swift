import CGtk

extension Snapshot {
  /// Draws `body` clipped to a rectangle whose corners are quarters of an ellipse.
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

extension Snapshot {
  /// Draws `body` blurred.
  ///
  /// - Parameter radius: how far a point spreads, in logical pixels.
  package func blurred(radius: Double, _ body: () -> Void) {
    gtk_snapshot_push_blur(pointer, radius.orZero)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws `body` in other colours: each of red, green, blue and alpha is a weighted sum of all four, by the rows, plus an offset.
  package func recolored(by matrix: ColorMatrix, _ body: () -> Void) {
    var native = graphene_matrix_t()
    var offset = graphene_vec4_t()
    // GTK multiplies a colour, as a row, with the matrix.
    let columns = (0..<4).flatMap { from in (0..<4).map { to in Float(matrix.rows[to][from]) } }
    graphene_matrix_init_from_float(&native, columns)
    graphene_vec4_init(
      &offset, Float(matrix.offset[0]), Float(matrix.offset[1]), Float(matrix.offset[2]), Float(matrix.offset[3]))
    gtk_snapshot_push_color_matrix(pointer, &native, &offset)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws a recording clipped to what `addClips` adds.
  package func append(_ content: RenderNode, in rect: Rect, clippedBy addClips: (CairoContext) -> Void) {
    cairo(in: rect) { context in
      addClips(context)
      gsk_render_node_draw(content.pointer, context.pointer)
    }
  }

  /// Draws one recording where another is opaque.
  package func draw(_ content: RenderNode, maskedBy mask: RenderNode?, in rect: Rect) {
    guard let mask else { return }
    cairo(in: rect) { context in
      cairo_push_group(context.pointer)
      gsk_render_node_draw(mask.pointer, context.pointer)
      let pattern = cairo_pop_group(context.pointer)
      cairo_push_group(context.pointer)
      gsk_render_node_draw(content.pointer, context.pointer)
      cairo_pop_group_to_source(context.pointer)
      cairo_mask(context.pointer, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Draws a recording clipped to an outline.
  package func draw(_ content: RenderNode, in rect: Rect, clippedTo outline: (CairoContext) -> Void) {
    cairo(in: rect) { context in
      outline(context)
      cairo_clip(context.pointer)
      gsk_render_node_draw(content.pointer, context.pointer)
    }
  }
}

/// A conversion of colours.
package struct ColorMatrix: Equatable {
  /// The weights of red, green, blue and alpha for each of the four.
  package var rows: [[Double]]
  /// The offset added to each.
  package var offset: [Double]

  /// A change of colours.
  package init(rows: [[Double]], offset: [Double] = [0, 0, 0, 0]) {
    self.rows = rows
    self.offset = offset
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
