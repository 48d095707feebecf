// Made by scripts/generate-wrappers of scripts/support/wrappers/Entry.txt: edit that, not this.
import CGtk

extension EntryProtocol {
  /// The object that holds the text, a GtkEntryBuffer, which several fields may share.
  @NativeProperty(gtk_entry_get_buffer, gtk_entry_set_buffer) public var bufferObject: Object?

  /// How many characters it takes at most; 0 for any number.
  @NativeProperty(gtk_entry_get_max_length, gtk_entry_set_max_length) public var maxLength: Int

  /// Whether the text can be read; otherwise dots are shown.
  @NativeProperty(gtk_entry_get_visibility, gtk_entry_set_visibility) public var isTextVisible: Bool

  /// Whether there is a line around it.
  @NativeProperty(gtk_entry_get_has_frame, gtk_entry_set_has_frame) public var hasFrame: Bool

  /// The character shown in place of each hidden one, by its number in Unicode.
  @NativeProperty("invisible-char") public var invisibleCharacter: Int

  /// Whether that is set, and not the font's choice.
  @NativeProperty("invisible-char-set") public var hasOwnInvisibleCharacter: Bool

  /// Whether Enter activates the window's default widget.
  @NativeProperty(gtk_entry_get_activates_default, gtk_entry_set_activates_default) public var activatesDefault: Bool

  /// How far the text is scrolled, in logical pixels.
  public var scrollOffset: Int { property("scroll-offset") }

  /// Whether only the first line of pasted text is inserted.
  @NativeProperty("truncate-multiline") public var truncatesMultilineText: Bool

  /// Whether typing overwrites existing text.
  @NativeProperty(gtk_entry_get_overwrite_mode, gtk_entry_set_overwrite_mode) public var overwrites: Bool

  /// How many characters there are.
  public var textLength: Int { Int(gtk_entry_get_text_length(native())) }

  /// How far something has come, shown in the field, from 0 to 1.
  @NativeProperty(gtk_entry_get_progress_fraction, gtk_entry_set_progress_fraction) public var progressFraction: Double

  /// How far each pulse of the progress moves, as a part of the field's width.
  @NativeProperty(gtk_entry_get_progress_pulse_step, gtk_entry_set_progress_pulse_step)
  public var progressPulseStep: Double

  /// The picture at the start; nil for none or an icon.
  public var primaryIconTexture: Texture? {
    get { property("primary-icon-paintable") }
    set { if newValue !== primaryIconTexture { setProperty("primary-icon-paintable", to: newValue) } }
  }

  /// The picture at the end; nil for none or an icon.
  public var secondaryIconTexture: Texture? {
    get { property("secondary-icon-paintable") }
    set { if newValue !== secondaryIconTexture { setProperty("secondary-icon-paintable", to: newValue) } }
  }

  /// The name of the icon at the start; nil for none or a picture.
  @NativeProperty("primary-icon-name") public var primaryIconName: String?

  /// The name of the icon at the end; nil for none or a picture.
  @NativeProperty("secondary-icon-name") public var secondaryIconName: String?

  /// The icon at the start as a GIcon.
  public var primaryIconGicon: Object? {
    get { property("primary-icon-gicon") }
    set { if newValue !== primaryIconGicon { setProperty("primary-icon-gicon", to: newValue) } }
  }

  /// The icon at the end as a GIcon.
  public var secondaryIconGicon: Object? {
    get { property("secondary-icon-gicon") }
    set { if newValue !== secondaryIconGicon { setProperty("secondary-icon-gicon", to: newValue) } }
  }

  /// Whether a click on the icon at the start emits `onIconPress`.
  @NativeProperty("primary-icon-activatable") public var isPrimaryIconActivatable: Bool

  /// Whether a click on the icon at the end emits `onIconPress`.
  @NativeProperty("secondary-icon-activatable") public var isSecondaryIconActivatable: Bool

  /// Whether the icon at the start can be clicked.
  @NativeProperty("primary-icon-sensitive") public var isPrimaryIconSensitive: Bool

