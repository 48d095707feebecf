import Gtk

/// A property of layers that animations know by its name.
struct LayerProperty {
  let exists: (Layer.Properties) -> Bool
  let get: (Layer.Properties) -> Any
  let set: (inout Layer.Properties, Any) -> Void
  /// The value at a share of the way between two.
  let mix: (Any, Any, Double) -> Any
  let sum: (Any, Any) -> Any
  let difference: (Any, Any) -> Any

  private init<Value: Animatable>(
    _ path: WritableKeyPath<Layer.Properties, Value>, _ read: @escaping (Any) -> Value?,
    _ add: ((Value, Value, Double) -> Value)? = nil, where exists: @escaping (Layer.Properties) -> Bool = { _ in true }
  ) {
    self.exists = exists
    get = { $0[keyPath: path] }
    set = { if let value = read($1) { $0[keyPath: path] = value } }
    mix = { from, to, fraction in
      guard let start = read(from), let end = read(to) else { return to }
      return Value.interpolated(from: start, to: end, at: fraction)
    }
    func combine(_ first: Any, _ second: Any, _ sign: Double) -> Any {
      guard let add, let first = read(first), let second = read(second) else { return second }
      return add(first, second, sign)
    }
    sum = { combine($0, $1, 1) }
    difference = { combine($0, $1, -1) }
  }

  /// The property of a name; nil where no layer has one.
  static func named(_ name: String?) -> LayerProperty? { name.flatMap { all[$0] } }

  private static func number(
    _ path: WritableKeyPath<Layer.Properties, Double>,
    where exists: @escaping (Layer.Properties) -> Bool = { _ in true }
  ) -> LayerProperty {
    LayerProperty(path, number, { $0 + $1 * $2 }, where: exists)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    default: nil
    }
  }

  private static func color(
    _ path: WritableKeyPath<Layer.Properties, Color>,
    where exists: @escaping (Layer.Properties) -> Bool = { _ in true }
  ) -> LayerProperty {
    LayerProperty(path, { $0 as? Color }, where: exists)
  }

  private static func point(
    _ path: WritableKeyPath<Layer.Properties, Point>,
    where exists: @escaping (Layer.Properties) -> Bool = { _ in true }
  ) -> LayerProperty {
    LayerProperty(
      path, { $0 as? Point }, { Point(x: $0.x + $1.x * $2, y: $0.y + $1.y * $2) }, where: exists)
  }

  private static func size(_ path: WritableKeyPath<Layer.Properties, Size>) -> LayerProperty {
    LayerProperty(
      path,
      { value in
        (value as? Size) ?? (value as? Point).map { Size(width: $0.x, height: $0.y) }
      }, { Size(width: $0.width + $1.width * $2, height: $0.height + $1.height * $2) })
  }

  private static let all: [String: LayerProperty] = {
    let isShape: (Layer.Properties) -> Bool = { $0.shape != nil }
    let isGradient: (Layer.Properties) -> Bool = { $0.gradient != nil }
    let transform = LayerProperty(\.transform, { $0 as? AffineTransform })
    return [
      "opacity": number(\.opacity), "cornerRadius": number(\.cornerRadius), "borderWidth": number(\.borderWidth),
      "shadowOpacity": number(\.shadowOpacity), "shadowRadius": number(\.shadowRadius),
      "shadowOffset": size(\.shadowOffset), "zPosition": number(\.zPosition),
      "backgroundColor": color(\.backgroundColor), "borderColor": color(\.borderColor),
      "shadowColor": color(\.shadowColor),
      "position": point(\.position), "position.x": number(\.position.x), "position.y": number(\.position.y),
      "anchorPoint": point(\.anchorPoint), "bounds": LayerProperty(\.bounds, { $0 as? Rect }),
      "bounds.size": size(\.bounds.size), "bounds.size.width": number(\.bounds.size.width),
      "bounds.size.height": number(\.bounds.size.height), "bounds.origin": point(\.bounds.origin),
      "bounds.origin.x": number(\.bounds.origin.x), "bounds.origin.y": number(\.bounds.origin.y),
      "transform": transform, "affineTransform": transform,
      "transform.rotation": number(\.rotation), "transform.rotation.z": number(\.rotation),
      "transform.scale": number(\.scale), "transform.scale.xy": number(\.scale),
      "transform.scale.x": number(\.scaleX), "transform.scale.y": number(\.scaleY),
      "transform.translation": size(\.translation),
      "transform.translation.x": number(\.transform.tx), "transform.translation.y": number(\.transform.ty),
      "path": LayerProperty(\.shape!.shownPath, { ($0 as? PathShape) ?? ($0 as? BezierPath)?.shape }, where: isShape),
      "fillColor": color(\.shape!.fillColor, where: isShape),
      "strokeColor": color(\.shape!.strokeColor, where: isShape),
      "lineWidth": number(\.shape!.lineWidth, where: isShape),
      "strokeStart": number(\.shape!.strokeStart, where: isShape),
      "strokeEnd": number(\.shape!.strokeEnd, where: isShape),
      "lineDashPhase": number(\.shape!.lineDashPhase, where: isShape),
      "colors": LayerProperty(
        \.gradient!.colors, { ($0 as? ColorList) ?? ($0 as? [Color]).map(ColorList.init) }, where: isGradient),
      "locations": LayerProperty(
        \.gradient!.locations,
        { ($0 as? NumberList) ?? ($0 as? [Any]).map { NumberList(numbers: $0.compactMap { number($0) }) } },
        where: isGradient),
      "startPoint": point(\.gradient!.startPoint, where: isGradient),
      "endPoint": point(\.gradient!.endPoint, where: isGradient),
    ]
  }()
}

extension ShapeProperties {
  var shownPath: PathShape {
    get { path ?? PathShape() }
    set { path = newValue }
  }
}
