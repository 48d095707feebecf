package import Gtk

/// A short text in a bubble, drawn: changing the text needs no layout.
@MainActor package final class BadgeView: View {
  /// The text; nil draws nothing, and an empty one a small bubble.
  package var text: String? {
    didSet {
      guard text != oldValue else { return }
      setNeedsDisplay()
      setAccessibleLabel(text ?? "")
    }
  }

  /// The colour of the bubble.
  package var color = Color.systemRed {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text.
  package var textColor = Color.white {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// A badge without text.
  package override init(frame: Rect = .zero) {
    super.init(frame: frame)
    canTarget = false
    addCSSClass("badge-view")
  }

  /// Room for two digits; a longer text is drawn smaller.
  package override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    .fixed(orientation == .horizontal ? 24 : 16)
  }

  package override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    guard let text else { return }
    let height = bounds.height
    guard !text.isEmpty else {
      let dot = Rect(x: bounds.width - height * 0.75, y: height * 0.25, width: height / 2, height: height / 2)
      return canvas.fill(dot, cornerRadius: height / 4, with: color)
    }
    let size = canvas.size(of: text, for: self, attributes: Self.attributes)
    let width = min(bounds.width, max(height, size.width + 8))
    // The bubble is at the inner end, wherever its button grows.
    let bubble = Rect(x: bounds.width - width, y: 0, width: width, height: height)
    canvas.fill(bubble, cornerRadius: height / 2, with: color)
    let scale = min(1, (width - 4) / max(size.width, 1))
    let place = AffineTransform(
      translationX: bubble.x + (width - size.width * scale) / 2, y: (height - size.height * scale) / 2)
    canvas.transformed(by: place.scaledBy(x: scale, y: scale)) {
      canvas.draw(
        text, in: Rect(x: 0, y: 0, width: size.width + 4, height: size.height), of: self, color: textColor.currentRGBA,
        attributes: Self.attributes)
    }
  }

  private static let attributes = TextAttributes(scale: 0.72, weight: .bold)
}
