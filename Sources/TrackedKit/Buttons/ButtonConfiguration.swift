import Gtk

extension Button {
  /// What a button shows and how it looks: a value, made anew for each state.
  public struct Configuration: Equatable {
    /// How prominent the button is.
    public enum Style: String, CaseIterable {
      /// Text alone, without a frame.
      case plain
      /// In the colour of the theme's accent.
      case filled
      /// In a weak shade of the accent.
      case tinted
      /// In a frame.
      case bordered
    }

    /// How prominent the button is.
    public var style: Style
    /// The text.
    public var title: String?
    /// A second, smaller line.
    public var subtitle: String?
    /// A picture before the text.
    public var image: Image?
    /// Whether a spinner stands in place of the picture.
    public var showsActivityIndicator = false

    private init(_ style: Style) { self.style = style }

    /// Text alone.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// In the colour of the theme's accent.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// In a weak shade of the accent.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// In a frame.
    public static func bordered() -> Configuration { Configuration(.bordered) }
  }
}

/// The content of a button that has a configuration.
final class ButtonContent: Box {
  private let image = IconView()
  private let spinner = Spinner()
  private let title = Label()
  private let subtitle = Label()

  init() {
    super.init(.horizontal, spacing: 6)
    halign = .center
    let texts = Box(.vertical)
    texts.valign = .center
    subtitle.addCSSClass("caption")
    [title, subtitle].forEach(texts.append)
    [image, spinner, texts].forEach(append)
  }

  func show(_ configuration: Button.Configuration) {
    spinner.isVisible = configuration.showsActivityIndicator
    spinner.isSpinning = configuration.showsActivityIndicator
    image.isVisible = configuration.image != nil && !configuration.showsActivityIndicator
    image.image = configuration.image
    title.isVisible = configuration.title != nil
    title.text = configuration.title ?? ""
    subtitle.isVisible = configuration.subtitle != nil
    subtitle.text = configuration.subtitle ?? ""
  }
}
