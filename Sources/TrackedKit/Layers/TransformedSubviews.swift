import Gtk

// A view that is turned, scaled or moved by its transform gets the pointer where it is seen: its superview gives it a place that GTK
// looks through. Drawing adds what an animation still lacks of that.

extension Layer {
  /// Whether any widget's layer ever had a transform: until then nothing is looked for.
  static var areTransformed = false

  /// The transform that its widget's place is given: the layer's own, as it is set. GTK cannot look through one that leaves nothing.
  private var placeTransform: AffineTransform {
    let transform = model.transform
    guard abs(transform.a * transform.d - transform.b * transform.c) < 1e-9 else { return transform }
    var parts = transform.parts
    if abs(parts.scaleX) < 0.0001 { parts.scaleX = 0.0001 }
    if abs(parts.scaleY) < 0.0001 { parts.scaleY = 0.0001 }
    return AffineTransform(parts)
  }

  /// The transform has changed: the widget's position should follow.
  func transformDidChange() {
    guard let widget, model.transform != .identity || Layer.areTransformed else { return }
    Layer.areTransformed = true
    guard placeTransform != allocatedTransform else { return }
    (widget.rawWidget.parent?.wrapper as? View)?.subviewTransformDidChange(widget)
  }

  /// The rest of the transform that drawing has to add to that of the widget's position.
  func rest(of transform: AffineTransform) -> AffineTransform {
    let allocated = currentPlaceTransform
    guard allocated != .identity else { return transform }
    return transform == allocated ? .identity : transform.concatenating(allocated.inverted())
  }

  /// A way in the superview's coordinates, in those of the widget's place.
  func inPlace(_ way: Point) -> Point {
    let back = currentPlaceTransform.inverted()
    return Point(x: back.a * way.x + back.c * way.y, y: back.b * way.x + back.d * way.y)
  }

  /// The transform that the widget's place has now; none in a GTK container.
  private var currentPlaceTransform: AffineTransform {
    guard allocatedTransform != .identity, widget?.rawWidget.parent?.wrapper is View else { return .identity }
    return allocatedTransform
  }

  fileprivate func takePlaceTransform() -> AffineTransform {
    allocatedTransform = placeTransform
    return allocatedTransform
  }
}

extension Widget {
  /// The layer, if it was made.
  var existingLayer: Layer? {
    if let view = self as? View { return view.displayIfMade?.existingLayer }
    return attachment(WidgetLayer.self)?.layer
  }
}

extension View {
  /// Allocates a subview with the transform of its layer.
  func allocateTransformed(_ raw: RawWidget, in rect: Rect) {
    guard Layer.areTransformed, let widget = raw.existingWrapper, let layer = widget.existingLayer else {
      return allocate(raw, in: rect)
    }
    let transform = layer.takePlaceTransform()
    guard transform != .identity else { return allocate(raw, in: rect) }
    let anchor = layer.anchorPoint
    allocate(
      widget, in: rect, transformed: transform, around: Point(x: anchor.x * rect.width, y: anchor.y * rect.height))
  }

  /// A subview's transform has changed.
  fileprivate func subviewTransformDidChange(_ subview: Widget) {
    guard let frame = layoutState.frames.shownFrame(of: subview.rawWidget) else { return }
    // What is asked for during a layout is lost.
    if ChangesInLayout.isAllocating { allocateTransformed(subview.rawWidget, in: frame) } else { queueNativeAllocate() }
  }
}
