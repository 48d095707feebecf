public import Gtk

/// The context of the running drawing hook; nil outside of one: `UIGraphicsGetCurrentContext()` without its prefix.
@MainActor public func GraphicsGetCurrentContext() -> DrawingContext? {
  CurrentDrawing.current.map(DrawingContext.init)
}

/// Draws in `View.draw(_ rect:)`, by the names that CoreGraphics has: paths, colours, and where they go. Valid only while that runs.
///
/// ```swift
/// override func draw(_ rect: Rect) {
///   guard let context = GraphicsGetCurrentContext() else { return }
///   context.setFillColor(Color.systemYellow.cgColor)
///   context.fillEllipse(in: rect.insetBy(dx: 4, dy: 4))
/// }
/// ```
@MainActor public final class DrawingContext {
  let drawing: CurrentDrawing

  init(_ drawing: CurrentDrawing) { self.drawing = drawing }

  /// Whether a path is filled, its lines are drawn, or both.
  public nonisolated enum PathDrawingMode: Int, Sendable {
    /// Filled.
    case fill
    /// Filled, except for areas that are surrounded twice.
    case eoFill
    /// Its lines are drawn.
    case stroke
    /// Filled, and its lines are drawn.
    case fillStroke
    /// Filled except for areas that are surrounded twice, and with lines.
    case eoFillStroke
  }

  // MARK: State

  /// Keeps colours, lines and place for `restoreGState()`.
  public func saveGState() { drawing.saved.append(drawing.state) }

  /// Restores the state of the last `saveGState()`.
  public func restoreGState() { if let state = drawing.saved.popLast() { drawing.state = state } }

  /// The transform of later drawing.
  public var ctm: AffineTransform { drawing.state.transform }

  /// Moves later drawing, in logical pixels.
  public func translateBy(x: Double, y: Double) { concatenate(AffineTransform(translationX: x, y: y)) }

  /// Scales later drawing.
  public func scaleBy(x: Double, y: Double) { concatenate(AffineTransform(scaleX: x, y: y)) }

  /// Rotates later drawing, in radians, clockwise.
  public func rotate(by angle: Double) { concatenate(AffineTransform(rotationAngle: angle)) }

  /// Transforms later drawing, in the current coordinates.
  public func concatenate(_ transform: AffineTransform) {
    drawing.state.transform = transform.concatenating(drawing.state.transform)
  }

  /// Sets the fill colour of later drawing.
  public func setFillColor(_ color: Color) { drawing.state.fillColor = color }

  /// Sets the fill colour of later drawing, by components from 0 to 1.
  public func setFillColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Draws lines in a colour from now on.
  public func setStrokeColor(_ color: Color) { drawing.state.strokeColor = color }

