import Gtk
import GtkTracking

/// The content of a button: a picture or spinner, and beside it a title above a subtitle.
final class ButtonContent: Gtk.Box {
  let title = Label()
  private let image = IconView()
  private let spinner = Gtk.Spinner()
  private let subtitle = Label()
  private let texts = Gtk.Box(.vertical)
  /// The arrow at the end, once there was one.
  private var arrow: Gtk.Image?
  private var placement = DirectionalRectEdge.leading

  init() {
    super.init(.horizontal)
    halign = .center
    texts.valign = .center
    subtitle.addCSSClass("caption")
    [title, subtitle].forEach(texts.append)
    [image, spinner, texts].forEach(append)
  }

  var imageInsets = EdgeInsets.zero { didSet { image.margins = Insets(atLeast: imageInsets) } }
  var titleInsets = EdgeInsets.zero { didSet { texts.margins = Insets(atLeast: titleInsets) } }

  /// The content to show.
  struct Parts: Equatable {
    var title: AttributedText?
    var subtitle: AttributedText?
    var image: Image?
    var isBusy = false
    var placement = DirectionalRectEdge.leading
    var imagePadding = 0.0
    var titlePadding = 0.0
    var titleAlignment = Button.Configuration.TitleAlignment.automatic
    /// How the title is shortened; nil leaves that to the label.
    var titleLineBreakMode: LineBreakMode?
    /// How the subtitle is shortened; nil leaves that to the label.
    var subtitleLineBreakMode: LineBreakMode?
    var hasArrow = false
  }

  func show(_ parts: Parts) {
    spinner.isVisible = parts.isBusy
    spinner.isSpinning = parts.isBusy
    image.isVisible = parts.image != nil && !parts.isBusy
    image.image = parts.image
    show(parts.title, in: title)
    show(parts.subtitle, in: subtitle)
    texts.isVisible = title.isVisible || subtitle.isVisible
    texts.spacing = Int(pixels: parts.titlePadding.rounded())
    place(parts.placement)
    spacing = max(6, Int(pixels: parts.imagePadding.rounded()))
    for label in [title, subtitle] { label.halign = align(parts.titleAlignment) }
    parts.titleLineBreakMode.map { setLines(of: title, $0) }
    parts.subtitleLineBreakMode.map { setLines(of: subtitle, $0) }
    showArrow(parts.hasArrow)
  }

  /// One that wraps has as many lines as it takes; one that is cut has one.
  private func setLines(of label: Label, _ mode: LineBreakMode) {
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = mode
  }

  private func showArrow(_ isShown: Bool) {
    guard isShown || arrow != nil else { return }
    if arrow == nil {
      let arrow = Gtk.Image()
      arrow.iconName = "pan-down-symbolic"
      append(arrow)
      self.arrow = arrow
    }
    arrow?.isVisible = isShown
  }

  private func show(_ text: AttributedText?, in label: Label) {
    label.isVisible = text?.string.isEmpty == false
    // One that says nothing of its look has that of the label, which a program may have set.
    if let text, text.hasAttributes { label.attributedText = text } else { label.text = text?.string ?? "" }
  }

  /// Whether a text is shown.
  var hasText: Bool { texts.isVisible }

  private func align(_ alignment: Button.Configuration.TitleAlignment) -> Align {
    switch alignment {
    case .leading: .start
    case .trailing: .end
    case .automatic, .center: .center
    }
  }

  private func place(_ placement: DirectionalRectEdge) {
    guard placement != self.placement else { return }
    self.placement = placement
    let isVertical = !placement.isDisjoint(with: [.top, .bottom])
    orientation = isVertical ? .vertical : .horizontal
    if placement.isDisjoint(with: [.bottom, .trailing]) {
      reorder(texts, after: spinner)
    } else {
      reorder(texts, after: nil)
    }
  }
}

extension Insets {
  /// Margins, which are never below zero.
  fileprivate init(atLeast insets: EdgeInsets) {
    func margin(_ inset: Double) -> Int { Int(pixels: max(0, inset).rounded()) }
    self.init(
      top: margin(insets.top), leading: margin(insets.left), bottom: margin(insets.bottom),
      trailing: margin(insets.right))
  }
}
