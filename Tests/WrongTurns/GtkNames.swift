import Gtk

// What who knows GTK writes first, and what the compiler says of it.

@MainActor func widgets(window: Window, label: Label, box: Box, button: ToggleButton, area: DrawingArea) {
  window.addController(GestureClick())  // expected-error {{'addController' has been renamed to 'add(_:)'}}
  window.resizable = false  // expected-error {{'resizable' has been renamed to 'isResizable'}}
  window.defaultWidth = 300  // expected-error {{'defaultWidth' is unavailable: write defaultSize}}
  window.destroy()  // expected-error {{'destroy' has been renamed to 'destroyWindow()'}}
  label.sensitive = false  // expected-error {{'sensitive' has been renamed to 'isSensitive'}}
  label.marginStart = 12  // expected-error {{'marginStart' is unavailable: write margins}}
  label.addCssClass("title")  // expected-error {{'addCssClass' has been renamed to 'addCSSClass(_:)'}}
  label.useMarkup = true  // expected-error {{'useMarkup' has been renamed to 'usesMarkup'}}
  if label.visible {}  // expected-error {{'visible' has been renamed to 'isVisible'}}
  label.tooltipText = "a"  // expected-error {{'tooltipText' has been renamed to 'tooltip'}}
  box.insertChildAfter(label, nil)  // expected-error {{'insertChildAfter' has been renamed to 'insert(_:after:)'}}
  box.add(label)  // expected-error {{'add' has been renamed to 'append(_:)'}}
  window.add(label)  // expected-error {{'add' is unavailable: write append(_:) for a box}}
  button.active = true  // expected-error {{'active' has been renamed to 'isActive'}}
  area.setDrawFunc { context, width, height in  // expected-error {{write setDraw}}
    context.fill()
  }
}

@MainActor func containers(stack: Stack, notebook: Notebook, list: ListBox, label: Label) {
  stack.addTitled(label, name: "a", title: "A")  // expected-error {{renamed to 'addChild(_:name:title:iconName:)'}}
  notebook.appendPage(label, Label("Tab"))  // expected-error {{'appendPage' has been renamed to 'append(_:label:)'}}
  let count: Int = notebook.getNPages()  // expected-error {{'getNPages' has been renamed to 'count'}}
  _ = count
  list.selectRow(nil)  // expected-error {{'selectRow' has been renamed to 'selectedIndex'}}
}

@MainActor func texts(entry: Entry, buffer: TextBuffer, tag: TextTag) {
  entry.placeholderText = "Name"  // expected-error {{'placeholderText' has been renamed to 'placeholder'}}
  entry.selectRegion(0, 3)  // expected-error {{'selectRegion' has been renamed to 'selection'}}
  buffer.applyTag(tag, 0, 3)  // expected-error {{'applyTag' has been renamed to 'apply(_:to:)'}}
  _ = buffer.getEndIter()  // expected-error {{places are numbers of characters: write count}}
}

@MainActor func lists() {
  _ = SignalListItemFactory()  // expected-error {{'SignalListItemFactory' has been renamed to 'ListItemFactory'}}
  _ = StringList(["a"])  // expected-error {{'StringList' is unavailable: write ListModel(count:item:)}}
  _ = CssProvider()  // expected-error {{'CssProvider' is unavailable: write Style.set(_:for:)}}
}
