// Made by scripts/generate-wrappers of scripts/support/wrappers/DisplaySettings.txt: edit that, not this.
import CGtk

extension DisplaySettings {
  /// How long two presses may be apart to be a double click, in milliseconds.
  public var doubleClickTime: Int {
    get { property("gtk-double-click-time") }
    set { if newValue != doubleClickTime { setProperty("gtk-double-click-time", to: newValue) } }
  }

  /// How far two presses may be apart to be a double click, in logical pixels.
  public var doubleClickDistance: Int {
    get { property("gtk-double-click-distance") }
    set { if newValue != doubleClickDistance { setProperty("gtk-double-click-distance", to: newValue) } }
  }

  /// Whether the cursor in a text blinks.
  public var cursorBlinks: Bool {
    get { property("gtk-cursor-blink") }
    set { if newValue != cursorBlinks { setProperty("gtk-cursor-blink", to: newValue) } }
  }

  /// How long the cursor takes to go and come, in milliseconds.
  public var cursorBlinkTime: Int {
    get { property("gtk-cursor-blink-time") }
    set { if newValue != cursorBlinkTime { setProperty("gtk-cursor-blink-time", to: newValue) } }
  }

  /// How long the cursor blinks without input, in seconds.
  public var cursorBlinkTimeout: Int {
    get { property("gtk-cursor-blink-timeout") }
    set { if newValue != cursorBlinkTimeout { setProperty("gtk-cursor-blink-timeout", to: newValue) } }
  }

  /// Whether there are two cursors where texts of both directions meet.
  public var splitsCursor: Bool {
    get { property("gtk-split-cursor") }
    set { if newValue != splitsCursor { setProperty("gtk-split-cursor", to: newValue) } }
  }

  /// How wide the cursor is, as a part of its height.
  public var cursorAspectRatio: Double {
    get { property("gtk-cursor-aspect-ratio") }
    set { if newValue != cursorAspectRatio { setProperty("gtk-cursor-aspect-ratio", to: newValue) } }
  }

  /// The name of the theme.
  public var themeName: String {
    get { property("gtk-theme-name") }
    set { if newValue != themeName { setProperty("gtk-theme-name", to: newValue) } }
  }

  /// The name of the icon theme.
  public var iconThemeName: String {
    get { property("gtk-icon-theme-name") }
    set { if newValue != iconThemeName { setProperty("gtk-icon-theme-name", to: newValue) } }
  }

  /// How far the pointer has to move for a drag, in logical pixels.
  public var dragThreshold: Int {
    get { property("gtk-dnd-drag-threshold") }
    set { if newValue != dragThreshold { setProperty("gtk-dnd-drag-threshold", to: newValue) } }
  }

  /// The font of the interface, such as `Cantarell 11`.
  public var fontName: String {
    get { property("gtk-font-name") }
    set { if newValue != fontName { setProperty("gtk-font-name", to: newValue) } }
  }

  /// Whether letters are smoothed: 1, not: 0, or the system's choice: -1.
  public var fontAntialiasing: Int {
    get { property("gtk-xft-antialias") }
    set { if newValue != fontAntialiasing { setProperty("gtk-xft-antialias", to: newValue) } }
  }

  /// Whether letters are fitted to pixels: 1, not: 0, or the system's choice: -1.
  public var fontHinting: Int {
    get { property("gtk-xft-hinting") }
    set { if newValue != fontHinting { setProperty("gtk-xft-hinting", to: newValue) } }
  }

  /// How much letters are fitted to pixels, such as `hintslight`.
  public var fontHintStyle: String? {
    get { property("gtk-xft-hintstyle") }
    set { if newValue != fontHintStyle { setProperty("gtk-xft-hintstyle", to: newValue) } }
  }

  /// The order of the parts of a pixel, such as `rgb`.
  public var fontSubpixelOrder: String? {
    get { property("gtk-xft-rgba") }
    set { if newValue != fontSubpixelOrder { setProperty("gtk-xft-rgba", to: newValue) } }
  }

  /// 1024 times the dots an inch that a font's size is meant for; -1 for the system's.
  public var fontDPI: Int {
    get { property("gtk-xft-dpi") }
    set { if newValue != fontDPI { setProperty("gtk-xft-dpi", to: newValue) } }
  }

  /// Whether the places of letters are whole pixels.
  public var hintsFontMetrics: Bool {
    get { property("gtk-hint-font-metrics") }
    set { if newValue != hintsFontMetrics { setProperty("gtk-hint-font-metrics", to: newValue) } }
  }

