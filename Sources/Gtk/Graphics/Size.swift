/// A width and a height in logical pixels.
public nonisolated struct Size: Hashable, Sendable {
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// A size by its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public init() { self.init(width: 0, height: 0) }

  /// Nothing.
  public static let zero = Size()
}

nonisolated extension Rect {
  /// A rectangle by corner and size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The top left corner.
  public var origin: Point {
    get { Point(x: x, y: y) }
    set {
      x = newValue.x
      y = newValue.y
    }
  }

  /// Width and height.
  public var size: Size {
    get { Size(width: width, height: height) }
    set {
      width = newValue.width
      height = newValue.height
    }
  }
}
