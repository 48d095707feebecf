import GtkTesting
import Testing

/// What programs for GTK do every day, in handlers as well.
@Suite("Everyday programs", .serialized)
@MainActor struct EverydayTests {
  private func column(_ widgets: [Widget]) -> Box {
    let box = Box(.vertical)
    widgets.forEach { box.append($0) }
    return box
  }

  // MARK: Removing

  enum Moment: CaseIterable { case map, root, realize, stateFlags }

  @Test(
    "what is removed in a handler is gone for the program at once, so that a loop over the first one ends",
    arguments: Moment.allCases)
  func removedAtOnce(moment: Moment) async throws {
    let (list, flow, box) = (ListBox(), FlowBox(), Box(.vertical))
    for number in 1...3 {
      list.append(Gtk.Label("\(number)"))
      flow.append(Gtk.Label("\(number)"))
      box.append(Gtk.Label("\(number)"))
    }
    let last = Gtk.Label("last")
    let outer = column([list, flow, box, last])
    var turns = 0
    let empty = {
      while let row = list.row(at: 0), turns < 100 {
        turns += 1
        list.remove(row)
      }
      while let child = flow.child(at: 0), turns < 100 {
        turns += 1
        flow.remove(child)
      }
      while let child = box.children.first, turns < 100 {
        turns += 1
        box.remove(child)
      }
    }
    switch moment {
    case .map: outer.onMap { empty() }
    case .root: outer.onNotifyRoot { empty() }
    case .realize: outer.onRealize { empty() }
    case .stateFlags: break
    }
    let window = try await TestWindow(outer, width: 200, height: 200)
    defer { window.close() }
    if moment == .stateFlags {
      outer.onStateFlagsChanged { _ in if turns == 0 { empty() } }
      outer.isSensitive = false
    }
    try await settle()
    #expect(turns == 9)
    #expect(list.row(at: 0) == nil && flow.child(at: 0) == nil && box.children.isEmpty)
    box.append(Gtk.Label("new"))
    #expect(box.children.count == 1, "what comes afterwards is there")
  }

  @Test("a removed row has no index, and a removed child of a flow box leaves it") func removedRows() async throws {
    let (list, flow) = (ListBox(), FlowBox())
    for number in 1...3 {
      list.append(ListBoxRow())
      flow.append(Gtk.Label("\(number)"))
    }
    let window = try await TestWindow(column([list, flow]), width: 200, height: 200)
    defer { window.close() }
    for count in [2, 1] {
      let row = try #require(list.row(at: 0) as? ListBoxRow)
      let child = try #require(flow.child(at: 0))
      #expect(row.index == 0 && child.index == 0)
      list.remove(row)
      flow.remove(child)
      #expect(row.index == nil && child.index == nil)
      try await settle()
      #expect(list.children.count == count && flow.children.count == count)
    }
  }

  @Test("a menu button's child can be put elsewhere") func childOfMenuButton() async throws {
    let (button, box, label) = (MenuButton(), Box(.vertical), Gtk.Label("child"))
    let window = try await TestWindow(column([button, box]))
    defer { window.close() }
    for _ in 1...2 {
      button.child = label
      box.append(label)
      #expect(label.parent === box && button.child == nil)
    }
  }

  // MARK: Lists

  @Test("a list box asks again for the headers of rows that another one comes before") func headers() async throws {
    let list = ListBox()
    var names = ["Ada", "Alan", "Bea"]
    for name in names { list.append(Gtk.Label(name)) }
    list.setHeaders { index in
      index > 0 && names[index].first == names[index - 1].first ? nil : Gtk.Label("\(names[index].first!)")
    }
    let window = try await TestWindow(list, width: 200, height: 200)
    defer { window.close() }
    func shown() -> [String] { window.findAll(Gtk.Label.self, .any).map(\.text).filter { $0.count == 1 } }
    try await settle()
    #expect(shown() == ["A", "B"])
    names.removeFirst()
    list.remove(list.row(at: 0)!)
    try await settle()
    #expect(shown().sorted() == ["A", "B"], "the header has gone with its row, and comes above the next one")
    list.setHeaders { Gtk.Label("\($0)") }
    try await settle()
    #expect(shown().sorted() == ["0", "1"])
  }

  @Test("a model whose count has changed without a report ends nothing") func unreportedCount() async throws {
    var items = (0..<20).map { $0 }
    let model = ListModel(count: { items.count }, item: { items[$0] })
    let factory = ListItemFactory()
    factory.onSetup { $0?.child = Gtk.Label() }
    factory.onBind { item in (item?.child as? Gtk.Label)?.text = item?.value.map { "\($0)" } ?? "" }
    let list = ListView(NoSelection(model), factory: factory)
    let scroller = ScrolledWindow()
    scroller.child = list
    let window = try await TestWindow(scroller, width: 200, height: 300)
    defer { window.close() }
    items.removeLast(15)
    list.queueResize()
    scroller.verticalAdjustment.value = 200
    try await settle()
    // The report comes late, and all is well.
    model.itemsChanged(at: 5, removed: 15, added: 0)
    try await settle()
    #expect(model.count == 5 && window.findAll(Gtk.Label.self, .any).map(\.text) == ["0", "1", "2", "3", "4"])
  }

  // MARK: Windows

  enum WindowMoment: CaseIterable { case map, focus }

