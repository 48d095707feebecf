// Made by scripts/generate-wrappers of scripts/support/wrappers/FontButton.txt: edit that, not this.
import CGtk

extension FontButtonProtocol {
  /// The title of the window in which the font is chosen.
  @NativeProperty(gtk_font_button_get_title, gtk_font_button_set_title) public var title: String

  /// Whether that window keeps others of the program from input.
  @NativeProperty(gtk_font_button_get_modal, gtk_font_button_set_modal) public var isModal: Bool

  /// Whether the button's text has the font.
  @NativeProperty(gtk_font_button_get_use_font, gtk_font_button_set_use_font) public var usesFont: Bool

  /// Whether the button's text has the size.
  @NativeProperty(gtk_font_button_get_use_size, gtk_font_button_set_use_size) public var usesSize: Bool
}

// Signals.
extension FontButtonProtocol {
  /// The user pressed the button by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user chose a font; read `font`.
  public var onFontSet: Signal<> { Signal(self, "font-set", delivery: .userChanges) }

  /// The user, or C code, changed `title`.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }

  /// The user, or C code, changed `isModal`.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }

  /// The user, or C code, changed `usesFont`.
  public var onNotifyUseFont: Signal<> { notify("use-font", delivery: .userChanges) }

  /// The user, or C code, changed `usesSize`.
  public var onNotifyUseSize: Signal<> { notify("use-size", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FontButtonProtocol {
  @available(*, unavailable, renamed: "isModal")
  @NeverCalled public var modal: Bool
  @available(*, unavailable, renamed: "usesFont")
  @NeverCalled public var useFont: Bool
  @available(*, unavailable, renamed: "usesSize")
  @NeverCalled public var useSize: Bool
}

extension FontChooser {
  /// The font by Pango's name for it, such as `Sans Bold 12`.
  @NativeProperty("font") public var font: String?

  /// The font's features that were chosen, as OpenType names them.
  public var fontFeatures: String { property("font-features") }

  /// The language for which features are chosen, such as `de-de`.
  @NativeProperty("language") public var language: String

  /// Which parts of a font can be chosen.
  @NativeProperty(gtk_font_chooser_get_level, gtk_font_chooser_set_level) public var level: FontChooserLevel

  /// The text that shows how a font looks.
  @NativeProperty("preview-text") public var previewText: String

  /// Whether the user can write another text to look at.
  @NativeProperty(gtk_font_chooser_get_show_preview_entry, gtk_font_chooser_set_show_preview_entry)
  public var showsPreviewEntry: Bool
}

// Signals.
extension FontChooser {
  /// The user, or C code, changed `font`.
  public var onNotifyFont: Signal<> { notify("font", delivery: .userChanges) }

  /// `fontFeatures` changed.
  public var onNotifyFontFeatures: Signal<> { notify("font-features") }

  /// The user, or C code, changed `language`.
  public var onNotifyLanguage: Signal<> { notify("language", delivery: .userChanges) }

  /// The user, or C code, changed `level`.
  public var onNotifyLevel: Signal<> { notify("level", delivery: .userChanges) }

  /// The user, or C code, changed `previewText`.
  public var onNotifyPreviewText: Signal<> { notify("preview-text", delivery: .userChanges) }

  /// The user, or C code, changed `showsPreviewEntry`.
  public var onNotifyShowPreviewEntry: Signal<> { notify("show-preview-entry", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FontChooser {
  @available(*, unavailable, renamed: "showsPreviewEntry")
  @NeverCalled public var showPreviewEntry: Bool
  @available(*, unavailable, message: "write font")
  @NeverCalled public var fontDesc: Any?
}

/// Which parts of a font can be chosen; the family always can.
@Counterpart(of: GtkFontChooserLevel.self)
public nonisolated struct FontChooserLevel: OptionSet, NativeFlags {
  /// The style and the weight.
  public static let style = FontChooserLevel(GTK_FONT_CHOOSER_LEVEL_STYLE)

  /// The size.
  public static let size = FontChooserLevel(GTK_FONT_CHOOSER_LEVEL_SIZE)

  /// The axes of a variable font.
  public static let variations = FontChooserLevel(GTK_FONT_CHOOSER_LEVEL_VARIATIONS)

  /// The features.
  public static let features = FontChooserLevel(GTK_FONT_CHOOSER_LEVEL_FEATURES)
}
