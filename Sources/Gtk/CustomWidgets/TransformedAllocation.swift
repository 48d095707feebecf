import CGtk
import Glibc

extension CustomWidget {
  /// Places a child and shows it transformed around a point, for drawing and for the pointer.
  ///
  /// - Parameter center: the point of the child, in its own coordinates, that stays in place except for the transform's translation.
  package final func allocate(
    _ child: Widget, in rect: Rect, transformed transform: AffineTransform, around center: Point
  ) {
    let width = max(child.measured(.horizontal).minimum, Int(clamping: rect.width.rounded()))
    let height = max(child.measured(.vertical, forSize: width).minimum, Int(clamping: rect.height.rounded()))
    let parts = transform.parts
    var steps: OpaquePointer?
    func move(_ x: Double, _ y: Double) {
      var way = graphene_point_t(x: Float(x), y: Float(y))
      steps = gsk_transform_translate(steps, &way)
    }
    move(rect.x.rounded() + center.x + parts.translation.x, rect.y.rounded() + center.y + parts.translation.y)
    // Part by part: GTK's cairo renderer draws no transform that was given as a matrix.
    if parts.rotation != 0 { steps = gsk_transform_rotate(steps, Float(parts.rotation * 180 / .pi)) }
    if parts.shear != 0 { steps = gsk_transform_skew(steps, Float(atan(parts.shear) * 180 / .pi), 0) }
    if parts.scaleX != 1 || parts.scaleY != 1 {
      steps = gsk_transform_scale(steps, Self.scale(parts.scaleX), Self.scale(parts.scaleY))
    }
    move(-center.x, -center.y)
    gtk_widget_allocate(child.widgetPointer, Int32(clamping: width), Int32(clamping: height), -1, steps)
  }

  /// GTK cannot convert coordinates through a transform that leaves nothing of a child.
  private static func scale(_ scale: Double) -> Float { abs(scale) < 0.0001 ? 0.0001 : Float(scale) }
}
