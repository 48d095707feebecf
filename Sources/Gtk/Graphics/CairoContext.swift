import CGtk

/// How the ends of a line look.
public nonisolated enum LineCap: UInt32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Cut off half a line's width behind the end.
  case square = 2
}

/// How a line looks where it turns.
public nonisolated enum LineJoin: UInt32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// A cairo context, for drawing that render nodes cannot express. Valid only during the call that passes it.
public nonisolated struct CairoContext {
  package let pointer: OpaquePointer

  /// What a cairo_t is drawn into by.
  package init(pointer: OpaquePointer) { self.pointer = pointer }

  /// Chooses the colour of lines and areas.
  public func setColor(_ color: RGBA) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  /// Chooses the width of lines, in logical pixels.
  public func setLineWidth(_ width: Double) { cairo_set_line_width(pointer, width) }

  /// Lets lines end in half circles.
  public func setRoundLineCaps() { setLineCap(.round) }

  /// Chooses how the ends of lines look.
  public func setLineCap(_ cap: LineCap) { cairo_set_line_cap(pointer, cairo_line_cap_t(cap.rawValue)) }

  /// Chooses how lines look where they turn.
  ///
  /// - Parameter miterLimit: the ratio of its length to the line's width from which a pointed corner is cut off.
  public func setLineJoin(_ join: LineJoin, miterLimit: Double = 10) {
    cairo_set_line_join(pointer, cairo_line_join_t(join.rawValue))
    cairo_set_miter_limit(pointer, miterLimit)
  }

  /// Draws lines as dashes: the lengths of dashes and gaps in turn; none for a solid line.
  public func setDash(_ lengths: [Double], phase: Double = 0) {
    cairo_set_dash(pointer, lengths, Int32(clamping: lengths.count), phase)
  }

  /// Chooses whether areas that are surrounded twice are outside.
  public func setFillRule(isEvenOdd: Bool) {
    cairo_set_fill_rule(pointer, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Whether the edges of what is drawn are smooth.
  public func setAntialiased(_ isAntialiased: Bool) {
    cairo_set_antialias(pointer, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Starts a path.
  public func move(to x: Double, _ y: Double) { cairo_move_to(pointer, x, y) }

  /// Adds a line to the path.
  public func line(to x: Double, _ y: Double) { cairo_line_to(pointer, x, y) }

  /// Adds a curve to the path that leaves towards one point and arrives from another.
  public func curve(to end: Point, _ first: Point, _ second: Point) {
    cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
  }

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

  /// The smallest rectangle around the path.
  public var pathExtents: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(pointer, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point is inside of the path.
  public func fillContains(_ point: Point) -> Bool { cairo_in_fill(pointer, point.x, point.y) != 0 }

  /// Whether a point is on the line along the outline, as that would be drawn.
  public func strokeContains(_ point: Point) -> Bool { cairo_in_stroke(pointer, point.x, point.y) != 0 }

  /// Runs `body` with a context that draws nothing, to measure paths.
  public static func measuring<Result>(_ body: (CairoContext) -> Result) -> Result {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let context = cairo_create(surface)!
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    return body(CairoContext(pointer: context))
  }
}
