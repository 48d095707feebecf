import CGtk

/// Shows text. Text is shown as it is; markup is taken only by `setMarkup`.
@MainActor open class Label: Widget {
  /// A label with text.
  public init(_ text: String = "") { super.init(owning: UnsafeMutableRawPointer(gtk_label_new(text.withoutNUL))) }

  /// Adopts a GtkLabel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// How the text looks; set as a whole, so that nothing of an earlier look remains (C-144).
  public var attributes: TextAttributes {
    get { shownAttributes }
    set {
      guard newValue != shownAttributes else { return }
      shownAttributes = newValue
      apply(baseRuns + [TextRun(newValue)])
    }
  }

  // Observers would not be called for what an initialiser in a program's extension sets.
  private var shownAttributes = TextAttributes()

  /// The look of parts of the text, below `attributes`: for the classes of a layer above.
  package final var baseRuns: [TextRun] = [] {
    didSet { if baseRuns != oldValue { apply(baseRuns + [TextRun(attributes)]) } }
  }
}

/// Every `GtkLabel`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol LabelProtocol: Widget {
  /// How the text looks; set as a whole, so that nothing of an earlier look remains (C-144).
  var attributes: TextAttributes { get set }
}

extension Label: nonisolated LabelProtocol {}

extension LabelProtocol {
  /// Sets the look of parts of the text, replacing the previous one; later ones on top of earlier ones.
  package func apply(_ runs: [TextRun]) {
    let spacing = runs.reduce(0) { max($0, $1.attributes.letterSpacing ?? 0) }
    if let lines = spacing > 0 ? LabelLines.of(self) : attachment(LabelLines.self) { lines.letterSpacing = spacing }
    let list = TextAttributes.makeList(runs)
    withoutEcho { gtk_label_set_attributes(native(), list) }
    pango_attr_list_unref(list)
  }

  /// The text shown, without any markup. A `text` that a subclass declares as optional takes precedence, also for values that are not.
  @_disfavoredOverload public var text: String {
    get { plainText }
    set { plainText = newValue }
  }

  /// The text shown, without any markup, by a name that the classes of a layer above leave alone.
  package var plainText: String {
    get { String(cString: gtk_label_get_text(native())) }
    set {
      // Compared in place: a hook may set the same text often, and reading it as a String copies it.
      if strcmp(gtk_label_get_label(native()), newValue) != 0 || gtk_label_get_use_markup(native()) != 0
        || gtk_label_get_use_underline(native()) != 0
      {
        withoutEcho { gtk_label_set_text(native(), newValue.withoutNUL) }
      }
    }
  }

  /// Whether long text breaks into lines.
  public var wraps: Bool {
    get { breaksLines }
    set { breaksLines = newValue }
  }

  /// Whether long text breaks into lines, by a name that the classes of a layer above leave alone.
  @NativeProperty(gtk_label_get_wrap, gtk_label_set_wrap) package var breaksLines: Bool

  /// Has the label show that many lines at most, those that begin with a line end of the text included; nil for no limit.
  package func limitLines(to limit: Int?) {
    breaksLines = limit != 1
    maxLines = if let limit, limit > 1 { limit } else { nil }
    guard let lines = limit == nil ? attachment(LabelLines.self) : LabelLines.of(self), lines.limit != limit else {
      return
    }
    lines.limit = limit
    queueResize()
  }

  /// The height of the lines that fit into a height at a width, in logical pixels; nil where all of them fit.
  package func cutHeight(within height: Int, width: Int) -> Int? {
    LabelLines.of(self).fitting(in: native(), width: width, height: height)?.height
  }

  /// Whether the limit of lines leaves out some of the text at a width, in logical pixels.
  package func isCut(atWidth width: Int) -> Bool {
    attachment(LabelLines.self)?.isCut(in: native(), width: Int32(clamping: width)) == true
  }

  /// Whether the label shows the lines that fit, the last one cut, where it is given less height than all need. Its least height is that of a
  /// line then; GTK hears of that with `queueResize()`, which must wait while it is at work on the layout.
  package var cutsToHeight: Bool {
    get { attachment(LabelLines.self)?.cutsToHeight == true }
    set { LabelLines.of(self).cutsToHeight = newValue }
  }

  /// The position among the bytes of what is shown of a text; nil where that is left out.
  func shownPlace(ofByte index: Int) -> Int? {
    guard let lines = attachment(LabelLines.self) else { return index }
    return lines.shownPlace(ofByte: index)
  }

  /// The position of a letter, by its byte position in the text, in logical pixels of the label as last placed; nil where it is left out.
  package func place(ofByte index: Int) -> Rect? {
    guard let layout = gtk_label_get_layout(native()), index < strlen(gtk_label_get_text(native())),
      let index = shownPlace(ofByte: index)
    else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_label_get_layout_offsets(native(), &x, &y)
    var rect = PangoRectangle()
    pango_layout_index_to_pos(layout, Int32(clamping: index), &rect)
    func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    let width = pixels(rect.width)
    // From right to left a letter begins at its right edge.
    return Rect(
      x: Double(x) + pixels(rect.x) + min(0, width), y: Double(y) + pixels(rect.y), width: abs(width),
      height: pixels(rect.height))
  }

  /// The key that, with Alt, activates `mnemonicWidget`; nil for none.
  public var mnemonicKey: Key? {
    let key = gtk_label_get_mnemonic_keyval(native())
    return key == guint(GDK_KEY_VoidSymbol) ? nil : Key(rawValue: Int(key))
  }

  /// Shows a text in which an underscore precedes the letter that, with Alt, activates `target`. The label is
  /// `target`'s name for assistive technology as well.
  public func setMnemonic(_ text: String, for target: Widget) {
    withoutEcho { gtk_label_set_text_with_mnemonic(native(), text.withoutNUL) }
    gtk_label_set_mnemonic_widget(native(), target.widgetPointer)
  }
}