  /// Draws lines in a colour from now on, each part from 0 to 1.
  public func setStrokeColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: Double) { drawing.state.alpha = min(max(alpha, 0), 1) }

  /// The width of lines, in logical pixels.
  public func setLineWidth(_ width: Double) { drawing.state.lineWidth = width }

  /// How the ends of lines look.
  public func setLineCap(_ cap: LineCap) { drawing.state.lineCap = cap }

  /// How lines look where they turn.
  public func setLineJoin(_ join: LineJoin) { drawing.state.lineJoin = join }

  /// From which ratio of its length to the line's width on a pointed turn is cut off.
  public func setMiterLimit(_ limit: Double) { drawing.state.miterLimit = limit }

  /// Draws lines as dashes: their lengths and those of the gaps in turns; none for whole lines.
  public func setLineDash(phase: Double, lengths: [Double]) { drawing.state.dash = (lengths, phase) }

  /// Edges are smooth.
  @available(*, unavailable, message: "edges are smooth in any case: leave the line out")
  public func setAllowsAntialiasing(_ allows: Bool) {}

  /// Edges are smooth.
  @available(*, unavailable, message: "edges are smooth in any case: leave the line out")
  public func setShouldAntialias(_ should: Bool) {}

  // MARK: Path

  /// Forgets the path.
  public func beginPath() { drawing.path = BezierPath() }

  /// Closes the part of the path with a line to its start.
  public func closePath() { drawing.path.close() }

  /// Begins a part of the path.
  public func move(to point: Point) { drawing.path.move(to: point.applying(ctm)) }

  /// Adds a line.
  public func addLine(to point: Point) { drawing.path.addLine(to: point.applying(ctm)) }

  /// Begins a part of the path at the first point, and adds lines to the others.
  public func addLines(between points: [Point]) {
    if let first = points.first { move(to: first) }
    points.dropFirst().forEach(addLine)
  }

  /// Adds a curve that leaves towards one point and arrives from another.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    drawing.path.addCurve(
      to: end.applying(ctm), controlPoint1: control1.applying(ctm), controlPoint2: control2.applying(ctm))
  }

  /// Adds a curve that leaves towards a point and arrives from it.
  public func addQuadCurve(to end: Point, control: Point) {
    drawing.path.addQuadCurve(to: end.applying(ctm), controlPoint: control.applying(ctm))
  }

  /// Adds an arc, and a line to its start unless the path is empty; angles in radians from the right.
  ///
  /// - Parameter clockwise: as CoreGraphics means it, whose coordinates begin below: true goes the other way round here, as in UIKit.
  public func addArc(center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool) {
    let arc = BezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    arc.apply(ctm)
    drawing.path.appendJoined(arc)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: Rect) { addPath(BezierPath(rect: rect)) }

  /// Adds an ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: Rect) { addPath(BezierPath(ovalIn: rect)) }

  /// Adds another path: that of a `BezierPath` by its `cgPath`.
  public func addPath(_ path: BezierPath) { drawing.path.append(path.copied(by: ctm)) }

  // MARK: Drawing

  /// Fills the path, and forgets it.
  public func fillPath() { drawPath(using: .fill) }

  /// Draws the path's lines, and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path, and forgets it.
  public func drawPath(using mode: PathDrawingMode) {
    let path = drawing.path
    drawing.path = BezierPath()
    // The path is in the view's own coordinates already; the width of lines is in those that hold now.
    let (state, place) = (drawing.state, ctm)
    drawing.state.transform = .identity
    defer { drawing.state.transform = state.transform }
    path.usesEvenOddFillRule = mode == .eoFill || mode == .eoFillStroke
    path.lineWidth = state.lineWidth * abs(place.a * place.d - place.b * place.c).squareRoot()
    (path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (state.lineCap, state.lineJoin, state.miterLimit)
    path.setLineDash(state.dash.lengths, count: state.dash.lengths.count, phase: state.dash.phase)
    if mode != .stroke { path.fill() }
    if mode != .fill, mode != .eoFill { path.stroke() }
  }

  /// Fills a rectangle.
  public func fill(_ rect: Rect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills an ellipse that touches a rectangle's sides.
  public func fillEllipse(in rect: Rect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws a rectangle's sides.
  public func stroke(_ rect: Rect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a rectangle's sides in a width.
  public func stroke(_ rect: Rect, width: Double) {
    let usual = drawing.state.lineWidth
    drawing.state.lineWidth = width
    stroke(rect)
    drawing.state.lineWidth = usual
  }

  /// Draws the line of an ellipse that touches a rectangle's sides.
  public func strokeEllipse(in rect: Rect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [Point]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
}

/// Fills a rectangle in the colour that was set, in a drawing hook: UIKit's `UIRectFill`.
public nonisolated func RectFill(_ rect: Rect) { onMainThread { BezierPath(rect: rect).fill() } }

/// Draws the sides of a rectangle one logical pixel wide inside of it, in the fill colour, in a drawing hook: UIKit's `UIRectFrame`.
public nonisolated func RectFrame(_ rect: Rect) {
  for side in [
    Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    Rect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    Rect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    Rect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ] {
    RectFill(side)
  }
}

extension DrawingContext {
  /// Shadows lie around views.
  @available(*, unavailable, message: "set layer.shadowOpacity and the others of a view, or draw the shape twice")
  public func setShadow(offset: Size, blur: Double, color: Color? = nil) {}

  /// Drawing covers what is there.
  @available(*, unavailable, message: "what is drawn lies above what is there: choose colours with an alpha")
  public func setBlendMode(_ mode: BlendMode) {}

  /// Drawing cannot be erased.
  @available(*, unavailable, message: "each draw(_:) begins with nothing: leave out what is not to be seen")
  public func clear(_ rect: Rect) {}
}
