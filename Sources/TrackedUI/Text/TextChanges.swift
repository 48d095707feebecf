import Foundation
import Gtk

/// What a text's look differs in from the usual one.
nonisolated struct TextChanges: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var underlineColor: Color?
  var isStruckThrough: Bool?
  var strikethroughColor: Color?
  var isMonospaced: Bool?
  var hasEvenDigits = false
  var letterSpacing: CGFloat?
  var rise: CGFloat?
  var color: Color?
  var background: Color?
  var width: Font.Width?
  /// By how much letters are larger, or smaller.
  var scale: CGFloat?

  /// These on top of others.
  func over(_ other: TextChanges) -> TextChanges {
    guard other != TextChanges() else { return self }
    var sum = self
    sum.font = font ?? other.font
    sum.weight = weight ?? other.weight
    sum.isBold = isBold ?? other.isBold
    sum.isItalic = isItalic ?? other.isItalic
    sum.isUnderlined = isUnderlined ?? other.isUnderlined
    sum.underlineColor = underlineColor ?? other.underlineColor
    sum.strikethroughColor = strikethroughColor ?? other.strikethroughColor
    sum.isStruckThrough = isStruckThrough ?? other.isStruckThrough
    sum.isMonospaced = isMonospaced ?? other.isMonospaced
    sum.hasEvenDigits = hasEvenDigits || other.hasEvenDigits
    sum.letterSpacing = letterSpacing ?? other.letterSpacing
    sum.rise = rise ?? other.rise
    sum.color = color ?? other.color
    sum.background = background ?? other.background
    sum.width = width ?? other.width
    sum.scale = scale ?? other.scale
    return sum
  }

  /// The look in an environment.
  @MainActor func attributes(in values: EnvironmentValues) -> TextAttributes {
    var attributes = (font ?? values.font)?.textAttributes ?? TextAttributes()
    if let weight = isBold == true ? .bold : weight { attributes.weight = weight.textWeight }
    if let isItalic { attributes.isItalic = isItalic }
    attributes.isUnderlined = isUnderlined ?? false
    attributes.isStruckThrough = isStruckThrough ?? false
    attributes.underlineColor = isUnderlined == true ? underlineColor?.rgba(with: values.resolvedTraits) : nil
    attributes.strikethroughColor =
      isStruckThrough == true ? strikethroughColor?.rgba(with: values.resolvedTraits) : nil
    if isMonospaced == true { attributes.family = Font.Design.monospaced.familyName }
    if hasEvenDigits { attributes.features = "tnum=1" }
    if let width { attributes.stretch = width.stretch ?? .normal }
    if attributes.size == nil {
      let relativeScale = values.relativeTextScale
      if relativeScale != 1 { attributes.scale = (attributes.scale ?? 1) * relativeScale }
    }
    if let scale {
      if let size = attributes.size {
        attributes.size = size * scale
      } else {
        attributes.scale = (attributes.scale ?? 1) * scale
      }
    }
    attributes.letterSpacing = letterSpacing.map { Double($0) }
    attributes.rise = rise.map { Double($0) }
    if let color = color ?? values.foreground?._color(in: values) {
      attributes.foreground = color.rgba(with: values.resolvedTraits)
    }
    attributes.background = background?.rgba(with: values.resolvedTraits)
    if values.coversContent { attributes.cover(with: values.cover) }
    return attributes
  }
}

extension View {
  private func textChange(_ change: @escaping (inout TextChanges) -> Void) -> some View {
    transformEnvironment(\.textChanges, transform: change)
  }

  /// The texts inside in bold.
  public func bold(_ isActive: Bool = true) -> some View { textChange { $0.isBold = isActive } }
  /// The texts inside in italics.
  public func italic(_ isActive: Bool = true) -> some View { textChange { $0.isItalic = isActive } }
  /// The texts inside with a line below, in their colour or in another one.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textChange { ($0.isUnderlined, $0.underlineColor) = (isActive, color) }
  }
  /// The texts inside with a line through them, in their colour or in another one.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textChange { ($0.isStruckThrough, $0.strikethroughColor) = (isActive, color) }
  }
  /// The texts inside with another weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textChange { $0.weight = weight } }
  /// The texts inside with digits of even width.
  public func monospacedDigit() -> some View { textChange { $0.hasEvenDigits = true } }
  /// The texts inside with more space between letters, in logical pixels.
  public func kerning(_ kerning: Double) -> some View { textChange { $0.letterSpacing = kerning } }
  /// The texts inside with more space between letters, in logical pixels.
  public func tracking(_ tracking: Double) -> some View { textChange { $0.letterSpacing = tracking } }
  /// The texts inside above their line, in logical pixels.
  public func baselineOffset(_ offset: Double) -> some View { textChange { $0.rise = offset } }
  /// How wide the letters inside are, in families that have such; nil for the font's.
  public func fontWidth(_ width: Font.Width?) -> some View { textChange { $0.width = width } }
  /// The size of the texts inside beside others: as they are, or as what is beside, such as a unit behind a number.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textChange { if isEnabled { $0.scale = scale == .secondary ? 0.75 : 1 } }
  }
  /// The shapes of the letters inside.
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.font) { font in
      if let design { font = (font ?? .body).design(design) }
    }
  }
  /// The case in which the texts inside are shown; nil for the one they have.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Whether the person can select the texts inside and copy them.
  public func textSelection(_ selectability: TextSelectability) -> some View {
    environment(\.textsAreSelectable, selectability.isEnabled)
  }
  /// The texts inside in letters of even width.
  public func monospaced(_ isActive: Bool = true) -> some View { textChange { $0.isMonospaced = isActive } }
}

extension Text {
  /// Small or capital letters.
  public nonisolated enum Case: Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase

    func apply(to text: String) -> String { self == .uppercase ? text.uppercased() : text.lowercased() }
  }
}

/// Whether texts can be selected.
public nonisolated struct TextSelectability: Sendable {
  let isEnabled: Bool
  /// They can.
  public static let enabled = TextSelectability(isEnabled: true)
  /// They cannot.
  public static let disabled = TextSelectability(isEnabled: false)
}

extension EnvironmentValues {
  /// The case in which texts are shown; nil for the one they have.
  @Entry public var textCase: Text.Case?
  @Entry var textsAreSelectable = false
}

extension Text {
  /// The size of a text beside others.
  public nonisolated enum Scale: Sendable {
    /// As it is.
    case `default`
    /// Smaller.
    case secondary
  }
}
