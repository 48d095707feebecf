import Gtk

extension Layer {
  /// Draws the layer as it is seen now, with everything inside, into a context. That of a view needs the view to be shown.
  public final func render(in context: DrawingContext) {
    context.drawing.draw { canvas in
      if let widget {
        if let texture = widget.renderTexture() { canvas.draw(texture, in: widget.bounds) }
      } else {
        // At the corner of the context, wherever it is in the layer around it.
        let place = AffineTransform(
          translationX: -model.frame.x - model.bounds.x, y: -model.frame.y - model.bounds.y)
        canvas.transformed(by: place) { drawInside(on: canvas) }
      }
    }
  }
}
