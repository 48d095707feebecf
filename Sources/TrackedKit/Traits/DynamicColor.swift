public import Gtk

/// A colour that depends on traits: light or dark, contrast, a theme of the application's own.
///
/// A view resolves its `backgroundColor` with its own traits whenever it is drawn; a trait with `affectsColorAppearance`
/// has it drawn again (C-110).
@MainActor public struct DynamicColor: Equatable {
  private let light: Color?
  private let dark: Color?
  private let provider: ((TraitCollection) -> Color)?
  private let identity: ProviderIdentity?

  /// A colour that is the same everywhere.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  /// One colour for the light style and one for the dark.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
    provider = nil
    identity = nil
  }

  /// A colour computed from the traits. It equals only copies of itself.
  public init(_ provider: @escaping (TraitCollection) -> Color) {
    light = nil
    dark = nil
    self.provider = provider
    identity = ProviderIdentity()
  }

  /// The colour for some traits.
  public func resolved(with traits: TraitCollection) -> Color {
    if let provider { return provider(traits) }
    guard let light, let dark else { return .clear }
    if light == dark { return light }
    return traits.userInterfaceStyle == .dark ? dark : light
  }

  /// Whether both are the same colour, or copies of the same computed one.
  public static func == (left: DynamicColor, right: DynamicColor) -> Bool {
    left.light == right.light && left.dark == right.dark && left.identity === right.identity
  }

  private final class ProviderIdentity {}
}

extension DynamicColor {
  /// For texts.
  public static let label = DynamicColor { traits in
    switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
    case (true, true): .white
    case (true, false): Color(red: 0.93, green: 0.93, blue: 0.93)
    case (false, true): .black
    case (false, false): Color(red: 0.18, green: 0.2, blue: 0.21)
    }
  }
  /// For texts of less weight.
  public static let secondaryLabel = DynamicColor { traits in
    let color = label.resolved(with: traits)
    return traits.accessibilityContrast == .high ? color : color.withAlpha(0.62)
  }
  /// Behind a window's content.
  public static let systemBackground = DynamicColor(
    light: Color(red: 0.965, green: 0.96, blue: 0.957), dark: Color(red: 0.2, green: 0.2, blue: 0.2))
  /// Behind a group of content on the background.
  public static let secondarySystemBackground = DynamicColor(
    light: .white, dark: Color(red: 0.176, green: 0.176, blue: 0.176))
  /// Between parts of content.
  public static let separator = DynamicColor { traits in
    label.resolved(with: traits).withAlpha(traits.accessibilityContrast == .high ? 1 : 0.12)
  }
  /// For dangers and errors.
  public static let systemRed = DynamicColor(
    light: Color(red: 0.75, green: 0.11, blue: 0.16), dark: Color(red: 0.97, green: 0.4, blue: 0.42))
  /// For what is right, or done.
  public static let systemGreen = DynamicColor(
    light: Color(red: 0.15, green: 0.6, blue: 0.35), dark: Color(red: 0.34, green: 0.83, blue: 0.54))
  /// For what one can act on.
  public static let systemBlue = DynamicColor(
    light: Color(red: 0.11, green: 0.44, blue: 0.85), dark: Color(red: 0.38, green: 0.63, blue: 0.92))
  /// For warnings.
  public static let systemOrange = DynamicColor(
    light: Color(red: 0.78, green: 0.36, blue: 0), dark: Color(red: 1, green: 0.64, blue: 0.28))
}
