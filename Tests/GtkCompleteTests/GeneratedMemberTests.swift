import CGtk
import GtkComplete
import Testing
import WidgetTesting

/// What the rules of scripts/generate-binding make: each kind of parameter and result, by one member that has it.
@Suite("Generated members", .serialized) struct GeneratedMemberTests {
  @Test("a closure is kept with the object it was given to, called by GTK, and released with it")
  func callback() async throws {
    final class Owner {}
    weak var kept: Owner?
    var watch: FinalizationWatch?
    do {
      let owner = Owner()
      kept = owner
      let assistant = Assistant()
      assistant.setForwardPageFunc { [owner] page in
        _ = owner
        return page + 2
      }
      for title in ["one", "two", "three"] {
        let page = Label(title)
        _ = assistant.appendPage(page)
        assistant.setPageComplete(page, complete: true)
      }
      assistant.present()
      try await wait(for: "the first page") { assistant.currentPage == 0 }
      assistant.nextPage()
      #expect(assistant.currentPage == 2)
      watch = FinalizationWatch(assistant)
      assistant.destroyWindow()
    }
    try await watch?.expectFinalized()
    #expect(kept == nil)
  }

  @Test("the pages of an assistant may go while one is prepared, all of them, too, and others come")
  func preparedPages() async throws {
    for isAll in [false, true, false, true] {
      let assistant = Assistant()
      func append(_ title: String) {
        let page = Label(title)
        _ = assistant.appendPage(page)
        assistant.setPageComplete(page, complete: true)
      }
      for title in ["one", "two", "three"] { append(title) }
      var counts: [Int] = []
      var isArmed = false
      assistant.onPrepare { page in
        guard isArmed, page is Label else { return }
        isArmed = false
        while assistant.nPages > (isAll ? 0 : 1) { assistant.removePage(0) }
        counts.append(assistant.nPages)
        #expect((assistant.nthPage(0) as? Label)?.text == (isAll ? nil : "three"))
      }
      assistant.present()
      try await wait(for: "the first page") { assistant.currentPage == 0 }
      isArmed = true
      assistant.nextPage()
      try await settle()
      #expect(counts == [isAll ? 0 : 1])
      append("four")
      try await settle()
      #expect(assistant.nPages == (isAll ? 1 : 2))
      #expect((assistant.nthPage(isAll ? 0 : 1) as? Label)?.text == "four")
      assistant.destroyWindow()
    }
  }

  @Test("closures that filter, sort and open rows get the items of a list of GTK's own, and rows of a tree know theirs")
  func itemsOfOthers() {
    let texts = StringList(strings: ["pear", "apple", "plum"])
    func text(_ item: AnyHashable) -> String { (item as? StringObject)?.string ?? "" }
    let filter = CustomFilter { text($0).contains("p") }
    let sorter = CustomSorter { text($0) < text($1) ? .smaller : .larger }
    let shown = SortListModel(FilterListModel(texts, filter: filter), sorter: sorter)
    func all() -> [String] { (0..<shown.count).map { (shown.item(at: $0) as? StringObject)?.string ?? "" } }
    #expect(all() == ["apple", "pear", "plum"])
    texts.append("fig")
    texts.append("grape")
    #expect(all() == ["apple", "grape", "pear", "plum"])
    let search = StringFilter(text)
    search.search = "ap"
    #expect(FilterListModel(texts, filter: search).count == 2)
    let tree = TreeListModel(texts, expandsAutomatically: true) {
      text($0) == "fig" ? StringList(strings: ["leaf"]) : nil
    }
    #expect(tree.count == 6)
    // A row of a tree knows its item, and stands for it where closures are about the rows.
    let leaf = tree.row(at: 4)
    #expect(leaf?.item === leaf?.parent.flatMap { $0.childRow(at: 0)?.item } && leaf?.item is StringObject)
    #expect(leaf?.value.map(text) == "leaf" && tree.itemValue(at: 3).map(text) == "fig")
    #expect(FilterListModel(tree, filter: CustomFilter { text($0) == "leaf" }).count == 1)
    #expect(texts.itemValue(at: 0).map(text) == "pear" && texts.itemValue(at: 9) == nil)
  }

