import Gtk

/// What a shape layer draws.
struct ShapeProperties: Equatable {
  var path: PathShape?
  var fillColor = Color.black
  var strokeColor = Color.clear
  var lineWidth = 1.0
  var miterLimit = 10.0
  var lineDashPhase = 0.0
  var lineDashPattern: [Double] = []
  var strokeStart = 0.0
  var strokeEnd = 1.0
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var usesEvenOddRule = false
}

/// How the ends of lines of a shape layer look.
public nonisolated enum CAShapeLayerLineCap: Sendable {
  /// Cut off at the end.
  case butt
  /// A half circle around the end.
  case round
  /// Cut off half a line's width behind the end.
  case square

  var cap: LineCap { self == .butt ? .butt : self == .round ? .round : .square }
}

/// How lines of a shape layer look where they turn.
public nonisolated enum CAShapeLayerLineJoin: Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel

  var join: LineJoin { self == .miter ? .miter : self == .round ? .round : .bevel }
}

/// What a gradient layer draws.
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
