import Gtk

/// How a bar looks where it does not look as the desktop's theme says.
@MainActor open class BarAppearance {
  /// What is behind the bar; nil for the theme's.
  public final var backgroundColor: Color? { didSet { didChange?() } }
  /// The line between the bar and the content; nil for the theme's.
  public final var shadowColor: Color? { didSet { didChange?() } }

  /// Tells the bar that shows it.
  final var didChange: (() -> Void)?

  /// A look as the theme's.
  public required init() {}

  /// The theme's background.
  public final func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// A background that nothing is seen through: the theme's, until `backgroundColor` is set.
  public final func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// No background and no line: what is behind the bar is seen. Content stands beside bars here, never behind them.
  public final func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, .clear) }

  /// A look of its own that says the same.
  public final func copy() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  func take(from other: BarAppearance) {
    (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
  }
}

/// How a navigation bar looks where it does not look as the desktop's theme says.
@MainActor public final class NavigationBarAppearance: BarAppearance {
  /// The colour and the font of the title.
  public var titleTextAttributes: [AttributedText.Key: Any] = [:] { didSet { didChange?() } }
  /// The colour and the font of the large title.
  public var largeTitleTextAttributes: [AttributedText.Key: Any] = [:] { didSet { didChange?() } }

  override func take(from other: BarAppearance) {
    super.take(from: other)
    guard let other = other as? NavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
  }
}

extension View {
  /// Shows what every kind of bar has.
  func show(_ appearance: BarAppearance) {
    backgroundColor = appearance.backgroundColor
    let line = appearance.shadowColor
    layer.shadowOpacity = line == nil || line == .clear ? 0 : 1
    layer.shadowColor = line
    layer.shadowRadius = 0
    layer.shadowOffset = Size(width: 0, height: 1)
  }
}

extension Label {
  /// Shows the colour and the font of some attributes, in place of what was set before.
  func show(_ attributes: [AttributedText.Key: Any]) {
    textColor = attributes[.foregroundColor] as? Color
    font = attributes[.font] as? Font
  }
}
