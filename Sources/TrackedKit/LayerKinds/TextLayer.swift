public import Gtk
import GtkTracking

/// The alignment of a text layer's lines.
public nonisolated enum CATextLayerAlignmentMode: Sendable {
  /// As the text is read.
  case natural
  /// On the left.
  case left
  /// On the right.
  case right
  /// In the middle.
  case center
  /// From edge to edge; here as the text is read.
  case justified
}

/// Which part of a text layer's line is left out where it is too long.
public nonisolated enum CATextLayerTruncationMode: Sendable {
  /// Text outside of the layer is not cut.
  case none
  /// The beginning.
  case start
  /// The end.
  case end
  /// The middle.
  case middle
}

/// A layer that draws a text from the top of its bounds on.
@MainActor open class CATextLayer: Layer {
  override class func ofWidget() -> Layer? { self == CATextLayer.self ? CATextLayer() : nil }

  /// A `String` or an `AttributedString`.
  @AlwaysObserved open var string: Any? { didSet { didChange() } }
  /// A `Font`, or the name of a family; nil for the theme's. Its size is `fontSize`.
  @AlwaysObserved public final var font: Any? { didSet { didChange() } }
  /// The size of a text that is a `String`, in points. 36 unless set.
  @AlwaysObserved open var fontSize = 36.0 { didSet { didChange() } }
  /// The colour of a text that is a `String`. White unless set.
  @AlwaysObserved open var foregroundColor: Color? = .white { didSet { didChange() } }
  /// The alignment of the lines.
  @AlwaysObserved open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { didChange() } }
  /// Whether lines break at the layer's width.
  @AlwaysObserved public final var isWrapped = false { didSet { didChange() } }
  /// Which part of a line is left out where it is too long. Nothing is left out of a text of several lines.
  @AlwaysObserved public final var truncationMode = CATextLayerTruncationMode.none { didSet { didChange() } }

  private var text: AttributedText? {
    if let text = string as? AttributedText { return text }
    guard let text = string as? String else { return nil }
    let own = (font as? Font)?.withSize(fontSize) ?? (font as? String).flatMap { Font(name: $0, size: fontSize) }
    return AttributedText(
      string: text,
      attributes: [.font: own ?? Font.systemFont(ofSize: fontSize), .foregroundColor: foregroundColor ?? .clear])
  }

  /// The size of the text on one line, or on lines of the layer's width.
  public final func preferredFrameSize() -> Size { text?.size(maxWidth: isWrapped ? bounds.width : nil) ?? .zero }

  override func drawContent(_ shown: Properties, on canvas: Snapshot) {
    super.drawContent(shown, on: canvas)
    guard let text, let host, !text.string.isEmpty else { return }
    let alignment: TextLines.Alignment =
      switch alignmentMode {
      case .natural, .justified: host.direction == .rightToLeft ? .right : .left
      case .left: .left
      case .right: .right
      case .center: .center
      }
    let cut: TextLines.Cut? =
      switch truncationMode {
      case .none: nil
      case .start: .start
      case .middle: .middle
      case .end: .end
      }
    canvas.draw(
      text.string, at: shown.bounds.origin, of: host, color: resolved(.white),
      runs: text.textRuns(with: host.traitCollection),
      lines: TextLines(width: shown.bounds.width, isWrapped: isWrapped, alignment: alignment, cut: cut))
  }
}
