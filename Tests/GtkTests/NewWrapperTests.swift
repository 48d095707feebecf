import CGtk
import GtkTesting
import Testing

@Suite("Files, clipboard and cursors", .serialized)
struct DesktopTests {
  @Test("a text and a picture that were put into the clipboard are read again, and the program's handlers hear nothing")
  func clipboard() async throws {
    let test = try await TestWindow(Label("text"))
    defer { test.close() }
    var heard = 0
    let connection = Clipboard.main.onChanged { heard += 1 }
    defer { connection.disconnect() }
    Clipboard.main.setText("kept")
    #expect(Clipboard.main.hasText && Clipboard.main.isLocal)
    #expect(try await Clipboard.main.text() == "kept")
    #expect(try await Clipboard.main.texture() == nil)
    let texture = Texture.make(width: 1, height: 1, rgba: [255, 0, 0, 255])
    Clipboard.main.setTexture(texture)
    #expect(try await Clipboard.main.texture()?.width == 1)
    #expect(heard == 0)
  }

  @Test("a chooser of files waits for the person: a name is taken, no choice gives nil")
  func fileChooser() async throws {
    let test = try await TestWindow(Label("text"))
    defer { test.close() }
    let before = Window.all
    /// Answers until it is heard: a chooser that still reads its folder takes no answer.
    func answer(_ response: GtkResponseType, to choice: @escaping () async throws -> String?) async throws -> String? {
      var chosen: Result<String?, any Error>?
      Task {
        do { chosen = .success(try await choice()) } catch { chosen = .failure(error) }
      }
      try await wait(for: "the answer") {
        if chosen == nil, let dialog = Window.all.first(where: { !before.contains($0) && $0.isMapped }) {
          gtk_dialog_response(dialog.native(), response.rawValue)
        }
        return chosen != nil
      }
      return try chosen?.get()
    }
    let path = try #require(g_dir_make_tmp("chooser-XXXXXX", nil))
    let folder = String(cString: path)
    defer {
      g_rmdir(folder)
      g_free(path)
    }
    let saved = try await answer(GTK_RESPONSE_ACCEPT) {
      try await FileChooserNative.save(parent: test.window, name: "new.txt", folder: folder)
    }
    #expect(saved == folder + "/new.txt")
    let opened = try await answer(GTK_RESPONSE_CANCEL) {
      try await FileChooserNative.open(parent: test.window, filters: [FileFilter("T", suffixes: ["t"])])
    }
    #expect(opened == nil)
  }

  @Test("a task that is cancelled takes its chooser away")
  func cancelledChooser() async throws {
    let test = try await TestWindow(Label("text"))
    defer { test.close() }
    let before = Window.all
    let chosen = Task { try await FileChooserNative.chooseFolder(parent: test.window) }
    try await wait(for: "the chooser") { Window.all.contains { !before.contains($0) && $0.isMapped } }
    chosen.cancel()
    #expect(try await chosen.value == nil)
    try await wait(for: "the chooser to go") { !Window.all.contains { !before.contains($0) && $0.isMapped } }
  }

  @Test("C-240 a chooser ends with the window that it was opened for, twice, and what waits for it goes on")
  func chooserOfWindowThatEnds() async throws {
    try TestDisplay.prepare()
    let before = Window.all
    for _ in 1...2 {
      weak var parent: Window?
      let chosen: Task<String?, any Error>
      do {
        // GTK alone holds it.
        let window = Window()
        window.child = Label("text")
        window.present()
        parent = window
        try await wait(for: "the window") { window.isMapped }
        chosen = Task { [weak window] in try await FileChooserNative.open(parent: window) }
        try await wait(for: "the chooser") { Window.all.filter { !before.contains($0) && $0.isMapped }.count == 2 }
      }
      parent?.close()
      #expect(try await chosen.value == nil)
      try await wait(for: "both to go") {
        parent == nil && !Window.all.contains { !before.contains($0) && $0.isMapped }
      }
    }
  }

