// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import GtkComplete

@MainActor enum Laws {
  static var all: [any ClassLaw] {
    [cairoRendererLaw, aboutDialogLaw, actionBarLaw, adjustmentLaw, anyFilterLaw, appChooserButtonLaw, appChooserDialogLaw, appChooserWidgetLaw, aspectFrameLaw, assistantLaw, binLayoutLaw, bookmarkListLaw, boolFilterLaw, boxLaw, boxLayoutLaw, builderLaw, builderCScopeLaw, buttonLaw, calendarWidgetLaw, cellAreaBoxLaw, cellRendererAccelLaw, cellRendererComboLaw, cellRendererPixbufLaw, cellRendererProgressLaw, cellRendererSpinLaw, cellRendererSpinnerLaw, cellRendererTextLaw, cellRendererToggleLaw, cellViewLaw, centerBoxLaw, centerLayoutLaw, checkButtonLaw, colorButtonLaw, colorChooserDialogLaw, colorChooserWidgetLaw, columnViewLaw, comboBoxLaw, comboBoxTextLaw, constraintLaw, constraintGuideLaw, constraintLayoutLaw, cssProviderLaw, customFilterLaw, customSorterLaw, dialogLaw, directoryListLaw, dragSourceLaw, drawingAreaLaw, dropControllerMotionLaw, dropDownLaw, dropTargetLaw, editableLabelLaw, emojiChooserLaw, entryLaw, entryBufferLaw, entryCompletionLaw, eventControllerFocusLaw, eventControllerKeyLaw, eventControllerLegacyLaw, eventControllerMotionLaw, eventControllerScrollLaw, everyFilterLaw, expanderLaw, fileChooserDialogLaw, fileChooserNativeLaw, fileFilterLaw, fixedLaw, fixedLayoutLaw, flattenListModelLaw, flowBoxLaw, flowBoxChildLaw, fontButtonLaw, fontChooserDialogLaw, fontChooserWidgetLaw, frameLaw, gLAreaLaw, gestureClickLaw, gestureDragLaw, gestureLongPressLaw, gesturePanLaw, gestureStylusLaw, gestureSwipeLaw, gridLaw, gridLayoutLaw, gridViewLaw, headerBarLaw, iMContextSimpleLaw, iMMulticontextLaw, iconThemeLaw, iconViewLaw, imageLaw, infoBarLaw, inscriptionLaw, labelLaw, levelBarLaw, linkButtonLaw, listBoxLaw, listBoxRowLaw, listViewLaw, lockButtonLaw, mediaControlsLaw, menuButtonLaw, messageDialogLaw, mnemonicTriggerLaw, mountOperationLaw, multiSorterLaw, namedActionLaw, notebookLaw, numericSorterLaw, overlayLaw, overlayLayoutLaw, pageSetupLaw, panedLaw, passwordEntryLaw, passwordEntryBufferLaw, pictureLaw, popoverLaw, popoverMenuLaw, popoverMenuBarLaw, printOperationLaw, printSettingsLaw, progressBarLaw, recentManagerLaw, revealerLaw, scaleLaw, scaleButtonLaw, scrollbarLaw, scrolledWindowLaw, searchBarLaw, searchEntryLaw, selectionFilterModelLaw, separatorLaw, shortcutLaw, shortcutControllerLaw, shortcutLabelLaw, shortcutsGroupLaw, shortcutsSectionLaw, shortcutsWindowLaw, signalActionLaw, sizeGroupLaw, sliceListModelLaw, spinButtonLaw, spinnerLaw, stackSidebarLaw, stackSwitcherLaw, statusbarLaw, stringFilterLaw, stringListLaw, stringObjectLaw, stringSorterLaw, switchLaw, textLaw, textBufferLaw, textChildAnchorLaw, textMarkLaw, textTagLaw, textTagTableLaw, textViewLaw, toggleButtonLaw, treeExpanderLaw, treeListModelLaw, treeListRowSorterLaw, treeViewLaw, treeViewColumnLaw, videoLaw, viewportLaw, volumeButtonLaw, widgetPaintableLaw, windowLaw, windowControlsLaw, windowGroupLaw, windowHandleLaw, contextLaw, coverageLaw]
  }
  static var cairoRendererLaw: any ClassLaw {
    Law<CairoRenderer>("GskCairoRenderer", make: { CairoRenderer() }) {
      $0.read("realized", \.isRealized)
      $0.signal("notify::realized") { object, act in object.onNotifyRealized { act() } }
      $0.read("surface", \.surface)
      $0.signal("notify::surface") { object, act in object.onNotifySurface { act() } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::n-items") { object, act in object.onNotifyNItems { act() } }
      $0.answer(\.strictness)
      $0.answer(\.buildableId)
    }
  }
  static var appChooserButtonLaw: any ClassLaw {
    Law<AppChooserButton>("GtkAppChooserButton", make: { AppChooserButton(contentType: "one") }) {
      $0.set("heading", \.heading)
      $0.signal("notify::heading") { object, act in object.onNotifyHeading { act() } }
      $0.set("modal", \.isModal)
      $0.signal("notify::modal") { object, act in object.onNotifyModal { act() } }
      $0.set("show-default-item", \.showsDefaultItem)
      $0.signal("notify::show-default-item") { object, act in object.onNotifyShowDefaultItem { act() } }
      $0.set("show-dialog-item", \.showsDialogItem)
      $0.signal("notify::show-dialog-item") { object, act in object.onNotifyShowDialogItem { act() } }
      $0.signal("activate") { object, act in object.onActivate { act() } }
      $0.signal("changed") { object, act in object.onChanged { act() } }
      $0.signal("custom-item-activated") { object, act in object.onCustomItemActivated { _ in act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.appInfo)
      $0.answer(\.buildableId)
    }
  }
  static var appChooserDialogLaw: any ClassLaw {
    Law<AppChooserDialog>("GtkAppChooserDialog", make: { AppChooserDialog(parent: nil, flags: .init(rawValue: 0), contentType: "one") }) {
      $0.read("gfile", \.gfile)
      $0.signal("notify::gfile") { object, act in object.onNotifyGfile { act() } }
      $0.set("heading", \.heading)
      $0.signal("notify::heading") { object, act in object.onNotifyHeading { act() } }
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
      $0.signal("notify::default-text") { object, act in object.onNotifyDefaultText { act() } }
      $0.set("show-all", \.showsAll)
      $0.signal("notify::show-all") { object, act in object.onNotifyShowAll { act() } }
      $0.set("show-default", \.showsDefault)
      $0.signal("notify::show-default") { object, act in object.onNotifyShowDefault { act() } }
      $0.set("show-fallback", \.showsFallback)
      $0.signal("notify::show-fallback") { object, act in object.onNotifyShowFallback { act() } }
      $0.set("show-other", \.showsOther)
      $0.signal("notify::show-other") { object, act in object.onNotifyShowOther { act() } }
      $0.set("show-recommended", \.showsRecommended)
      $0.signal("notify::show-recommended") { object, act in object.onNotifyShowRecommended { act() } }
      $0.signal("application-activated") { object, act in object.onApplicationActivated { _ in act() } }
      $0.signal("application-selected") { object, act in object.onApplicationSelected { _ in act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.appInfo)
      $0.answer(\.buildableId)
    }
  }
  static var aspectFrameLaw: any ClassLaw {
    Law<AspectFrame>("GtkAspectFrame", make: { AspectFrame(xalign: 1, yalign: 1, ratio: 1, obeyChild: true) }) {
      $0.set("child", \.child)
      $0.signal("notify::child") { object, act in object.onNotifyChild { act() } }
      $0.set("obey-child", \.isObeyChild)
      $0.signal("notify::obey-child") { object, act in object.onNotifyObeyChild { act() } }
      $0.set("ratio", \.ratio)
      $0.signal("notify::ratio") { object, act in object.onNotifyRatio { act() } }
      $0.set("xalign", \.xalign)
      $0.signal("notify::xalign") { object, act in object.onNotifyXalign { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var assistantLaw: any ClassLaw {
    Law<Assistant>("GtkAssistant", make: { Assistant() }) {
      $0.read("pages", \.pages)
      $0.signal("notify::pages") { object, act in object.onNotifyPages { act() } }
      $0.read("use-header-bar", \.useHeaderBar)
      $0.signal("notify::use-header-bar") { object, act in object.onNotifyUseHeaderBar { act() } }
      $0.answer(\.currentPage)
      $0.answer(\.nPages)
      $0.signal("apply") { object, act in object.onApply { act() } }
      $0.signal("cancel") { object, act in object.onCancel { act() } }
      $0.signal("close") { object, act in object.onClose { act() } }
      $0.signal("escape") { object, act in object.onEscape { act() } }
      $0.signal("prepare") { object, act in object.onPrepare { _ in act() } }
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
      $0.signal("notify::attributes") { object, act in object.onNotifyAttributes { act() } }
      $0.read("filename", \.filename)
      $0.signal("notify::filename") { object, act in object.onNotifyFilename { act() } }
      $0.set("io-priority", \.ioPriority)
      $0.signal("notify::io-priority") { object, act in object.onNotifyIoPriority { act() } }
      $0.read("item-type", \.itemType)
      $0.read("loading", \.isLoading)
      $0.signal("notify::loading") { object, act in object.onNotifyLoading { act() } }
      $0.read("n-items", \.nItems)
      $0.signal("notify::n-items") { object, act in object.onNotifyNItems { act() } }
    }
  }
  static var boolFilterLaw: any ClassLaw {
    Law<BoolFilter>("GtkBoolFilter", make: { BoolFilter() }) {
      $0.read("expression", \.expression)
      $0.signal("notify::expression") { object, act in object.onNotifyExpression { act() } }
      $0.set("invert", \.isInvert)
      $0.signal("notify::invert") { object, act in object.onNotifyInvert { act() } }
      $0.answer(\.strictness)
    }
  }
  static var boxLaw: any ClassLaw {
    Law<Box>("GtkBox", make: { Box(.vertical) }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var boxLayoutLaw: any ClassLaw {
    Law<BoxLayout>("GtkBoxLayout", make: { BoxLayout(orientation: .horizontal) }) {
      $0.set("baseline-position", \.baselinePosition)
      $0.signal("notify::baseline-position") { object, act in object.onNotifyBaselinePosition { act() } }
      $0.set("homogeneous", \.isHomogeneous)
      $0.signal("notify::homogeneous") { object, act in object.onNotifyHomogeneous { act() } }
      $0.set("spacing", \.spacing)
      $0.signal("notify::spacing") { object, act in object.onNotifySpacing { act() } }
      $0.set("orientation", \.orientation)
      $0.signal("notify::orientation") { object, act in object.onNotifyOrientation { act() } }
      $0.answer(\.widget)
    }
  }
  static var builderLaw: any ClassLaw {
    Law<Builder>("GtkBuilder", make: { Builder() }) {
      $0.set("current-object", \.currentObject)
      $0.signal("notify::current-object") { object, act in object.onNotifyCurrentObject { act() } }
      $0.read("scope", \.scope)
      $0.signal("notify::scope") { object, act in object.onNotifyScope { act() } }
      $0.set("translation-domain", \.translationDomain)
      $0.signal("notify::translation-domain") { object, act in object.onNotifyTranslationDomain { act() } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var calendarWidgetLaw: any ClassLaw {
    Law<CalendarWidget>("GtkCalendar", make: { CalendarWidget() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var cellAreaBoxLaw: any ClassLaw {
    Law<CellAreaBox>("GtkCellAreaBox", make: { CellAreaBox() }) {
      $0.set("spacing", \.spacing)
      $0.signal("notify::spacing") { object, act in object.onNotifySpacing { act() } }
      $0.set("orientation", \.orientation)
      $0.signal("notify::orientation") { object, act in object.onNotifyOrientation { act() } }
      $0.read("edit-widget", \.editWidget)
      $0.signal("notify::edit-widget") { object, act in object.onNotifyEditWidget { act() } }
      $0.read("edited-cell", \.editedCell)
      $0.signal("notify::edited-cell") { object, act in object.onNotifyEditedCell { act() } }
      $0.set("focus-cell", \.focusCell)
      $0.signal("notify::focus-cell") { object, act in object.onNotifyFocusCell { act() } }
      $0.answer(\.currentPathString)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal("add-editable") { object, act in object.onAddEditable { _, _, _, _ in act() } }
      $0.signal("apply-attributes") { object, act in object.onApplyAttributes { _, _, _, _ in act() } }
      $0.signal("focus-changed") { object, act in object.onFocusChanged { _, _ in act() } }
      $0.signal("remove-editable") { object, act in object.onRemoveEditable { _, _ in act() } }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var cellRendererAccelLaw: any ClassLaw {
    Law<CellRendererAccel>("GtkCellRendererAccel", make: { CellRendererAccel() }) {
      $0.set("accel-key", \.accelKey)
      $0.signal("notify::accel-key") { object, act in object.onNotifyAccelKey { act() } }
      $0.set("accel-mode", \.accelMode)
      $0.signal("notify::accel-mode") { object, act in object.onNotifyAccelMode { act() } }
      $0.set("accel-mods", \.accelMods)
      $0.signal("notify::accel-mods") { object, act in object.onNotifyAccelMods { act() } }
      $0.set("keycode", \.keycode)
      $0.signal("notify::keycode") { object, act in object.onNotifyKeycode { act() } }
      $0.signal("accel-cleared") { object, act in object.onAccelCleared { _ in act() } }
      $0.signal("accel-edited") { object, act in object.onAccelEdited { _, _, _, _ in act() } }
    }
  }
  static var cellRendererComboLaw: any ClassLaw {
    Law<CellRendererCombo>("GtkCellRendererCombo", make: { CellRendererCombo() }) {
      $0.set("has-entry", \.hasEntry)
      $0.signal("notify::has-entry") { object, act in object.onNotifyHasEntry { act() } }
      $0.set("text-column", \.textColumn)
      $0.signal("notify::text-column") { object, act in object.onNotifyTextColumn { act() } }
      $0.signal("changed") { object, act in object.onChanged { _, _ in act() } }
    }
  }
  static var cellRendererPixbufLaw: any ClassLaw {
    Law<CellRendererPixbuf>("GtkCellRendererPixbuf", make: { CellRendererPixbuf() }) {
      $0.set("gicon", \.gicon)
      $0.signal("notify::gicon") { object, act in object.onNotifyGicon { act() } }
      $0.set("icon-name", \.iconName)
      $0.signal("notify::icon-name") { object, act in object.onNotifyIconName { act() } }
      $0.set("icon-size", \.iconSize)
      $0.signal("notify::icon-size") { object, act in object.onNotifyIconSize { act() } }
      $0.set("pixbuf-expander-closed", \.pixbufExpanderClosed)
      $0.signal("notify::pixbuf-expander-closed") { object, act in object.onNotifyPixbufExpanderClosed { act() } }
      $0.set("pixbuf-expander-open", \.pixbufExpanderOpen)
      $0.signal("notify::pixbuf-expander-open") { object, act in object.onNotifyPixbufExpanderOpen { act() } }
      $0.set("texture", \.texture)
      $0.signal("notify::texture") { object, act in object.onNotifyTexture { act() } }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal("notify::cell-background-rgba") { object, act in object.onNotifyCellBackgroundRgba { act() } }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal("notify::cell-background-set") { object, act in object.onNotifyCellBackgroundSet { act() } }
      $0.read("editing", \.isEditing)
      $0.signal("notify::editing") { object, act in object.onNotifyEditing { act() } }
      $0.set("height", \.height)
      $0.signal("notify::height") { object, act in object.onNotifyHeight { act() } }
      $0.set("is-expanded", \.isExpanded)
      $0.signal("notify::is-expanded") { object, act in object.onNotifyIsExpanded { act() } }
      $0.set("is-expander", \.isExpander)
      $0.signal("notify::is-expander") { object, act in object.onNotifyIsExpander { act() } }
      $0.set("mode", \.mode)
      $0.signal("notify::mode") { object, act in object.onNotifyMode { act() } }
      $0.set("sensitive", \.isSensitive)
      $0.signal("notify::sensitive") { object, act in object.onNotifySensitive { act() } }
      $0.set("visible", \.isVisible)
      $0.signal("notify::visible") { object, act in object.onNotifyVisible { act() } }
      $0.set("width", \.width)
      $0.signal("notify::width") { object, act in object.onNotifyWidth { act() } }
      $0.set("xalign", \.xalign)
      $0.signal("notify::xalign") { object, act in object.onNotifyXalign { act() } }
      $0.set("xpad", \.xpad)
      $0.signal("notify::xpad") { object, act in object.onNotifyXpad { act() } }
      $0.set("yalign", \.yalign)
      $0.signal("notify::yalign") { object, act in object.onNotifyYalign { act() } }
      $0.set("ypad", \.ypad)
      $0.signal("notify::ypad") { object, act in object.onNotifyYpad { act() } }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal("editing-canceled") { object, act in object.onEditingCanceled { act() } }
      $0.signal("editing-started") { object, act in object.onEditingStarted { _, _ in act() } }
    }
  }
  static var cellRendererProgressLaw: any ClassLaw {
    Law<CellRendererProgress>("GtkCellRendererProgress", make: { CellRendererProgress() }) {
      $0.set("inverted", \.isInverted)
      $0.signal("notify::inverted") { object, act in object.onNotifyInverted { act() } }
      $0.set("pulse", \.pulse)
      $0.signal("notify::pulse") { object, act in object.onNotifyPulse { act() } }
      $0.set("text", \.text)
      $0.signal("notify::text") { object, act in object.onNotifyText { act() } }
      $0.set("text-xalign", \.textXalign)
      $0.signal("notify::text-xalign") { object, act in object.onNotifyTextXalign { act() } }
      $0.set("text-yalign", \.textYalign)
      $0.signal("notify::text-yalign") { object, act in object.onNotifyTextYalign { act() } }
      $0.set("value", \.value)
      $0.signal("notify::value") { object, act in object.onNotifyValue { act() } }
      $0.set("orientation", \.orientation)
      $0.signal("notify::orientation") { object, act in object.onNotifyOrientation { act() } }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal("notify::cell-background-rgba") { object, act in object.onNotifyCellBackgroundRgba { act() } }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal("notify::cell-background-set") { object, act in object.onNotifyCellBackgroundSet { act() } }
      $0.read("editing", \.isEditing)
      $0.signal("notify::editing") { object, act in object.onNotifyEditing { act() } }
      $0.set("height", \.height)
      $0.signal("notify::height") { object, act in object.onNotifyHeight { act() } }
      $0.set("is-expanded", \.isExpanded)
      $0.signal("notify::is-expanded") { object, act in object.onNotifyIsExpanded { act() } }
      $0.set("is-expander", \.isExpander)
      $0.signal("notify::is-expander") { object, act in object.onNotifyIsExpander { act() } }
      $0.set("mode", \.mode)
      $0.signal("notify::mode") { object, act in object.onNotifyMode { act() } }
      $0.set("sensitive", \.isSensitive)
      $0.signal("notify::sensitive") { object, act in object.onNotifySensitive { act() } }
      $0.set("visible", \.isVisible)
      $0.signal("notify::visible") { object, act in object.onNotifyVisible { act() } }
      $0.set("width", \.width)
      $0.signal("notify::width") { object, act in object.onNotifyWidth { act() } }
      $0.set("xalign", \.xalign)
      $0.signal("notify::xalign") { object, act in object.onNotifyXalign { act() } }
      $0.set("xpad", \.xpad)
      $0.signal("notify::xpad") { object, act in object.onNotifyXpad { act() } }
      $0.set("yalign", \.yalign)
      $0.signal("notify::yalign") { object, act in object.onNotifyYalign { act() } }
      $0.set("ypad", \.ypad)
      $0.signal("notify::ypad") { object, act in object.onNotifyYpad { act() } }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal("editing-canceled") { object, act in object.onEditingCanceled { act() } }
      $0.signal("editing-started") { object, act in object.onEditingStarted { _, _ in act() } }
    }
  }
  static var cellRendererSpinLaw: any ClassLaw {
    Law<CellRendererSpin>("GtkCellRendererSpin", make: { CellRendererSpin() }) {
      $0.set("adjustment", \.adjustment)
      $0.signal("notify::adjustment") { object, act in object.onNotifyAdjustment { act() } }
      $0.set("climb-rate", \.climbRate)
      $0.signal("notify::climb-rate") { object, act in object.onNotifyClimbRate { act() } }
      $0.set("digits", \.digits)
      $0.signal("notify::digits") { object, act in object.onNotifyDigits { act() } }
    }
  }
  static var cellRendererSpinnerLaw: any ClassLaw {
    Law<CellRendererSpinner>("GtkCellRendererSpinner", make: { CellRendererSpinner() }) {
      $0.set("active", \.isActive)
      $0.signal("notify::active") { object, act in object.onNotifyActive { act() } }
      $0.set("pulse", \.pulse)
      $0.signal("notify::pulse") { object, act in object.onNotifyPulse { act() } }
      $0.set("size", \.size)
      $0.signal("notify::size") { object, act in object.onNotifySize { act() } }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal("notify::cell-background-rgba") { object, act in object.onNotifyCellBackgroundRgba { act() } }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal("notify::cell-background-set") { object, act in object.onNotifyCellBackgroundSet { act() } }
      $0.read("editing", \.isEditing)
      $0.signal("notify::editing") { object, act in object.onNotifyEditing { act() } }
      $0.set("height", \.height)
      $0.signal("notify::height") { object, act in object.onNotifyHeight { act() } }
      $0.set("is-expanded", \.isExpanded)
      $0.signal("notify::is-expanded") { object, act in object.onNotifyIsExpanded { act() } }
      $0.set("is-expander", \.isExpander)
      $0.signal("notify::is-expander") { object, act in object.onNotifyIsExpander { act() } }
      $0.set("mode", \.mode)
      $0.signal("notify::mode") { object, act in object.onNotifyMode { act() } }
      $0.set("sensitive", \.isSensitive)
      $0.signal("notify::sensitive") { object, act in object.onNotifySensitive { act() } }
      $0.set("visible", \.isVisible)
      $0.signal("notify::visible") { object, act in object.onNotifyVisible { act() } }
      $0.set("width", \.width)
      $0.signal("notify::width") { object, act in object.onNotifyWidth { act() } }
      $0.set("xalign", \.xalign)
      $0.signal("notify::xalign") { object, act in object.onNotifyXalign { act() } }
      $0.set("xpad", \.xpad)
      $0.signal("notify::xpad") { object, act in object.onNotifyXpad { act() } }
      $0.set("yalign", \.yalign)
      $0.signal("notify::yalign") { object, act in object.onNotifyYalign { act() } }
      $0.set("ypad", \.ypad)
      $0.signal("notify::ypad") { object, act in object.onNotifyYpad { act() } }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal("editing-canceled") { object, act in object.onEditingCanceled { act() } }
      $0.signal("editing-started") { object, act in object.onEditingStarted { _, _ in act() } }
    }
  }
  static var cellRendererTextLaw: any ClassLaw {
    Law<CellRendererText>("GtkCellRendererText", make: { CellRendererText() }) {
      $0.set("align-set", \.isAlignSet)
      $0.signal("notify::align-set") { object, act in object.onNotifyAlignSet { act() } }
      $0.read("attributes", \.attributes)
      $0.signal("notify::attributes") { object, act in object.onNotifyAttributes { act() } }
      $0.set("background-rgba", \.backgroundRgba)
      $0.signal("notify::background-rgba") { object, act in object.onNotifyBackgroundRgba { act() } }
      $0.set("background-set", \.isBackgroundSet)
      $0.signal("notify::background-set") { object, act in object.onNotifyBackgroundSet { act() } }
      $0.set("editable", \.isEditable)
      $0.signal("notify::editable") { object, act in object.onNotifyEditable { act() } }
      $0.set("editable-set", \.isEditableSet)
      $0.signal("notify::editable-set") { object, act in object.onNotifyEditableSet { act() } }
      $0.set("ellipsize", \.ellipsize)
      $0.signal("notify::ellipsize") { object, act in object.onNotifyEllipsize { act() } }
      $0.set("ellipsize-set", \.isEllipsizeSet)
      $0.signal("notify::ellipsize-set") { object, act in object.onNotifyEllipsizeSet { act() } }
      $0.set("family", \.family)
      $0.signal("notify::family") { object, act in object.onNotifyFamily { act() } }
      $0.set("family-set", \.isFamilySet)
      $0.signal("notify::family-set") { object, act in object.onNotifyFamilySet { act() } }
      $0.set("font", \.font)
      $0.signal("notify::font") { object, act in object.onNotifyFont { act() } }
      $0.read("font-desc", \.fontDesc)
      $0.signal("notify::font-desc") { object, act in object.onNotifyFontDesc { act() } }
      $0.set("foreground-rgba", \.foregroundRgba)
      $0.signal("notify::foreground-rgba") { object, act in object.onNotifyForegroundRgba { act() } }
      $0.set("foreground-set", \.isForegroundSet)
      $0.signal("notify::foreground-set") { object, act in object.onNotifyForegroundSet { act() } }
      $0.set("language-set", \.isLanguageSet)
      $0.signal("notify::language-set") { object, act in object.onNotifyLanguageSet { act() } }
      $0.set("max-width-chars", \.maxWidthChars)
      $0.signal("notify::max-width-chars") { object, act in object.onNotifyMaxWidthChars { act() } }
      $0.set("placeholder-text", \.placeholderText)
      $0.signal("notify::placeholder-text") { object, act in object.onNotifyPlaceholderText { act() } }
      $0.set("rise", \.rise)
      $0.signal("notify::rise") { object, act in object.onNotifyRise { act() } }
      $0.set("rise-set", \.isRiseSet)
      $0.signal("notify::rise-set") { object, act in object.onNotifyRiseSet { act() } }
      $0.set("scale", \.scale)
      $0.signal("notify::scale") { object, act in object.onNotifyScale { act() } }
      $0.set("scale-set", \.isScaleSet)
      $0.signal("notify::scale-set") { object, act in object.onNotifyScaleSet { act() } }
      $0.set("single-paragraph-mode", \.isSingleParagraphMode)
      $0.signal("notify::single-paragraph-mode") { object, act in object.onNotifySingleParagraphMode { act() } }
      $0.set("size", \.size)
      $0.signal("notify::size") { object, act in object.onNotifySize { act() } }
      $0.set("size-points", \.sizePoints)
      $0.signal("notify::size-points") { object, act in object.onNotifySizePoints { act() } }
      $0.set("size-set", \.isSizeSet)
      $0.signal("notify::size-set") { object, act in object.onNotifySizeSet { act() } }
      $0.set("stretch", \.stretch)
      $0.signal("notify::stretch") { object, act in object.onNotifyStretch { act() } }
      $0.set("stretch-set", \.isStretchSet)
      $0.signal("notify::stretch-set") { object, act in object.onNotifyStretchSet { act() } }
      $0.set("strikethrough", \.isStrikethrough)
      $0.signal("notify::strikethrough") { object, act in object.onNotifyStrikethrough { act() } }
      $0.set("strikethrough-set", \.isStrikethroughSet)
      $0.signal("notify::strikethrough-set") { object, act in object.onNotifyStrikethroughSet { act() } }
      $0.set("style", \.style)
      $0.signal("notify::style") { object, act in object.onNotifyStyle { act() } }
      $0.set("style-set", \.isStyleSet)
      $0.signal("notify::style-set") { object, act in object.onNotifyStyleSet { act() } }
      $0.set("text", \.text)
      $0.signal("notify::text") { object, act in object.onNotifyText { act() } }
      $0.set("underline", \.underline)
      $0.signal("notify::underline") { object, act in object.onNotifyUnderline { act() } }
      $0.set("underline-set", \.isUnderlineSet)
      $0.signal("notify::underline-set") { object, act in object.onNotifyUnderlineSet { act() } }
      $0.set("variant", \.variant)
      $0.signal("notify::variant") { object, act in object.onNotifyVariant { act() } }
      $0.set("variant-set", \.isVariantSet)
      $0.signal("notify::variant-set") { object, act in object.onNotifyVariantSet { act() } }
      $0.set("weight", \.weight)
      $0.signal("notify::weight") { object, act in object.onNotifyWeight { act() } }
      $0.set("weight-set", \.isWeightSet)
      $0.signal("notify::weight-set") { object, act in object.onNotifyWeightSet { act() } }
      $0.set("width-chars", \.widthChars)
      $0.signal("notify::width-chars") { object, act in object.onNotifyWidthChars { act() } }
      $0.set("wrap-mode", \.wrapMode)
      $0.signal("notify::wrap-mode") { object, act in object.onNotifyWrapMode { act() } }
      $0.set("wrap-width", \.wrapWidth)
      $0.signal("notify::wrap-width") { object, act in object.onNotifyWrapWidth { act() } }
      $0.signal("edited") { object, act in object.onEdited { _, _ in act() } }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal("notify::cell-background-rgba") { object, act in object.onNotifyCellBackgroundRgba { act() } }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal("notify::cell-background-set") { object, act in object.onNotifyCellBackgroundSet { act() } }
      $0.read("editing", \.isEditing)
      $0.signal("notify::editing") { object, act in object.onNotifyEditing { act() } }
      $0.set("height", \.height)
      $0.signal("notify::height") { object, act in object.onNotifyHeight { act() } }
      $0.set("is-expanded", \.isExpanded)
      $0.signal("notify::is-expanded") { object, act in object.onNotifyIsExpanded { act() } }
      $0.set("is-expander", \.isExpander)
      $0.signal("notify::is-expander") { object, act in object.onNotifyIsExpander { act() } }
      $0.set("mode", \.mode)
      $0.signal("notify::mode") { object, act in object.onNotifyMode { act() } }
      $0.set("sensitive", \.isSensitive)
      $0.signal("notify::sensitive") { object, act in object.onNotifySensitive { act() } }
      $0.set("visible", \.isVisible)
      $0.signal("notify::visible") { object, act in object.onNotifyVisible { act() } }
      $0.set("width", \.width)
      $0.signal("notify::width") { object, act in object.onNotifyWidth { act() } }
      $0.set("xalign", \.xalign)
      $0.signal("notify::xalign") { object, act in object.onNotifyXalign { act() } }
      $0.set("xpad", \.xpad)
      $0.signal("notify::xpad") { object, act in object.onNotifyXpad { act() } }
      $0.set("yalign", \.yalign)
      $0.signal("notify::yalign") { object, act in object.onNotifyYalign { act() } }
      $0.set("ypad", \.ypad)
      $0.signal("notify::ypad") { object, act in object.onNotifyYpad { act() } }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal("editing-canceled") { object, act in object.onEditingCanceled { act() } }
      $0.signal("editing-started") { object, act in object.onEditingStarted { _, _ in act() } }
    }
  }
  static var cellRendererToggleLaw: any ClassLaw {
    Law<CellRendererToggle>("GtkCellRendererToggle", make: { CellRendererToggle() }) {
      $0.set("active", \.isActive)
      $0.signal("notify::active") { object, act in object.onNotifyActive { act() } }
      $0.set("inconsistent", \.isInconsistent)
      $0.signal("notify::inconsistent") { object, act in object.onNotifyInconsistent { act() } }
      $0.set("radio", \.isRadio)
      $0.signal("notify::radio") { object, act in object.onNotifyRadio { act() } }
      $0.signal("toggled") { object, act in object.onToggled { _ in act() } }
      $0.set("cell-background-rgba", \.cellBackgroundRgba)
      $0.signal("notify::cell-background-rgba") { object, act in object.onNotifyCellBackgroundRgba { act() } }
      $0.set("cell-background-set", \.isCellBackgroundSet)
      $0.signal("notify::cell-background-set") { object, act in object.onNotifyCellBackgroundSet { act() } }
      $0.read("editing", \.isEditing)
      $0.signal("notify::editing") { object, act in object.onNotifyEditing { act() } }
      $0.set("height", \.height)
      $0.signal("notify::height") { object, act in object.onNotifyHeight { act() } }
      $0.set("is-expanded", \.isExpanded)
      $0.signal("notify::is-expanded") { object, act in object.onNotifyIsExpanded { act() } }
      $0.set("is-expander", \.isExpander)
      $0.signal("notify::is-expander") { object, act in object.onNotifyIsExpander { act() } }
      $0.set("mode", \.mode)
      $0.signal("notify::mode") { object, act in object.onNotifyMode { act() } }
      $0.set("sensitive", \.isSensitive)
      $0.signal("notify::sensitive") { object, act in object.onNotifySensitive { act() } }
      $0.set("visible", \.isVisible)
      $0.signal("notify::visible") { object, act in object.onNotifyVisible { act() } }
      $0.set("width", \.width)
      $0.signal("notify::width") { object, act in object.onNotifyWidth { act() } }
      $0.set("xalign", \.xalign)
      $0.signal("notify::xalign") { object, act in object.onNotifyXalign { act() } }
      $0.set("xpad", \.xpad)
      $0.signal("notify::xpad") { object, act in object.onNotifyXpad { act() } }
      $0.set("yalign", \.yalign)
      $0.signal("notify::yalign") { object, act in object.onNotifyYalign { act() } }
      $0.set("ypad", \.ypad)
      $0.signal("notify::ypad") { object, act in object.onNotifyYpad { act() } }
      $0.answer(\.alignment)
      $0.answer(\.fixedSize)
      $0.answer(\.padding)
      $0.answer(\.requestMode)
      $0.answer(\.isActivatable)
      $0.signal("editing-canceled") { object, act in object.onEditingCanceled { act() } }
      $0.signal("editing-started") { object, act in object.onEditingStarted { _, _ in act() } }
    }
  }
  static var cellViewLaw: any ClassLaw {
    Law<CellView>("GtkCellView", make: { CellView() }) {
      $0.read("cell-area", \.cellArea)
      $0.signal("notify::cell-area") { object, act in object.onNotifyCellArea { act() } }
      $0.read("cell-area-context", \.cellAreaContext)
      $0.signal("notify::cell-area-context") { object, act in object.onNotifyCellAreaContext { act() } }
      $0.set("draw-sensitive", \.drawsSensitive)
      $0.signal("notify::draw-sensitive") { object, act in object.onNotifyDrawSensitive { act() } }
      $0.set("fit-model", \.isFitModel)
      $0.signal("notify::fit-model") { object, act in object.onNotifyFitModel { act() } }
      $0.read("model", \.model)
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.answer(\.displayedRow)
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var centerBoxLaw: any ClassLaw {
    Law<CenterBox>("GtkCenterBox", make: { CenterBox() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var colorButtonLaw: any ClassLaw {
    Law<ColorButton>("GtkColorButton", make: { ColorButton() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var colorChooserDialogLaw: any ClassLaw {
    Law<ColorChooserDialog>("GtkColorChooserDialog", make: { ColorChooserDialog() }) {
      $0.set("show-editor", \.showsEditor)
      $0.signal("notify::show-editor") { object, act in object.onNotifyShowEditor { act() } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var columnViewLaw: any ClassLaw {
    Law<ColumnView>("GtkColumnView", make: { ColumnView(NoSelection(ListModel(count: { 1 }, item: { $0 }))) }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var comboBoxLaw: any ClassLaw {
    Law<ComboBox>("GtkComboBox", make: { ComboBox() }) {
      $0.set("button-sensitivity", \.buttonSensitivity)
      $0.signal("notify::button-sensitivity") { object, act in object.onNotifyButtonSensitivity { act() } }
      $0.set("entry-text-column", \.entryTextColumn)
      $0.signal("notify::entry-text-column") { object, act in object.onNotifyEntryTextColumn { act() } }
      $0.read("has-entry", \.hasEntry)
      $0.signal("notify::has-entry") { object, act in object.onNotifyHasEntry { act() } }
      $0.set("has-frame", \.hasFrame)
      $0.signal("notify::has-frame") { object, act in object.onNotifyHasFrame { act() } }
      $0.set("id-column", \.idColumn)
      $0.signal("notify::id-column") { object, act in object.onNotifyIdColumn { act() } }
      $0.read("model", \.model)
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.set("popup-fixed-width", \.isPopupFixedWidth)
      $0.signal("notify::popup-fixed-width") { object, act in object.onNotifyPopupFixedWidth { act() } }
      $0.read("popup-shown", \.isPopupShown)
      $0.signal("notify::popup-shown") { object, act in object.onNotifyPopupShown { act() } }
      $0.answer(\.activeIter)
      $0.signal("activate") { object, act in object.onActivate { act() } }
      $0.signal("changed") { object, act in object.onChanged { act() } }
      $0.signal("format-entry-text") { object, act in object.onFormatEntryText { _ in act(); return "" } }
      $0.signal("move-active") { object, act in object.onMoveActive { _ in act() } }
      $0.signal("popdown") { object, act in object.onPopdown { act(); return .proceed } }
      $0.signal("popup") { object, act in object.onPopup { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::constant") { object, act in object.onNotifyConstant { act() } }
      $0.read("multiplier", \.multiplier)
      $0.signal("notify::multiplier") { object, act in object.onNotifyMultiplier { act() } }
      $0.read("relation", \.relation)
      $0.signal("notify::relation") { object, act in object.onNotifyRelation { act() } }
      $0.read("source", \.source)
      $0.signal("notify::source") { object, act in object.onNotifySource { act() } }
      $0.read("source-attribute", \.sourceAttribute)
      $0.signal("notify::source-attribute") { object, act in object.onNotifySourceAttribute { act() } }
      $0.read("strength", \.strength)
      $0.signal("notify::strength") { object, act in object.onNotifyStrength { act() } }
      $0.read("target", \.target)
      $0.signal("notify::target") { object, act in object.onNotifyTarget { act() } }
      $0.read("target-attribute", \.targetAttribute)
      $0.signal("notify::target-attribute") { object, act in object.onNotifyTargetAttribute { act() } }
      $0.answer(\.isAttached)
      $0.answer(\.isConstant)
      $0.answer(\.isRequired)
    }
  }
  static var constraintGuideLaw: any ClassLaw {
    Law<ConstraintGuide>("GtkConstraintGuide", make: { ConstraintGuide() }) {
      $0.set("max-height", \.maxHeight)
      $0.signal("notify::max-height") { object, act in object.onNotifyMaxHeight { act() } }
      $0.set("max-width", \.maxWidth)
      $0.signal("notify::max-width") { object, act in object.onNotifyMaxWidth { act() } }
      $0.set("min-height", \.minHeight)
      $0.signal("notify::min-height") { object, act in object.onNotifyMinHeight { act() } }
      $0.set("min-width", \.minWidth)
      $0.signal("notify::min-width") { object, act in object.onNotifyMinWidth { act() } }
      $0.set("name", \.name)
      $0.signal("notify::name") { object, act in object.onNotifyName { act() } }
      $0.set("nat-height", \.natHeight)
      $0.signal("notify::nat-height") { object, act in object.onNotifyNatHeight { act() } }
      $0.set("nat-width", \.natWidth)
      $0.signal("notify::nat-width") { object, act in object.onNotifyNatWidth { act() } }
      $0.set("strength", \.strength)
      $0.signal("notify::strength") { object, act in object.onNotifyStrength { act() } }
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
      $0.signal("parsing-error") { object, act in object.onParsingError { _, _ in act() } }
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
      $0.signal("notify::use-header-bar") { object, act in object.onNotifyUseHeaderBar { act() } }
      $0.answer(\.contentArea)
      $0.answer(\.headerBar)
      $0.signal("close") { object, act in object.onClose { act() } }
      $0.signal("response") { object, act in object.onResponse { _ in act() } }
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
      $0.signal("notify::attributes") { object, act in object.onNotifyAttributes { act() } }
      $0.read("error", \.error)
      $0.signal("notify::error") { object, act in object.onNotifyError { act() } }
      $0.set("file", \.file)
      $0.signal("notify::file") { object, act in object.onNotifyFile { act() } }
      $0.set("io-priority", \.ioPriority)
      $0.signal("notify::io-priority") { object, act in object.onNotifyIoPriority { act() } }
      $0.read("item-type", \.itemType)
      $0.read("loading", \.isLoading)
      $0.signal("notify::loading") { object, act in object.onNotifyLoading { act() } }
      $0.set("monitored", \.isMonitored)
      $0.signal("notify::monitored") { object, act in object.onNotifyMonitored { act() } }
      $0.read("n-items", \.nItems)
      $0.signal("notify::n-items") { object, act in object.onNotifyNItems { act() } }
    }
  }
  static var dragSourceLaw: any ClassLaw {
    Law<DragSource>("GtkDragSource", make: { DragSource { 1 } }) {
      $0.answer(\.drag)
      $0.signal("drag-begin") { object, act in object.onDragBegin { _ in act() } }
      $0.signal("drag-cancel") { object, act in object.onDragCancel { _, _ in act(); return .proceed } }
      $0.signal("drag-end") { object, act in object.onDragEnd { _, _ in act() } }
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal("begin") { object, act in object.onBegin { _ in act() } }
      $0.signal("sequence-state-changed") { object, act in object.onSequenceStateChanged { _, _ in act() } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var drawingAreaLaw: any ClassLaw {
    Law<DrawingArea>("GtkDrawingArea", make: { DrawingArea() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var dropControllerMotionLaw: any ClassLaw {
    Law<DropControllerMotion>("GtkDropControllerMotion", make: { DropControllerMotion() }) {
      $0.read("contains-pointer", \.containsPointer)
      $0.signal("notify::contains-pointer") { object, act in object.onNotifyContainsPointer { act() } }
      $0.read("drop", \.drop)
      $0.signal("notify::drop") { object, act in object.onNotifyDrop { act() } }
      $0.read("is-pointer", \.isPointer)
      $0.signal("notify::is-pointer") { object, act in object.onNotifyIsPointer { act() } }
      $0.signal("enter") { object, act in object.onEnter { _, _ in act() } }
      $0.signal("leave") { object, act in object.onLeave { act() } }
      $0.signal("motion") { object, act in object.onMotion { _, _ in act() } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var dropDownLaw: any ClassLaw {
    Law<DropDown>("GtkDropDown", make: { DropDown(["one", "two"]) }) {
      $0.read("expression", \.expression)
      $0.signal("notify::expression") { object, act in object.onNotifyExpression { act() } }
      $0.read("model", \.model)
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.signal("activate") { object, act in object.onActivate { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var dropTargetLaw: any ClassLaw {
    Law<DropTarget>("GtkDropTarget", make: { DropTarget { _, _, _ in true } }) {
      $0.read("formats", \.formats)
      $0.signal("notify::formats") { object, act in object.onNotifyFormats { act() } }
      $0.answer(\.gtypes)
      $0.signal("accept") { object, act in object.onAccept { _ in act(); return .proceed } }
      $0.signal("enter") { object, act in object.onEnter { _, _ in act(); return .init(rawValue: 0) } }
      $0.signal("leave") { object, act in object.onLeave { act() } }
      $0.signal("motion") { object, act in object.onMotion { _, _ in act(); return .init(rawValue: 0) } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var editableLabelLaw: any ClassLaw {
    Law<EditableLabel>("GtkEditableLabel", make: { EditableLabel(str: "one") }) {
      $0.set("editing", \.isEditing)
      $0.signal("notify::editing") { object, act in object.onNotifyEditing { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::completion") { object, act in object.onNotifyCompletion { act() } }
      $0.answer(\.alignment)
      $0.answer(\.currentIconDragSource)
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var entryBufferLaw: any ClassLaw {
    Law<EntryBuffer>("GtkEntryBuffer", make: { EntryBuffer() }) {
      $0.read("length", \.length)
      $0.signal("notify::length") { object, act in object.onNotifyLength { act() } }
      $0.set("max-length", \.maxLength)
      $0.signal("notify::max-length") { object, act in object.onNotifyMaxLength { act() } }
      $0.set("text", \.text)
      $0.signal("notify::text") { object, act in object.onNotifyText { act() } }
      $0.answer(\.bytes)
      $0.signal("deleted-text") { object, act in object.onDeletedText { _, _ in act() } }
      $0.signal("inserted-text") { object, act in object.onInsertedText { _, _, _ in act() } }
    }
  }
  static var entryCompletionLaw: any ClassLaw {
    Law<EntryCompletion>("GtkEntryCompletion", make: { EntryCompletion() }) {
      $0.read("cell-area", \.cellArea)
      $0.signal("notify::cell-area") { object, act in object.onNotifyCellArea { act() } }
      $0.set("inline-completion", \.isInlineCompletion)
      $0.signal("notify::inline-completion") { object, act in object.onNotifyInlineCompletion { act() } }
      $0.set("inline-selection", \.isInlineSelection)
      $0.signal("notify::inline-selection") { object, act in object.onNotifyInlineSelection { act() } }
      $0.set("minimum-key-length", \.minimumKeyLength)
      $0.signal("notify::minimum-key-length") { object, act in object.onNotifyMinimumKeyLength { act() } }
      $0.read("model", \.model)
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.set("popup-completion", \.isPopupCompletion)
      $0.signal("notify::popup-completion") { object, act in object.onNotifyPopupCompletion { act() } }
      $0.set("popup-set-width", \.isPopupSetWidth)
      $0.signal("notify::popup-set-width") { object, act in object.onNotifyPopupSetWidth { act() } }
      $0.set("popup-single-match", \.isPopupSingleMatch)
      $0.signal("notify::popup-single-match") { object, act in object.onNotifyPopupSingleMatch { act() } }
      $0.set("text-column", \.textColumn)
      $0.signal("notify::text-column") { object, act in object.onNotifyTextColumn { act() } }
      $0.answer(\.completionPrefix)
      $0.answer(\.entry)
      $0.signal("cursor-on-match") { object, act in object.onCursorOnMatch { _, _ in act(); return .proceed } }
      $0.signal("insert-prefix") { object, act in object.onInsertPrefix { _ in act(); return .proceed } }
      $0.signal("match-selected") { object, act in object.onMatchSelected { _, _ in act(); return .proceed } }
      $0.signal("no-matches") { object, act in object.onNoMatches { act() } }
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
      $0.signal("im-update") { object, act in object.onImUpdate { act() } }
      $0.signal("modifiers") { object, act in object.onModifiers { _ in act(); return .proceed } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var eventControllerLegacyLaw: any ClassLaw {
    Law<EventControllerLegacy>("GtkEventControllerLegacy", make: { EventControllerLegacy() }) {
      $0.signal("event") { object, act in object.onEvent { _ in act(); return .proceed } }
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
      $0.signal("notify::n-items") { object, act in object.onNotifyNItems { act() } }
      $0.answer(\.strictness)
      $0.answer(\.buildableId)
    }
  }
  static var expanderLaw: any ClassLaw {
    Law<Expander>("GtkExpander", make: { Expander("Details") }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var fileChooserDialogLaw: any ClassLaw {
    Law<FileChooserDialog>("GtkFileChooserDialog", make: { FileChooserDialog() }) {
      $0.answer(\.buildableId)
      $0.answer(\.currentFolder)
      $0.answer(\.file)
      $0.answer(\.files)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.read("n-items", \.nItems)
      $0.signal("notify::n-items") { object, act in object.onNotifyNItems { act() } }
    }
  }
  static var flowBoxLaw: any ClassLaw {
    Law<FlowBox>("GtkFlowBox", make: { FlowBox() }) {
      $0.signal("activate-cursor-child") { object, act in object.onActivateCursorChild { act() } }
      $0.signal("move-cursor") { object, act in object.onMoveCursor { _, _, _, _ in act(); return .proceed } }
      $0.signal("select-all") { object, act in object.onSelectAll { act() } }
      $0.signal("toggle-cursor-child") { object, act in object.onToggleCursorChild { act() } }
      $0.signal("unselect-all") { object, act in object.onUnselectAll { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var flowBoxChildLaw: any ClassLaw {
    Law<FlowBoxChild>("GtkFlowBoxChild", make: { FlowBoxChild() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var fontButtonLaw: any ClassLaw {
    Law<FontButton>("GtkFontButton", make: { FontButton() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::tweak-action") { object, act in object.onNotifyTweakAction { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var gLAreaLaw: any ClassLaw {
    Law<GLArea>("GtkGLArea", make: { GLArea() }) {
      $0.set("auto-render", \.isAutoRender)
      $0.signal("notify::auto-render") { object, act in object.onNotifyAutoRender { act() } }
      $0.read("context", \.context)
      $0.signal("notify::context") { object, act in object.onNotifyContext { act() } }
      $0.set("has-depth-buffer", \.hasDepthBuffer)
      $0.signal("notify::has-depth-buffer") { object, act in object.onNotifyHasDepthBuffer { act() } }
      $0.set("has-stencil-buffer", \.hasStencilBuffer)
      $0.signal("notify::has-stencil-buffer") { object, act in object.onNotifyHasStencilBuffer { act() } }
      $0.set("use-es", \.usesEs)
      $0.signal("notify::use-es") { object, act in object.onNotifyUseEs { act() } }
      $0.answer(\.error)
      $0.answer(\.requiredVersion)
      $0.signal("create-context") { object, act in object.onCreateContext { act(); return nil } }
      $0.signal("render") { object, act in object.onRender { _ in act(); return .proceed } }
      $0.signal("resize") { object, act in object.onResize { _, _ in act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var gestureClickLaw: any ClassLaw {
    Law<GestureClick>("GtkGestureClick", make: { GestureClick() }) {
      $0.signal("unpaired-release") { object, act in object.onUnpairedRelease { _, _, _, _ in act() } }
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal("begin") { object, act in object.onBegin { _ in act() } }
      $0.signal("sequence-state-changed") { object, act in object.onSequenceStateChanged { _, _ in act() } }
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
      $0.signal("begin") { object, act in object.onBegin { _ in act() } }
      $0.signal("sequence-state-changed") { object, act in object.onSequenceStateChanged { _, _ in act() } }
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
      $0.signal("begin") { object, act in object.onBegin { _ in act() } }
      $0.signal("sequence-state-changed") { object, act in object.onSequenceStateChanged { _, _ in act() } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var gesturePanLaw: any ClassLaw {
    Law<GesturePan>("GtkGesturePan", make: { GesturePan(orientation: .horizontal) }) {
      $0.set("orientation", \.orientation)
      $0.signal("notify::orientation") { object, act in object.onNotifyOrientation { act() } }
      $0.signal("pan") { object, act in object.onPan { _, _ in act() } }
    }
  }
  static var gestureStylusLaw: any ClassLaw {
    Law<GestureStylus>("GtkGestureStylus", make: { GestureStylus() }) {
      $0.answer(\.deviceTool)
      $0.signal("down") { object, act in object.onDown { _, _ in act() } }
      $0.signal("motion") { object, act in object.onMotion { _, _ in act() } }
      $0.signal("proximity") { object, act in object.onProximity { _, _ in act() } }
      $0.signal("up") { object, act in object.onUp { _, _ in act() } }
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal("begin") { object, act in object.onBegin { _ in act() } }
      $0.signal("sequence-state-changed") { object, act in object.onSequenceStateChanged { _, _ in act() } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var gestureSwipeLaw: any ClassLaw {
    Law<GestureSwipe>("GtkGestureSwipe", make: { GestureSwipe() }) {
      $0.answer(\.velocity)
      $0.signal("swipe") { object, act in object.onSwipe { _, _ in act() } }
      $0.answer(\.currentButton)
      $0.answer(\.currentSequence)
      $0.answer(\.boundingBox)
      $0.answer(\.device)
      $0.answer(\.group)
      $0.answer(\.lastUpdatedSequence)
      $0.answer(\.sequences)
      $0.answer(\.isActive)
      $0.answer(\.isRecognized)
      $0.signal("begin") { object, act in object.onBegin { _ in act() } }
      $0.signal("sequence-state-changed") { object, act in object.onSequenceStateChanged { _, _ in act() } }
      $0.answer(\.currentEvent)
      $0.answer(\.currentEventDevice)
      $0.answer(\.currentEventTime)
    }
  }
  static var gridLaw: any ClassLaw {
    Law<Grid>("GtkGrid", make: { Grid() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var gridLayoutLaw: any ClassLaw {
    Law<GridLayout>("GtkGridLayout", make: { GridLayout() }) {
      $0.set("baseline-row", \.baselineRow)
      $0.signal("notify::baseline-row") { object, act in object.onNotifyBaselineRow { act() } }
      $0.set("column-homogeneous", \.isColumnHomogeneous)
      $0.signal("notify::column-homogeneous") { object, act in object.onNotifyColumnHomogeneous { act() } }
      $0.set("column-spacing", \.columnSpacing)
      $0.signal("notify::column-spacing") { object, act in object.onNotifyColumnSpacing { act() } }
      $0.set("row-homogeneous", \.isRowHomogeneous)
      $0.signal("notify::row-homogeneous") { object, act in object.onNotifyRowHomogeneous { act() } }
      $0.set("row-spacing", \.rowSpacing)
      $0.signal("notify::row-spacing") { object, act in object.onNotifyRowSpacing { act() } }
      $0.answer(\.widget)
    }
  }
  static var gridViewLaw: any ClassLaw {
    Law<GridView>("GtkGridView", make: { GridView(NoSelection(ListModel(count: { 1 }, item: { $0 })), factory: ListItemFactory()) }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.border)
    }
  }
  static var headerBarLaw: any ClassLaw {
    Law<HeaderBar>("GtkHeaderBar", make: { HeaderBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var iMContextSimpleLaw: any ClassLaw {
    Law<IMContextSimple>("GtkIMContextSimple", make: { IMContextSimple() }) {
      $0.set("input-hints", \.inputHints)
      $0.signal("notify::input-hints") { object, act in object.onNotifyInputHints { act() } }
      $0.set("input-purpose", \.inputPurpose)
      $0.signal("notify::input-purpose") { object, act in object.onNotifyInputPurpose { act() } }
      $0.answer(\.preeditString)
      $0.answer(\.surroundingWithSelection)
      $0.signal("commit") { object, act in object.onCommit { _ in act() } }
      $0.signal("delete-surrounding") { object, act in object.onDeleteSurrounding { _, _ in act(); return .proceed } }
      $0.signal("preedit-changed") { object, act in object.onPreeditChanged { act() } }
      $0.signal("preedit-end") { object, act in object.onPreeditEnd { act() } }
      $0.signal("preedit-start") { object, act in object.onPreeditStart { act() } }
      $0.signal("retrieve-surrounding") { object, act in object.onRetrieveSurrounding { act(); return .proceed } }
    }
  }
  static var iMMulticontextLaw: any ClassLaw {
    Law<IMMulticontext>("GtkIMMulticontext", make: { IMMulticontext() }) {
      $0.answer(\.contextId)
      $0.set("input-hints", \.inputHints)
      $0.signal("notify::input-hints") { object, act in object.onNotifyInputHints { act() } }
      $0.set("input-purpose", \.inputPurpose)
      $0.signal("notify::input-purpose") { object, act in object.onNotifyInputPurpose { act() } }
      $0.answer(\.preeditString)
      $0.answer(\.surroundingWithSelection)
      $0.signal("commit") { object, act in object.onCommit { _ in act() } }
      $0.signal("delete-surrounding") { object, act in object.onDeleteSurrounding { _, _ in act(); return .proceed } }
      $0.signal("preedit-changed") { object, act in object.onPreeditChanged { act() } }
      $0.signal("preedit-end") { object, act in object.onPreeditEnd { act() } }
      $0.signal("preedit-start") { object, act in object.onPreeditStart { act() } }
      $0.signal("retrieve-surrounding") { object, act in object.onRetrieveSurrounding { act(); return .proceed } }
    }
  }
  static var iconThemeLaw: any ClassLaw {
    Law<IconTheme>("GtkIconTheme", make: { IconTheme() }) {
      $0.set("display", \.display)
      $0.signal("notify::display") { object, act in object.onNotifyDisplay { act() } }
      $0.read("icon-names", \.iconNames)
      $0.signal("notify::icon-names") { object, act in object.onNotifyIconNames { act() } }
      $0.read("resource-path", \.resourcePath)
      $0.signal("notify::resource-path") { object, act in object.onNotifyResourcePath { act() } }
      $0.read("search-path", \.searchPath)
      $0.signal("notify::search-path") { object, act in object.onNotifySearchPath { act() } }
      $0.set("theme-name", \.themeName)
      $0.signal("notify::theme-name") { object, act in object.onNotifyThemeName { act() } }
      $0.signal("changed") { object, act in object.onChanged { act() } }
    }
  }
  static var iconViewLaw: any ClassLaw {
    Law<IconView>("GtkIconView", make: { IconView() }) {
      $0.set("activate-on-single-click", \.activatesOnSingleClick)
      $0.signal("notify::activate-on-single-click") { object, act in object.onNotifyActivateOnSingleClick { act() } }
      $0.read("cell-area", \.cellArea)
      $0.signal("notify::cell-area") { object, act in object.onNotifyCellArea { act() } }
      $0.set("column-spacing", \.columnSpacing)
      $0.signal("notify::column-spacing") { object, act in object.onNotifyColumnSpacing { act() } }
      $0.set("columns", \.columns)
      $0.signal("notify::columns") { object, act in object.onNotifyColumns { act() } }
      $0.set("item-orientation", \.itemOrientation)
      $0.signal("notify::item-orientation") { object, act in object.onNotifyItemOrientation { act() } }
      $0.set("item-padding", \.itemPadding)
      $0.signal("notify::item-padding") { object, act in object.onNotifyItemPadding { act() } }
      $0.set("item-width", \.itemWidth)
      $0.signal("notify::item-width") { object, act in object.onNotifyItemWidth { act() } }
      $0.set("margin", \.margin)
      $0.signal("notify::margin") { object, act in object.onNotifyMargin { act() } }
      $0.set("markup-column", \.markupColumn)
      $0.signal("notify::markup-column") { object, act in object.onNotifyMarkupColumn { act() } }
      $0.read("model", \.model)
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.set("pixbuf-column", \.pixbufColumn)
      $0.signal("notify::pixbuf-column") { object, act in object.onNotifyPixbufColumn { act() } }
      $0.set("reorderable", \.isReorderable)
      $0.signal("notify::reorderable") { object, act in object.onNotifyReorderable { act() } }
      $0.set("row-spacing", \.rowSpacing)
      $0.signal("notify::row-spacing") { object, act in object.onNotifyRowSpacing { act() } }
      $0.set("selection-mode", \.selectionMode)
      $0.signal("notify::selection-mode") { object, act in object.onNotifySelectionMode { act() } }
      $0.set("spacing", \.spacing)
      $0.signal("notify::spacing") { object, act in object.onNotifySpacing { act() } }
      $0.set("text-column", \.textColumn)
      $0.signal("notify::text-column") { object, act in object.onNotifyTextColumn { act() } }
      $0.set("tooltip-column", \.tooltipColumn)
      $0.signal("notify::tooltip-column") { object, act in object.onNotifyTooltipColumn { act() } }
      $0.answer(\.cursor)
      $0.answer(\.dragDestItem)
      $0.answer(\.selectedItems)
      $0.answer(\.visibleRange)
      $0.signal("activate-cursor-item") { object, act in object.onActivateCursorItem { act(); return .proceed } }
      $0.signal("item-activated") { object, act in object.onItemActivated { _ in act() } }
      $0.signal("move-cursor") { object, act in object.onMoveCursor { _, _, _, _ in act(); return .proceed } }
      $0.signal("select-all") { object, act in object.onSelectAll { act() } }
      $0.signal("select-cursor-item") { object, act in object.onSelectCursorItem { act() } }
      $0.signal("selection-changed") { object, act in object.onSelectionChanged { act() } }
      $0.signal("toggle-cursor-item") { object, act in object.onToggleCursorItem { act() } }
      $0.signal("unselect-all") { object, act in object.onUnselectAll { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
      $0.answer(\.border)
    }
  }
  static var imageLaw: any ClassLaw {
    Law<Image>("GtkImage", make: { Image() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var infoBarLaw: any ClassLaw {
    Law<InfoBar>("GtkInfoBar", make: { InfoBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var inscriptionLaw: any ClassLaw {
    Law<Inscription>("GtkInscription", make: { Inscription() }) {
      $0.read("attributes", \.attributes)
      $0.signal("notify::attributes") { object, act in object.onNotifyAttributes { act() } }
      $0.set("min-chars", \.minChars)
      $0.signal("notify::min-chars") { object, act in object.onNotifyMinChars { act() } }
      $0.set("min-lines", \.minLines)
      $0.signal("notify::min-lines") { object, act in object.onNotifyMinLines { act() } }
      $0.set("nat-chars", \.natChars)
      $0.signal("notify::nat-chars") { object, act in object.onNotifyNatChars { act() } }
      $0.set("nat-lines", \.natLines)
      $0.signal("notify::nat-lines") { object, act in object.onNotifyNatLines { act() } }
      $0.set("text", \.text)
      $0.signal("notify::text") { object, act in object.onNotifyText { act() } }
      $0.set("text-overflow", \.textOverflow)
      $0.signal("notify::text-overflow") { object, act in object.onNotifyTextOverflow { act() } }
      $0.set("wrap-mode", \.wrapMode)
      $0.signal("notify::wrap-mode") { object, act in object.onNotifyWrapMode { act() } }
      $0.set("xalign", \.xalign)
      $0.signal("notify::xalign") { object, act in object.onNotifyXalign { act() } }
      $0.set("yalign", \.yalign)
      $0.signal("notify::yalign") { object, act in object.onNotifyYalign { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var labelLaw: any ClassLaw {
    Law<Label>("GtkLabel", make: { Label("text") }) {
      $0.answer(\.currentUri)
      $0.answer(\.layout)
      $0.answer(\.layoutOffsets)
      $0.answer(\.selectionBounds)
      $0.signal("activate-current-link") { object, act in object.onActivateCurrentLink { act() } }
      $0.signal("copy-clipboard") { object, act in object.onCopyClipboard { act() } }
      $0.signal("move-cursor") { object, act in object.onMoveCursor { _, _, _ in act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var levelBarLaw: any ClassLaw {
    Law<LevelBar>("GtkLevelBar", make: { LevelBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("activate-cursor-row") { object, act in object.onActivateCursorRow { act() } }
      $0.signal("move-cursor") { object, act in object.onMoveCursor { _, _, _, _ in act() } }
      $0.signal("select-all") { object, act in object.onSelectAll { act() } }
      $0.signal("toggle-cursor-row") { object, act in object.onToggleCursorRow { act() } }
      $0.signal("unselect-all") { object, act in object.onUnselectAll { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var listBoxRowLaw: any ClassLaw {
    Law<ListBoxRow>("GtkListBoxRow", make: { ListBoxRow() }) {
      $0.answer(\.header)
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var listViewLaw: any ClassLaw {
    Law<ListView>("GtkListView", make: { ListView(NoSelection(ListModel(count: { 1 }, item: { $0 })), factory: ListItemFactory()) }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.border)
    }
  }
  static var lockButtonLaw: any ClassLaw {
    Law<LockButton>("GtkLockButton", make: { LockButton() }) {
      $0.set("permission", \.permission)
      $0.signal("notify::permission") { object, act in object.onNotifyPermission { act() } }
      $0.set("text-lock", \.textLock)
      $0.signal("notify::text-lock") { object, act in object.onNotifyTextLock { act() } }
      $0.set("text-unlock", \.textUnlock)
      $0.signal("notify::text-unlock") { object, act in object.onNotifyTextUnlock { act() } }
      $0.set("tooltip-lock", \.tooltipLock)
      $0.signal("notify::tooltip-lock") { object, act in object.onNotifyTooltipLock { act() } }
      $0.set("tooltip-not-authorized", \.tooltipNotAuthorized)
      $0.signal("notify::tooltip-not-authorized") { object, act in object.onNotifyTooltipNotAuthorized { act() } }
      $0.set("tooltip-unlock", \.tooltipUnlock)
      $0.signal("notify::tooltip-unlock") { object, act in object.onNotifyTooltipUnlock { act() } }
      $0.answer(\.buildableId)
    }
  }
  static var mediaControlsLaw: any ClassLaw {
    Law<MediaControls>("GtkMediaControls", make: { MediaControls() }) {
      $0.set("media-stream", \.mediaStream)
      $0.signal("notify::media-stream") { object, act in object.onNotifyMediaStream { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var menuButtonLaw: any ClassLaw {
    Law<MenuButton>("GtkMenuButton", make: { MenuButton() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var messageDialogLaw: any ClassLaw {
    Law<MessageDialog>("GtkMessageDialog", make: { MessageDialog() }) {
      $0.read("message-area", \.messageArea)
      $0.signal("notify::message-area") { object, act in object.onNotifyMessageArea { act() } }
      $0.set("message-type", \.messageType)
      $0.signal("notify::message-type") { object, act in object.onNotifyMessageType { act() } }
      $0.set("secondary-text", \.secondaryText)
      $0.signal("notify::secondary-text") { object, act in object.onNotifySecondaryText { act() } }
      $0.set("text", \.text)
      $0.signal("notify::text") { object, act in object.onNotifyText { act() } }
      $0.set("use-markup", \.usesMarkup)
      $0.signal("notify::use-markup") { object, act in object.onNotifyUseMarkup { act() } }
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var mnemonicTriggerLaw: any ClassLaw {
    Law<MnemonicTrigger>("GtkMnemonicTrigger", make: { MnemonicTrigger(keyval: 1) }) {
      $0.read("keyval", \.keyval)
      $0.signal("notify::keyval") { object, act in object.onNotifyKeyval { act() } }
    }
  }
  static var mountOperationLaw: any ClassLaw {
    Law<MountOperation>("GtkMountOperation", make: { MountOperation() }) {
      $0.set("display", \.display)
      $0.signal("notify::display") { object, act in object.onNotifyDisplay { act() } }
      $0.read("is-showing", \.isShowing)
      $0.signal("notify::is-showing") { object, act in object.onNotifyIsShowing { act() } }
      $0.set("parent", \.parent)
      $0.signal("notify::parent") { object, act in object.onNotifyParent { act() } }
    }
  }
  static var multiSorterLaw: any ClassLaw {
    Law<MultiSorter>("GtkMultiSorter", make: { MultiSorter() }) {
      $0.read("item-type", \.itemType)
      $0.read("n-items", \.nItems)
      $0.signal("notify::n-items") { object, act in object.onNotifyNItems { act() } }
      $0.answer(\.order)
      $0.answer(\.buildableId)
    }
  }
  static var namedActionLaw: any ClassLaw {
    Law<NamedAction>("GtkNamedAction", make: { NamedAction(name: "one") }) {
      $0.read("action-name", \.actionName)
      $0.signal("notify::action-name") { object, act in object.onNotifyActionName { act() } }
    }
  }
  static var notebookLaw: any ClassLaw {
    Law<Notebook>("GtkNotebook", make: { Notebook() }) {
      $0.signal("change-current-page") { object, act in object.onChangeCurrentPage { _ in act(); return .proceed } }
      $0.signal("create-window") { object, act in object.onCreateWindow { _ in act(); return nil } }
      $0.signal("focus-tab") { object, act in object.onFocusTab { _ in act(); return .proceed } }
      $0.signal("move-focus-out") { object, act in object.onMoveFocusOut { _ in act() } }
      $0.signal("reorder-tab") { object, act in object.onReorderTab { _, _ in act(); return .proceed } }
      $0.signal("select-page") { object, act in object.onSelectPage { _ in act(); return .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var numericSorterLaw: any ClassLaw {
    Law<NumericSorter>("GtkNumericSorter", make: { NumericSorter() }) {
      $0.read("expression", \.expression)
      $0.signal("notify::expression") { object, act in object.onNotifyExpression { act() } }
      $0.set("sort-order", \.sortOrder)
      $0.signal("notify::sort-order") { object, act in object.onNotifySortOrder { act() } }
      $0.answer(\.order)
    }
  }
  static var overlayLaw: any ClassLaw {
    Law<Overlay>("GtkOverlay", make: { Overlay() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("accept-position") { object, act in object.onAcceptPosition { act(); return .proceed } }
      $0.signal("cancel-position") { object, act in object.onCancelPosition { act(); return .proceed } }
      $0.signal("cycle-child-focus") { object, act in object.onCycleChildFocus { _ in act(); return .proceed } }
      $0.signal("cycle-handle-focus") { object, act in object.onCycleHandleFocus { _ in act(); return .proceed } }
      $0.signal("move-handle") { object, act in object.onMoveHandle { _ in act(); return .proceed } }
      $0.signal("toggle-handle-focus") { object, act in object.onToggleHandleFocus { act(); return .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var passwordEntryLaw: any ClassLaw {
    Law<PasswordEntry>("GtkPasswordEntry", make: { PasswordEntry() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var popoverLaw: any ClassLaw {
    Law<Popover>("GtkPopover", make: { Popover() }) {
      $0.answer(\.offset)
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var printOperationLaw: any ClassLaw {
    Law<PrintOperation>("GtkPrintOperation", make: { PrintOperation() }) {
      $0.set("allow-async", \.isAllowAsync)
      $0.signal("notify::allow-async") { object, act in object.onNotifyAllowAsync { act() } }
      $0.set("current-page", \.currentPage)
      $0.signal("notify::current-page") { object, act in object.onNotifyCurrentPage { act() } }
      $0.set("custom-tab-label", \.customTabLabel)
      $0.signal("notify::custom-tab-label") { object, act in object.onNotifyCustomTabLabel { act() } }
      $0.set("default-page-setup", \.defaultPageSetup)
      $0.signal("notify::default-page-setup") { object, act in object.onNotifyDefaultPageSetup { act() } }
      $0.set("embed-page-setup", \.isEmbedPageSetup)
      $0.signal("notify::embed-page-setup") { object, act in object.onNotifyEmbedPageSetup { act() } }
      $0.set("export-filename", \.exportFilename)
      $0.signal("notify::export-filename") { object, act in object.onNotifyExportFilename { act() } }
      $0.set("has-selection", \.hasSelection)
      $0.signal("notify::has-selection") { object, act in object.onNotifyHasSelection { act() } }
      $0.set("job-name", \.jobName)
      $0.signal("notify::job-name") { object, act in object.onNotifyJobName { act() } }
      $0.set("n-pages", \.nPages)
      $0.signal("notify::n-pages") { object, act in object.onNotifyNPages { act() } }
      $0.read("n-pages-to-print", \.nPagesToPrint)
      $0.signal("notify::n-pages-to-print") { object, act in object.onNotifyNPagesToPrint { act() } }
      $0.set("print-settings", \.printSettings)
      $0.signal("notify::print-settings") { object, act in object.onNotifyPrintSettings { act() } }
      $0.set("show-progress", \.showsProgress)
      $0.signal("notify::show-progress") { object, act in object.onNotifyShowProgress { act() } }
      $0.read("status", \.status)
      $0.signal("notify::status") { object, act in object.onNotifyStatus { act() } }
      $0.read("status-string", \.statusString)
      $0.signal("notify::status-string") { object, act in object.onNotifyStatusString { act() } }
      $0.set("support-selection", \.isSupportSelection)
      $0.signal("notify::support-selection") { object, act in object.onNotifySupportSelection { act() } }
      $0.set("track-print-status", \.isTrackPrintStatus)
      $0.signal("notify::track-print-status") { object, act in object.onNotifyTrackPrintStatus { act() } }
      $0.set("unit", \.unit)
      $0.signal("notify::unit") { object, act in object.onNotifyUnit { act() } }
      $0.set("use-full-page", \.usesFullPage)
      $0.signal("notify::use-full-page") { object, act in object.onNotifyUseFullPage { act() } }
      $0.answer(\.isFinished)
      $0.signal("begin-print") { object, act in object.onBeginPrint { _ in act() } }
      $0.signal("create-custom-widget") { object, act in object.onCreateCustomWidget { act(); return nil } }
      $0.signal("custom-widget-apply") { object, act in object.onCustomWidgetApply { _ in act() } }
      $0.signal("done") { object, act in object.onDone { _ in act() } }
      $0.signal("draw-page") { object, act in object.onDrawPage { _, _ in act() } }
      $0.signal("end-print") { object, act in object.onEndPrint { _ in act() } }
      $0.signal("paginate") { object, act in object.onPaginate { _ in act(); return .proceed } }
      $0.signal("preview") { object, act in object.onPreview { _, _, _ in act(); return .proceed } }
      $0.signal("request-page-setup") { object, act in object.onRequestPageSetup { _, _, _ in act() } }
      $0.signal("status-changed") { object, act in object.onStatusChanged { act() } }
      $0.signal("update-custom-widget") { object, act in object.onUpdateCustomWidget { _, _, _ in act() } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var recentManagerLaw: any ClassLaw {
    Law<RecentManager>("GtkRecentManager", make: { RecentManager() }) {
      $0.read("filename", \.filename)
      $0.signal("notify::filename") { object, act in object.onNotifyFilename { act() } }
      $0.read("size", \.size)
      $0.signal("notify::size") { object, act in object.onNotifySize { act() } }
      $0.answer(\.items)
      $0.signal("changed") { object, act in object.onChanged { act() } }
    }
  }
  static var revealerLaw: any ClassLaw {
    Law<Revealer>("GtkRevealer", make: { Revealer() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("adjust-bounds") { object, act in object.onAdjustBounds { _ in act() } }
      $0.signal("change-value") { object, act in object.onChangeValue { _, _ in act(); return .proceed } }
      $0.signal("move-slider") { object, act in object.onMoveSlider { _ in act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var scaleButtonLaw: any ClassLaw {
    Law<ScaleButton>("GtkScaleButton", make: { ScaleButton(min: 1, max: 100, step: 1) }) {
      $0.set("adjustment", \.adjustment)
      $0.signal("notify::adjustment") { object, act in object.onNotifyAdjustment { act() } }
      $0.answer(\.minusButton)
      $0.answer(\.plusButton)
      $0.answer(\.popupWidget)
      $0.signal("popdown") { object, act in object.onPopdown { act() } }
      $0.signal("popup") { object, act in object.onPopup { act() } }
      $0.signal("value-changed") { object, act in object.onValueChanged { _ in act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var scrollbarLaw: any ClassLaw {
    Law<Scrollbar>("GtkScrollbar", make: { Scrollbar(orientation: .horizontal) }) {
      $0.set("adjustment", \.adjustment)
      $0.signal("notify::adjustment") { object, act in object.onNotifyAdjustment { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var scrolledWindowLaw: any ClassLaw {
    Law<ScrolledWindow>("GtkScrolledWindow", make: { ScrolledWindow() }) {
      $0.answer(\.hscrollbar)
      $0.answer(\.placement)
      $0.answer(\.policy)
      $0.answer(\.vscrollbar)
      $0.signal("move-focus-out") { object, act in object.onMoveFocusOut { _ in act() } }
      $0.signal("scroll-child") { object, act in object.onScrollChild { _, _ in act(); return .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var searchBarLaw: any ClassLaw {
    Law<SearchBar>("GtkSearchBar", make: { SearchBar() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var searchEntryLaw: any ClassLaw {
    Law<SearchEntry>("GtkSearchEntry", make: { SearchEntry() }) {
      $0.answer(\.keyCaptureWidget)
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var selectionFilterModelLaw: any ClassLaw {
    Law<SelectionFilterModel>("GtkSelectionFilterModel", make: { SelectionFilterModel() }) {
      $0.read("item-type", \.itemType)
      $0.set("model", \.model)
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.read("n-items", \.nItems)
      $0.signal("notify::n-items") { object, act in object.onNotifyNItems { act() } }
    }
  }
  static var separatorLaw: any ClassLaw {
    Law<Separator>("GtkSeparator", make: { Separator() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var shortcutLaw: any ClassLaw {
    Law<Shortcut>("GtkShortcut", make: { Shortcut() }) {
      $0.set("action", \.action)
      $0.signal("notify::action") { object, act in object.onNotifyAction { act() } }
      $0.read("arguments", \.arguments)
      $0.signal("notify::arguments") { object, act in object.onNotifyArguments { act() } }
      $0.set("trigger", \.trigger)
      $0.signal("notify::trigger") { object, act in object.onNotifyTrigger { act() } }
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
      $0.signal("notify::accelerator") { object, act in object.onNotifyAccelerator { act() } }
      $0.set("disabled-text", \.disabledText)
      $0.signal("notify::disabled-text") { object, act in object.onNotifyDisabledText { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var shortcutsGroupLaw: any ClassLaw {
    Law<ShortcutsGroup>("GtkShortcutsGroup", make: { ShortcutsGroup() }) {
      $0.read("height", \.height)
      $0.signal("notify::height") { object, act in object.onNotifyHeight { act() } }
      $0.set("title", \.title)
      $0.signal("notify::title") { object, act in object.onNotifyTitle { act() } }
      $0.set("view", \.view)
      $0.signal("notify::view") { object, act in object.onNotifyView { act() } }
      $0.answer(\.buildableId)
    }
  }
  static var shortcutsSectionLaw: any ClassLaw {
    Law<ShortcutsSection>("GtkShortcutsSection", make: { ShortcutsSection() }) {
      $0.set("max-height", \.maxHeight)
      $0.signal("notify::max-height") { object, act in object.onNotifyMaxHeight { act() } }
      $0.set("section-name", \.sectionName)
      $0.signal("notify::section-name") { object, act in object.onNotifySectionName { act() } }
      $0.set("title", \.title)
      $0.signal("notify::title") { object, act in object.onNotifyTitle { act() } }
      $0.set("view-name", \.viewName)
      $0.signal("notify::view-name") { object, act in object.onNotifyViewName { act() } }
      $0.signal("change-current-page") { object, act in object.onChangeCurrentPage { _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var shortcutsWindowLaw: any ClassLaw {
    Law<ShortcutsWindow>("GtkShortcutsWindow", make: { ShortcutsWindow() }) {
      $0.set("view-name", \.viewName)
      $0.signal("notify::view-name") { object, act in object.onNotifyViewName { act() } }
      $0.signal("close") { object, act in object.onClose { act() } }
      $0.signal("search") { object, act in object.onSearch { act() } }
      $0.answer(\.buildableId)
      $0.answer(\.renderer)
      $0.answer(\.surface)
      $0.answer(\.surfaceTransform)
      $0.answer(\.display)
      $0.answer(\.focus)
    }
  }
  static var signalActionLaw: any ClassLaw {
    Law<SignalAction>("GtkSignalAction", make: { SignalAction(signalName: "one") }) {
      $0.read("signal-name", \.signalName)
      $0.signal("notify::signal-name") { object, act in object.onNotifySignalName { act() } }
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
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.read("n-items", \.nItems)
      $0.signal("notify::n-items") { object, act in object.onNotifyNItems { act() } }
      $0.set("offset", \.offset)
      $0.signal("notify::offset") { object, act in object.onNotifyOffset { act() } }
      $0.set("size", \.size)
      $0.signal("notify::size") { object, act in object.onNotifySize { act() } }
    }
  }
  static var spinButtonLaw: any ClassLaw {
    Law<SpinButton>("GtkSpinButton", make: { SpinButton(range: 0...10, step: 1) }) {
      $0.answer(\.increments)
      $0.signal("change-value") { object, act in object.onChangeValue { _ in act() } }
      $0.signal("output") { object, act in object.onOutput { act(); return .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var spinnerLaw: any ClassLaw {
    Law<Spinner>("GtkSpinner", make: { Spinner() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var stackSidebarLaw: any ClassLaw {
    Law<StackSidebar>("GtkStackSidebar", make: { StackSidebar() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var stackSwitcherLaw: any ClassLaw {
    Law<StackSwitcher>("GtkStackSwitcher", make: { StackSwitcher() }) {
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var statusbarLaw: any ClassLaw {
    Law<Statusbar>("GtkStatusbar", make: { Statusbar() }) {
      $0.signal("text-popped") { object, act in object.onTextPopped { _, _ in act() } }
      $0.signal("text-pushed") { object, act in object.onTextPushed { _, _ in act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::string") { object, act in object.onNotifyString { act() } }
    }
  }
  static var stringSorterLaw: any ClassLaw {
    Law<StringSorter>("GtkStringSorter", make: { StringSorter() }) {
      $0.read("expression", \.expression)
      $0.signal("notify::expression") { object, act in object.onNotifyExpression { act() } }
      $0.set("ignore-case", \.isIgnoreCase)
      $0.signal("notify::ignore-case") { object, act in object.onNotifyIgnoreCase { act() } }
      $0.answer(\.order)
    }
  }
  static var switchLaw: any ClassLaw {
    Law<Switch>("GtkSwitch", make: { Switch() }) {
      $0.signal("state-set") { object, act in object.onStateSet { _ in act(); return .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var textLaw: any ClassLaw {
    Law<Text>("GtkText", make: { Text() }) {
      $0.set("activates-default", \.activatesDefault)
      $0.signal("notify::activates-default") { object, act in object.onNotifyActivatesDefault { act() } }
      $0.read("attributes", \.attributes)
      $0.signal("notify::attributes") { object, act in object.onNotifyAttributes { act() } }
      $0.set("enable-emoji-completion", \.enablesEmojiCompletion)
      $0.signal("notify::enable-emoji-completion") { object, act in object.onNotifyEnableEmojiCompletion { act() } }
      $0.set("extra-menu", \.extraMenu)
      $0.signal("notify::extra-menu") { object, act in object.onNotifyExtraMenu { act() } }
      $0.set("im-module", \.imModule)
      $0.signal("notify::im-module") { object, act in object.onNotifyImModule { act() } }
      $0.set("input-hints", \.inputHints)
      $0.signal("notify::input-hints") { object, act in object.onNotifyInputHints { act() } }
      $0.set("input-purpose", \.inputPurpose)
      $0.signal("notify::input-purpose") { object, act in object.onNotifyInputPurpose { act() } }
      $0.read("invisible-char", \.invisibleChar)
      $0.signal("notify::invisible-char") { object, act in object.onNotifyInvisibleChar { act() } }
      $0.set("invisible-char-set", \.isInvisibleCharSet)
      $0.signal("notify::invisible-char-set") { object, act in object.onNotifyInvisibleCharSet { act() } }
      $0.set("overwrite-mode", \.isOverwriteMode)
      $0.signal("notify::overwrite-mode") { object, act in object.onNotifyOverwriteMode { act() } }
      $0.set("propagate-text-width", \.propagatesTextWidth)
      $0.signal("notify::propagate-text-width") { object, act in object.onNotifyPropagateTextWidth { act() } }
      $0.read("scroll-offset", \.scrollOffset)
      $0.signal("notify::scroll-offset") { object, act in object.onNotifyScrollOffset { act() } }
      $0.read("tabs", \.tabs)
      $0.signal("notify::tabs") { object, act in object.onNotifyTabs { act() } }
      $0.set("truncate-multiline", \.isTruncateMultiline)
      $0.signal("notify::truncate-multiline") { object, act in object.onNotifyTruncateMultiline { act() } }
      $0.set("visibility", \.isVisibility)
      $0.signal("notify::visibility") { object, act in object.onNotifyVisibility { act() } }
      $0.answer(\.textLength)
      $0.signal("activate") { object, act in object.onActivate { act() } }
      $0.signal("backspace") { object, act in object.onBackspace { act() } }
      $0.signal("copy-clipboard") { object, act in object.onCopyClipboard { act() } }
      $0.signal("cut-clipboard") { object, act in object.onCutClipboard { act() } }
      $0.signal("delete-from-cursor") { object, act in object.onDeleteFromCursor { _, _ in act() } }
      $0.signal("insert-at-cursor") { object, act in object.onInsertAtCursor { _ in act() } }
      $0.signal("insert-emoji") { object, act in object.onInsertEmoji { act() } }
      $0.signal("move-cursor") { object, act in object.onMoveCursor { _, _, _ in act() } }
      $0.signal("paste-clipboard") { object, act in object.onPasteClipboard { act() } }
      $0.signal("preedit-changed") { object, act in object.onPreeditChanged { _ in act() } }
      $0.signal("toggle-overwrite") { object, act in object.onToggleOverwrite { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var textBufferLaw: any ClassLaw {
    Law<TextBuffer>("GtkTextBuffer", make: { TextBuffer() }) {
      $0.read("tag-table", \.tagTable)
      $0.signal("notify::tag-table") { object, act in object.onNotifyTagTable { act() } }
      $0.answer(\.bounds)
      $0.answer(\.endIter)
      $0.answer(\.insertionMark)
      $0.answer(\.maxUndoLevels)
      $0.answer(\.selectionBound)
      $0.answer(\.selectionBounds)
      $0.answer(\.selectionContent)
      $0.answer(\.startIter)
      $0.signal("apply-tag") { object, act in object.onApplyTag { _, _, _ in act() } }
      $0.signal("delete-range") { object, act in object.onDeleteRange { _, _ in act() } }
      $0.signal("insert-child-anchor") { object, act in object.onInsertChildAnchor { _, _ in act() } }
      $0.signal("insert-paintable") { object, act in object.onInsertPaintable { _, _ in act() } }
      $0.signal("insert-text") { object, act in object.onInsertText { _, _, _ in act() } }
      $0.signal("mark-deleted") { object, act in object.onMarkDeleted { _ in act() } }
      $0.signal("mark-set") { object, act in object.onMarkSet { _, _ in act() } }
      $0.signal("paste-done") { object, act in object.onPasteDone { _ in act() } }
      $0.signal("remove-tag") { object, act in object.onRemoveTag { _, _, _ in act() } }
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
      $0.signal("notify::left-gravity") { object, act in object.onNotifyLeftGravity { act() } }
      $0.read("name", \.name)
      $0.signal("notify::name") { object, act in object.onNotifyName { act() } }
      $0.answer(\.buffer)
      $0.answer(\.isDeleted)
      $0.answer(\.isVisible)
    }
  }
  static var textTagLaw: any ClassLaw {
    Law<TextTag>("GtkTextTag", make: { TextTag() }) {
      $0.set("allow-breaks-set", \.isAllowBreaksSet)
      $0.signal("notify::allow-breaks-set") { object, act in object.onNotifyAllowBreaksSet { act() } }
      $0.set("background-full-height-set", \.isBackgroundFullHeightSet)
      $0.signal("notify::background-full-height-set") { object, act in object.onNotifyBackgroundFullHeightSet { act() } }
      $0.set("background-set", \.isBackgroundSet)
      $0.signal("notify::background-set") { object, act in object.onNotifyBackgroundSet { act() } }
      $0.set("editable-set", \.isEditableSet)
      $0.signal("notify::editable-set") { object, act in object.onNotifyEditableSet { act() } }
      $0.set("fallback-set", \.isFallbackSet)
      $0.signal("notify::fallback-set") { object, act in object.onNotifyFallbackSet { act() } }
      $0.set("family-set", \.isFamilySet)
      $0.signal("notify::family-set") { object, act in object.onNotifyFamilySet { act() } }
      $0.set("font-features-set", \.isFontFeaturesSet)
      $0.signal("notify::font-features-set") { object, act in object.onNotifyFontFeaturesSet { act() } }
      $0.set("foreground-set", \.isForegroundSet)
      $0.signal("notify::foreground-set") { object, act in object.onNotifyForegroundSet { act() } }
      $0.set("indent-set", \.isIndentSet)
      $0.signal("notify::indent-set") { object, act in object.onNotifyIndentSet { act() } }
      $0.set("insert-hyphens-set", \.isInsertHyphensSet)
      $0.signal("notify::insert-hyphens-set") { object, act in object.onNotifyInsertHyphensSet { act() } }
      $0.set("invisible-set", \.isInvisibleSet)
      $0.signal("notify::invisible-set") { object, act in object.onNotifyInvisibleSet { act() } }
      $0.set("justification-set", \.isJustificationSet)
      $0.signal("notify::justification-set") { object, act in object.onNotifyJustificationSet { act() } }
      $0.set("language-set", \.isLanguageSet)
      $0.signal("notify::language-set") { object, act in object.onNotifyLanguageSet { act() } }
      $0.set("left-margin-set", \.isLeftMarginSet)
      $0.signal("notify::left-margin-set") { object, act in object.onNotifyLeftMarginSet { act() } }
      $0.set("letter-spacing-set", \.isLetterSpacingSet)
      $0.signal("notify::letter-spacing-set") { object, act in object.onNotifyLetterSpacingSet { act() } }
      $0.set("overline-rgba-set", \.isOverlineRgbaSet)
      $0.signal("notify::overline-rgba-set") { object, act in object.onNotifyOverlineRgbaSet { act() } }
      $0.set("overline-set", \.isOverlineSet)
      $0.signal("notify::overline-set") { object, act in object.onNotifyOverlineSet { act() } }
      $0.set("paragraph-background-set", \.isParagraphBackgroundSet)
      $0.signal("notify::paragraph-background-set") { object, act in object.onNotifyParagraphBackgroundSet { act() } }
      $0.set("pixels-above-lines-set", \.isPixelsAboveLinesSet)
      $0.signal("notify::pixels-above-lines-set") { object, act in object.onNotifyPixelsAboveLinesSet { act() } }
      $0.set("pixels-below-lines-set", \.isPixelsBelowLinesSet)
      $0.signal("notify::pixels-below-lines-set") { object, act in object.onNotifyPixelsBelowLinesSet { act() } }
      $0.set("pixels-inside-wrap-set", \.isPixelsInsideWrapSet)
      $0.signal("notify::pixels-inside-wrap-set") { object, act in object.onNotifyPixelsInsideWrapSet { act() } }
      $0.set("right-margin-set", \.isRightMarginSet)
      $0.signal("notify::right-margin-set") { object, act in object.onNotifyRightMarginSet { act() } }
      $0.set("rise-set", \.isRiseSet)
      $0.signal("notify::rise-set") { object, act in object.onNotifyRiseSet { act() } }
      $0.set("scale-set", \.isScaleSet)
      $0.signal("notify::scale-set") { object, act in object.onNotifyScaleSet { act() } }
      $0.set("sentence-set", \.isSentenceSet)
      $0.signal("notify::sentence-set") { object, act in object.onNotifySentenceSet { act() } }
      $0.set("show-spaces-set", \.showsSpacesSet)
      $0.signal("notify::show-spaces-set") { object, act in object.onNotifyShowSpacesSet { act() } }
      $0.set("size-set", \.isSizeSet)
      $0.signal("notify::size-set") { object, act in object.onNotifySizeSet { act() } }
      $0.set("stretch-set", \.isStretchSet)
      $0.signal("notify::stretch-set") { object, act in object.onNotifyStretchSet { act() } }
      $0.set("strikethrough-rgba-set", \.isStrikethroughRgbaSet)
      $0.signal("notify::strikethrough-rgba-set") { object, act in object.onNotifyStrikethroughRgbaSet { act() } }
      $0.set("strikethrough-set", \.isStrikethroughSet)
      $0.signal("notify::strikethrough-set") { object, act in object.onNotifyStrikethroughSet { act() } }
      $0.set("style-set", \.isStyleSet)
      $0.signal("notify::style-set") { object, act in object.onNotifyStyleSet { act() } }
      $0.set("tabs-set", \.isTabsSet)
      $0.signal("notify::tabs-set") { object, act in object.onNotifyTabsSet { act() } }
      $0.set("text-transform-set", \.isTextTransformSet)
      $0.signal("notify::text-transform-set") { object, act in object.onNotifyTextTransformSet { act() } }
      $0.set("underline-rgba-set", \.isUnderlineRgbaSet)
      $0.signal("notify::underline-rgba-set") { object, act in object.onNotifyUnderlineRgbaSet { act() } }
      $0.set("underline-set", \.isUnderlineSet)
      $0.signal("notify::underline-set") { object, act in object.onNotifyUnderlineSet { act() } }
      $0.set("variant-set", \.isVariantSet)
      $0.signal("notify::variant-set") { object, act in object.onNotifyVariantSet { act() } }
      $0.set("weight-set", \.isWeightSet)
      $0.signal("notify::weight-set") { object, act in object.onNotifyWeightSet { act() } }
      $0.set("word-set", \.isWordSet)
      $0.signal("notify::word-set") { object, act in object.onNotifyWordSet { act() } }
      $0.set("wrap-mode-set", \.wrapsModeSet)
      $0.signal("notify::wrap-mode-set") { object, act in object.onNotifyWrapModeSet { act() } }
    }
  }
  static var textTagTableLaw: any ClassLaw {
    Law<TextTagTable>("GtkTextTagTable", make: { TextTagTable() }) {
      $0.answer(\.size)
      $0.signal("tag-added") { object, act in object.onTagAdded { _ in act() } }
      $0.signal("tag-changed") { object, act in object.onTagChanged { _, _ in act() } }
      $0.signal("tag-removed") { object, act in object.onTagRemoved { _ in act() } }
      $0.answer(\.buildableId)
    }
  }
  static var textViewLaw: any ClassLaw {
    Law<TextView>("GtkTextView", make: { TextView() }) {
      $0.answer(\.ltrContext)
      $0.answer(\.rtlContext)
      $0.answer(\.visibleRect)
      $0.signal("backspace") { object, act in object.onBackspace { act() } }
      $0.signal("copy-clipboard") { object, act in object.onCopyClipboard { act() } }
      $0.signal("cut-clipboard") { object, act in object.onCutClipboard { act() } }
      $0.signal("delete-from-cursor") { object, act in object.onDeleteFromCursor { _, _ in act() } }
      $0.signal("extend-selection") { object, act in object.onExtendSelection { _, _, _, _ in act(); return .proceed } }
      $0.signal("insert-at-cursor") { object, act in object.onInsertAtCursor { _ in act() } }
      $0.signal("insert-emoji") { object, act in object.onInsertEmoji { act() } }
      $0.signal("move-cursor") { object, act in object.onMoveCursor { _, _, _ in act() } }
      $0.signal("move-viewport") { object, act in object.onMoveViewport { _, _ in act() } }
      $0.signal("paste-clipboard") { object, act in object.onPasteClipboard { act() } }
      $0.signal("preedit-changed") { object, act in object.onPreeditChanged { _ in act() } }
      $0.signal("select-all") { object, act in object.onSelectAll { _ in act() } }
      $0.signal("set-anchor") { object, act in object.onSetAnchor { act() } }
      $0.signal("toggle-cursor-visible") { object, act in object.onToggleCursorVisible { act() } }
      $0.signal("toggle-overwrite") { object, act in object.onToggleOverwrite { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var treeListModelLaw: any ClassLaw {
    Law<TreeListModel>("GtkTreeListModel", make: { TreeListModel(ListModel(count: { 1 }, item: { $0 })) { _ in nil } }) {
      $0.read("passthrough", \.isPassthrough)
      $0.signal("notify::passthrough") { object, act in object.onNotifyPassthrough { act() } }
    }
  }
  static var treeListRowSorterLaw: any ClassLaw {
    Law<TreeListRowSorter>("GtkTreeListRowSorter", make: { TreeListRowSorter() }) {
      $0.set("sorter", \.sorter)
      $0.signal("notify::sorter") { object, act in object.onNotifySorter { act() } }
      $0.answer(\.order)
    }
  }
  static var treeViewLaw: any ClassLaw {
    Law<TreeView>("GtkTreeView", make: { TreeView() }) {
      $0.set("activate-on-single-click", \.activatesOnSingleClick)
      $0.signal("notify::activate-on-single-click") { object, act in object.onNotifyActivateOnSingleClick { act() } }
      $0.set("enable-grid-lines", \.enableGridLines)
      $0.signal("notify::enable-grid-lines") { object, act in object.onNotifyEnableGridLines { act() } }
      $0.set("enable-search", \.enablesSearch)
      $0.signal("notify::enable-search") { object, act in object.onNotifyEnableSearch { act() } }
      $0.set("enable-tree-lines", \.enablesTreeLines)
      $0.signal("notify::enable-tree-lines") { object, act in object.onNotifyEnableTreeLines { act() } }
      $0.set("expander-column", \.expanderColumn)
      $0.signal("notify::expander-column") { object, act in object.onNotifyExpanderColumn { act() } }
      $0.set("fixed-height-mode", \.isFixedHeightMode)
      $0.signal("notify::fixed-height-mode") { object, act in object.onNotifyFixedHeightMode { act() } }
      $0.set("headers-visible", \.isHeadersVisible)
      $0.signal("notify::headers-visible") { object, act in object.onNotifyHeadersVisible { act() } }
      $0.set("hover-expand", \.isHoverExpand)
      $0.signal("notify::hover-expand") { object, act in object.onNotifyHoverExpand { act() } }
      $0.set("hover-selection", \.isHoverSelection)
      $0.signal("notify::hover-selection") { object, act in object.onNotifyHoverSelection { act() } }
      $0.set("level-indentation", \.levelIndentation)
      $0.signal("notify::level-indentation") { object, act in object.onNotifyLevelIndentation { act() } }
      $0.read("model", \.model)
      $0.signal("notify::model") { object, act in object.onNotifyModel { act() } }
      $0.set("reorderable", \.isReorderable)
      $0.signal("notify::reorderable") { object, act in object.onNotifyReorderable { act() } }
      $0.set("rubber-banding", \.isRubberBanding)
      $0.signal("notify::rubber-banding") { object, act in object.onNotifyRubberBanding { act() } }
      $0.set("search-column", \.searchColumn)
      $0.signal("notify::search-column") { object, act in object.onNotifySearchColumn { act() } }
      $0.set("show-expanders", \.showsExpanders)
      $0.signal("notify::show-expanders") { object, act in object.onNotifyShowExpanders { act() } }
      $0.set("tooltip-column", \.tooltipColumn)
      $0.signal("notify::tooltip-column") { object, act in object.onNotifyTooltipColumn { act() } }
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
      $0.signal("columns-changed") { object, act in object.onColumnsChanged { act() } }
      $0.signal("cursor-changed") { object, act in object.onCursorChanged { act() } }
      $0.signal("expand-collapse-cursor-row") { object, act in object.onExpandCollapseCursorRow { _, _, _ in act(); return .proceed } }
      $0.signal("move-cursor") { object, act in object.onMoveCursor { _, _, _, _ in act(); return .proceed } }
      $0.signal("row-activated") { object, act in object.onRowActivated { _, _ in act() } }
      $0.signal("row-collapsed") { object, act in object.onRowCollapsed { _, _ in act() } }
      $0.signal("row-expanded") { object, act in object.onRowExpanded { _, _ in act() } }
      $0.signal("select-all") { object, act in object.onSelectAll { act(); return .proceed } }
      $0.signal("select-cursor-parent") { object, act in object.onSelectCursorParent { act(); return .proceed } }
      $0.signal("select-cursor-row") { object, act in object.onSelectCursorRow { _ in act(); return .proceed } }
      $0.signal("start-interactive-search") { object, act in object.onStartInteractiveSearch { act(); return .proceed } }
      $0.signal("test-collapse-row") { object, act in object.onTestCollapseRow { _, _ in act(); return .proceed } }
      $0.signal("test-expand-row") { object, act in object.onTestExpandRow { _, _ in act(); return .proceed } }
      $0.signal("toggle-cursor-row") { object, act in object.onToggleCursorRow { act(); return .proceed } }
      $0.signal("unselect-all") { object, act in object.onUnselectAll { act(); return .proceed } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.border)
    }
  }
  static var treeViewColumnLaw: any ClassLaw {
    Law<TreeViewColumn>("GtkTreeViewColumn", make: { TreeViewColumn() }) {
      $0.set("alignment", \.alignment)
      $0.signal("notify::alignment") { object, act in object.onNotifyAlignment { act() } }
      $0.read("cell-area", \.cellArea)
      $0.signal("notify::cell-area") { object, act in object.onNotifyCellArea { act() } }
      $0.set("clickable", \.isClickable)
      $0.signal("notify::clickable") { object, act in object.onNotifyClickable { act() } }
      $0.set("expand", \.isExpand)
      $0.signal("notify::expand") { object, act in object.onNotifyExpand { act() } }
      $0.set("fixed-width", \.fixedWidth)
      $0.signal("notify::fixed-width") { object, act in object.onNotifyFixedWidth { act() } }
      $0.set("max-width", \.maxWidth)
      $0.signal("notify::max-width") { object, act in object.onNotifyMaxWidth { act() } }
      $0.set("min-width", \.minWidth)
      $0.signal("notify::min-width") { object, act in object.onNotifyMinWidth { act() } }
      $0.set("reorderable", \.isReorderable)
      $0.signal("notify::reorderable") { object, act in object.onNotifyReorderable { act() } }
      $0.set("resizable", \.isResizable)
      $0.signal("notify::resizable") { object, act in object.onNotifyResizable { act() } }
      $0.set("sizing", \.sizing)
      $0.signal("notify::sizing") { object, act in object.onNotifySizing { act() } }
      $0.set("sort-indicator", \.isSortIndicator)
      $0.signal("notify::sort-indicator") { object, act in object.onNotifySortIndicator { act() } }
      $0.set("sort-order", \.sortOrder)
      $0.signal("notify::sort-order") { object, act in object.onNotifySortOrder { act() } }
      $0.set("spacing", \.spacing)
      $0.signal("notify::spacing") { object, act in object.onNotifySpacing { act() } }
      $0.set("title", \.title)
      $0.signal("notify::title") { object, act in object.onNotifyTitle { act() } }
      $0.set("visible", \.isVisible)
      $0.signal("notify::visible") { object, act in object.onNotifyVisible { act() } }
      $0.set("widget", \.widget)
      $0.signal("notify::widget") { object, act in object.onNotifyWidget { act() } }
      $0.read("width", \.width)
      $0.signal("notify::width") { object, act in object.onNotifyWidth { act() } }
      $0.read("x-offset", \.xOffset)
      $0.signal("notify::x-offset") { object, act in object.onNotifyXOffset { act() } }
      $0.answer(\.button)
      $0.answer(\.treeView)
      $0.signal("clicked") { object, act in object.onClicked { act() } }
      $0.answer(\.buildableId)
      $0.answer(\.area)
      $0.answer(\.cells)
    }
  }
  static var videoLaw: any ClassLaw {
    Law<Video>("GtkVideo", make: { Video() }) {
      $0.set("autoplay", \.isAutoplay)
      $0.signal("notify::autoplay") { object, act in object.onNotifyAutoplay { act() } }
      $0.set("file", \.file)
      $0.signal("notify::file") { object, act in object.onNotifyFile { act() } }
      $0.set("loop", \.isLoop)
      $0.signal("notify::loop") { object, act in object.onNotifyLoop { act() } }
      $0.set("media-stream", \.mediaStream)
      $0.signal("notify::media-stream") { object, act in object.onNotifyMediaStream { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
    }
  }
  static var viewportLaw: any ClassLaw {
    Law<Viewport>("GtkViewport", make: { Viewport() }) {
      $0.set("child", \.child)
      $0.signal("notify::child") { object, act in object.onNotifyChild { act() } }
      $0.set("scroll-to-focus", \.isScrollToFocus)
      $0.signal("notify::scroll-to-focus") { object, act in object.onNotifyScrollToFocus { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
      $0.answer(\.buildableId)
      $0.answer(\.border)
    }
  }
  static var volumeButtonLaw: any ClassLaw {
    Law<VolumeButton>("GtkVolumeButton", make: { VolumeButton() }) {
      $0.set("use-symbolic", \.usesSymbolic)
      $0.signal("notify::use-symbolic") { object, act in object.onNotifyUseSymbolic { act() } }
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
      $0.signal("enable-debugging") { object, act in object.onEnableDebugging { _ in act(); return .proceed } }
      $0.signal("keys-changed") { object, act in object.onKeysChanged { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::decoration-layout") { object, act in object.onNotifyDecorationLayout { act() } }
      $0.read("empty", \.isEmpty)
      $0.signal("notify::empty") { object, act in object.onNotifyEmpty { act() } }
      $0.set("side", \.side)
      $0.signal("notify::side") { object, act in object.onNotifySide { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
      $0.signal("notify::child") { object, act in object.onNotifyChild { act() } }
      $0.read("css-name", \.cssName)
      $0.signal("notify::css-name") { object, act in object.onNotifyCssName { act() } }
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
      $0.signal("keynav-failed") { object, act in object.onKeynavFailed { _ in act(); return .proceed } }
      $0.signal("mnemonic-activate") { object, act in object.onMnemonicActivate { _ in act(); return .proceed } }
      $0.signal("move-focus") { object, act in object.onMoveFocus { _ in act() } }
      $0.signal("query-tooltip") { object, act in object.onQueryTooltip { _, _, _, _ in act(); return .proceed } }
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
