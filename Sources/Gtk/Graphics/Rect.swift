import CGtk

/// A rectangle in logical pixels, from a widget's top left corner.
public nonisolated struct Rect: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// A rectangle by corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Nothing, at the corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle within `insets` of this one; never of negative size.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + Double(insets.leading), y: y + Double(insets.top),
      width: max(0, width - Double(insets.leading + insets.trailing)),
      height: max(0, height - Double(insets.top + insets.bottom)))
  }

  /// The same space taken off every side.
  public func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