  @Test("what a user interface file makes is of its class: selections, controllers, factories")
  func builtObjects() async throws {
    let builder = Builder()
    try builder.add(
      fromString: """
        <interface><object class="GtkListView" id="list">
          <child><object class="GtkGestureClick" id="click"/></child>
          <child><object class="GtkShortcutController" id="shortcuts"/></child>
          <property name="factory"><object class="GtkSignalListItemFactory" id="factory"/></property>
          <property name="model"><object class="GtkSingleSelection" id="selection"><property name="model">
            <object class="GtkStringList" id="texts"><items><item>one</item><item>two</item></items></object>
          </property></object></property>
        </object><object class="GtkMultiSelection" id="empty"/></interface>
        """)
    let list = try #require(builder.object("list") as? ListView)
    let selection = try #require(builder.object("selection") as? SingleSelection)
    #expect(list.model === selection && selection.model === builder.object("texts") && selection.model.count == 2)
    #expect((builder.object("empty") as? MultiSelection)?.model.count == 0)
    #expect(builder.object("shortcuts") is ShortcutController)
    let factory = try #require(builder.object("factory") as? ListItemFactory)
    factory.onSetup { $0?.child = Label("") }
    factory.onBind { item in (item?.child as? Label)?.text = (item?.item as? StringObject)?.string ?? "" }
    var presses = 0
    let click = try #require(builder.object("click") as? GestureClick)
    click.propagationPhase = .capture
    click.onPressed { _, _, _ in presses += 1 }
    try TestDisplay.prepare()
    let window = Window(title: "Test")
    defer { window.destroyWindow() }
    window.setDefaultSize(width: 200, height: 200)
    window.child = list
    window.present()
    try await wait(for: "the rows") { list.findAll(Label.self).map(\.text) == ["one", "two"] }
    for (round, label) in list.findAll(Label.self).enumerated() {
      try await WidgetTesting.click(label)
      #expect(presses == round + 1 && selection.selected == round)
    }
  }

  @Test("a choice shows any list, whose items an expression names, and then texts again")
  func choiceOfItems() async throws {
    let choice = DropDown(["a", "b"])
    let texts = StringList(strings: ["one", "two", "three"])
    choice.expression = PropertyExpression(
      thisType: gtk_string_object_get_type(), expression: nil, propertyName: "string")
    choice.model = SortListModel(
      texts, sorter: CustomSorter { ($0 as? StringObject)!.string < ($1 as? StringObject)!.string ? .smaller : .larger }
    )
    #expect(choice.strings == [])
    choice.selected = 1
    #expect((choice.selectedItem as? StringObject)?.string == "three")
    choice.model = texts
    #expect(choice.strings == ["one", "two", "three"])
    choice.strings = ["x", "y"]
    #expect(choice.model?.count == 2 && choice.selected == 0)
  }

  @Test("a label that stands for a widget is forgotten with its end")
  func mnemonicLabels() {
    let entry = Entry()
    do {
      let label = Label("_Name")
      entry.addMnemonicLabel(label)
      #expect(entry.listMnemonicLabels() == [label])
    }
    #expect(entry.listMnemonicLabels() == [])
  }

  @Test("a field has a completion, whose field it is")
  func completion() async throws {
    let (entry, completion, store) = (Entry(), EntryCompletion(), ListStore(types: [cgtk_type_string()]))
    for (index, text) in ["apple", "apricot", "banana"].enumerated() {
      _ = store.insert(index, columns: [0], withValues: [text])
    }
    (completion.model, completion.textColumn, completion.isInlineCompletion) = (store, 0, true)
    entry.completion = completion
    #expect(entry.completion === completion && completion.entry === entry)
    let window = Window(title: "Test")
    defer { window.destroyWindow() }
    window.child = entry
    window.present()
    try await settle()
    for key in ["b", "a"] { try await press(key, in: entry) }
    try await wait(for: "the rest of the word") { entry.text == "banana" }
    entry.completion = nil
    #expect(completion.entry == nil)
  }

