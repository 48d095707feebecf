public import Foundation
import Gtk

nonisolated extension Path {
  /// Whether a point is inside of the outline.
  ///
  /// - Parameter eoFill: whether what is crossed an even number of times counts as outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    CairoContext.measuring { cairo in
      cairo.setFillRule(isEvenOdd: eoFill)
      draw(in: cairo)
      return cairo.fillContains(Point(point))
    }
  }

  /// The smallest rectangle around the outline; null for none.
  public var boundingRect: CGRect {
    guard !isEmpty else { return .null }
    return CairoContext.measuring { cairo in
      draw(in: cairo)
      return CGRect(cairo.pathExtents)
    }
  }

  /// Where the outline ends; nil for an empty one.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close:
      elements.lazy.reversed().compactMap { element in
        if case .move(let point) = element { point } else { nil }
      }.first
    case nil: nil
    }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Goes along a circle, after a line to its beginning, by an angle.
  public mutating func addRelativeArc(center: CGPoint, radius: Double, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }

  /// Calls a closure with each part of the outline.
  public func forEach(_ body: (PathElement) -> Void) {
    for element in elements {
      switch element {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .curve(let first, let second, let end): body(.curve(to: end, control1: first, control2: second))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// A part of an outline.
  public nonisolated enum PathElement: Equatable, Sendable {
    /// It begins at a point.
    case move(to: CGPoint)
    /// It goes straight to a point.
    case line(to: CGPoint)
    /// It goes to a point in a curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// It goes back to where it began.
    case closeSubpath
  }
}
