// Made by scripts/generate-wrappers of scripts/support/wrappers/DisplaySettings.txt: edit that, not this.
import CGtk

extension DisplaySettings {
  /// How long two presses may be apart to be a double click, in milliseconds.
  @NativeProperty("gtk-double-click-time") public var doubleClickTime: Int

  /// How far two presses may be apart to be a double click, in logical pixels.
  @NativeProperty("gtk-double-click-distance") public var doubleClickDistance: Int

  /// Whether the cursor in a text blinks.
  @NativeProperty("gtk-cursor-blink") public var cursorBlinks: Bool

  /// How long the cursor takes to go and come, in milliseconds.
  @NativeProperty("gtk-cursor-blink-time") public var cursorBlinkTime: Int

  /// How long the cursor blinks without input, in seconds.
  @NativeProperty("gtk-cursor-blink-timeout") public var cursorBlinkTimeout: Int

  /// Whether there are two cursors where texts of both directions meet.
  @NativeProperty("gtk-split-cursor") public var splitsCursor: Bool

  /// How wide the cursor is, as a part of its height.
  @NativeProperty("gtk-cursor-aspect-ratio") public var cursorAspectRatio: Double

  /// The name of the theme.
  @NativeProperty("gtk-theme-name") public var themeName: String

  /// The name of the icon theme.
  @NativeProperty("gtk-icon-theme-name") public var iconThemeName: String

  /// How far the pointer has to move for a drag, in logical pixels.
  @NativeProperty("gtk-dnd-drag-threshold") public var dragThreshold: Int

  /// The font of the interface, such as `Cantarell 11`.
  @NativeProperty("gtk-font-name") public var fontName: String

  /// Whether letters are smoothed: 1, not: 0, or the system's choice: -1.
  @NativeProperty("gtk-xft-antialias") public var fontAntialiasing: Int

  /// Whether letters are fitted to pixels: 1, not: 0, or the system's choice: -1.
  @NativeProperty("gtk-xft-hinting") public var fontHinting: Int

  /// How much letters are fitted to pixels, such as `hintslight`.
  @NativeProperty("gtk-xft-hintstyle") public var fontHintStyle: String?

  /// The order of the parts of a pixel, such as `rgb`.
  @NativeProperty("gtk-xft-rgba") public var fontSubpixelOrder: String?

  /// 1024 times the dots an inch that a font's size is meant for; -1 for the system's.
  @NativeProperty("gtk-xft-dpi") public var fontDPI: Int

  /// Whether the places of letters are whole pixels.
  @NativeProperty("gtk-hint-font-metrics") public var hintsFontMetrics: Bool

  /// The name of the theme of pointers.
  @NativeProperty("gtk-cursor-theme-name") public var cursorThemeName: String?

  /// The size of pointers; 0 for the theme's own.
  @NativeProperty("gtk-cursor-theme-size") public var cursorThemeSize: Int

  /// Whether dialogs use the alternative order of buttons.
  @NativeProperty("gtk-alternative-button-order") public var usesAlternativeButtonOrder: Bool

  /// Whether the arrows of sorted columns are turned round.
  @NativeProperty("gtk-alternative-sort-arrows") public var usesAlternativeSortArrows: Bool

  /// Whether things may move.
  @NativeProperty("gtk-enable-animations") public var animationsEnabled: Bool

  /// Whether errors make a sound.
  @NativeProperty("gtk-error-bell") public var soundsErrors: Bool

  /// The ways to print, separated by commas.
  @NativeProperty("gtk-print-backends") public var printBackends: String

  /// The command that shows what will be printed.
  @NativeProperty("gtk-print-preview-command") public var printPreviewCommand: String

  /// Whether keys do actions.
  @NativeProperty("gtk-enable-accels") public var acceleratorsEnabled: Bool

  /// The name of the input method.
  @NativeProperty("gtk-im-module") public var inputMethod: String?

