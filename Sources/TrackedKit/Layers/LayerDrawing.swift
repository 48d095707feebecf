import Gtk
import GtkTracking

// Drawing.
extension Layer {
  /// Draws the layer of a widget. `content` draws the widget itself and its subviews, on the canvas that it is passed: a masked layer passes a canvas of
  /// its own.
  func draw(in bounds: Rect, on canvas: Snapshot, background: Color?, _ content: (Snapshot) -> Void) {
    guard let transition else { return drawAtRest(in: bounds, on: canvas, background, content) }
    transition.draw(in: bounds, on: canvas) { drawAtRest(in: bounds, on: canvas, background, content) }
  }

  private func drawAtRest(in bounds: Rect, on canvas: Snapshot, _ background: Color?, _ content: (Snapshot) -> Void) {
    var shown = overlaid ?? base
    var (bounds, offset) = (bounds, Point.zero)
    if overlaid != nil {
      // An animation may show the view elsewhere or in another size than layout gave it.
      let layout = placed(base)
      if shown.position != layout.position {
        offset = Point(x: shown.position.x - layout.position.x, y: shown.position.y - layout.position.y)
      }
      if shown.bounds.size != layout.bounds.size {
        let (width, height) = (shown.bounds.width, shown.bounds.height)
        let anchor = shown.anchorPoint
        bounds = Rect(
          x: bounds.x + (bounds.width - width) * anchor.x, y: bounds.y + (bounds.height - height) * anchor.y,
          width: width, height: height)
      }
    }
    shown.bounds = bounds
    shown.transform = rest(of: shown.transform)
    if offset != .zero { offset = inPlace(offset) }
    canvas.transformed(by: AffineTransform(translationX: offset.x, y: offset.y)) {
      drawTransformed(shown, on: canvas, background, content)
    }
  }

  /// Draws the own content of a widget's layer: a shape, a gradient.
  func drawOwn(in bounds: Rect, on canvas: Snapshot) {
    var shown = overlaid ?? base
    shown.bounds = bounds
    drawContent(shown, on: canvas)
  }

  /// Draws a layer that is in another one, in the other one's coordinates.
  func drawInside(on canvas: Snapshot) {
    let shown = overlaid ?? base
    guard !shown.isHidden, shown.opacity > 0 else { return }
    layoutIfNeeded()
    let anchor = shown.anchor
    let place = AffineTransform(translationX: shown.position.x - anchor.x, y: shown.position.y - anchor.y)
    canvas.transformed(by: place) {
      drawTransformed(shown, on: canvas, nil) { canvas in
        drawContent(shown, on: canvas)
        drawChildren(on: canvas)
      }
    }
  }

  private func drawTransformed(
    _ shown: Properties, on canvas: Snapshot, _ background: Color?, _ content: (Snapshot) -> Void
  ) {
    canvas.transformed(by: shown.transform, around: shown.anchor) {
      guard shown.opacity < 1 else { return drawMasked(shown, on: canvas, background, content) }
      canvas.withOpacity(shown.opacity) { drawMasked(shown, on: canvas, background, content) }
    }
  }

  private func drawMasked(_ shown: Properties, on canvas: Snapshot, _ background: Color?, _ content: (Snapshot) -> Void)
  {
    guard let mask else { return drawOpaque(shown, on: canvas, background, content) }
    guard let whole = Snapshot.record({ drawOpaque(shown, on: $0, background, content) }) else { return }
    let stencil = Snapshot.record { mask.drawInside(on: $0) }
    canvas.draw(whole, maskedBy: stencil, in: shown.bounds.insetBy(dx: -64, dy: -64))
  }

