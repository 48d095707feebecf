public import Gtk

/// A boxed value: `NSValue` without its prefix, as animations and notifications of UIKit sources use it.
public nonisolated struct Value {
  let content: Any

  init(_ content: Any) { self.content = content }

  /// A point.
  public init(cgPoint: Point) { content = cgPoint }
  /// A size.
  public init(cgSize: Size) { content = cgSize }
  /// A rectangle.
  public init(cgRect: Rect) { content = cgRect }
  /// A transform of the plane.
  public init(cgAffineTransform: AffineTransform) { content = cgAffineTransform }

  /// The point; zero for another kind of value, as those below.
  public var cgPointValue: Point { content as? Point ?? .zero }
  /// The size.
  public var cgSizeValue: Size { content as? Size ?? .zero }
  /// The rectangle.
  public var cgRectValue: Rect { content as? Rect ?? .zero }
  /// The transform; none for another kind of value.
  public var cgAffineTransformValue: AffineTransform { content as? AffineTransform ?? .identity }

  /// The content of the box.
  static func unboxed(_ value: Any?) -> Any? { (value as? Value)?.content ?? value }
}