  /// For how many days files count as used of late; -1 for ever.
  @NativeProperty("gtk-recent-files-max-age") public var recentFilesMaxAge: Int

  /// When the fonts that there are changed, in seconds.
  @NativeProperty("gtk-fontconfig-timestamp") public var fontsTimestamp: Int

  /// The name of the theme of sounds.
  @NativeProperty("gtk-sound-theme-name") public var soundThemeName: String

  /// Whether input makes sounds.
  @NativeProperty("gtk-enable-input-feedback-sounds") public var soundsInput: Bool

  /// Whether events make sounds.
  @NativeProperty("gtk-enable-event-sounds") public var soundsEvents: Bool

  /// Whether a click into a slider's trough moves the slider there.
  @NativeProperty("gtk-primary-button-warps-slider") public var clickMovesSlider: Bool

  /// Whether a dark style is wanted. Set by `DesktopAppearance`, which follows the desktop; set its `colorSchemeOverride`.
  @NativeProperty("gtk-application-prefer-dark-theme") public var prefersDark: Bool

  /// Whether all the text of a field is selected when it gets the keyboard.
  @NativeProperty("gtk-entry-select-on-focus") public var fieldsSelectTextOnFocus: Bool

  /// How long the last character of a password is shown, in milliseconds.
  @NativeProperty("gtk-entry-password-hint-timeout") public var passwordHintTimeout: Int

  /// Whether all the text of a selectable label is selected when it gets the keyboard.
  @NativeProperty("gtk-label-select-on-focus") public var labelsSelectTextOnFocus: Bool

  /// Whether the desktop shows the menu of the program.
  @NativeProperty("gtk-shell-shows-app-menu") public var shellShowsAppMenu: Bool

  /// Whether the desktop shows the menu bar of the program.
  @NativeProperty("gtk-shell-shows-menubar") public var shellShowsMenuBar: Bool

  /// Whether the desktop shows the desktop's folder.
  @NativeProperty("gtk-shell-shows-desktop") public var shellShowsDesktop: Bool

  /// Which buttons a title bar has and where, such as `menu:minimize,close`.
  @NativeProperty("gtk-decoration-layout") public var decorationLayout: String

  /// What a double click on a title bar does, such as `toggle-maximize`.
  @NativeProperty("gtk-titlebar-double-click") public var titleBarDoubleClick: String

  /// What a click with the middle button on a title bar does.
  @NativeProperty("gtk-titlebar-middle-click") public var titleBarMiddleClick: String

  /// What a click with the other button on a title bar does.
  @NativeProperty("gtk-titlebar-right-click") public var titleBarRightClick: String

  /// Whether dialogs have their buttons in the title bar.
  @NativeProperty("gtk-dialogs-use-header") public var dialogsUseHeaderBar: Bool

  /// Whether the middle button inserts the last selection.
  @NativeProperty("gtk-enable-primary-paste") public var enablesPrimaryPaste: Bool

  /// Whether files that were used of late are kept in mind.
  @NativeProperty("gtk-recent-files-enabled") public var recentFilesEnabled: Bool

  /// How long a press has to last to be a long one, in milliseconds.
  @NativeProperty("gtk-long-press-time") public var longPressTime: Int

  /// Whether texts that cannot be changed have a cursor.
  @NativeProperty("gtk-keynav-use-caret") public var showsCaretInText: Bool

  /// Whether scroll bars lie over the content.
  @NativeProperty("gtk-overlay-scrolling") public var usesOverlayScrolling: Bool
}

// Signals.
extension DisplaySettings {
  /// The user, or C code, changed `doubleClickTime`.
  public var onNotifyDoubleClickTime: Signal<> { notify("gtk-double-click-time", delivery: .userChanges) }

  /// The user, or C code, changed `doubleClickDistance`.
  public var onNotifyDoubleClickDistance: Signal<> { notify("gtk-double-click-distance", delivery: .userChanges) }

