// Made by scripts/generate-wrappers of scripts/support/wrappers/*: edit that, not this.
extension Wrappers {
  /// Every wrapper that is described.
  static let all: [any ClassCoverage] = [
    aboutDialogLaws, actionBarLaws, adjustmentLaws, applicationLaws, boxLaws, buttonLaws, calendarWidgetLaws,
    centerBoxLaws, checkButtonLaws, clipboardLaws, colorButtonLaws, colorChooserWidgetLaws, columnViewLaws,
    columnViewColumnLaws, eventControllerLaws, eventControllerMotionLaws, eventControllerFocusLaws,
    eventControllerScrollLaws, gestureClickLaws, gestureLongPressLaws, gestureDragLaws, eventControllerKeyLaws,
    dragSourceLaws, dropTargetLaws, shortcutControllerLaws, cursorLaws, displaySettingsLaws, drawingAreaLaws,
    dropDownLaws, emojiChooserLaws, entryLaws, expanderLaws, fileChooserNativeLaws, customFilterLaws, stringFilterLaws,
    fileFilterLaws, filterListModelLaws, flowBoxLaws, flowBoxChildLaws, fontButtonLaws, frameLaws, gridLaws,
    gridViewLaws, headerBarLaws, imageLaws, infoBarLaws, labelLaws, levelBarLaws, linkButtonLaws, listBoxLaws,
    listBoxRowLaws, listItemLaws, listItemFactoryLaws, listViewLaws, menuButtonLaws, notebookLaws, notebookPageLaws,
    overlayLaws, panedLaws, passwordEntryLaws, pictureLaws, popoverLaws, popoverMenuLaws, popoverMenuBarLaws,
    progressBarLaws, revealerLaws, scaleLaws, scrolledWindowLaws, searchBarLaws, searchEntryLaws, singleSelectionLaws,
    multiSelectionLaws, noSelectionLaws, separatorLaws, simpleActionLaws, sizeGroupLaws, sortListModelLaws,
    customSorterLaws, spinButtonLaws, spinnerLaws, stackLaws, stackPageLaws, stackSidebarLaws, stackSwitcherLaws,
    switchLaws, textBufferLaws, textTagLaws, textViewLaws, toggleButtonLaws, treeExpanderLaws, treeListModelLaws,
    treeListRowLaws, widgetLaws, windowLaws,
  ]

  /// The GObject classes of `all`.
  nonisolated static let typeNames = [
    "GtkAboutDialog", "GtkActionBar", "GtkAdjustment", "GtkApplication", "GtkBox", "GtkButton", "GtkCalendar",
    "GtkCenterBox", "GtkCheckButton", "GdkClipboard", "GtkColorButton", "GtkColorChooserWidget", "GtkColumnView",
    "GtkColumnViewColumn", "GtkEventController", "GtkEventControllerMotion", "GtkEventControllerFocus",
    "GtkEventControllerScroll", "GtkGestureClick", "GtkGestureLongPress", "GtkGestureDrag", "GtkEventControllerKey",
    "GtkDragSource", "GtkDropTarget", "GtkShortcutController", "GdkCursor", "GtkSettings", "GtkDrawingArea",
    "GtkDropDown", "GtkEmojiChooser", "GtkEntry", "GtkExpander", "GtkFileChooserNative", "GtkCustomFilter",
    "GtkStringFilter", "GtkFileFilter", "GtkFilterListModel", "GtkFlowBox", "GtkFlowBoxChild", "GtkFontButton",
    "GtkFrame", "GtkGrid", "GtkGridView", "GtkHeaderBar", "GtkImage", "GtkInfoBar", "GtkLabel", "GtkLevelBar",
    "GtkLinkButton", "GtkListBox", "GtkListBoxRow", "GtkListItem", "GtkSignalListItemFactory", "GtkListView",
    "GtkMenuButton", "GtkNotebook", "GtkNotebookPage", "GtkOverlay", "GtkPaned", "GtkPasswordEntry", "GtkPicture",
    "GtkPopover", "GtkPopoverMenu", "GtkPopoverMenuBar", "GtkProgressBar", "GtkRevealer", "GtkScale",
    "GtkScrolledWindow", "GtkSearchBar", "GtkSearchEntry", "GtkSingleSelection", "GtkMultiSelection", "GtkNoSelection",
    "GtkSeparator", "GSimpleAction", "GtkSizeGroup", "GtkSortListModel", "GtkCustomSorter", "GtkSpinButton",
    "GtkSpinner", "GtkStack", "GtkStackPage", "GtkStackSidebar", "GtkStackSwitcher", "GtkSwitch", "GtkTextBuffer",
    "GtkTextTag", "GtkTextView", "GtkToggleButton", "GtkTreeExpander", "GtkTreeListModel", "GtkTreeListRow",
    "GtkWidget", "GtkWindow",
  ]
}
