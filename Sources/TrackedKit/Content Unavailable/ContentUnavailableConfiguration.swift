import Gtk
import GtkTracking

/// What a controller shows in place of its content: that there is none, that it is being loaded, that nothing was found.
@MainActor public struct ContentUnavailableConfiguration: ContentConfiguration, Equatable {
  /// A picture.
  public var image: Image?
  /// The heading.
  public var text: String?
  /// A sentence below it.
  public var secondaryText: String?
  /// The look of a button below the text; there is none without a title or a picture in it.
  public var button = Button.Configuration.plain()
  /// The properties of that button.
  public var buttonProperties = ButtonProperties()
  /// How a second button looks, below the first.
  public var secondaryButton = Button.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// Whether a spinner replaces the picture.
  public var showsActivityIndicator = false
  /// How the picture looks.
  public var imageProperties = ListContentConfiguration.ImageProperties()
  /// How the heading looks.
  public var textProperties = TextProperties()
  /// How the sentence below it looks.
  public var secondaryTextProperties = TextProperties()
  /// The alignment of all of it.
  public var alignment = Alignment.center
  /// The background.
  public var background = BackgroundConfiguration.clear()
  /// Between picture and heading, in logical pixels; at least 12.
  public var imageToTextPadding = 12.0
  /// Between heading and sentence, in logical pixels; at least 12.
  public var textToSecondaryTextPadding = 12.0

  /// How a text looks.
  public struct TextProperties: Equatable {
    /// The colour; nil for the style's.
    public var color: Color?
    /// The font; nil for the style's.
    public var font: Font?
    /// How many lines there are at most; 0 for as many as are needed.
    public var numberOfLines = 0
    /// Which letters the text is shown in.
    public var transform = ListContentConfiguration.TextTransform.none
  }

  /// The alignment of the content.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the start of lines, in the middle of the height.
    case natural
  }

  /// The properties of a button.
  @MainActor public struct ButtonProperties: Equatable {
    /// Its action, of which the configuration sets title and picture.
    public var primaryAction: Action?
    /// The menu it opens in place of an action; nil for none.
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

  /// The view that shows it.
  public func makeContentView() -> any View & ContentView { ContentUnavailableView(self) }
}

extension ContentConfiguration where Self == ContentUnavailableConfiguration {
  /// Nothing is there.
  public static func empty() -> ContentUnavailableConfiguration { ContentUnavailableConfiguration() }

  /// A placeholder for content that is being loaded.
  public static func loading() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration()
    configuration.showsActivityIndicator = true
    configuration.text = String(kit: "Loading…")
    return configuration
  }

  /// A search found nothing.
  public static func search() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration()
    configuration.image = Image(iconName: "edit-find-symbolic")
    configuration.text = String(kit: "No Results")
    configuration.secondaryText = String(kit: "Check the spelling or try another search.")
    return configuration
  }
}

/// Shows a `ContentUnavailableConfiguration`, in the middle of a controller's view.
private final class ContentUnavailableView: View, ContentView {
  private let column = Box(.vertical, spacing: 12)
  private let image = IconView()
  private let spinner = Spinner()
  private let text = Label()
  private let secondaryText = Label()
  private let button = Button(configuration: .plain())
  private let secondaryButton = Button(configuration: .plain())
  private var shown = ContentUnavailableConfiguration.empty()

  init(_ configuration: ContentUnavailableConfiguration) {
    super.init(frame: .zero)
    addSubview(column)
    column.valign = .center
    column.margins = .all(24)
    spinner.setSizeRequest(width: 32, height: 32)
    text.addCSSClass("title-2")
    secondaryText.isSecondary = true
    for button in [button, secondaryButton] {
      button.halign = .center
      button.isVisible = false
    }
    button.addTarget(self, action: ContentUnavailableView.press, for: .primaryActionTriggered)
    secondaryButton.addTarget(self, action: ContentUnavailableView.pressSecondary, for: .primaryActionTriggered)
    for part in [image, spinner, text, secondaryText, button, secondaryButton] { column.append(part) }
    show(configuration)
  }

  var configuration: any ContentConfiguration {
    get { shown }
    set { if let configuration = newValue as? ContentUnavailableConfiguration { show(configuration) } }
  }

  private func show(_ configuration: ContentUnavailableConfiguration) {
    image.isVisible = configuration.image != nil && !configuration.showsActivityIndicator
    image.image = configuration.image
    spinner.isVisible = configuration.showsActivityIndicator
    spinner.isSpinning = configuration.showsActivityIndicator
    let isCentered = configuration.alignment == .center
    column.halign = isCentered ? .center : .start
    for part in [image, spinner] as [Widget] { part.halign = isCentered ? .center : .start }
    show(configuration.imageProperties)
    show(configuration.text, configuration.textProperties, isCentered, in: text)
    show(configuration.secondaryText, configuration.secondaryTextProperties, isCentered, in: secondaryText)
    // The column has one distance between its parts.
    text.margins = Insets(
      top: max(0, Int(pixels: configuration.imageToTextPadding) - 12), leading: 0,
      bottom: max(0, Int(pixels: configuration.textToSecondaryTextPadding) - 12), trailing: 0)
    configuration.background.apply(to: self)
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

  private func show(_ properties: ListContentConfiguration.ImageProperties) {
    let largest = max(properties.maximumSize.width, properties.maximumSize.height)
    image.pixelSize = largest > 0 ? Int(pixels: largest.rounded()) : 72
    if let color = properties.tintColor, let shown = image.image, shown.isSymbolImage {
      image.image = shown.withTintColor(color, renderingMode: .alwaysOriginal)
    }
    image.setCSSClass("dim-label", .when(properties.tintColor == nil))
  }

  private func show(
    _ string: String?, _ properties: ContentUnavailableConfiguration.TextProperties, _ isCentered: Bool, in label: Label
  ) {
    label.isVisible = string != nil
    label.text = properties.transform(string ?? "")
    label.textColor = properties.color
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = isCentered ? .center : .natural
  }
}
