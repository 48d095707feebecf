public import Gtk

/// Light or dark.
public nonisolated enum UserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// How strongly things stand out from what is behind them.
public nonisolated enum AccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// As designed.
  case normal
  /// As the person asked for: no faint lines, no weak text.
  case high
}

/// How much room there is in one direction.
public nonisolated enum UserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified
  /// As on a phone: one thing at a time.
  case compact
  /// Room for two columns.
  case regular
}

/// Whether the window has the keyboard.
public nonisolated enum UserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Another window is.
  case inactive
  /// It is in front.
  case active
}

/// The direction in which text is read and interfaces are laid out.
public typealias TraitEnvironmentLayoutDirection = Widget.TextDirection

/// Light or dark.
public struct TraitUserInterfaceStyle: TraitDefinition {
  /// Light.
  public static let defaultValue = UserInterfaceStyle.light
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// How strongly things stand out.
public struct TraitAccessibilityContrast: TraitDefinition {
  /// As designed.
  public static let defaultValue = AccessibilityContrast.normal
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// The direction in which text is read.
public struct TraitLayoutDirection: TraitDefinition {
  /// As in English.
  public static let defaultValue = Widget.TextDirection.leftToRight
}

/// How many pixels of the screen one logical pixel has in each direction.
public struct TraitDisplayScale: TraitDefinition {
  /// One.
  public static let defaultValue = 1.0
}

/// By how much the desktop enlarges text.
public struct TextScaleTrait: TraitDefinition {
  /// Not at all.
  public static let defaultValue = 1.0
}

/// The size of text as a category. Overriding it overrides `TextScaleTrait` to the category's factor, and the other way round.
public struct TraitPreferredContentSizeCategory: TraitDefinition {
  /// The usual size.
  public static let defaultValue = ContentSizeCategory.large
}

/// The room from left to right.
public struct TraitHorizontalSizeClass: TraitDefinition {
  /// Room for two columns.
  public static let defaultValue = UserInterfaceSizeClass.regular
}

/// The room from top to bottom.
public struct TraitVerticalSizeClass: TraitDefinition {
  /// As on a desktop.
  public static let defaultValue = UserInterfaceSizeClass.regular
}

/// Whether the window has the keyboard.
public struct TraitActiveAppearance: TraitDefinition {
  /// It has.
  public static let defaultValue = UserInterfaceActiveAppearance.active
}

/// The traits that come from the system; every window has them and keeps them current while the application runs.
extension TraitCollection {
  /// The traits that colours may depend on: for `registerForTraitChanges(_:handler:)`.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    [TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self]
  }

  /// The traits that pictures may depend on.
  public static var systemTraitsAffectingImageLookup: [any TraitDefinition.Type] {
    [TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitLayoutDirection.self, TraitDisplayScale.self]
  }

  /// Light or dark, as GTK's own widgets are.
  public var userInterfaceStyle: UserInterfaceStyle { self[TraitUserInterfaceStyle.self] }
  /// Whether the desktop asks for high contrast.
  public var accessibilityContrast: AccessibilityContrast { self[TraitAccessibilityContrast.self] }
  /// The direction in which text is read.
  public var layoutDirection: Widget.TextDirection { self[TraitLayoutDirection.self] }
  /// How many pixels of the screen one logical pixel has in each direction.
  public var displayScale: Double { self[TraitDisplayScale.self] }
  /// By how much the desktop enlarges text; 1 is the usual size.
  public var textScale: Double { self[TextScaleTrait.self] }
  /// The size of text as a category.
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[TraitPreferredContentSizeCategory.self]
  }
  /// `.compact` where the window is narrower than `SystemTraits.compactWidth`.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[TraitHorizontalSizeClass.self] }
  /// `.compact` where the window is lower than `SystemTraits.compactHeight`.
  public var verticalSizeClass: UserInterfaceSizeClass { self[TraitVerticalSizeClass.self] }
  /// Whether the window has the keyboard.
  public var activeAppearance: UserInterfaceActiveAppearance { self[TraitActiveAppearance.self] }
}

extension MutableTraits {
  /// Light or dark. An override tells hooks and dynamic colours below, and restyles GTK's own widgets there (C-228).
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[TraitUserInterfaceStyle.self] }
    set { self[TraitUserInterfaceStyle.self] = newValue }
  }
  /// Whether to stand out strongly.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[TraitAccessibilityContrast.self] }
    set { self[TraitAccessibilityContrast.self] = newValue }
  }
  /// The direction that layout should take; GTK's own widgets follow the language.
  public var layoutDirection: Widget.TextDirection {
    get { self[TraitLayoutDirection.self] }
    set { self[TraitLayoutDirection.self] = newValue }
  }
  /// Pixels of the screen for a logical one.
  public var displayScale: Double {
    get { self[TraitDisplayScale.self] }
    set { self[TraitDisplayScale.self] = newValue }
  }
  /// The factor of text sizes.
  public var textScale: Double {
    get { self[TextScaleTrait.self] }
    set { self[TextScaleTrait.self] = newValue }
  }
  /// The size of text as a category; sets `textScale` to its factor.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[TraitPreferredContentSizeCategory.self] }
    set { self[TraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The room from left to right.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[TraitHorizontalSizeClass.self] }
    set { self[TraitHorizontalSizeClass.self] = newValue }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[TraitVerticalSizeClass.self] }
    set { self[TraitVerticalSizeClass.self] = newValue }
  }
  /// Whether to look like the window in front.
  public var activeAppearance: UserInterfaceActiveAppearance {
    get { self[TraitActiveAppearance.self] }
    set { self[TraitActiveAppearance.self] = newValue }
  }
}
