public import Gtk

/// How a text is measured. Kept for UIKit sources: here all lines are measured, at the width that is given.
@RawRepresented(by: Int.self)
public nonisolated struct StringDrawingOptions: OptionSet, Sendable {
  /// Lines and not the ground of one are measured.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1)
  /// The space between lines counts.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 2)
  /// A cut text ends with dots.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 32)
}

/// The context of measuring a text. It has no content: it is nil in UIKit's programs.
public nonisolated final class StringDrawingContext: Sendable {
  /// A context.
  public init() {}
}

extension AttributedText {
  /// How much room the text takes within a size, of which the width breaks lines, in logical pixels.
  public nonisolated final func boundingRect(
    with size: Size, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) -> Rect { Rect(origin: .zero, size: self.size(maxWidth: size.width > 0 ? size.width : nil)) }
}

extension String {
  /// How much room the text takes within a size, of which the width breaks lines, in logical pixels.
  public nonisolated func boundingRect(
    with size: Size, options: StringDrawingOptions = [], attributes: [AttributedText.Key: Any]? = nil,
    context: StringDrawingContext?
  ) -> Rect { AttributedText(string: self, attributes: attributes).boundingRect(with: size, context: context) }
}
