import Foundation
import Gtk

/// Colours that change from one to the next.
public nonisolated struct Gradient: Equatable, Sendable {
  /// A colour at a place of a gradient.
  public nonisolated struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is, from 0, the start, to 1, the end.
    public var location: Double

    /// A colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, first to last.
  public var stops: [Stop]

  /// Colours at places that ascend.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

/// What areas and lines are drawn with.
public nonisolated enum _Paint: Sendable {
  case color(Color)
  case linear(Gradient, UnitPoint, UnitPoint)
  case radial(Gradient, UnitPoint, Double, Double)
  case angular(Gradient, UnitPoint, Angle, Angle)
  case elliptical(Gradient, UnitPoint, Double, Double)
  case mesh(_Mesh)

  /// Has what is drawn next drawn with it.
  ///
  /// - Parameter rect: what its points are parts of.
  @MainActor func choose(in cairo: CairoContext, _ rect: CGRect, _ resolve: (Color) -> RGBA) {
    func on(_ point: UnitPoint) -> Point {
      Point(x: rect.x + point.x * rect.width, y: rect.y + point.y * rect.height)
    }
    func stops(_ gradient: Gradient) -> [ColorStop] {
      gradient.stops.map { ColorStop(location: $0.location, color: resolve($0.color)) }
    }
    switch self {
    case .color(let color): cairo.setColor(resolve(color))
    case .linear(let gradient, let start, let end):
      cairo.setLinearGradient(from: on(start), to: on(end), stops(gradient))
    case .radial(let gradient, let center, let start, let end):
      cairo.setRadialGradient(center: on(center), from: start, to: end, stops(gradient))
    case .elliptical(let gradient, let center, let start, let end):
      cairo.setEllipticalGradient(
        center: on(center), reach: Size(rect.size), from: start, to: end, stops(gradient))
    case .mesh(let mesh):
      if resolve(mesh.background).alpha > 0 {
        cairo.setColor(resolve(mesh.background))
        cairo.fillKeepingPath()
      }
      cairo.setMesh(mesh.patches(in: rect, resolve))
    case .angular(let gradient, let center, let start, let end):
      // Far enough for any canvas, the points of which are no parts of a rectangle.
      let reach = max(10_000, 2 * (rect.width + rect.height))
      cairo.setAngularGradient(
        center: on(center), radius: reach, from: start.radians, to: end.radians, stops(gradient))
    }
  }
}

/// A style of several colours. Texts, of which GTK draws each in one colour, take the first.
@MainActor public protocol _GradientStyle: ShapeStyle, View {
  /// Its colours.
  var _gradient: Gradient { get }
}

extension _GradientStyle {
  /// The first colour.
  public func _color(in environment: EnvironmentValues) -> Color { _gradient.stops.first?.color ?? .clear }

  /// A rectangle of all the room there is.
  public var body: some View { Rectangle().fill(self) }
}

/// Colours that change along a line.
public nonisolated struct LinearGradient: nonisolated _GradientStyle, Equatable, Sendable {
  /// Its colours.
  public let _gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Colours that change from one point of what is filled to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places that ascend.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// What it is drawn with.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .linear(_gradient, start, end) }
}

/// Colours that change from a point outwards.
public nonisolated struct RadialGradient: nonisolated _GradientStyle, Equatable, Sendable {
  /// Its colours.
  public let _gradient: Gradient
  let center: UnitPoint
  let startRadius: Double
  let endRadius: Double

  /// Colours that change between two distances from a point of what is filled, in logical pixels.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    _gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places that ascend.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// What it is drawn with.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .radial(_gradient, center, startRadius, endRadius)
  }
}

/// Colours that change around a point, clockwise from the right.
public nonisolated struct AngularGradient: nonisolated _GradientStyle, Equatable, Sendable {
  /// Its colours.
  public let _gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Colours that change between two angles around a point of what is filled.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours that change all around a point of what is filled.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: Angle(degrees: angle.degrees + 360))
  }

  /// Colours at even distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at even distances, all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at places that ascend.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// What it is drawn with.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .angular(_gradient, center, startAngle, endAngle)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that change along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

  /// Colours that change along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that change from a point outwards.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours that change around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours that change all around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension Gradient: ShapeStyle {
  /// The first of its colours.
  public func _color(in environment: EnvironmentValues) -> Color { stops.first?.color ?? .clear }
  /// From top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .linear(self, .top, .bottom) }
}
