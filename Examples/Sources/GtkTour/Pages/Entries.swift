import CGtk
import GtkComplete

/// Fields for passwords; the button is there when both are the same.
func passwordEntryPage() -> Widget {
  let password = PasswordEntry()
  password.placeholder = "Password"
  password.showsPeekIcon = true
  let again = PasswordEntry()
  again.placeholder = "The same again"
  let button = Button("Done")
  button.addCSSClass("suggested-action")
  button.isSensitive = false
  for field in [password, again] {
    field.onChanged { button.isSensitive = !password.text.isEmpty && password.text == again.text }
  }
  return column(password, again, button)
}

/// Ctrl+Z and Ctrl+Shift+Z take back what was typed, and bring it again.
func entryUndoPage() -> Widget {
  let entry = Entry()
  entry.enablesUndo = true
  let hint = Label("Type something, then press Ctrl+Z, and Ctrl+Shift+Z.")
  hint.wraps = true
  return column(hint, entry)
}

/// Names of towns that go on as one types, chosen with the arrow keys.
func entryCompletionPage() -> Widget {
  let entry = Entry()
  entry.placeholder = "A town: try “to”"
  let store = ListStore(types: [cgtk_type_string()])
  for town in ["Toronto", "Tokyo", "Toulouse", "Turin", "Tunis", "Berlin", "Bergen"] {
    store.setValue(store.append(), column: 0, value: town)
  }
  let completion = EntryCompletion()
  completion.model = store
  completion.textColumn = 0
  entry.completion = completion
  return column(entry)
}

/// What is wrong with a field is said by its look, and by words.
func errorStatesPage() -> Widget {
  let entry = Entry()
  let message = Label("At least five letters")
  message.addCSSClass("dim-label")
  message.xalign = 0
  let level = Scale(range: 0...100, step: 1)
  level.value = 50
  level.setSizeRequest(width: 200)
  let isOn = Switch()
  isOn.valign = .center
  entry.onChanged { entry.setCSSClass("error", (1..<5).contains(entry.text.count) ? .present : .absent) }
  isOn.onStateSet { wanted in
    guard wanted else { return .proceed }
    guard level.value > 50 else {
      message.text = "The level is too low to go on."
      return .stop
    }
    message.text = "At least five letters"
    return .proceed
  }
  return column(named("_Details", entry), message, named("_Level", level), named("_On", isOn))
}

/// Words that become labels beside the caret, each with a button that takes it away.
func taggedEntryPage() -> Widget {
  let box = row(spacing: 6)
  let tags = row(spacing: 6)
  box.addCSSClass("frame")
  let entry = Entry()
  entry.hasFrame = false
  entry.hexpand = true
  entry.placeholder = "A word, then Return"
  box.append(tags)
  box.append(entry)
  entry.onActivate {
    guard !entry.text.isEmpty else { return }
    let close = Button(iconName: "window-close-symbolic")
    close.hasFrame = false
    let tag = row(spacing: 2, Label(entry.text), close)
    close.onClicked {
      tags.remove(tag)
      entry.grabFocus()
    }
    tags.append(tag)
    entry.text = ""
  }
  return column(box)
}

/// A field that waits a moment, and searches what is below.
func searchEntryPage() -> Widget {
  let entry = SearchEntry()
  entry.placeholder = "Search"
  let found = Label("Everything")
  entry.onSearchChanged { found.text = entry.text.isEmpty ? "Everything" : "What has “\(entry.text)” in it" }
  entry.onStopSearch { entry.text = "" }
  let bar = SearchBar()
  bar.child = entry
  bar.connect(entry)
  let toggle = ToggleButton()
  toggle.iconName = "system-search-symbolic"
  toggle.halign = .start
  toggle.onToggled { bar.isSearching = toggle.isActive }
  bar.onNotifySearchModeEnabled { toggle.isActive = bar.isSearching }
  return column(toggle, bar, found)
}
