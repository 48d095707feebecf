import GtkComplete

/// A dialog with a question, and one with fields.
func dialogPage() -> Widget {
  let answer = Label("Nothing was answered")
  let message = Button("Ask…")
  message.onClicked(message) { button in
    let dialog = MessageDialog()
    dialog.transientFor = button.window
    dialog.isModal = true
    dialog.text = "Remove all of it?"
    dialog.secondaryText = "It cannot be had back."
    dialog.addButton("Cancel", responseId: 0)
    dialog.addButton("Remove", responseId: 1).addCSSClass("destructive-action")
    dialog.onResponse { response in
      answer.text = response == 1 ? "Removed" : "Kept"
      dialog.destroyWindow()
    }
    dialog.present()
  }
  return column(message, answer)
}

/// A header bar with buttons at both ends, in a window of its own.
func headerBarPage() -> Widget {
  let open = Button("Open the Window")
  open.onClicked(open) { button in
    let window = Window(title: "A header bar")
    window.transientFor = button.window
    window.setDefaultSize(width: 420, height: 200)
    let bar = HeaderBar()
    let mail = Button(iconName: "mail-send-receive-symbolic")
    mail.tooltip = "Check for mail"
    bar.packEnd(mail)
    let back = Button(iconName: "go-previous-symbolic")
    let forward = Button(iconName: "go-next-symbolic")
    let both = row(spacing: 0, back, forward)
    both.addCSSClass("linked")
    bar.packStart(both)
    window.titlebar = bar
    window.child = TextView()
    window.present()
  }
  return open
}

/// A bar that says something, with buttons to answer; of five kinds.
func infoBarPage() -> Widget {
  let box = column(spacing: 6)
  for (kind, text) in [
    (MessageType.info, "Info"), (.warning, "Warning"), (.question, "Question"), (.error, "Error"), (.other, "Other"),
  ] {
    let bar = InfoBar(kind)
    bar.addChild(Label("\(text): a bar of this kind"))
    if kind == .question {
      bar.addButton("OK", response: 1)
      bar.showsCloseButton = true
      bar.onResponse { _ in bar.isRevealed = false }
    }
    box.append(bar)
  }
  return box
}

/// A menu of a button, with sections, choices and a submenu; its actions are the page's own.
func menuPage() -> Widget {
  let report = Label("Nothing was chosen")
  let actions = SimpleActionGroup()
  actions.addAction("copy") { report.text = "Copy" }
  actions.addAction(SimpleAction("grid", state: false) { report.text = $0 ? "With a grid" : "Without a grid" })
  actions.addAction(SimpleAction("size", state: "small") { report.text = "Size: \($0)" })
  let menu = Menu()
  let edit = Menu()
  edit.append("_Copy", action: "page.copy")
  edit.append("Show the _Grid", action: "page.grid")
  menu.appendSection(edit)
  let sizes = Menu()
  for size in ["small", "large"] { sizes.append(size.capitalized, action: "page.size::\(size)") }
  menu.appendSubmenu("_Size", sizes)
  let button = MenuButton()
  button.label = "Menu"
  button.menu = menu
  let box = column(button, report)
  box.insertActionGroup("page", actions)
  return box
}

/// A bubble with fields, and one at a place that was pressed.
func popoverPage() -> Widget {
  let button = MenuButton()
  button.label = "A bubble"
  let popover = Popover()
  let entry = Entry()
  entry.placeholder = "Your name"
  let greeting = Label()
  entry.onChanged { greeting.text = entry.text.isEmpty ? "" : "Hello, \(entry.text)!" }
  popover.child = column(entry, greeting)
  button.popover = popover

  let area = Frame("Press here with the right button")
  area.setSizeRequest(width: 320, height: 120)
  let menu = Menu()
  menu.append("Nothing to choose", action: "page.none")
  let context = PopoverMenu(menu)
  context.setParent(area)
  context.hasArrow = false
  let click = GestureClick()
  click.button = .secondary
  click.onPressed { _, x, y in
    context.pointingTo = Rect(x: x, y: y, width: 1, height: 1)
    context.popup()
  }
  area.add(click)
  return column(button, area)
}

/// Level and progress, known and unknown.
func progressPage() -> Widget {
  let known = ProgressBar()
  known.showsText = true
  let unknown = ProgressBar()
  let level = LevelBar()
  let spinner = Spinner()
  let start = ToggleButton("Start")
  start.onToggled {
    spinner.isSpinning = start.isActive
    guard start.isActive else { return }
    known.fraction = 0
    MainLoop.every(milliseconds: 100) {
      guard start.isActive, known.isMapped else { return .finish }
      known.fraction = min(1, known.fraction + 0.02)
      level.value = known.fraction
      unknown.pulse()
      if known.fraction == 1 { start.isActive = false }
      return .again
    }
  }
  return column(row(start, spinner), known, unknown, level)
}

/// The program's name, version and people.
func aboutPage() -> Widget {
  let open = Button("About…")
  open.onClicked(open) { button in
    let about = AboutDialog()
    about.programName = "GTK tour"
    about.version = "1.0"
    about.comments = "What GTK has, in Swift"
    about.transientFor = button.window
    about.isModal = true
    about.present()
  }
  return open
}

/// A bar of actions at the foot, and one of the status.
func barsPage() -> Widget {
  let status = Statusbar()
  let context = status.contextId("clicks")
  let actions = ActionBar()
  var clicks = 0
  for (name, tooltip) in [("list-add-symbolic", "Add"), ("list-remove-symbolic", "Take away")] {
    let button = Button(iconName: name)
    button.tooltip = tooltip
    button.onClicked {
      clicks += name == "list-add-symbolic" ? 1 : -1
      status.push(context, text: "\(clicks) clicks")
    }
    actions.packStart(button)
  }
  let middle = Label("What the bar belongs to")
  middle.vexpand = true
  middle.setSizeRequest(width: 320, height: 100)
  return column(spacing: 0, middle, actions, status)
}
