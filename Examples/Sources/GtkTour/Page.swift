import GtkComplete

/// A page of the tour: what one page of gtk4-demo shows, written with the binding.
struct Page {
  let title: String
  /// The page of gtk4-demo, as its `--run` calls it; nil for one that is there under several names, or is none of its own.
  var demo: String?
  /// Makes what is shown; called each time the page is opened.
  let make: @MainActor () -> Widget
}

/// All pages, by their titles.
let pages: [Page] = [
  Page(title: "About Dialog", make: aboutPage),
  Page(title: "Action and Status Bars", make: barsPage),
  Page(title: "Animation", demo: "fishbowl", make: animationPage),
  Page(title: "Aspect Frame", make: aspectFramePage),
  Page(title: "Assistant", demo: "assistant", make: assistantPage),
  Page(title: "Builder", demo: "builder", make: builderPage),
  Page(title: "Check and Radio Buttons", make: checkButtonPage),
  Page(title: "Clipboard", demo: "clipboard", make: clipboardPage),
  Page(title: "Cursors", demo: "cursors", make: cursorPage),
  Page(title: "Dialogs", demo: "dialog", make: dialogPage),
  Page(title: "Drag and Drop", demo: "dnd", make: dragPage),
  Page(title: "Drawing Area", demo: "drawingarea", make: drawingAreaPage),
  Page(title: "Drop Downs", demo: "dropdown", make: dropDownPage),
  Page(title: "Editable Cells", demo: "editable_cells", make: editableCellsPage),
  Page(title: "Entry Completion", demo: "entry_completion", make: entryCompletionPage),
  Page(title: "Entry Undo", demo: "entry_undo", make: entryUndoPage),
  Page(title: "Error States", demo: "errorstates", make: errorStatesPage),
  Page(title: "Expander", demo: "expander", make: expanderPage),
  Page(title: "Fixed Layout", demo: "fixed", make: fixedPage),
  Page(title: "Flow Box", demo: "flowbox", make: flowBoxPage),
  Page(title: "Gestures", demo: "gestures", make: gesturesPage),
  Page(title: "Header Bar", demo: "headerbar", make: headerBarPage),
  Page(title: "Hypertext", demo: "hypertext", make: hypertextPage),
  Page(title: "Images", demo: "images", make: imagesPage),
  Page(title: "Info Bars", demo: "infobar", make: infoBarPage),
  Page(title: "Links", demo: "links", make: linkPage),
  Page(title: "List Box", demo: "listbox", make: listBoxPage),
  Page(title: "List: Colours", demo: "listview_colors", make: colorGridPage),
  Page(title: "List: Settings", demo: "listview_settings", make: treeListPage),
  Page(title: "List: Words", demo: "listview_words", make: wordsPage),
  Page(title: "Markup", demo: "markup", make: markupPage),
  Page(title: "Menu", demo: "menu", make: menuPage),
  Page(title: "Notebook", make: notebookPage),
  Page(title: "Overlay", demo: "overlay", make: overlayPage),
  Page(title: "Paned Widgets", demo: "panes", make: panedPage),
  Page(title: "Password Entry", demo: "password_entry", make: passwordEntryPage),
  Page(title: "Pickers", demo: "pickers", make: pickerPage),
  Page(title: "Picture Fit", make: pictureFitPage),
  Page(title: "Popovers", make: popoverPage),
  Page(title: "Progress", demo: "spinner", make: progressPage),
  Page(title: "Revealer", demo: "revealer", make: revealerPage),
  Page(title: "Scales", demo: "scale", make: scalePage),
  Page(title: "Search Entry", demo: "search_entry2", make: searchEntryPage),
  Page(title: "Shortcuts", demo: "shortcuts", make: shortcutsPage),
  Page(title: "Size Groups", demo: "sizegroup", make: sizeGroupPage),
  Page(title: "Spin Buttons", demo: "spinbutton", make: spinButtonPage),
  Page(title: "Stack", demo: "stack", make: stackPage),
  Page(title: "Style", demo: "css_basics", make: stylePage),
  Page(title: "Table", demo: "list_store", make: columnViewPage),
  Page(title: "Tab Stops", demo: "tabs", make: tabStopsPage),
  Page(title: "Tagged Entry", demo: "tagged_entry", make: taggedEntryPage),
  Page(title: "Text Views", demo: "textview", make: textViewPage),
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
