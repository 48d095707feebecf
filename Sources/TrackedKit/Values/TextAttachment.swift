public import Gtk
import GtkTracking
import Synchronization

/// A picture among the letters of a text: `NSTextAttachment` without its prefix. As an attribute it is taken as it is then.
///
/// ```swift
/// let icon = TextAttachment(image: Image(systemName: "star.fill")!)
/// icon.bounds = Rect(x: 0, y: -3, width: 16, height: 16)
/// text.append(AttributedText(attachment: icon))
/// ```
public nonisolated class TextAttachment: @unchecked Sendable {
  /// The letter that represents an attachment: `NSTextAttachment.character`.
  public static let character = 0xFFFC

  fileprivate struct Values: Hashable, Sendable {
    var image: Image?
    var bounds = Rect.zero
  }

  // Unchecked: nothing but this is stored; a subclass sees to what it stores.
  private let storage = Mutex(Values())

  fileprivate final var values: Values { storage.withLock { $0 } }

  /// An attachment without a picture.
  public init() {}

  /// An attachment with a picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// The picture; nil for none, of which the room is kept.
  public final var image: Image? {
    get { values.image }
    set { storage.withLock { $0.image = newValue } }
  }

  /// The picture's size, in logical pixels, and how far it is raised above the line by its `y`; zero for the picture's own size on the line.
  public final var bounds: Rect {
    get { values.bounds }
    set { storage.withLock { $0.bounds = newValue } }
  }

  /// An attachment as it was when a text took it.
  struct Taken: Hashable, Sendable {
    let attachment: TextAttachment
    private let values: Values

    init(_ attachment: TextAttachment) { (self.attachment, values) = (attachment, attachment.values) }

    var image: Image? { values.image }

    private var bounds: Rect {
      values.bounds == .zero ? Rect(origin: .zero, size: values.image?.size ?? .zero) : values.bounds
    }

    /// The room that is kept for it.
    var size: Size { bounds.size }
    /// How much of that is above the line.
    var ascent: Double { bounds.y + bounds.height }

    // Those that say the same look the same; what a subclass says is not known.
    static func == (left: Taken, right: Taken) -> Bool {
      left.values == right.values
        && (left.attachment === right.attachment
          || type(of: left.attachment) == TextAttachment.self && type(of: right.attachment) == TextAttachment.self)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }
}

nonisolated extension AttributedText {
  /// A text of one letter, in whose place a picture is shown.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

nonisolated extension Image {
  /// Whether it looks otherwise in another place.
  var dependsOnTraits: Bool { iconName != nil || shapeColor.map { $0.fixedComponents == nil } ?? false }
}