  /// The name of the theme of pointers.
  public var cursorThemeName: String? {
    get { property("gtk-cursor-theme-name") }
    set { if newValue != cursorThemeName { setProperty("gtk-cursor-theme-name", to: newValue) } }
  }

  /// The size of pointers; 0 for the theme's own.
  public var cursorThemeSize: Int {
    get { property("gtk-cursor-theme-size") }
    set { if newValue != cursorThemeSize { setProperty("gtk-cursor-theme-size", to: newValue) } }
  }

  /// Whether dialogs use the alternative order of buttons.
  public var usesAlternativeButtonOrder: Bool {
    get { property("gtk-alternative-button-order") }
    set { if newValue != usesAlternativeButtonOrder { setProperty("gtk-alternative-button-order", to: newValue) } }
  }

  /// Whether the arrows of sorted columns are turned round.
  public var usesAlternativeSortArrows: Bool {
    get { property("gtk-alternative-sort-arrows") }
    set { if newValue != usesAlternativeSortArrows { setProperty("gtk-alternative-sort-arrows", to: newValue) } }
  }

  /// Whether things may move.
  public var animationsEnabled: Bool {
    get { property("gtk-enable-animations") }
    set { if newValue != animationsEnabled { setProperty("gtk-enable-animations", to: newValue) } }
  }

  /// Whether errors make a sound.
  public var soundsErrors: Bool {
    get { property("gtk-error-bell") }
    set { if newValue != soundsErrors { setProperty("gtk-error-bell", to: newValue) } }
  }

  /// The ways to print, separated by commas.
  public var printBackends: String {
    get { property("gtk-print-backends") }
    set { if newValue != printBackends { setProperty("gtk-print-backends", to: newValue) } }
  }

  /// The command that shows what will be printed.
  public var printPreviewCommand: String {
    get { property("gtk-print-preview-command") }
    set { if newValue != printPreviewCommand { setProperty("gtk-print-preview-command", to: newValue) } }
  }

  /// Whether keys do actions.
  public var acceleratorsEnabled: Bool {
    get { property("gtk-enable-accels") }
    set { if newValue != acceleratorsEnabled { setProperty("gtk-enable-accels", to: newValue) } }
  }

  /// The name of the input method.
  public var inputMethod: String? {
    get { property("gtk-im-module") }
    set { if newValue != inputMethod { setProperty("gtk-im-module", to: newValue) } }
  }

  /// For how many days files count as used of late; -1 for ever.
  public var recentFilesMaxAge: Int {
    get { property("gtk-recent-files-max-age") }
    set { if newValue != recentFilesMaxAge { setProperty("gtk-recent-files-max-age", to: newValue) } }
  }

  /// When the fonts that there are changed, in seconds.
  public var fontsTimestamp: Int {
    get { property("gtk-fontconfig-timestamp") }
    set { if newValue != fontsTimestamp { setProperty("gtk-fontconfig-timestamp", to: newValue) } }
  }

  /// The name of the theme of sounds.
  public var soundThemeName: String {
    get { property("gtk-sound-theme-name") }
    set { if newValue != soundThemeName { setProperty("gtk-sound-theme-name", to: newValue) } }
  }

  /// Whether input makes sounds.
  public var soundsInput: Bool {
    get { property("gtk-enable-input-feedback-sounds") }
    set { if newValue != soundsInput { setProperty("gtk-enable-input-feedback-sounds", to: newValue) } }
  }

  /// Whether events make sounds.
  public var soundsEvents: Bool {
    get { property("gtk-enable-event-sounds") }
    set { if newValue != soundsEvents { setProperty("gtk-enable-event-sounds", to: newValue) } }
  }

  /// Whether a click into a slider's trough moves the slider there.
  public var clickMovesSlider: Bool {
    get { property("gtk-primary-button-warps-slider") }
    set { if newValue != clickMovesSlider { setProperty("gtk-primary-button-warps-slider", to: newValue) } }
  }

  /// Whether a dark style is wanted. Set by `DesktopAppearance`, which follows the desktop; set its `colorSchemeOverride`.
  public var prefersDark: Bool {
    get { property("gtk-application-prefer-dark-theme") }
    set { if newValue != prefersDark { setProperty("gtk-application-prefer-dark-theme", to: newValue) } }
  }

