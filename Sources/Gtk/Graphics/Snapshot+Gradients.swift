import CGtk
import Glibc

extension Snapshot {
  /// Colours at their places of a gradient; places before 0 and behind 1 count.
  package typealias GradientStops = [(location: Double, color: RGBA)]

  /// GTK accepts positions from 0 to 1: the line is made longer or shorter until they fit.
  private func withNativeStops(
    _ stops: GradientStops,
    _ body: (_ stops: UnsafePointer<GskColorStop>, _ count: Int, _ low: Double, _ high: Double) -> Void
  ) {
    guard let first = stops.first, let last = stops.last else { return }
    let (low, high) = (min(first.location, 0), max(last.location, 1))
    let native = stops.map {
      GskColorStop(offset: Float(min(max(($0.location - low) / (high - low), 0), 1)), color: $0.color.native)
    }
    native.withUnsafeBufferPointer { body($0.baseAddress!, $0.count, low, high) }
  }

  /// Fills a rectangle with colours along a line.
  package func fillLinearGradient(in rect: Rect, from start: Point, to end: Point, _ stops: GradientStops) {
    guard start != end else { return stops.last.map { fill(rect, with: $0.color) } ?? () }
    withNativeStops(stops) { native, count, low, high in
      func at(_ share: Double) -> graphene_point_t {
        graphene_point_t(
          x: Float(start.x + (end.x - start.x) * share), y: Float(start.y + (end.y - start.y) * share))
      }
      var (bounds, from, to) = (rect.graphene, at(low), at(high))
      gtk_snapshot_append_linear_gradient(pointer, &bounds, &from, &to, native, gsize(count))
    }
  }

  /// Fills a rectangle with colours from a point to an ellipse around it.
  package func fillRadialGradient(in rect: Rect, center: Point, radii: Size, _ stops: GradientStops) {
    guard radii.width > 0, radii.height > 0 else { return stops.last.map { fill(rect, with: $0.color) } ?? () }
    let inside = stops.map { (location: max($0.location, 0), color: $0.color) }
    withNativeStops(inside) { native, count, _, high in
      var (bounds, middle) = (rect.graphene, graphene_point_t(x: Float(center.x), y: Float(center.y)))
      gtk_snapshot_append_radial_gradient(
        pointer, &bounds, &middle, Float(radii.width), Float(radii.height), 0, Float(high), native, gsize(count))
    }
  }

  /// Fills a rectangle with colours around a point, clockwise from a direction.
  package func fillConicGradient(in rect: Rect, center: Point, towards end: Point, _ stops: GradientStops) {
    withNativeStops(stops) { native, count, _, _ in
      var (bounds, middle) = (rect.graphene, graphene_point_t(x: Float(center.x), y: Float(center.y)))
      // GTK begins at the top.
      let degrees = atan2(end.y - center.y, end.x - center.x) * 180 / .pi + 90
      gtk_snapshot_append_conic_gradient(pointer, &bounds, &middle, Float(degrees), native, gsize(count))
    }
  }
}
