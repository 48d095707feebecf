import Gtk

/// An outline that is drawn in the rectangle it is given.
@MainActor @preconcurrency public protocol Shape: View {
  /// The outline in a rectangle.
  func path(in rect: Rect) -> Path
}

/// An outline of lines and curves, in logical pixels.
@MainActor public struct Path: @MainActor Equatable {
  enum Element: Equatable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private(set) var elements: [Element] = []
  private var current = Point.zero

  /// An empty outline.
  public init() {}

  /// An outline that a closure draws.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// A rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: Rect, cornerRadius: Double) { addRoundedRect(in: rect, cornerRadius: cornerRadius) }

  /// An ellipse.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Whether there is nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins at a point.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    current = point
  }

  /// Goes straight to a point.
  public mutating func addLine(to point: Point) {
    elements.append(.line(point))
    current = point
  }

  /// Goes straight from point to point.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Goes to a point in a curve with two control points.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(control1, control2, point))
    current = point
  }

  /// Goes to a point in a curve with one control point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    let start = current
    func towards(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: towards(start), control2: towards(point))
  }

  /// Goes along a circle, after a line to its beginning.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    // As SwiftUI counts, clockwise is against the hands of a clock on the screen.
    let turn = 2 * Double.pi
    if clockwise { while sweep > 0 { sweep -= turn } } else { while sweep < 0 { sweep += turn } }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    func on(_ angle: Double) -> Point {
      Point(x: center.x + radius * cosine(angle), y: center.y + radius * sine(angle))
    }
    var angle = startAngle.radians
    if elements.isEmpty { move(to: on(angle)) } else { addLine(to: on(angle)) }
    let reach = 4.0 / 3 * tangent(step / 4) * radius
    for _ in 0..<pieces {
      let (from, to) = (on(angle), on(angle + step))
      addCurve(
        to: to,
        control1: Point(x: from.x - reach * sine(angle), y: from.y + reach * cosine(angle)),
        control2: Point(x: to.x + reach * sine(angle + step), y: to.y - reach * cosine(angle + step)))
      angle += step
    }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.x, y: rect.y))
    addLine(to: Point(x: rect.x + rect.width, y: rect.y))
    addLine(to: Point(x: rect.x + rect.width, y: rect.y + rect.height))
    addLine(to: Point(x: rect.x, y: rect.y + rect.height))
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(in rect: Rect, cornerRadius: Double) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    guard radius > 0 else { return addRect(rect) }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)
    let reach = radius * 0.5522847498
    move(to: Point(x: left + radius, y: top))
    addLine(to: Point(x: right - radius, y: top))
    addCurve(
      to: Point(x: right, y: top + radius), control1: Point(x: right - radius + reach, y: top),
      control2: Point(x: right, y: top + radius - reach))
    addLine(to: Point(x: right, y: bottom - radius))
    addCurve(
      to: Point(x: right - radius, y: bottom), control1: Point(x: right, y: bottom - radius + reach),
      control2: Point(x: right - radius + reach, y: bottom))
    addLine(to: Point(x: left + radius, y: bottom))
    addCurve(
      to: Point(x: left, y: bottom - radius), control1: Point(x: left + radius - reach, y: bottom),
      control2: Point(x: left, y: bottom - radius + reach))
    addLine(to: Point(x: left, y: top + radius))
    addCurve(
      to: Point(x: left + radius, y: top), control1: Point(x: left, y: top + radius - reach),
      control2: Point(x: left + radius - reach, y: top))
    closeSubpath()
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: Rect) {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let (across, down) = (rect.width / 2, rect.height / 2)
    let (dx, dy) = (across * 0.5522847498, down * 0.5522847498)
    move(to: Point(x: x + across, y: y))
    addCurve(
      to: Point(x: x, y: y + down), control1: Point(x: x + across, y: y + dy), control2: Point(x: x + dx, y: y + down))
    addCurve(
      to: Point(x: x - across, y: y), control1: Point(x: x - dx, y: y + down), control2: Point(x: x - across, y: y + dy)
    )
    addCurve(
      to: Point(x: x, y: y - down), control1: Point(x: x - across, y: y - dy), control2: Point(x: x - dx, y: y - down))
    addCurve(
      to: Point(x: x + across, y: y), control1: Point(x: x + dx, y: y - down), control2: Point(x: x + across, y: y - dy)
    )
    closeSubpath()
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Goes back to where the line began.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Puts the outline into a cairo context.
  func draw(in context: CairoContext) {
    for element in elements {
      switch element {
      case .move(let point): context.move(to: point.x, point.y)
      case .line(let point): context.line(to: point.x, point.y)
      case .curve(let first, let second, let end):
        context.curve(first.x, first.y, second.x, second.y, to: end.x, end.y)
      case .close: context.closePath()
      }
    }
  }
}

/// A path is a shape that does not follow the rectangle it is given.
extension Path: Shape {
  /// The outline itself.
  public func path(in rect: Rect) -> Path { self }
}

