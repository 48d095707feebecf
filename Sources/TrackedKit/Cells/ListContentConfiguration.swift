import Gtk

/// The content of a row: a picture, a text and a second text.
@MainActor public struct ListContentConfiguration: ContentConfiguration, Equatable {
  /// Whether it is the title of a section, for assistive technology.
  var isHeader = false
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
    /// How many lines there are at most; 0 for as many as are needed, or fit into a row whose height the program says. 0 unless set, 1 in lists
    /// at the window's side.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// Which letters the text is shown in.
    public var transform = TextTransform.none
    /// How a line is shortened.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Whether a font of a text style follows the text size of the row's place. Every font follows the desktop's.
    public var adjustsFontForContentSizeCategory = false
    /// Turns `color` into the colour that is shown; nil shows it unchanged.
    public var colorTransformer: ConfigurationColorTransformer?

    /// The colour that is shown; nil for the style's.
    var shownColor: Color? { colorTransformer.map { $0(color ?? .label) } ?? color }

    /// The colour that is shown.
    public func resolvedColor() -> Color { shownColor ?? .label }

    var attributes: TextAttributes {
      var attributes = TextAttributes(scale: scale, weight: weight)
      attributes.isStruckThrough = strikethroughStyle != []
      return attributes
    }
  }

  /// Which letters a text is shown in.
  public nonisolated enum TextTransform: Int, Sendable {
    /// Its own.
    case none
    /// Capitals.
    case uppercase
    /// Small ones.
    case lowercase
    /// Each word begins with a capital.
    case capitalized

    func callAsFunction(_ text: String) -> String {
      switch self {
      case .none: return text
      case .uppercase: return text.uppercased()
      case .lowercase: return text.lowercased()
      case .capitalized:
        var isStart = true
        return String(
          text.flatMap { letter -> String in
            defer { isStart = !letter.isLetter && !letter.isNumber && letter != "'" }
            return isStart ? letter.uppercased() : letter.lowercased()
          })
      }
    }
  }

  /// How the picture looks.
  public struct ImageProperties: Equatable {
    /// The colour of a symbol, or of a picture shown as a template; nil for the style's.
    public var tintColor: Color?
    /// Turns `tintColor`, or the tint colour if that is nil, into the colour that is shown; nil shows it unchanged.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The largest size, in logical pixels; zero leaves it to the style.
    public var maximumSize = Size.zero
    /// The least space for the picture, which is centred in it, so that texts of rows with pictures of several sizes begin
    /// at one line; in logical pixels, 0 along a side for only the picture's size.
    public var reservedLayoutSize = Size.zero
    /// The radius of the picture's corners, in logical pixels.
    public var cornerRadius = 0.0
    /// The size of a symbol; nil for its own.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?

    /// The colour of a symbol in a place with a tint colour; nil for the style's.
    public func resolvedTintColor(for tintColor: Color) -> Color? {
      tintColorTransformer.map { $0(self.tintColor ?? tintColor) } ?? self.tintColor
    }

    /// The picture as it is shown.
    func shown(_ image: Image?) -> Image? {
      let sized = preferredSymbolConfiguration.flatMap { size in image?.withConfiguration(size) } ?? image
      guard let tintColor = resolvedTintColor(for: .tintColor), sized?.isSymbolImage == true else { return sized }
      return sized?.withTintColor(tintColor, renderingMode: .alwaysOriginal)
    }
  }

  /// A line through a text.
  @RawRepresented(by: Int.self)
  public nonisolated struct StrikethroughStyle: OptionSet, Hashable, Sendable {
    /// No line; `[]` says the same.
    public static let none: StrikethroughStyle = []
    /// One line.
    public static let single = StrikethroughStyle(rawValue: 1)
  }

  /// A picture; nil for none.
  public var image: Image?
  /// The text. Setting it takes the looks of `attributedText` away.
  public var text: String? {
    get { attributedText?.string ?? plainText }
    set { (plainText, attributedText) = (newValue, nil) }
  }
  private var plainText: String?
  /// The text with differently styled parts; unset attributes follow `textProperties`. Nil for none.
  public var attributedText: AttributedText? { didSet { attributedText = attributedText?.copy() } }
  /// The second text, below or beside; nil for none. Setting it takes the looks of `secondaryAttributedText` away.
  public var secondaryText: String? {
    get { secondaryAttributedText?.string ?? plainSecondaryText }
    set { (plainSecondaryText, secondaryAttributedText) = (newValue, nil) }
  }
  private var plainSecondaryText: String?
  /// The second text with the look of its parts; nil for one without.
  public var secondaryAttributedText: AttributedText? {
    didSet { secondaryAttributedText = secondaryAttributedText?.copy() }
  }
  /// The space around the content, in logical pixels; that of the list's rows unless it is set.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { ownMargins ?? Self.usualMargins }
    set { ownMargins = newValue }
  }
  private(set) var ownMargins: DirectionalEdgeInsets?
  static let usualMargins = DirectionalEdgeInsets(top: 9, leading: 12, bottom: 9, trailing: 12)
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Between picture and text, in logical pixels.
  public var imageToTextPadding = 12.0
  /// Between the texts where one is below the other, in logical pixels.
  public var textToSecondaryTextVerticalPadding = 2.0
  /// Between the texts where one is beside the other, in logical pixels.
  public var textToSecondaryTextHorizontalPadding = 12.0
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the second text is beside the text where there is room, at the row's end.
  public var prefersSideBySideTextAndSecondaryText = false

  /// A text.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// A text with a smaller, weaker one below.
  public static func subtitleCell() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.secondaryTextProperties.isSecondary = true
    configuration.secondaryTextProperties.scale = 0.86
    return configuration
  }

  /// A text with a weaker one at the row's end.
  public static func valueCell() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.secondaryTextProperties.isSecondary = true
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The title of a section.
  public static func header() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.isHeader = true
    configuration.textProperties.weight = .bold
    configuration.textProperties.isSecondary = true
    configuration.textProperties.scale = 0.9
    return configuration
  }

  /// The large title of a section of a grouped list.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.isHeader = true
    configuration.textProperties.weight = .bold
    configuration.textProperties.scale = 1.2
    return configuration
  }

  /// The larger title of a section of a grouped list.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    var configuration = ListContentConfiguration.prominentInsetGroupedHeader()
    configuration.textProperties.scale = 1.4
    return configuration
  }

  /// The title of a section of a plain list.
  public static func plainHeader() -> ListContentConfiguration { .header() }

  /// The title of a section of a grouped list.
  public static func groupedHeader() -> ListContentConfiguration { .header() }

  /// One line of text beside a picture, in a list at the window's side.
  public static func sidebarCell() -> ListContentConfiguration { cell().inOneLine }

  /// A text with a smaller, weaker one below, in a list at the window's side.
  public static func sidebarSubtitleCell() -> ListContentConfiguration { subtitleCell().inOneLine }

  /// The title of a section, in a list at the window's side.
  public static func sidebarHeader() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.isHeader = true
    configuration.textProperties.weight = .bold
    return configuration.inOneLine
  }

  private var inOneLine: ListContentConfiguration {
    var configuration = self
    configuration.textProperties.numberOfLines = 1
    configuration.secondaryTextProperties.numberOfLines = 1
    return configuration
  }

  /// One line of text beside a picture, in a list beside another at the window's side.
  public static func accompaniedSidebarCell() -> ListContentConfiguration { .sidebarCell() }

  /// A text with a smaller, weaker one below, in a list beside another at the window's side.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration { .sidebarSubtitleCell() }

  /// A footer of a plain list.
  public static func plainFooter() -> ListContentConfiguration { .footer() }

  /// A footer of a grouped list.
  public static func groupedFooter() -> ListContentConfiguration { .footer() }

  /// A footer of a section.
  public static func footer() -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.textProperties.isSecondary = true
    configuration.textProperties.scale = 0.86
    return configuration
  }

  /// The same with as many lines as fit into a row.
  func cut(to height: Double) -> ListContentConfiguration {
    var content = self
    let margins = directionalLayoutMargins
    let lineHeight = (textProperties.font ?? .interface).lineHeight
    var lines = Int((height - margins.top - margins.bottom) / lineHeight)
    if secondaryText != nil, !prefersSideBySideTextAndSecondaryText {
      if secondaryTextProperties.numberOfLines == 0 { content.secondaryTextProperties.numberOfLines = 1 }
      lines -= 1
    } else if secondaryTextProperties.numberOfLines == 0 {
      content.secondaryTextProperties.numberOfLines = max(1, lines)
    }
    if textProperties.numberOfLines == 0 { content.textProperties.numberOfLines = max(1, lines) }
    return content
  }

  /// The view that shows this.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }
}

