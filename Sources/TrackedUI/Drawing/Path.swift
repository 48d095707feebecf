public import Foundation
import Gtk

/// An outline of lines and curves, in logical pixels.
public nonisolated struct Path: Equatable, Sendable {
  nonisolated enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var elements: [Element] = []
  private var current = CGPoint.zero

  /// An empty outline.
  public init() {}

  /// An outline that a closure draws.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double) { addRoundedRect(in: rect, cornerRadius: cornerRadius) }

  /// An ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there is nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    current = point
  }

  /// Goes straight to a point.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(point))
    current = point
  }

  /// Goes straight from point to point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Goes to a point in a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1, control2, point))
    current = point
  }

  /// Goes to a point in a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let start = current
    func towards(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: towards(start), control2: towards(point))
  }

  /// Goes along a circle, after a line to its beginning.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    // As SwiftUI counts, clockwise is against the hands of a clock on the screen.
    let turn = 2 * Double.pi
    if clockwise { while sweep > 0 { sweep -= turn } } else { while sweep < 0 { sweep += turn } }
    let pieces = max(1, Int(pixels: (abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    func on(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cosine(angle), y: center.y + radius * sine(angle))
    }
    var angle = startAngle.radians
    if elements.isEmpty { move(to: on(angle)) } else { addLine(to: on(angle)) }
    let reach = 4.0 / 3 * tangent(step / 4) * radius
    for _ in 0..<pieces {
      let (from, to) = (on(angle), on(angle + step))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - reach * sine(angle), y: from.y + reach * cosine(angle)),
        control2: CGPoint(x: to.x + reach * sine(angle + step), y: to.y - reach * cosine(angle + step)))
      angle += step
    }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.x, y: rect.y))
    addLine(to: CGPoint(x: rect.x + rect.width, y: rect.y))
    addLine(to: CGPoint(x: rect.x + rect.width, y: rect.y + rect.height))
    addLine(to: CGPoint(x: rect.x, y: rect.y + rect.height))
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerRadius: Double) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    guard radius > 0 else { return addRect(rect) }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)
    let reach = radius * 0.5522847498
    move(to: CGPoint(x: left + radius, y: top))
    addLine(to: CGPoint(x: right - radius, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + radius), control1: CGPoint(x: right - radius + reach, y: top),
      control2: CGPoint(x: right, y: top + radius - reach))
    addLine(to: CGPoint(x: right, y: bottom - radius))
    addCurve(
      to: CGPoint(x: right - radius, y: bottom), control1: CGPoint(x: right, y: bottom - radius + reach),
      control2: CGPoint(x: right - radius + reach, y: bottom))
    addLine(to: CGPoint(x: left + radius, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - radius), control1: CGPoint(x: left + radius - reach, y: bottom),
      control2: CGPoint(x: left, y: bottom - radius + reach))
    addLine(to: CGPoint(x: left, y: top + radius))
    addCurve(
      to: CGPoint(x: left + radius, y: top), control1: CGPoint(x: left, y: top + radius - reach),
      control2: CGPoint(x: left + radius - reach, y: top))
    closeSubpath()
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let (across, down) = (rect.width / 2, rect.height / 2)
    let (dx, dy) = (across * 0.5522847498, down * 0.5522847498)
    move(to: CGPoint(x: x + across, y: y))
    addCurve(
      to: CGPoint(x: x, y: y + down), control1: CGPoint(x: x + across, y: y + dy),
      control2: CGPoint(x: x + dx, y: y + down))
    addCurve(
      to: CGPoint(x: x - across, y: y), control1: CGPoint(x: x - dx, y: y + down),
      control2: CGPoint(x: x - across, y: y + dy)
    )
    addCurve(
      to: CGPoint(x: x, y: y - down), control1: CGPoint(x: x - across, y: y - dy),
      control2: CGPoint(x: x - dx, y: y - down))
    addCurve(
      to: CGPoint(x: x + across, y: y), control1: CGPoint(x: x + dx, y: y - down),
      control2: CGPoint(x: x + across, y: y - dy)
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
  public func path(in rect: CGRect) -> Path { self }
}

nonisolated extension Path {
  /// Adds a rectangle with rounded corners, as far as the shorter side of the corners' size says.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
  }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
  }
}
