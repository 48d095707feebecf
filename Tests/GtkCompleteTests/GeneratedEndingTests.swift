import CGtk
import GtkComplete
import Testing
import WidgetTesting

/// What a program does in the closures and handlers of generated members, which GTK calls in the middle of its own work.
@Suite("Endings in generated callbacks", .serialized) struct GeneratedEndingTests {
  enum Caller: CaseIterable {
    case createPopup, opening, closing, comboCell, listKey, focusBeside, pageKey, output
    case selection, insertText
  }
  enum Act: CaseIterable { case close, removeOwn, dropAll }

  /// A widget, what calls `body`, and what has that happen.
  private func make(_ caller: Caller, _ body: @escaping () -> Void) -> (Widget, (Widget) async throws -> Void) {
    switch caller {
    case .createPopup:
      let button = MenuButton()
      button.setCreatePopupFunc { button in
        button.popover = Popover()
        body()
      }
      return (button, { ($0 as? MenuButton)?.popup() })
    case .opening, .closing, .comboCell:
      return makeCombo(caller, body)
    case .listKey:
      let list = ListBox()
      for index in 0..<3 { list.append(Label("row \(index)")) }
      list.onMoveCursor { _, _, _, _ in body() }
      return (list, { list in if let row = list.children.first { _ = try? await press("Down", in: row) } })
    case .focusBeside:
      let (paned, start) = (Paned(.horizontal), Button("start"))
      (paned.startChild, paned.endChild) = (start, Button("end"))
      paned.onCycleChildFocus { _ in
        body()
        return .proceed
      }
      return (paned, { if let start = ($0 as? Paned)?.startChild { _ = try? await press("F6", in: start) } })
    case .pageKey:
      let notebook = Notebook()
      for index in 0..<3 { _ = notebook.append(Label("page \(index)"), label: "Tab \(index)") }
      notebook.onChangeCurrentPage { _ in
        body()
        return .proceed
      }
      return (notebook, { _ = try? await press("Page_Down", .control, in: $0) })
    case .output:
      let button = SpinButton(range: 0...9, step: 1)
      button.onOutput {
        body()
        return .proceed
      }
      return (button, { ($0 as? SpinButton)?.spin(.stepForward, increment: 1) })
    case .selection:
      let view = makeTable()
      view.selection.onChanged(body)
      return (view, { if let path = TreePath(string: "1") { ($0 as? TreeView)?.selection.selectPath(path) } })
    case .insertText:
      let view = TextView()
      view.buffer.onInsertText { _, _, _ in body() }
      return (view, { _ = try? await press("a", in: $0) })
    }
  }

  private func makeTable() -> TreeView {
    let store = ListStore(types: [cgtk_type_string()])
    for index in 0..<3 { _ = store.insert(index, columns: [0], withValues: ["row \(index)"]) }
    let view = TreeView(model: store)
    return view
  }

  private func makeCombo(
    _ caller: Caller, _ body: @escaping () -> Void
  ) -> (Widget, (Widget) async throws -> Void) {
    let combo = ComboBoxText()
    for index in 0..<3 { combo.appendText("item \(index)") }
    combo.active = 0
    if caller == .opening { combo.onPopup(body) }
    if caller == .closing {
      combo.onPopdown {
        body()
        return .proceed
      }
    }
    if caller == .comboCell {
      let cell = CellRendererText()
      combo.packStart(cell, expand: false)
      combo.setCellDataFunc(cell) { _, _, _, _ in body() }
    }
    return (
      combo,
      { combo in
        guard let button = combo.find(ToggleButton.self) else { return }
        _ = try? await press("Down", .alt, in: button)
        if caller == .closing { _ = try? await press(.escape, in: button) }
      }
    )
  }

  @Test(
    "a generated callback may take its widget out, and end its window: GTK goes on without a complaint, and nothing is kept",
    arguments: Caller.allCases, Act.allCases)
  func ending(_ caller: Caller, _ act: Act) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      weak var window: Window?
      weak var box: Box?
      weak var own: Widget?
      var isArmed = false
      var calls = 0
      let cause: (Widget) async throws -> Void
      do {
        let (outer, inner, made) = (Box(.vertical), Box(.vertical), Window(title: "Test"))
        let (widget, causing) = make(caller) {
          guard isArmed else { return }
          isArmed = false
          calls += 1
          switch act {
          case .close: window?.close()
          case .removeOwn: own?.detachFromParent()
          case .dropAll: window?.child = nil
          }
        }
        cause = causing
        for child in [Label("before"), widget, Button("after")] { inner.append(child) }
        outer.append(inner)
        outer.append(Label("below"))
        made.child = outer
        made.present()
        (window, box, own) = (made, inner, widget)
      }
      try await settle()
      isArmed = true
      if let own { try await cause(own) }
      try await wait(for: "the callback") { calls == 1 }
      try await settle()
      switch act {
      case .close: #expect(window?.isMapped != true)
      case .removeOwn, .dropAll: #expect(window?.isMapped == true && own?.isMapped != true)
      }
      window?.destroyWindow()
      // GTK 4.8 itself keeps a choice that is taken out while it opens.
      guard act == .close || ![.opening, .comboCell].contains(caller) else { continue }
      try await wait(for: "all to end") { window == nil && box == nil && own == nil }
    }
  }

  @Test(
    "C-240 an editable label may go with the keyboard, twice: GTK looks a while later whether that has come back",
    arguments: Act.allCases, [false, true])
  func labelWithKeyboard(_ act: Act, isEditing: Bool) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      weak var left: EditableLabel?
      weak var window: Window?
      do {
        let (made, box, label) = (Window(title: "Test"), Box(.vertical), EditableLabel(str: "text"))
        for child in [Button("before"), label] { box.append(child) }
        made.child = box
        made.present()
        try await settle()
        label.grabFocus()
        if isEditing { label.startEditing() }
        try await settle()
        let focus = try #require(made.focus)
        #expect(label.isEditing == isEditing && (focus === label || label.isAncestor(of: focus)))
        (left, window) = (label, made)
      }
      switch act {
      case .close: window?.close()
      case .removeOwn: left?.detachFromParent()
      case .dropAll: window?.child = nil
      }
      var hasLooked = false
      MainLoop.after(milliseconds: 150) { hasLooked = true }
      try await wait(for: "GTK to look") { hasLooked }
      try await wait(for: "the label to end") { left == nil }
      window?.destroyWindow()
    }
  }
}
