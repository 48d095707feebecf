import CGtk
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

  // MARK: Pages, buttons and fingers

  @Test("a notebook shows the page that is set while it is in no window, and what is no index changes nothing")
  func pageBeforeWindow() async throws {
    let notebook = Notebook()
    var pages = (0..<4).map { Gtk.Label("page \($0)") }
    notebook.currentPage = 1
    #expect(notebook.currentPage == nil)
    for page in pages { notebook.append(page, label: page.text) }
    var heard = 0
    notebook.onSwitchPage { _, _ in heard += 1 }
    func expectPage(_ index: Int) {
      for number in [nil, -1, 4, 7, Int.max, Int.min] {
        notebook.currentPage = number
        #expect(notebook.currentPage == index)
      }
    }
    let test = try TestWindow()
    defer { test.close() }
    try await test.show()
    for round in 1...2 {
      for index in [2, 0, 1, 3] {
        notebook.currentPage = index
        expectPage(index)
      }
      notebook.move(pages[3], to: 0)
      pages = [pages[3]] + pages[..<3]
      notebook.currentPage = 2
      notebook.move(pages[0], to: 3)
      pages = pages[1...] + [pages[0]]
      #expect(notebook.currentPage == 1, "the page stays the one that was set")
      test.window.child = notebook
      try await settle()
      expectPage(1)
      #expect(pages.map(\.isMapped) == [false, true, false, false], "round \(round)")
      notebook.currentPage = 0
      expectPage(0)
      #expect(pages.map(\.isMapped) == [true, false, false, false])
      test.window.child = nil
      try await settle()
    }
    notebook.currentPage = 2
    notebook.remove(pages.remove(at: 2))
    #expect(notebook.currentPage == 0, "the page that was set has gone")
    test.window.child = notebook
    try await settle()
    #expect(pages.map(\.isMapped) == [true, false, false] && heard == 0)
  }

  @Test("a window has no default button any more when that has left it, or ended") func defaultButton() async throws {
    let test = try TestWindow()
    defer { test.close() }
    let (window, entry) = (test.window, Entry())
    entry.activatesDefault = true
    var presses: [String] = []
    func page(_ name: String) -> (Box, Button) {
      let button = Button(name)
      button.onClicked { presses.append(name) }
      return (column([button]), button)
    }
    let pages = Box(.vertical)
    window.child = column([entry, pages])
    do {
      // It is never in the window.
      window.defaultWidget = Button("nowhere")
      #expect(window.defaultWidget == nil)
    }
    try await test.show()
    for name in ["one", "two"] {
      do {
        let (box, button) = page(name)
        window.defaultWidget = button
        pages.append(box)
        #expect(window.defaultWidget === button)
      }
      try await settle()
      try await press(.enter, in: entry)
      // GTK shows the button pressed for a moment before it is clicked.
      try await wait(for: "the click") { presses == [name] }
      presses = []
      pages.remove(pages.children[0])
      try await settle()
      #expect(window.defaultWidget == nil)
      try await press(.enter, in: entry)
      #expect(presses.isEmpty)
    }
    let (box, button) = page("kept")
    pages.append(box)
    window.defaultWidget = button
    pages.remove(box)
    #expect(window.defaultWidget == nil)
    pages.append(box)
    window.defaultWidget = button
    window.defaultWidget = nil
    pages.remove(box)
  }

  @Test("gestures without fingers have no point between them") func centers() async throws {
    let (label, zoom, rotate) = (Gtk.Label("text"), GestureZoom(), GestureRotate())
    for _ in 1...2 { #expect(zoom.center == nil && rotate.center == nil) }
    label.add(zoom)
    label.add(rotate)
    let window = try await TestWindow(label)
    defer { window.close() }
    for _ in 1...2 {
      try await click(label)
      #expect(zoom.center == nil && rotate.center == nil)
    }
  }

  @Test("a time that the calendar has not is the nearest that it has") func farTimes() {
    let (first, last) = (LocalTime(year: 1, month: 1, day: 1), LocalTime(year: 9999, month: 12, day: 31))
    for seconds in [-62_135_769_600, -1e11, -1e15, -1e30, -Double.infinity] {
      #expect(LocalTime(secondsSince1970: seconds) == first)
    }
    for seconds in [1e12, 1e15, 1e30, Double.infinity] {
      #expect(LocalTime(secondsSince1970: seconds).date == last.date)
    }
    #expect(LocalTime(secondsSince1970: .nan) == LocalTime(secondsSince1970: 0))
    #expect(LocalTime.now.adding(seconds: .infinity).date == last.date)
    for year in [-5, 0, 70000, Int.max] {
      let time = LocalTime(year: year, month: 2, day: 30)
      #expect([28, 29].contains(time.daysInMonth) && !time.text("%Y").isEmpty)
      #expect(LocalTime(secondsSince1970: time.secondsSince1970).year == min(max(year, 1), 9999))
    }
    let odd = LocalTime(year: 2020, month: 13, day: 40, hour: 25, minute: -1, second: .nan)
    #expect(odd.daysInMonth == 31)
    #expect(odd.text("%Y-%m-%d %H:%M:%S") == "2020-12-31 23:00:00")
    #expect(LocalTime(year: 2020, month: 0, day: 0, second: .infinity).text("%m-%d %S") == "01-01 59")
    let usual = LocalTime(year: 2024, month: 2, day: 28, hour: 9, minute: 30, second: 12.5)
    #expect(LocalTime(secondsSince1970: usual.secondsSince1970) == usual)
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

  // MARK: Texts

  @Test("letters that are spaced stay on one line where there is room, and lines still break where there is none")
  func spacedLetters() async throws {
    let (plain, spaced) = (Gtk.Label("line"), Gtk.Label("tracking"))
    for label in [plain, spaced] {
      label.wraps = true
      label.wrapMode = .wordOrCharacter
      label.halign = .start
    }
    let window = try await TestWindow(column([plain, spaced]), width: 400, height: 200)
    defer { window.close() }
    for (text, spacing) in [("tracking", 4.0), ("Some words spaced", 2.5), ("TRACKING", 6)] {
      spaced.attributes = TextAttributes()
      spaced.text = text
      try await settle()
      let width = spaced.width
      spaced.attributes.letterSpacing = spacing
      try await settle()
      #expect(spaced.height == plain.height && spaced.width > width)
      let last = try #require(spaced.place(ofByte: text.utf8.count - 1))
      #expect(last.y < 1 && last.x + last.width <= Double(spaced.width))
    }
    spaced.text = "many words that find no room in one line, however wide the window may be"
    try await settle()
    #expect(spaced.height >= 2 * plain.height - 4)
  }

  @Test("a painted label whose letters are spaced, or spaced one that is painted, is painted once")
  func paintedSpacedLabel() async throws {
    let labels = [Gtk.Label("tracking"), Gtk.Label("tracking")]
    var paintings = [0, 0]
    for (index, label) in labels.enumerated() {
      let space = { label.attributes.letterSpacing = 4 }
      if index == 0 { space() }
      for _ in 1...2 {
        label.attachPainter(
          WidgetPainter { canvas, _, content in
            paintings[index] += 1
            content(canvas)
          })
      }
      if index == 1 { space() }
    }
    let window = try await TestWindow(column(labels), width: 400, height: 200)
    defer { window.close() }
    for label in labels {
      try await settle()
      paintings = [0, 0]
      label.queueDraw()
      try await settle()
      #expect(paintings == (label === labels[0] ? [1, 0] : [0, 1]))
    }
    #expect(labels[0].width == labels[1].width)
  }

  private final class OneShot { var isDone = false }

  // MARK: Ends

  @Test("a popover of any widget goes with it") func popoverGoes() async throws {
    let makers: [() -> Widget] = [{ Gtk.TextView() }, { ListBox() }, { FlowBox() }, { Entry() }, { Gtk.Label("text") }]
    for make in makers + makers {
      var watches: [FinalizationWatch] = []
      do {
        let (window, box, widget, popover) = (Gtk.Window(), Box(.vertical), make(), Popover())
        box.append(widget)
        popover.setParent(widget)
        window.child = box
        window.present()
        try await wait(for: "the window") { widget.isMapped }
        popover.popup()
        watches = [FinalizationWatch(widget), FinalizationWatch(popover)]
        box.remove(widget)
        window.close()
      }
      for watch in watches { try await watch.expectFinalized() }
    }
  }

  @Test("`onDestroy` is called once, and what it does is safe") func destroyed() async throws {
    for _ in 1...2 {
      var log: [String] = []
      let other = Gtk.Window()
      other.present()
      do {
        let (window, label) = (Gtk.Window(), Gtk.Label("text"))
        label.onDestroy {
          log.append("label")
          other.close()
        }
        window.onDestroy { log.append("window") }
        window.child = label
        window.present()
        try await wait(for: "the window") { label.isMapped }
        let removed = Gtk.Label("removed")
        removed.onDestroy { log.append("removed") }
        window.child = removed
        window.child = nil
        window.close()
      }
      try await wait(for: "the end") { log.count >= 3 }
      try await settle()
      #expect(log.sorted() == ["label", "removed", "window"] && !other.isVisible)
    }
  }

  // MARK: Values

  @Test(
    "a search that the program writes is no search of the user's, and what is typed then is",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func searchByProgram() async throws {
    let entry = SearchEntry()
    var heard: [String] = []
    entry.onSearchChanged { heard.append(entry.text) }
    let window = try await TestWindow(column([entry]), width: 200, height: 60)
    defer { window.close() }
    for turn in 1...2 {
      entry.text = "program \(turn)"
      let pause = DispatchTime.now() + .milliseconds(400)
      try await wait(for: "the pause") { DispatchTime.now() > pause }
      entry.text = ""
      #expect(heard == [])
      try await type("ab", into: entry)
      try await wait(for: "the report") { heard == ["ab"] }
      entry.text = ""
      heard = []
    }
  }

  @Test("a state that another program asks for reaches the handler") func stateRequests() {
    var heard: [String] = []
    let toggle = SimpleAction("toggle", state: false) { heard.append("\($0)") }
    let choice = SimpleAction("choice", state: "a") { heard.append($0) }
    for _ in 1...2 {
      heard = []
      g_action_change_state(toggle.native(), g_variant_new_boolean(1))
      g_action_change_state(choice.native(), g_variant_new_string("b"))
      #expect(heard == ["true", "b"] && toggle.isOn && choice.choice == "b")
      (toggle.isOn, choice.choice) = (false, "a")
      #expect(heard.count == 2)
    }
  }

  @Test("a handler places what is on top of an overlay") func placesOnTop() async throws {
    let (overlay, top, other) = (Overlay(), Gtk.Label("top"), Gtk.Label("other"))
    overlay.child = Gtk.Label("below")
    overlay.addOverlay(top)
    overlay.addOverlay(other)
    var x = 20.0
    overlay.onGetChildPosition { $0 === top ? Rect(x: x, y: 30, width: 80, height: 40) : nil }
    let window = try await TestWindow(overlay, width: 200, height: 200)
    defer { window.close() }
    for next in [20.0, 50] {
      x = next
      overlay.queueAllocate()
      try await settle()
      #expect(top.frame(in: overlay) == Rect(x: next, y: 30, width: 80, height: 40) && other.width == 200)
    }
  }
}
