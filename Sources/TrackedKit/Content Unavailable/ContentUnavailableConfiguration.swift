import Gtk

/// What a controller shows in place of its content: that there is none, that it is being loaded, that nothing was found.
@MainActor public struct ContentUnavailableConfiguration: Equatable {
  /// A picture.
  public var image: Image?
  /// The heading.
  public var text: String?
  /// A sentence below it.
  public var secondaryText: String?
  /// How a button below the text looks; there is none without a title or a picture in it.
  public var button = Button.Configuration.plain()
  /// What that button does.
  public var buttonProperties = ButtonProperties()
  /// How a second button looks, below the first.
  public var secondaryButton = Button.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Whether a spinner stands in place of the picture.
  public var showsActivityIndicator = false

  /// What a button does.
  @MainActor public struct ButtonProperties: Equatable {
    /// What it calls; its title and picture are left to the configuration.
    public var primaryAction: Action?
    /// What it opens in place of an action; nil for nothing.
    public var menu: Menu?
    /// Whether it can be pressed.
    public var isEnabled = true

    /// A button that does nothing.
    public init() {}

    /// Compares which action and menu they are.
    public static func == (left: ButtonProperties, right: ButtonProperties) -> Bool {
      left.primaryAction === right.primaryAction && left.menu === right.menu && left.isEnabled == right.isEnabled
    }
  }

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
  private let button = Button(configuration: .plain())
  private let secondaryButton = Button(configuration: .plain())
  private var shown = ContentUnavailableConfiguration.empty()

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
    for button in [button, secondaryButton] {
      button.halign = .center
      button.isVisible = false
    }
    button.addTarget(self, action: ContentUnavailableView.press, for: .primaryActionTriggered)
    secondaryButton.addTarget(self, action: ContentUnavailableView.pressSecondary, for: .primaryActionTriggered)
    for part in [image, spinner, text, secondaryText, button, secondaryButton] { append(part) }
  }

  func show(_ configuration: ContentUnavailableConfiguration) {
    image.isVisible = configuration.image != nil && !configuration.showsActivityIndicator
    image.image = configuration.image
    spinner.isVisible = configuration.showsActivityIndicator
    spinner.isSpinning = configuration.showsActivityIndicator
    show(configuration.text, in: text)
    show(configuration.secondaryText, in: secondaryText)
    show(configuration.button, configuration.buttonProperties, in: button)
    show(configuration.secondaryButton, configuration.secondaryButtonProperties, in: secondaryButton)
    shown = configuration
  }

  private func show(
    _ look: Button.Configuration, _ properties: ContentUnavailableConfiguration.ButtonProperties, in button: Button
  ) {
    button.configuration = look
    button.isVisible = look.title?.isEmpty == false || look.image != nil
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil
  }

  private func press() { perform(shown.buttonProperties.primaryAction, button) }

  private func pressSecondary() { perform(shown.secondaryButtonProperties.primaryAction, secondaryButton) }

  private func perform(_ action: Action?, _ button: Button) {
    if let action { button.sendAction(action) }
  }

  private func show(_ string: String?, in label: Label) {
    label.isVisible = string != nil
    label.text = string ?? ""
  }
}
