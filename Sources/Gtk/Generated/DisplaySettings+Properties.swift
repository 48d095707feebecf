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

// GTK's own names of what is called otherwise here.
extension DisplaySettings {
  /// GTK's name of `doubleClickTime`.
  @available(*, unavailable, renamed: "doubleClickTime")
  public var gtkDoubleClickTime: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `doubleClickDistance`.
  @available(*, unavailable, renamed: "doubleClickDistance")
  public var gtkDoubleClickDistance: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `cursorBlinks`.
  @available(*, unavailable, renamed: "cursorBlinks")
  public var gtkCursorBlink: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `cursorBlinkTime`.
  @available(*, unavailable, renamed: "cursorBlinkTime")
  public var gtkCursorBlinkTime: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `cursorBlinkTimeout`.
  @available(*, unavailable, renamed: "cursorBlinkTimeout")
  public var gtkCursorBlinkTimeout: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `splitsCursor`.
  @available(*, unavailable, renamed: "splitsCursor")
  public var gtkSplitCursor: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `cursorAspectRatio`.
  @available(*, unavailable, renamed: "cursorAspectRatio")
  public var gtkCursorAspectRatio: Double {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `themeName`.
  @available(*, unavailable, renamed: "themeName")
  public var gtkThemeName: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `iconThemeName`.
  @available(*, unavailable, renamed: "iconThemeName")
  public var gtkIconThemeName: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `dragThreshold`.
  @available(*, unavailable, renamed: "dragThreshold")
  public var gtkDndDragThreshold: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontName`.
  @available(*, unavailable, renamed: "fontName")
  public var gtkFontName: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontAntialiasing`.
  @available(*, unavailable, renamed: "fontAntialiasing")
  public var gtkXftAntialias: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontHinting`.
  @available(*, unavailable, renamed: "fontHinting")
  public var gtkXftHinting: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontHintStyle`.
  @available(*, unavailable, renamed: "fontHintStyle")
  public var gtkXftHintstyle: String? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontSubpixelOrder`.
  @available(*, unavailable, renamed: "fontSubpixelOrder")
  public var gtkXftRgba: String? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontDPI`.
  @available(*, unavailable, renamed: "fontDPI")
  public var gtkXftDpi: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `hintsFontMetrics`.
  @available(*, unavailable, renamed: "hintsFontMetrics")
  public var gtkHintFontMetrics: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `cursorThemeName`.
  @available(*, unavailable, renamed: "cursorThemeName")
  public var gtkCursorThemeName: String? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `cursorThemeSize`.
  @available(*, unavailable, renamed: "cursorThemeSize")
  public var gtkCursorThemeSize: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `usesAlternativeButtonOrder`.
  @available(*, unavailable, renamed: "usesAlternativeButtonOrder")
  public var gtkAlternativeButtonOrder: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `usesAlternativeSortArrows`.
  @available(*, unavailable, renamed: "usesAlternativeSortArrows")
  public var gtkAlternativeSortArrows: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `animationsEnabled`.
  @available(*, unavailable, renamed: "animationsEnabled")
  public var gtkEnableAnimations: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `soundsErrors`.
  @available(*, unavailable, renamed: "soundsErrors")
  public var gtkErrorBell: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `printBackends`.
  @available(*, unavailable, renamed: "printBackends")
  public var gtkPrintBackends: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `printPreviewCommand`.
  @available(*, unavailable, renamed: "printPreviewCommand")
  public var gtkPrintPreviewCommand: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `acceleratorsEnabled`.
  @available(*, unavailable, renamed: "acceleratorsEnabled")
  public var gtkEnableAccels: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `inputMethod`.
  @available(*, unavailable, renamed: "inputMethod")
  public var gtkImModule: String? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `recentFilesMaxAge`.
  @available(*, unavailable, renamed: "recentFilesMaxAge")
  public var gtkRecentFilesMaxAge: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontsTimestamp`.
  @available(*, unavailable, renamed: "fontsTimestamp")
  public var gtkFontconfigTimestamp: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `soundThemeName`.
  @available(*, unavailable, renamed: "soundThemeName")
  public var gtkSoundThemeName: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `soundsInput`.
  @available(*, unavailable, renamed: "soundsInput")
  public var gtkEnableInputFeedbackSounds: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `soundsEvents`.
  @available(*, unavailable, renamed: "soundsEvents")
  public var gtkEnableEventSounds: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `clickMovesSlider`.
  @available(*, unavailable, renamed: "clickMovesSlider")
  public var gtkPrimaryButtonWarpsSlider: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `prefersDark`.
  @available(*, unavailable, renamed: "prefersDark")
  public var gtkApplicationPreferDarkTheme: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fieldsSelectTextOnFocus`.
  @available(*, unavailable, renamed: "fieldsSelectTextOnFocus")
  public var gtkEntrySelectOnFocus: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `passwordHintTimeout`.
  @available(*, unavailable, renamed: "passwordHintTimeout")
  public var gtkEntryPasswordHintTimeout: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `labelsSelectTextOnFocus`.
  @available(*, unavailable, renamed: "labelsSelectTextOnFocus")
  public var gtkLabelSelectOnFocus: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `shellShowsAppMenu`.
  @available(*, unavailable, renamed: "shellShowsAppMenu")
  public var gtkShellShowsAppMenu: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `shellShowsMenuBar`.
  @available(*, unavailable, renamed: "shellShowsMenuBar")
  public var gtkShellShowsMenubar: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `shellShowsDesktop`.
  @available(*, unavailable, renamed: "shellShowsDesktop")
  public var gtkShellShowsDesktop: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `decorationLayout`.
  @available(*, unavailable, renamed: "decorationLayout")
  public var gtkDecorationLayout: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `titleBarDoubleClick`.
  @available(*, unavailable, renamed: "titleBarDoubleClick")
  public var gtkTitlebarDoubleClick: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `titleBarMiddleClick`.
  @available(*, unavailable, renamed: "titleBarMiddleClick")
  public var gtkTitlebarMiddleClick: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `titleBarRightClick`.
  @available(*, unavailable, renamed: "titleBarRightClick")
  public var gtkTitlebarRightClick: String {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `dialogsUseHeaderBar`.
  @available(*, unavailable, renamed: "dialogsUseHeaderBar")
  public var gtkDialogsUseHeader: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `enablesPrimaryPaste`.
  @available(*, unavailable, renamed: "enablesPrimaryPaste")
  public var gtkEnablePrimaryPaste: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `recentFilesEnabled`.
  @available(*, unavailable, renamed: "recentFilesEnabled")
  public var gtkRecentFilesEnabled: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `longPressTime`.
  @available(*, unavailable, renamed: "longPressTime")
  public var gtkLongPressTime: Int {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `showsCaretInText`.
  @available(*, unavailable, renamed: "showsCaretInText")
  public var gtkKeynavUseCaret: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `usesOverlayScrolling`.
  @available(*, unavailable, renamed: "usesOverlayScrolling")
  public var gtkOverlayScrolling: Bool {
    get { neverCalled() }
    set {}
  }
}