  /// Whether the icon at the end can be clicked.
  @NativeProperty("secondary-icon-sensitive") public var isSecondaryIconSensitive: Bool

  /// The text shown while the pointer rests on the icon at the start.
  @NativeProperty("primary-icon-tooltip-text") public var primaryIconTooltipText: String?

  /// The text shown while the pointer rests on the icon at the end.
  @NativeProperty("secondary-icon-tooltip-text") public var secondaryIconTooltipText: String?

  /// The same with Pango markup, at the start.
  @NativeProperty("primary-icon-tooltip-markup") public var primaryIconTooltipMarkup: String?

  /// The same with Pango markup, at the end.
  @NativeProperty("secondary-icon-tooltip-markup") public var secondaryIconTooltipMarkup: String?

  /// The name of the input method; nil for the desktop's.
  @NativeProperty("im-module") public var inputMethod: String?

  /// Its purpose, which determines an on-screen keyboard.
  @NativeProperty(gtk_entry_get_input_purpose, gtk_entry_set_input_purpose) public var inputPurpose: InputPurpose

  /// Hints for input methods.
  @NativeProperty(gtk_entry_get_input_hints, gtk_entry_set_input_hints) public var inputHints: InputHints

  /// Where tabs end; none for the usual places.
  @NativeProperty("tabs") public var tabStops: TabStops

  /// Entries added to the menu of the right button.
  @NativeProperty(gtk_entry_get_extra_menu, gtk_entry_set_extra_menu) public var extraMenu: Menu?

  /// Whether there is an icon that opens a choice of emoji.
  @NativeProperty("show-emoji-icon") public var showsEmojiIcon: Bool

  /// Whether emoji are suggested while one types `:name`.
  @NativeProperty("enable-emoji-completion") public var enablesEmojiCompletion: Bool
}

// Signals.
extension EntryProtocol {
  /// The user pressed Enter.
  public var onActivate: Signal<> { Signal(self, "activate").whenDone }

  /// The user clicked an icon.
  public var onIconPress: Signal<EntryIconPosition> { Signal(self, "icon-press") }

  /// The user let go of an icon.
  public var onIconRelease: Signal<EntryIconPosition> { Signal(self, "icon-release") }

  /// The user, or C code, changed `bufferObject`.
  public var onNotifyBuffer: Signal<> { notify("buffer", delivery: .userChanges) }

  /// The user, or C code, changed `maxLength`.
  public var onNotifyMaxLength: Signal<> { notify("max-length", delivery: .userChanges) }

  /// The user, or C code, changed `isTextVisible`.
  public var onNotifyVisibility: Signal<> { notify("visibility", delivery: .userChanges) }

  /// The user, or C code, changed `hasFrame`.
  public var onNotifyHasFrame: Signal<> { notify("has-frame", delivery: .userChanges) }

  /// The user, or C code, changed `invisibleCharacter`.
  public var onNotifyInvisibleChar: Signal<> { notify("invisible-char", delivery: .userChanges) }

  /// The user, or C code, changed `hasOwnInvisibleCharacter`.
  public var onNotifyInvisibleCharSet: Signal<> { notify("invisible-char-set", delivery: .userChanges) }

  /// The user, or C code, changed `activatesDefault`.
  public var onNotifyActivatesDefault: Signal<> { notify("activates-default", delivery: .userChanges) }

  /// `scrollOffset` changed.
  public var onNotifyScrollOffset: Signal<> { notify("scroll-offset") }

  /// The user, or C code, changed `truncatesMultilineText`.
  public var onNotifyTruncateMultiline: Signal<> { notify("truncate-multiline", delivery: .userChanges) }

  /// The user, or C code, changed `overwrites`.
  public var onNotifyOverwriteMode: Signal<> { notify("overwrite-mode", delivery: .userChanges) }

  /// `textLength` changed.
  public var onNotifyTextLength: Signal<> { notify("text-length") }

