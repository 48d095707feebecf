import GtkTesting
import Testing

@testable import TrackedKit

private struct BadgeTrait: TraitDefinition {
  static let defaultValue = 0
  static let identifier = "io.github.trackedkit.tests.badge"
}

private final class Screen: ViewController {
  var styles: [UserInterfaceStyle] = []
  var restyles = 0
  var told: [(isSelf: Bool, before: UserInterfaceStyle)] = []

  func restyle() { restyles += 1 }

  func traitsDidChange(_ environment: any TraitEnvironment, _ before: TraitCollection) {
    told.append((environment === self, before.userInterfaceStyle))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([TraitUserInterfaceStyle.self]) { (self: Self, previous: TraitCollection) in
      self.styles += [previous.userInterfaceStyle, self.traitCollection.userInterfaceStyle]
    }
    registerForTraitChanges([TraitUserInterfaceStyle.self], action: Self.restyle)
    registerForTraitChanges([TraitUserInterfaceStyle.self], target: self, action: Self.restyle)
  }
}

/// Members of trait collections and registrations as UIKit has them.
@MainActor @Suite(.serialized) struct TraitMemberTests {
  @Test("A registered closure gets the object, with the traits from before; methods of targets are called, too")
  func registrations() async throws {
    let screen = Screen()
    screen.registerForTraitChanges([TraitUserInterfaceStyle.self], target: screen, action: Screen.restyle)
    screen.registerForTraitChanges([TraitUserInterfaceStyle.self], action: Screen.restyle)
    screen.registerForTraitChanges([TraitUserInterfaceStyle.self], target: screen, action: Screen.traitsDidChange)
    #expect(!screen.isViewLoaded, "a registration loads no view")
    let window = try await TestWindow(screen)
    defer { window.close() }
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(screen.styles == [.light, .dark])
    #expect(screen.restyles == 4)
    #expect(screen.told.count == 1 && screen.told[0] == (true, .light))
  }

  @Test("A registration ends with unregisterForTraitChanges, and keeps neither the object nor the target")
  func endOfRegistrations() async throws {
    let label = Gtk.Label("label")
    var calls = 0
    var registration: (any TraitChangeRegistration)?
    registration = label.registerForTraitChanges([TraitUserInterfaceStyle.self]) { label, before in
      calls += 1
      #expect(label.traitCollection.userInterfaceStyle != before.userInterfaceStyle)
    }
    weak var target: Screen?
    do {
      let screen = Screen()
      target = screen
      label.registerForTraitChanges([TraitUserInterfaceStyle.self], target: screen, action: Screen.restyle)
    }
    #expect(target == nil)
    let window = try await TestWindow(View(label))
    defer { window.close() }
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(calls == 1)
    label.unregisterForTraitChanges(try #require(registration))
    window.window.traitOverrides.userInterfaceStyle = .light
    try await settle()
    #expect(calls == 1)
  }

  @Test("Collections are made of mutations, compared, and tell what changes colours")
  func mutations() {
    let dark = TraitCollection { mutableTraits in
      mutableTraits.userInterfaceStyle = .dark
      mutableTraits.horizontalSizeClass = .compact
    }
    #expect(dark.userInterfaceStyle == .dark && dark.horizontalSizeClass == .compact)
    #expect(dark.layoutDirection == .leftToRight)
    let light = dark.modifyingTraits { traits in
      #expect(traits.userInterfaceStyle == .dark)
      traits.userInterfaceStyle = .light
    }
    #expect(light.userInterfaceStyle == .light && light.horizontalSizeClass == .compact)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let wide = light.replacing(TraitHorizontalSizeClass.self, value: .regular)
    #expect(!wide.hasDifferentColorAppearance(comparedTo: light))
    #expect(wide != light && wide == light.modifyingTraits { $0.horizontalSizeClass = .regular })
    #expect(TraitCollection(userInterfaceStyle: .dark) == TraitCollection { $0.userInterfaceStyle = .dark })
    #expect(
      wide.changedTraits(from: light).map { ObjectIdentifier($0) } == [ObjectIdentifier(TraitHorizontalSizeClass.self)])
  }

  @Test("The size of text is one trait by two names")
  func textSize() {
    var overrides = TraitOverrides()
    overrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(overrides.textScale == 53.0 / 17)
    overrides.textScale = 1.25
    #expect(overrides.preferredContentSizeCategory == .extraExtraLarge)
    overrides.remove(TraitPreferredContentSizeCategory.self)
    #expect(!overrides.contains(TextScaleTrait.self) && overrides.preferredContentSizeCategory == .large)
    #expect(TraitCollection { $0.preferredContentSizeCategory = .small }.textScale == 15.0 / 17)
    #expect(ContentSizeCategory.allCases.dropFirst().allSatisfy { ContentSizeCategory(scale: $0.scale) == $0 })
  }

  @Test("An identifier tells a trait from all others in descriptions")
  func identifiers() {
    let traits = TraitCollection { $0[BadgeTrait.self] = 3 }
    #expect(traits.description == "TraitCollection(io.github.trackedkit.tests.badge = 3)")
    #expect(TraitUserInterfaceStyle.identifier == "GtkTracking.TraitUserInterfaceStyle")
  }

  @Test("The current traits are those of the hook that runs, and what it reads there it depends on")
  func currentTraits() async throws {
    let label = Gtk.Label()
    label.updateProperties { $0.text = "\(TraitCollection.current.userInterfaceStyle)" }
    let view = View(label)
    view.traitOverrides.userInterfaceStyle = .dark
    let window = try await TestWindow(View(view))
    defer { window.close() }
    #expect(label.text == "dark")
    view.traitOverrides.userInterfaceStyle = .light
    try await settle()
    #expect(label.text == "light")
    TraitCollection { $0.horizontalSizeClass = .compact }.performAsCurrent {
      #expect(TraitCollection.current.horizontalSizeClass == .compact)
    }
  }
}
