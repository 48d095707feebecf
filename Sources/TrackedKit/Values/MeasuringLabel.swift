import Gtk
import GtkTracking

/// Measures texts that are not shown.
enum MeasuringLabel {
  private static let label = {
    let label = Gtk.Label()
    label.breaksLines = true
    return label
  }()

  /// For what is drawn without a view: it has the theme's font.
  static var widget: Widget { label }

  static func size(of text: AttributedText, maxWidth: Double?) -> Size {
    PassContext.untracked {
      let content = text.content.withParagraphEnds
      let paragraph = text.content.runs.first?.attributes.paragraph
      let indents = paragraph.map { LabelIndents($0) } ?? LabelIndents()
      let breaksWords = paragraph?.breaksItsOwnWay == true && paragraph?.lineBreakMode == .byCharWrapping
      label.plainText = content.string
      label.baseRuns = content.textRuns(with: .current)
      label.wrapMode = breaksWords ? .character : .wordOrCharacter
      label.setIndent(indents.first)
      let whole = label.measured(.horizontal)
      let minimum = whole.minimum + indents.all
      var width = max(whole.natural, minimum)
      if let maxWidth, Double(width) > maxWidth { width = max(minimum, Int(pixels: maxWidth.rounded(.down))) }
      label.setIndent(indents.first)
      let height = label.measured(.vertical, forSize: max(0, width - indents.sides)).natural
      return Size(width: Double(width), height: Double(height))
    }
  }
}
