import CGtk
import Glibc

/// A colour at a position between the start, 0, and the end, 1, of a gradient.
package struct ColorStop: Equatable {
  package let location: Double
  package let color: RGBA

  package init(location: Double, color: RGBA) {
    self.location = location
    self.color = color
  }
}

extension CairoContext {
  func setSource(_ pattern: OpaquePointer?, _ stops: [ColorStop]) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_set_source(pointer, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Chooses colours that change from one point to another.
  package func setLinearGradient(from start: Point, to end: Point, _ stops: [ColorStop]) {
    setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
  }

  /// Chooses colours that change from one circle around a point to another.
  package func setRadialGradient(center: Point, from start: Double, to end: Double, _ stops: [ColorStop]) {
    setSource(cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end), stops)
  }

  /// Chooses colours that change from one circle to another, with any centres.
  package func setRadialGradient(
    from start: Point, radius startRadius: Double, to end: Point, radius endRadius: Double, _ stops: [ColorStop]
  ) {
    setSource(cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius), stops)
  }

  /// Chooses colours that change around a point, in radians clockwise from the right.
  ///
  /// - Parameter radius: how far from the point the colours reach.
  package func setAngularGradient(
    center: Point, radius: Double, from start: Double, to end: Double, _ stops: [ColorStop]
  ) {
    let pattern = cairo_pattern_create_mesh()
    let pieces = 180
    let turn = 2 * Double.pi
    // Beyond both ends the nearer end's colour goes on: half of what is left to a turn belongs to each.
    let sweep = end - start
    let first = start - max(0, (turn - abs(sweep)) / 2)
    for piece in 0..<pieces {
      let (from, to) = (
        first + turn * Double(piece) / Double(pieces), first + turn * Double(piece + 1) / Double(pieces)
      )
      func location(_ angle: Double) -> Double { sweep == 0 ? (angle < start ? 0 : 1) : (angle - start) / sweep }
      let colors = [(from + to) / 2, from, to, (from + to) / 2].map { Self.color(at: location($0), stops) }
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(
        pattern, center.x + radius * cos(from), center.y + radius * sin(from))
      cairo_mesh_pattern_line_to(pattern, center.x + radius * cos(to), center.y + radius * sin(to))
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for corner in 0..<4 {
        let color = colors[corner]
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(clamping: corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(pointer, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// The colour at a place of a gradient.
  package static func color(at location: Double, _ stops: [ColorStop]) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    for (before, after) in zip(stops, stops.dropFirst()) where location <= after.location {
      let length = after.location - before.location
      let share = length > 0 ? (location - before.location) / length : 1
      func mix(_ path: KeyPath<RGBA, Double>) -> Double {
        before.color[keyPath: path] * (1 - share) + after.color[keyPath: path] * share
      }
      return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
    return last.color
  }
}
