import CGtk
import GtkComplete
import Testing
import WidgetTesting

/// What handlers of generated signals are given, and what they decide.
@Suite("Generated signals", .serialized) struct GeneratedSignalTests {
  @Test("a handler of what is typed refuses it, or puts something else in its place: the caret is behind that")
  func typedText() async throws {
    let entry = Entry()
    var isChanging = false
    entry.onInsertText { [unowned entry] text, _, _ in
      guard !isChanging else { return .proceed }
      isChanging = true
      defer { isChanging = false }
      let digits = text.filter(\.isNumber)
      guard digits.count < text.count || text == "7" else { return .proceed }
      let new = text == "7" ? "seven" : digits
      let (old, place) = (entry.text, entry.cursorPosition)
      entry.text = old.prefix(place) + new + old.dropFirst(place)
      entry.cursorPosition = place + new.count
      return .stop
    }
    let window = try await show(entry)
    defer { window.close() }
    for key in ["1", "x", "2", "7", "3"] { try await press(key, in: entry) }
    #expect(entry.text == "12seven3" && entry.cursorPosition == 8)
  }

  @Test("a handler of an insertion refuses it, or changes the text: GTK goes on with places of the text as it is then")
  func insertedText() async throws {
    let view = TextView()
    var isChanging = false
    view.buffer.onInsertText { [unowned view] place, text, _ in
      guard !isChanging, let place else { return .proceed }
      isChanging = true
      defer { isChanging = false }
      if text == "x" { return .stop }
      if text == "u" {
        view.buffer.insert(place, text: "UU")
        return .stop
      }
      if text == "c" { view.buffer.text = "new" }
      return .proceed
    }
    view.buffer.onDeleteRange { [unowned view] _, _ in
      guard !isChanging else { return }
      isChanging = true
      view.buffer.insert(view.buffer.endIter, text: ".")
      isChanging = false
    }
    let window = try await show(view)
    defer { window.close() }
    for key in ["a", "x", "u", "b"] { try await press(key, in: view) }
    #expect(view.buffer.text == "aUUb")
    try await press("c", in: view)
    #expect(view.buffer.text.contains("c") && view.buffer.text.count == 4)
    try await press("BackSpace", in: view)
    #expect(view.buffer.text.hasSuffix("."))
  }

  @Test("an error of a style sheet says where it is, and what is wrong")
  func styleSheets() {
    let provider = CssProvider()
    var (errors, places) = ([GLibError](), [String]())
    provider.onParsingError { section, error in
      errors.append(error)
      places.append(section?.toString() ?? "")
    }
    provider.load(fromData: Array("label { color: red; }\nbutton { colr: red; }".utf8))
    #expect(errors.count == 1 && errors.first?.description.contains("colr") == true)
    #expect(places.first?.contains(":2:") == true)
  }

  @Test("an event of a controller is of its class", .enabled { await Delivery.method == .events })
  func events() async throws {
    let (button, controller) = (Button("button"), EventControllerLegacy())
    var classes: Set<String> = []
    controller.onEvent { event in
      classes.insert("\(type(of: event!))")
      return .proceed
    }
    button.add(controller)
    let window = try await show(button)
    defer { window.close() }
    try await click(button)
    #expect(classes.contains("ButtonEvent"))
  }

  @Test("a target made of a GType is told what is dropped, as the type that the handler takes")
  func drops() async throws {
    let (column, from, to) = (Box(.vertical), Label("from"), Label("to"))
    for label in [from, to] {
      label.setSizeRequest(width: 100, height: 40)
      column.append(label)
    }
    from.add(DragSource.text { "text" })
    let target = DropTarget(type: cgtk_type_string(), actions: .copy)
    var taken: [String] = []
    target.onDrop { (text: String, _, _) in
      taken.append(text)
      return true
    }
    to.add(target)
    let window = try await show(column)
    defer { window.close() }
    for round in 1...2 {
      try await drag(from, to: to)
      try await wait(for: "what is dropped") { taken.count == round }
    }
    #expect(taken == ["text", "text"])
  }

  @Test("states and properties reach assistive technology from the Swift values that stand for them")
  func assistance() {
    let button = Button("button")
    for state in [AccessibleState.busy, .checked, .disabled, .expanded, .hidden, .invalid, .pressed, .selected] {
      for value in [true, 1] as [any ValueRepresentable] {
        button.updateState([state], values: [value])
        #expect(gtk_test_accessible_has_state(OpaquePointer(button.raw), GtkAccessibleState(state.rawValue)) != 0)
      }
    }
    for value in [3, 3.5] as [any ValueRepresentable] { button.updateProperty([.valueMax], values: [value, 7]) }
    button.updateProperty([.hasPopup, .level, .label], values: [true, 2, "label"])
    let label = Label("name")
    button.updateRelation([.labelledBy], values: [Object?.some(label)])
    #expect(gtk_test_accessible_has_relation(OpaquePointer(button.raw), GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0)
  }

  private final class Marker {}