/// An angle.
public nonisolated struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// In degrees.
  public var degrees: Double { radians * 180 / .pi }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// None.
  public static let zero = Angle(radians: 0)
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners, in logical pixels.
  public var cornerRadius: Double
  /// A rectangle with rounded corners.
  public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  /// A rectangle with half circles at its ends.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// A circle in the middle.
public struct Circle: Shape {
  /// A circle in the middle.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: Rect(
        x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side, height: side))
  }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// An ellipse.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

extension Shape {
  /// The shape, filled with the foreground's colour.
  public var body: some View { ShapeView(shape: self, style: nil, lineWidth: nil) }

  /// The shape, filled.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    ShapeView(shape: self, style: AnyShapeStyle(style), lineWidth: nil)
  }

  /// The shape's outline, drawn around its edge.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
    ShapeView(shape: self, style: AnyShapeStyle(style), lineWidth: lineWidth)
  }

  /// The shape's outline, drawn inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
    ShapeView(shape: self, style: AnyShapeStyle(style), lineWidth: lineWidth, isInside: true)
  }
}

/// A shape in its widget.
struct ShapeView<Outline: Shape>: WidgetView {
  let shape: Outline
  let style: AnyShapeStyle?
  let lineWidth: Double?
  var isInside = false
  var sizing: WidgetSizing { .fills }

  func makeWidget(_ node: WidgetViewNode<Self>) -> DrawingWidget { DrawingWidget() }

  func update(_ widget: DrawingWidget, _ node: WidgetViewNode<Self>) {
    let values = node.values
    let paint = (style ?? values.foreground)?._paint(in: values) ?? .color(.label)
    let traits = values.resolvedTraits
    widget.drawing = { [shape, lineWidth, isInside] snapshot, rect in
      let inset = isInside ? (lineWidth ?? 0) / 2 : 0
      let inner = Rect(
        x: rect.x + inset, y: rect.y + inset, width: max(0, rect.width - 2 * inset),
        height: max(0, rect.height - 2 * inset))
      let margin = isInside ? 0 : (lineWidth ?? 0)
      let canvas = Rect(
        x: rect.x - margin, y: rect.y - margin, width: rect.width + 2 * margin, height: rect.height + 2 * margin)
      snapshot.cairo(in: canvas) { context in
        shape.path(in: inner).draw(in: context)
        paint.choose(in: context, rect) { $0.rgba(with: traits) }
        if let lineWidth {
          context.setLineWidth(lineWidth)
          context.stroke()
        } else {
          context.fill()
        }
      }
    }
  }
}

/// A widget that draws what it is told.
final class DrawingWidget: CustomWidget {
  var drawing: (Snapshot, Rect) -> Void = { _, _ in } {
    didSet { queueDraw() }
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    Measurement(minimum: 0, natural: 10)
  }

  override func snapshot(_ snapshot: Snapshot) {
    drawing(snapshot, Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }
}

extension View {
  /// Fills a shape behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View {
    background(shape.fill(style))
  }

  /// Draws a line along the inside of the view's edge.
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> some View {
    overlay(Rectangle().strokeBorder(style, lineWidth: width).allowsHitTesting(false))
  }

  /// Shows the view only inside of a shape: a rectangle, one with rounded corners, a capsule, a circle or an ellipse.
  public func clipShape<Outline: ClippingShape>(_ shape: Outline) -> some View {
    modifier(ClipModifier(clip: shape.clip))
  }

  /// Shows the view only inside of its rectangle.
  public func clipped() -> some View { modifier(ClipModifier(clip: .rounded(0))) }

  /// Rounds the view's corners.
  public func cornerRadius(_ radius: Double) -> some View { modifier(ClipModifier(clip: .rounded(radius))) }

  /// Whether the pointer can reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }

  /// Turns the view clockwise around a point of it. Its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(rotation: angle.degrees, scaleX: 1, scaleY: 1, anchor: anchor))
  }

  /// Shows the view larger or smaller. Its place in the layout stays.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(rotation: 0, scaleX: scale, scaleY: scale, anchor: anchor))
  }

  /// Draws a shadow around the view's rectangle.
  public func shadow(color: Color = Color(white: 0, alpha: 0.33), radius: Double, x: Double = 0, y: Double = 0)
    -> some View
  {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }
}

/// A shape that a view can be clipped to.
@MainActor public protocol ClippingShape: Shape {
  /// How it clips.
  var clip: _Clip { get }
}

/// How a view is clipped.
public enum _Clip: Equatable {
  /// To a rectangle with rounded corners.
  case rounded(Double)
  /// To an ellipse.
  case ellipse
  /// To a circle.
  case circle
}

extension Rectangle: ClippingShape {
  /// The rectangle.
  public var clip: _Clip { .rounded(0) }
}
extension RoundedRectangle: ClippingShape {
  /// The rounded rectangle.
  public var clip: _Clip { .rounded(cornerRadius) }
}
extension Capsule: ClippingShape {
  /// The capsule.
  public var clip: _Clip { .rounded(.infinity) }
}
extension Circle: ClippingShape {
  /// The circle.
  public var clip: _Clip { .circle }
}
extension Ellipse: ClippingShape {
  /// The ellipse.
  public var clip: _Clip { .ellipse }
}
