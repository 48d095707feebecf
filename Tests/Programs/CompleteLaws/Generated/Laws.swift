// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import GtkComplete

@MainActor enum Laws {
  static var all: [any ClassLaw] {
    [cairoRendererLaw, aboutDialogLaw, actionBarLaw, adjustmentLaw, anyFilterLaw, appChooserButtonLaw, appChooserDialogLaw, appChooserWidgetLaw, aspectFrameLaw, assistantLaw, binLayoutLaw, bookmarkListLaw, boolFilterLaw, boxLaw, boxLayoutLaw, builderLaw, builderCScopeLaw, buttonLaw, calendarWidgetLaw, cellAreaBoxLaw, cellRendererAccelLaw, cellRendererComboLaw, cellRendererPixbufLaw, cellRendererProgressLaw, cellRendererSpinLaw, cellRendererSpinnerLaw, cellRendererTextLaw, cellRendererToggleLaw, cellViewLaw, centerBoxLaw, centerLayoutLaw, checkButtonLaw, colorButtonLaw, colorChooserDialogLaw, colorChooserWidgetLaw, columnViewLaw, comboBoxLaw, comboBoxTextLaw, constraintLaw, constraintGuideLaw, constraintLayoutLaw, cssProviderLaw, customFilterLaw, customSorterLaw, dialogLaw, directoryListLaw, dragSourceLaw, drawingAreaLaw, dropControllerMotionLaw, dropDownLaw, dropTargetLaw, editableLabelLaw, emojiChooserLaw, entryLaw, entryBufferLaw, entryCompletionLaw, eventControllerFocusLaw, eventControllerKeyLaw, eventControllerLegacyLaw, eventControllerMotionLaw, eventControllerScrollLaw, everyFilterLaw, expanderLaw, fileChooserNativeLaw, fileFilterLaw, fixedLaw, fixedLayoutLaw, flattenListModelLaw, flowBoxLaw, flowBoxChildLaw, fontButtonLaw, fontChooserDialogLaw, fontChooserWidgetLaw, frameLaw, gLAreaLaw, gestureClickLaw, gestureDragLaw, gestureLongPressLaw, gesturePanLaw, gestureStylusLaw, gestureSwipeLaw, gridLaw, gridLayoutLaw, gridViewLaw, headerBarLaw, iMContextSimpleLaw, iMMulticontextLaw, iconThemeLaw, iconViewLaw, imageLaw, infoBarLaw, inscriptionLaw, labelLaw, levelBarLaw, linkButtonLaw, listBoxLaw, listBoxRowLaw, listViewLaw, lockButtonLaw, mediaControlsLaw, menuButtonLaw, mnemonicTriggerLaw, mountOperationLaw, multiSorterLaw, namedActionLaw, notebookLaw, numericSorterLaw, overlayLaw, overlayLayoutLaw, pageSetupLaw, panedLaw, passwordEntryLaw, passwordEntryBufferLaw, pictureLaw, popoverLaw, popoverMenuLaw, popoverMenuBarLaw, printOperationLaw, printSettingsLaw, progressBarLaw, recentManagerLaw, revealerLaw, scaleLaw, scaleButtonLaw, scrollbarLaw, scrolledWindowLaw, searchBarLaw, searchEntryLaw, selectionFilterModelLaw, separatorLaw, shortcutLaw, shortcutControllerLaw, shortcutLabelLaw, signalActionLaw, sizeGroupLaw, sliceListModelLaw, spinButtonLaw, spinnerLaw, stackSidebarLaw, stackSwitcherLaw, statusbarLaw, stringFilterLaw, stringListLaw, stringObjectLaw, stringSorterLaw, switchLaw, textLaw, textBufferLaw, textChildAnchorLaw, textMarkLaw, textTagLaw, textTagTableLaw, textViewLaw, toggleButtonLaw, treeExpanderLaw, treeListModelLaw, treeListRowSorterLaw, treeViewLaw, treeViewColumnLaw, videoLaw, viewportLaw, volumeButtonLaw, widgetPaintableLaw, windowLaw, windowControlsLaw, windowGroupLaw, windowHandleLaw, contextLaw, coverageLaw]
  }
  static var cairoRendererLaw: any ClassLaw {
    Law<CairoRenderer>("GskCairoRenderer", make: { CairoRenderer() }) {
      $0.read("realized", \.isRealized)
      $0.signal { $0.onNotifyRealized {} }
      $0.read("surface", \.surface)
      $0.signal { $0.onNotifySurface {} }
    }
  }
  static var aboutDialogLaw: any ClassLaw {
    Law<AboutDialog>("GtkAboutDialog", make: { AboutDialog() }) {
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var actionBarLaw: any ClassLaw {
    Law<ActionBar>("GtkActionBar", make: { ActionBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var adjustmentLaw: any ClassLaw {
    Law<Adjustment>("GtkAdjustment", make: { Adjustment(value: 0, lower: 0, upper: 10, step: 1, page: 2) }) {
      $0.answer(\.minimumIncrement)
    }
  }
  static var anyFilterLaw: any ClassLaw {
    Law<AnyFilter>("GtkAnyFilter", make: { AnyFilter() }) {
      $0.read("item-type", \.itemType)
      $0.read("n-items", \.nItems)
      $0.signal { $0.onNotifyNItems {} }
      $0.answer(\.strictness)
      $0.answer(\.buildableId)
    }
  }
  static var appChooserButtonLaw: any ClassLaw {
    Law<AppChooserButton>("GtkAppChooserButton", make: { AppChooserButton(contentType: "one") }) {
      $0.set("heading", \.heading)
      $0.signal { $0.onNotifyHeading {} }
      $0.set("modal", \.isModal)
      $0.signal { $0.onNotifyModal {} }
      $0.set("show-default-item", \.showsDefaultItem)
      $0.signal { $0.onNotifyShowDefaultItem {} }
      $0.set("show-dialog-item", \.showsDialogItem)
      $0.signal { $0.onNotifyShowDialogItem {} }
      $0.signal { $0.onActivate {} }
      $0.signal { $0.onChanged {} }
      $0.signal { $0.onCustomItemActivated { _ in  } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.appInfo)
      $0.answer(\.buildableId)
    }
  }
  static var appChooserDialogLaw: any ClassLaw {
    Law<AppChooserDialog>("GtkAppChooserDialog", make: { AppChooserDialog(parent: nil, flags: .init(rawValue: 0), contentType: "one") }) {
      $0.read("gfile", \.gfile)
      $0.signal { $0.onNotifyGfile {} }
      $0.set("heading", \.heading)
      $0.signal { $0.onNotifyHeading {} }
      $0.answer(\.widget)
      $0.answer(\.appInfo)
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var appChooserWidgetLaw: any ClassLaw {
    Law<AppChooserWidget>("GtkAppChooserWidget", make: { AppChooserWidget(contentType: "one") }) {
      $0.set("default-text", \.defaultText)
      $0.signal { $0.onNotifyDefaultText {} }
      $0.set("show-all", \.showsAll)
      $0.signal { $0.onNotifyShowAll {} }
      $0.set("show-default", \.showsDefault)
      $0.signal { $0.onNotifyShowDefault {} }
      $0.set("show-fallback", \.showsFallback)
      $0.signal { $0.onNotifyShowFallback {} }
      $0.set("show-other", \.showsOther)
      $0.signal { $0.onNotifyShowOther {} }
      $0.set("show-recommended", \.showsRecommended)
      $0.signal { $0.onNotifyShowRecommended {} }
      $0.signal { $0.onApplicationActivated { _ in  } }
      $0.signal { $0.onApplicationSelected { _ in  } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.appInfo)
      $0.answer(\.buildableId)
    }
  }
  static var aspectFrameLaw: any ClassLaw {
    Law<AspectFrame>("GtkAspectFrame", make: { AspectFrame(xalign: 1, yalign: 1, ratio: 1, obeyChild: true) }) {
      $0.set("child", \.child)
      $0.signal { $0.onNotifyChild {} }
      $0.set("obey-child", \.isObeyChild)
      $0.signal { $0.onNotifyObeyChild {} }
      $0.set("ratio", \.ratio)
      $0.signal { $0.onNotifyRatio {} }
      $0.set("xalign", \.xalign)
      $0.signal { $0.onNotifyXalign {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var assistantLaw: any ClassLaw {
    Law<Assistant>("GtkAssistant", make: { Assistant() }) {
      $0.read("pages", \.pages)
      $0.signal { $0.onNotifyPages {} }
      $0.read("use-header-bar", \.useHeaderBar)
      $0.signal { $0.onNotifyUseHeaderBar {} }
      $0.answer(\.currentPage)
      $0.answer(\.nPages)
      $0.signal { $0.onApply {} }
      $0.signal { $0.onCancel {} }
      $0.signal { $0.onClose {} }
      $0.signal { $0.onEscape {} }
      $0.signal { $0.onPrepare { _ in  } }
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var binLayoutLaw: any ClassLaw {
    Law<BinLayout>("GtkBinLayout", make: { BinLayout() }) {
      $0.answer(\.widget)
    }
  }
  static var bookmarkListLaw: any ClassLaw {
    Law<BookmarkList>("GtkBookmarkList", make: { BookmarkList() }) {
      $0.set("attributes", \.attributes)
      $0.signal { $0.onNotifyAttributes {} }
      $0.read("filename", \.filename)
      $0.signal { $0.onNotifyFilename {} }
      $0.set("io-priority", \.ioPriority)
      $0.signal { $0.onNotifyIoPriority {} }
      $0.read("item-type", \.itemType)
      $0.read("loading", \.isLoading)
      $0.signal { $0.onNotifyLoading {} }
      $0.read("n-items", \.nItems)
      $0.signal { $0.onNotifyNItems {} }
    }
  }
  static var boolFilterLaw: any ClassLaw {
    Law<BoolFilter>("GtkBoolFilter", make: { BoolFilter() }) {
      $0.read("expression", \.expression)
      $0.signal { $0.onNotifyExpression {} }
      $0.set("invert", \.isInvert)
      $0.signal { $0.onNotifyInvert {} }
      $0.answer(\.strictness)
    }
  }
  static var boxLaw: any ClassLaw {
    Law<Box>("GtkBox", make: { Box(.vertical) }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var boxLayoutLaw: any ClassLaw {
    Law<BoxLayout>("GtkBoxLayout", make: { BoxLayout(orientation: .horizontal) }) {
      $0.set("baseline-position", \.baselinePosition)
      $0.signal { $0.onNotifyBaselinePosition {} }
      $0.set("homogeneous", \.isHomogeneous)
      $0.signal { $0.onNotifyHomogeneous {} }
      $0.set("spacing", \.spacing)
      $0.signal { $0.onNotifySpacing {} }
      $0.set("orientation", \.orientation)
      $0.signal { $0.onNotifyOrientation {} }
      $0.answer(\.widget)
    }
  }
  static var builderLaw: any ClassLaw {
    Law<Builder>("GtkBuilder", make: { Builder() }) {
      $0.set("current-object", \.currentObject)
      $0.signal { $0.onNotifyCurrentObject {} }
      $0.read("scope", \.scope)
      $0.signal { $0.onNotifyScope {} }
      $0.set("translation-domain", \.translationDomain)
      $0.signal { $0.onNotifyTranslationDomain {} }
      $0.answer(\.objects)
    }
  }
  static var builderCScopeLaw: any ClassLaw {
    Law<BuilderCScope>("GtkBuilderCScope", make: { BuilderCScope() }) {
      _ = $0
    }
  }
  static var buttonLaw: any ClassLaw {
    Law<Button>("GtkButton", make: { Button() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var calendarWidgetLaw: any ClassLaw {
    Law<CalendarWidget>("GtkCalendar", make: { CalendarWidget() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var cellAreaBoxLaw: any ClassLaw {
    Law<CellAreaBox>("GtkCellAreaBox", make: { CellAreaBox() }) {
      $0.set("spacing", \.spacing)
      $0.signal { $0.onNotifySpacing {} }
      $0.set("orientation", \.orientation)
      $0.signal { $0.onNotifyOrientation {} }
      $0.read("edit-widget", \.editWidget)
      $0.signal { $0.onNotifyEditWidget {} }
      $0.read("edited-cell", \.editedCell)
      $0.signal { $0.onNotifyEditedCell {} }
      $0.set("focus-cell", \.focusCell)
      $0.signal { $0.onNotifyFocusCell {} }
      $0.answer(\.currentPathString)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal { $0.onAddEditable { _, _, _, _ in  } }
      $0.signal { $0.onApplyAttributes { _, _, _, _ in  } }
      $0.signal { $0.onFocusChanged { _, _ in  } }
      $0.signal { $0.onRemoveEditable { _, _ in  } }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var cellRendererAccelLaw: any ClassLaw {
    Law<CellRendererAccel>("GtkCellRendererAccel", make: { CellRendererAccel() }) {
      $0.set("accel-key", \.accelKey)
      $0.signal { $0.onNotifyAccelKey {} }
      $0.set("accel-mode", \.accelMode)
      $0.signal { $0.onNotifyAccelMode {} }
      $0.set("accel-mods", \.accelMods)
      $0.signal { $0.onNotifyAccelMods {} }
      $0.set("keycode", \.keycode)
      $0.signal { $0.onNotifyKeycode {} }
      $0.signal { $0.onAccelCleared { _ in  } }
      $0.signal { $0.onAccelEdited { _, _, _, _ in  } }
    }
  }
  static var cellRendererComboLaw: any ClassLaw {
    Law<CellRendererCombo>("GtkCellRendererCombo", make: { CellRendererCombo() }) {
      $0.set("has-entry", \.hasEntry)
      $0.signal { $0.onNotifyHasEntry {} }
      $0.set("text-column", \.textColumn)
      $0.signal { $0.onNotifyTextColumn {} }
      $0.signal { $0.onChanged { _, _ in  } }
    }
  }
  static var cellRendererPixbufLaw: any ClassLaw {
    Law<CellRendererPixbuf>("GtkCellRendererPixbuf", make: { CellRendererPixbuf() }) {
      $0.set("gicon", \.gicon)
      $0.signal { $0.onNotifyGicon {} }
      $0.set("icon-name", \.iconName)
      $0.signal { $0.onNotifyIconName {} }
      $0.set("icon-size", \.iconSize)
      $0.signal { $0.onNotifyIconSize {} }
      $0.set("pixbuf-expander-closed", \.pixbufExpanderClosed)
      $0.signal { $0.onNotifyPixbufExpanderClosed {} }
      $0.set("pixbuf-expander-open", \.pixbufExpanderOpen)
      $0.signal { $0.onNotifyPixbufExpanderOpen {} }
      $0.set("texture", \.texture)
      $0.signal { $0.onNotifyTexture {} }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal { $0.onNotifyCellBackgroundRgba {} }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal { $0.onNotifyCellBackgroundSet {} }
      $0.read("editing", \.isEditing)
      $0.signal { $0.onNotifyEditing {} }
      $0.set("height", \.height)
      $0.signal { $0.onNotifyHeight {} }
      $0.set("is-expanded", \.isExpanded)
      $0.signal { $0.onNotifyIsExpanded {} }
      $0.set("is-expander", \.isExpander)
      $0.signal { $0.onNotifyIsExpander {} }
      $0.set("mode", \.mode)
      $0.signal { $0.onNotifyMode {} }
      $0.set("sensitive", \.isSensitive)
      $0.signal { $0.onNotifySensitive {} }
      $0.set("visible", \.isVisible)
      $0.signal { $0.onNotifyVisible {} }
      $0.set("width", \.width)
      $0.signal { $0.onNotifyWidth {} }
      $0.set("xalign", \.xalign)
      $0.signal { $0.onNotifyXalign {} }
      $0.set("xpad", \.xpad)
      $0.signal { $0.onNotifyXpad {} }
      $0.set("yalign", \.yalign)
      $0.signal { $0.onNotifyYalign {} }
      $0.set("ypad", \.ypad)
      $0.signal { $0.onNotifyYpad {} }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal { $0.onEditingCanceled {} }
      $0.signal { $0.onEditingStarted { _, _ in  } }
    }
  }
  static var cellRendererProgressLaw: any ClassLaw {
    Law<CellRendererProgress>("GtkCellRendererProgress", make: { CellRendererProgress() }) {
      $0.set("inverted", \.isInverted)
      $0.signal { $0.onNotifyInverted {} }
      $0.set("pulse", \.pulse)
      $0.signal { $0.onNotifyPulse {} }
      $0.set("text", \.text)
      $0.signal { $0.onNotifyText {} }
      $0.set("text-xalign", \.textXalign)
      $0.signal { $0.onNotifyTextXalign {} }
      $0.set("text-yalign", \.textYalign)
      $0.signal { $0.onNotifyTextYalign {} }
      $0.set("value", \.value)
      $0.signal { $0.onNotifyValue {} }
      $0.set("orientation", \.orientation)
      $0.signal { $0.onNotifyOrientation {} }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal { $0.onNotifyCellBackgroundRgba {} }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal { $0.onNotifyCellBackgroundSet {} }
      $0.read("editing", \.isEditing)
      $0.signal { $0.onNotifyEditing {} }
      $0.set("height", \.height)
      $0.signal { $0.onNotifyHeight {} }
      $0.set("is-expanded", \.isExpanded)
      $0.signal { $0.onNotifyIsExpanded {} }
      $0.set("is-expander", \.isExpander)
      $0.signal { $0.onNotifyIsExpander {} }
      $0.set("mode", \.mode)
      $0.signal { $0.onNotifyMode {} }
      $0.set("sensitive", \.isSensitive)
      $0.signal { $0.onNotifySensitive {} }
      $0.set("visible", \.isVisible)
      $0.signal { $0.onNotifyVisible {} }
      $0.set("width", \.width)
      $0.signal { $0.onNotifyWidth {} }
      $0.set("xalign", \.xalign)
      $0.signal { $0.onNotifyXalign {} }
      $0.set("xpad", \.xpad)
      $0.signal { $0.onNotifyXpad {} }
      $0.set("yalign", \.yalign)
      $0.signal { $0.onNotifyYalign {} }
      $0.set("ypad", \.ypad)
      $0.signal { $0.onNotifyYpad {} }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal { $0.onEditingCanceled {} }
      $0.signal { $0.onEditingStarted { _, _ in  } }
    }
  }
  static var cellRendererSpinLaw: any ClassLaw {
    Law<CellRendererSpin>("GtkCellRendererSpin", make: { CellRendererSpin() }) {
      $0.set("adjustment", \.adjustment)
      $0.signal { $0.onNotifyAdjustment {} }
      $0.set("climb-rate", \.climbRate)
      $0.signal { $0.onNotifyClimbRate {} }
      $0.set("digits", \.digits)
      $0.signal { $0.onNotifyDigits {} }
    }
  }
  static var cellRendererSpinnerLaw: any ClassLaw {
    Law<CellRendererSpinner>("GtkCellRendererSpinner", make: { CellRendererSpinner() }) {
      $0.set("active", \.isActive)
      $0.signal { $0.onNotifyActive {} }
      $0.set("pulse", \.pulse)
      $0.signal { $0.onNotifyPulse {} }
      $0.set("size", \.size)
      $0.signal { $0.onNotifySize {} }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal { $0.onNotifyCellBackgroundRgba {} }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal { $0.onNotifyCellBackgroundSet {} }
      $0.read("editing", \.isEditing)
      $0.signal { $0.onNotifyEditing {} }
      $0.set("height", \.height)
      $0.signal { $0.onNotifyHeight {} }
      $0.set("is-expanded", \.isExpanded)
      $0.signal { $0.onNotifyIsExpanded {} }
      $0.set("is-expander", \.isExpander)
      $0.signal { $0.onNotifyIsExpander {} }
      $0.set("mode", \.mode)
      $0.signal { $0.onNotifyMode {} }
      $0.set("sensitive", \.isSensitive)
      $0.signal { $0.onNotifySensitive {} }
      $0.set("visible", \.isVisible)
      $0.signal { $0.onNotifyVisible {} }
      $0.set("width", \.width)
      $0.signal { $0.onNotifyWidth {} }
      $0.set("xalign", \.xalign)
      $0.signal { $0.onNotifyXalign {} }
      $0.set("xpad", \.xpad)
      $0.signal { $0.onNotifyXpad {} }
      $0.set("yalign", \.yalign)
      $0.signal { $0.onNotifyYalign {} }
      $0.set("ypad", \.ypad)
      $0.signal { $0.onNotifyYpad {} }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal { $0.onEditingCanceled {} }
      $0.signal { $0.onEditingStarted { _, _ in  } }
    }
  }
  static var cellRendererTextLaw: any ClassLaw {
    Law<CellRendererText>("GtkCellRendererText", make: { CellRendererText() }) {
      $0.set("align-set", \.isAlignSet)
      $0.signal { $0.onNotifyAlignSet {} }
      $0.read("attributes", \.attributes)
      $0.signal { $0.onNotifyAttributes {} }
      $0.set("background-rgba", \.backgroundRgba)
      $0.signal { $0.onNotifyBackgroundRgba {} }
      $0.set("background-set", \.isBackgroundSet)
      $0.signal { $0.onNotifyBackgroundSet {} }
      $0.set("editable", \.isEditable)
      $0.signal { $0.onNotifyEditable {} }
      $0.set("editable-set", \.isEditableSet)
      $0.signal { $0.onNotifyEditableSet {} }
      $0.set("ellipsize", \.ellipsize)
      $0.signal { $0.onNotifyEllipsize {} }
      $0.set("ellipsize-set", \.isEllipsizeSet)
      $0.signal { $0.onNotifyEllipsizeSet {} }
      $0.set("family", \.family)
      $0.signal { $0.onNotifyFamily {} }
      $0.set("family-set", \.isFamilySet)
      $0.signal { $0.onNotifyFamilySet {} }
      $0.set("font", \.font)
      $0.signal { $0.onNotifyFont {} }
      $0.read("font-desc", \.fontDesc)
      $0.signal { $0.onNotifyFontDesc {} }
      $0.set("foreground-rgba", \.foregroundRgba)
      $0.signal { $0.onNotifyForegroundRgba {} }
      $0.set("foreground-set", \.isForegroundSet)
      $0.signal { $0.onNotifyForegroundSet {} }
      $0.set("language-set", \.isLanguageSet)
      $0.signal { $0.onNotifyLanguageSet {} }
      $0.set("max-width-chars", \.maxWidthChars)
      $0.signal { $0.onNotifyMaxWidthChars {} }
      $0.set("placeholder-text", \.placeholderText)
      $0.signal { $0.onNotifyPlaceholderText {} }
      $0.set("rise", \.rise)
      $0.signal { $0.onNotifyRise {} }
      $0.set("rise-set", \.isRiseSet)
      $0.signal { $0.onNotifyRiseSet {} }
      $0.set("scale", \.scale)
      $0.signal { $0.onNotifyScale {} }
      $0.set("scale-set", \.isScaleSet)
      $0.signal { $0.onNotifyScaleSet {} }
      $0.set("single-paragraph-mode", \.isSingleParagraphMode)
      $0.signal { $0.onNotifySingleParagraphMode {} }
      $0.set("size", \.size)
      $0.signal { $0.onNotifySize {} }
      $0.set("size-points", \.sizePoints)
      $0.signal { $0.onNotifySizePoints {} }
      $0.set("size-set", \.isSizeSet)
      $0.signal { $0.onNotifySizeSet {} }
      $0.set("stretch", \.stretch)
      $0.signal { $0.onNotifyStretch {} }
      $0.set("stretch-set", \.isStretchSet)
      $0.signal { $0.onNotifyStretchSet {} }
      $0.set("strikethrough", \.isStrikethrough)
      $0.signal { $0.onNotifyStrikethrough {} }
      $0.set("strikethrough-set", \.isStrikethroughSet)
      $0.signal { $0.onNotifyStrikethroughSet {} }
      $0.set("style", \.style)
      $0.signal { $0.onNotifyStyle {} }
      $0.set("style-set", \.isStyleSet)
      $0.signal { $0.onNotifyStyleSet {} }
      $0.set("text", \.text)
      $0.signal { $0.onNotifyText {} }
      $0.set("underline", \.underline)
      $0.signal { $0.onNotifyUnderline {} }
      $0.set("underline-set", \.isUnderlineSet)
      $0.signal { $0.onNotifyUnderlineSet {} }
      $0.set("variant", \.variant)
      $0.signal { $0.onNotifyVariant {} }
      $0.set("variant-set", \.isVariantSet)
      $0.signal { $0.onNotifyVariantSet {} }
      $0.set("weight", \.weight)
      $0.signal { $0.onNotifyWeight {} }
      $0.set("weight-set", \.isWeightSet)
      $0.signal { $0.onNotifyWeightSet {} }
      $0.set("width-chars", \.widthChars)
      $0.signal { $0.onNotifyWidthChars {} }
      $0.set("wrap-mode", \.wrapMode)
      $0.signal { $0.onNotifyWrapMode {} }
      $0.set("wrap-width", \.wrapWidth)
      $0.signal { $0.onNotifyWrapWidth {} }
      $0.signal { $0.onEdited { _, _ in  } }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal { $0.onNotifyCellBackgroundRgba {} }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal { $0.onNotifyCellBackgroundSet {} }
      $0.read("editing", \.isEditing)
      $0.signal { $0.onNotifyEditing {} }
      $0.set("height", \.height)
      $0.signal { $0.onNotifyHeight {} }
      $0.set("is-expanded", \.isExpanded)
      $0.signal { $0.onNotifyIsExpanded {} }
      $0.set("is-expander", \.isExpander)
      $0.signal { $0.onNotifyIsExpander {} }
      $0.set("mode", \.mode)
      $0.signal { $0.onNotifyMode {} }
      $0.set("sensitive", \.isSensitive)
      $0.signal { $0.onNotifySensitive {} }
      $0.set("visible", \.isVisible)
      $0.signal { $0.onNotifyVisible {} }
      $0.set("width", \.width)
      $0.signal { $0.onNotifyWidth {} }
      $0.set("xalign", \.xalign)
      $0.signal { $0.onNotifyXalign {} }
      $0.set("xpad", \.xpad)
      $0.signal { $0.onNotifyXpad {} }
      $0.set("yalign", \.yalign)
      $0.signal { $0.onNotifyYalign {} }
      $0.set("ypad", \.ypad)
      $0.signal { $0.onNotifyYpad {} }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal { $0.onEditingCanceled {} }
      $0.signal { $0.onEditingStarted { _, _ in  } }
    }
  }
  static var cellRendererToggleLaw: any ClassLaw {
    Law<CellRendererToggle>("GtkCellRendererToggle", make: { CellRendererToggle() }) {
      $0.set("active", \.isActive)
      $0.signal { $0.onNotifyActive {} }
      $0.set("inconsistent", \.isInconsistent)
      $0.signal { $0.onNotifyInconsistent {} }
      $0.set("radio", \.isRadio)
      $0.signal { $0.onNotifyRadio {} }
      $0.signal { $0.onToggled { _ in  } }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal { $0.onNotifyCellBackgroundRgba {} }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal { $0.onNotifyCellBackgroundSet {} }
      $0.read("editing", \.isEditing)
      $0.signal { $0.onNotifyEditing {} }
      $0.set("height", \.height)
      $0.signal { $0.onNotifyHeight {} }
      $0.set("is-expanded", \.isExpanded)
      $0.signal { $0.onNotifyIsExpanded {} }
      $0.set("is-expander", \.isExpander)
      $0.signal { $0.onNotifyIsExpander {} }
      $0.set("mode", \.mode)
      $0.signal { $0.onNotifyMode {} }
      $0.set("sensitive", \.isSensitive)
      $0.signal { $0.onNotifySensitive {} }
      $0.set("visible", \.isVisible)
      $0.signal { $0.onNotifyVisible {} }
      $0.set("width", \.width)
      $0.signal { $0.onNotifyWidth {} }
      $0.set("xalign", \.xalign)
      $0.signal { $0.onNotifyXalign {} }
      $0.set("xpad", \.xpad)
      $0.signal { $0.onNotifyXpad {} }
      $0.set("yalign", \.yalign)
      $0.signal { $0.onNotifyYalign {} }
      $0.set("ypad", \.ypad)
      $0.signal { $0.onNotifyYpad {} }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal { $0.onEditingCanceled {} }
      $0.signal { $0.onEditingStarted { _, _ in  } }
    }
  }
  static var cellViewLaw: any ClassLaw {
    Law<CellView>("GtkCellView", make: { CellView() }) {
      $0.read("cell-area", \.cellArea)
      $0.signal { $0.onNotifyCellArea {} }
      $0.read("cell-area-context", \.cellAreaContext)
      $0.signal { $0.onNotifyCellAreaContext {} }
      $0.set("draw-sensitive", \.drawsSensitive)
      $0.signal { $0.onNotifyDrawSensitive {} }
      $0.set("fit-model", \.isFitModel)
      $0.signal { $0.onNotifyFitModel {} }
      $0.read("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.answer(\.displayedRow)
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var centerBoxLaw: any ClassLaw {
    Law<CenterBox>("GtkCenterBox", make: { CenterBox() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var centerLayoutLaw: any ClassLaw {
    Law<CenterLayout>("GtkCenterLayout", make: { CenterLayout() }) {
      $0.answer(\.baselinePosition)
      $0.answer(\.centerWidget)
      $0.answer(\.endWidget)
      $0.answer(\.orientation)
      $0.answer(\.startWidget)
      $0.answer(\.widget)
    }
  }
  static var checkButtonLaw: any ClassLaw {
    Law<CheckButton>("GtkCheckButton", make: { CheckButton() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var colorButtonLaw: any ClassLaw {
    Law<ColorButton>("GtkColorButton", make: { ColorButton() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var colorChooserDialogLaw: any ClassLaw {
    Law<ColorChooserDialog>("GtkColorChooserDialog", make: { ColorChooserDialog() }) {
      $0.set("show-editor", \.showsEditor)
      $0.signal { $0.onNotifyShowEditor {} }
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var colorChooserWidgetLaw: any ClassLaw {
    Law<ColorChooserWidget>("GtkColorChooserWidget", make: { ColorChooserWidget() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var columnViewLaw: any ClassLaw {
    Law<ColumnView>("GtkColumnView", make: { ColumnView(NoSelection(ListModel(count: { 1 }, item: { $0 }))) }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var comboBoxLaw: any ClassLaw {
    Law<ComboBox>("GtkComboBox", make: { ComboBox() }) {
      $0.set("button-sensitivity", \.buttonSensitivity)
      $0.signal { $0.onNotifyButtonSensitivity {} }
      $0.set("entry-text-column", \.entryTextColumn)
      $0.signal { $0.onNotifyEntryTextColumn {} }
      $0.read("has-entry", \.hasEntry)
      $0.signal { $0.onNotifyHasEntry {} }
      $0.set("has-frame", \.hasFrame)
      $0.signal { $0.onNotifyHasFrame {} }
      $0.set("id-column", \.idColumn)
      $0.signal { $0.onNotifyIdColumn {} }
      $0.read("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.set("popup-fixed-width", \.isPopupFixedWidth)
      $0.signal { $0.onNotifyPopupFixedWidth {} }
      $0.read("popup-shown", \.isPopupShown)
      $0.signal { $0.onNotifyPopupShown {} }
      $0.answer(\.activeIter)
      $0.signal { $0.onActivate {} }
      $0.signal { $0.onChanged {} }
      $0.signal { $0.onFormatEntryText { _ in "" } }
      $0.signal { $0.onMoveActive { _ in  } }
      $0.signal { $0.onPopdown { .proceed } }
      $0.signal { $0.onPopup {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var comboBoxTextLaw: any ClassLaw {
    Law<ComboBoxText>("GtkComboBoxText", make: { ComboBoxText() }) {
      $0.answer(\.activeText)
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var constraintLaw: any ClassLaw {
    Law<Constraint>("GtkConstraint", make: { Constraint(target: nil, targetAttribute: .init(rawValue: 0), relation: .init(rawValue: 0), source: nil, sourceAttribute: .init(rawValue: 0), multiplier: 1, constant: 1, strength: 1) }) {
      $0.read("constant", \.constant)
      $0.signal { $0.onNotifyConstant {} }
      $0.read("multiplier", \.multiplier)
      $0.signal { $0.onNotifyMultiplier {} }
      $0.read("relation", \.relation)
      $0.signal { $0.onNotifyRelation {} }
      $0.read("source", \.source)
      $0.signal { $0.onNotifySource {} }
      $0.read("source-attribute", \.sourceAttribute)
      $0.signal { $0.onNotifySourceAttribute {} }
      $0.read("strength", \.strength)
      $0.signal { $0.onNotifyStrength {} }
      $0.read("target", \.target)
      $0.signal { $0.onNotifyTarget {} }
      $0.read("target-attribute", \.targetAttribute)
      $0.signal { $0.onNotifyTargetAttribute {} }
      $0.answer(\.isAttached)
      $0.answer(\.isConstant)
      $0.answer(\.isRequired)
    }
  }
  static var constraintGuideLaw: any ClassLaw {
    Law<ConstraintGuide>("GtkConstraintGuide", make: { ConstraintGuide() }) {
      $0.set("max-height", \.maxHeight)
      $0.signal { $0.onNotifyMaxHeight {} }
      $0.set("max-width", \.maxWidth)
      $0.signal { $0.onNotifyMaxWidth {} }
      $0.set("min-height", \.minHeight)
      $0.signal { $0.onNotifyMinHeight {} }
      $0.set("min-width", \.minWidth)
      $0.signal { $0.onNotifyMinWidth {} }
      $0.set("name", \.name)
      $0.signal { $0.onNotifyName {} }
      $0.set("nat-height", \.natHeight)
      $0.signal { $0.onNotifyNatHeight {} }
      $0.set("nat-width", \.natWidth)
      $0.signal { $0.onNotifyNatWidth {} }
      $0.set("strength", \.strength)
      $0.signal { $0.onNotifyStrength {} }
      $0.answer(\.maxSize)
      $0.answer(\.minSize)
      $0.answer(\.natSize)
    }
  }
  static var constraintLayoutLaw: any ClassLaw {
    Law<ConstraintLayout>("GtkConstraintLayout", make: { ConstraintLayout() }) {
      $0.answer(\.widget)
      $0.answer(\.buildableId)
    }
  }
  static var cssProviderLaw: any ClassLaw {
    Law<CssProvider>("GtkCssProvider", make: { CssProvider() }) {
      $0.signal { $0.onParsingError { _, _ in  } }
    }
  }
  static var customFilterLaw: any ClassLaw {
    Law<CustomFilter>("GtkCustomFilter", make: { CustomFilter { _ in true } }) {
      $0.answer(\.strictness)
    }
  }
  static var customSorterLaw: any ClassLaw {
    Law<CustomSorter>("GtkCustomSorter", make: { CustomSorter { _, _ in .equal } }) {
      $0.answer(\.order)
    }
  }
  static var dialogLaw: any ClassLaw {
    Law<Dialog>("GtkDialog", make: { Dialog() }) {
      $0.read("use-header-bar", \.useHeaderBar)
      $0.signal { $0.onNotifyUseHeaderBar {} }
      $0.answer(\.contentArea)
      $0.answer(\.headerBar)
      $0.signal { $0.onClose {} }
      $0.signal { $0.onResponse { _ in  } }
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var directoryListLaw: any ClassLaw {
    Law<DirectoryList>("GtkDirectoryList", make: { DirectoryList() }) {
      $0.set("attributes", \.attributes)
      $0.signal { $0.onNotifyAttributes {} }
      $0.read("error", \.error)
      $0.signal { $0.onNotifyError {} }
      $0.set("file", \.file)
      $0.signal { $0.onNotifyFile {} }
      $0.set("io-priority", \.ioPriority)
      $0.signal { $0.onNotifyIoPriority {} }
      $0.read("item-type", \.itemType)
      $0.read("loading", \.isLoading)
      $0.signal { $0.onNotifyLoading {} }
      $0.set("monitored", \.isMonitored)
      $0.signal { $0.onNotifyMonitored {} }
      $0.read("n-items", \.nItems)
      $0.signal { $0.onNotifyNItems {} }
    }
  }
  static var dragSourceLaw: any ClassLaw {
    Law<DragSource>("GtkDragSource", make: { DragSource { 1 } }) {
      $0.answer(\.drag)
      $0.signal { $0.onDragBegin { _ in  } }
      $0.signal { $0.onDragCancel { _, _ in .proceed } }
      $0.signal { $0.onDragEnd { _, _ in  } }
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal { $0.onBegin { _ in  } }
      $0.signal { $0.onSequenceStateChanged { _, _ in  } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var drawingAreaLaw: any ClassLaw {
    Law<DrawingArea>("GtkDrawingArea", make: { DrawingArea() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var dropControllerMotionLaw: any ClassLaw {
    Law<DropControllerMotion>("GtkDropControllerMotion", make: { DropControllerMotion() }) {
      $0.read("contains-pointer", \.containsPointer)
      $0.signal { $0.onNotifyContainsPointer {} }
      $0.read("drop", \.drop)
      $0.signal { $0.onNotifyDrop {} }
      $0.read("is-pointer", \.isPointer)
      $0.signal { $0.onNotifyIsPointer {} }
      $0.signal { $0.onEnter { _, _ in  } }
      $0.signal { $0.onLeave {} }
      $0.signal { $0.onMotion { _, _ in  } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var dropDownLaw: any ClassLaw {
    Law<DropDown>("GtkDropDown", make: { DropDown(["one", "two"]) }) {
      $0.read("expression", \.expression)
      $0.signal { $0.onNotifyExpression {} }
      $0.read("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.signal { $0.onActivate {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var dropTargetLaw: any ClassLaw {
    Law<DropTarget>("GtkDropTarget", make: { DropTarget { _, _, _ in true } }) {
      $0.read("formats", \.formats)
      $0.signal { $0.onNotifyFormats {} }
      $0.answer(\.gtypes)
      $0.signal { $0.onAccept { _ in .proceed } }
      $0.signal { $0.onEnter { _, _ in .init(rawValue: 0) } }
      $0.signal { $0.onLeave {} }
      $0.signal { $0.onMotion { _, _ in .init(rawValue: 0) } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var editableLabelLaw: any ClassLaw {
    Law<EditableLabel>("GtkEditableLabel", make: { EditableLabel(str: "one") }) {
      $0.set("editing", \.isEditing)
      $0.signal { $0.onNotifyEditing {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var emojiChooserLaw: any ClassLaw {
    Law<EmojiChooser>("GtkEmojiChooser", make: { EmojiChooser() }) {
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
    }
  }
  static var entryLaw: any ClassLaw {
    Law<Entry>("GtkEntry", make: { Entry() }) {
      $0.set("completion", \.completion)
      $0.signal { $0.onNotifyCompletion {} }
      $0.answer(\.alignment)
      $0.answer(\.currentIconDragSource)
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var entryBufferLaw: any ClassLaw {
    Law<EntryBuffer>("GtkEntryBuffer", make: { EntryBuffer() }) {
      $0.read("length", \.length)
      $0.signal { $0.onNotifyLength {} }
      $0.set("max-length", \.maxLength)
      $0.signal { $0.onNotifyMaxLength {} }
      $0.set("text", \.text)
      $0.signal { $0.onNotifyText {} }
      $0.answer(\.bytes)
      $0.signal { $0.onDeletedText { _, _ in  } }
      $0.signal { $0.onInsertedText { _, _, _ in  } }
    }
  }
  static var entryCompletionLaw: any ClassLaw {
    Law<EntryCompletion>("GtkEntryCompletion", make: { EntryCompletion() }) {
      $0.read("cell-area", \.cellArea)
      $0.signal { $0.onNotifyCellArea {} }
      $0.set("inline-completion", \.isInlineCompletion)
      $0.signal { $0.onNotifyInlineCompletion {} }
      $0.set("inline-selection", \.isInlineSelection)
      $0.signal { $0.onNotifyInlineSelection {} }
      $0.set("minimum-key-length", \.minimumKeyLength)
      $0.signal { $0.onNotifyMinimumKeyLength {} }
      $0.read("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.set("popup-completion", \.isPopupCompletion)
      $0.signal { $0.onNotifyPopupCompletion {} }
      $0.set("popup-set-width", \.isPopupSetWidth)
      $0.signal { $0.onNotifyPopupSetWidth {} }
      $0.set("popup-single-match", \.isPopupSingleMatch)
      $0.signal { $0.onNotifyPopupSingleMatch {} }
      $0.set("text-column", \.textColumn)
      $0.signal { $0.onNotifyTextColumn {} }
      $0.answer(\.completionPrefix)
      $0.answer(\.entry)
      $0.signal { $0.onCursorOnMatch { _, _ in .proceed } }
      $0.signal { $0.onInsertPrefix { _ in .proceed } }
      $0.signal { $0.onMatchSelected { _, _ in .proceed } }
      $0.signal { $0.onNoMatches {} }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var eventControllerFocusLaw: any ClassLaw {
    Law<EventControllerFocus>("GtkEventControllerFocus", make: { EventControllerFocus() }) {
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var eventControllerKeyLaw: any ClassLaw {
    Law<EventControllerKey>("GtkEventControllerKey", make: { EventControllerKey() }) {
      $0.answer(\.imContext)
      $0.signal { $0.onImUpdate {} }
      $0.signal { $0.onModifiers { _ in .proceed } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var eventControllerLegacyLaw: any ClassLaw {
    Law<EventControllerLegacy>("GtkEventControllerLegacy", make: { EventControllerLegacy() }) {
      $0.signal { $0.onEvent { _ in .proceed } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var eventControllerMotionLaw: any ClassLaw {
    Law<EventControllerMotion>("GtkEventControllerMotion", make: { EventControllerMotion() }) {
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var eventControllerScrollLaw: any ClassLaw {
    Law<EventControllerScroll>("GtkEventControllerScroll", make: { EventControllerScroll() }) {
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var everyFilterLaw: any ClassLaw {
    Law<EveryFilter>("GtkEveryFilter", make: { EveryFilter() }) {
      $0.read("item-type", \.itemType)
      $0.read("n-items", \.nItems)
      $0.signal { $0.onNotifyNItems {} }
      $0.answer(\.strictness)
      $0.answer(\.buildableId)
    }
  }
  static var expanderLaw: any ClassLaw {
    Law<Expander>("GtkExpander", make: { Expander("Details") }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var fileChooserNativeLaw: any ClassLaw {
    Law<FileChooserNative>("GtkFileChooserNative", make: { FileChooserNative(.open) }) {
      $0.answer(\.currentFolder)
      $0.answer(\.file)
      $0.answer(\.files)
    }
  }
  static var fileFilterLaw: any ClassLaw {
    Law<FileFilter>("GtkFileFilter", make: { FileFilter() }) {
      $0.answer(\.attributes)
      $0.answer(\.strictness)
      $0.answer(\.buildableId)
    }
  }
  static var fixedLaw: any ClassLaw {
    Law<Fixed>("GtkFixed", make: { Fixed() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var fixedLayoutLaw: any ClassLaw {
    Law<FixedLayout>("GtkFixedLayout", make: { FixedLayout() }) {
      $0.answer(\.widget)
    }
  }
  static var flattenListModelLaw: any ClassLaw {
    Law<FlattenListModel>("GtkFlattenListModel", make: { FlattenListModel() }) {
      $0.read("item-type", \.itemType)
      $0.read("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.read("n-items", \.nItems)
      $0.signal { $0.onNotifyNItems {} }
    }
  }
  static var flowBoxLaw: any ClassLaw {
    Law<FlowBox>("GtkFlowBox", make: { FlowBox() }) {
      $0.signal { $0.onActivateCursorChild {} }
      $0.signal { $0.onMoveCursor { _, _, _, _ in .proceed } }
      $0.signal { $0.onSelectAll {} }
      $0.signal { $0.onToggleCursorChild {} }
      $0.signal { $0.onUnselectAll {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var flowBoxChildLaw: any ClassLaw {
    Law<FlowBoxChild>("GtkFlowBoxChild", make: { FlowBoxChild() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var fontButtonLaw: any ClassLaw {
    Law<FontButton>("GtkFontButton", make: { FontButton() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var fontChooserDialogLaw: any ClassLaw {
    Law<FontChooserDialog>("GtkFontChooserDialog", make: { FontChooserDialog() }) {
      $0.answer(\.buildableId)
      $0.answer(\.fontFace)
      $0.answer(\.fontFamily)
      $0.answer(\.fontMap)
      $0.answer(\.fontSize)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var fontChooserWidgetLaw: any ClassLaw {
    Law<FontChooserWidget>("GtkFontChooserWidget", make: { FontChooserWidget() }) {
      $0.read("tweak-action", \.tweakAction)
      $0.signal { $0.onNotifyTweakAction {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.fontFace)
      $0.answer(\.fontFamily)
      $0.answer(\.fontMap)
      $0.answer(\.fontSize)
    }
  }
  static var frameLaw: any ClassLaw {
    Law<Frame>("GtkFrame", make: { Frame() }) {
      $0.answer(\.labelAlign)
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var gLAreaLaw: any ClassLaw {
    Law<GLArea>("GtkGLArea", make: { GLArea() }) {
      $0.set("auto-render", \.isAutoRender)
      $0.signal { $0.onNotifyAutoRender {} }
      $0.read("context", \.context)
      $0.signal { $0.onNotifyContext {} }
      $0.set("has-depth-buffer", \.hasDepthBuffer)
      $0.signal { $0.onNotifyHasDepthBuffer {} }
      $0.set("has-stencil-buffer", \.hasStencilBuffer)
      $0.signal { $0.onNotifyHasStencilBuffer {} }
      $0.set("use-es", \.usesEs)
      $0.signal { $0.onNotifyUseEs {} }
      $0.answer(\.error)
      $0.answer(\.requiredVersion)
      $0.signal { $0.onCreateContext { nil } }
      $0.signal { $0.onRender { _ in .proceed } }
      $0.signal { $0.onResize { _, _ in  } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var gestureClickLaw: any ClassLaw {
    Law<GestureClick>("GtkGestureClick", make: { GestureClick() }) {
      $0.signal { $0.onUnpairedRelease { _, _, _, _ in  } }
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal { $0.onBegin { _ in  } }
      $0.signal { $0.onSequenceStateChanged { _, _ in  } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var gestureDragLaw: any ClassLaw {
    Law<GestureDrag>("GtkGestureDrag", make: { GestureDrag() }) {
      $0.answer(\.offset)
      $0.answer(\.startPoint)
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal { $0.onBegin { _ in  } }
      $0.signal { $0.onSequenceStateChanged { _, _ in  } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var gestureLongPressLaw: any ClassLaw {
    Law<GestureLongPress>("GtkGestureLongPress", make: { GestureLongPress() }) {
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal { $0.onBegin { _ in  } }
      $0.signal { $0.onSequenceStateChanged { _, _ in  } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var gesturePanLaw: any ClassLaw {
    Law<GesturePan>("GtkGesturePan", make: { GesturePan(orientation: .horizontal) }) {
      $0.set("orientation", \.orientation)
      $0.signal { $0.onNotifyOrientation {} }
      $0.signal { $0.onPan { _, _ in  } }
    }
  }
  static var gestureStylusLaw: any ClassLaw {
    Law<GestureStylus>("GtkGestureStylus", make: { GestureStylus() }) {
      $0.answer(\.deviceTool)
      $0.signal { $0.onDown { _, _ in  } }
      $0.signal { $0.onMotion { _, _ in  } }
      $0.signal { $0.onProximity { _, _ in  } }
      $0.signal { $0.onUp { _, _ in  } }
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal { $0.onBegin { _ in  } }
      $0.signal { $0.onSequenceStateChanged { _, _ in  } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var gestureSwipeLaw: any ClassLaw {
    Law<GestureSwipe>("GtkGestureSwipe", make: { GestureSwipe() }) {
      $0.answer(\.velocity)
      $0.signal { $0.onSwipe { _, _ in  } }
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal { $0.onBegin { _ in  } }
      $0.signal { $0.onSequenceStateChanged { _, _ in  } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var gridLaw: any ClassLaw {
    Law<Grid>("GtkGrid", make: { Grid() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var gridLayoutLaw: any ClassLaw {
    Law<GridLayout>("GtkGridLayout", make: { GridLayout() }) {
      $0.set("baseline-row", \.baselineRow)
      $0.signal { $0.onNotifyBaselineRow {} }
      $0.set("column-homogeneous", \.isColumnHomogeneous)
      $0.signal { $0.onNotifyColumnHomogeneous {} }
      $0.set("column-spacing", \.columnSpacing)
      $0.signal { $0.onNotifyColumnSpacing {} }
      $0.set("row-homogeneous", \.isRowHomogeneous)
      $0.signal { $0.onNotifyRowHomogeneous {} }
      $0.set("row-spacing", \.rowSpacing)
      $0.signal { $0.onNotifyRowSpacing {} }
      $0.answer(\.widget)
    }
  }
  static var gridViewLaw: any ClassLaw {
    Law<GridView>("GtkGridView", make: { GridView(NoSelection(ListModel(count: { 1 }, item: { $0 })), factory: ListItemFactory()) }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.border)
    }
  }
  static var headerBarLaw: any ClassLaw {
    Law<HeaderBar>("GtkHeaderBar", make: { HeaderBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var iMContextSimpleLaw: any ClassLaw {
    Law<IMContextSimple>("GtkIMContextSimple", make: { IMContextSimple() }) {
      $0.set("input-hints", \.inputHints)
      $0.signal { $0.onNotifyInputHints {} }
      $0.set("input-purpose", \.inputPurpose)
      $0.signal { $0.onNotifyInputPurpose {} }
      $0.answer(\.preeditString)
      $0.answer(\.surroundingWithSelection)
      $0.signal { $0.onCommit { _ in  } }
      $0.signal { $0.onDeleteSurrounding { _, _ in .proceed } }
      $0.signal { $0.onPreeditChanged {} }
      $0.signal { $0.onPreeditEnd {} }
      $0.signal { $0.onPreeditStart {} }
      $0.signal { $0.onRetrieveSurrounding { .proceed } }
    }
  }
  static var iMMulticontextLaw: any ClassLaw {
    Law<IMMulticontext>("GtkIMMulticontext", make: { IMMulticontext() }) {
      $0.answer(\.contextId)
      $0.set("input-hints", \.inputHints)
      $0.signal { $0.onNotifyInputHints {} }
      $0.set("input-purpose", \.inputPurpose)
      $0.signal { $0.onNotifyInputPurpose {} }
      $0.answer(\.preeditString)
      $0.answer(\.surroundingWithSelection)
      $0.signal { $0.onCommit { _ in  } }
      $0.signal { $0.onDeleteSurrounding { _, _ in .proceed } }
      $0.signal { $0.onPreeditChanged {} }
      $0.signal { $0.onPreeditEnd {} }
      $0.signal { $0.onPreeditStart {} }
      $0.signal { $0.onRetrieveSurrounding { .proceed } }
    }
  }
  static var iconThemeLaw: any ClassLaw {
    Law<IconTheme>("GtkIconTheme", make: { IconTheme() }) {
      $0.set("display", \.display)
      $0.signal { $0.onNotifyDisplay {} }
      $0.read("icon-names", \.iconNames)
      $0.signal { $0.onNotifyIconNames {} }
      $0.read("resource-path", \.resourcePath)
      $0.signal { $0.onNotifyResourcePath {} }
      $0.read("search-path", \.searchPath)
      $0.signal { $0.onNotifySearchPath {} }
      $0.set("theme-name", \.themeName)
      $0.signal { $0.onNotifyThemeName {} }
      $0.signal { $0.onChanged {} }
    }
  }
  static var iconViewLaw: any ClassLaw {
    Law<IconView>("GtkIconView", make: { IconView() }) {
      $0.set("activate-on-single-click", \.activatesOnSingleClick)
      $0.signal { $0.onNotifyActivateOnSingleClick {} }
      $0.read("cell-area", \.cellArea)
      $0.signal { $0.onNotifyCellArea {} }
      $0.set("column-spacing", \.columnSpacing)
      $0.signal { $0.onNotifyColumnSpacing {} }
      $0.set("columns", \.columns)
      $0.signal { $0.onNotifyColumns {} }
      $0.set("item-orientation", \.itemOrientation)
      $0.signal { $0.onNotifyItemOrientation {} }
      $0.set("item-padding", \.itemPadding)
      $0.signal { $0.onNotifyItemPadding {} }
      $0.set("item-width", \.itemWidth)
      $0.signal { $0.onNotifyItemWidth {} }
      $0.set("margin", \.margin)
      $0.signal { $0.onNotifyMargin {} }
      $0.set("markup-column", \.markupColumn)
      $0.signal { $0.onNotifyMarkupColumn {} }
      $0.read("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.set("pixbuf-column", \.pixbufColumn)
      $0.signal { $0.onNotifyPixbufColumn {} }
      $0.set("reorderable", \.isReorderable)
      $0.signal { $0.onNotifyReorderable {} }
      $0.set("row-spacing", \.rowSpacing)
      $0.signal { $0.onNotifyRowSpacing {} }
      $0.set("selection-mode", \.selectionMode)
      $0.signal { $0.onNotifySelectionMode {} }
      $0.set("spacing", \.spacing)
      $0.signal { $0.onNotifySpacing {} }
      $0.set("text-column", \.textColumn)
      $0.signal { $0.onNotifyTextColumn {} }
      $0.set("tooltip-column", \.tooltipColumn)
      $0.signal { $0.onNotifyTooltipColumn {} }
      $0.answer(\.cursor)
      $0.answer(\.dragDestItem)
      $0.answer(\.selectedItems)
      $0.answer(\.visibleRange)
      $0.signal { $0.onActivateCursorItem { .proceed } }
      $0.signal { $0.onItemActivated { _ in  } }
      $0.signal { $0.onMoveCursor { _, _, _, _ in .proceed } }
      $0.signal { $0.onSelectAll {} }
      $0.signal { $0.onSelectCursorItem {} }
      $0.signal { $0.onSelectionChanged {} }
      $0.signal { $0.onToggleCursorItem {} }
      $0.signal { $0.onUnselectAll {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
      $0.answer(\.border)
    }
  }
  static var imageLaw: any ClassLaw {
    Law<Image>("GtkImage", make: { Image() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var infoBarLaw: any ClassLaw {
    Law<InfoBar>("GtkInfoBar", make: { InfoBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var inscriptionLaw: any ClassLaw {
    Law<Inscription>("GtkInscription", make: { Inscription() }) {
      $0.read("attributes", \.attributes)
      $0.signal { $0.onNotifyAttributes {} }
      $0.set("min-chars", \.minChars)
      $0.signal { $0.onNotifyMinChars {} }
      $0.set("min-lines", \.minLines)
      $0.signal { $0.onNotifyMinLines {} }
      $0.set("nat-chars", \.natChars)
      $0.signal { $0.onNotifyNatChars {} }
      $0.set("nat-lines", \.natLines)
      $0.signal { $0.onNotifyNatLines {} }
      $0.set("text", \.text)
      $0.signal { $0.onNotifyText {} }
      $0.set("text-overflow", \.textOverflow)
      $0.signal { $0.onNotifyTextOverflow {} }
      $0.set("wrap-mode", \.wrapMode)
      $0.signal { $0.onNotifyWrapMode {} }
      $0.set("xalign", \.xalign)
      $0.signal { $0.onNotifyXalign {} }
      $0.set("yalign", \.yalign)
      $0.signal { $0.onNotifyYalign {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var labelLaw: any ClassLaw {
    Law<Label>("GtkLabel", make: { Label("text") }) {
      $0.answer(\.currentUri)
      $0.answer(\.layout)
      $0.answer(\.layoutOffsets)
      $0.answer(\.selectionBounds)
      $0.signal { $0.onActivateCurrentLink {} }
      $0.signal { $0.onCopyClipboard {} }
      $0.signal { $0.onMoveCursor { _, _, _ in  } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var levelBarLaw: any ClassLaw {
    Law<LevelBar>("GtkLevelBar", make: { LevelBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var linkButtonLaw: any ClassLaw {
    Law<LinkButton>("GtkLinkButton", make: { LinkButton("https://example.org") }) {
      $0.answer(\.buildableId)
    }
  }
  static var listBoxLaw: any ClassLaw {
    Law<ListBox>("GtkListBox", make: { ListBox() }) {
      $0.answer(\.adjustment)
      $0.answer(\.selectedRows)
      $0.signal { $0.onActivateCursorRow {} }
      $0.signal { $0.onMoveCursor { _, _, _, _ in  } }
      $0.signal { $0.onSelectAll {} }
      $0.signal { $0.onToggleCursorRow {} }
      $0.signal { $0.onUnselectAll {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var listBoxRowLaw: any ClassLaw {
    Law<ListBoxRow>("GtkListBoxRow", make: { ListBoxRow() }) {
      $0.answer(\.header)
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var listViewLaw: any ClassLaw {
    Law<ListView>("GtkListView", make: { ListView(NoSelection(ListModel(count: { 1 }, item: { $0 })), factory: ListItemFactory()) }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.border)
    }
  }
  static var lockButtonLaw: any ClassLaw {
    Law<LockButton>("GtkLockButton", make: { LockButton() }) {
      $0.set("permission", \.permission)
      $0.signal { $0.onNotifyPermission {} }
      $0.set("text-lock", \.textLock)
      $0.signal { $0.onNotifyTextLock {} }
      $0.set("text-unlock", \.textUnlock)
      $0.signal { $0.onNotifyTextUnlock {} }
      $0.set("tooltip-lock", \.tooltipLock)
      $0.signal { $0.onNotifyTooltipLock {} }
      $0.set("tooltip-not-authorized", \.tooltipNotAuthorized)
      $0.signal { $0.onNotifyTooltipNotAuthorized {} }
      $0.set("tooltip-unlock", \.tooltipUnlock)
      $0.signal { $0.onNotifyTooltipUnlock {} }
      $0.answer(\.buildableId)
    }
  }
  static var mediaControlsLaw: any ClassLaw {
    Law<MediaControls>("GtkMediaControls", make: { MediaControls() }) {
      $0.set("media-stream", \.mediaStream)
      $0.signal { $0.onNotifyMediaStream {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var menuButtonLaw: any ClassLaw {
    Law<MenuButton>("GtkMenuButton", make: { MenuButton() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var mnemonicTriggerLaw: any ClassLaw {
    Law<MnemonicTrigger>("GtkMnemonicTrigger", make: { MnemonicTrigger(keyval: 1) }) {
      $0.read("keyval", \.keyval)
      $0.signal { $0.onNotifyKeyval {} }
    }
  }
  static var mountOperationLaw: any ClassLaw {
    Law<MountOperation>("GtkMountOperation", make: { MountOperation() }) {
      $0.set("display", \.display)
      $0.signal { $0.onNotifyDisplay {} }
      $0.read("is-showing", \.isShowing)
      $0.signal { $0.onNotifyIsShowing {} }
      $0.set("parent", \.parent)
      $0.signal { $0.onNotifyParent {} }
    }
  }
  static var multiSorterLaw: any ClassLaw {
    Law<MultiSorter>("GtkMultiSorter", make: { MultiSorter() }) {
      $0.read("item-type", \.itemType)
      $0.read("n-items", \.nItems)
      $0.signal { $0.onNotifyNItems {} }
      $0.answer(\.order)
      $0.answer(\.buildableId)
    }
  }
  static var namedActionLaw: any ClassLaw {
    Law<NamedAction>("GtkNamedAction", make: { NamedAction(name: "one") }) {
      $0.read("action-name", \.actionName)
      $0.signal { $0.onNotifyActionName {} }
    }
  }
  static var notebookLaw: any ClassLaw {
    Law<Notebook>("GtkNotebook", make: { Notebook() }) {
      $0.signal { $0.onChangeCurrentPage { _ in .proceed } }
      $0.signal { $0.onCreateWindow { _ in nil } }
      $0.signal { $0.onFocusTab { _ in .proceed } }
      $0.signal { $0.onMoveFocusOut { _ in  } }
      $0.signal { $0.onReorderTab { _, _ in .proceed } }
      $0.signal { $0.onSelectPage { _ in .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var numericSorterLaw: any ClassLaw {
    Law<NumericSorter>("GtkNumericSorter", make: { NumericSorter() }) {
      $0.read("expression", \.expression)
      $0.signal { $0.onNotifyExpression {} }
      $0.set("sort-order", \.sortOrder)
      $0.signal { $0.onNotifySortOrder {} }
      $0.answer(\.order)
    }
  }
  static var overlayLaw: any ClassLaw {
    Law<Overlay>("GtkOverlay", make: { Overlay() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var overlayLayoutLaw: any ClassLaw {
    Law<OverlayLayout>("GtkOverlayLayout", make: { OverlayLayout() }) {
      $0.answer(\.widget)
    }
  }
  static var pageSetupLaw: any ClassLaw {
    Law<PageSetup>("GtkPageSetup", make: { PageSetup() }) {
      $0.answer(\.orientation)
      $0.answer(\.paperSize)
    }
  }
  static var panedLaw: any ClassLaw {
    Law<Paned>("GtkPaned", make: { Paned(.horizontal) }) {
      $0.signal { $0.onAcceptPosition { .proceed } }
      $0.signal { $0.onCancelPosition { .proceed } }
      $0.signal { $0.onCycleChildFocus { _ in .proceed } }
      $0.signal { $0.onCycleHandleFocus { _ in .proceed } }
      $0.signal { $0.onMoveHandle { _ in .proceed } }
      $0.signal { $0.onToggleHandleFocus { .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var passwordEntryLaw: any ClassLaw {
    Law<PasswordEntry>("GtkPasswordEntry", make: { PasswordEntry() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var passwordEntryBufferLaw: any ClassLaw {
    Law<PasswordEntryBuffer>("GtkPasswordEntryBuffer", make: { PasswordEntryBuffer() }) {
      _ = $0
    }
  }
  static var pictureLaw: any ClassLaw {
    Law<Picture>("GtkPicture", make: { Picture() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var popoverLaw: any ClassLaw {
    Law<Popover>("GtkPopover", make: { Popover() }) {
      $0.answer(\.offset)
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
    }
  }
  static var popoverMenuLaw: any ClassLaw {
    Law<PopoverMenu>("GtkPopoverMenu", make: { PopoverMenu(Menu()) }) {
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
    }
  }
  static var popoverMenuBarLaw: any ClassLaw {
    Law<PopoverMenuBar>("GtkPopoverMenuBar", make: { PopoverMenuBar(Menu()) }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var printOperationLaw: any ClassLaw {
    Law<PrintOperation>("GtkPrintOperation", make: { PrintOperation() }) {
      $0.set("allow-async", \.isAllowAsync)
      $0.signal { $0.onNotifyAllowAsync {} }
      $0.set("current-page", \.currentPage)
      $0.signal { $0.onNotifyCurrentPage {} }
      $0.set("custom-tab-label", \.customTabLabel)
      $0.signal { $0.onNotifyCustomTabLabel {} }
      $0.set("default-page-setup", \.defaultPageSetup)
      $0.signal { $0.onNotifyDefaultPageSetup {} }
      $0.set("embed-page-setup", \.isEmbedPageSetup)
      $0.signal { $0.onNotifyEmbedPageSetup {} }
      $0.set("export-filename", \.exportFilename)
      $0.signal { $0.onNotifyExportFilename {} }
      $0.set("has-selection", \.hasSelection)
      $0.signal { $0.onNotifyHasSelection {} }
      $0.set("job-name", \.jobName)
      $0.signal { $0.onNotifyJobName {} }
      $0.set("n-pages", \.nPages)
      $0.signal { $0.onNotifyNPages {} }
      $0.read("n-pages-to-print", \.nPagesToPrint)
      $0.signal { $0.onNotifyNPagesToPrint {} }
      $0.set("print-settings", \.printSettings)
      $0.signal { $0.onNotifyPrintSettings {} }
      $0.set("show-progress", \.showsProgress)
      $0.signal { $0.onNotifyShowProgress {} }
      $0.read("status", \.status)
      $0.signal { $0.onNotifyStatus {} }
      $0.read("status-string", \.statusString)
      $0.signal { $0.onNotifyStatusString {} }
      $0.set("support-selection", \.isSupportSelection)
      $0.signal { $0.onNotifySupportSelection {} }
      $0.set("track-print-status", \.isTrackPrintStatus)
      $0.signal { $0.onNotifyTrackPrintStatus {} }
      $0.set("unit", \.unit)
      $0.signal { $0.onNotifyUnit {} }
      $0.set("use-full-page", \.usesFullPage)
      $0.signal { $0.onNotifyUseFullPage {} }
      $0.answer(\.isFinished)
      $0.signal { $0.onBeginPrint { _ in  } }
      $0.signal { $0.onCreateCustomWidget { nil } }
      $0.signal { $0.onCustomWidgetApply { _ in  } }
      $0.signal { $0.onDone { _ in  } }
      $0.signal { $0.onDrawPage { _, _ in  } }
      $0.signal { $0.onEndPrint { _ in  } }
      $0.signal { $0.onPaginate { _ in .proceed } }
      $0.signal { $0.onPreview { _, _, _ in .proceed } }
      $0.signal { $0.onRequestPageSetup { _, _, _ in  } }
      $0.signal { $0.onStatusChanged {} }
      $0.signal { $0.onUpdateCustomWidget { _, _, _ in  } }
    }
  }
  static var printSettingsLaw: any ClassLaw {
    Law<PrintSettings>("GtkPrintSettings", make: { PrintSettings() }) {
      $0.answer(\.isCollate)
      $0.answer(\.defaultSource)
      $0.answer(\.dither)
      $0.answer(\.duplex)
      $0.answer(\.finishings)
      $0.answer(\.mediaType)
      $0.answer(\.nCopies)
      $0.answer(\.numberUp)
      $0.answer(\.numberUpLayout)
      $0.answer(\.orientation)
      $0.answer(\.outputBin)
      $0.answer(\.pageSet)
      $0.answer(\.paperSize)
      $0.answer(\.printPages)
      $0.answer(\.printer)
      $0.answer(\.printerLpi)
      $0.answer(\.quality)
      $0.answer(\.resolution)
      $0.answer(\.resolutionX)
      $0.answer(\.resolutionY)
      $0.answer(\.isReverse)
      $0.answer(\.scale)
      $0.answer(\.usesColor)
    }
  }
  static var progressBarLaw: any ClassLaw {
    Law<ProgressBar>("GtkProgressBar", make: { ProgressBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var recentManagerLaw: any ClassLaw {
    Law<RecentManager>("GtkRecentManager", make: { RecentManager() }) {
      $0.read("filename", \.filename)
      $0.signal { $0.onNotifyFilename {} }
      $0.read("size", \.size)
      $0.signal { $0.onNotifySize {} }
      $0.answer(\.items)
      $0.signal { $0.onChanged {} }
    }
  }
  static var revealerLaw: any ClassLaw {
    Law<Revealer>("GtkRevealer", make: { Revealer() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var scaleLaw: any ClassLaw {
    Law<Scale>("GtkScale", make: { Scale(range: 0...10, step: 1) }) {
      $0.answer(\.layout)
      $0.answer(\.layoutOffsets)
      $0.answer(\.isFlippable)
      $0.answer(\.rangeRect)
      $0.answer(\.sliderRange)
      $0.answer(\.isSliderSizeFixed)
      $0.signal { $0.onAdjustBounds { _ in  } }
      $0.signal { $0.onChangeValue { _, _ in .proceed } }
      $0.signal { $0.onMoveSlider { _ in  } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var scaleButtonLaw: any ClassLaw {
    Law<ScaleButton>("GtkScaleButton", make: { ScaleButton(min: 1, max: 100, step: 1) }) {
      $0.set("adjustment", \.adjustment)
      $0.signal { $0.onNotifyAdjustment {} }
      $0.answer(\.minusButton)
      $0.answer(\.plusButton)
      $0.answer(\.popupWidget)
      $0.signal { $0.onPopdown {} }
      $0.signal { $0.onPopup {} }
      $0.signal { $0.onValueChanged { _ in  } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var scrollbarLaw: any ClassLaw {
    Law<Scrollbar>("GtkScrollbar", make: { Scrollbar(orientation: .horizontal) }) {
      $0.set("adjustment", \.adjustment)
      $0.signal { $0.onNotifyAdjustment {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var scrolledWindowLaw: any ClassLaw {
    Law<ScrolledWindow>("GtkScrolledWindow", make: { ScrolledWindow() }) {
      $0.answer(\.hscrollbar)
      $0.answer(\.placement)
      $0.answer(\.policy)
      $0.answer(\.vscrollbar)
      $0.signal { $0.onMoveFocusOut { _ in  } }
      $0.signal { $0.onScrollChild { _, _ in .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var searchBarLaw: any ClassLaw {
    Law<SearchBar>("GtkSearchBar", make: { SearchBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var searchEntryLaw: any ClassLaw {
    Law<SearchEntry>("GtkSearchEntry", make: { SearchEntry() }) {
      $0.answer(\.keyCaptureWidget)
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var selectionFilterModelLaw: any ClassLaw {
    Law<SelectionFilterModel>("GtkSelectionFilterModel", make: { SelectionFilterModel() }) {
      $0.read("item-type", \.itemType)
      $0.set("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.read("n-items", \.nItems)
      $0.signal { $0.onNotifyNItems {} }
    }
  }
  static var separatorLaw: any ClassLaw {
    Law<Separator>("GtkSeparator", make: { Separator() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var shortcutLaw: any ClassLaw {
    Law<Shortcut>("GtkShortcut", make: { Shortcut() }) {
      $0.set("action", \.action)
      $0.signal { $0.onNotifyAction {} }
      $0.read("arguments", \.arguments)
      $0.signal { $0.onNotifyArguments {} }
      $0.set("trigger", \.trigger)
      $0.signal { $0.onNotifyTrigger {} }
    }
  }
  static var shortcutControllerLaw: any ClassLaw {
    Law<ShortcutController>("GtkShortcutController", make: { ShortcutController() }) {
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
      $0.answer(\.buildableId)
    }
  }
  static var shortcutLabelLaw: any ClassLaw {
    Law<ShortcutLabel>("GtkShortcutLabel", make: { ShortcutLabel(accelerator: "one") }) {
      $0.set("accelerator", \.accelerator)
      $0.signal { $0.onNotifyAccelerator {} }
      $0.set("disabled-text", \.disabledText)
      $0.signal { $0.onNotifyDisabledText {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var signalActionLaw: any ClassLaw {
    Law<SignalAction>("GtkSignalAction", make: { SignalAction(signalName: "one") }) {
      $0.read("signal-name", \.signalName)
      $0.signal { $0.onNotifySignalName {} }
    }
  }
  static var sizeGroupLaw: any ClassLaw {
    Law<SizeGroup>("GtkSizeGroup", make: { SizeGroup() }) {
      $0.answer(\.buildableId)
    }
  }
  static var sliceListModelLaw: any ClassLaw {
    Law<SliceListModel>("GtkSliceListModel", make: { SliceListModel(model: nil, offset: 1, size: 1) }) {
      $0.read("item-type", \.itemType)
      $0.read("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.read("n-items", \.nItems)
      $0.signal { $0.onNotifyNItems {} }
      $0.set("offset", \.offset)
      $0.signal { $0.onNotifyOffset {} }
      $0.set("size", \.size)
      $0.signal { $0.onNotifySize {} }
    }
  }
  static var spinButtonLaw: any ClassLaw {
    Law<SpinButton>("GtkSpinButton", make: { SpinButton(range: 0...10, step: 1) }) {
      $0.answer(\.increments)
      $0.signal { $0.onChangeValue { _ in  } }
      $0.signal { $0.onOutput { .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var spinnerLaw: any ClassLaw {
    Law<Spinner>("GtkSpinner", make: { Spinner() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var stackSidebarLaw: any ClassLaw {
    Law<StackSidebar>("GtkStackSidebar", make: { StackSidebar() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var stackSwitcherLaw: any ClassLaw {
    Law<StackSwitcher>("GtkStackSwitcher", make: { StackSwitcher() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var statusbarLaw: any ClassLaw {
    Law<Statusbar>("GtkStatusbar", make: { Statusbar() }) {
      $0.signal { $0.onTextPopped { _, _ in  } }
      $0.signal { $0.onTextPushed { _, _ in  } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var stringFilterLaw: any ClassLaw {
    Law<StringFilter>("GtkStringFilter", make: { StringFilter { "\($0)" } }) {
      $0.answer(\.strictness)
    }
  }
  static var stringListLaw: any ClassLaw {
    Law<StringList>("GtkStringList", make: { StringList() }) {
      $0.answer(\.buildableId)
    }
  }
  static var stringObjectLaw: any ClassLaw {
    Law<StringObject>("GtkStringObject", make: { StringObject(string: "one") }) {
      $0.read("string", \.string)
      $0.signal { $0.onNotifyString {} }
    }
  }
  static var stringSorterLaw: any ClassLaw {
    Law<StringSorter>("GtkStringSorter", make: { StringSorter() }) {
      $0.read("expression", \.expression)
      $0.signal { $0.onNotifyExpression {} }
      $0.set("ignore-case", \.isIgnoreCase)
      $0.signal { $0.onNotifyIgnoreCase {} }
      $0.answer(\.order)
    }
  }
  static var switchLaw: any ClassLaw {
    Law<Switch>("GtkSwitch", make: { Switch() }) {
      $0.signal { $0.onStateSet { _ in .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var textLaw: any ClassLaw {
    Law<Text>("GtkText", make: { Text() }) {
      $0.set("activates-default", \.activatesDefault)
      $0.signal { $0.onNotifyActivatesDefault {} }
      $0.read("attributes", \.attributes)
      $0.signal { $0.onNotifyAttributes {} }
      $0.set("enable-emoji-completion", \.enablesEmojiCompletion)
      $0.signal { $0.onNotifyEnableEmojiCompletion {} }
      $0.set("extra-menu", \.extraMenu)
      $0.signal { $0.onNotifyExtraMenu {} }
      $0.set("im-module", \.imModule)
      $0.signal { $0.onNotifyImModule {} }
      $0.set("input-hints", \.inputHints)
      $0.signal { $0.onNotifyInputHints {} }
      $0.set("input-purpose", \.inputPurpose)
      $0.signal { $0.onNotifyInputPurpose {} }
      $0.read("invisible-char", \.invisibleChar)
      $0.signal { $0.onNotifyInvisibleChar {} }
      $0.set("invisible-char-set", \.isInvisibleCharSet)
      $0.signal { $0.onNotifyInvisibleCharSet {} }
      $0.set("overwrite-mode", \.isOverwriteMode)
      $0.signal { $0.onNotifyOverwriteMode {} }
      $0.set("propagate-text-width", \.propagatesTextWidth)
      $0.signal { $0.onNotifyPropagateTextWidth {} }
      $0.read("scroll-offset", \.scrollOffset)
      $0.signal { $0.onNotifyScrollOffset {} }
      $0.read("tabs", \.tabs)
      $0.signal { $0.onNotifyTabs {} }
      $0.set("truncate-multiline", \.isTruncateMultiline)
      $0.signal { $0.onNotifyTruncateMultiline {} }
      $0.set("visibility", \.isVisibility)
      $0.signal { $0.onNotifyVisibility {} }
      $0.answer(\.textLength)
      $0.signal { $0.onActivate {} }
      $0.signal { $0.onBackspace {} }
      $0.signal { $0.onCopyClipboard {} }
      $0.signal { $0.onCutClipboard {} }
      $0.signal { $0.onDeleteFromCursor { _, _ in  } }
      $0.signal { $0.onInsertAtCursor { _ in  } }
      $0.signal { $0.onInsertEmoji {} }
      $0.signal { $0.onMoveCursor { _, _, _ in  } }
      $0.signal { $0.onPasteClipboard {} }
      $0.signal { $0.onPreeditChanged { _ in  } }
      $0.signal { $0.onToggleOverwrite {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var textBufferLaw: any ClassLaw {
    Law<TextBuffer>("GtkTextBuffer", make: { TextBuffer() }) {
      $0.read("tag-table", \.tagTable)
      $0.signal { $0.onNotifyTagTable {} }
      $0.answer(\.bounds)
      $0.answer(\.endIter)
      $0.answer(\.insertionMark)
      $0.answer(\.maxUndoLevels)
      $0.answer(\.selectionBound)
      $0.answer(\.selectionBounds)
      $0.answer(\.selectionContent)
      $0.answer(\.startIter)
      $0.signal { $0.onApplyTag { _, _, _ in  } }
      $0.signal { $0.onDeleteRange { _, _ in  } }
      $0.signal { $0.onInsertChildAnchor { _, _ in  } }
      $0.signal { $0.onInsertPaintable { _, _ in  } }
      $0.signal { $0.onInsertText { _, _, _ in  } }
      $0.signal { $0.onMarkDeleted { _ in  } }
      $0.signal { $0.onMarkSet { _, _ in  } }
      $0.signal { $0.onPasteDone { _ in  } }
      $0.signal { $0.onRemoveTag { _, _, _ in  } }
    }
  }
  static var textChildAnchorLaw: any ClassLaw {
    Law<TextChildAnchor>("GtkTextChildAnchor", make: { TextChildAnchor() }) {
      $0.answer(\.isDeleted)
    }
  }
  static var textMarkLaw: any ClassLaw {
    Law<TextMark>("GtkTextMark", make: { TextMark(name: nil, leftGravity: true) }) {
      $0.read("left-gravity", \.isLeftGravity)
      $0.signal { $0.onNotifyLeftGravity {} }
      $0.read("name", \.name)
      $0.signal { $0.onNotifyName {} }
      $0.answer(\.buffer)
      $0.answer(\.isDeleted)
      $0.answer(\.isVisible)
    }
  }
  static var textTagLaw: any ClassLaw {
    Law<TextTag>("GtkTextTag", make: { TextTag() }) {
      $0.set("allow-breaks-set", \.isAllowBreaksSet)
      $0.signal { $0.onNotifyAllowBreaksSet {} }
      $0.set("background-full-height-set", \.isBackgroundFullHeightSet)
      $0.signal { $0.onNotifyBackgroundFullHeightSet {} }
      $0.set("background-set", \.isBackgroundSet)
      $0.signal { $0.onNotifyBackgroundSet {} }
      $0.set("editable-set", \.isEditableSet)
      $0.signal { $0.onNotifyEditableSet {} }
      $0.set("fallback-set", \.isFallbackSet)
      $0.signal { $0.onNotifyFallbackSet {} }
      $0.set("family-set", \.isFamilySet)
      $0.signal { $0.onNotifyFamilySet {} }
      $0.set("font-features-set", \.isFontFeaturesSet)
      $0.signal { $0.onNotifyFontFeaturesSet {} }
      $0.set("foreground-set", \.isForegroundSet)
      $0.signal { $0.onNotifyForegroundSet {} }
      $0.set("indent-set", \.isIndentSet)
      $0.signal { $0.onNotifyIndentSet {} }
      $0.set("insert-hyphens-set", \.isInsertHyphensSet)
      $0.signal { $0.onNotifyInsertHyphensSet {} }
      $0.set("invisible-set", \.isInvisibleSet)
      $0.signal { $0.onNotifyInvisibleSet {} }
      $0.set("justification-set", \.isJustificationSet)
      $0.signal { $0.onNotifyJustificationSet {} }
      $0.set("language-set", \.isLanguageSet)
      $0.signal { $0.onNotifyLanguageSet {} }
      $0.set("left-margin-set", \.isLeftMarginSet)
      $0.signal { $0.onNotifyLeftMarginSet {} }
      $0.set("letter-spacing-set", \.isLetterSpacingSet)
      $0.signal { $0.onNotifyLetterSpacingSet {} }
      $0.set("overline-rgba-set", \.isOverlineRgbaSet)
      $0.signal { $0.onNotifyOverlineRgbaSet {} }
      $0.set("overline-set", \.isOverlineSet)
      $0.signal { $0.onNotifyOverlineSet {} }
      $0.set("paragraph-background-set", \.isParagraphBackgroundSet)
      $0.signal { $0.onNotifyParagraphBackgroundSet {} }
      $0.set("pixels-above-lines-set", \.isPixelsAboveLinesSet)
      $0.signal { $0.onNotifyPixelsAboveLinesSet {} }
      $0.set("pixels-below-lines-set", \.isPixelsBelowLinesSet)
      $0.signal { $0.onNotifyPixelsBelowLinesSet {} }
      $0.set("pixels-inside-wrap-set", \.isPixelsInsideWrapSet)
      $0.signal { $0.onNotifyPixelsInsideWrapSet {} }
      $0.set("right-margin-set", \.isRightMarginSet)
      $0.signal { $0.onNotifyRightMarginSet {} }
      $0.set("rise-set", \.isRiseSet)
      $0.signal { $0.onNotifyRiseSet {} }
      $0.set("scale-set", \.isScaleSet)
      $0.signal { $0.onNotifyScaleSet {} }
      $0.set("sentence-set", \.isSentenceSet)
      $0.signal { $0.onNotifySentenceSet {} }
      $0.set("show-spaces-set", \.showsSpacesSet)
      $0.signal { $0.onNotifyShowSpacesSet {} }
      $0.set("size-set", \.isSizeSet)
      $0.signal { $0.onNotifySizeSet {} }
      $0.set("stretch-set", \.isStretchSet)
      $0.signal { $0.onNotifyStretchSet {} }
      $0.set("strikethrough-rgba-set", \.isStrikethroughRgbaSet)
      $0.signal { $0.onNotifyStrikethroughRgbaSet {} }
      $0.set("strikethrough-set", \.isStrikethroughSet)
      $0.signal { $0.onNotifyStrikethroughSet {} }
      $0.set("style-set", \.isStyleSet)
      $0.signal { $0.onNotifyStyleSet {} }
      $0.set("tabs-set", \.isTabsSet)
      $0.signal { $0.onNotifyTabsSet {} }
      $0.set("text-transform-set", \.isTextTransformSet)
      $0.signal { $0.onNotifyTextTransformSet {} }
      $0.set("underline-rgba-set", \.isUnderlineRgbaSet)
      $0.signal { $0.onNotifyUnderlineRgbaSet {} }
      $0.set("underline-set", \.isUnderlineSet)
      $0.signal { $0.onNotifyUnderlineSet {} }
      $0.set("variant-set", \.isVariantSet)
      $0.signal { $0.onNotifyVariantSet {} }
      $0.set("weight-set", \.isWeightSet)
      $0.signal { $0.onNotifyWeightSet {} }
      $0.set("word-set", \.isWordSet)
      $0.signal { $0.onNotifyWordSet {} }
      $0.set("wrap-mode-set", \.wrapsModeSet)
      $0.signal { $0.onNotifyWrapModeSet {} }
    }
  }
  static var textTagTableLaw: any ClassLaw {
    Law<TextTagTable>("GtkTextTagTable", make: { TextTagTable() }) {
      $0.answer(\.size)
      $0.signal { $0.onTagAdded { _ in  } }
      $0.signal { $0.onTagChanged { _, _ in  } }
      $0.signal { $0.onTagRemoved { _ in  } }
      $0.answer(\.buildableId)
    }
  }
  static var textViewLaw: any ClassLaw {
    Law<TextView>("GtkTextView", make: { TextView() }) {
      $0.answer(\.ltrContext)
      $0.answer(\.rtlContext)
      $0.answer(\.visibleRect)
      $0.signal { $0.onBackspace {} }
      $0.signal { $0.onCopyClipboard {} }
      $0.signal { $0.onCutClipboard {} }
      $0.signal { $0.onDeleteFromCursor { _, _ in  } }
      $0.signal { $0.onExtendSelection { _, _, _, _ in .proceed } }
      $0.signal { $0.onInsertAtCursor { _ in  } }
      $0.signal { $0.onInsertEmoji {} }
      $0.signal { $0.onMoveCursor { _, _, _ in  } }
      $0.signal { $0.onMoveViewport { _, _ in  } }
      $0.signal { $0.onPasteClipboard {} }
      $0.signal { $0.onPreeditChanged { _ in  } }
      $0.signal { $0.onSelectAll { _ in  } }
      $0.signal { $0.onSetAnchor {} }
      $0.signal { $0.onToggleCursorVisible {} }
      $0.signal { $0.onToggleOverwrite {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var toggleButtonLaw: any ClassLaw {
    Law<ToggleButton>("GtkToggleButton", make: { ToggleButton("text") }) {
      $0.answer(\.buildableId)
    }
  }
  static var treeExpanderLaw: any ClassLaw {
    Law<TreeExpander>("GtkTreeExpander", make: { TreeExpander() }) {
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var treeListModelLaw: any ClassLaw {
    Law<TreeListModel>("GtkTreeListModel", make: { TreeListModel(ListModel(count: { 1 }, item: { $0 })) { _ in nil } }) {
      $0.read("passthrough", \.isPassthrough)
      $0.signal { $0.onNotifyPassthrough {} }
    }
  }
  static var treeListRowSorterLaw: any ClassLaw {
    Law<TreeListRowSorter>("GtkTreeListRowSorter", make: { TreeListRowSorter() }) {
      $0.set("sorter", \.sorter)
      $0.signal { $0.onNotifySorter {} }
      $0.answer(\.order)
    }
  }
  static var treeViewLaw: any ClassLaw {
    Law<TreeView>("GtkTreeView", make: { TreeView() }) {
      $0.set("activate-on-single-click", \.activatesOnSingleClick)
      $0.signal { $0.onNotifyActivateOnSingleClick {} }
      $0.set("enable-grid-lines", \.enableGridLines)
      $0.signal { $0.onNotifyEnableGridLines {} }
      $0.set("enable-search", \.enablesSearch)
      $0.signal { $0.onNotifyEnableSearch {} }
      $0.set("enable-tree-lines", \.enablesTreeLines)
      $0.signal { $0.onNotifyEnableTreeLines {} }
      $0.set("expander-column", \.expanderColumn)
      $0.signal { $0.onNotifyExpanderColumn {} }
      $0.set("fixed-height-mode", \.isFixedHeightMode)
      $0.signal { $0.onNotifyFixedHeightMode {} }
      $0.set("headers-visible", \.isHeadersVisible)
      $0.signal { $0.onNotifyHeadersVisible {} }
      $0.set("hover-expand", \.isHoverExpand)
      $0.signal { $0.onNotifyHoverExpand {} }
      $0.set("hover-selection", \.isHoverSelection)
      $0.signal { $0.onNotifyHoverSelection {} }
      $0.set("level-indentation", \.levelIndentation)
      $0.signal { $0.onNotifyLevelIndentation {} }
      $0.read("model", \.model)
      $0.signal { $0.onNotifyModel {} }
      $0.set("reorderable", \.isReorderable)
      $0.signal { $0.onNotifyReorderable {} }
      $0.set("rubber-banding", \.isRubberBanding)
      $0.signal { $0.onNotifyRubberBanding {} }
      $0.set("search-column", \.searchColumn)
      $0.signal { $0.onNotifySearchColumn {} }
      $0.set("show-expanders", \.showsExpanders)
      $0.signal { $0.onNotifyShowExpanders {} }
      $0.set("tooltip-column", \.tooltipColumn)
      $0.signal { $0.onNotifyTooltipColumn {} }
      $0.answer(\.columns)
      $0.answer(\.cursor)
      $0.answer(\.dragDestRow)
      $0.answer(\.gridLines)
      $0.answer(\.nColumns)
      $0.answer(\.searchEntry)
      $0.answer(\.selection)
      $0.answer(\.visibleRange)
      $0.answer(\.visibleRect)
      $0.answer(\.isRubberBandingActive)
      $0.signal { $0.onColumnsChanged {} }
      $0.signal { $0.onCursorChanged {} }
      $0.signal { $0.onExpandCollapseCursorRow { _, _, _ in .proceed } }
      $0.signal { $0.onMoveCursor { _, _, _, _ in .proceed } }
      $0.signal { $0.onRowActivated { _, _ in  } }
      $0.signal { $0.onRowCollapsed { _, _ in  } }
      $0.signal { $0.onRowExpanded { _, _ in  } }
      $0.signal { $0.onSelectAll { .proceed } }
      $0.signal { $0.onSelectCursorParent { .proceed } }
      $0.signal { $0.onSelectCursorRow { _ in .proceed } }
      $0.signal { $0.onStartInteractiveSearch { .proceed } }
      $0.signal { $0.onTestCollapseRow { _, _ in .proceed } }
      $0.signal { $0.onTestExpandRow { _, _ in .proceed } }
      $0.signal { $0.onToggleCursorRow { .proceed } }
      $0.signal { $0.onUnselectAll { .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.border)
    }
  }
  static var treeViewColumnLaw: any ClassLaw {
    Law<TreeViewColumn>("GtkTreeViewColumn", make: { TreeViewColumn() }) {
      $0.set("alignment", \.alignment)
      $0.signal { $0.onNotifyAlignment {} }
      $0.read("cell-area", \.cellArea)
      $0.signal { $0.onNotifyCellArea {} }
      $0.set("clickable", \.isClickable)
      $0.signal { $0.onNotifyClickable {} }
      $0.set("expand", \.isExpand)
      $0.signal { $0.onNotifyExpand {} }
      $0.set("fixed-width", \.fixedWidth)
      $0.signal { $0.onNotifyFixedWidth {} }
      $0.set("max-width", \.maxWidth)
      $0.signal { $0.onNotifyMaxWidth {} }
      $0.set("min-width", \.minWidth)
      $0.signal { $0.onNotifyMinWidth {} }
      $0.set("reorderable", \.isReorderable)
      $0.signal { $0.onNotifyReorderable {} }
      $0.set("resizable", \.isResizable)
      $0.signal { $0.onNotifyResizable {} }
      $0.set("sizing", \.sizing)
      $0.signal { $0.onNotifySizing {} }
      $0.set("sort-indicator", \.isSortIndicator)
      $0.signal { $0.onNotifySortIndicator {} }
      $0.set("sort-order", \.sortOrder)
      $0.signal { $0.onNotifySortOrder {} }
      $0.set("spacing", \.spacing)
      $0.signal { $0.onNotifySpacing {} }
      $0.set("title", \.title)
      $0.signal { $0.onNotifyTitle {} }
      $0.set("visible", \.isVisible)
      $0.signal { $0.onNotifyVisible {} }
      $0.set("widget", \.widget)
      $0.signal { $0.onNotifyWidget {} }
      $0.read("width", \.width)
      $0.signal { $0.onNotifyWidth {} }
      $0.read("x-offset", \.xOffset)
      $0.signal { $0.onNotifyXOffset {} }
      $0.answer(\.button)
      $0.answer(\.treeView)
      $0.signal { $0.onClicked {} }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var videoLaw: any ClassLaw {
    Law<Video>("GtkVideo", make: { Video() }) {
      $0.set("autoplay", \.isAutoplay)
      $0.signal { $0.onNotifyAutoplay {} }
      $0.set("file", \.file)
      $0.signal { $0.onNotifyFile {} }
      $0.set("loop", \.isLoop)
      $0.signal { $0.onNotifyLoop {} }
      $0.set("media-stream", \.mediaStream)
      $0.signal { $0.onNotifyMediaStream {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var viewportLaw: any ClassLaw {
    Law<Viewport>("GtkViewport", make: { Viewport() }) {
      $0.set("child", \.child)
      $0.signal { $0.onNotifyChild {} }
      $0.set("scroll-to-focus", \.isScrollToFocus)
      $0.signal { $0.onNotifyScrollToFocus {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.border)
    }
  }
  static var volumeButtonLaw: any ClassLaw {
    Law<VolumeButton>("GtkVolumeButton", make: { VolumeButton() }) {
      $0.set("use-symbolic", \.usesSymbolic)
      $0.signal { $0.onNotifyUseSymbolic {} }
      $0.answer(\.buildableId)
    }
  }
  static var widgetPaintableLaw: any ClassLaw {
    Law<WidgetPaintable>("GtkWidgetPaintable", make: { WidgetPaintable() }) {
      $0.answer(\.currentImage)
      $0.answer(\.flags)
      $0.answer(\.intrinsicAspectRatio)
      $0.answer(\.intrinsicHeight)
      $0.answer(\.intrinsicWidth)
    }
  }
  static var windowLaw: any ClassLaw {
    Law<Window>("GtkWindow", make: { Window() }) {
      $0.answer(\.group)
      $0.answer(\.hasGroup)
      $0.signal { $0.onEnableDebugging { _ in .proceed } }
      $0.signal { $0.onKeysChanged {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var windowControlsLaw: any ClassLaw {
    Law<WindowControls>("GtkWindowControls", make: { WindowControls(side: .init(rawValue: 0)) }) {
      $0.set("decoration-layout", \.decorationLayout)
      $0.signal { $0.onNotifyDecorationLayout {} }
      $0.read("empty", \.isEmpty)
      $0.signal { $0.onNotifyEmpty {} }
      $0.set("side", \.side)
      $0.signal { $0.onNotifySide {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var windowGroupLaw: any ClassLaw {
    Law<WindowGroup>("GtkWindowGroup", make: { WindowGroup() }) {
      _ = $0
    }
  }
  static var windowHandleLaw: any ClassLaw {
    Law<WindowHandle>("GtkWindowHandle", make: { WindowHandle() }) {
      $0.set("child", \.child)
      $0.signal { $0.onNotifyChild {} }
      $0.read("css-name", \.cssName)
      $0.signal { $0.onNotifyCssName {} }
      $0.answer(\.allocatedBaseline)
      $0.answer(\.allocation)
      $0.answer(\.clipboard)
      $0.answer(\.display)
      $0.answer(\.focusChild)
      $0.answer(\.fontMap)
      $0.answer(\.lastChild)
      $0.answer(\.native)
      $0.answer(\.pangoContext)
      $0.answer(\.preferredSize)
      $0.answer(\.primaryClipboard)
      $0.answer(\.requestMode)
      $0.answer(\.settings)
      $0.answer(\.sizeRequest)
      $0.answer(\.stateFlags)
      $0.answer(\.styleContext)
      $0.answer(\.hasVisibleFocus)
      $0.answer(\.isDrawable)
      $0.answer(\.isFocus)
      $0.answer(\.shouldLayout)
      $0.signal { $0.onKeynavFailed { _ in .proceed } }
      $0.signal { $0.onMnemonicActivate { _ in .proceed } }
      $0.signal { $0.onMoveFocus { _ in  } }
      $0.signal { $0.onQueryTooltip { _, _, _, _ in .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var contextLaw: any ClassLaw {
    Law<Context>("PangoContext", make: { Context() }) {
      $0.answer(\.baseDir)
      $0.answer(\.baseGravity)
      $0.answer(\.fontDescription)
      $0.answer(\.fontMap)
      $0.answer(\.gravity)
      $0.answer(\.gravityHint)
      $0.answer(\.language)
      $0.answer(\.matrix)
      $0.answer(\.isRoundGlyphPositions)
      $0.answer(\.serial)
    }
  }
  static var coverageLaw: any ClassLaw {
    Law<Coverage>("PangoCoverage", make: { Coverage() }) {
      _ = $0
    }
  }
}
