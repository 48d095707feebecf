public import Gtk

/// Light or dark.
@MainActor public enum UserInterfaceStyle: Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// How strongly things stand out from what is behind them.
@MainActor public enum AccessibilityContrast: Sendable {
  /// As designed.
  case normal
  /// As the person asked for: no faint lines, no weak text.
  case high
}

/// How much room there is in one direction.
@MainActor public enum UserInterfaceSizeClass: Sendable {
  /// As on a phone: one thing at a time.
  case compact
  /// Room for two columns.
  case regular
}

/// Whether the window has the keyboard.
@MainActor public enum UserInterfaceActiveAppearance: Sendable {
  /// It is in front.
  case active
  /// Another window is.
  case inactive
}

/// The size of text that the desktop asks for.
@MainActor public enum ContentSizeCategory: Int, Comparable, Sendable {
  /// Below the usual size.
  case small
  /// The usual size.
  case medium
  /// Up to an eighth more.
  case large
  /// Up to a quarter more.
  case extraLarge
  /// Up to a half more.
  case extraExtraLarge
  /// Still more: layouts should give each text a line of its own.
  case accessibilityLarge

  init(scale: Double) {
    switch scale {
    case ..<0.95: self = .small
    case ..<1.05: self = .medium
    case ...1.125: self = .large
    case ...1.25: self = .extraLarge
    case ...1.5: self = .extraExtraLarge
    default: self = .accessibilityLarge
    }
  }

  /// Whether the size is one of those that need another layout.
  public var isAccessibilityCategory: Bool { self >= .accessibilityLarge }

  /// Whether one is smaller than the other.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Light or dark.
public struct UserInterfaceStyleTrait: TraitDefinition {
  /// Light.
  public static let defaultValue = UserInterfaceStyle.light
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// How strongly things stand out.
public struct AccessibilityContrastTrait: TraitDefinition {
  /// As designed.
  public static let defaultValue = AccessibilityContrast.normal
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// The direction in which text is read.
public struct LayoutDirectionTrait: TraitDefinition {
  /// As in English.
  public static let defaultValue = Widget.TextDirection.leftToRight
}

/// How many pixels of the screen one logical pixel has in each direction.
public struct DisplayScaleTrait: TraitDefinition {
  /// One.
  public static let defaultValue = 1.0
}

/// By how much the desktop enlarges text.
public struct TextScaleTrait: TraitDefinition {
  /// Not at all.
  public static let defaultValue = 1.0
}

/// The room from left to right.
public struct HorizontalSizeClassTrait: TraitDefinition {
  /// Room for two columns.
  public static let defaultValue = UserInterfaceSizeClass.regular
}

/// The room from top to bottom.
public struct VerticalSizeClassTrait: TraitDefinition {
  /// As on a desktop.
  public static let defaultValue = UserInterfaceSizeClass.regular
}

/// Whether the window has the keyboard.
public struct ActiveAppearanceTrait: TraitDefinition {
  /// It has.
  public static let defaultValue = UserInterfaceActiveAppearance.active
}

/// The traits that come from the system; every window has them and keeps them current while the application runs.
extension TraitCollection {
  /// Light or dark, as GTK's own widgets are.
  public var userInterfaceStyle: UserInterfaceStyle { self[UserInterfaceStyleTrait.self] }
  /// Whether the desktop asks for high contrast.
  public var accessibilityContrast: AccessibilityContrast { self[AccessibilityContrastTrait.self] }
  /// The direction in which text is read.
  public var layoutDirection: Widget.TextDirection { self[LayoutDirectionTrait.self] }
  /// How many pixels of the screen one logical pixel has in each direction.
  public var displayScale: Double { self[DisplayScaleTrait.self] }
  /// By how much the desktop enlarges text; 1 is the usual size.
  public var textScale: Double { self[TextScaleTrait.self] }
  /// The size of text as a category.
  public var preferredContentSizeCategory: ContentSizeCategory { ContentSizeCategory(scale: textScale) }
  /// `.compact` where the window is narrower than `SystemTraits.compactWidth`.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[HorizontalSizeClassTrait.self] }
  /// `.compact` where the window is lower than `SystemTraits.compactHeight`.
  public var verticalSizeClass: UserInterfaceSizeClass { self[VerticalSizeClassTrait.self] }
  /// Whether the window has the keyboard.
  public var activeAppearance: UserInterfaceActiveAppearance { self[ActiveAppearanceTrait.self] }
}

extension MutableTraits {
  /// Light or dark. An override tells hooks and dynamic colours below; GTK's own widgets follow
  /// `DesktopAppearance.colorSchemeOverride`, which is one for the whole application.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[UserInterfaceStyleTrait.self] }
    set { self[UserInterfaceStyleTrait.self] = newValue }
  }
  /// Whether to stand out strongly.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[AccessibilityContrastTrait.self] }
    set { self[AccessibilityContrastTrait.self] = newValue }
  }
  /// The direction that layout should take; GTK's own widgets follow the language.
  public var layoutDirection: Widget.TextDirection {
    get { self[LayoutDirectionTrait.self] }
    set { self[LayoutDirectionTrait.self] = newValue }
  }
  /// Pixels of the screen for a logical one.
  public var displayScale: Double {
    get { self[DisplayScaleTrait.self] }
    set { self[DisplayScaleTrait.self] = newValue }
  }
  /// The factor of text sizes.
  public var textScale: Double {
    get { self[TextScaleTrait.self] }
    set { self[TextScaleTrait.self] = newValue }
  }
  /// The room from left to right.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[HorizontalSizeClassTrait.self] }
    set { self[HorizontalSizeClassTrait.self] = newValue }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[VerticalSizeClassTrait.self] }
    set { self[VerticalSizeClassTrait.self] = newValue }
  }
  /// Whether to look like the window in front.
  public var activeAppearance: UserInterfaceActiveAppearance {
    get { self[ActiveAppearanceTrait.self] }
    set { self[ActiveAppearanceTrait.self] = newValue }
  }
}
