public import Foundation
import Gtk

private struct ColorSchemeKey: TraitBridgedEnvironmentKey {
  static let defaultValue = ColorScheme.light

  static func read(from traitCollection: TraitCollection) -> ColorScheme {
    traitCollection.userInterfaceStyle == .dark ? .dark : .light
  }

  static func write(to mutableTraits: inout any MutableTraits, value: ColorScheme) {
    mutableTraits.userInterfaceStyle = value == .dark ? .dark : .light
  }
}

/// The direction in which text is read.
public nonisolated enum LayoutDirection: CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

private struct LayoutDirectionKey: TraitBridgedEnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight

  static func read(from traitCollection: TraitCollection) -> LayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  static func write(to mutableTraits: inout any MutableTraits, value: LayoutDirection) {
    mutableTraits.layoutDirection = value == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

private struct HorizontalSizeClassKey: TraitBridgedEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
  static func read(from traitCollection: TraitCollection) -> UserInterfaceSizeClass? {
    traitCollection.horizontalSizeClass
  }
  static func write(to mutableTraits: inout any MutableTraits, value: UserInterfaceSizeClass?) {
    if let value { mutableTraits.horizontalSizeClass = value }
  }
}

private struct VerticalSizeClassKey: TraitBridgedEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
  static func read(from traitCollection: TraitCollection) -> UserInterfaceSizeClass? {
    traitCollection.verticalSizeClass
  }
  static func write(to mutableTraits: inout any MutableTraits, value: UserInterfaceSizeClass?) {
    if let value { mutableTraits.verticalSizeClass = value }
  }
}

private struct DisplayScaleKey: TraitBridgedEnvironmentKey {
  static let defaultValue = 1.0
  static func read(from traitCollection: TraitCollection) -> Double { traitCollection.displayScale }
  static func write(to mutableTraits: inout any MutableTraits, value: Double) {
    mutableTraits.displayScale = value
  }
}

/// How strongly things stand out.
public nonisolated enum ColorSchemeContrast: CaseIterable, Sendable {
  /// As designed.
  case standard
  /// As the person asked for.
  case increased
}

private struct ContrastKey: TraitBridgedEnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
  static func read(from traitCollection: TraitCollection) -> ColorSchemeContrast {
    traitCollection.accessibilityContrast == .high ? .increased : .standard
  }
  static func write(to mutableTraits: inout any MutableTraits, value: ColorSchemeContrast) {
    mutableTraits.accessibilityContrast = value == .increased ? .high : .normal
  }
}

extension EnvironmentValues {
  /// The font of texts; nil for the usual one.
  @Entry public var font: Font?
  /// Whether one can act on controls.
  @Entry public var isEnabled = true
  /// How many lines a text may have; nil for any number.
  @Entry public var lineLimit: Int?
  /// For how many lines there is room in any case.
  @Entry var leastLines: Int?
  /// How the lines of a text stand to each other.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// Where a text that does not fit is cut.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// Light or dark; the trait `userInterfaceStyle`.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// How strongly things stand out; the trait `accessibilityContrast`.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  /// The direction in which text is read; the trait of the same name.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// The room from left to right; the trait of the same name.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The room from top to bottom; the trait of the same name.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// How many pixels of the screen one logical pixel has; the trait of the same name.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  @Entry var foreground: AnyShapeStyle?
  @Entry var tint: Color?
  @Entry var textChanges = TextChanges()
  @Entry var labelsAreHidden = false
}

extension View {
  /// The font of the texts inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Whether one can act on what is inside. What is disabled further up stays so.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// How many lines the texts inside may have.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number).environment(\.leastLines, nil)
  }

  /// How many lines the texts inside may have; a field that grows has room for the first number of lines in any case.
  public func lineLimit(_ limit: some RangeExpression<Int>) -> some View {
    let lines = limit.relative(to: 0..<Int.max)
    return environment(\.lineLimit, lines.upperBound == .max ? nil : lines.upperBound - 1)
      .environment(\.leastLines, lines.lowerBound > 0 ? lines.lowerBound : nil)
  }

  /// How the lines of the texts inside stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where texts inside that do not fit are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// The colour of texts, symbols and shapes inside.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ForegroundModifier(style: style))
  }

  /// The colour of texts, symbols and shapes inside.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { AnyShapeStyle($0) })
  }

  /// The colour of what one can act on inside.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

  /// Hides the labels of the controls inside; assistive technology still reads them.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

extension View {
  /// The colour of what one can act on inside.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// The colour of what one can act on inside.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironmentValues { $0.tint = style._color(in: $0) }
  }
}

extension View {
  /// Whether the labels of the controls inside are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }

  /// What a text kept for more lines is high; see `lineLimit(_:)`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : nil)
  }
}
