public import Gtk
import GtkTracking

/// A colour, the same everywhere or dependent on traits: light or dark, contrast, a custom theme.
///
/// A view resolves it with the traits of the place where it is shown, and again when they change (C-227): set it once.
/// GTK's own struct of components is `RGBA`.
public nonisolated struct Color: Hashable, Sendable {
  private let storage: Storage

  /// Where the components come from.
  private enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case adaptive(AdaptiveColor)
    case provided(ColorProvider)
    case faded(Color, alpha: Double)
  }

  /// One reference as it is, and not an indirect case, whose address Swift would mark: leak checks do not see such colours.
  private final class Storage: Hashable, Sendable {
    let source: Source

    init(_ source: Source) { self.source = source }

    static func == (left: Storage, right: Storage) -> Bool { left === right || left.source == right.source }

    func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }

  private init(_ source: Source) { storage = Storage(source) }

  private var source: Source { storage.source }

  /// A colour by its components, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A shade of grey, from 0, black, to 1, white.
  public init(white: Double, alpha: Double) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// A colour by hue, which goes round from red to red, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// A colour by its components, from 0 to 1, which are taken as those of the screen: GTK 4.8 knows no other space of colours.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour: what UIKit's layers give.
  public init(cgColor: Color) { self = cgColor }

  /// A colour that is the same everywhere.
  public init(_ components: RGBA) { self.init(.fixed(components)) }

  /// One colour for the light style and one for the dark, and others if the user asked for high contrast.
  public init(light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil) {
    self.init(
      .adaptive(
        AdaptiveColor(
          light: light, dark: dark, highContrastLight: highContrastLight ?? light,
          highContrastDark: highContrastDark ?? dark)))
  }

  /// A colour computed from the traits of the place where it is shown. It equals only copies of itself.
  public init(dynamicProvider: @escaping @MainActor @Sendable (TraitCollection) -> Color) {
    self.init(.provided(ColorProvider(dynamicProvider)))
  }

  /// The same colour, for UIKit's layers. The kit's layers take colours that follow traits.
  public var cgColor: Color { self }

  /// The same colour with another opacity, from 0 to 1. It follows traits as this one does.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    switch source {
    case .fixed(let components): Color(components.withAlpha(alpha))
    case .faded(let color, _): Color(.faded(color, alpha: alpha))
    default: Color(.faded(self, alpha: alpha))
    }
  }

  /// A colour between this one and another, for the traits of the place where it is shown.
  ///
  /// - Parameter fraction: from 0, this one, to 1, the other.
  public func mix(with other: Color, by fraction: Double) -> Color {
    if let mine = fixedComponents, let its = other.fixedComponents { return Color(mine.mixed(with: its, fraction)) }
    return Color { traits in Color(self.rgba(with: traits).mixed(with: other.rgba(with: traits), fraction)) }
  }

  /// The colour for some traits, which is the same everywhere.
  @MainActor public func resolvedColor(with traits: TraitCollection) -> Color { Color(rgba(with: traits)) }

  /// The components for some traits, as GTK takes them.
  @MainActor public func rgba(with traits: TraitCollection) -> RGBA {
    switch source {
    case .fixed(let components): components
    case .adaptive(let color): color.color(for: traits).rgba(with: traits)
    case .provided(let provider): provider.body(traits).rgba(with: traits)
    case .faded(let color, let alpha): color.rgba(with: traits).withAlpha(alpha)
    }
  }

  /// The components, if they are the same everywhere.
  var fixedComponents: RGBA? {
    if case .fixed(let components) = source { components } else { nil }
  }
}

/// A colour for each style and contrast.
private nonisolated struct AdaptiveColor: Hashable, Sendable {
  let light, dark, highContrastLight, highContrastDark: Color

  /// Contrast and style are read only where they matter: reading a trait makes the reader depend on it.
  @MainActor func color(for traits: TraitCollection) -> Color {
    if light == highContrastLight, dark == highContrastDark { return normal(for: traits) }
    guard traits.accessibilityContrast == .high else { return normal(for: traits) }
    return traits.userInterfaceStyle == .dark ? highContrastDark : highContrastLight
  }

  @MainActor private func normal(for traits: TraitCollection) -> Color {
    light == dark ? light : traits.userInterfaceStyle == .dark ? dark : light
  }
}

/// The closure that computes a colour; equal only to itself.
private nonisolated final class ColorProvider: Hashable, Sendable {
  let body: @MainActor @Sendable (TraitCollection) -> Color

  init(_ body: @escaping @MainActor @Sendable (TraitCollection) -> Color) { self.body = body }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension RGBA {
  fileprivate func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
    let share = min(max(fraction, 0), 1)
    func between(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return RGBA(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
      alpha: between(alpha, other.alpha))
  }
}

// What UIKit makes colours of, and the kit does not.
extension Color {
  /// There is no catalogue of colours.
  @available(
    *, unavailable,
    message:
      "there is no asset catalogue: declare static let accent = Color(light: …, dark: …) in an extension of Color"
  )
  public init?(named name: String) { return nil }

  /// Pictures are no colours.
  @available(*, unavailable, message: "show the picture in an ImageView, or draw it in draw(_:)")
  public init(patternImage image: Image) { self = .clear }
}

// Components, for the traits that hold where the code runs.
extension Color {
  /// The opacity for the current traits, from 0 to 1, like UIKit's `CGColor`.
  public var alpha: Double { currentRGBA.alpha }

  /// The components for the current traits, from 0 to 1, the opacity last, like UIKit's `CGColor`.
  public var components: [Double]? {
    let rgba = currentRGBA
    return [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// Returns brightness and opacity for the current traits, from 0 to 1. Pass nil for unneeded ones.
  ///
  /// - Returns: whether the colour is a shade of grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?) -> Bool {
    let rgba = currentRGBA
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }
  /// The components for the current traits: those of the hook that runs, or the desktop's.
  public var currentRGBA: RGBA { fixedComponents ?? rgba(with: .current) }

  /// Returns the components for the current traits, from 0 to 1. Pass nil for unneeded ones.
  ///
  /// - Returns: true, as every colour has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?, blue: UnsafeMutablePointer<Double>?,
    alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let components = currentRGBA
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns hue, saturation and brightness for the current traits, from 0 to 1. Pass nil for unneeded ones.
  ///
  /// - Returns: true, as every colour has these components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<Double>?, saturation: UnsafeMutablePointer<Double>?,
    brightness: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let components = currentRGBA
    let parts = components.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = components.alpha
    return true
  }
}
