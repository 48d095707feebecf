import CGtk

/// Four corners with a colour each, and the curves between them.
package struct MeshPatch {
  package let start: Point
  package let curves: [(first: Point, second: Point, end: Point)]
  package let colors: [RGBA]

  package init(start: Point, curves: [(first: Point, second: Point, end: Point)], colors: [RGBA]) {
    self.start = start
    self.curves = curves
    self.colors = colors
  }
}

extension CairoContext {
  /// Chooses colours that change between the corners of pieces.
  package func setMesh(_ patches: [MeshPatch]) {
    let pattern = cairo_pattern_create_mesh()
    for patch in patches {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, patch.start.x, patch.start.y)
      for curve in patch.curves {
        cairo_mesh_pattern_curve_to(
          pattern, curve.first.x, curve.first.y, curve.second.x, curve.second.y, curve.end.x, curve.end.y)
      }
      for (corner, color) in patch.colors.enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(clamping: corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(pointer, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Chooses colours that change from one ellipse around a point to another, of the radii that `reach` has at 1.
  package func setEllipticalGradient(
    center: Point, reach: Size, from start: Double, to end: Double, _ stops: [ColorStop]
  ) {
    let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
    // The pattern's matrix leads from what is drawn to the pattern.
    var matrix = cairo_matrix_t(
      xx: 1 / max(reach.width, 1), yx: 0, xy: 0, yy: 1 / max(reach.height, 1), x0: -center.x / max(reach.width, 1),
      y0: -center.y / max(reach.height, 1))
    cairo_pattern_set_matrix(pattern, &matrix)
    setSource(pattern, stops)
  }

  /// Fills the path and keeps it.
  package func fillKeepingPath() { cairo_fill_preserve(pointer) }

  /// How later drawing is blended with what is there; cairo's number.
  package func setOperator(_ number: UInt32) { cairo_set_operator(pointer, cairo_operator_t(number)) }
}