  @Test("what nothing opens is an error with a sentence")
  func showURIFails() async throws {
    let error = await #expect(throws: GLibError.self) { try await showURI("no-such-scheme://nowhere") }
    #expect(error?.description.isEmpty == false && error?.isCancellation == false)
  }

  @Test("a widget has the cursor that it is given, and gives it back")
  func cursor() async throws {
    let label = Label("text")
    let test = try await TestWindow(label)
    defer { test.close() }
    label.setCursor(named: "text")
    #expect(label.cursor?.name == "text")
    let picture = Cursor(Texture.make(width: 1, height: 1, rgba: [1, 2, 3, 255]), hotspot: Point(x: 0, y: 0))
    label.cursor = picture
    #expect(label.cursor === picture)
    label.cursor = nil
    #expect(label.cursor == nil)
  }

  @Test("a window tells when it is maximised, and when no longer")
  func maximize() async throws {
    let test = try await TestWindow(Label("text"))
    defer { test.close() }
    var changes = 0
    test.window.onNotifyMaximized.includingProgrammatic { changes += 1 }
    test.window.maximize()
    test.window.unmaximize()
    test.window.defaultSize = Size(width: 320, height: 200)
    #expect(test.window.defaultSize == Size(width: 320, height: 200))
  }
}

@Suite("More widgets", .serialized)
struct MoreWidgetTests {
  @Test("a button does the action that it names, with its target")
  func actionable() async throws {
    let button = Button("choose")
    let test = try await TestWindow(button)
    defer { test.close() }
    var chosen: [String] = []
    let action = SimpleAction("choose", state: "none") { chosen.append($0) }
    let group = g_simple_action_group_new()!
    g_action_map_add_action(OpaquePointer(group), action.native())
    gtk_widget_insert_action_group(test.window.widgetPointer, "test", OpaquePointer(group))
    g_object_unref(group)
    button.actionName = "test.choose"
    button.actionTarget = .text("blue")
    try await click(button)
    #expect(chosen == ["blue"])
  }

  @Test("a day that is chosen from Swift is told to nobody, and one that the user chooses is")
  func calendar() async throws {
    let calendar = CalendarWidget()
    let test = try await TestWindow(calendar)
    defer { test.close() }
    var heard = 0
    calendar.onDaySelected { heard += 1 }
    calendar.date = CalendarDate(year: 2024, month: 2, day: 29)
    #expect(calendar.date == CalendarDate(year: 2024, month: 2, day: 29) && heard == 0)
    calendar.setMarked(true, day: 3)
    #expect(calendar.isMarked(day: 3) && !calendar.isMarked(day: 4))
    #expect(!CalendarDate(year: 2023, month: 2, day: 29).exists)
    let march = g_date_time_new_local(2024, 3, 1, 0, 0, 0)
    gtk_calendar_select_day(calendar.native(), march)
    g_date_time_unref(march)
    #expect(heard == 1)
  }

  @Test("a buffer gives parts of its text a look, and counts in characters")
  func textBuffer() async throws {
    let view = TextView()
    let test = try await TestWindow(view)
    defer { test.close() }
    var heard = 0
    view.buffer.onChanged { heard += 1 }
    view.buffer.text = "grün und blau"
    let tag = TextTag("loud")
    tag.weight = 700
    tag.foreground = RGBA(red: 1, green: 0, blue: 0)
    view.buffer.apply(tag, to: 0..<4)
    #expect(view.buffer.tags(at: 2) == [tag] && view.buffer.tags(at: 5).isEmpty)
    #expect(view.buffer.tag(named: "loud") === tag)
    view.buffer.insert("!", at: 13)
    view.buffer.delete(4..<8)
    #expect(view.text == "grün blau!" && heard == 0)
    view.buffer.selection = 0..<4
    #expect(view.buffer.text(in: view.buffer.selection) == "grün")
    try await type("x", into: view)
    #expect(heard > 0)
  }

