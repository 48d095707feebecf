import Gtk
import GtkTracking

extension AttributedContent {
  /// Where attachments are.
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
