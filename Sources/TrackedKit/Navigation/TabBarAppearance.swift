/// How a tab bar looks where it does not look as the desktop's theme says.
@MainActor public final class TabBarAppearance: BarAppearance {
  /// How tabs look whose picture stands above the title, as they all do here.
  @AlwaysObserved public var stackedLayoutAppearance = TabBarItemAppearance() { didSet { follow() } }
  /// How tabs of a wide bar look in UIKit. Kept for whoever asks: here they all are as `stackedLayoutAppearance` says.
  public var inlineLayoutAppearance = TabBarItemAppearance()
  /// How tabs of a low bar look in UIKit. Kept for whoever asks: here they all are as `stackedLayoutAppearance` says.
  public var compactInlineLayoutAppearance = TabBarItemAppearance()

  /// A look as the theme's.
  public required init() {
    super.init()
    follow()
  }

  private func follow() {
    stackedLayoutAppearance.didChange = { [weak self] in self?.didChange?() }
    didChange?()
  }

  override func take(from other: BarAppearance) {
    super.take(from: other)
    guard let other = other as? TabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
  }
}

/// How the tabs of a bar look, state by state.
@MainActor public final class TabBarItemAppearance {
  /// Which way tabs stand.
  public nonisolated enum Style: Int, Sendable {
    /// The picture above the title.
    case stacked
    /// The picture beside the title.
    case inline
    /// The picture beside the title, in a low bar.
    case compactInline
  }

  /// Tabs that are not chosen.
  public let normal = TabBarItemStateAppearance()
  /// The chosen tab.
  public let selected = TabBarItemStateAppearance()
  /// Tabs that cannot be chosen.
  public let disabled = TabBarItemStateAppearance()
  /// Tabs with the keyboard, in UIKit. Kept for whoever asks: here the theme's ring says so.
  public let focused = TabBarItemStateAppearance()

  var didChange: (() -> Void)?

  /// A look as the theme's.
  public init() {
    for state in [normal, selected, disabled] { state.didChange = { [weak self] in self?.didChange?() } }
  }

  /// A look as the theme's, which is the same for every style.
  public convenience init(style: Style) { self.init() }

  /// A look of its own that says the same.
  public func copy() -> TabBarItemAppearance {
    let copy = TabBarItemAppearance()
    for (new, old) in [
      (copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      (new.iconColor, new.titleTextAttributes) = (old.iconColor, old.titleTextAttributes)
      (new.badgeBackgroundColor, new.badgeTextAttributes) = (old.badgeBackgroundColor, old.badgeTextAttributes)
    }
    return copy
  }
}

/// How the tabs of a bar look in one state.
@MainActor public final class TabBarItemStateAppearance {
  /// The colour of the picture; nil for the bar's.
  @AlwaysObserved public var iconColor: Color? { didSet { didChange?() } }
  /// The colour and the font of the title.
  @AlwaysObserved public var titleTextAttributes: [AttributedText.Key: Any] = [:] { didSet { didChange?() } }
  /// The ground of the bubble; nil for red.
  @AlwaysObserved public var badgeBackgroundColor: Color? { didSet { didChange?() } }
  /// The colour of what stands in the bubble.
  @AlwaysObserved public var badgeTextAttributes: [AttributedText.Key: Any] = [:] { didSet { didChange?() } }

  var didChange: (() -> Void)?
}
