import GtkComplete

/// What the pointer does to an area: clicks, drags, long presses, the wheel, and two fingers.
func gesturesPage() -> Widget {
  let report = Label("Click, drag, press long, scroll, pinch")
  let area = Frame()
  let inside = Label("Here")
  inside.setSizeRequest(width: 320, height: 160)
  area.child = inside
  let click = GestureClick()
  click.onPressed { count, _, _ in report.text = count == 2 ? "Double click" : "Click" }
  let drag = GestureDrag()
  drag.onDragEnd { x, y in if abs(x) + abs(y) > 8 { report.text = "Dragged by \(Int(x)), \(Int(y))" } }
  let long = GestureLongPress()
  long.onPressed { _, _ in report.text = "Long press" }
  let wheel = EventControllerScroll()
  wheel.onScroll { _, y in
    report.text = y > 0 ? "Scrolled down" : "Scrolled up"
    return .stop
  }
  let zoom = GestureZoom()
  zoom.onScaleChanged { report.text = "Zoomed to \($0)" }
  let turn = GestureRotate()
  turn.onAngleChanged { _, angle in report.text = "Turned by \(angle)" }
  for controller in [click, drag, long, wheel, zoom, turn] as [EventController] { area.add(controller) }
  return column(area, report)
}

/// Words that are dragged from one list to another.
func dragPage() -> Widget {
  func list(_ words: [String]) -> Widget {
    let list = ListBox()
    list.selectionMode = .none
    list.setSizeRequest(width: 150, height: 150)
    list.addCSSClass("frame")
    func add(_ word: String) {
      let label = Label(word)
      label.margins = Insets(top: 8, leading: 8, bottom: 8, trailing: 8)
      let source = DragSource.text { [weak label] in label?.text }
      source.actions = .move
      source.onDragEnd { [weak label, weak list] _, isMoved in
        if isMoved, let label, let list { list.remove(label) }
      }
      label.add(source)
      list.append(label)
    }
    for word in words { add(word) }
    let target = DropTarget.text { [weak list] word, _, _ in
      guard list != nil else { return false }
      add(word)
      return true
    }
    target.actions = .move
    list.add(target)
    return list
  }
  return row(list(["Drag", "these"]), list(["words", "over"]))
}

/// Keys of the window's own, and of one field.
func shortcutsPage() -> Widget {
  let report = Label("Press Ctrl+1, Ctrl+2 or F6")
  let box = column(report)
  let shortcuts = ShortcutController()
  for key in ["<Control>1", "<Control>2", "F6"] {
    shortcuts.add(key) {
      report.text = "\(key) was pressed"
      return .stop
    }
    box.append(ShortcutLabel(accelerator: key))
  }
  let entry = Entry()
  entry.placeholder = "The keys work while this has the keyboard"
  box.append(entry)
  box.add(shortcuts)
  return box
}

/// Text and pictures that go through the clipboard.
func clipboardPage() -> Widget {
  let entry = Entry()
  entry.text = "To be copied"
  let copy = Button("Copy")
  let paste = Button("Paste")
  let result = Label()
  copy.onClicked { Clipboard.main.setText(entry.text) }
  paste.onClicked {
    Task { result.text = (try? await Clipboard.main.text()) ?? "There is no text in the clipboard" }
  }
  let picture = Picture()
  picture.setSizeRequest(width: 96, height: 48)
  picture.texture = gradient(width: 96, height: 48)
  let copyPicture = Button("Copy the Picture")
  copyPicture.onClicked { if let texture = picture.texture { Clipboard.main.setTexture(texture) } }
  return column(row(entry, copy, paste), result, row(picture, copyPicture))
}
