import Gtk
import GtkTracking
import Synchronization

/// A text whose parts look different, like UIKit's `NSAttributedString`. It is immutable; `MutableAttributedString` is not.
///
/// ```swift
/// let text = MutableAttributedString(string: "Total 12 €", attributes: [.font: Font.systemFont(ofSize: 15)])
/// text.addAttribute(.foregroundColor, value: Color.systemRed, range: text.range(of: "12 €")!)
/// label.attributedText = text
/// ```
///
/// A view that shows a text keeps it as it is at that moment.
public nonisolated class AttributedText: Hashable, ExpressibleByStringLiteral, @unchecked Sendable {
  /// An attribute of a part of a text.
  public nonisolated enum Key: String, CaseIterable, Sendable {
    /// A `Font`.
    case font
    /// A `Color`.
    case foregroundColor
    /// A `Color` behind the text.
    case backgroundColor
    /// An `UnderlineStyle`, or its raw value: a line below.
    case underlineStyle
    /// The `Color` of that line.
    case underlineColor
    /// An `UnderlineStyle`, or its raw value: a line through the text.
    case strikethroughStyle
    /// The `Color` of that line.
    case strikethroughColor
    /// A number: space between letters, in points, added to the font's own.
    case kern
    /// A number: how far the text is raised above its line, in points.
    case baselineOffset
    /// A `String`, or any value whose description is an address: the target of a click.
    case link
    /// A `ParagraphStyle`.
    case paragraphStyle
    /// A `TextAttachment`, for the letter U+FFFC: a picture in its place. `AttributedText(attachment:)` makes such a text.
    case attachment
  }

  /// A line below or through a text.
  @RawRepresented(by: Int.self)
  public nonisolated struct UnderlineStyle: OptionSet, Hashable, Sendable {
    /// One line.
    public static let single = UnderlineStyle(rawValue: 1)
    /// One line; GTK has none of double thickness.
    public static let thick = UnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = UnderlineStyle(rawValue: 9)
  }

  // Unchecked: nothing but this is stored, here and in the one subclass.
  fileprivate let storage: Mutex<AttributedContent>

  init(_ content: AttributedContent) { storage = Mutex(content) }

  /// Whether it says anything of how it looks.
  final var hasAttributes: Bool { content.runs.contains { $0.attributes != AttributedContent.Attributes() } }

  /// A text without attributes.
  public init(_ string: String = "") { storage = Mutex(AttributedContent(string)) }

  /// A text without attributes.
  public required init(stringLiteral value: String) { storage = Mutex(AttributedContent(value)) }

  /// A text whose parts all have the same attributes.
  ///
  /// - Precondition: each value has the type of its key.
  public init(string: String, attributes: [Key: Any]? = nil) {
    var content = AttributedContent(string)
    if let attributes { content.setAttributes(attributes) }
    storage = Mutex(content)
  }

  /// A copy of a text.
  public required init(attributedString: AttributedText) { storage = Mutex(attributedString.content) }

  final var content: AttributedContent { storage.withLock { $0 } }
  final var runs: [AttributedContent.Run] { content.runs }

  /// The plain text.
  public final var string: String { content.string }

  /// How long the text is, in units of UTF-16.
  public final var length: Int { string.utf16.count }

  /// The range of a part; nil if it is not in the text.
  public final func range(of part: String) -> Range<String.Index>? { content.range(of: part) }

  /// The attributes of the letter at an index.
  public final func attributes(at index: String.Index) -> [Key: Any] { content.attributes(at: index) }

  /// A part that is counted in UTF-16.
  public final func attributedSubstring(from range: Range<Int>) -> AttributedText {
    let content = content
    return AttributedText(content.part(content.indices(range)))
  }

  /// The text as it is now, which does not change any more.
  public final func copy() -> AttributedText {
    type(of: self) == AttributedText.self ? self : AttributedText(content)
  }

  /// The same text, to be changed.
  public final func mutableCopy() -> MutableAttributedString { MutableAttributedString(content) }

  /// One text after the other.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    var sum = left.content
    sum.append(right.content)
    return AttributedText(sum)
  }

  /// Whether the texts and the looks of all parts are the same.
  public static func == (left: AttributedText, right: AttributedText) -> Bool {
    left === right || left.content == right.content
  }

  /// Hashes text and attributes. A changed text has another hash.
  public final func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// A text whose parts look different, and that can be changed: `NSMutableAttributedString` without its prefix. All its holders see the
