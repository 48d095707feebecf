public import Gtk
import GtkTracking

/// Shows a text, as UIKit's label does: one line that starts where the language's lines start, and is cut at its end where there is
/// no room. Colours and fonts of text styles follow the traits of its place (C-227).
@MainActor open class Label: View, LabelProtocol {
  override class var plainClass: View.Type { Label.self }

  override var drawsInOwnLayer: Bool { true }

  override var letsPointerThrough: Bool { true }

  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .label }

  /// Where a text that wraps may break.
  public typealias WrapMode = Gtk.Label.WrapMode
  /// Where a text that does not fit is cut.
  public typealias Ellipsize = EllipsizeMode
  /// The alignment of several lines.
  public typealias Justification = Gtk.Justification

  private var look = LabelLook()
  private var hasText = false
  private var directionConnection: SignalConnection?

  /// A label without a text.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    applyLines()
    applyAlignment()
  }

  /// A label with a text.
  public convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
  }

  /// How all of the text looks, above `font`, `textColor` and the look of parts; set as a whole, so that nothing of an
  /// earlier look remains (C-144).
  public final var attributes: TextAttributes {
    get { ownAttributes?.value ?? TextAttributes() }
    set {
      guard newValue != attributes else { return }
      ownAttributes = OwnAttributes(newValue)
      showRuns()
    }
  }

  /// They are a third of a label's memory, and few labels have any.
  private final class OwnAttributes {
    let value: TextAttributes
    init(_ value: TextAttributes) { self.value = value }
  }

  private var ownAttributes: OwnAttributes?

  /// How parts of the text look, below `attributes`.
  final var baseRuns: [TextRun] = [] {
    didSet { if baseRuns != oldValue { showRuns() } }
  }

  private func showRuns() { apply(baseRuns + [TextRun(attributes)]) }

  /// The text; nil until one was set. Setting it gives all of it the look of `font` and `textColor`.
  open var text: String? {
    get {
      let text = look.attributedText?.string ?? plainText
      return text.isEmpty && !hasText ? nil : text
    }
    set {
      hasText = newValue != nil
      if look.attributedText != nil {
        look.attributedText = nil
        look.shown = nil
        showPictures()
        applyParagraph()
        applyLook()
      }
      plainText = newValue ?? ""
    }
  }

  /// The text with differently styled parts; unset attributes follow `font` and `textColor`. For a label with a plain text the
  /// getter returns it with both.
  open var attributedText: AttributedText? {
    get {
      if let text = look.attributedText { return text }
      guard let text else { return nil }
      return AttributedText(string: text, attributes: [.font: font!, .foregroundColor: textColor!])
    }
    set {
      guard newValue != look.attributedText || newValue == nil else { return }
      hasText = newValue != nil
      look.attributedText = newValue?.copy()
      look.shown = newValue?.content.withParagraphEnds
      if let markup = look.shown?.markupOfLinks { setMarkup(markup) } else { plainText = look.shown?.string ?? "" }
      showPictures()
      applyParagraph()
      applyLook()
    }
  }

  /// Whether the text is as clear as usual; false dims it. True unless set.
  open var isEnabled: Bool {
    get { isSensitive }
    set { isSensitive = newValue }
  }

  /// The colour of the text; null takes the theme's again. `Color.label` unless it is set.
  open var textColor: Color! {
    get { look.textColor ?? .label }
    set {
      guard newValue != look.textColor else { return }
      look.textColor = newValue
      applyLook()
      if isSecondary { showDimming() }
    }
  }

  /// Whether the text is dimmed while it has no colour of its own.
  final var isSecondary = false {
    didSet { if isSecondary != oldValue { showDimming() } }
  }

  private func showDimming() { setCSSClass("dim-label", .when(isSecondary && look.textColor == nil)) }

  /// The font; null takes the theme's again. The desktop's interface font unless it is set.
  open var font: Font! {
    get { look.font ?? .interface }
    set {
      guard newValue != look.font else { return }
      look.font = newValue
      applyLook()
    }
  }

  /// Whether a font of a text style follows the text size of the label's place in the hierarchy. Every font follows the desktop's.
  @AlwaysObserved open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { applyLook() } }
  }

  /// The alignment of the lines; `.natural` unless it is set.
  @AlwaysObserved open var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { applyAlignment() } }
  }

  /// How many lines there may be; 0 for as many as it takes. One unless it is set.
  @AlwaysObserved open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { applyLines() } }
  }

  /// GTK's word for `numberOfLines`: whether there may be as many lines as it takes, or one.
  public var wraps: Bool {
    get { numberOfLines != 1 }
    set { numberOfLines = newValue ? 0 : 1 }
  }

  /// How a line is shortened; it is cut at its end unless something else is set.
  @AlwaysObserved open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { applyLines() } }
  }

  private func applyLook() {
    followTraits("look", if: look.dependsOnTraits || adjustsFontForContentSizeCategory) { [unowned self] traits in
      let scale =
        adjustsFontForContentSizeCategory && DisplaySettings.isAvailable
        ? traits.textScale / DisplaySettings.shared.textScale : 1
      baseRuns = look.runs(with: traits, scale: scale)
    }
  }

  /// Whether a text of one line that does not fit is drawn smaller, instead of being cut.
  @AlwaysObserved open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsLayout() } }
  }

  /// How much smaller it may be drawn at most, as a factor; 0, the default, for as much as it takes.
  @AlwaysObserved open var minimumScaleFactor = 0.0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsLayout() } }
  }

  /// The colour of a copy of the text behind it; nil, the default, for none. `layer.shadowColor` and the others soften it.
  @AlwaysObserved open var shadowColor: Color? {
    didSet {
      guard shadowColor != oldValue else { return }
      followTraits("shadow", if: shadowColor.map { $0.fixedComponents == nil } ?? false) { [unowned self] traits in
        shownShadow = shadowColor?.rgba(with: traits)
      }
    }
  }

  /// How far that copy is away, in logical pixels; one above the text unless it is set.
  @AlwaysObserved open var shadowOffset = Size(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { queueDraw() } }
  }

  private var shownShadow: RGBA? { didSet { if shownShadow != oldValue { queueDraw() } } }

  /// How much smaller the text is drawn.
  private var fittingScale = 1.0

  /// The pictures among the letters; nil for none.
  private var pictures: LabelPictures?
  private var indents = LabelIndents()

  private func showPictures() {
    let attachments = look.shown?.attachments ?? []
    if !attachments.isEmpty || pictures != nil {
      pictures = attachments.isEmpty ? nil : LabelPictures()
      pictures?.show(attachments, in: self)
      // What is read aloud has no sign for a picture.
      setUsualAccessibleName(attachments.isEmpty ? nil : text?.filter { $0 != "\u{FFFC}" })
    }
  }

  /// Pango gives an empty text the height of a line.
  override func nativeRequest(_ orientation: Orientation, forSize: Int?) -> Measurement {
    guard orientation == .horizontal || !plainText.isEmpty else { return .fixed(0) }
    let request = super.nativeRequest(orientation, forSize: forSize)
    if orientation == .horizontal, forSize == nil { wholeWidth = request.natural }
    return request
  }

  /// The width of the whole text, once it was measured.
  private var wholeWidth: Int?

  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let insets = ownInsets(in: bounds.isEmpty ? Size(width: 1000, height: 1000) : bounds.size)
    guard indents != LabelIndents() || insets != .zero else { return super.measure(orientation, forSize: forSize) }
    setIndent(indents.first)
    let sides = indents.sides + Int(pixels: (insets.left + insets.right).rounded(.up))
    let inner = super.measure(
      orientation, forSize: orientation == .vertical ? forSize.map { max(0, $0 - sides) } : forSize)
    guard orientation == .horizontal else { return inner }
    let minimum = inner.minimum + indents.all
    return Measurement(minimum: minimum, natural: max(inner.natural, minimum))
  }

  open override var intrinsicContentSize: Size {
    let (size, room) = (super.intrinsicContentSize, ownRoom)
    guard size.width >= 0 else { return size }
    return Size(width: size.width + Double(indents.all) + room.width, height: size.height + room.height)
  }

  open override func allocate(width: Int, height: Int, baseline: Int) {
    setIndent(indents.first)
    insets = ownInsets(in: Size(width: Double(width), height: Double(height)))
    let width = widthAtEndOfWay(
      max(0, width - indents.sides - Int(pixels: (insets.left + insets.right).rounded(.up))), height: height)
    fittingScale = 1
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let natural = measureNatively(.horizontal, forSize: nil).natural
      if natural > width { fittingScale = max(Double(width) / Double(natural), minimumScaleFactor, 0.05) }
    }
    let scaled = Int(pixels: (Double(width) / fittingScale).rounded(.up))
    super.allocate(width: fittingScale < 1 ? scaled : width, height: height, baseline: baseline)
  }

  override func drawContent(on snapshot: Snapshot) {
    guard let raised, let shown = placeToCome?.mover.frame(in: self) else { return drawWhole(on: snapshot) }
    snapshot.clipped(to: shown) {
      snapshot.transformed(by: AffineTransform(translationX: 0, y: raised)) { drawWhole(on: snapshot) }
    }
  }

  private func drawWhole(on snapshot: Snapshot) {
    guard isSubclassed else { return drawLines(shadowedOn: snapshot) }
    CurrentDrawing.draw(self, on: snapshot) { drawText(in: bounds) }
  }

  // MARK: On its way to another size

  /// How far GTK places lines above the label, which has not the height for them yet; nil for a label that is on no way.
  private var raised: Double?

  /// The width in which the text is laid out: on a way to a larger one, that at its end.
  private func widthAtEndOfWay(_ width: Int, height: Int) -> Int {
    raised = nil
    guard let way = placeToCome, numberOfLines != 1 || wholeWidth ?? .max > width else { return width }
    let whole = measureNatively(.horizontal, forSize: nil).natural
    let width = max(width, min(whole, width + Int(pixels: way.size.width.rounded())))
    let textHeight = measureNatively(.vertical, forSize: width).natural
    raised = Double(max(0, textHeight - height)) * yalign
    return width
  }

  // MARK: The text's place

  /// How far the text keeps from the label's edges, as of the last allocation.
  private var insets = EdgeInsets.zero
  /// The rectangle that an override passes on, while it is being asked.
  private var askedPlace: Rect?
  private var isAskingForPlace = false

  /// Draws the text in a rectangle, the whole label unless an override passes another one to `super`: the text breaks and is aligned
  /// within that. Override `intrinsicContentSize` as well, so that there is room for it.
  open func drawText(in rect: Rect) {
    if isAskingForPlace { return askedPlace = rect }
    guard let drawing = CurrentDrawing.current, drawing.view === self else { return }
    drawing.draw { drawLines(shadowedOn: $0) }
  }

  /// The rectangle of the text within a rectangle. Override it to make room around the text, as in UIKit's labels, or
  /// to place the text, and draw it there in `drawText(in:)`. Override both to keep the text away from the edges.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let width = min(Double(measureNatively(.horizontal, forSize: nil).natural), max(0, bounds.width))
    let natural = measureNatively(.vertical, forSize: Int(pixels: width.rounded(.up))).natural
    var height = min(Double(natural), max(0, bounds.height))
    if numberOfLines > 0, self.numberOfLines == 0 || numberOfLines < self.numberOfLines {
      height = min(height, (Double(numberOfLines) * font.lineHeight).rounded(.up))
    }
    return Rect(
      x: bounds.minX + (bounds.width - width) * xalign, y: bounds.minY + (bounds.height - height) / 2, width: width,
      height: height)
  }

  /// The additional space that an override of `textRect` requests.
  private var ownRoom: Size {
    guard isSubclassed, Overriding.textRect.stands(in: self), !isAskingForRoom else { return .zero }
    isAskingForRoom = true
    defer { isAskingForRoom = false }
    let whole = Rect(x: 0, y: 0, width: 10_000, height: 10_000)
    let rect = textRect(forBounds: whole, limitedToNumberOfLines: numberOfLines)
    let width = measureNatively(.horizontal, forSize: nil).natural
    let height = measureNatively(.vertical, forSize: width).natural
    return Size(width: max(0, rect.width - Double(width)), height: max(0, rect.height - Double(height)))
  }

  private var isAskingForRoom = false

  private var isSubclassed: Bool { type(of: self) != Label.self }

  /// How far an override of `drawText(in:)` keeps the text from the edges: GTK has to know before it draws. What the override draws
  /// in this call is not shown.
  private func ownInsets(in size: @autoclosure () -> Size) -> EdgeInsets {
    guard isSubclassed, !isAskingForPlace else { return .zero }
    let whole = Rect(origin: .zero, size: size())
    (isAskingForPlace, askedPlace) = (true, nil)
    defer { isAskingForPlace = false }
    _ = Snapshot.record { CurrentDrawing.draw(self, on: $0, area: whole) { drawText(in: whole) } }
    guard let place = askedPlace, place.width > 0, place.height > 0 else { return .zero }
    return EdgeInsets(
      top: place.minY, left: place.minX, bottom: whole.maxY - place.maxY, right: whole.maxX - place.maxX)
  }

  private func drawLines(shadowedOn snapshot: Snapshot) {
    guard let shownShadow else { return drawLines(on: snapshot) }
    snapshot.shadowed(offset: shadowOffset, blur: 0, color: shownShadow) { drawLines(on: snapshot) }
  }

  private func drawLines(on snapshot: Snapshot) {
    guard indents != LabelIndents() || insets != .zero else { return drawLetters(on: snapshot) }
    setIndent(indents.first)
    // GTK places the lines by the size of the widget, and the first letter at its edge.
    let (before, after) = (Double(indents.start), -Double(indents.end))
    var way =
      direction == .rightToLeft ? -after * xalign - before * (1 - xalign) : before * (1 - xalign) + after * xalign
    if indents != LabelIndents(), xalign == 0, direction != .rightToLeft { way += textOffset }
    let align = direction == .rightToLeft ? 1 - xalign : xalign
    way += insets.left * (1 - align) - insets.right * align
    let down = (insets.top - insets.bottom) / 2
    snapshot.transformed(by: AffineTransform(translationX: way, y: down)) { drawLetters(on: snapshot) }
  }

  private func drawLetters(on snapshot: Snapshot) {
    guard fittingScale < 1 else {
      super.drawContent(on: snapshot)
      pictures?.draw(in: self, on: snapshot)
      return
    }
    // GTK places the line by the width of the widget, out of which it reaches at the other side.
    let middle = Point(x: Double(width) * xalign, y: Double(height) / 2)
    snapshot.transformed(by: AffineTransform(scaleX: fittingScale, y: fittingScale), around: middle) {
      super.drawContent(on: snapshot)
      pictures?.draw(in: self, on: snapshot)
    }
  }

  /// The paragraph's style of an attributed text counts more than the label's own.
  private var paragraph: ParagraphStyle.Values? { look.attributedText?.content.runs.first?.attributes.paragraph }

  private func applyParagraph() {
    applyAlignment()
    applyLines()
    let indents = paragraph.map { LabelIndents($0) } ?? LabelIndents()
    guard indents != self.indents else { return }
    self.indents = indents
    setIndent(indents.first)
    queueResize()
  }

  private func applyLines() {
    let lineBreakMode = paragraph.flatMap { $0.breaksItsOwnWay ? $0.lineBreakMode : nil } ?? self.lineBreakMode
    limitLines(to: numberOfLines == 0 ? nil : max(1, numberOfLines))
    wrapMode = lineBreakMode == .byCharWrapping ? .character : .wordOrCharacter
    ellipsize =
      switch lineBreakMode {
      // What shows all its lines cuts none.
      case _ where numberOfLines == 0: .none
      case .byTruncatingHead: .start
      case .byTruncatingMiddle: .middle
      case .byTruncatingTail: .end
      // GTK counts the lines of a text that is cut.
      case .byWordWrapping, .byCharWrapping: .end
      case .byClipping: numberOfLines > 1 ? .end : .none
      }
  }

  private func applyAlignment() {
    // GTK takes start and end where UIKit takes left and right.
    let isMirrored = direction == .rightToLeft
    let textAlignment = paragraph.flatMap { $0.alignment == .natural ? nil : $0.alignment } ?? self.textAlignment
    switch textAlignment {
    case .natural: place(at: 0, .left)
    case .left: isMirrored ? place(at: 1, .right) : place(at: 0, .left)
    case .right: isMirrored ? place(at: 0, .left) : place(at: 1, .right)
    case .center: place(at: 0.5, .center)
    case .justified: place(at: 0, .fill)
    }
    if textAlignment == .left || textAlignment == .right, directionConnection == nil {
      directionConnection = onDirectionChanged { [unowned self] _ in applyAlignment() }
    }
  }

  private func place(at xalign: Double, _ justification: Justification) {
    self.xalign = xalign
    self.justification = justification
  }
}

/// How a label's text looks, as it was set.
private struct LabelLook {
  var textColor: Color?
  var font: Font?
  var attributedText: AttributedText?
  /// The attributed text with the letters that the label needs for it.
  var shown: AttributedContent?

  /// Whether it has changed elsewhere.
  var dependsOnTraits: Bool {
    textColor.map { $0.fixedComponents == nil } ?? false || attributedText?.dependsOnTraits ?? false
  }

  func runs(with traits: TraitCollection, scale: Double) -> [TextRun] {
    var runs: [TextRun] = []
    if font != nil || textColor != nil {
      var whole = font?.attributes(scale: font?.textStyle == nil ? 1 : scale) ?? TextAttributes()
      whole.foreground = textColor?.rgba(with: traits)
      runs.append(TextRun(whole))
    }
    return runs + (shown?.textRuns(with: traits, scale: scale) ?? [])
  }
}
