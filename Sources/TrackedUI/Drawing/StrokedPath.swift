import Foundation
import Gtk

nonisolated extension Path {
  /// The outline of a line along this one: to be filled, or put together with others. Curves become straight pieces.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var outline = StrokeOutline(style)
    for (line, isClosed) in zip(flattened, closings) { outline.add(line, isClosed: isClosed) }
    return outline.path
  }

  /// Whether each of the lines of `flattened` goes back to where it began.
  private var closings: [Bool] {
    var all: [Bool] = []
    for element in elements {
      switch element {
      case .move: all.append(false)
      case .close: if !all.isEmpty { all[all.count - 1] = true }
      case .line, .curve: break
      }
    }
    return all
  }
}

/// Puts the outline of a line together of pieces that lie over each other and go around the same way, so that all of them are inside.
private nonisolated struct StrokeOutline {
  private let style: StrokeStyle
  private let half: Double
  private(set) var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  /// Adds a line from point to point.
  mutating func add(_ points: [CGPoint], isClosed: Bool) {
    var points = points
    if isClosed, let first = points.first, points.last != first { points.append(first) }
    points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    guard points.count > 1 else { return }
    guard style.dash.contains(where: { $0 > 0 }), !style.dash.contains(where: { $0 < 0 }) else {
      return addPiece(points, isClosed: isClosed)
    }
    for dash in dashes(of: points) { addPiece(dash, isClosed: false) }
  }

  /// The parts of a line between its gaps.
  private func dashes(of points: [CGPoint]) -> [[CGPoint]] {
    let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    var index = 0
    let whole = lengths.reduce(0, +)
    var rest = style.dashPhase.truncatingRemainder(dividingBy: whole)
    if rest < 0 { rest += whole }
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var pieces: [[CGPoint]] = index % 2 == 0 ? [[points[0]]] : []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start.distance(to: end)
      var passed = 0.0
      while length - passed > left {
        passed += left
        let point = start.towards(end, passed / length)
        if index % 2 == 0 { pieces[pieces.count - 1].append(point) } else { pieces.append([point]) }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - passed
      if index % 2 == 0 { pieces[pieces.count - 1].append(end) }
    }
    return pieces
  }

  private mutating func addPiece(_ points: [CGPoint], isClosed: Bool) {
    let points = points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
    guard points.count > 1 else { return }
    let ways = zip(points, points.dropFirst()).map { from, to in
      let length = from.distance(to: to)
      return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
    for (place, way) in ways.enumerated() {
      var (start, end) = (points[place], points[place + 1])
      if style.lineCap == .square, !isClosed {
        if place == 0 { start = CGPoint(x: start.x - way.x * half, y: start.y - way.y * half) }
        if place == ways.count - 1 { end = CGPoint(x: end.x + way.x * half, y: end.y + way.y * half) }
      }
      addPolygon([side(start, way, 1), side(end, way, 1), side(end, way, -1), side(start, way, -1)])
    }
    for place in 1..<points.count where place < ways.count { join(points[place], ways[place - 1], ways[place]) }
    if isClosed {
      join(points[0], ways[ways.count - 1], ways[0])
    } else if style.lineCap == .round {
      addCircle(points[0])
      addCircle(points[points.count - 1])
    }
  }

  /// A point beside the line.
  private func side(_ point: CGPoint, _ way: CGPoint, _ sign: Double) -> CGPoint {
    CGPoint(x: point.x - way.y * half * sign, y: point.y + way.x * half * sign)
  }

  private mutating func join(_ point: CGPoint, _ before: CGPoint, _ after: CGPoint) {
    if style.lineJoin == .round { return addCircle(point) }
    let outside = before.x * after.y - before.y * after.x > 0 ? -1.0 : 1.0
    let (first, second) = (side(point, before, outside), side(point, after, outside))
    let share = 1 + before.x * after.x + before.y * after.y
    // How long the pointed turn is, as a ratio to the line's width.
    let length = share > 0 ? (2 / share).squareRoot() : .infinity
    guard style.lineJoin == .miter, length <= style.miterLimit else { return addPolygon([point, first, second]) }
    let tip = CGPoint(
      x: point.x + (first.x + second.x - 2 * point.x) / share, y: point.y + (first.y + second.y - 2 * point.y) / share)
    addPolygon([point, first, tip, second])
  }

  private mutating func addCircle(_ center: CGPoint) {
    addPolygon(
      (0..<32).map { step in
        let angle = Double(step) / 16 * .pi
        return CGPoint(x: center.x + half * cosine(angle), y: center.y + half * sine(angle))
      })
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    let next = points.dropFirst() + points.prefix(1)
    let area = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    path.addLines(area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }
}
