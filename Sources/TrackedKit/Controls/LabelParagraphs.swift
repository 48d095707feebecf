import Gtk
import GtkTracking

/// The distances of a label's lines from its edges, in whole pixels, from its paragraphs' style.
struct LabelIndents: Equatable {
  /// Of all lines, at their beginning and at their end.
  var start = 0, end = 0
  /// Of the first line, beyond that; less than 0 of all others.
  var first = 0

  init() {}

  init(_ style: ParagraphStyle.Values) {
    start = Int(min(style.firstLineHeadIndent, style.headIndent).rounded())
    end = Int((-style.tailIndent).rounded())
    first = Int((style.firstLineHeadIndent - style.headIndent).rounded())
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
      let place = result.string.index(result.string.startIndex, offsetBy: end)
      result.replace(place..<place, with: AttributedContent([("\u{200B}", room)]))
    }
    return result
  }

  /// How far letters go below their line, as a part of a font's size.
  private static let descent = 0.25

  /// The ends of paragraphs before another one, in letters, and the space between both.
  private var paragraphs: [(end: Int, below: Double, attributes: Attributes)] {
    var found: [(end: Int, below: Double, attributes: Attributes)] = []
    let letters = Array(string)
    for (place, letter) in letters.enumerated() where letter.isNewline {
      guard place + 1 < letters.count else { break }
      let (before, after) = (attributes(ofLetter: max(0, place - 1)), attributes(ofLetter: place + 1))
      let below = (before.paragraph?.paragraphSpacing ?? 0) + (after.paragraph?.paragraphSpacingBefore ?? 0)
      found.append((place, below, before))
    }
    return found
  }

  private func attributes(ofLetter place: Int) -> Attributes {
    var start = 0
    for (text, attributes) in parts {
      start += text.count
      if place < start { return attributes }
    }
    return Attributes()
  }

  /// The positions of attachments.
  var attachments: [LabelPictures.Place] {
    var (start, found) = (0, [LabelPictures.Place]())
    for (text, attributes) in parts {
      if let attachment = attributes.attachment {
        var byte = start
        for letter in text.unicodeScalars {
          if letter == "\u{FFFC}" { found.append((byte, attachment, attributes.foregroundColor)) }
          byte += letter.utf8.count
        }
      }
      start += text.utf8.count
    }
    return found
  }
}

/// The pictures among a label's letters.
final class LabelPictures {
  /// An attachment among the bytes of the text in UTF-8, and the colour of the letters there.
  typealias Place = (byte: Int, attachment: TextAttachment.Taken, color: Color?)

  private struct Picture {
    let byte: Int
    let attachment: TextAttachment.Taken
    let color: Color?
    let canvas: ImageCanvas
  }

  private var pictures: [Picture] = []

  /// Takes the pictures of a text.
  func show(_ attachments: [Place], in label: Label) {
    pictures = attachments.map { byte, attachment, color in
      let canvas = ImageCanvas()
      canvas.show(attachment.image, in: label)
      return Picture(byte: byte, attachment: attachment, color: color, canvas: canvas)
    }
  }

  /// Draws them where the label keeps room for them.
  func draw(in label: Label, on snapshot: Snapshot) {
    guard !pictures.isEmpty else { return }
    let traits = PassContext.untracked { label.traitCollection }
    for picture in pictures {
      let (ascent, size) = (picture.attachment.ascent, picture.attachment.size)
      guard let room = label.room(ofByte: picture.byte, ascent: ascent, height: size.height) else { continue }
      // The line may lie between two pixels, where a picture would be blurred.
      let place = Point(x: room.x.rounded(), y: room.y.rounded())
      picture.attachment.draw(
        with: picture.canvas, at: place, of: label, on: snapshot, picture.color ?? label.textColor, traits)
    }
  }
}
