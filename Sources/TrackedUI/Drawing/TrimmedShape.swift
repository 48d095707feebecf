public import Foundation

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let start: Double
  let end: Double

  func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }
}

/// A shape in a smaller rectangle.
struct InsetShape<Base: Shape>: Shape {
  let base: Base
  let amount: Double

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    // Round corners stay as far from those of the larger shape all along.
    guard let rounded = base as? RoundedRectangle else { return base.path(in: inner) }
    return Path(roundedRect: inner, cornerRadius: max(0, rounded.cornerRadius - amount))
  }
}

extension Shape {
  /// A part of the outline, from one share of its length to another: `Circle().trim(from: 0, to: progress)`.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// The shape, turned clockwise around the middle of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape beside its place, in logical pixels.
  public func offset(x: Double = 0, y: Double = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape in a rectangle that is smaller on each side, in logical pixels.
  public func inset(by amount: CGFloat) -> some Shape { InsetShape(base: self, amount: amount) }
}

nonisolated extension Path {
  /// The outline with other points.
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: change(point))
      case .line(let point): path.addLine(to: change(point))
      case .curve(let first, let second, let end):
        path.addCurve(to: change(end), control1: change(first), control2: change(second))
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  /// The outline beside its place, in logical pixels.
  public func offsetBy(dx: Double, dy: Double) -> Path { mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

  /// The outline with its points changed by a transform.
  public func applying(_ transform: AffineTransform) -> Path { mapped { $0.applying(transform) } }

  /// A part of the outline, from one share of its length to another.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    let lines = flattened
    let lengths = lines.map { line in zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
    let whole = lengths.reduce(0, +)
    let (first, last) = (max(0, min(start, 1)) * whole, max(0, min(end, 1)) * whole)
    var path = Path()
    guard last > first else { return path }
    var passed = 0.0
    for line in lines {
      var isOpen = false
      for (from, to) in zip(line, line.dropFirst()) {
        let length = from.distance(to: to)
        defer { passed += length }
        guard length > 0, passed + length > first, passed < last else { continue }
        let (enter, leave) = (max(0, (first - passed) / length), min(1, (last - passed) / length))
        if !isOpen { path.move(to: from.towards(to, enter)) }
        isOpen = true
        path.addLine(to: from.towards(to, leave))
      }
    }
    return path
  }

  /// The outline as straight lines, each from point to point.
  var flattened: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      case .curve(let first, let second, let end):
        guard let start = lines.last?.last else { continue }
        for step in 1...24 {
          let time = Double(step) / 24
          lines[lines.count - 1].append(start.onCurve(first, second, end, at: time))
        }
      case .close: if let start = lines.last?.first { lines[lines.count - 1].append(start) }
      }
    }
    return lines
  }
}

nonisolated extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  func towards(_ other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func onCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint, at time: Double) -> CGPoint {
    let rest = 1 - time
    let weights = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
    return CGPoint(
      x: weights.0 * x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
      y: weights.0 * y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
  }
}