/// Shows a `ListContentConfiguration` anywhere; cells show theirs by themselves.
@MainActor public final class ListContentView: View, ContentView {
  private let box = ListContentBox()

  /// Shows a content.
  public init(configuration: ListContentConfiguration) {
    self.configuration = configuration
    super.init()
    addSubview(box)
    box.show(configuration)
  }

  /// The configuration it shows; one of another type is ignored.
  @AlwaysObserved public var configuration: any ContentConfiguration {
    didSet { if let list = configuration as? ListContentConfiguration { box.show(list) } }
  }
}

/// The labels and the picture of a `ListContentConfiguration`. Every property is set at each change, so that nothing of an
/// earlier one stays (C-144). What a row does not show is not there: a list makes hundreds of these for its first frame.
final class ListContentBox: Box {
  private let text = makeLabel()
  private var image: IconView?
  /// Both texts, once there was a second one.
  private var texts: (box: Box, second: Label)?

  init() {
    super.init(.horizontal, spacing: 12)
    append(text)
  }

  private static func makeLabel() -> Label {
    let label = Label()
    label.hexpand = true
    return label
  }

  /// - Parameter height: that of the row, where the program says it: texts have as many lines as fit.
  func show(_ content: ListContentConfiguration, height: Double? = nil) {
    let content = height.map { content.cut(to: $0) } ?? content
    if image == nil, content.image != nil {
      let image = IconView()
      prepend(image)
      self.image = image
    }
    if let image { show(content.image, content.imageProperties, in: image) }
    spacing = Int(pixels: content.imageToTextPadding.rounded())
    if content.isHeader, text.window == nil { text.accessibilityTraits = .header }
    let second = content.prefersSideBySideTextAndSecondaryText ? content.secondaryText : nil
    show(content.text, content.attributedText, content.textProperties, beside: second, in: text)
    if texts == nil, content.secondaryText != nil { makeSecondText() }
    guard let texts else { return }
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      beside: second == nil ? nil : content.text, in: texts.second)
    // An empty line would push the first one up.
    if texts.second.text?.isEmpty != false { texts.second.isVisible = false }
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    texts.box.orientation = isBeside ? .horizontal : .vertical
    let padding = isBeside ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    texts.box.spacing = Int(pixels: padding.rounded())
    texts.second.hexpand = !isBeside
    if isBeside { texts.second.textAlignment = .right }
  }

  private func makeSecondText() {
    let (box, second) = (Box(.vertical, spacing: 2), Self.makeLabel())
    box.valign = .center
    append(box)
    box.append(text)
    box.append(second)
    texts = (box, second)
  }

  private func show(_ image: Image?, _ properties: ListContentConfiguration.ImageProperties, in view: IconView) {
    view.isVisible = image != nil
    view.image = properties.shown(image)
    let largest = max(properties.maximumSize.width, properties.maximumSize.height)
    if largest > 0 {
      view.pixelSize = Int(pixels: largest.rounded())
    } else if properties.preferredSymbolConfiguration == nil {
      view.pixelSize = nil
    }
    let room = properties.reservedLayoutSize
    if room != .zero || hasReservedRoom {
      hasReservedRoom = true
      view.setSizeRequest(
        width: room.width > 0 ? Int(pixels: room.width.rounded()) : -1,
        height: room.height > 0 ? Int(pixels: room.height.rounded()) : -1)
    }
    if properties.cornerRadius > 0 || hasRoundedImage {
      hasRoundedImage = true
      view.layer.cornerRadius = properties.cornerRadius
      view.layer.masksToBounds = properties.cornerRadius > 0
    }
  }

  private var hasReservedRoom = false
  private var hasRoundedImage = false

  private func show(
    _ string: String?, _ attributed: AttributedText?, _ properties: ListContentConfiguration.TextProperties,
    beside other: String?, in label: Label
  ) {
    // One line is measured in half the time: what is as short as this has room in it everywhere.
    let isShort =
      attributed == nil && properties.font == nil && properties.scale ?? 1 <= 1
      && (string?.utf8.count ?? 0) + (other?.utf8.count ?? 0) <= 20 && string?.contains(where: \.isNewline) != true
    label.isVisible = string != nil
    if let attributed { label.attributedText = attributed } else { label.text = properties.transform(string ?? "") }
    label.textColor = properties.shownColor
    label.font = properties.font
    label.attributes = properties.attributes
    label.isSecondary = properties.isSecondary
    label.numberOfLines = isShort && properties.numberOfLines == 0 ? 1 : properties.numberOfLines
    label.textAlignment = properties.alignment
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }
}