  /// The user, or C code, changed `cursorBlinks`.
  public var onNotifyCursorBlink: Signal<> { notify("gtk-cursor-blink", delivery: .userChanges) }

  /// The user, or C code, changed `cursorBlinkTime`.
  public var onNotifyCursorBlinkTime: Signal<> { notify("gtk-cursor-blink-time", delivery: .userChanges) }

  /// The user, or C code, changed `cursorBlinkTimeout`.
  public var onNotifyCursorBlinkTimeout: Signal<> { notify("gtk-cursor-blink-timeout", delivery: .userChanges) }

  /// The user, or C code, changed `splitsCursor`.
  public var onNotifySplitCursor: Signal<> { notify("gtk-split-cursor", delivery: .userChanges) }

  /// The user, or C code, changed `cursorAspectRatio`.
  public var onNotifyCursorAspectRatio: Signal<> { notify("gtk-cursor-aspect-ratio", delivery: .userChanges) }

  /// The user, or C code, changed `themeName`.
  public var onNotifyThemeName: Signal<> { notify("gtk-theme-name", delivery: .userChanges) }

  /// The user, or C code, changed `iconThemeName`.
  public var onNotifyIconThemeName: Signal<> { notify("gtk-icon-theme-name", delivery: .userChanges) }

  /// The user, or C code, changed `dragThreshold`.
  public var onNotifyDndDragThreshold: Signal<> { notify("gtk-dnd-drag-threshold", delivery: .userChanges) }

  /// The user, or C code, changed `fontName`.
  public var onNotifyFontName: Signal<> { notify("gtk-font-name", delivery: .userChanges) }

  /// The user, or C code, changed `fontAntialiasing`.
  public var onNotifyXftAntialias: Signal<> { notify("gtk-xft-antialias", delivery: .userChanges) }

  /// The user, or C code, changed `fontHinting`.
  public var onNotifyXftHinting: Signal<> { notify("gtk-xft-hinting", delivery: .userChanges) }

  /// The user, or C code, changed `fontHintStyle`.
  public var onNotifyXftHintstyle: Signal<> { notify("gtk-xft-hintstyle", delivery: .userChanges) }

  /// The user, or C code, changed `fontSubpixelOrder`.
  public var onNotifyXftRgba: Signal<> { notify("gtk-xft-rgba", delivery: .userChanges) }

  /// The user, or C code, changed `fontDPI`.
  public var onNotifyXftDpi: Signal<> { notify("gtk-xft-dpi", delivery: .userChanges) }

  /// The user, or C code, changed `hintsFontMetrics`.
  public var onNotifyHintFontMetrics: Signal<> { notify("gtk-hint-font-metrics", delivery: .userChanges) }

  /// The user, or C code, changed `cursorThemeName`.
  public var onNotifyCursorThemeName: Signal<> { notify("gtk-cursor-theme-name", delivery: .userChanges) }

  /// The user, or C code, changed `cursorThemeSize`.
  public var onNotifyCursorThemeSize: Signal<> { notify("gtk-cursor-theme-size", delivery: .userChanges) }

  /// The user, or C code, changed `usesAlternativeButtonOrder`.
  public var onNotifyAlternativeButtonOrder: Signal<> { notify("gtk-alternative-button-order", delivery: .userChanges) }

  /// The user, or C code, changed `usesAlternativeSortArrows`.
  public var onNotifyAlternativeSortArrows: Signal<> { notify("gtk-alternative-sort-arrows", delivery: .userChanges) }

  /// The user, or C code, changed `animationsEnabled`.
  public var onNotifyEnableAnimations: Signal<> { notify("gtk-enable-animations", delivery: .userChanges) }

  /// The user, or C code, changed `soundsErrors`.
  public var onNotifyErrorBell: Signal<> { notify("gtk-error-bell", delivery: .userChanges) }

