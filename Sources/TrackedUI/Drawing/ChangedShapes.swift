public import Foundation

/// A shape that is turned clockwise around a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned.
  public var angle: Angle
  /// Around which point of its rectangle.
  public var anchor: UnitPoint

  /// A shape that is turned.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.x + anchor.x * rect.width, y: rect.y + anchor.y * rect.height)
    let (sine, cosine) = (sine(angle.radians), cosine(angle.radians))
    return shape.path(in: rect).mapped { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }
}

/// A shape, larger or smaller around a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How many times as large it is, in each direction.
  public var scale: CGSize
  /// Around which point of its rectangle.
  public var anchor: UnitPoint

  /// A shape that is larger or smaller.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.x + anchor.x * rect.width, y: rect.y + anchor.y * rect.height)
    return shape.path(in: rect).mapped {
      CGPoint(x: center.x + ($0.x - center.x) * scale.width, y: center.y + ($0.y - center.y) * scale.height)
    }
  }
}

/// A shape beside its place.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is away, in logical pixels.
  public var offset: CGSize

  /// A shape beside its place.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

/// A shape, its points changed.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// What becomes of its points.
  public var transform: AffineTransform

  /// A shape, its points changed.
  public init(shape: Content, transform: AffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape in a rectangle of a size.
private struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(x: rect.x, y: rect.y, width: size.width, height: size.height))
  }
}

extension Shape {
  /// The shape, larger or smaller around a point of its rectangle.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape, larger or smaller around a point of its rectangle, in each direction by itself.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape in a rectangle of a size, in logical pixels.
  public func size(width: Double, height: Double) -> some Shape {
    SizedShape(base: self, size: CGSize(width: width, height: height))
  }

  /// The shape in a rectangle of a size, in logical pixels.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// The shape beside its place, in logical pixels.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape, its points changed.
  public func transform(_ transform: AffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
