import GtkComplete

/// A page of the tour: what one page of gtk4-demo shows, written with the binding.
struct Page {
  let title: String
  /// Makes what is shown; called each time the page is opened.
  let make: @MainActor () -> Widget
}

/// All pages, by their titles.
let pages: [Page] = [
  Page(title: "About Dialog", make: aboutPage),
  Page(title: "Action and Status Bars", make: barsPage),
  Page(title: "Animation", make: animationPage),
  Page(title: "Aspect Frame", make: aspectFramePage),
  Page(title: "Assistant", make: assistantPage),
  Page(title: "Builder", make: builderPage),
  Page(title: "Check and Radio Buttons", make: checkButtonPage),
  Page(title: "Clipboard", make: clipboardPage),
  Page(title: "Cursors", make: cursorPage),
  Page(title: "Dialogs", make: dialogPage),
  Page(title: "Drag and Drop", make: dragPage),
  Page(title: "Drawing Area", make: drawingAreaPage),
  Page(title: "Drop Downs", make: dropDownPage),
  Page(title: "Editable Cells", make: editableCellsPage),
  Page(title: "Entry Completion", make: entryCompletionPage),
  Page(title: "Entry Undo", make: entryUndoPage),
  Page(title: "Error States", make: errorStatesPage),
  Page(title: "Expander", make: expanderPage),
  Page(title: "Fixed Layout", make: fixedPage),
  Page(title: "Flow Box", make: flowBoxPage),
  Page(title: "Gestures", make: gesturesPage),
  Page(title: "Header Bar", make: headerBarPage),
  Page(title: "Hypertext", make: hypertextPage),
  Page(title: "Images", make: imagesPage),
  Page(title: "Info Bars", make: infoBarPage),
  Page(title: "Links", make: linkPage),
  Page(title: "List Box", make: listBoxPage),
  Page(title: "List: Colours", make: colorGridPage),
  Page(title: "List: Settings", make: treeListPage),
  Page(title: "List: Words", make: wordsPage),
  Page(title: "Markup", make: markupPage),
  Page(title: "Menu", make: menuPage),
  Page(title: "Notebook", make: notebookPage),
  Page(title: "Overlay", make: overlayPage),
  Page(title: "Paned Widgets", make: panedPage),
  Page(title: "Password Entry", make: passwordEntryPage),
  Page(title: "Pickers", make: pickerPage),
  Page(title: "Picture Fit", make: pictureFitPage),
  Page(title: "Popovers", make: popoverPage),
  Page(title: "Progress", make: progressPage),
  Page(title: "Revealer", make: revealerPage),
  Page(title: "Scales", make: scalePage),
  Page(title: "Search Entry", make: searchEntryPage),
  Page(title: "Shortcuts", make: shortcutsPage),
  Page(title: "Size Groups", make: sizeGroupPage),
  Page(title: "Spin Buttons", make: spinButtonPage),
  Page(title: "Stack", make: stackPage),
  Page(title: "Style", make: stylePage),
  Page(title: "Table", make: columnViewPage),
  Page(title: "Tab Stops", make: tabStopsPage),
  Page(title: "Tagged Entry", make: taggedEntryPage),
  Page(title: "Text Views", make: textViewPage),
  Page(title: "Widget of One's Own", make: ownWidgetPage),
]

/// Widgets below each other.
func column(spacing: Int = 12, _ children: Widget...) -> Box {
  let box = Box(.vertical, spacing: spacing)
  for child in children { box.append(child) }
  return box
}

/// Widgets beside each other.
func row(spacing: Int = 12, _ children: Widget...) -> Box {
  let box = Box(.horizontal, spacing: spacing)
  for child in children { box.append(child) }
  return box
}

/// A label on the left of what it names.
func named(_ name: String, _ widget: Widget) -> Box {
  let label = Label()
  label.setMnemonic(name, for: widget)
  label.xalign = 0
  label.hexpand = true
  return row(label, widget)
}