  @Test("a window may be destroyed while it is being presented", arguments: WindowMoment.allCases)
  func destroyedInPresent(moment: WindowMoment) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      let window = Gtk.Window(title: "short")
      window.child = Entry()
      var isDestroyed = false
      let destroy = {
        guard !isDestroyed else { return }
        isDestroyed = true
        window.destroyWindow()
      }
      switch moment {
      case .map: window.onMap { destroy() }
      case .focus: window.onNotifyFocusWidget.includingProgrammatic { destroy() }
      }
      window.present()
      try await wait(for: "the end") { isDestroyed && !window.isRealized }
    }
  }

  @Test("a drawing area's function may end its window") func destroyedInDrawing() async throws {
    try TestDisplay.prepare()
    let area = DrawingArea()
    let window = Gtk.Window(title: "drawn")
    window.child = area
    var draws = 0
    area.setDraw { _, _ in
      draws += 1
      window.destroyWindow()
    }
    window.present()
    try await wait(for: "the end") { draws == 1 && !window.isRealized }
  }

  // MARK: Typing

  @Test("in a handler of a change the cursor is behind what was typed, and what is selected there stays")
  func selectionInHandler() async throws {
    let entry = Entry()
    let window = try await TestWindow(entry, width: 200, height: 50)
    defer { window.close() }
    var places: [Int] = []
    entry.onChanged {
      places.append(entry.cursorPosition)
      if entry.text == "ab" { entry.selection = 0..<1 }
    }
    for _ in 1...2 {
      (places, entry.text) = ([], "")
      // X11 reports later that what was selected is gone.
      try await settle()
      try await type("ab", into: entry)
      try await settle()
      #expect(places == [1, 2])
      #expect(entry.selection == 0..<1)
    }
  }

  @Test("a text of other lines takes the place of a long one") func otherDocument() async throws {
    let view = Gtk.TextView()
    let window = try await TestWindow(view, width: 200, height: 100)
    defer { window.close() }
    let documents = ["a", "b"].map { name in
      (0..<3000).map { $0 % 3 == 0 ? "" : "\(name) \($0)" }.joined(separator: "\n")
    }
    for document in documents + documents {
      view.text = document
      #expect(view.text == document)
    }
    var lines = documents[1].components(separatedBy: "\n")
    lines[10] = "changed"
    lines.insert("new", at: 2000)
    view.text = lines.joined(separator: "\n")
    #expect(view.text == lines.joined(separator: "\n"))
  }

  // MARK: Styles

  @Test("a style sheet that was set before there was a display is used") func earlyStyle() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try Style.set("label { color: #ff0000; background-color: #ff0000; }", for: "early")
      let label = Gtk.Label("red")
      let window = try await TestWindow(label, width: 100, height: 50)
      let pixel = try picture(of: window.window).pixel(x: 50, y: 25)
      try #require(pixel.red == 255 && pixel.green == 0)
    }
  }

  @Test("a style sheet that GTK uses with a warning is used") func looseStyle() throws {
    try TestDisplay.prepare()
    defer { Style.remove("loose") }
    try Style.set(".nobody { color: red }", for: "loose")
    try Style.set(".nobody { color: red;; }", for: "loose")
    #expect(throws: StyleError.self) { try Style.set(".nobody { colour: red; }", for: "loose") }
  }

  // MARK: Numbers and places

  @Test("a slider may have no range yet, and text is inserted within a text") func edges() async throws {
    let scale = Scale(range: 0...0, step: 1)
    #expect(scale.range == 0...0 && scale.value == 0)
    scale.range = 0...200
    scale.value = 150
    #expect(scale.value == 150)
    let buffer = Gtk.TextView().buffer
    let tag = TextTag()
    buffer.addTag(tag)
    buffer.text = "ab"
    buffer.insert("cd", at: 99, tags: [tag])
    buffer.insert("ef", at: -1, tags: [tag])
    #expect(
      buffer.text == "abcdef" && buffer.tags(at: 2).contains { $0 === tag }
        && buffer.tags(at: 5).contains { $0 === tag })
    #expect(buffer.tags(at: 1).isEmpty)
  }

  @Test("the page that a notebook turns to may be removed while it says so") func removedPage() async throws {
    let notebook = Notebook()
    for number in 1...4 { notebook.append(Gtk.Label("page \(number)"), label: "\(number)") }
    let window = try await TestWindow(notebook, width: 300, height: 200)
    defer { window.close() }
    var removes = true
    notebook.onSwitchPage { _, index in
      guard removes, let page = notebook.child(at: index) else { return }
      removes = false
      notebook.remove(page)
    }
    for (title, count) in [("4", 3), ("1", 2)] {
      removes = true
      try await click(window.require(Gtk.Label.self, .text(title)))
      try await wait(for: "the page to go") { notebook.count == count }
      try await settle()
    }
  }

  @Test(
    "a click on a button in something that waits for a long press is none",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func phantomPress() async throws {
    let (box, button) = (Box(.vertical), Gtk.Button("inside"))
    box.append(button)
    box.append(Gtk.Label("beside"))
    var (presses, clicks) = (0, 0)
    let long = GestureLongPress()
    long.delayFactor = 0.5
    long.onPressed { _, _ in presses += 1 }
    box.add(long)
    button.onClicked { clicks += 1 }
    let window = try await TestWindow(box, width: 200, height: 100)
    defer { window.close() }
    for count in 1...2 {
      try await click(button)
      try await wait(for: "the click") { clicks == count }
    }
    // Longer than a long press takes.
    let isOver = OneShot()
    MainLoop.after(milliseconds: 700) { isOver.isDone = true }
    try await wait(for: "the time of a long press") { isOver.isDone }
    #expect(presses == 0)
  }

  private final class OneShot { var isDone = false }
}