  private func drawOpaque(_ shown: Properties, on canvas: Snapshot, _ background: Color?, _ content: (Snapshot) -> Void)
  {
    let inner = canvas
    var canvas = canvas
    canvas.roundedCorners = Snapshot.Corners(rawValue: maskedCorners.rawValue)
    let bounds = shown.bounds
    let radii = cornerRadii(in: bounds)
    canvas.cornerRadii = radii
    let radius = radii?.largest ?? min(shown.cornerRadius, bounds.width / 2, bounds.height / 2)
    let fills = [background, shown.backgroundColor].compactMap { $0.map(resolved) }.filter { $0.alpha > 0 }
    func drawBody() {
      for color in fills { canvas.fill(bounds, cornerRadius: radius, with: color) }
      if let contents = shown.contents {
        canvas.clipped(to: bounds, cornerRadius: radius) { canvas.draw(contents, in: bounds) }
      }
      if masksToBounds { canvas.clipped(to: bounds, cornerRadius: radius) { content(inner) } } else { content(inner) }
      if shown.borderWidth > 0 {
        let color = resolved(shown.borderColor)
        if color.alpha > 0 { canvas.stroke(bounds, cornerRadius: radius, width: shown.borderWidth, color: color) }
      }
    }
    guard shown.shadowOpacity > 0 else { return drawBody() }
    let color = resolved(shown.shadowColor)
    let shadow = color.withAlpha(color.alpha * shown.shadowOpacity)
    if let shadowPath {
      drawShadow(of: shadowPath, shown, shadow, on: canvas)
      drawBody()
    } else if fills.isEmpty, shown.contents == nil {
      canvas.shadowed(
        offset: shown.shadowOffset, blur: shown.shadowRadius, color: shadow, drawBody)
    } else {
      canvas.shadow(
        around: bounds, cornerRadius: radius, offset: shown.shadowOffset, blur: shown.shadowRadius, color: shadow)
      drawBody()
    }
  }

  private func drawShadow(of path: BezierPath, _ shown: Properties, _ color: RGBA, on canvas: Snapshot) {
    let box = path.bounds
    guard !box.isNull else { return }
    for radius in [0, shown.cornerRadius] where path.shape == BezierPath(roundedRect: box, cornerRadius: radius).shape {
      return canvas.shadow(
        around: box, cornerRadius: radius, offset: shown.shadowOffset, blur: shown.shadowRadius, color: color)
    }
    // The shadow alone: what throws it is out of sight.
    let away = 20_000.0
    let offset = Size(width: shown.shadowOffset.width + away, height: shown.shadowOffset.height)
    canvas.shadowed(offset: offset, blur: shown.shadowRadius, color: color) {
      canvas.transformed(by: AffineTransform(translationX: -away, y: 0)) {
        path.fill(with: color.withAlpha(1), on: canvas)
      }
    }
  }

  // MARK: What is inside

  /// Draws the layers that are inside between a view's subviews.
  ///
  /// - Parameters:
  ///   - subviews: those that are drawn, back to front.
  ///   - draw: draws one of them.
  func drawChildren(on canvas: Snapshot, among subviews: [Widget], _ draw: (Widget) -> Void) {
    let ordered = children.isEmpty ? [] : inOrder
    // One whose subview is gone is where the others behind it are.
    func drawLayers(behind subview: Widget?) {
      for layer in ordered where layer.place(among: subviews) === subview { layer.drawInside(on: canvas) }
    }
    drawLayers(behind: nil)
    for subview in subviews {
      draw(subview)
      drawLayers(behind: subview)
    }
  }

  private func place(among subviews: [Widget]) -> Widget? {
    subviewBehind.flatMap { subview in subviews.contains { $0 === subview } ? subview : nil }
  }

  func drawChildren(on canvas: Snapshot) { for child in inOrder { child.drawInside(on: canvas) } }

  /// The layers inside, back to front.
  private var inOrder: [Layer] {
    guard children.contains(where: { $0.presentation.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.presentation.zPosition, $0.offset) < ($1.element.presentation.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Draws those layers inside that are behind the content of a GTK widget, which draws that in one go, or those in front of it.
  func drawChildren(behindContent: Bool, on canvas: Snapshot) {
    for child in inOrder where child.isBehindContent == behindContent { child.drawInside(on: canvas) }
  }

  /// The components for the traits of this place; drawing that reads them depends on nothing.
  func resolved(_ color: Color) -> RGBA {
    color.fixedComponents
      ?? PassContext.untracked {
        host.map { color.rgba(with: $0.traitCollection) } ?? color.currentRGBA
      }
  }
}