/// change; views show the text as it was when it was set.
public nonisolated final class MutableAttributedString: AttributedText, @unchecked Sendable {
  /// Sets one attribute of a part that is counted in UTF-16, as `NSRange` counts.
  public func addAttribute(_ key: Key, value: Any, range: Range<Int>) {
    addAttribute(key, value: value, range: content.indices(range))
  }

  /// Sets attributes of a part that is counted in UTF-16 and leaves its others.
  public func addAttributes(_ attributes: [Key: Any], range: Range<Int>) {
    addAttributes(attributes, range: content.indices(range))
  }

  /// Replaces all attributes of a part that is counted in UTF-16.
  public func setAttributes(_ attributes: [Key: Any]?, range: Range<Int>) {
    setAttributes(attributes, range: content.indices(range))
  }

  /// Removes one attribute from a part, which is counted in UTF-16.
  public func removeAttribute(_ key: Key, range: Range<Int>) { removeAttribute(key, range: content.indices(range)) }

  /// Adds a text at the end.
  public func append(_ other: AttributedText) {
    let added = other.content
    set { $0.append(added) }
  }

  /// Inserts a text at a position, which is counted in UTF-16.
  public func insert(_ other: AttributedText, at location: Int) {
    replaceCharacters(in: location..<location, with: other)
  }

  /// Replaces a part, counted in UTF-16, with a text.
  public func replaceCharacters(in range: Range<Int>, with other: AttributedText) {
    let added = other.content
    set { $0.replace($0.indices(range), with: added) }
  }

  /// Replaces a part, counted in UTF-16, with a text in the look of the part's first letter or, for an empty part, of the
  /// letter before.
  public func replaceCharacters(in range: Range<Int>, with string: String) {
    set { content in
      let part = content.indices(range)
      var index = part.lowerBound
      if part.isEmpty, index > content.string.startIndex { index = content.string.index(before: index) }
      var added = AttributedContent(string)
      added.setAttributes(index < content.string.endIndex ? content.attributes(at: index) : nil)
      content.replace(part, with: added)
    }
  }

  /// Deletes a part, which is counted in UTF-16.
  public func deleteCharacters(in range: Range<Int>) {
    set { $0.replace($0.indices(range), with: AttributedContent()) }
  }

  /// Becomes like another text.
  public func setAttributedString(_ other: AttributedText) {
    let new = other.content
    set { $0 = new }
  }

  /// Sets one attribute of a part; of all of it unless a range of `string` is given.
  public func addAttribute(_ key: Key, value: Any, range: Range<String.Index>? = nil) {
    set { $0.addAttribute(key, value: value, range: range) }
  }

  /// Sets attributes of a part and leaves its others; of all of it unless a range of `string` is given.
  public func addAttributes(_ attributes: [Key: Any], range: Range<String.Index>? = nil) {
    set { $0.addAttributes(attributes, range: range) }
  }

  /// Replaces all attributes of a part; of all of it unless a range of `string` is given.
  public func setAttributes(_ attributes: [Key: Any]?, range: Range<String.Index>? = nil) {
    set { $0.setAttributes(attributes, range: range) }
  }

  /// Removes one attribute from a part; from all of the text unless a range of `string` is given.
  public func removeAttribute(_ key: Key, range: Range<String.Index>? = nil) {
    set { $0.removeAttribute(key, range: range) }
  }

  private func set(_ body: (inout AttributedContent) -> Void) {
    storage.withLock { body(&$0) }
  }
}

extension AttributedText {
  /// Whether its look depends on the place where it is shown.
  var dependsOnTraits: Bool { content.dependsOnTraits }

  /// The parts as GTK takes them.
  func textRuns(with traits: TraitCollection, scale: Double = 1) -> [TextRun] {
    content.textRuns(with: traits, scale: scale)
  }
}

/// `NSAttributedString` without its prefix. If Foundation, which has another type of this name, is imported as well,
/// `AttributedText` says which one is meant.
public typealias AttributedString = AttributedText

/// `NSUnderlineStyle` without its prefix.
public typealias UnderlineStyle = AttributedText.UnderlineStyle
