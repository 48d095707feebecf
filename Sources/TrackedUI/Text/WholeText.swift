public import Foundation
import Gtk

extension EnvironmentValues {
  /// The space between the lines of a text, in logical pixels.
  @Entry public var lineSpacing: CGFloat = 0.0
}

extension View {
  /// The space between the lines of the texts inside, in logical pixels; half of it is above the first line and below the last.
  public func lineSpacing(_ lineSpacing: Double) -> some View { environment(\.lineSpacing, lineSpacing) }
}

extension TextAttributes {
  /// What the environment says of a text as a whole.
  @MainActor static func ofWhole(_ label: Gtk.Label, _ values: EnvironmentValues, _ changes: TextChanges)
    -> TextAttributes
  {
    let spacing = values.lineSpacing
    guard spacing != 0 else { return TextAttributes() }
    var attributes = TextAttributes()
    let look = changes.attributes(in: values)
    let height = Snapshot.lineHeight(for: label, look)
    if height > 0 { attributes.lineHeight = max(0.5, (height + spacing) / height) }
    return attributes
  }

  /// These with what is said of the whole.
  func with(_ whole: TextAttributes) -> TextAttributes {
    guard let lineHeight = whole.lineHeight else { return self }
    var copy = self
    copy.lineHeight = lineHeight
    return copy
  }

  /// Shows a bar in place of the letters.
  mutating func cover(with color: RGBA) {
    foreground = color.withAlpha(0)
    background = color
    isStruckThrough = false
    underline = nil
  }
}
