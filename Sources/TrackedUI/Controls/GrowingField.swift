import Gtk

/// Lines of text to edit, as high as what is written, up to a limit.
struct GrowingField: WidgetView {
  let title: String
  let text: Binding<String>
  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> ScrolledWindow {
    let (scroller, editor) = (ScrolledWindow(), Gtk.TextView())
    editor.wrapMode = .wordOrCharacter
    editor.acceptsTab = false
    editor.leftMargin = 8
    editor.rightMargin = 8
    editor.topMargin = 6
    editor.bottomMargin = 6
    scroller.child = editor
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.propagatesNaturalHeight = true
    editor.onChanged { [unowned node, unowned editor] in
      editor.showLook(node.values)
      node.write(editor.text, to: node.view.text)
    }
    // Enter ends what is written, and with Shift begins a line, where somebody wants to hear of it.
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [unowned node] key, modifiers in
      guard key == .enter, !modifiers.contains(.shift), node.values.hasSubmit else { return .proceed }
      let submit = node.values.submit
      submit()
      return .stop
    }
    editor.add(keys)
    return scroller
  }

  func update(_ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) {
    guard let editor = scroller.child as? Gtk.TextView else { return }
    let shown = text.wrappedValue
    if editor.text != shown { editor.text = shown }
    let values = node.values
    editor.setUsualAccessibleLabel(title)
    scroller.isSensitive = values.isEnabled
    scroller.setCSSClass("frame", .when(values.fieldsHaveFrames))
    editor.showLook(values)
    let line = editor.lineHeight(values)
    scroller.minContentHeight = Int(line * Double(values.leastLines ?? 1)) + 12
    scroller.maxContentHeight = values.lineLimit.map { Int(line * Double($0)) + 12 }
  }
}
