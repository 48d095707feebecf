import Foundation
import Gtk

/// Colours at the points of a grid, which change from each to the next.
public nonisolated struct MeshGradient: nonisolated ShapeStyle, nonisolated View, Equatable, Sendable {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color

  /// A grid of colours.
  ///
  /// - Parameters:
  ///   - width: how many points are in a row.
  ///   - height: how many rows there are.
  ///   - points: where they are, row by row, from [0, 0], the leading upper corner of what is filled, to [1, 1].
  ///   - colors: a colour for each.
  ///   - background: what is seen where the grid does not reach.
  ///   - smoothsColors: whether colours change smoothly over the points: they do.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    precondition(
      points.count == width * height && colors.count == width * height,
      "a mesh of \(width) times \(height) points has as many colours")
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    self.background = background
  }

  /// Texts take the first colour.
  public func _color(in environment: EnvironmentValues) -> Color { colors.first ?? .clear }

  /// What it is drawn with.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .mesh(_Mesh(width: width, height: height, points: points, colors: colors, background: background))
  }

  /// A rectangle of all the room there is.
  public var body: some View { Rectangle().fill(self) }
}

/// The grid of a `MeshGradient`.
public nonisolated struct _Mesh: Sendable {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color

  func lighter(_ share: Double) -> _Mesh {
    _Mesh(
      width: width, height: height, points: points, colors: colors.map { $0.opacity(share) },
      background: background.opacity(share))
  }

  /// The pieces between four points each, with the lines between them in curves through their neighbours.
  @MainActor func patches(in rect: CGRect, _ resolve: (Color) -> RGBA) -> [MeshPatch] {
    func point(_ column: Int, _ row: Int) -> Point {
      let at = points[row * width + column]
      return Point(x: rect.x + Double(at.x) * rect.width, y: rect.y + Double(at.y) * rect.height)
    }
    /// A third of the way that a curve through the neighbours takes at a point.
    func slope(_ before: Point, _ after: Point, isEnd: Bool) -> Point {
      let part = isEnd ? 3.0 : 6.0
      return Point(x: (after.x - before.x) / part, y: (after.y - before.y) / part)
    }
    func across(_ column: Int, _ row: Int) -> Point {
      slope(
        point(max(0, column - 1), row), point(min(width - 1, column + 1), row),
        isEnd: column == 0 || column == width - 1)
    }
    func down(_ column: Int, _ row: Int) -> Point {
      slope(
        point(column, max(0, row - 1)), point(column, min(height - 1, row + 1)), isEnd: row == 0 || row == height - 1)
    }
    func color(_ column: Int, _ row: Int) -> RGBA { resolve(colors[row * width + column]) }
    guard width > 1, height > 1 else { return [] }
    return (0..<height - 1).flatMap { row in
      (0..<width - 1).map { column in
        let (a, b) = (point(column, row), point(column + 1, row))
        let (c, d) = (point(column + 1, row + 1), point(column, row + 1))
        return MeshPatch(
          start: a,
          curves: [
            (a + across(column, row), b - across(column + 1, row), b),
            (b + down(column + 1, row), c - down(column + 1, row + 1), c),
            (c - across(column + 1, row + 1), d + across(column, row + 1), d),
            (d - down(column, row + 1), a + down(column, row), a),
          ],
          colors: [
            color(column, row), color(column + 1, row), color(column + 1, row + 1), color(column, row + 1),
          ])
      }
    }
  }
}

extension Point {
  fileprivate static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  fileprivate static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
}

/// Colours that change from the middle of what is filled outwards, in an ellipse as wide and high as that.
public nonisolated struct EllipticalGradient: nonisolated _GradientStyle, Equatable, Sendable {
  /// Its colours.
  public let _gradient: Gradient
  let center: UnitPoint
  let start: Double
  let end: Double

  /// Colours that change between two parts of the way from a point to the ellipse.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    _gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places that ascend.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// What it is drawn with.
  public func _paint(in environment: EnvironmentValues) -> _Paint { .elliptical(_gradient, center, start, end) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours that change from the middle outwards, in an ellipse as wide and high as what is filled.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
