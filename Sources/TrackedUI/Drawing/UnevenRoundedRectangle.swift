public import Foundation

/// The radii of a rectangle's corners, in logical pixels.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
  /// At the top, where lines of text begin.
  public var topLeading: Double
  /// At the bottom, where lines of text begin.
  public var bottomLeading: Double
  /// At the bottom, where lines of text end.
  public var bottomTrailing: Double
  /// At the top, where lines of text end.
  public var topTrailing: Double

  /// Radii, in logical pixels.
  public init(topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle, each corner of which is round in its own way.
public struct UnevenRoundedRectangle: Shape {
  /// The radii of the corners, in logical pixels.
  public var cornerRadii: RectangleCornerRadii

  /// A rectangle with round corners. Both styles are drawn as quarters of circles.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// A rectangle with round corners. Both styles are drawn as quarters of circles.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }

  /// The outline. No radius is more than half of a side.
  public func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    var path = Path()
    func corner(_ radius: Double, _ x: Double, _ y: Double, from degrees: Double) {
      let radius = max(0, min(radius, most))
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(degrees), endAngle: .degrees(degrees + 90),
        clockwise: false)
    }
    corner(cornerRadii.topTrailing, rect.maxX, rect.minY, from: -90)
    corner(cornerRadii.bottomTrailing, rect.maxX, rect.maxY, from: 0)
    corner(cornerRadii.bottomLeading, rect.minX, rect.maxY, from: 90)
    corner(cornerRadii.topLeading, rect.minX, rect.minY, from: 180)
    path.closeSubpath()
    return path
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle, each corner of which is round in its own way.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