  /// Whether all the text of a field is selected when it gets the keyboard.
  public var fieldsSelectTextOnFocus: Bool {
    get { property("gtk-entry-select-on-focus") }
    set { if newValue != fieldsSelectTextOnFocus { setProperty("gtk-entry-select-on-focus", to: newValue) } }
  }

  /// How long the last character of a password is shown, in milliseconds.
  public var passwordHintTimeout: Int {
    get { property("gtk-entry-password-hint-timeout") }
    set { if newValue != passwordHintTimeout { setProperty("gtk-entry-password-hint-timeout", to: newValue) } }
  }

  /// Whether all the text of a selectable label is selected when it gets the keyboard.
  public var labelsSelectTextOnFocus: Bool {
    get { property("gtk-label-select-on-focus") }
    set { if newValue != labelsSelectTextOnFocus { setProperty("gtk-label-select-on-focus", to: newValue) } }
  }

  /// Whether the desktop shows the menu of the program.
  public var shellShowsAppMenu: Bool {
    get { property("gtk-shell-shows-app-menu") }
    set { if newValue != shellShowsAppMenu { setProperty("gtk-shell-shows-app-menu", to: newValue) } }
  }

  /// Whether the desktop shows the menu bar of the program.
  public var shellShowsMenuBar: Bool {
    get { property("gtk-shell-shows-menubar") }
    set { if newValue != shellShowsMenuBar { setProperty("gtk-shell-shows-menubar", to: newValue) } }
  }

  /// Whether the desktop shows the desktop's folder.
  public var shellShowsDesktop: Bool {
    get { property("gtk-shell-shows-desktop") }
    set { if newValue != shellShowsDesktop { setProperty("gtk-shell-shows-desktop", to: newValue) } }
  }

  /// Which buttons a title bar has and where, such as `menu:minimize,close`.
  public var decorationLayout: String {
    get { property("gtk-decoration-layout") }
    set { if newValue != decorationLayout { setProperty("gtk-decoration-layout", to: newValue) } }
  }

  /// What a double click on a title bar does, such as `toggle-maximize`.
  public var titleBarDoubleClick: String {
    get { property("gtk-titlebar-double-click") }
    set { if newValue != titleBarDoubleClick { setProperty("gtk-titlebar-double-click", to: newValue) } }
  }

  /// What a click with the middle button on a title bar does.
  public var titleBarMiddleClick: String {
    get { property("gtk-titlebar-middle-click") }
    set { if newValue != titleBarMiddleClick { setProperty("gtk-titlebar-middle-click", to: newValue) } }
  }

  /// What a click with the other button on a title bar does.
  public var titleBarRightClick: String {
    get { property("gtk-titlebar-right-click") }
    set { if newValue != titleBarRightClick { setProperty("gtk-titlebar-right-click", to: newValue) } }
  }

  /// Whether dialogs have their buttons in the title bar.
  public var dialogsUseHeaderBar: Bool {
    get { property("gtk-dialogs-use-header") }
    set { if newValue != dialogsUseHeaderBar { setProperty("gtk-dialogs-use-header", to: newValue) } }
  }

  /// Whether the middle button inserts the last selection.
  public var enablesPrimaryPaste: Bool {
    get { property("gtk-enable-primary-paste") }
    set { if newValue != enablesPrimaryPaste { setProperty("gtk-enable-primary-paste", to: newValue) } }
  }

  /// Whether files that were used of late are kept in mind.
  public var recentFilesEnabled: Bool {
    get { property("gtk-recent-files-enabled") }
    set { if newValue != recentFilesEnabled { setProperty("gtk-recent-files-enabled", to: newValue) } }
  }

  /// How long a press has to last to be a long one, in milliseconds.
  public var longPressTime: Int {
    get { property("gtk-long-press-time") }
    set { if newValue != longPressTime { setProperty("gtk-long-press-time", to: newValue) } }
  }

  /// Whether texts that cannot be changed have a cursor.
  public var showsCaretInText: Bool {
    get { property("gtk-keynav-use-caret") }
    set { if newValue != showsCaretInText { setProperty("gtk-keynav-use-caret", to: newValue) } }
  }

  /// Whether scroll bars lie over the content.
  public var usesOverlayScrolling: Bool {
    get { property("gtk-overlay-scrolling") }
    set { if newValue != usesOverlayScrolling { setProperty("gtk-overlay-scrolling", to: newValue) } }
  }
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
