public import Gtk

/// The drawing of a gradient layer.
struct GradientProperties: Equatable {
  var colors = ColorList()
  var locations = NumberList()
  var startPoint = Point(x: 0.5, y: 0)
  var endPoint = Point(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

/// Colours that turn into as many others.
struct ColorList: Equatable, @MainActor Animatable {
  var colors: [Color] = []

  static func interpolated(from start: ColorList, to end: ColorList, at fraction: Double) -> ColorList {
    guard start.colors.count == end.colors.count else { return end }
    return ColorList(
      colors: zip(start.colors, end.colors).map { .interpolated(from: $0, to: $1, at: fraction) })
  }
}

/// Numbers that turn into as many others.
struct NumberList: Equatable, @MainActor Animatable {
  var numbers: [Double] = []

  static func interpolated(from start: NumberList, to end: NumberList, at fraction: Double) -> NumberList {
    guard start.numbers.count == end.numbers.count else { return end }
    return NumberList(
      numbers: zip(start.numbers, end.numbers).map { .interpolated(from: $0, to: $1, at: fraction) })
  }
}

/// Which way the colours of a gradient layer go.
public nonisolated enum CAGradientLayerType: Sendable {
  /// Along a line from the start to the end.
  case axial
  /// Outwards from the start, to an ellipse whose box has its corner at the end.
  case radial
  /// Around the start, clockwise from the direction of the end.
  case conic
}

/// A layer that draws colours which turn into one another, in its bounds with their corners.
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.colors = [Color.systemBlue.cgColor, Color.white.cgColor]
/// sky.frame = view.bounds
/// view.layer.insertSublayer(sky, at: 0)
/// ```
@MainActor open class CAGradientLayer: Layer {
  /// A layer without colours.
  public override init() {
    super.init()
    model.gradient = GradientProperties()
    settleBase()
  }

  /// A layer with the properties of another.
  public override init(layer: Any) {
    super.init(layer: layer)
    if model.gradient == nil { model.gradient = GradientProperties() }
    settleBase()
  }

  /// The colours in their order; nil for none.
  open var colors: [Color]? {
    get { model.gradient!.colors.colors.isEmpty ? nil : model.gradient!.colors.colors }
    set { set(\.gradient!.colors, to: ColorList(colors: newValue ?? [])) }
  }

  /// Where each colour is, rising from 0 at the start to 1 at the end; nil for even distances.
  open var locations: [Double]? {
    get { model.gradient!.locations.numbers.isEmpty ? nil : model.gradient!.locations.numbers }
    set { set(\.gradient!.locations, to: NumberList(numbers: newValue ?? [])) }
  }

  /// Where the first colour is, from (0, 0), the top left corner, to (1, 1). In the middle of the top unless set.
  open var startPoint: Point {
    get { model.gradient!.startPoint }
    set { set(\.gradient!.startPoint, to: newValue) }
  }

  /// Where the last colour is. In the middle of the bottom unless set.
  open var endPoint: Point {
    get { model.gradient!.endPoint }
    set { set(\.gradient!.endPoint, to: newValue) }
  }

  /// Which way the colours go.
  open var type: CAGradientLayerType {
    get { model.gradient!.type }
    set { setAtOnce(\.gradient!.type, to: newValue) }
  }

  override func drawContent(_ shown: Properties, on canvas: Snapshot) {
    super.drawContent(shown, on: canvas)
    guard let gradient = shown.gradient, let first = gradient.colors.colors.first, !shown.bounds.isEmpty else { return }
    var canvas = canvas
    canvas.roundedCorners = Snapshot.Corners(rawValue: maskedCorners.rawValue)
    let bounds = shown.bounds
    let radius = min(shown.cornerRadius, bounds.width / 2, bounds.height / 2)
    guard gradient.colors.colors.count > 1 else {
      return canvas.fill(bounds, cornerRadius: radius, with: resolved(first))
    }
    let stops = stops(of: gradient)
    func place(_ point: Point) -> Point {
      Point(x: bounds.x + point.x * bounds.width, y: bounds.y + point.y * bounds.height)
    }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    canvas.clipped(to: bounds, cornerRadius: radius) {
      switch gradient.type {
      case .axial: canvas.fillLinearGradient(in: bounds, from: start, to: end, stops)
      case .radial:
        canvas.fillRadialGradient(
          in: bounds, center: start, radii: Size(width: abs(end.x - start.x), height: abs(end.y - start.y)), stops)
      case .conic: canvas.fillConicGradient(in: bounds, center: start, towards: end, stops)
      }
    }
  }

  private func stops(of gradient: GradientProperties) -> [(location: Double, color: RGBA)] {
    let colors = gradient.colors.colors.map(resolved)
    let given = gradient.locations.numbers
    var last = -Double.infinity
    return colors.enumerated().map { index, color in
      let even = Double(index) / Double(colors.count - 1)
      last = max(last, index < given.count ? given[index] : given.isEmpty ? even : 1)
      return (last, color)
    }
  }
}
