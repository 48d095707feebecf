public import Foundation

// Values of the environment that are the kit's traits.

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

struct LayoutDirectionKey: TraitBridgedEnvironmentKey {
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
    set {
      EnvironmentScope.mirrors = true
      self[LayoutDirectionKey.self] = newValue
    }
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
}