  @Test("a list that is bound to no model keeps no closure")
  func boundToNothing() {
    let (list, flow) = (ListBox(), FlowBox())
    weak var kept: Marker?
    for model in [StringList(strings: ["a"]), nil, StringList(strings: ["b"]), nil] {
      do {
        let marker = Marker()
        kept = marker
        list.bindModel(model) { _ in
          _ = marker
          return Label("row")
        }
        flow.bindModel(model) { _ in
          _ = marker
          return Label("child")
        }
      }
      #expect((kept != nil) == (model != nil))
    }
  }

  @Test("a row that is filled changes the list of texts that it is of: the change comes when GTK has filled the rows")
  func listsOfTexts() async throws {
    let texts = StringList(strings: ["a", "b", "c", "d"])
    let factory = ListItemFactory()
    var isDone = false
    factory.onSetup { $0?.child = Label("") }
    factory.onBind { item in
      let text = (item?.item as? StringObject)?.string ?? ""
      (item?.child as? Label)?.text = text
      guard text == "c", !isDone else { return }
      isDone = true
      texts.remove(0)
      texts.append("e")
    }
    let list = ListView(SingleSelection(texts), factory: factory)
    let window = try await show(list)
    defer { window.close() }
    try await settle()
    #expect(list.findAll(Label.self).map(\.text) == ["b", "c", "d", "e"])
  }

  @Test("a change that the program makes of a property is not reported; one by a function or a person is")
  func ownChanges() async throws {
    let combo = ComboBoxText()
    for text in ["one", "two", "three"] { combo.appendText(text) }
    let range = Scale(range: 0...10, step: 1)
    var (heard, all, moved) = (0, 0, 0)
    combo.onChanged { heard += 1 }
    combo.onChanged.includingProgrammatic { all += 1 }
    range.onValueChanged { moved += 1 }
    let box = Box(.vertical)
    box.append(combo)
    box.append(range)
    let window = try await show(box)
    defer { window.close() }
    for (round, index) in [1, 2].enumerated() {
      combo.active = index
      range.value = Double(index)
      #expect(heard == round && all == 2 * round + 1 && moved == round)
      try await press("Up", in: try #require(combo.find(ToggleButton.self)))
      try await press("Right", in: range)
      #expect(heard == round + 1 && all == 2 * round + 2 && moved == round + 1)
      #expect(combo.active == index - 1 && range.value == Double(index) + 1)
    }
  }

  @Test("a handler of an insertion is told where it is, and says where it should be")
  func insertedPlace() async throws {
    let entry = Entry()
    var places: [Int] = []
    entry.onInsertText { _, _, place in
      places.append(place.value)
      place.value = 0
    }
    let window = try await show(entry)
    defer { window.close() }
    for key in ["a", "b", "c"] { try await press(key, in: entry) }
    #expect(entry.text == "cba" && entry.cursorPosition == 1 && places == [0, 1, 1])
  }

  @Test("a surface of a program's own says which of its parts it draws, and asks for its size")
  func surfaces() async throws {
    try TestDisplay.prepare()
    var ends: [() -> Bool] = []
    for size in [Size(width: 90, height: 60), Size(width: 120, height: 80)] {
      let surface = Surface(toplevel: try #require(Display.default()))
      ends.append { [weak surface] in surface == nil }
      var (bounds, parts) = (Size.zero, [Rect]())
      surface.onComputeSize { question in
        bounds = question.bounds
        question.setSize(width: Int(size.width), height: Int(size.height))
      }
      surface.onRender { region in
        parts += region
        return .stop
      }
      surface.present(ToplevelLayout())
      try await wait(for: "the first frame") { !parts.isEmpty }
      #expect(parts.allSatisfy { $0.origin == .zero && $0.width >= 1 && $0.height >= 1 })
      #expect(bounds.width > 120 && surface.width == Int(size.width) && surface.height == Int(size.height))
      surface.destroy()
      #expect(surface.isDestroyed)
    }
    try await wait(for: "the ends of the surfaces") { ends.allSatisfy { $0() } }
  }

  @Test("what edits a cell comes with its place and the row")
  func editedCell() async throws {
    let store = ListStore(types: [cgtk_type_string()])
    for index in 0..<3 { _ = store.insert(index, columns: [0], withValues: ["row \(index)"]) }
    let (view, cell) = (IconView(model: store), CellRendererText())
    cell.isEditable = true
    view.packStart(cell, expand: true)
    view.addAttribute(cell, attribute: "text", column: 0)
    var places: [(Rect, String)] = []
    view.area?.onAddEditable { _, editable, place, path in
      if editable is any CellEditable { places.append((place, path)) }
    }
    let window = try await show(view)
    defer { window.close() }
    for row in 0...1 {
      view.setCursor(try #require(TreePath(string: "\(row)")), cell: cell, startEditing: true)
      try await settle()
    }
    #expect(places.map(\.1) == ["0", "1"])
    #expect(places.allSatisfy { $0.0.width > 10 && $0.0.height > 10 } && places.first?.0 != places.last?.0)
  }

  private func show(_ widget: Widget) async throws -> Window {
    try TestDisplay.prepare()
    let window = Window(title: "Test")
    window.setDefaultSize(width: 300, height: 200)
    window.child = widget
    window.present()
    try await settle()
    return window
  }
}