  @Test("a list shows what a filter lets pass, in the order of a sorter")
  func filterAndSort() {
    let words = ["pear", "apple", "plum", "cherry"]
    let filter = StringFilter { "\($0)" }
    let filtered = FilterListModel(ListModel(count: { words.count }, item: { words[$0] }), filter: filter)
    let sorted = SortListModel(
      filtered, sorter: CustomSorter { "\($0)" < "\($1)" ? .smaller : "\($0)" == "\($1)" ? .equal : .larger })
    func shown() -> [String] { (0..<sorted.count).compactMap { sorted.itemValue(at: $0)?.base as? String } }
    #expect(shown() == ["apple", "cherry", "pear", "plum"])
    filter.search = "PL"
    #expect(shown() == ["apple", "plum"])
    filter.ignoresCase = false
    #expect(shown().isEmpty)
    filtered.filter = CustomFilter { "\($0)".count == 4 }
    #expect(shown() == ["pear", "plum"])
  }

  @Test("a long list that is to be filtered in portions is not gone through for it")
  func portions() {
    var asked = 0
    let numbers = ListModel(
      count: { 10_000 },
      item: {
        asked += 1
        return $0
      })
    let filtered = FilterListModel(numbers, filter: StringFilter { "\($0)" })
    filtered.isIncremental = true
    #expect(filtered.count == 10_000)
    #expect(asked == 0)
    filtered.isIncremental = false
    #expect(filtered.count == 10_000)
  }

  @Test("a tree opens and closes its rows")
  func tree() async throws {
    let tree = TreeListModel(ListModel(count: { 2 }, item: { "\($0)" })) { value in
      "\(value)".count == 1 ? ListModel(count: { 2 }, item: { "\(value).\($0)" }) : nil
    }
    let factory = ListItemFactory()
    factory.onSetup { $0?.child = TreeExpander() }
    factory.onBind { item in
      let expander = item?.child as? TreeExpander
      expander?.listRow = item?.item as? TreeListRow
      expander?.child = Label(item?.value.map { "\($0)" } ?? "")
    }
    let test = try await TestWindow(ListView(NoSelection(tree), factory: factory))
    defer { test.close() }
    #expect(tree.count == 2 && tree.row(at: 0)?.isExpandable == true)
    tree.row(at: 0)?.isExpanded = true
    try await settle()
    #expect(tree.count == 4 && tree.row(at: 2)?.value == AnyHashable("0.1") && tree.row(at: 2)?.parent?.position == 0)
    #expect(test.find(Label.self, .text("0.1")) != nil)
  }

