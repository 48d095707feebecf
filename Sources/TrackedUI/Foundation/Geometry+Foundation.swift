public import Foundation

/// A way in two directions; CoreGraphics' name for it.
public typealias CGVector = Vector
/// A transform; CoreGraphics' name for it.
public typealias CGAffineTransform = AffineTransform

// Foundation's points, sizes and rectangles, which SwiftUI's sources use throughout, and GTK's, which the kit and this layer's widgets use.

nonisolated extension CGPoint {
  /// A point as GTK has it.
  public init(_ point: Point) { self.init(x: point.x, y: point.y) }

  /// The point as a transform shows it.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { CGPoint(Point(self).applying(transform)) }
}

nonisolated extension CGSize {
  /// A size as GTK has it.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The size as a transform shows it.
  public func applying(_ transform: CGAffineTransform) -> CGSize { CGSize(Size(self).applying(transform)) }
}

nonisolated extension CGRect {
  /// A rectangle as GTK has it.
  public init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }

  /// The smallest rectangle around what a transform makes of this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect { CGRect(Rect(self).applying(transform)) }
}

nonisolated extension Point {
  /// Foundation's point.
  public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

nonisolated extension Size {
  /// Foundation's size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

nonisolated extension Rect {
  /// Foundation's rectangle.
  public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

nonisolated extension CGRect {
  /// The left edge.
  var x: CGFloat {
    get { origin.x }
    set { origin.x = newValue }
  }

  /// The upper edge.
  var y: CGFloat {
    get { origin.y }
    set { origin.y = newValue }
  }
}
