import GtkComplete

// Widgets and values that Gtk leaves to GtkComplete, made and used as Gtk's own are.

/// A card whose name is edited in place, and turned with a knob.
func makeCard() -> Widget {
  let name = EditableLabel(str: "Click to rename me")
  name.addCSSClass("title-2")
  let frame = Frame("A Fixed that turns what is in it")
  let fixed = Fixed()
  let card = Button("Turned")
  fixed.put(card, x: 100, y: 30)
  fixed.setSizeRequest(width: 320, height: 110)
  frame.child = fixed
  let knob = ScaleButton(min: 0, max: 90, step: 5, icons: ["object-rotate-right-symbolic"])
  knob.onValueChanged { angle in
    let turned = Transform().translate(Point(x: 100, y: 30))?.rotate(angle)
    fixed.setChildTransform(card, transform: turned)
  }
  knob.value = 15
  let row = Box(.horizontal, spacing: 12)
  row.append(name)
  row.append(knob)
  let box = Box(.vertical, spacing: 12)
  box.append(row)
  box.append(frame)
  return box
}

/// A text in which each choice of the list selects the next place of a word.
func makeSearch() -> Widget {
  let view = TextView()
  view.buffer.text = "A member is in one module only.\nA word is found, and found again."
  view.setSizeRequest(width: 320, height: 70)
  let words = ComboBoxText()
  for word in ["member", "found", "module"] { words.appendText(word) }
  words.onChanged {
    guard let word = words.activeText else { return }
    let place = view.buffer.iter(atMark: view.buffer.insertionMark)
    let found =
      place.forwardSearch(word, flags: .textOnly, limit: nil)
      ?? view.buffer.startIter.forwardSearch(word, flags: .textOnly, limit: nil)
    if let found { view.buffer.selectRange(found.matchEnd, bound: found.matchStart) }
  }
  words.activeId = nil
  words.active = 1
  let box = Box(.vertical, spacing: 12)
  box.append(words)
  box.append(view)
  return box
}

/// The keys of the window, as GTK shows keys.
func makeKeys() -> Widget {
  let box = Box(.horizontal, spacing: 24)
  for keys in ["<Control>F", "<Control><Shift>Z", "F11"] { box.append(ShortcutLabel(accelerator: keys)) }
  return box
}

let application = Application(id: "io.github.trackedkit.GtkTour")
application.onActivate {
  let window = ApplicationWindow(application: application)
  window.title = "What GtkComplete has"
  let box = Box(.vertical, spacing: 24)
  box.margins = Insets(top: 24, leading: 24, bottom: 24, trailing: 24)
  for part in [makeCard(), makeSearch(), makeKeys()] { box.append(part) }
  window.child = box
  let swipe = GestureSwipe()
  swipe.onSwipe { _, speed in if speed < -2_000 { window.close() } }
  window.add(swipe)
  window.present()
}
application.run()
