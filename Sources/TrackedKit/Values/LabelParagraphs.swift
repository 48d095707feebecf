import Gtk

/// The distances of a label's lines from its edges, in whole pixels, from its paragraphs' style.
struct LabelIndents: Equatable {
  /// Of all lines, at their beginning and at their end.
  var start = 0, end = 0
  /// Of the first line, beyond that; less than 0 of all others.
  var first = 0

  init() {}

  init(_ style: ParagraphStyle.Values) {
    start = Int(pixels: min(style.firstLineHeadIndent, style.headIndent).rounded())
    end = Int(pixels: (-style.tailIndent).rounded())
    first = Int(pixels: (style.firstLineHeadIndent - style.headIndent).rounded())
  }

  /// The part of the label's width that no line uses.
  var sides: Int { start + end }
  /// The same with the part that only the first lines, or only the others, do not use: GTK reserves none of it.
  var all: Int { sides + abs(first) }
}

extension AttributedContent {
  /// With a letter that has no width, and has room below it, at the end of each paragraph below which its style wants space: Pango has no
  /// such space by itself.
  var withParagraphEnds: AttributedContent {
    let bounds = paragraphs
    guard bounds.contains(where: { $0.below > 0 }) else { return self }
    var result = self
    // From the end, so that places stay what they are.
    for (end, below, attributes) in bounds.reversed() where below > 0 {
      var room = Attributes()
      room.font = attributes.font
      room.paragraphEnd = (attributes.font?.pointSize ?? 14) * Self.descent + below
      let place = result.string.utf8.index(result.string.startIndex, offsetBy: end)
      result.replace(place..<place, with: AttributedContent([("\u{200B}", room)]))
    }
    return result
  }

  /// How far letters go below their line, as a part of a font's size.
  private static let descent = 0.25

  /// The ends of paragraphs before another one, in bytes of UTF-8, and the space between both.
  private var paragraphs: [(end: Int, below: Double, attributes: Attributes)] {
    var found: [(end: Int, below: Double, attributes: Attributes)] = []
    for end in string.indices where string[end].isNewline {
      let next = string.index(after: end)
      guard next < string.endIndex else { break }
      let before = look(at: end > string.startIndex ? string.index(before: end) : end)
      let below = (before.paragraph?.paragraphSpacing ?? 0) + (look(at: next).paragraph?.paragraphSpacingBefore ?? 0)
      found.append((string.utf8.distance(from: string.startIndex, to: end), below, before))
    }
    return found
  }
}