  /// The user, or C code, changed `progressFraction`.
  public var onNotifyProgressFraction: Signal<> { notify("progress-fraction", delivery: .userChanges) }

  /// The user, or C code, changed `progressPulseStep`.
  public var onNotifyProgressPulseStep: Signal<> { notify("progress-pulse-step", delivery: .userChanges) }

  /// The user, or C code, changed `primaryIconTexture`.
  public var onNotifyPrimaryIconPaintable: Signal<> { notify("primary-icon-paintable", delivery: .userChanges) }

  /// The user, or C code, changed `secondaryIconTexture`.
  public var onNotifySecondaryIconPaintable: Signal<> { notify("secondary-icon-paintable", delivery: .userChanges) }

  /// The user, or C code, changed `primaryIconName`.
  public var onNotifyPrimaryIconName: Signal<> { notify("primary-icon-name", delivery: .userChanges) }

  /// The user, or C code, changed `secondaryIconName`.
  public var onNotifySecondaryIconName: Signal<> { notify("secondary-icon-name", delivery: .userChanges) }

  /// The user, or C code, changed `primaryIconGicon`.
  public var onNotifyPrimaryIconGicon: Signal<> { notify("primary-icon-gicon", delivery: .userChanges) }

  /// The user, or C code, changed `secondaryIconGicon`.
  public var onNotifySecondaryIconGicon: Signal<> { notify("secondary-icon-gicon", delivery: .userChanges) }

  /// The user, or C code, changed `isPrimaryIconActivatable`.
  public var onNotifyPrimaryIconActivatable: Signal<> { notify("primary-icon-activatable", delivery: .userChanges) }

  /// The user, or C code, changed `isSecondaryIconActivatable`.
  public var onNotifySecondaryIconActivatable: Signal<> { notify("secondary-icon-activatable", delivery: .userChanges) }

  /// The user, or C code, changed `isPrimaryIconSensitive`.
  public var onNotifyPrimaryIconSensitive: Signal<> { notify("primary-icon-sensitive", delivery: .userChanges) }

  /// The user, or C code, changed `isSecondaryIconSensitive`.
  public var onNotifySecondaryIconSensitive: Signal<> { notify("secondary-icon-sensitive", delivery: .userChanges) }

  /// The user, or C code, changed `primaryIconTooltipText`.
  public var onNotifyPrimaryIconTooltipText: Signal<> { notify("primary-icon-tooltip-text", delivery: .userChanges) }

  /// The user, or C code, changed `secondaryIconTooltipText`.
  public var onNotifySecondaryIconTooltipText: Signal<> {
    notify("secondary-icon-tooltip-text", delivery: .userChanges)
  }

  /// The user, or C code, changed `primaryIconTooltipMarkup`.
  public var onNotifyPrimaryIconTooltipMarkup: Signal<> {
    notify("primary-icon-tooltip-markup", delivery: .userChanges)
  }

  /// The user, or C code, changed `secondaryIconTooltipMarkup`.
  public var onNotifySecondaryIconTooltipMarkup: Signal<> {
    notify("secondary-icon-tooltip-markup", delivery: .userChanges)
  }

  /// The user, or C code, changed `inputMethod`.
  public var onNotifyImModule: Signal<> { notify("im-module", delivery: .userChanges) }

  /// The user, or C code, changed `placeholder`.
  public var onNotifyPlaceholderText: Signal<> { notify("placeholder-text", delivery: .userChanges) }

  /// The user, or C code, changed `inputPurpose`.
  public var onNotifyInputPurpose: Signal<> { notify("input-purpose", delivery: .userChanges) }

  /// The user, or C code, changed `inputHints`.
  public var onNotifyInputHints: Signal<> { notify("input-hints", delivery: .userChanges) }

  /// The user, or C code, changed `tabStops`.
  public var onNotifyTabs: Signal<> { notify("tabs", delivery: .userChanges) }

  /// The user, or C code, changed `extraMenu`.
  public var onNotifyExtraMenu: Signal<> { notify("extra-menu", delivery: .userChanges) }

