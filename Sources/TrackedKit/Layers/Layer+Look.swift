public import Gtk
import GtkTracking

// What a layer looks like.
extension Layer {
  /// A picture on top of the background, stretched to fill the layer; not animated.
  public final var contents: Texture? {
    get { model.contents }
    set { setAtOnce(\.contents, to: newValue) }
  }

  /// The colour of the shadow; nil for none, black by default.
  public final var shadowColor: Color? {
    get { model.shadowColor == .clear ? nil : model.shadowColor }
    set { set(\.shadowColor, to: newValue ?? .clear) }
  }

  /// How much of the shadow is seen, from 0, the default, to 1.
  public final var shadowOpacity: Double {
    get { model.shadowOpacity }
    set { set(\.shadowOpacity, to: min(max(0, newValue), 1)) }
  }

  /// How far the shadow is blurred, in logical pixels.
  public final var shadowRadius: Double {
    get { model.shadowRadius }
    set { set(\.shadowRadius, to: max(0, newValue)) }
  }

  /// How far the shadow lies to the right and below, in logical pixels.
  public final var shadowOffset: Size {
    get { model.shadowOffset }
    set { set(\.shadowOffset, to: newValue) }
  }

  /// `transform`, as it is written where that has three dimensions.
  public final func setAffineTransform(_ transform: AffineTransform) { self.transform = transform }

  /// `transform`, for code that expects three dimensions.
  public final func affineTransform() -> AffineTransform { transform }
}

extension Layer.Properties {
  /// The same where the widget is seen on its way, and as opaque as it is there.
  func seen(in widget: Widget, laidOutAs layout: Self) -> Self {
    var seen = self
    seen.opacity *= widget.seenAlpha
    let place = widget.seenFrame ?? Rect(origin: layout.frameOrigin, size: layout.bounds.size)
    if bounds.size == layout.bounds.size { seen.bounds = Rect(origin: .zero, size: place.size) }
    seen.position = Point(x: place.x + anchorPoint.x * place.width, y: place.y + anchorPoint.y * place.height)
    // What an animation of the layer adds to the place is added on the way as well.
    seen.position.x += position.x - layout.position.x
    seen.position.y += position.y - layout.position.y
    return seen
  }

  private var frameOrigin: Point {
    Point(x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
  }
}

// Where a layer is.
extension Layer {
  final var modelPlace: Properties { widget == nil ? model : placed(overlaid ?? base) }

  /// The point of the layer that `position` places and that `transform` leaves where it is, from (0, 0), the top left corner, to (1, 1).
  /// In the middle unless set. A view that was given a frame moves so that its `position` stays.
  public final var anchorPoint: Point {
    get { model.anchorPoint }
    set {
      let old = model.anchorPoint
      setAtOnce(\.anchorPoint, to: newValue)
      guard let widget, old != newValue, Placement.existing(of: widget)?.fixedFrame != nil else { return }
      let frame = widget.frame
      widget.frame = frame.offsetBy(
        dx: (old.x - newValue.x) * frame.width, dy: (old.y - newValue.y) * frame.height)
    }
  }

  /// Layers of a higher one are drawn in front of others in the same layer.
  public final var zPosition: Double {
    get { model.zPosition }
    set { set(\.zPosition, to: newValue) }
  }

  /// Changes by layout are not animated: they are immediate.
  final func setPlace<Value: Animatable & Equatable>(_ path: WritableKeyPath<Properties, Value>, to value: Value) {
    set(path, to: value, byItself: !ChangesInLayout.isAllocating)
  }

  final func didChangeSize() {
    if needsDisplayOnBoundsChange { isDrawingDue = true }
    isLayoutDue = true
  }

  // MARK: Points

  /// A point of this layer in the coordinates of another in the same window; nil for the window.
  public final func convert(_ point: Point, to other: Layer?) -> Point {
    let inHost = pointInHost(point)
    guard let other else { return host?.convert(inHost, to: nil) ?? inHost }
    guard let host, let target = other.host else { return other.pointFromHost(inHost) }
    return other.pointFromHost(host.convert(inHost, to: target))
  }

  /// A point of another layer in the same window, or, for nil, of the window, in the coordinates of this one.
  public final func convert(_ point: Point, from other: Layer?) -> Point {
    guard let other else { return pointFromHost(host?.convert(point, from: nil) ?? point) }
    return other.convert(point, to: self)
  }

  /// A rectangle of this layer in the coordinates of another in the same window.
  public final func convert(_ rect: Rect, to other: Layer?) -> Rect {
    Rect(origin: convert(rect.origin, to: other), size: rect.size)
  }

  /// A rectangle of another layer in the same window in the coordinates of this one.
  public final func convert(_ rect: Rect, from other: Layer?) -> Rect {
    Rect(origin: convert(rect.origin, from: other), size: rect.size)
  }

  private func pointInHost(_ point: Point) -> Point {
    guard widget == nil else { return point }
    let anchor = model.anchor
    let outside = Point(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    let placed = Point(x: outside.x + model.position.x, y: outside.y + model.position.y)
    return superlayer?.pointInHost(placed) ?? placed
  }

  private func pointFromHost(_ point: Point) -> Point {
    guard widget == nil else { return point }
    let around = superlayer?.pointFromHost(point) ?? point
    let moved = Point(x: around.x - model.position.x, y: around.y - model.position.y).applying(transform.inverted())
    return Point(x: moved.x + model.anchor.x, y: moved.y + model.anchor.y)
  }
}

/// Every layer, for properties with two types of number: `layer.opacity = fraction` with a `Float`, as in UIKit, or a `Double`.
@MainActor public protocol LayerWithOpacity: Layer {}

extension Layer: LayerWithOpacity {}

extension LayerWithOpacity {
  /// `shadowOpacity` as the type of number that UIKit has for it.
  @_disfavoredOverload public var shadowOpacity: Float {
    get { Float((self as Layer).shadowOpacity) }
    set { (self as Layer).shadowOpacity = Double(newValue) }
  }

  /// `opacity` as the type of number that UIKit has for it.
  @_disfavoredOverload public var opacity: Float {
    get { Float((self as Layer).opacity) }
    set { (self as Layer).opacity = Double(newValue) }
  }
}
