import Gtk

/// The content of a row: a picture, a text and a second text.
@MainActor public struct ListContentConfiguration: ContentConfiguration, Equatable {
  /// How a text looks.
  public struct TextProperties: Equatable {
    /// The colour; nil takes the style's.
    public var color: Color?
    /// Whether a line goes through the text.
    public var strikethroughStyle = StrikethroughStyle.none
    /// How heavy the letters are.
    public var weight: TextAttributes.Weight?
    /// The size as a factor of the style's.
    public var scale: Double?
    /// Whether the text is shown in the weaker colour for secondary things.
    public var isSecondary = false

    var attributes: TextAttributes {
      var attributes = TextAttributes(scale: scale, weight: weight, foreground: color)
      attributes.isStruckThrough = strikethroughStyle == .single
      return attributes
    }
  }

  /// A line through a text.
  public enum StrikethroughStyle: Equatable {
    /// No line.
    case none
    /// One line.
    case single
  }

  /// A picture by the name of an icon; nil for none.
  public var image: String?
  /// The text.
  public var text: String?
  /// The text below; nil for none.
  public var secondaryText: String?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the text below looks.
  public var secondaryTextProperties = TextProperties()

  /// One line of text.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// A text with a smaller, weaker one below.
  public static func subtitleCell() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.secondaryTextProperties.isSecondary = true
    configuration.secondaryTextProperties.scale = 0.86
    return configuration
  }

  /// The widget that shows this.
  public func makeContentView() -> any ContentView {
    let view = ListContentView()
    _ = view.apply(self)
    return view
  }
}

/// Shows a `ListContentConfiguration`. Every property is set at each change, so that nothing of an earlier one stays
/// (C-144).
final class ListContentView: Box, ContentView {
  private let image = Image()
  private let text = Label()
  private let secondaryText = Label()

  init() {
    super.init(.horizontal, spacing: 12)
    let column = Box(.vertical, spacing: 2)
    column.valign = .center
    column.hexpand = true
    for label in [text, secondaryText] {
      label.xalign = 0
      label.ellipsize = .end
      column.append(label)
    }
    append(image)
    append(column)
  }

  func apply(_ configuration: any ContentConfiguration) -> Bool {
    guard let content = configuration as? ListContentConfiguration else { return false }
    image.isVisible = content.image != nil
    image.iconName = content.image
    show(content.text, content.textProperties, in: text)
    show(content.secondaryText, content.secondaryTextProperties, in: secondaryText)
    return true
  }

  private func show(_ string: String?, _ properties: ListContentConfiguration.TextProperties, in label: Label) {
    label.isVisible = string != nil
    label.text = string ?? ""
    label.attributes = properties.attributes
    label.setCSSClass("dim-label", .when(properties.isSecondary))
  }
}
