import Gtk

/// The limits from which on a window counts as compact.
@MainActor public enum SystemTraits {
  /// In logical pixels: below it a window is horizontally compact. Larger text needs more: at 200 % it is twice as much.
  public static let compactWidth = 640
  /// In logical pixels: below it a window is vertically compact; with larger text as `compactWidth`.
  public static let compactHeight = 400
}

/// The system traits of a window at one time; a new object for each change, so that comparing is cheap.
final class SystemTraitValues {
  let values: [ObjectIdentifier: TraitValue]

  init(_ overrides: TraitOverrides) { values = overrides.values }
}

/// Watches what one window's system traits follow from, and asks for a trait step when one of them changes.
final class SystemTraitSource {
  private weak var window: Gtk.Window?
  private let onChange: () -> Void
  /// The traits as of now: one collection, which every place without values of its own shares.
  private(set) var current: TraitCollection
  private var size: (width: Int, height: Int)
  private var connections: [SignalConnection] = []
  private var contrast: ContrastObservation?

  init(_ window: Gtk.Window, onChange: @escaping () -> Void) {
    self.window = window
    self.onChange = onChange
    DesktopAppearance.follow()
    size = Self.size(of: window)
    current = Self.values(for: window, size)
    let settings = DisplaySettings.shared
    for signal in [
      settings.onNotifyApplicationPreferDarkTheme.includingProgrammatic,
      settings.onNotifyThemeName.includingProgrammatic, settings.onNotifyXftDpi.includingProgrammatic,
      window.notify("is-active"),
      window.notify("scale-factor"),
    ] {
      connections.append(signal { [weak self] in self?.refresh() })
    }
    connections.append(window.onDirectionChanged { [weak self] _ in self?.refresh() })
    contrast = DesktopAppearance.onContrastChange { [weak self] in self?.refresh() }
  }

  isolated deinit { connections.forEach { $0.disconnect() } }

  /// The window was laid out: its size may be another one.
  func recordSize() {
    guard let window else { return }
    let new = Self.size(of: window)
    guard new != size else { return }
    size = new
    refresh()
  }

  private func refresh() {
    guard let window else { return }
    let new = Self.values(for: window, size)
    guard !new.isSame(as: current) else { return }
    current = new
    onChange()
  }

  /// What the desktop says of every place, in a window or not.
  static var desktopTraits: TraitCollection {
    guard DisplaySettings.isAvailable else { return TraitCollection() }
    let settings = DisplaySettings.shared
    var traits = TraitOverrides()
    traits.userInterfaceStyle = settings.isDark ? .dark : .light
    traits.accessibilityContrast = settings.wantsHighContrast ? .high : .normal
    traits.textScale = settings.textScale
    return TraitCollection(SystemTraitValues(traits))
  }

  private static func values(for window: Gtk.Window, _ size: (width: Int, height: Int)) -> TraitCollection {
    let settings = DisplaySettings.shared
    var traits = TraitOverrides()
    traits.userInterfaceStyle = settings.isDark ? .dark : .light
    traits.accessibilityContrast = settings.wantsHighContrast ? .high : .normal
    traits.layoutDirection = window.direction
    traits.displayScale = Double(window.scaleFactor)
    traits.textScale = settings.textScale
    let lengths = max(1, traits.textScale)
    func isCompact(_ length: Int, _ limit: Int) -> Bool { Double(length) < Double(limit) * lengths }
    traits.horizontalSizeClass = isCompact(size.width, SystemTraits.compactWidth) ? .compact : .regular
    traits.verticalSizeClass = isCompact(size.height, SystemTraits.compactHeight) ? .compact : .regular
    traits.activeAppearance = window.isActive ? .active : .inactive
    return TraitCollection(SystemTraitValues(traits))
  }

  /// The window's size, or, before its first layout, the size it is going to have.
  private static func size(of window: Gtk.Window) -> (width: Int, height: Int) {
    if window.width > 0 { return (window.width, window.height) }
    let size = window.defaultSize
    return (size.width > 0 ? Int(size.width) : .max, size.height > 0 ? Int(size.height) : .max)
  }
}