  @Test(
    "pages of a notebook come, move and go, and the user's change is told",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func notebook() async throws {
    let notebook = Notebook()
    let (first, second) = (Label("first"), Label("second"))
    notebook.append(first, label: "One")
    notebook.append(second, label: "Two").isReorderable = true
    let test = try await TestWindow(notebook)
    defer { test.close() }
    var switched: [Int] = []
    notebook.onSwitchPage { switched.append($1) }
    notebook.currentPage = 1
    #expect(notebook.currentPage == 1 && switched.isEmpty)
    try await click(test.require(Label.self, .text("One")))
    #expect(switched == [0])
    notebook.move(second, to: 0)
    #expect(notebook.index(of: first) == 1 && notebook.page(of: second)?.tabLabel == "Two")
    notebook.remove(second)
    #expect(notebook.count == 1 && second.parent == nil)
  }

  @Test("a child of a flow box is chosen, and moves out as any other")
  func flowBox() async throws {
    let flow = FlowBox()
    let labels = (0..<3).map { Label("\($0)") }
    labels.forEach { flow.append($0) }
    let test = try await TestWindow(flow)
    defer { test.close() }
    var heard = 0
    flow.onSelectedChildrenChanged { heard += 1 }
    flow.selectedIndices = [2]
    #expect(flow.selectedIndices == [2] && heard == 0)
    try await click(labels[0])
    #expect(flow.selectedIndices == [0] && heard > 0)
    flow.remove(labels[1])
    #expect(labels[1].parent == nil && flow.child(at: 1)?.child === labels[2])
  }

  @Test("bars come with what they hold, and an answer is told by its number")
  func bars() async throws {
    let (info, action, search, field) = (InfoBar(.question), ActionBar(), SearchBar(), SearchEntry())
    let box = Box(.vertical)
    [info, action, search].forEach(box.append)
    info.addChild(Label("Really?"))
    let yes = info.addButton("Yes", response: 1)
    action.packStart(Label("start"))
    action.centerWidget = Label("center")
    search.child = field
    search.connect(field)
    let test = try await TestWindow(box)
    defer { test.close() }
    var answers: [Int] = []
    info.onResponse { answers.append($0) }
    try await click(yes)
    #expect(answers == [1])
    #expect(!field.isMapped)
    search.isSearching = true
    try await wait(for: "the field") { field.isMapped }
    #expect((action.centerWidget as? Label)?.text == "center")
  }

  @Test("what is drawn by a closure is seen")
  func drawingArea() async throws {
    let area = DrawingArea()
    (area.contentWidth, area.contentHeight) = (40, 40)
    area.setDraw { context, size in
      context.setColor(RGBA(red: 0, green: 0, blue: 1))
      context.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
      context.fill()
    }
    let test = try await TestWindow(area)
    defer { test.close() }
    #expect(try picture(of: area).pixel(x: 5, y: 5) == Texture.Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("levels have looks, groups have sizes, expanders open by a click")
  func others() async throws {
    let (level, expander, narrow, wide) = (
      LevelBar(range: 0...10), Expander("More"), Label("a"), Label("a much longer text")
    )
    let box = Box(.vertical)
    level.setOffset(8, for: "high")
    #expect(level.offset(for: "high") == 8 && level.offset(for: "none") == nil)
    expander.child = Label("inside")
    [level, expander, narrow, wide].forEach(box.append)
    [narrow, wide].forEach { $0.halign = .start }
    let group = SizeGroup()
    group.add(narrow)
    group.add(wide)
    let test = try await TestWindow(box)
    defer { test.close() }
    #expect(narrow.width == wide.width)
    var opened = 0
    expander.onNotifyExpanded { opened += 1 }
    try await click(test.require(Label.self, .text("More")))
    #expect(expander.isExpanded && opened == 1)
  }
}

/// Wrappers made as `Object` documents it, for classes that this module lacks.
@Suite("Wrappers made outside", .serialized)
struct OutsideWrapperTests {
  private final class MediaControls: Widget {
    init() { super.init(owning: gtk_media_controls_new(nil)) }
  }

  private final class ShortcutsPage: Gtk.Window {
    var word = "kept"
    init() { super.init(owning: gtk_assistant_new()) }
  }

  @Test("a widget is adopted, shown, and ends with its last reference")
  func widget() async throws {
    let watch = try await {
      let controls = MediaControls()
      let test = try await TestWindow(controls)
      #expect(controls.isMapped && Gtk.Object.wrap(controls.raw) === controls)
      test.window.child = nil
      test.close()
      return FinalizationWatch(controls)
    }()
    try await watch.expectFinalized()
  }

  @Test("a window is GTK's until it is destroyed, made with or without a wrapper, shown or not, and ends then")
  func toplevel() async throws {
    let watch = try await {
      let page = ShortcutsPage()
      let raw = page.raw
      page.present()
      try await wait(for: "the window") { page.isMapped }
      #expect(cgtk_ref_count(raw) >= 2)
      return FinalizationWatch(page)
    }()
    // Nobody in Swift holds it: GTK does.
    try await settle()
    do {
      let found = Gtk.Window.all.compactMap { $0 as? ShortcutsPage }
      #expect(found.map(\.word) == ["kept"])
      found.forEach { $0.destroyWindow() }
    }
    try await watch.expectFinalized()

    let unwrapped = {
      let window = Gtk.Object.wrap(gtk_window_new(), as: Gtk.Window.self)
      #expect(window.map { cgtk_ref_count($0.raw) } == 2)
      window?.destroyWindow()
      return window.map { FinalizationWatch($0) }
    }()
    try await unwrapped?.expectFinalized()
  }
}
