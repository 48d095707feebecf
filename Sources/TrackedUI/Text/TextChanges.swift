import Gtk

/// What a text's look differs in from the usual one.
struct TextChanges: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var isMonospaced: Bool?
  var hasEvenDigits = false
  var color: Color?

  /// These on top of others.
  func over(_ other: TextChanges) -> TextChanges {
    guard other != TextChanges() else { return self }
    var sum = self
    sum.font = font ?? other.font
    sum.weight = weight ?? other.weight
    sum.isBold = isBold ?? other.isBold
    sum.isItalic = isItalic ?? other.isItalic
    sum.isUnderlined = isUnderlined ?? other.isUnderlined
    sum.isStruckThrough = isStruckThrough ?? other.isStruckThrough
    sum.isMonospaced = isMonospaced ?? other.isMonospaced
    sum.hasEvenDigits = hasEvenDigits || other.hasEvenDigits
    sum.color = color ?? other.color
    return sum
  }

  /// The look in an environment.
  func attributes(in values: EnvironmentValues) -> TextAttributes {
    var attributes = (font ?? values.font)?.textAttributes ?? TextAttributes()
    if let weight = isBold == true ? .bold : weight { attributes.weight = weight.textWeight }
    if let isItalic { attributes.isItalic = isItalic }
    attributes.isUnderlined = isUnderlined ?? false
    attributes.isStruckThrough = isStruckThrough ?? false
    if isMonospaced == true { attributes.family = Font.Design.monospaced.familyName }
    if hasEvenDigits { attributes.features = "tnum=1" }
    if let color = color ?? values.foreground?._color(in: values) {
      attributes.foreground = color.rgba(with: values.resolvedTraits)
    }
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
  /// The texts inside with a line below.
  public func underline(_ isActive: Bool = true) -> some View { textChange { $0.isUnderlined = isActive } }
  /// The texts inside with a line through them.
  public func strikethrough(_ isActive: Bool = true) -> some View { textChange { $0.isStruckThrough = isActive } }
  /// The texts inside with another weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textChange { $0.weight = weight } }
  /// The texts inside in letters of even width.
  public func monospaced(_ isActive: Bool = true) -> some View { textChange { $0.isMonospaced = isActive } }
}
