/// How a text looks, as a transformer is given it: `AttributeContainer` of UIKit's attributes. What is nil is as the place has it.
public nonisolated struct TextAttributeContainer: Hashable, Sendable {
  fileprivate(set) var attributes = AttributedContent.Attributes()

  /// Without any attribute.
  public init() {}

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

  /// How far the letters are raised, in points.
  public var baselineOffset: Double? {
    get { attributes.baselineOffset }
    set { attributes.baselineOffset = newValue }
  }
}

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

  /// What becomes of some attributes.
  public func callAsFunction(_ attributes: TextAttributeContainer) -> TextAttributeContainer {
    closure.transform(attributes)
  }

  /// A text with what becomes of the attributes that the place gives it.
  func text(_ string: String) -> AttributedText {
    AttributedText(AttributedContent([(string, self(TextAttributeContainer()).attributes)]))
  }

  /// Two are equal if they are copies of one.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left.closure === right.closure }
}

extension Button {
  /// Sets a text with its looks for a state, which counts more than one without; states without one show that of `.normal`.
  public final func setAttributedTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[state] = title?.copy()
    if state != .normal { followState() }
    apply()
  }

  /// The text with its looks that is shown in a state; nil where it has none.
  public final func attributedTitle(for state: State) -> AttributedText? { attributedTitles[shownIn: state] }

  /// The text with its looks that is shown now; nil where it has none.
  public final var currentAttributedTitle: AttributedText? {
    configuration?.title == nil ? attributedTitles[shownIn: state] : nil
  }
}
