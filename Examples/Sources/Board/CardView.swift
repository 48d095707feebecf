import TrackedKit

/// A card, drawn by itself. It can have the keyboard, and a screen reader names it.
final class CardView: View {
  let card: Card

  init(_ card: Card) {
    self.card = card
    super.init(frame: .zero)
    isFocusable = true
    isAccessibilityElement = true
    accessibilityLabel = card.title
    addCSSClass("board-card")
  }

  override func updateProperties() {
    super.updateProperties()
    let lift = card.lift
    transform = AffineTransform(translationX: lift?.x ?? 0, y: lift?.y ?? 0)
    opacity = lift == nil ? 1 : 0.85
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    canvas.fill(bounds, cornerRadius: 8, with: .secondarySystemBackground)
    canvas.stroke(bounds, cornerRadius: 8, width: 1, color: .separator)
    canvas.fill(Rect(x: 8, y: 10, width: 4, height: bounds.height - 20), cornerRadius: 2, with: color)
    canvas.draw(
      card.title, in: Rect(x: 22, y: 14, width: bounds.width - 30, height: bounds.height - 20), of: self, color: .label)
  }

  private var color: Color {
    switch card.kind {
    case .feature: .systemBlue
    case .fault: .systemRed
    case .chore: .systemGray
    }
  }
}
