public import Gtk
import GtkTracking

extension Button {
  /// A button's content and look: a value, made again for each state.
  public struct Configuration: Equatable {
    /// How prominent a button is.
    enum Style: Equatable {
      /// Only text, without a frame.
      case plain
      /// In the colour of what one can act on.
      case filled
      /// In a weak shade of that colour.
      case tinted
      /// In a weak shade of the text's colour.
      case gray
      /// In a frame.
      case bordered
    }

    /// How the corners are rounded.
    public nonisolated enum CornerStyle: Equatable, Sendable {
      /// By the `cornerRadius` of `background`.
      case fixed
      /// As the theme rounds its buttons.
      case dynamic
      /// A little.
      case small
      /// Between small and large.
      case medium
      /// A lot.
      case large
      /// As far as the height allows.
      case capsule
    }

    /// How large a button is.
    public nonisolated enum Size: Equatable, Sendable {
      /// The theme's.
      case medium
      /// Smaller.
      case small
      /// The smallest.
      case mini
      /// Larger.
      case large
    }

    /// The alignment of title and subtitle.
    public nonisolated enum TitleAlignment: Equatable, Sendable {
      /// Like the alignment of the button's content.
      case automatic
      /// Flush at the start.
      case leading
      /// Around the middle.
      case center
      /// Flush at the end.
      case trailing
    }

    /// Whether an arrow at the end says that a menu opens.
    public nonisolated enum Indicator: Equatable, Sendable {
      /// Where the button shows the current choice of its menu.
      case automatic
      /// There is none.
      case none
      /// There is one.
      case popup
    }

    let style: Style
    /// The text. Setting it takes the looks of `attributedTitle` away.
    public var title: String? {
      get { attributedTitle?.string }
      set { attributedTitle = newValue.map { AttributedText(string: $0) } }
    }
    /// The text with differently styled parts; unset attributes follow the style.
    public var attributedTitle: AttributedText? { didSet { attributedTitle = attributedTitle?.copy() } }
    /// A second, smaller line. Setting it takes the looks of `attributedSubtitle` away.
    public var subtitle: String? {
      get { attributedSubtitle?.string }
      set { attributedSubtitle = newValue.map { AttributedText(string: $0) } }
    }
    /// The second line with the looks of its parts.
    public var attributedSubtitle: AttributedText? { didSet { attributedSubtitle = attributedSubtitle?.copy() } }
    /// How a title is shortened; it is one line that is cut at its end unless something else is set.
    public var titleLineBreakMode: LineBreakMode {
      get { ownTitleLineBreakMode ?? .byTruncatingTail }
      set { ownTitleLineBreakMode = newValue }
    }
    private(set) var ownTitleLineBreakMode: LineBreakMode?
    /// How a subtitle is shortened; it is one line that is cut at its end unless something else is set.
    public var subtitleLineBreakMode: LineBreakMode {
      get { ownSubtitleLineBreakMode ?? .byTruncatingTail }
      set { ownSubtitleLineBreakMode = newValue }
    }
    private(set) var ownSubtitleLineBreakMode: LineBreakMode?
    /// Changes how the title looks; nil for as the theme has it.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// Changes how the subtitle looks; nil for as the theme has it.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// A picture beside the text.
    public var image: Image?
    /// Makes the colour of a symbol of `baseForegroundColor`, or, where that is nil, of the tint colour; nil shows it as the text.
    public var imageColorTransformer: ConfigurationColorTransformer?
    /// The side of the text at which the picture is.
    public var imagePlacement = DirectionalRectEdge.leading
    /// Between picture and text, in logical pixels.
    public var imagePadding = 0.0
    /// The size of a symbol in `image`; nil for its own.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// Whether an arrow at the end says that a menu opens.
    public var indicator = Indicator.automatic
    /// Between title and subtitle, in logical pixels.
    public var titlePadding = 0.0
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// Around the content, in logical pixels; the theme's and the button size's unless it is set.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownContentInsets ?? DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
      set { ownContentInsets = newValue }
    }
    private(set) var ownContentInsets: DirectionalEdgeInsets?
    /// Whether a spinner replaces the picture.
    public var showsActivityIndicator = false
    /// The colour of text and picture; nil for that of the style.
    public var baseForegroundColor: Color?
    /// The colour of the ground; nil for that of the style. Styles without a ground of their own leave it out.
    public var baseBackgroundColor: Color?
    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The ground, where it is to be another than the style's.
    public var background = BackgroundConfiguration()

    /// The picture in the requested size.
    var shownImage: Image? {
      let sized = preferredSymbolConfigurationForImage.flatMap { size in image?.withConfiguration(size) } ?? image
      guard let imageColorTransformer, sized?.isTemplate == true else { return sized }
      return sized?.withTintColor(
        imageColorTransformer(baseForegroundColor ?? .tintColor), renderingMode: .alwaysOriginal)
    }

    private init(_ style: Style) { self.style = style }

    /// Only text, in the colour of controls.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// Only text, in the colour of controls.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// In the colour of what one can act on.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// In the colour of what one can act on.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// In a weak shade of the colour of what one can act on.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// In a weak shade of the colour of what one can act on.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }

    /// In a weak shade of the text's colour.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// In a frame, as the theme's own buttons.
    public static func bordered() -> Configuration { Configuration(.bordered) }

    /// As on glass, which is a weak shade of the text's colour here, with round ends.
    public static func glass() -> Configuration { Configuration(.gray).withRoundEnds }

    /// As on glass in the colour of what one can act on, with round ends.
    public static func prominentGlass() -> Configuration { Configuration(.filled).withRoundEnds }

    /// As on clear glass: without a ground until it is pressed or the pointer is there, with round ends.
    public static func clearGlass() -> Configuration { Configuration(.plain).withRoundEnds }

    /// As on clear glass in the colour of what one can act on, with round ends.
    public static func prominentClearGlass() -> Configuration { Configuration(.tinted).withRoundEnds }

    private var withRoundEnds: Configuration {
      var configuration = self
      configuration.cornerStyle = .capsule
      return configuration
    }

    /// Leaves the space around the content to the theme and `buttonSize` again.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }
  }
}

/// Sides of a rectangle, in reading direction.
@RawRepresented(by: UInt.self)
public nonisolated struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// Above.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// Before, in reading direction.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// Below.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// After, in reading direction.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
