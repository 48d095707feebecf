import CGtk

/// Shows text. Text is shown as it is; markup is taken only by `setMarkup`.
@MainActor open class Label: Widget {
  /// A label with text.
  public init(_ text: String = "") { super.init(owning: UnsafeMutableRawPointer(gtk_label_new(text))) }

  /// Adopts a GtkLabel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Where a text that wraps may break.
  public enum WrapMode: UInt32 {
    /// Between words: the longest word is the least width.
    case word
    /// Between any two letters.
    case character
    /// Between words, and inside of one that does not fit.
    case wordOrCharacter
  }

  /// Where a text that does not fit is cut.
  public enum Ellipsize: UInt32 {
    /// It is not cut; the label asks for its whole width.
    case none
    /// At the start.
    case start
    /// In the middle.
    case middle
    /// At the end.
    case end
  }

  /// How several lines stand to each other.
  public enum Justification: UInt32 {
    /// Flush at the start.
    case left
    /// Flush at the end.
    case right
    /// Around the middle.
    case center
    /// From edge to edge, but for the last line.
    case fill
  }

  /// How the text looks; set as a whole, so that nothing of an earlier look remains (C-144).
  public var attributes = TextAttributes() {
    didSet { if attributes != oldValue { apply(baseRuns + [TextRun(attributes)]) } }
  }

  /// How parts of the text look, below `attributes`: for the classes of a layer above.
  package final var baseRuns: [TextRun] = [] {
    didSet { if baseRuns != oldValue { apply(baseRuns + [TextRun(attributes)]) } }
  }
}

/// Every object of `GtkLabel` and of classes made over it: what it has stands in an extension, see `WidgetProtocol`.
@MainActor public protocol LabelProtocol: Widget {
  /// How the text looks; set as a whole, so that nothing of an earlier look remains (C-144).
  var attributes: TextAttributes { get set }
}

extension Label: nonisolated LabelProtocol {}

extension LabelProtocol {
  /// Gives parts of the text a look, in place of the one they had; later ones on top of earlier ones.
  package func apply(_ runs: [TextRun]) {
    let list = TextAttributes.makeList(runs)
    gtk_label_set_attributes(native(), list)
    pango_attr_list_unref(list)
  }

  /// The text shown, without any markup. A text that a subclass declares as optional goes first, also for a value that is not.
  @_disfavoredOverload public var text: String {
    get { plainText }
    set { plainText = newValue }
  }

  /// The text shown, without any markup, by a name that the classes of a layer above leave alone.
  package var plainText: String {
    get { String(cString: gtk_label_get_text(native())) }
    set {
      // Compared in place: a hook may set the same text often, and reading it as a String copies it.
      newValue.withCString { text in
        if strcmp(gtk_label_get_label(native()), text) != 0 || gtk_label_get_use_markup(native()) != 0
          || gtk_label_get_use_underline(native()) != 0
        {
          gtk_label_set_text(native(), text)
        }
      }
    }
  }

  /// Where lines start, from 0 (leading) to 1 (trailing).
  public var xalign: Double {
    get { Double(gtk_label_get_xalign(native())) }
    set { gtk_label_set_xalign(native(), Float(newValue)) }
  }

  /// Whether long text breaks into lines.
  public var wraps: Bool {
    get { breaksLines }
    set { breaksLines = newValue }
  }

  /// Whether long text breaks into lines, by a name that the classes of a layer above leave alone.
  package var breaksLines: Bool {
    get { gtk_label_get_wrap(native()) != 0 }
    set { if newValue != breaksLines { gtk_label_set_wrap(native(), newValue ? 1 : 0) } }
  }

  /// Where a text that wraps may break; between words unless it is set.
  public var wrapMode: Label.WrapMode {
    get { Label.WrapMode(rawValue: gtk_label_get_wrap_mode(native()).rawValue) ?? .word }
    set { gtk_label_set_wrap_mode(native(), PangoWrapMode(newValue.rawValue)) }
  }

  /// Whether the user can select the text.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(native()) != 0 }
    set { if newValue != isSelectable { gtk_label_set_selectable(native(), newValue ? 1 : 0) } }
  }

  /// The least width in characters; nil leaves it to the text.
  public var widthChars: Int? {
    get { gtk_label_get_width_chars(native()) < 0 ? nil : Int(gtk_label_get_width_chars(native())) }
    set { gtk_label_set_width_chars(native(), Int32(newValue ?? -1)) }
  }

  /// The natural width at most, in characters; nil for no limit.
  public var maxWidthChars: Int? {
    get { gtk_label_get_max_width_chars(native()) < 0 ? nil : Int(gtk_label_get_max_width_chars(native())) }
    set { gtk_label_set_max_width_chars(native(), Int32(newValue ?? -1)) }
  }

  /// Where a text that does not fit is cut.
  public var ellipsize: Label.Ellipsize {
    get { Label.Ellipsize(rawValue: gtk_label_get_ellipsize(native()).rawValue) ?? .none }
    set { if newValue != ellipsize { gtk_label_set_ellipsize(native(), PangoEllipsizeMode(newValue.rawValue)) } }
  }

  /// How many lines an ellipsized text that wraps may have; nil for no limit.
  public var maxLines: Int? {
    get { gtk_label_get_lines(native()) < 0 ? nil : Int(gtk_label_get_lines(native())) }
    set { if newValue != maxLines { gtk_label_set_lines(native(), Int32(newValue ?? -1)) } }
  }

  /// Shows a text in which an underscore stands before the letter that, with Alt, activates `target`. The label is
  /// `target`'s name for assistive technology as well.
  public func setMnemonic(_ text: String, for target: Widget) {
    gtk_label_set_text_with_mnemonic(native(), text)
    gtk_label_set_mnemonic_widget(native(), target.widgetPointer)
  }

  /// How several lines stand to each other.
  public var justification: Label.Justification {
    get { Label.Justification(rawValue: gtk_label_get_justify(native()).rawValue) ?? .left }
    set { if newValue != justification { gtk_label_set_justify(native(), GtkJustification(newValue.rawValue)) } }
  }
}
