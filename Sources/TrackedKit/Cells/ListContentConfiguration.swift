import Gtk

/// The content of a row: a picture, a text and a second text.
@MainActor public struct ListContentConfiguration: ContentConfiguration, Equatable {
  /// How a text looks.
  public struct TextProperties: Equatable {
    /// The colour; nil takes the style's. It follows the traits of the row.
    public var color: Color?
    /// The font; nil takes the style's.
    public var font: Font?
    /// Whether a line goes through the text.
    public var strikethroughStyle = StrikethroughStyle.none
    /// How heavy the letters are.
    public var weight: TextAttributes.Weight?
    /// The size as a factor of the style's.
    public var scale: Double?
    /// Whether the text is shown in the weaker colour for secondary things.
    public var isSecondary = false

    var attributes: TextAttributes {
      var attributes = TextAttributes(scale: scale, weight: weight)
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

  /// A picture; nil for none.
  public var image: Image?
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
/// (C-144). What a row does not show is not there: a list makes hundreds of these for its first frame.
final class ListContentView: Box, ContentView {
  private let text = makeLabel()
  private var image: IconView?
  /// Both texts, once there was a second one.
  private var texts: (column: Box, second: Label)?

  init() {
    super.init(.horizontal, spacing: 12)
    append(text)
  }

  private static func makeLabel() -> Label {
    let label = Label()
    label.hexpand = true
    return label
  }

  func apply(_ configuration: any ContentConfiguration) -> Bool {
    guard let content = configuration as? ListContentConfiguration else { return false }
    if image == nil, content.image != nil {
      let image = IconView()
      prepend(image)
      self.image = image
    }
    image?.isVisible = content.image != nil
    image?.image = content.image
    show(content.text, content.textProperties, in: text)
    if texts == nil, content.secondaryText != nil { makeSecondText() }
    if let texts { show(content.secondaryText, content.secondaryTextProperties, in: texts.second) }
    return true
  }

  private func makeSecondText() {
    let (column, second) = (Box(.vertical, spacing: 2), Self.makeLabel())
    column.valign = .center
    append(column)
    column.append(text)
    column.append(second)
    texts = (column, second)
  }

  private func show(_ string: String?, _ properties: ListContentConfiguration.TextProperties, in label: Label) {
    label.isVisible = string != nil
    label.text = string ?? ""
    label.textColor = properties.color
    label.font = properties.font
    label.attributes = properties.attributes
    label.setCSSClass("dim-label", .when(properties.isSecondary))
  }
}
