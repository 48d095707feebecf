import CGtk

/// A rectangle in logical pixels, from a widget's top left corner. Named as CoreGraphics names it.
public nonisolated struct Rect: Hashable, Sendable {
  /// The corner; the top left one unless a side is negative.
  public var origin: Point
  /// The sides.
  public var size: Size

  /// A rectangle by corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by corner and sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle by corner and sides.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// An empty rectangle at the corner.
  public init() { self.init(origin: .zero, size: .zero) }

  /// The corner's way to the right.
  public var x: Double {
    get { origin.x }
    set { origin.x = newValue }
  }

  /// The corner's way downwards.
  public var y: Double {
    get { origin.y }
    set { origin.y = newValue }
  }

  /// The extent to the right.
  public var width: Double {
    get { size.width }
    set { size.width = newValue }
  }

  /// The extent downwards.
  public var height: Double {
    get { size.height }
    set { size.height = newValue }
  }

  /// An empty rectangle at the corner.
  public static let zero = Rect()
  /// No rectangle at all: the intersection of rectangles that do not meet.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  var inWholePixels: GdkRectangle {
    GdkRectangle(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width), height: Int32(clamping: height))
  }

  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}

nonisolated extension Rect {
  /// The left edge.
  public var minX: Double { min(x, x + width) }
  /// The middle from left to right.
  public var midX: Double { x + width / 2 }
  /// The right edge.
  public var maxX: Double { max(x, x + width) }
  /// The top edge.
  public var minY: Double { min(y, y + height) }
  /// The middle from top to bottom.
  public var midY: Double { y + height / 2 }
  /// The bottom edge.
  public var maxY: Double { max(y, y + height) }

  /// Whether it is empty.
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }
  /// Whether it is no rectangle at all.
  public var isNull: Bool { x == .infinity || y == .infinity }

  /// The same with sides that are not negative.
  public var standardized: Rect {
    isNull ? .null : Rect(x: minX, y: minY, width: abs(width), height: abs(height))
  }

  /// The smallest rectangle of whole pixels around it.
  public var integral: Rect {
    guard !isNull else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Smaller by a distance on each side; larger for a negative one. A rectangle that would get a negative size becomes null.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let rect = standardized
    guard !rect.isNull, rect.width >= 2 * dx, rect.height >= 2 * dy else { return .null }
    return Rect(x: rect.x + dx, y: rect.y + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
  }

  /// Smaller by insets.
  public func inset(by insets: EdgeInsets) -> Rect {
    let rect = standardized
    let (width, height) = (rect.width - insets.left - insets.right, rect.height - insets.top - insets.bottom)
    guard !rect.isNull, width >= 0, height >= 0 else { return .null }
    return Rect(x: rect.x + insets.left, y: rect.y + insets.top, width: width, height: height)
  }

  /// The rectangle within a widget's margins; never of negative size.
  public func inset(by margins: Insets) -> Rect {
    Rect(
      x: x + Double(margins.leading), y: y + Double(margins.top),
      width: max(0, width - Double(margins.leading + margins.trailing)),
      height: max(0, height - Double(margins.top + margins.bottom)))
  }

  /// Moved.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    isNull ? .null : Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Whether a point is inside; the right and bottom edges are not.
  public func contains(_ point: Point) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle is inside, edges included.
  public func contains(_ other: Rect) -> Bool { !isNull && !other.isNull && union(other) == standardized }

  /// Whether both intersect.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The intersection; null if they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// An edge of a rectangle.
  public nonisolated enum Edge: Sendable {
    /// The left one.
    case minXEdge
    /// The top one.
    case minYEdge
    /// The right one.
    case maxXEdge
    /// The bottom one.
    case maxYEdge
  }

  /// Cuts a slice off one edge.
  public func divided(atDistance distance: Double, from edge: Edge) -> (slice: Rect, remainder: Rect) {
    let rect = standardized
    guard !rect.isNull else { return (.null, .null) }
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let extent = min(max(distance, 0), isAcross ? rect.width : rect.height)
    let whole = isAcross ? rect.width : rect.height
    let isFirst = edge == .minXEdge || edge == .minYEdge
    let cut = isFirst ? extent : whole - extent
    let (first, second) = (rect.part(isAcross, from: 0, to: cut), rect.part(isAcross, from: cut, to: whole))
    return isFirst ? (first, second) : (second, first)
  }

  private func part(_ isAcross: Bool, from start: Double, to end: Double) -> Rect {
    isAcross
      ? Rect(x: x + start, y: y, width: end - start, height: height)
      : Rect(x: x, y: y + start, width: width, height: end - start)
  }

  /// The smallest rectangle around the transformed one.
  public func applying(_ transform: AffineTransform) -> Rect {
    guard !isNull else { return .null }
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return Rect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}
