import GtkTesting
import Testing

@testable import Gtk

/// The traits that the desktop and the window give, followed while the window is shown.
@MainActor @Suite(.serialized) struct SystemTraitTests {
  private let settings = DisplaySettings.shared

  /// Shows a view that notes a trait whenever its hook runs.
  private func show<Value>(
    _ trait: @escaping (TraitCollection) -> Value, width: Int = 800, height: Int = 500
  ) async throws -> (TestWindow, () -> [Value]) {
    var values: [Value] = []
    let view = RecordingView { values.append(trait($0.traitCollection)) }
    let window = try await TestWindow(view, width: width, height: height)
    return (window, { values })
  }

  @Test func lightAndDark() async throws {
    let (window, values) = try await show(\.userInterfaceStyle)
    defer { window.close() }
    DesktopAppearance.colorSchemeOverride = .dark
    try await settle()
    DesktopAppearance.colorSchemeOverride = nil
    try await settle()
    #expect(values() == [.light, .dark, .light])
    #expect(!settings.isDark)
  }

  @Test func theDesktopsPortalIsFollowedUnlessTheApplicationDecides() async throws {
    let (window, values) = try await show(\.userInterfaceStyle)
    defer {
      DesktopAppearance.colorSchemeOverride = nil
      DesktopAppearance.take("color-scheme", 0)
      window.close()
    }
    DesktopAppearance.take("color-scheme", 1)
    try await settle()
    #expect(settings.isDark && values() == [.light, .dark])
    DesktopAppearance.colorSchemeOverride = .light
    try await settle()
    #expect(!settings.isDark && values() == [.light, .dark, .light])
    DesktopAppearance.take("color-scheme", 2)
    DesktopAppearance.colorSchemeOverride = nil
    try await settle()
    #expect(values() == [.light, .dark, .light])
  }

  @Test func contrast() async throws {
    let (window, values) = try await show(\.accessibilityContrast)
    defer { window.close() }
    settings.setProperty("gtk-theme-name", to: "HighContrast")
    try await settle()
    settings.setProperty("gtk-theme-name", to: "Default")
    try await settle()
    DesktopAppearance.take("contrast", 1)
    try await settle()
    DesktopAppearance.take("contrast", 0)
    try await settle()
    #expect(values() == [.normal, .high, .normal, .high, .normal])
  }

  @Test func textSize() async throws {
    let (window, values) = try await show(\.preferredContentSizeCategory)
    defer { window.close() }
    let old: Int = settings.property("gtk-xft-dpi")
    settings.setProperty("gtk-xft-dpi", to: 96 * 1024 * 3 / 2)
    try await settle()
    settings.setProperty("gtk-xft-dpi", to: 96 * 1024 * 2)
    try await settle()
    settings.setProperty("gtk-xft-dpi", to: old)
    try await settle()
    #expect(values() == [.large, .extraExtraExtraLarge, .accessibilityLarge, .large])
    #expect(values()[2].isAccessibilityCategory)
  }

  @Test func layoutDirectionAndScale() async throws {
    let (window, values) = try await show(\.layoutDirection)
    defer { window.close() }
    #expect(window.window.traitCollection.displayScale == 1)
    window.window.direction = .rightToLeft
    try await settle()
    #expect(values() == [.leftToRight, .rightToLeft])
  }

  @Test func sizeClasses() async throws {
    let (window, values) = try await show(\.horizontalSizeClass)
    defer { window.close() }
    #expect(values() == [.regular])
    window.window.setDefaultSize(width: 400, height: 300)
    try await wait(for: "the narrow window") { window.window.width == 400 }
    try await settle()
    #expect(values() == [.regular, .compact])
    #expect(window.window.traitCollection.verticalSizeClass == .compact)
    let (narrow, first) = try await show(\.horizontalSizeClass, width: 300, height: 300)
    defer { narrow.close() }
    #expect(first() == [.compact], "known before the first frame")
  }

  @Test func activeWindow() async throws {
    let (window, values) = try await show(\.activeAppearance)
    defer { window.close() }
    let isActive = window.window.isActive
    #expect(values().last == (isActive ? .active : .inactive))
    window.window.traitOverrides.activeAppearance = isActive ? .inactive : .active
    try await settle()
    #expect(values().last == (isActive ? .inactive : .active))
  }

  @Test func anOverrideBelowHidesTheSystemsTrait() async throws {
    let (window, values) = try await show(\.userInterfaceStyle)
    defer {
      DesktopAppearance.colorSchemeOverride = nil
      window.close()
    }
    window.window.traitOverrides.userInterfaceStyle = .light
    DesktopAppearance.colorSchemeOverride = .dark
    try await settle()
    #expect(values() == [.light], "nothing that the hook read has changed")
    window.window.traitOverrides.remove(TraitUserInterfaceStyle.self)
    try await settle()
    #expect(values() == [.light, .dark])
  }
}