  /// The user, or C code, changed `showsEmojiIcon`.
  public var onNotifyShowEmojiIcon: Signal<> { notify("show-emoji-icon", delivery: .userChanges) }

  /// The user, or C code, changed `enablesEmojiCompletion`.
  public var onNotifyEnableEmojiCompletion: Signal<> { notify("enable-emoji-completion", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EntryProtocol {
  @available(*, unavailable, renamed: "bufferObject")
  @NeverCalled public var buffer: Object?
  @available(*, unavailable, renamed: "isTextVisible")
  @NeverCalled public var visibility: Bool
  @available(*, unavailable, renamed: "invisibleCharacter")
  @NeverCalled public var invisibleChar: Int
  @available(*, unavailable, renamed: "hasOwnInvisibleCharacter")
  @NeverCalled public var invisibleCharSet: Bool
  @available(*, unavailable, renamed: "truncatesMultilineText")
  @NeverCalled public var truncateMultiline: Bool
  @available(*, unavailable, renamed: "overwrites")
  @NeverCalled public var overwriteMode: Bool
  @available(*, unavailable, renamed: "primaryIconTexture")
  @NeverCalled public var primaryIconPaintable: Texture?
  @available(*, unavailable, renamed: "secondaryIconTexture")
  @NeverCalled public var secondaryIconPaintable: Texture?
  @available(*, unavailable, renamed: "isPrimaryIconActivatable")
  @NeverCalled public var primaryIconActivatable: Bool
  @available(*, unavailable, renamed: "isSecondaryIconActivatable")
  @NeverCalled public var secondaryIconActivatable: Bool
  @available(*, unavailable, renamed: "isPrimaryIconSensitive")
  @NeverCalled public var primaryIconSensitive: Bool
  @available(*, unavailable, renamed: "isSecondaryIconSensitive")
  @NeverCalled public var secondaryIconSensitive: Bool
  @available(*, unavailable, renamed: "inputMethod")
  @NeverCalled public var imModule: String?
  @available(*, unavailable, renamed: "placeholder")
  @NeverCalled public var placeholderText: String?
  @available(*, unavailable, renamed: "tabStops")
  @NeverCalled public var tabs: TabStops
  @available(*, unavailable, renamed: "showsEmojiIcon")
  @NeverCalled public var showEmojiIcon: Bool
  @available(*, unavailable, renamed: "enablesEmojiCompletion")
  @NeverCalled public var enableEmojiCompletion: Bool
  @available(*, unavailable, message: "write primaryIconName or secondaryIconName")
  @NeverCalled public var setIconFromIconName: RenamedFunction
  @available(*, unavailable, message: "write primaryIconTexture or secondaryIconTexture")
  @NeverCalled public var setIconFromPaintable: RenamedFunction
  @available(*, unavailable, message: "write primaryIconTooltipText or secondaryIconTooltipText")
  @NeverCalled public var setIconTooltipText: RenamedFunction
  @available(*, unavailable, message: "write primaryIconActivatable or secondaryIconActivatable")
  @NeverCalled public var setIconActivatable: RenamedFunction
  @available(*, unavailable, message: "write primaryIconSensitive or secondaryIconSensitive")
  @NeverCalled public var setIconSensitive: RenamedFunction
  @available(*, unavailable, message: "write primaryIconName and primaryIconTexture")
  @NeverCalled public var primaryIconStorageType: Any?
  @available(*, unavailable, message: "write secondaryIconName and secondaryIconTexture")
  @NeverCalled public var secondaryIconStorageType: Any?
}

/// Which icon of a field.
@Counterpart(of: GtkEntryIconPosition.self)
public nonisolated struct EntryIconPosition: NativeEnumeration {
  /// The one at the start.
  public static let primary = EntryIconPosition(GTK_ENTRY_ICON_PRIMARY)

  /// The one at the end.
  public static let secondary = EntryIconPosition(GTK_ENTRY_ICON_SECONDARY)
}
