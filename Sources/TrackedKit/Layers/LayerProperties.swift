public import Gtk

extension Layer {
  /// The properties of a layer, as one value.
  public struct Properties: Equatable {
    /// The background of the layer.
    public var backgroundColor = Color.clear
    /// A picture on top of the background, stretched to fill the layer; not animated.
    var contents: Texture?
    /// The radius of the corners, in logical pixels.
    public var cornerRadius = 0.0
    /// The width of the line along the inside of the edge, in logical pixels.
    public var borderWidth = 0.0
    /// The colour of that line.
    public var borderColor = Color.black
    /// The colour of the shadow.
    public var shadowColor = Color.black
    /// How much of the shadow is seen, from 0, nothing, to 1.
    public var shadowOpacity = 0.0
    /// How far the shadow is blurred, in logical pixels.
    public var shadowRadius = 3.0
    /// How far the shadow lies to the right and below, in logical pixels.
    public var shadowOffset = Size(width: 0, height: -3)
    /// The opacity, from 0 to 1; includes the content.
    public var opacity = 1.0
    /// The transform of the layer and its content; input goes to where a view was laid out.
    public var transform = AffineTransform.identity
    /// The layer's own rectangle.
    public var bounds = Rect.zero
    /// Where the anchor is, in the coordinates of the layer around this one.
    public var position = Point.zero
    /// The point of the layer that `position` places and that `transform` leaves where it is, from (0, 0) to (1, 1).
    public var anchorPoint = Point(x: 0.5, y: 0.5)
    /// Layers of a higher one are in front.
    public var zPosition = 0.0
    var isHidden = false
    /// Of a shape layer.
    var shape: ShapeProperties?
    /// Of a gradient layer.
    var gradient: GradientProperties?

    /// The place in the layer around this one, as the transform leaves it.
    public var frame: Rect {
      let origin = Point(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
      guard !transform.isIdentity else { return Rect(origin: origin, size: bounds.size) }
      return Rect(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, bounds.size)
        .applying(transform).offsetBy(dx: position.x, dy: position.y)
    }

    /// Where the line of a shape layer begins; 0 for another.
    public var strokeStart: Double { shape?.strokeStart ?? 0 }
    /// Where the line of a shape layer ends; 1 for another.
    public var strokeEnd: Double { shape?.strokeEnd ?? 1 }

    /// The values on the screen, by the spelling `CALayer.presentation()`.
    public func callAsFunction() -> Properties? { self }

    /// The transform's point that stays where it is, in the layer's own coordinates.
    var anchor: Point {
      Point(x: bounds.x + anchorPoint.x * bounds.width, y: bounds.y + anchorPoint.y * bounds.height)
    }
  }
}

extension Rect {
  fileprivate init(x: Double, y: Double, _ size: Size) { self.init(origin: Point(x: x, y: y), size: size) }
}

// Parts of properties, which animations name: "transform.rotation.z".
extension Layer.Properties {
  private func part(_ path: KeyPath<AffineTransform.Parts, Double>) -> Double { transform.parts[keyPath: path] }

  private mutating func setPart(_ path: WritableKeyPath<AffineTransform.Parts, Double>, _ value: Double) {
    var parts = transform.parts
    parts[keyPath: path] = value
    transform = AffineTransform(parts)
  }

  /// Radians, clockwise.
  var rotation: Double {
    get { part(\.rotation) }
    set { setPart(\.rotation, newValue) }
  }

  var scaleX: Double {
    get { part(\.scaleX) }
    set { setPart(\.scaleX, newValue) }
  }

  var scaleY: Double {
    get { part(\.scaleY) }
    set { setPart(\.scaleY, newValue) }
  }

  var scale: Double {
    get { (scaleX + scaleY) / 2 }
    set {
      scaleX = newValue
      scaleY = newValue
    }
  }

  var translation: Size {
    get { Size(width: transform.tx, height: transform.ty) }
    set { (transform.tx, transform.ty) = (newValue.width, newValue.height) }
  }
}
