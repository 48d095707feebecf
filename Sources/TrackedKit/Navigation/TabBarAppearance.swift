/// The look of a tab bar where it differs from the desktop's theme.
@MainActor public final class TabBarAppearance: BarAppearance {
  /// The look of tabs with the picture above the title, as all are here.
  @AlwaysObserved public var stackedLayoutAppearance = TabBarItemAppearance() { didSet { follow() } }
  /// The look of a wide bar's tabs in UIKit. Kept for UIKit sources: here all tabs use `stackedLayoutAppearance`.
  public var inlineLayoutAppearance = TabBarItemAppearance()
  /// The look of a low bar's tabs in UIKit. Kept for UIKit sources: here all tabs use `stackedLayoutAppearance`.
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
  /// The direction of the tabs.
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
  /// The look of a focused tab in UIKit. Kept for UIKit sources: here the theme's ring shows that.
  public let focused = TabBarItemStateAppearance()

  var didChange: (() -> Void)?

  /// A look as the theme's.
  public init() {
    for state in [normal, selected, disabled] { state.didChange = { [weak self] in self?.didChange?() } }
  }

  /// A look as the theme's, which is the same for every style.
  public convenience init(style: Style) { self.init() }

  /// A copy.
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
  /// The colour of the text in the badge.
  @AlwaysObserved public var badgeTextAttributes: [AttributedText.Key: Any] = [:] { didSet { didChange?() } }

  var didChange: (() -> Void)?
}
