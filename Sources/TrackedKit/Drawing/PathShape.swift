import Glibc
import Gtk

/// The lines and curves of a path, as a value.
struct PathShape: Equatable {
  enum Element: Equatable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  var elements: [Element] = []

  /// Whether there is something between this shape and another: both have the same kinds of elements.
  func matches(_ other: PathShape) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { first, second in
        switch (first, second) {
        case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
        default: false
        }
      }
  }

  /// The part between two shares of the length, over all parts of the path.
  func trimmed(from start: Double, to end: Double) -> PathShape {
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (start * total, end * total)
    var (result, passed) = (PathShape(), 0.0)
    var current: Point?
    for piece in pieces where piece.length > 0 {
      let (from, to) = (max(first - passed, 0), min(last - passed, piece.length))
      if to > from {
        let part = piece.part(from: from, to: to)
        if current != part.start { result.elements.append(.move(part.start)) }
        result.elements.append(part.isLine ? .line(part.end) : .curve(part.first, part.second, part.end))
        current = part.end
      }
      passed += piece.length
    }
    return result
  }

  /// The point at a share of the length; nil for an empty shape.
  func point(at share: Double) -> Point? {
    let pieces = pieces.filter { $0.length > 0 }
    var left = share * pieces.reduce(0) { $0 + $1.length }
    for piece in pieces {
      if left <= piece.length { return piece.part(from: 0, to: max(left, 1e-9)).end }
      left -= piece.length
    }
    return pieces.last?.end
  }

  private var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        pieces.append(PathPiece(line: current, point))
        current = point
      case .curve(let first, let second, let end):
        pieces.append(PathPiece(start: current, first: first, second: second, end: end, isLine: false))
        current = end
      case .close:
        pieces.append(PathPiece(line: current, start))
        current = start
      }
    }
    return pieces
  }
}

/// A line or a curve with its length.
private struct PathPiece {
  let start, first, second, end: Point
  let isLine: Bool
  let length: Double
  /// The lengths up to even steps of the curve's parameter.
  private let steps: [Double]
  private static let stepCount = 24

  init(line start: Point, _ end: Point) { self.init(start: start, first: start, second: end, end: end, isLine: true) }

  init(start: Point, first: Point, second: Point, end: Point, isLine: Bool) {
    (self.start, self.first, self.second, self.end, self.isLine) = (start, first, second, end, isLine)
    guard !isLine else {
      length = hypot(end.x - start.x, end.y - start.y)
      steps = []
      return
    }
    var (sum, steps, last) = (0.0, [0.0], start)
    for step in 1...Self.stepCount {
      let point = Self.point(start, first, second, end, Double(step) / Double(Self.stepCount))
      sum += hypot(point.x - last.x, point.y - last.y)
      steps.append(sum)
      last = point
    }
    (length, self.steps) = (sum, steps)
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func point(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
    return mix(mix(ab, bc, t), mix(bc, cd, t), t)
  }

  /// The curve's parameter at a length.
  private func parameter(at wanted: Double) -> Double {
    guard !isLine else { return length > 0 ? wanted / length : 0 }
    guard let next = steps.firstIndex(where: { $0 >= wanted }), next > 0 else { return wanted <= 0 ? 0 : 1 }
    let span = steps[next] - steps[next - 1]
    let share = span > 0 ? (wanted - steps[next - 1]) / span : 0
    return (Double(next - 1) + share) / Double(Self.stepCount)
  }

  func part(from: Double, to: Double) -> PathPiece {
    if from <= 0, to >= length { return self }
    let (low, high) = (parameter(at: from), parameter(at: to))
    if isLine { return PathPiece(line: Self.mix(start, end, low), Self.mix(start, end, high)) }
    // What is before `high`, and of that what is after `low`.
    let head = split(at: high).head
    return high > 0 ? head.split(at: low / high).tail : head
  }

  private func split(at t: Double) -> (head: PathPiece, tail: PathPiece) {
    let (ab, bc, cd) = (Self.mix(start, first, t), Self.mix(first, second, t), Self.mix(second, end, t))
    let (abc, bcd) = (Self.mix(ab, bc, t), Self.mix(bc, cd, t))
    let middle = Self.mix(abc, bcd, t)
    return (
      PathPiece(start: start, first: ab, second: abc, end: middle, isLine: false),
      PathPiece(start: middle, first: bcd, second: cd, end: end, isLine: false)
    )
  }
}
