/// The attributes of a text, as a transformer gets them: `AttributeContainer` of UIKit's attributes. Nil leaves the default.
public nonisolated struct TextAttributeContainer: Hashable, Sendable {
  private(set) var attributes = AttributedContent.Attributes()

  /// Without any attribute.
  public init() {}

  /// Attributes by their keys.
  ///
  /// - Precondition: each value has the type of its key.
  public init(_ attributes: [AttributedText.Key: Any]) { self.attributes = AttributedContent.Attributes(attributes) }

  init(_ attributes: AttributedContent.Attributes) { self.attributes = attributes }

  /// The typeface and its size.
  public var font: Font? {
    get { attributes.font }
    set { attributes.font = newValue }
  }

  /// The colour of the letters.
  public var foregroundColor: Color? {
    get { attributes.foregroundColor }
    set { attributes.foregroundColor = newValue }
  }

  /// The colour behind the letters.
  public var backgroundColor: Color? {
    get { attributes.backgroundColor }
    set { attributes.backgroundColor = newValue }
  }

  /// Space between letters, in points.
  public var kern: Double? {
    get { attributes.kern }
    set { attributes.kern = newValue }
  }

  /// Space between letters, in points: the same as `kern` here.
  public var tracking: Double? {
    get { attributes.kern }
    set { attributes.kern = newValue }
  }

  /// The line below.
  public var underlineStyle: UnderlineStyle? {
    get { attributes.underlineStyle }
    set { attributes.underlineStyle = newValue }
  }

  /// The line through the letters.
  public var strikethroughStyle: UnderlineStyle? {
    get { attributes.strikethroughStyle }
    set { attributes.strikethroughStyle = newValue }
  }

  /// The colour of the line below.
  public var underlineColor: Color? {
    get { attributes.underlineColor }
    set { attributes.underlineColor = newValue }
  }

  /// The colour of the line through the letters.
  public var strikethroughColor: Color? {
    get { attributes.strikethroughColor }
    set { attributes.strikethroughColor = newValue }
  }

  /// The address that a click on the text opens; any value whose description is an address. It is read as a text.
  public var link: (any CustomStringConvertible)? {
    get { attributes.link }
    set { attributes.link = newValue.map { "\($0)" } }
  }

  /// The paragraph style.
  public var paragraphStyle: ParagraphStyle? {
    get { attributes.paragraph.map { ParagraphStyle($0) } }
    set { attributes.paragraph = newValue?.values }
  }

  /// How far the letters are raised, in points.
  public var baselineOffset: Double? {
    get { attributes.baselineOffset }
    set { attributes.baselineOffset = newValue }
  }
}

/// Foundation's name for it, with UIKit's attributes. Where Foundation is imported as well, `TextAttributeContainer` says which is meant.
public typealias AttributeContainer = TextAttributeContainer

/// Changes how a text of a configuration looks: `UIConfigurationTextAttributesTransformer` without its prefix.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { attributes in
///   var attributes = attributes
///   attributes.font = .preferredFont(forTextStyle: .headline)
///   return attributes
/// }
/// ```
@MainActor public struct ConfigurationTextAttributesTransformer: Equatable {
  private final class Closure {
    let transform: (TextAttributeContainer) -> TextAttributeContainer

    init(_ transform: @escaping (TextAttributeContainer) -> TextAttributeContainer) { self.transform = transform }
  }

  private let closure: Closure

  /// Made of a closure that is called each time the text is shown.
  public init(_ transform: @escaping (TextAttributeContainer) -> TextAttributeContainer) {
    closure = Closure(transform)
  }

  /// The transformed attributes.
  public func callAsFunction(_ attributes: TextAttributeContainer) -> TextAttributeContainer {
    closure.transform(attributes)
  }

  /// A text with what becomes of the attributes of its parts.
  func text(_ text: AttributedText) -> AttributedText {
    AttributedText(
      AttributedContent(text.content.parts.map { ($0.text, self(TextAttributeContainer($0.attributes)).attributes) }))
  }

  /// Two are equal if they are copies of one.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left.closure === right.closure }
}
