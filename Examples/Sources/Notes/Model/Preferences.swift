import TrackedKit

/// What the user prefers; kept in the user's defaults.
@Observable final class Preferences {
  enum Order: String, CaseIterable { case newest, title }

  enum Appearance: String, CaseIterable { case system, light, dark }

  var order: Order { didSet { defaults.set(order.rawValue, forKey: "order") } }
  var appearance: Appearance { didSet { defaults.set(appearance.rawValue, forKey: "appearance") } }
  var isMonospaced: Bool { didSet { defaults.set(isMonospaced, forKey: "monospaced") } }
  /// How large the window was, in logical pixels, and whether it filled the screen.
  @ObservationIgnored var windowSize: Size {
    didSet {
      defaults.set(Int(windowSize.width), forKey: "window-width")
      defaults.set(Int(windowSize.height), forKey: "window-height")
    }
  }
  @ObservationIgnored var isMaximized: Bool { didSet { defaults.set(isMaximized, forKey: "maximized") } }

  @ObservationIgnored private let defaults: UserDefaults

  init(_ defaults: UserDefaults = .standard) {
    self.defaults = defaults
    order = defaults.string(forKey: "order").flatMap(Order.init) ?? .newest
    appearance = defaults.string(forKey: "appearance").flatMap(Appearance.init) ?? .system
    isMonospaced = defaults.bool(forKey: "monospaced")
    let (width, height) = (defaults.integer(forKey: "window-width"), defaults.integer(forKey: "window-height"))
    windowSize = width > 0 && height > 0 ? Size(width: width, height: height) : Size(width: 800, height: 560)
    isMaximized = defaults.bool(forKey: "maximized")
  }
}
