// Made by scripts/generate-wrappers of scripts/support/wrappers/DisplaySettings.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let displaySettingsLaws = Coverage<DisplaySettings>(
    "GtkSettings", make: { DisplaySettings.shared }
  ) {
    $0.set("gtk-double-click-time", \.doubleClickTime)
    $0.set("gtk-double-click-distance", \.doubleClickDistance)
    $0.set("gtk-cursor-blink", \.cursorBlinks)
    $0.set("gtk-cursor-blink-time", \.cursorBlinkTime)
    $0.set("gtk-cursor-blink-timeout", \.cursorBlinkTimeout)
    $0.set("gtk-split-cursor", \.splitsCursor)
    $0.set("gtk-cursor-aspect-ratio", \.cursorAspectRatio)
    $0.set("gtk-theme-name", \.themeName)
    $0.set("gtk-icon-theme-name", \.iconThemeName)
    $0.set("gtk-dnd-drag-threshold", \.dragThreshold)
    $0.set("gtk-font-name", \.fontName)
    $0.set("gtk-xft-antialias", \.fontAntialiasing, samples: [0, 1])
    $0.set("gtk-xft-hinting", \.fontHinting, samples: [0, 1])
    $0.set("gtk-xft-hintstyle", \.fontHintStyle)
    $0.set("gtk-xft-rgba", \.fontSubpixelOrder)
    $0.set("gtk-xft-dpi", \.fontDPI, samples: [98304, 100000])
    $0.set("gtk-hint-font-metrics", \.hintsFontMetrics)
    $0.set("gtk-cursor-theme-name", \.cursorThemeName)
    $0.set("gtk-cursor-theme-size", \.cursorThemeSize)
    $0.set("gtk-alternative-button-order", \.usesAlternativeButtonOrder)
    $0.set("gtk-alternative-sort-arrows", \.usesAlternativeSortArrows)
    $0.set("gtk-enable-animations", \.animationsEnabled)
    $0.set("gtk-error-bell", \.soundsErrors)
    $0.set("gtk-print-backends", \.printBackends)
    $0.set("gtk-print-preview-command", \.printPreviewCommand)
    $0.set("gtk-enable-accels", \.acceleratorsEnabled)
    $0.set("gtk-im-module", \.inputMethod)
    $0.set("gtk-recent-files-max-age", \.recentFilesMaxAge)
    $0.set("gtk-fontconfig-timestamp", \.fontsTimestamp)
    $0.set("gtk-sound-theme-name", \.soundThemeName)
    $0.set("gtk-enable-input-feedback-sounds", \.soundsInput)
    $0.set("gtk-enable-event-sounds", \.soundsEvents)
    $0.set("gtk-primary-button-warps-slider", \.clickMovesSlider)
    $0.set("gtk-application-prefer-dark-theme", \.prefersDark)
    $0.set("gtk-entry-select-on-focus", \.fieldsSelectTextOnFocus)
    $0.set("gtk-entry-password-hint-timeout", \.passwordHintTimeout)
    $0.set("gtk-label-select-on-focus", \.labelsSelectTextOnFocus)
    $0.set("gtk-shell-shows-app-menu", \.shellShowsAppMenu)
    $0.set("gtk-shell-shows-menubar", \.shellShowsMenuBar)
    $0.set("gtk-shell-shows-desktop", \.shellShowsDesktop)
    $0.set("gtk-decoration-layout", \.decorationLayout)
    $0.set("gtk-titlebar-double-click", \.titleBarDoubleClick)
    $0.set("gtk-titlebar-middle-click", \.titleBarMiddleClick)
    $0.set("gtk-titlebar-right-click", \.titleBarRightClick)
    $0.set("gtk-dialogs-use-header", \.dialogsUseHeaderBar)
    $0.set("gtk-enable-primary-paste", \.enablesPrimaryPaste)
    $0.set("gtk-recent-files-enabled", \.recentFilesEnabled)
    $0.set("gtk-long-press-time", \.longPressTime)
    $0.set("gtk-keynav-use-caret", \.showsCaretInText)
    $0.set("gtk-overlay-scrolling", \.usesOverlayScrolling)
    $0.signal { $0.onNotifyDoubleClickTime {} }
    $0.signal { $0.onNotifyDoubleClickDistance {} }
    $0.signal { $0.onNotifyCursorBlink {} }
    $0.signal { $0.onNotifyCursorBlinkTime {} }
    $0.signal { $0.onNotifyCursorBlinkTimeout {} }
    $0.signal { $0.onNotifySplitCursor {} }
    $0.signal { $0.onNotifyCursorAspectRatio {} }
    $0.signal { $0.onNotifyThemeName {} }
    $0.signal { $0.onNotifyIconThemeName {} }
    $0.signal { $0.onNotifyDndDragThreshold {} }
    $0.signal { $0.onNotifyFontName {} }
    $0.signal { $0.onNotifyXftAntialias {} }
    $0.signal { $0.onNotifyXftHinting {} }
    $0.signal { $0.onNotifyXftHintstyle {} }
    $0.signal { $0.onNotifyXftRgba {} }
    $0.signal { $0.onNotifyXftDpi {} }
    $0.signal { $0.onNotifyHintFontMetrics {} }
    $0.signal { $0.onNotifyCursorThemeName {} }
    $0.signal { $0.onNotifyCursorThemeSize {} }
    $0.signal { $0.onNotifyAlternativeButtonOrder {} }
    $0.signal { $0.onNotifyAlternativeSortArrows {} }
    $0.signal { $0.onNotifyEnableAnimations {} }
    $0.signal { $0.onNotifyErrorBell {} }
    $0.signal { $0.onNotifyPrintBackends {} }
    $0.signal { $0.onNotifyPrintPreviewCommand {} }
    $0.signal { $0.onNotifyEnableAccels {} }
    $0.signal { $0.onNotifyImModule {} }
    $0.signal { $0.onNotifyRecentFilesMaxAge {} }
    $0.signal { $0.onNotifyFontconfigTimestamp {} }
    $0.signal { $0.onNotifySoundThemeName {} }
    $0.signal { $0.onNotifyEnableInputFeedbackSounds {} }
    $0.signal { $0.onNotifyEnableEventSounds {} }
    $0.signal { $0.onNotifyPrimaryButtonWarpsSlider {} }
    $0.signal { $0.onNotifyApplicationPreferDarkTheme {} }
    $0.signal { $0.onNotifyEntrySelectOnFocus {} }
    $0.signal { $0.onNotifyEntryPasswordHintTimeout {} }
    $0.signal { $0.onNotifyLabelSelectOnFocus {} }
    $0.signal { $0.onNotifyShellShowsAppMenu {} }
    $0.signal { $0.onNotifyShellShowsMenubar {} }
    $0.signal { $0.onNotifyShellShowsDesktop {} }
    $0.signal { $0.onNotifyDecorationLayout {} }
    $0.signal { $0.onNotifyTitlebarDoubleClick {} }
    $0.signal { $0.onNotifyTitlebarMiddleClick {} }
    $0.signal { $0.onNotifyTitlebarRightClick {} }
    $0.signal { $0.onNotifyDialogsUseHeader {} }
    $0.signal { $0.onNotifyEnablePrimaryPaste {} }
    $0.signal { $0.onNotifyRecentFilesEnabled {} }
    $0.signal { $0.onNotifyLongPressTime {} }
    $0.signal { $0.onNotifyKeynavUseCaret {} }
    $0.signal { $0.onNotifyOverlayScrolling {} }
  }
}
