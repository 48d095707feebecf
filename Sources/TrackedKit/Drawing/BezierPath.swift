public import Gtk

/// Corners of a rectangle.
@RawRepresented(by: UInt.self)
public nonisolated struct RectCorner: OptionSet, Hashable, Sendable {
  /// At the top on the left.
  public static let topLeft = RectCorner(rawValue: 1 << 0)
  /// At the top on the right.
  public static let topRight = RectCorner(rawValue: 1 << 1)
  /// At the bottom on the left.
  public static let bottomLeft = RectCorner(rawValue: 1 << 2)
  /// At the bottom on the right.
  public static let bottomRight = RectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A shape of lines and curves, to be filled or stroked in `View.draw(_ rect:)`.
///
/// ```swift
/// override func draw(_ rect: Rect) {
///   super.draw(rect)
///   Color.systemBlue.setFill()
///   BezierPath(roundedRect: bounds, cornerRadius: 8).fill()
/// }
/// ```
@MainActor open class BezierPath {
  /// The lines and curves.
  private(set) var shape = PathShape()
  private var elements: [PathShape.Element] {
    get { shape.elements }
    _modify { yield &shape.elements }
  }
  /// Where the part of the path begins that `close()` closes.
  private var start = Point.zero

  /// The width of lines, in logical pixels.
  open var lineWidth = 1.0
  /// How the ends of lines look.
  open var lineCapStyle = LineCap.butt
  /// How lines look where they turn.
  public var lineJoinStyle = LineJoin.miter
  /// From which ratio of its length to the line's width on a pointed turn is cut off.
  public var miterLimit = 10.0
  /// Whether areas that are surrounded twice are outside.
  open var usesEvenOddFillRule = false
  /// Where the next line starts; zero for an empty path.
  open private(set) var currentPoint = Point.zero
  private var dash: (lengths: [Double], phase: Double) = ([], 0)

  /// An empty path.
  public init() {}

  /// A copy of a path.
  public convenience init(cgPath: BezierPath) { self.init(cgPath.shape) }

  /// A path of some lines and curves.
  convenience init(_ shape: PathShape) {
    self.init()
    self.shape = shape
    for element in shape.elements {
      switch element {
      case .move(let point): (start, currentPoint) = (point, point)
      case .line(let point), .curve(_, _, let point): currentPoint = point
      case .close: currentPoint = start
      }
    }
  }

  /// A rectangle.
  public convenience init(rect: Rect) {
    self.init()
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// An ellipse that touches a rectangle's sides; a circle in a square.
  public convenience init(ovalIn rect: Rect) {
    self.init(arcCenter: .zero, radius: 0.5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    close()
    apply(AffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: rect.width, y: rect.height))
  }

  /// A rectangle with rounded corners.
  public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: Size(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle some of whose corners are rounded.
  ///
  /// - Parameter cornerRadii: of the corners; the width counts for both directions.
  public convenience init(roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadii: Size) {
    self.init()
    let rect = rect.standardized
    let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    guard radius > 0 else {
      append(BezierPath(rect: rect))
      return
    }
    let places: [(RectCorner, x: Double, y: Double, towardsX: Double, towardsY: Double, angle: Double)] = [
      (.topRight, rect.maxX, rect.minY, -1, 1, -0.5), (.bottomRight, rect.maxX, rect.maxY, -1, -1, 0),
      (.bottomLeft, rect.minX, rect.maxY, 1, -1, 0.5), (.topLeft, rect.minX, rect.minY, 1, 1, 1),
    ]
    for (corner, x, y, towardsX, towardsY, angle) in places {
      if corners.contains(corner) {
        addArc(
          withCenter: Point(x: x + towardsX * radius, y: y + towardsY * radius), radius: radius,
          startAngle: angle * .pi, endAngle: (angle + 0.5) * .pi, clockwise: true)
      } else if isEmpty {
        move(to: Point(x: x, y: y))
      } else {
        addLine(to: Point(x: x, y: y))
      }
    }
    close()
  }

  /// An arc; angles in radians, clockwise from the right.
  public convenience init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part.
  open func move(to point: Point) {
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Adds a line.
  open func addLine(to point: Point) {
    begin()
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a curve that leaves towards one point and arrives from another.
  open func addCurve(to end: Point, controlPoint1: Point, controlPoint2: Point) {
    begin()
    elements.append(.curve(controlPoint1, controlPoint2, end))
    currentPoint = end
  }

  /// Adds a curve that leaves towards a point and arrives from it.
  open func addQuadCurve(to end: Point, controlPoint: Point) {
    begin()
    func between(_ point: Point) -> Point {
      Point(x: point.x + (controlPoint.x - point.x) * 2 / 3, y: point.y + (controlPoint.y - point.y) * 2 / 3)
    }
    addCurve(to: end, controlPoint1: between(currentPoint), controlPoint2: between(end))
  }

  /// Adds an arc, and a line to its start unless the path is empty; angles in radians, clockwise from the right.
  open func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let whole = 2 * Double.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite else { return }
    if clockwise, sweep < 0 { sweep = whole + sweep.truncatingRemainder(dividingBy: whole) }
    if !clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: whole) - whole }
    sweep = min(max(sweep, -whole), whole)
    func point(_ angle: Double, _ reach: Double) -> Point {
      // Along the circle by the angle, and along its tangent by the reach.
      let turn = AffineTransform(rotationAngle: angle)
      let point = Point(x: radius, y: radius * reach).applying(turn)
      return Point(x: center.x + point.x, y: center.y + point.y)
    }
    if isEmpty { move(to: point(startAngle, 0)) } else { addLine(to: point(startAngle, 0)) }
    let parts = max(1, Int(pixels: (abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(parts)
    // The length of the tangents with which a curve comes nearest to an arc.
    let reach = 4.0 / 3 * Self.tangent(step / 4)
    for part in 0..<parts {
      let (from, to) = (startAngle + Double(part) * step, startAngle + Double(part + 1) * step)
      addCurve(to: point(to, 0), controlPoint1: point(from, reach), controlPoint2: point(to, -reach))
    }
  }

  private static func tangent(_ angle: Double) -> Double {
    let turn = AffineTransform(rotationAngle: angle)
    return turn.b / turn.a
  }

  /// Closes the part with a line to its start.
  open func close() {
    guard !isEmpty else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds another path.
  open func append(_ path: BezierPath) {
    elements += path.elements
    (start, currentPoint) = (path.start, path.currentPoint)
  }

  /// Adds another path that continues this one: with a line to its start, unless this one is empty.
  func appendJoined(_ path: BezierPath) {
    var rest = path.elements[...]
    if !isEmpty, case .move(let point)? = rest.first {
      addLine(to: point)
      rest = rest.dropFirst()
    }
    let start = isEmpty ? path.start : self.start
    elements += rest
    (self.start, currentPoint) = (start, path.currentPoint)
  }

  /// The shape, transformed; this one stays as it is.
  func copied(by transform: AffineTransform) -> BezierPath {
    let copy = BezierPath()
    copy.append(self)
    copy.apply(transform)
    return copy
  }

  /// The shape, for `DrawingContext.addPath(_:)`: the path itself, as CoreGraphics has no other here.
  open var cgPath: BezierPath { self }

  /// Removes everything.
  open func removeAllPoints() {
    elements = []
    (start, currentPoint) = (.zero, .zero)
  }

  /// The same path, gone from its end to its beginning: one part after the other, the last one first.
  open func reversing() -> BezierPath {
    var parts: [(points: [Point], curves: [(Point, Point)?], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(([point], [], false))
      case .line(let point):
        parts[parts.count - 1].points.append(point)
        parts[parts.count - 1].curves.append(nil)
      case .curve(let one, let two, let point):
        parts[parts.count - 1].points.append(point)
        parts[parts.count - 1].curves.append((one, two))
      case .close:
        parts[parts.count - 1].isClosed = true
        parts.append(([parts[parts.count - 1].points[0]], [], false))
      }
    }
    let path = BezierPath()
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (path.miterLimit, path.usesEvenOddFillRule, path.dash) = (miterLimit, usesEvenOddFillRule, dash)
    for part in parts.reversed() where !part.curves.isEmpty {
      path.move(to: part.points.last!)
      for (point, curve) in zip(part.points.dropLast(), part.curves).reversed() {
        if let curve {
          path.addCurve(to: point, controlPoint1: curve.1, controlPoint2: curve.0)
        } else {
          path.addLine(to: point)
        }
      }
      if part.isClosed { path.close() }
    }
    return path
  }

  /// Transforms every point.
  open func apply(_ transform: AffineTransform) {
    elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let first, let second, let end):
        .curve(first.applying(transform), second.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
    (start, currentPoint) = (start.applying(transform), currentPoint.applying(transform))
  }

  /// Draws lines as dashes: their lengths and those of the gaps in turns.
  ///
  /// - Parameter count: how many of the lengths there are.
  public func setLineDash(_ lengths: [Double]?, count: Int, phase: Double) {
    dash = (Array((lengths ?? []).prefix(count)), phase)
  }

  /// The smallest rectangle around the shape, without the width of lines.
  open var bounds: Rect {
    guard !isEmpty else { return .null }
    return CairoContext.measuring { context in
      addPath(to: context)
      return context.pathExtents
    }
  }

  /// Whether a point is inside.
  open func contains(_ point: Point) -> Bool {
    CairoContext.measuring { context in
      addPath(to: context)
      return context.fillContains(point)
    }
  }

  /// Fills the shape with the current fill colour, in a drawing hook.
  open func fill() {
    guard let context = CurrentDrawing.current else { return }
    context.draw { fill(with: context.state.fillColor.currentRGBA, on: $0) }
  }

  /// Fills the shape with the current fill colour, blended with what is below, in a drawing hook.
  ///
  /// - Parameter alpha: the opacity, from 0 to 1.
  open func fill(with blendMode: BlendMode, alpha: Double) {
    guard let context = CurrentDrawing.current else { return }
    let color = context.state.fillColor.currentRGBA
    context.draw { fill(with: color.withAlpha(color.alpha * alpha), on: $0) }
  }

  /// Draws the shape's lines with the current stroke colour, blended with what is below, in a drawing hook.
  ///
  /// - Parameter alpha: the opacity, from 0 to 1.
  open func stroke(with blendMode: BlendMode, alpha: Double) {
    guard let context = CurrentDrawing.current else { return }
    let color = context.state.strokeColor.currentRGBA
    context.draw { stroke(with: color.withAlpha(color.alpha * alpha), on: $0) }
  }

  /// Draws the shape's lines with the current stroke colour, in a drawing hook.
  open func stroke() {
    guard let context = CurrentDrawing.current else { return }
    context.draw { stroke(with: context.state.strokeColor.currentRGBA, on: $0) }
  }

  /// Clips the following drawing to the shape, in a drawing hook, until `restoreGState()` of its context.
  open func addClip() { CurrentDrawing.current?.clip(to: self) }

  /// Fills the shape.
  func fill(with color: RGBA, on canvas: Snapshot) {
    guard !isEmpty else { return }
    canvas.cairo(around: bounds) { cairo in
      addPath(to: cairo)
      cairo.setColor(color)
      cairo.fill()
    }
  }

  /// Draws the shape's lines.
  func stroke(with color: RGBA, on canvas: Snapshot) {
    guard !isEmpty, lineWidth > 0 else { return }
    // A pointed turn and a square end reach beyond half the width.
    let reach = lineWidth * (lineJoinStyle == .miter ? max(miterLimit, 2) : 2) / 2 + 1
    canvas.cairo(around: bounds.insetBy(dx: -reach, dy: -reach)) { cairo in
      addPath(to: cairo)
      cairo.setLineWidth(lineWidth)
      cairo.setLineCap(lineCapStyle)
      cairo.setLineJoin(lineJoinStyle, miterLimit: miterLimit)
      cairo.setDash(dash.lengths, phase: dash.phase)
      cairo.setColor(color)
      cairo.stroke()
    }
  }

  /// A line has to start somewhere.
  private func begin() {
    if isEmpty { move(to: .zero) }
  }

  func addPath(to context: CairoContext) {
    context.setFillRule(isEvenOdd: usesEvenOddFillRule)
    for element in elements {
      switch element {
      case .move(let point): context.move(to: point.x, point.y)
      case .line(let point): context.line(to: point.x, point.y)
      case .curve(let first, let second, let end): context.curve(to: end, first, second)
      case .close: context.closePath()
      }
    }
  }
}