  @Test("a completion shows the words that go on as what was typed")
  func completionShowsWords() async throws {
    let (entry, completion, store) = (Entry(), EntryCompletion(), ListStore(types: [cgtk_type_string()]))
    for (index, text) in ["apple", "apricot", "banana"].enumerated() {
      _ = store.insert(index, columns: [0], withValues: [text])
    }
    completion.model = store
    completion.textColumn = 0
    entry.completion = completion
    let window = Window(title: "Test")
    defer { window.destroyWindow() }
    window.child = entry
    window.present()
    try await settle()
    for key in ["a", "p"] { try await press(key, in: entry) }
    func rows(below widget: Widget) -> TreeView? {
      widget as? TreeView ?? widget.children.lazy.compactMap { rows(below: $0) }.first
    }
    try await wait(for: "the words of the completion") { rows(below: entry)?.isMapped == true }
    let pixels = try #require(rows(below: entry)?.renderTexture()).premultipliedBGRA()
    let colors = Set(stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) })
    #expect(colors.count > 4, "letters have edges of many shades: \(colors.count)")
  }

  @Test("several results are a tuple with names, and none where C says that there is none")
  func results() {
    let buffer = TextBuffer()
    buffer.text = "one two one"
    let (start, end) = buffer.bounds
    #expect(start.offset == 0 && end.offset == 11)
    let found = start.forwardSearch("two", flags: .textOnly, limit: nil)
    #expect(found?.matchStart.offset == 4 && found?.matchEnd.offset == 7)
    #expect(start.forwardSearch("three", flags: .textOnly, limit: nil) == nil)
  }

  @Test("a structure is copied: it changes by itself alone")
  func structures() {
    let buffer = TextBuffer()
    buffer.text = "one two"
    let (start, _) = buffer.bounds
    let copy = start.copy()
    copy.forwardChars(3)
    #expect(copy.offset == 3 && start.offset == 0)
    #expect(!copy.isEqual(to: start))
  }

  @Test("an object of a class that is nobody's has the members of the interface it was asked for as")
  func interfaces() {
    let box = Box(.vertical)
    box.append(Label("one"))
    // A private class of GTK's.
    let children: any ItemList = box.observeChildren()
    #expect(children.count == 1)
    box.append(Label("two"))
    #expect(children.count == 2 && (children.item(at: 1) as? Label)?.text == "two")
  }

  @Test("what fails throws with GLib's words")
  func errors() {
    let builder = Builder()
    #expect {
      try builder.add(fromString: "<interface><object class='None'/></interface>")
    } throws: {
      ($0 as? GLibError)?.description.contains("None") == true
    }
  }

  @Test("an object is found again as the class that it was made as, and as the class that C made it as")
  func identity() throws {
    let builder = Builder()
    try builder.add(fromString: "<interface><object class='GtkVideo' id='film'/></interface>")
    let film = try #require(builder.object("film") as? Video)
    #expect(builder.object("film") === film)
    let viewport = Viewport()
    viewport.child = film
    #expect(viewport.child === film && film.parent === viewport)
  }

  @Test("texts go to C and come back, also with a NUL")
  func texts() {
    let list = StringList(strings: ["one", "two"])
    list.append("th\0ree")
    #expect((0..<list.count).map { list.string(at: $0) } == ["one", "two", "th\u{FFFD}ree"])
    list.splice(position: 0, nRemovals: 2, additions: ["zero"])
    #expect(list.count == 2 && list.string(at: 0) == "zero")
    #expect(list.string(at: 7) == nil)
  }

  @Test("members of a class between two of Gtk's are those of Gtk's, too")
  func between() {
    let click: GestureClick = GestureClick()
    #expect(!click.isActive && !click.isRecognized)
    let swipe = GestureSwipe()
    #expect((swipe as Object) is any SingleGesture)
    swipe.group(click)
    #expect(swipe.isGrouped(with: click))
  }

  @Test("what C keeps can be read as often as one likes")
  func kept() {
    let target = DropTargetAsync(
      DropHandlers(
        accept: { _ in true }, enter: { _, _ in .copy }, move: { _, _ in .copy }, leave: {}, drop: { _, _ in false }))
    target.formats = ContentFormats(mimeTypes: ["text/plain"])
    for _ in 1...20 { #expect(target.formats?.containMimeType("text/plain") == true) }
    #expect(ShortcutAction.parseString("activate") === ShortcutAction.parseString("activate"))
    #expect(ShortcutTrigger.parseString("<Control>a") is KeyvalTrigger)
  }

  @Test("a value that C fills is the answer")
  func filled() {
    let label = Label("found")
    let expression = PropertyExpression(thisType: gtk_label_get_type(), expression: nil, propertyName: "label")
    for text in ["found", "changed"] {
      label.text = text
      #expect(expression.evaluate(label, as: String.self) == text)
    }
  }

  @Test("a slider and a choice are the same by either module's words")
  func shared() {
    let scale = Scale(range: 0...10, step: 1)
    scale.value = 4
    scale.setIncrements(step: 1, page: 2)
    let value: Double = scale.value
    #expect(value == 4)
    let choice = DropDown(strings: ["one", "two", "three"])
    choice.selected = 2
    #expect(choice.strings == ["one", "two", "three"])
    choice.strings = ["zero", "one", "two", "three"]
    #expect(choice.selected == 3, "the text that was chosen")
  }

  @Test("numbers and states reach assistive technology, and of two arrays that are not equally long what both have")
  func arraysOfValues() {
    let label = Label("row")
    label.updateRelation([.posInSet, .setSize], values: [2, 5])
    label.updateState([.checked, .expanded], values: [AccessibleTristate.true, 1])
    #expect(testAccessibleHasRelation(label, relation: .posInSet))
    #expect(testAccessibleHasState(label, state: .checked))
    let store = ListStore(types: [cgtk_type_string(), cgtk_type_int64()])
    let row = store.append()
    store.set(row, columns: [0], values: ["a", 7])
    #expect(store.value(row, column: 0, as: String.self) == "a" && store.value(row, column: 1, as: Int.self) == 0)
    store.set(row, columns: [0, 1], values: ["b", 7])
    #expect(store.value(row, column: 0, as: String.self) == "b" && store.value(row, column: 1, as: Int.self) == 7)
  }

  @Test("a field that gets another buffer keeps the caret behind what is typed")
  func exchangedBuffer() async throws {
    try TestDisplay.prepare()
    let entry = Entry()
    entry.onChanged {
      let digits = Array(entry.text.filter(\.isNumber))
      entry.text = stride(from: 0, to: digits.count, by: 2)
        .map { String(digits[$0..<min($0 + 2, digits.count)]) }.joined(separator: " ")
    }
    let window = Window(title: "Test")
    window.child = entry
    window.present()
    try await settle(window)
    for _ in 1...2 {
      gtk_entry_set_buffer(entry.native(), gtk_entry_buffer_new(nil, -1))
      try await type("1234567", into: entry)
      #expect(entry.text == "12 34 56 7")
    }
    window.destroyWindow()
  }

  @Test(
    "C-240 what a tree asks the program for while it is measured and drawn may end its window", arguments: [0, 1, 2])
  func askedByATree(_ kind: Int) async throws {
    for _ in 1...2 {
      let store = ListStore(types: [cgtk_type_string()])
      for row in 0..<5 { store.set(store.append(), columns: [0], values: ["row \(row)"]) }
      let (tree, renderer, column) = (TreeView(model: store), CellRendererText(), TreeViewColumn())
      column.packStart(renderer, expand: true)
      _ = tree.appendColumn(column)
      let window = Window(title: "Test")
      window.setDefaultSize(width: 200, height: 200)
      window.child = tree
      var (calls, limit) = (0, Int.max)
      func asked() {
        calls += 1
        if calls == limit { kind == 0 ? window.close() : kind == 1 ? window.destroyWindow() : (window.child = nil) }
      }
      tree.setRowSeparatorFunc { _, _ in
        asked()
        return false
      }
      column.setCellDataFunc(renderer) { _, renderer, _, _ in
        (renderer as? CellRendererText)?.text = "row"
        asked()
      }
      window.present()
      try await settle(window)
      limit = calls + 3
      tree.queueDraw()
      tree.queueResize()
      try await wait(for: "the end") { calls >= limit }
      try await settle()
      window.destroyWindow()
    }
  }

  private func shown(_ content: Widget) async throws -> Window {
    let window = Window(title: "Test")
    window.setDefaultSize(width: 200, height: 300)
    window.child = content
    window.present()
    try await settle(window)
    return window
  }

  @Test(
    "a number field shows and reads texts of the program's",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func times() async throws {
    let (field, other) = (SpinButton(range: 0...24, step: 0.5), Entry())
    field.takesNumbersAlone = false
    field.onOutput { [unowned field] in
      let minutes = Int((field.value * 60).rounded())
      field.text = "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
      return .stop
    }
    field.onInput { text in
      let parts = text.split(separator: ":").compactMap { Double($0) }
      return parts.count == 2 ? parts[0] + parts[1] / 60 : nil
    }
    field.value = 8.5
    var heard: [Double] = []
    field.onValueChanged { [unowned field] in heard.append(field.value) }
    let box = Box(.vertical)
    box.append(field)
    box.append(other)
    let window = try await shown(box)
    defer { window.destroyWindow() }
    #expect(field.text == "8:30")
    for _ in 1...2 {
      heard = []
      try await press("Up", in: field)
      #expect(field.text == "9:00")
      try await type("10:15", into: field)
      try await press("Tab", in: field)
      #expect(field.text == "10:15" && field.value == 10.25)
      try await type("noon", into: field)
      try await press("Tab", in: field)
      #expect(field.text == "10:15" && heard == [9, 10.25])
      field.value = 8.5
    }
  }

  @Test("a header is above the first row of its group that the filter lets through") func headersOfShownRows()
    async throws
  {
    let list = ListBox()
    for name in ["apple", "peach", "pear", "plum"] { list.append(Label(name)) }
    func name(_ index: Int) -> String { ((list.row(at: index) as? ListBoxRow)?.child as? Label)?.text ?? "" }
    var query = ""
    list.setFilterFunc { row in query.isEmpty || (row.child as? Label)?.text.contains(query) == true }
    list.setHeaders { index, above in
      above.map { name($0).first } == name(index).first ? nil : Label("group \(name(index).prefix(1))")
    }
    let window = try await shown(list)
    defer { window.destroyWindow() }
    for _ in 1...2 {
      for (text, groups) in [("", ["group a", "group p"]), ("ar", ["group p"]), ("x", [])] {
        query = text
        list.invalidateFilter()
        try await settle(window)
        #expect(list.children.compactMap { ($0 as? Label)?.text } == groups)
      }
    }
  }

  @Test("a layout manager places the children, is replaced, and goes with the widget") func layoutManagers()
    async throws
  {
    for _ in 1...2 {
      var watches: [FinalizationWatch] = []
      do {
        let (box, first, second) = (Box(.vertical), Label("first"), Label("second"))
        box.append(first)
        box.append(second)
        let window = try await shown(box)
        let layouts = [BoxLayout(orientation: .horizontal), BoxLayout(orientation: .vertical)]
        watches = layouts.map { FinalizationWatch($0) }
        for layout in layouts {
          box.layoutManager = layout
          #expect(box.layoutManager === layout)
          try await settle(window)
          let places = [first, second].compactMap { $0.frame(in: box) }
          #expect(layout === layouts[0] ? places[1].x > places[0].x : places[1].y > places[0].y)
        }
        window.destroyWindow()
      }
      for watch in watches { try await watch.expectFinalized() }
    }
  }

  @Test("a clipboard has what a program offers in several forms, and says in which; a map takes another list")
  func offeredContent() async throws {
    try TestDisplay.prepare()
    let board = Clipboard.main
    for round in 1...2 {
      let provider = ContentProvider(mimeType: "application/x-own-\(round)", bytes: [1, 2, 3])
      #expect(board.setContent(provider) && board.content === provider)
      #expect(board.formats.containMimeType("application/x-own-\(round)") && !board.hasText)
      board.setText("text")
      #expect(board.hasText && !board.formats.containMimeType("application/x-own-\(round)"))
      #expect(board.setContent(nil) && board.content == nil)
    }
    let map = MapListModel(model: StringList(strings: ["one"])) { $0 }
    map.setModel(StringList(strings: ["one", "two"]))
    #expect(map.nItems == 2)
    map.setModel(nil)
    #expect(map.nItems == 0 && map.model == nil)
  }
}
