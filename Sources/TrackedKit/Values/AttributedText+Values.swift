import Gtk

/// Changes a text as Foundation's `AttributedString` is changed: the variable gets a new text, and other holders of the old one see no
/// change.
///
/// ```swift
/// var text = AttributedString("Total 12 €")
/// text.font = .systemFont(ofSize: 15)
/// if let range = text.range(of: "12 €") { text[range].foregroundColor = .systemRed }
/// configuration.attributedTitle = text
/// ```
public nonisolated protocol AttributedTextValue {
  /// A copy of a text.
  init(attributedString: AttributedText)
  /// The text as it is now.
  func copy() -> AttributedText
}

nonisolated extension AttributedTextValue {
  private mutating func change(_ body: (inout AttributedContent) -> Void) {
    var content = copy().content
    body(&content)
    self = Self(attributedString: AttributedText(content))
  }

  private mutating func setAll(_ key: AttributedText.Key, _ value: Any?) {
    change { content in
      if let value { content.addAttribute(key, value: value) } else { content.removeAttribute(key) }
    }
  }

  /// The attributes that all letters have in common; nil where they differ.
  private func common<Value: Equatable>(_ path: KeyPath<AttributedContent.Attributes, Value?>) -> Value? {
    let runs = copy().runs
    guard let first = runs.first?.attributes[keyPath: path] else { return nil }
    return runs.allSatisfy { $0.attributes[keyPath: path] == first } ? first : nil
  }

  /// The font of all letters; nil where they differ or have none.
  public var font: Font? {
    get { common(\.font) }
    set { setAll(.font, newValue) }
  }

  /// The colour of all letters; nil where they differ or have none.
  public var foregroundColor: Color? {
    get { common(\.foregroundColor) }
    set { setAll(.foregroundColor, newValue) }
  }

  /// The colour behind all letters; nil where they differ or have none.
  public var backgroundColor: Color? {
    get { common(\.backgroundColor) }
    set { setAll(.backgroundColor, newValue) }
  }

  /// The line below all letters; nil where they differ or have none.
  public var underlineStyle: UnderlineStyle? {
    get { common(\.underlineStyle) }
    set { setAll(.underlineStyle, newValue) }
  }

  /// The colour of the line below all letters; nil where they differ or have none.
  public var underlineColor: Color? {
    get { common(\.underlineColor) }
    set { setAll(.underlineColor, newValue) }
  }

  /// The line through all letters; nil where they differ or have none.
  public var strikethroughStyle: UnderlineStyle? {
    get { common(\.strikethroughStyle) }
    set { setAll(.strikethroughStyle, newValue) }
  }

  /// The colour of the line through all letters; nil where they differ or have none.
  public var strikethroughColor: Color? {
    get { common(\.strikethroughColor) }
    set { setAll(.strikethroughColor, newValue) }
  }

  /// Space between all letters, in points; nil where it differs or is the font's.
  public var kern: Double? {
    get { common(\.kern) }
    set { setAll(.kern, newValue) }
  }

  /// Space between all letters, in points: the same as `kern` here.
  public var tracking: Double? {
    get { kern }
    set { kern = newValue }
  }

  /// How far all letters are raised, in points; nil where they differ or are not.
  public var baselineOffset: Double? {
    get { common(\.baselineOffset) }
    set { setAll(.baselineOffset, newValue) }
  }

  /// The paragraph style of all lines; nil where they differ or none is set.
  public var paragraphStyle: ParagraphStyle? {
    get { common(\.paragraph).map { ParagraphStyle($0) } }
    set { setAll(.paragraphStyle, newValue) }
  }

  /// The address that a click on the text opens; any value whose description is an address. It is read as a text.
  public var link: (any CustomStringConvertible)? {
    get { common(\.link) }
    set { setAll(.link, newValue.map { "\($0)" }) }
  }

  /// A part, by a range of `string`: to read it, to change how it looks, or to put another text in its place.
  public subscript(range: some RangeExpression<String.Index>) -> Self {
    get {
      let content = copy().content
      return Self(attributedString: AttributedText(content.part(range.relative(to: content.string))))
    }
    set { change { $0.replace(range.relative(to: $0.string), with: newValue.copy().content) } }
  }

  /// Adds a text at the end.
  public mutating func append(_ other: AttributedText) {
    let added = other.content
    change { $0.append(added) }
  }

  /// Adds a text at the end.
  public static func += (left: inout Self, right: AttributedText) { left.append(right) }

  /// Adds the attributes of a container to the whole text.
  public mutating func mergeAttributes(_ attributes: TextAttributeContainer) {
    change { $0.addAttributes(attributes.attributes.dictionary) }
  }

  /// Replaces all attributes of the whole text with those of a container.
  public mutating func setAttributes(_ attributes: TextAttributeContainer) {
    change { $0.setAttributes(attributes.attributes.dictionary) }
  }

  /// A text whose letters have the attributes of a container besides their own.
  public func mergingAttributes(_ attributes: TextAttributeContainer) -> Self {
    var result = self
    result.mergeAttributes(attributes)
    return result
  }
}

extension AttributedText: AttributedTextValue {}

nonisolated extension AttributedText {
  /// A text whose letters all have the attributes of a container.
  public convenience init(_ string: String, attributes: TextAttributeContainer) {
    var content = AttributedContent(string)
    content.setAttributes(attributes.attributes.dictionary)
    self.init(content)
  }

  /// A copy of a text: UIKit's two kinds of attributed texts are one here.
  public convenience init(_ text: AttributedText) { self.init(text.content) }
}
