// Made by scripts/generate-wrappers of scripts/support/wrappers/FontButton.txt: edit that, not this.
import CGtk

extension FontButtonProtocol {
  /// The title of the window in which the font is chosen.
  public var title: String {
    get { String(cString: gtk_font_button_get_title(native())) }
    set { if newValue != title { withoutEcho { gtk_font_button_set_title(native(), newValue.withoutNUL) } } }
  }

  /// Whether that window keeps others of the program from input.
  public var isModal: Bool {
    get { gtk_font_button_get_modal(native()) != 0 }
    set { if newValue != isModal { withoutEcho { gtk_font_button_set_modal(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the button's text has the font.
  public var usesFont: Bool {
    get { gtk_font_button_get_use_font(native()) != 0 }
    set { if newValue != usesFont { withoutEcho { gtk_font_button_set_use_font(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the button's text has the size.
  public var usesSize: Bool {
    get { gtk_font_button_get_use_size(native()) != 0 }
    set { if newValue != usesSize { withoutEcho { gtk_font_button_set_use_size(native(), newValue ? 1 : 0) } } }
  }
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
  public var font: String? {
    get { property("font") }
    set { if newValue != font { setProperty("font", to: newValue) } }
  }

  /// The font's features that were chosen, as OpenType names them.
  public var fontFeatures: String { property("font-features") }

  /// The language for which features are chosen, such as `de-de`.
  public var language: String {
    get { property("language") }
    set { if newValue != language { setProperty("language", to: newValue) } }
  }

  /// Which parts of a font can be chosen.
  public var level: FontChooserLevel {
    get { FontChooserLevel(gtk_font_chooser_get_level(native())) }
    set { if newValue != level { withoutEcho { gtk_font_chooser_set_level(native(), newValue.native) } } }
  }

  /// The text that shows how a font looks.
  public var previewText: String {
    get { property("preview-text") }
    set { if newValue != previewText { setProperty("preview-text", to: newValue) } }
  }

  /// Whether the user can write another text to look at.
  public var showsPreviewEntry: Bool {
    get { gtk_font_chooser_get_show_preview_entry(native()) != 0 }
    set {
      if newValue != showsPreviewEntry {
        withoutEcho { gtk_font_chooser_set_show_preview_entry(native(), newValue ? 1 : 0) }
      }
    }
  }
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
