/// The look of a text's letters: a text style, or a size with a weight.
@MainActor public struct Font: Equatable {
  /// As SwiftUI has it.
  public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  /// As SwiftUI has it.
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  /// As SwiftUI has it.
  public enum TextStyle: Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  var size: Double?
  var scale: Double?
  var weight: Weight?
  var isItalic = false
  var family: String?
  /// As SwiftUI has it.
  public static let largeTitle = Font(scale: 2)
  /// As SwiftUI has it.
  public static let title = Font(scale: 1.6)
  /// As SwiftUI has it.
  public static let title2 = Font(scale: 1.3)
  /// As SwiftUI has it.
  public static let title3 = Font(scale: 1.15)
  /// As SwiftUI has it.
  public static let headline = Font(weight: .semibold)
  /// As SwiftUI has it.
  public static let subheadline = Font(scale: 0.9)
  /// As SwiftUI has it.
  public static let body = Font()
  /// As SwiftUI has it.
  public static let callout = Font(scale: 0.95)
  /// As SwiftUI has it.
  public static let footnote = Font(scale: 0.85)
  /// As SwiftUI has it.
  public static let caption = Font(scale: 0.82)
  /// As SwiftUI has it.
  public static let caption2 = Font(scale: 0.8)
  /// As SwiftUI has it.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight, family: design == .monospaced ? "Monospace" : nil)
  }
  /// As SwiftUI has it.
  public func weight(_ weight: Weight) -> Font { var copy = self; copy.weight = weight; return copy }
  /// As SwiftUI has it.
  public func bold() -> Font { weight(.bold) }
  /// As SwiftUI has it.
  public func italic() -> Font { var copy = self; copy.isItalic = true; return copy }
  /// As SwiftUI has it.
  public func monospaced() -> Font { var copy = self; copy.family = "Monospace"; return copy }
}
