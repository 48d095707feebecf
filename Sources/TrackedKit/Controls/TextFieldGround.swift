import Gtk

/// What the layer of a field leaves of the theme's frame, which GTK draws below it.
struct TextFieldGround: Hashable {
  private var radius = 0.0
  private var hasBorder = false
  private var hasColor = false

  private static let looks = SharedLooks<TextFieldGround>(sheet: "field-ground") { $0.rules(for: $1) }

  /// Shows it on a field.
  static func update(_ field: TextField) {
    let layer = field.displayIfMade?.existingLayer
    var ground = TextFieldGround()
    ground.radius = layer?.cornerRadius ?? 0
    ground.hasBorder = (layer?.borderWidth ?? 0) > 0
    ground.hasColor = field.backgroundColor != nil
    looks.give(ground == TextFieldGround() ? nil : ground, to: field)
  }

  private func rules(for name: String) -> String {
    var lines: [String] = []
    if radius > 0 { lines.append("border-radius: \(radius)px;") }
    if hasBorder || hasColor { lines.append("border-color: transparent; box-shadow: none;") }
    if hasColor { lines.append("background: none;") }
    return "entry.\(name) { \(lines.joined(separator: " ")) }"
  }
}
