public import Gtk

// Colours for the current traits: in `draw(_:)` those of the view, which is drawn again when they change (C-227).
extension Snapshot {
  /// Fills a rectangle.
  public func fill(_ rect: Rect, with color: Color) { fill(rect, with: color.currentRGBA) }

  /// Fills a rectangle with rounded corners.
  public func fill(_ rect: Rect, cornerRadius: Double, with color: Color) {
    fill(rect, cornerRadius: cornerRadius, with: color.currentRGBA)
  }

  /// Draws a line of even width along the inside of a rectangle's edge.
  public func stroke(_ rect: Rect, cornerRadius: Double = 0, width: Double, color: Color) {
    stroke(rect, cornerRadius: cornerRadius, width: width, color: color.currentRGBA)
  }

  /// Draws a shadow around a rectangle.
  public func shadow(
    around rect: Rect, cornerRadius: Double = 0, offset: Size = Size(width: 0, height: 1), blur: Double, color: Color
  ) {
    shadow(around: rect, cornerRadius: cornerRadius, offset: offset, blur: blur, color: color.currentRGBA)
  }

  /// Draws text in the font of `widget`, from the top left corner of a rectangle; lines break at its width.
  public func draw(
    _ text: String, in rect: Rect, of widget: Widget, color: Color, attributes: TextAttributes = TextAttributes()
  ) {
    draw(text, in: rect, of: widget, color: color.currentRGBA, attributes: attributes)
  }
}

extension CairoContext {
  /// Chooses the colour of lines and areas.
  public func setColor(_ color: Color) { setColor(color.currentRGBA) }
}
