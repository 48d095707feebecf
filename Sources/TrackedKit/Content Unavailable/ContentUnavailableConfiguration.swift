import Gtk

/// What a controller shows in place of its content: that there is none, that it is being loaded, that nothing was found.
@MainActor public struct ContentUnavailableConfiguration: Equatable {
  /// A picture.
  public var image: Image?
  /// The heading.
  public var text: String?
  /// A sentence below it.
  public var secondaryText: String?
  /// The text of a button; `buttonAction` says what it does.
  public var buttonTitle: String?
  /// Whether a spinner stands in place of the picture.
  public var showsActivityIndicator = false
  /// What the button does; not compared.
  public var buttonAction: () -> Void = {}

  /// Nothing is there.
  public static func empty() -> ContentUnavailableConfiguration { ContentUnavailableConfiguration() }

  /// Something is being loaded.
  public static func loading() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration()
    configuration.showsActivityIndicator = true
    configuration.text = "Loading…"
    return configuration
  }

  /// A search found nothing.
  public static func search() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration()
    configuration.image = Image(iconName: "edit-find-symbolic")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try another search."
    return configuration
  }

  /// Compares what is shown.
  public static func == (left: ContentUnavailableConfiguration, right: ContentUnavailableConfiguration) -> Bool {
    left.image == right.image && left.text == right.text && left.secondaryText == right.secondaryText
      && left.buttonTitle == right.buttonTitle && left.showsActivityIndicator == right.showsActivityIndicator
  }
}

/// What `updateContentUnavailableConfiguration(using:)` may depend on.
@MainActor public struct ContentUnavailableConfigurationState {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
}

/// Shows a `ContentUnavailableConfiguration`, in the middle of a controller's view.
final class ContentUnavailableView: Box {
  private let image = IconView()
  private let spinner = Spinner()
  private let text = Label()
  private let secondaryText = Label()
  private let button = Button("")
  private var action: () -> Void = {}

  init() {
    super.init(.vertical, spacing: 12)
    halign = .center
    valign = .center
    margins = .all(24)
    image.pixelSize = 72
    image.addCSSClass("dim-label")
    spinner.setSizeRequest(width: 32, height: 32)
    text.addCSSClass("title-2")
    for label in [text, secondaryText] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    secondaryText.addCSSClass("dim-label")
    button.halign = .center
    button.addCSSClass("pill")
    button.clicked.connect(self) { me in me.action() }
    for part in [image, spinner, text, secondaryText, button] { append(part) }
  }

  func show(_ configuration: ContentUnavailableConfiguration) {
    image.isVisible = configuration.image != nil && !configuration.showsActivityIndicator
    image.image = configuration.image
    spinner.isVisible = configuration.showsActivityIndicator
    spinner.isSpinning = configuration.showsActivityIndicator
    show(configuration.text, in: text)
    show(configuration.secondaryText, in: secondaryText)
    button.isVisible = configuration.buttonTitle != nil
    button.label = configuration.buttonTitle ?? ""
    action = configuration.buttonAction
  }

  private func show(_ string: String?, in label: Label) {
    label.isVisible = string != nil
    label.text = string ?? ""
  }
}
