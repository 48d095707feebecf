import Gtk

/// How the text of a field or an editor looks, as it was last shown.
private final class WrittenTextLook {
  let attributes: TextAttributes
  init(_ attributes: TextAttributes) { self.attributes = attributes }
}

extension Widget {
  /// What the environment says of the letters here; nil while it says nothing, or what is shown already.
  fileprivate func newWrittenLook(_ values: EnvironmentValues) -> TextAttributes? {
    let attributes = values.textChanges.attributes(in: values)
    guard attributes != attachment(WrittenTextLook.self)?.attributes ?? TextAttributes() else { return nil }
    attach(WrittenTextLook(attributes))
    return attributes
  }
}

extension Entry {
  /// Shows the text in the font and the colour of the environment.
  func showLook(_ values: EnvironmentValues) {
    if let new = newWrittenLook(values) { applyLook(new) }
    let alignment = values.multilineTextAlignment.share
    if xalign != alignment { xalign = alignment }
  }
}

extension Gtk.TextView {
  /// Shows the text in the font and the colour of the environment, with its space between lines and its alignment.
  func showLook(_ values: EnvironmentValues) {
    if let new = newWrittenLook(values) { applyLook(new) }
    // Text that has come since does not have it yet.
    if attachment(WrittenTextLook.self) != nil { extendLook() }
    let spacing = Int(pixels: values.lineSpacing.rounded())
    if pixelsInsideWrap != spacing { (pixelsInsideWrap, pixelsBelowLines) = (spacing, spacing) }
    let justification = values.multilineTextAlignment.justification
    if self.justification != justification { self.justification = justification }
  }

  /// The height of a line as it is shown, in logical pixels.
  func lineHeight(_ values: EnvironmentValues) -> Double {
    Snapshot.lineHeight(for: self, values.textChanges.attributes(in: values)) + values.lineSpacing
  }
}