  /// The user, or C code, changed `printBackends`.
  public var onNotifyPrintBackends: Signal<> { notify("gtk-print-backends", delivery: .userChanges) }

  /// The user, or C code, changed `printPreviewCommand`.
  public var onNotifyPrintPreviewCommand: Signal<> { notify("gtk-print-preview-command", delivery: .userChanges) }

  /// The user, or C code, changed `acceleratorsEnabled`.
  public var onNotifyEnableAccels: Signal<> { notify("gtk-enable-accels", delivery: .userChanges) }

  /// The user, or C code, changed `inputMethod`.
  public var onNotifyImModule: Signal<> { notify("gtk-im-module", delivery: .userChanges) }

  /// The user, or C code, changed `recentFilesMaxAge`.
  public var onNotifyRecentFilesMaxAge: Signal<> { notify("gtk-recent-files-max-age", delivery: .userChanges) }

  /// The user, or C code, changed `fontsTimestamp`.
  public var onNotifyFontconfigTimestamp: Signal<> { notify("gtk-fontconfig-timestamp", delivery: .userChanges) }

  /// The user, or C code, changed `soundThemeName`.
  public var onNotifySoundThemeName: Signal<> { notify("gtk-sound-theme-name", delivery: .userChanges) }

  /// The user, or C code, changed `soundsInput`.
  public var onNotifyEnableInputFeedbackSounds: Signal<> {
    notify("gtk-enable-input-feedback-sounds", delivery: .userChanges)
  }

  /// The user, or C code, changed `soundsEvents`.
  public var onNotifyEnableEventSounds: Signal<> { notify("gtk-enable-event-sounds", delivery: .userChanges) }

  /// The user, or C code, changed `clickMovesSlider`.
  public var onNotifyPrimaryButtonWarpsSlider: Signal<> {
    notify("gtk-primary-button-warps-slider", delivery: .userChanges)
  }

  /// The user, or C code, changed `prefersDark`.
  public var onNotifyApplicationPreferDarkTheme: Signal<> {
    notify("gtk-application-prefer-dark-theme", delivery: .userChanges)
  }

  /// The user, or C code, changed `fieldsSelectTextOnFocus`.
  public var onNotifyEntrySelectOnFocus: Signal<> { notify("gtk-entry-select-on-focus", delivery: .userChanges) }

  /// The user, or C code, changed `passwordHintTimeout`.
  public var onNotifyEntryPasswordHintTimeout: Signal<> {
    notify("gtk-entry-password-hint-timeout", delivery: .userChanges)
  }

  /// The user, or C code, changed `labelsSelectTextOnFocus`.
  public var onNotifyLabelSelectOnFocus: Signal<> { notify("gtk-label-select-on-focus", delivery: .userChanges) }

  /// The user, or C code, changed `shellShowsAppMenu`.
  public var onNotifyShellShowsAppMenu: Signal<> { notify("gtk-shell-shows-app-menu", delivery: .userChanges) }

  /// The user, or C code, changed `shellShowsMenuBar`.
  public var onNotifyShellShowsMenubar: Signal<> { notify("gtk-shell-shows-menubar", delivery: .userChanges) }

  /// The user, or C code, changed `shellShowsDesktop`.
  public var onNotifyShellShowsDesktop: Signal<> { notify("gtk-shell-shows-desktop", delivery: .userChanges) }

  /// The user, or C code, changed `decorationLayout`.
  public var onNotifyDecorationLayout: Signal<> { notify("gtk-decoration-layout", delivery: .userChanges) }

  /// The user, or C code, changed `titleBarDoubleClick`.
  public var onNotifyTitlebarDoubleClick: Signal<> { notify("gtk-titlebar-double-click", delivery: .userChanges) }

  /// The user, or C code, changed `titleBarMiddleClick`.
  public var onNotifyTitlebarMiddleClick: Signal<> { notify("gtk-titlebar-middle-click", delivery: .userChanges) }

