import GtkComplete

/// Details that are there when one asks for them.
func expanderPage() -> Widget {
  let expander = Expander("_Details")
  expander.usesUnderline = true
  let details = TextView()
  details.text = "The disk is full.\nRemove what you can do without, and try again."
  details.setSizeRequest(width: 300, height: 90)
  expander.child = details
  return column(Label("Something went wrong"), expander)
}

/// Children that slide in from all sides.
func revealerPage() -> Widget {
  let grid = Grid()
  grid.halign = .center
  let kinds: [(RevealerTransitionType, Int, Int)] = [
    (.crossfade, 2, 2), (.slideUp, 2, 1), (.slideRight, 3, 2), (.slideDown, 2, 3), (.slideLeft, 1, 2),
  ]
  var revealers: [Revealer] = []
  for (kind, column, row) in kinds {
    let revealer = Revealer()
    revealer.transitionType = kind
    revealer.transitionDuration = 600
    revealer.child = Image(iconName: "face-smile-symbolic")
    (revealer.child as? Image)?.pixelSize = 48
    grid.attach(revealer, column: column, row: row)
    revealers.append(revealer)
  }
  let button = ToggleButton("Reveal")
  button.halign = .center
  button.onToggled { for revealer in revealers { revealer.revealsChild = button.isActive } }
  return column(button, grid)
}

/// Handles that are dragged.
func panedPage() -> Widget {
  func framed(_ text: String) -> Frame {
    let frame = Frame()
    let label = Label(text)
    label.setSizeRequest(width: 80, height: 60)
    frame.child = label
    return frame
  }
  let outer = Paned(.vertical)
  let inner = Paned(.horizontal)
  inner.startChild = framed("Hi there")
  inner.endChild = framed("Hello")
  outer.startChild = inner
  outer.endChild = framed("Goodbye")
  inner.shrinksStartChild = false
  outer.setSizeRequest(width: 320, height: 220)
  inner.position = 140
  return outer
}

/// A button in front of others, which stay to be clicked.
func overlayPage() -> Widget {
  let overlay = Overlay()
  let grid = Grid()
  let entry = Entry()
  for number in 0..<9 {
    let button = Button("\(number)")
    button.hexpand = true
    button.setSizeRequest(width: 70, height: 50)
    button.onClicked { entry.text = button.label ?? "" }
    grid.attach(button, column: number % 3, row: number / 3)
  }
  overlay.child = grid
  let front = Frame()
  front.child = entry
  front.halign = .center
  front.valign = .center
  entry.placeholder = "Your lucky number"
  overlay.addOverlay(front)
  return overlay
}

/// Pages that a switcher, or a sidebar, goes through.
func stackPage() -> Widget {
  let stack = Stack()
  stack.transitionType = .slideLeftRight
  let check = CheckButton("Page 2")
  check.halign = .center
  let spinner = Spinner()
  spinner.isSpinning = true
  stack.addChild(Image(iconName: "go-home-symbolic"), name: "one", title: "Home")
  stack.addChild(check, name: "two", title: "Choice")
  stack.addChild(spinner, name: "three", title: "Work")
  stack.vexpand = true
  stack.setSizeRequest(width: 220, height: 120)
  let switcher = StackSwitcher()
  switcher.stack = stack
  switcher.halign = .center
  let sidebar = StackSidebar()
  sidebar.stack = stack
  return column(switcher, row(sidebar, stack))
}

/// Tabs that are dragged, and closed.
func notebookPage() -> Widget {
  let notebook = Notebook()
  func add(_ number: Int) {
    let content = Label("What is on page \(number)")
    let close = Button(iconName: "window-close-symbolic")
    close.hasFrame = false
    let page = notebook.insert(content, at: notebook.count, tab: row(spacing: 6, Label("Page \(number)"), close))
    page.isReorderable = true
    close.onClicked { notebook.remove(content) }
  }
  for number in 1...3 { add(number) }
  var next = 4
  let more = Button("Another page")
  more.onClicked {
    add(next)
    next += 1
  }
  notebook.setSizeRequest(width: 340, height: 160)
  return column(notebook, more)
}

/// Fields of one width in frames that know nothing of each other.
func sizeGroupPage() -> Widget {
  let group = SizeGroup(.horizontal)
  func frame(_ title: String, _ names: [String]) -> Frame {
    let frame = Frame(title)
    let grid = column()
    grid.margins = Insets(top: 12, leading: 12, bottom: 12, trailing: 12)
    for name in names {
      let choice = DropDown(["Red", name, "A longer choice"])
      group.add(choice)
      grid.append(named("_\(name)", choice))
    }
    frame.child = grid
    return frame
  }
  let isOn = CheckButton("Sizes in a group")
  isOn.isActive = true
  isOn.onToggled { group.mode = isOn.isActive ? .horizontal : .none }
  return column(frame("Colour", ["Foreground", "Background"]), frame("Line", ["Dashing", "Ends"]), isOn)
}

/// A card that is turned around its corner.
func fixedPage() -> Widget {
  let fixed = Fixed()
  let card = Button("Turned")
  fixed.put(card, x: 100, y: 60)
  fixed.setSizeRequest(width: 320, height: 160)
  let angle = Scale(range: 0...90, step: 5)
  angle.onValueChanged {
    fixed.setChildTransform(card, transform: Transform().translate(Point(x: 100, y: 60))?.rotate(angle.value))
  }
  return column(angle, fixed)
}

/// Colours that flow into as many columns as there is room for.
func flowBoxPage() -> Widget {
  let box = FlowBox()
  box.maxChildrenPerLine = 10
  box.selectionMode = .none
  box.valign = .start
  for number in 0..<36 {
    let color = rainbow(Double(number) / 36)
    let area = DrawingArea()
    area.setSizeRequest(width: 24, height: 24)
    area.setDraw { cairo, size in
      cairo.setColor(color)
      cairo.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
      cairo.fill()
    }
    area.tooltip = color.hexString
    box.append(area)
  }
  let scrolled = ScrolledWindow()
  scrolled.child = box
  scrolled.setSizeRequest(width: 320, height: 160)
  return scrolled
}
