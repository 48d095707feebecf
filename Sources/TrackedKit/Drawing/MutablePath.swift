public import Gtk

/// `CGMutablePath` without its prefix.
public typealias MutablePath = BezierPath

// CoreGraphics' names for what a path is made by.
extension BezierPath {
  /// A rectangle.
  public convenience init(rect: Rect, transform: UnsafePointer<AffineTransform>?) {
    self.init(rect: rect)
    transform.map { apply($0.pointee) }
  }

  /// An ellipse that touches a rectangle's sides.
  public convenience init(ellipseIn rect: Rect, transform: UnsafePointer<AffineTransform>?) {
    self.init(ovalIn: rect)
    transform.map { apply($0.pointee) }
  }

  /// A rectangle with rounded corners; the width of the corners counts for both directions.
  public convenience init(
    roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double, transform: UnsafePointer<AffineTransform>?
  ) {
    self.init(roundedRect: rect, cornerRadius: cornerWidth)
    transform.map { apply($0.pointee) }
  }

  /// Adds a curve that leaves towards one point and arrives from another.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }

  /// Adds a curve that leaves towards a point and arrives from it.
  public func addQuadCurve(to end: Point, control: Point) { addQuadCurve(to: end, controlPoint: control) }

  /// Adds an arc, and a line to its start unless the path is empty; angles in radians from the right.
  ///
  /// - Parameter clockwise: as CoreGraphics means it, whose coordinates begin below: true goes the other way round here, as in UIKit.
  public func addArc(center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool) {
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: Rect) { append(BezierPath(rect: rect)) }

  /// Adds an ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: Rect) { append(BezierPath(ovalIn: rect)) }

  /// Adds a rectangle with rounded corners; the width of the corners counts for both directions.
  public func addRoundedRect(in rect: Rect, cornerWidth: Double, cornerHeight: Double) {
    append(BezierPath(roundedRect: rect, cornerRadius: cornerWidth))
  }

  /// Begins a part at the first point, and adds lines to the others.
  public func addLines(between points: [Point]) {
    if let first = points.first { move(to: first) }
    points.dropFirst().forEach(addLine)
  }

  /// Adds another path.
  public func addPath(_ path: BezierPath) { append(path) }

  /// Closes the part with a line to its start.
  public func closeSubpath() { close() }

  /// The smallest rectangle around the shape.
  public var boundingBox: Rect { bounds }

  /// The smallest rectangle around the shape.
  public var boundingBoxOfPath: Rect { bounds }

  /// A path of its own with the same shape.
  public func copy() -> BezierPath { copied(by: .identity) }

  /// A path of its own with the same shape.
  public func mutableCopy() -> BezierPath { copied(by: .identity) }
}