  /// The user, or C code, changed `titleBarRightClick`.
  public var onNotifyTitlebarRightClick: Signal<> { notify("gtk-titlebar-right-click", delivery: .userChanges) }

  /// The user, or C code, changed `dialogsUseHeaderBar`.
  public var onNotifyDialogsUseHeader: Signal<> { notify("gtk-dialogs-use-header", delivery: .userChanges) }

  /// The user, or C code, changed `enablesPrimaryPaste`.
  public var onNotifyEnablePrimaryPaste: Signal<> { notify("gtk-enable-primary-paste", delivery: .userChanges) }

  /// The user, or C code, changed `recentFilesEnabled`.
  public var onNotifyRecentFilesEnabled: Signal<> { notify("gtk-recent-files-enabled", delivery: .userChanges) }

  /// The user, or C code, changed `longPressTime`.
  public var onNotifyLongPressTime: Signal<> { notify("gtk-long-press-time", delivery: .userChanges) }

  /// The user, or C code, changed `showsCaretInText`.
  public var onNotifyKeynavUseCaret: Signal<> { notify("gtk-keynav-use-caret", delivery: .userChanges) }

  /// The user, or C code, changed `usesOverlayScrolling`.
  public var onNotifyOverlayScrolling: Signal<> { notify("gtk-overlay-scrolling", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DisplaySettings {
  @available(*, unavailable, renamed: "doubleClickTime")
  @NeverCalled public var gtkDoubleClickTime: Int
  @available(*, unavailable, renamed: "doubleClickDistance")
  @NeverCalled public var gtkDoubleClickDistance: Int
  @available(*, unavailable, renamed: "cursorBlinks")
  @NeverCalled public var gtkCursorBlink: Bool
  @available(*, unavailable, renamed: "cursorBlinkTime")
  @NeverCalled public var gtkCursorBlinkTime: Int
  @available(*, unavailable, renamed: "cursorBlinkTimeout")
  @NeverCalled public var gtkCursorBlinkTimeout: Int
  @available(*, unavailable, renamed: "splitsCursor")
  @NeverCalled public var gtkSplitCursor: Bool
  @available(*, unavailable, renamed: "cursorAspectRatio")
  @NeverCalled public var gtkCursorAspectRatio: Double
  @available(*, unavailable, renamed: "themeName")
  @NeverCalled public var gtkThemeName: String
  @available(*, unavailable, renamed: "iconThemeName")
  @NeverCalled public var gtkIconThemeName: String
  @available(*, unavailable, renamed: "dragThreshold")
  @NeverCalled public var gtkDndDragThreshold: Int
  @available(*, unavailable, renamed: "fontName")
  @NeverCalled public var gtkFontName: String
  @available(*, unavailable, renamed: "fontAntialiasing")
  @NeverCalled public var gtkXftAntialias: Int
  @available(*, unavailable, renamed: "fontHinting")
  @NeverCalled public var gtkXftHinting: Int
  @available(*, unavailable, renamed: "fontHintStyle")
  @NeverCalled public var gtkXftHintstyle: String?
  @available(*, unavailable, renamed: "fontSubpixelOrder")
  @NeverCalled public var gtkXftRgba: String?
  @available(*, unavailable, renamed: "fontDPI")
  @NeverCalled public var gtkXftDpi: Int
  @available(*, unavailable, renamed: "hintsFontMetrics")
  @NeverCalled public var gtkHintFontMetrics: Bool
  @available(*, unavailable, renamed: "cursorThemeName")
  @NeverCalled public var gtkCursorThemeName: String?
  @available(*, unavailable, renamed: "cursorThemeSize")
  @NeverCalled public var gtkCursorThemeSize: Int
  @available(*, unavailable, renamed: "usesAlternativeButtonOrder")
  @NeverCalled public var gtkAlternativeButtonOrder: Bool
  @available(*, unavailable, renamed: "usesAlternativeSortArrows")
  @NeverCalled public var gtkAlternativeSortArrows: Bool
  @available(*, unavailable, renamed: "animationsEnabled")
  @NeverCalled public var gtkEnableAnimations: Bool
  @available(*, unavailable, renamed: "soundsErrors")
  @NeverCalled public var gtkErrorBell: Bool
  @available(*, unavailable, renamed: "printBackends")
  @NeverCalled public var gtkPrintBackends: String
  @available(*, unavailable, renamed: "printPreviewCommand")
  @NeverCalled public var gtkPrintPreviewCommand: String
  @available(*, unavailable, renamed: "acceleratorsEnabled")
  @NeverCalled public var gtkEnableAccels: Bool
  @available(*, unavailable, renamed: "inputMethod")
  @NeverCalled public var gtkImModule: String?
  @available(*, unavailable, renamed: "recentFilesMaxAge")
  @NeverCalled public var gtkRecentFilesMaxAge: Int
  @available(*, unavailable, renamed: "fontsTimestamp")
  @NeverCalled public var gtkFontconfigTimestamp: Int
  @available(*, unavailable, renamed: "soundThemeName")
  @NeverCalled public var gtkSoundThemeName: String
  @available(*, unavailable, renamed: "soundsInput")
  @NeverCalled public var gtkEnableInputFeedbackSounds: Bool
  @available(*, unavailable, renamed: "soundsEvents")
  @NeverCalled public var gtkEnableEventSounds: Bool
  @available(*, unavailable, renamed: "clickMovesSlider")
  @NeverCalled public var gtkPrimaryButtonWarpsSlider: Bool
  @available(*, unavailable, renamed: "prefersDark")
  @NeverCalled public var gtkApplicationPreferDarkTheme: Bool
  @available(*, unavailable, renamed: "fieldsSelectTextOnFocus")
  @NeverCalled public var gtkEntrySelectOnFocus: Bool
  @available(*, unavailable, renamed: "passwordHintTimeout")
  @NeverCalled public var gtkEntryPasswordHintTimeout: Int
  @available(*, unavailable, renamed: "labelsSelectTextOnFocus")
  @NeverCalled public var gtkLabelSelectOnFocus: Bool
  @available(*, unavailable, renamed: "shellShowsAppMenu")
  @NeverCalled public var gtkShellShowsAppMenu: Bool
  @available(*, unavailable, renamed: "shellShowsMenuBar")
  @NeverCalled public var gtkShellShowsMenubar: Bool
  @available(*, unavailable, renamed: "shellShowsDesktop")
  @NeverCalled public var gtkShellShowsDesktop: Bool
  @available(*, unavailable, renamed: "decorationLayout")
  @NeverCalled public var gtkDecorationLayout: String
  @available(*, unavailable, renamed: "titleBarDoubleClick")
  @NeverCalled public var gtkTitlebarDoubleClick: String
  @available(*, unavailable, renamed: "titleBarMiddleClick")
  @NeverCalled public var gtkTitlebarMiddleClick: String
  @available(*, unavailable, renamed: "titleBarRightClick")
  @NeverCalled public var gtkTitlebarRightClick: String
  @available(*, unavailable, renamed: "dialogsUseHeaderBar")
  @NeverCalled public var gtkDialogsUseHeader: Bool
  @available(*, unavailable, renamed: "enablesPrimaryPaste")
  @NeverCalled public var gtkEnablePrimaryPaste: Bool
  @available(*, unavailable, renamed: "recentFilesEnabled")
  @NeverCalled public var gtkRecentFilesEnabled: Bool
  @available(*, unavailable, renamed: "longPressTime")
  @NeverCalled public var gtkLongPressTime: Int
  @available(*, unavailable, renamed: "showsCaretInText")
  @NeverCalled public var gtkKeynavUseCaret: Bool
  @available(*, unavailable, renamed: "usesOverlayScrolling")
  @NeverCalled public var gtkOverlayScrolling: Bool
}
