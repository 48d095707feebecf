import Gtk

/// The look of a bar where it differs from the desktop's theme.
@MainActor open class BarAppearance {
  /// The background; nil for the theme's.
  @AlwaysObserved public final var backgroundColor: Color? { didSet { didChange?() } }
  /// The line between the bar and the content; nil for the theme's.
  @AlwaysObserved public final var shadowColor: Color? { didSet { didChange?() } }

  /// Tells the bar that shows it.
  final var didChange: (() -> Void)?

  /// A look as the theme's.
  public required init() {}

  /// The theme's background.
  public final func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// A background that nothing is seen through: the theme's, until `backgroundColor` is set.
  public final func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// No background and no line: the view behind the bar is visible. Content is beside bars here, never behind them.
  public final func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, .clear) }

  /// A copy.
  public final func copy() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  func take(from other: BarAppearance) {
    (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
  }
}

/// The look of a navigation bar where it differs from the desktop's theme.
@MainActor public final class NavigationBarAppearance: BarAppearance {
  /// The colour and the font of the title.
  @AlwaysObserved public var titleTextAttributes: [AttributedText.Key: Any] = [:] { didSet { didChange?() } }
  /// The colour and the font of the large title.
  @AlwaysObserved public var largeTitleTextAttributes: [AttributedText.Key: Any] = [:] { didSet { didChange?() } }

  /// How buttons look.
  @AlwaysObserved public var buttonAppearance = BarButtonItemAppearance() { didSet { follow() } }
  /// How buttons look that finish something.
  @AlwaysObserved public var doneButtonAppearance = BarButtonItemAppearance() { didSet { follow() } }
  /// How the button looks that leads back; as `buttonAppearance` where it says nothing.
  @AlwaysObserved public var backButtonAppearance = BarButtonItemAppearance() { didSet { follow() } }

  /// A look as the theme's.
  public required init() {
    super.init()
    follow()
  }

  private func follow() {
    for appearance in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      appearance.didChange = { [weak self] in self?.didChange?() }
    }
    didChange?()
  }

  override func take(from other: BarAppearance) {
    super.take(from: other)
    guard let other = other as? NavigationBarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
  }
}

/// The look of a toolbar where it differs from the desktop's theme.
@MainActor public final class ToolbarAppearance: BarAppearance {
  /// How buttons look.
  @AlwaysObserved public var buttonAppearance = BarButtonItemAppearance() { didSet { follow() } }
  /// How buttons look that finish something.
  @AlwaysObserved public var doneButtonAppearance = BarButtonItemAppearance() { didSet { follow() } }

  /// A look as the theme's.
  public required init() {
    super.init()
    follow()
  }

  private func follow() {
    for appearance in [buttonAppearance, doneButtonAppearance] {
      appearance.didChange = { [weak self] in self?.didChange?() }
    }
    didChange?()
  }

  override func take(from other: BarAppearance) {
    super.take(from: other)
    guard let other = other as? ToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance.copy(), other.doneButtonAppearance.copy())
  }
}

/// How the buttons of a bar look, state by state.
@MainActor public final class BarButtonItemAppearance {
  /// Buttons that can be pressed.
  public let normal = BarButtonItemStateAppearance()
  /// The look of a pressed button in UIKit. Kept for UIKit sources: here the theme shows that.
  public let highlighted = BarButtonItemStateAppearance()
  /// Buttons that cannot be pressed.
  public let disabled = BarButtonItemStateAppearance()
  /// The look of a focused button in UIKit. Kept for UIKit sources: here the theme's ring shows that.
  public let focused = BarButtonItemStateAppearance()

  var didChange: (() -> Void)?

  /// A look as the theme's.
  public init() {
    for state in [normal, disabled] { state.didChange = { [weak self] in self?.didChange?() } }
  }

  /// A look as the theme's, which is the same for every style.
  public convenience init(style: BarButtonItem.Style) { self.init() }

  /// A copy.
  public func copy() -> BarButtonItemAppearance {
    let copy = BarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    copy.focused.titleTextAttributes = focused.titleTextAttributes
    return copy
  }
}

/// How the buttons of a bar look in one state.
@MainActor public final class BarButtonItemStateAppearance {
  /// The colour and the font of the title.
  @AlwaysObserved public var titleTextAttributes: [AttributedText.Key: Any] = [:] { didSet { didChange?() } }

  var didChange: (() -> Void)?
  var shown: [AttributedText.Key: Any]? { titleTextAttributes.isEmpty ? nil : titleTextAttributes }
}

/// A bar's settings for its buttons.
final class BarButtonLook {
  let plain: BarButtonItemAppearance
  let done: BarButtonItemAppearance

  init(plain: BarButtonItemAppearance, done: BarButtonItemAppearance) { (self.plain, self.done) = (plain, done) }
}
