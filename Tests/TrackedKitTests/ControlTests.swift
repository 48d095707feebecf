import GtkTesting
import Testing

@Observable private final class Form {
  var isOn = false
  var amount = 1.0
  var text = ""
  var choice: Int? = 0
  var hits = 0

  func reset() { (isOn, amount, text, choice, hits) = (false, 1, "", 0, 0) }
}

@Observable private final class Loader {
  var isLoading = false
  var text = "idle"
  var count = 0
}

@Observable private final class Selection {
  var items = ["a", "b"]
  var selectedItem: String?

  func removeItem(at index: Int) {
    if items.remove(at: index) == selectedItem { selectedItem = nil }
  }
}

@MainActor @Suite(.serialized) struct ControlTests {
  private let form = Form()
  let log = Log()

  @Test("C-201 a hook that sets controls from the model causes no action")
  func setsAreSilent() async throws {
    let (toggle, check, press) = (Switch(), CheckButton("On"), ToggleButton("On"))
    let (scale, spin) = (Scale(range: 0...10, step: 1), SpinButton(range: 0...10, step: 1))
    let (entry, text, drop) = (Entry(), Gtk.TextView(), DropDown(["a", "b"]))
    toggle.onNotifyActive { [log] in log.note("switch") }
    check.onToggled { [log] in log.note("check") }
    press.onToggled { [log] in log.note("toggle") }
    scale.onValueChanged { [log] in log.note("scale") }
    spin.onValueChanged { [log] in log.note("spin") }
    entry.onChanged { [log] in log.note("entry") }
    text.onChanged { [log] in log.note("text") }
    drop.onNotifySelected { [log] in log.note("drop") }
    let view = RecordingView { [form] _ in
      (toggle.isOn, check.isActive, press.isActive) = (form.isOn, form.isOn, form.isOn)
      (scale.value, spin.value) = (form.amount, form.amount)
      (entry.text, text.text, drop.selected) = (form.text, form.text, form.choice)
    }
    let column = Box(.vertical)
    for control in [toggle, check, press, scale, spin, entry, text, drop] { column.append(control) }
    view.addSubview(column)
    let window = try await TestWindow(view)
    defer { window.close() }
    (form.isOn, form.amount, form.text, form.choice) = (true, 5, "hello", 1)
    try await settle()
    #expect(toggle.isOn && check.isActive && press.isActive)
    #expect(scale.value == 5 && spin.value == 5)
    #expect(entry.text == "hello" && text.text == "hello" && drop.selected == 1)
    #expect(log.entries.isEmpty)
  }

  @Test("C-202 a switch the user turns writes the model once and runs the hook once")
  func userToggles() async throws {
    let toggle = Switch()
    var writes = 0
    toggle.onNotifyActive { [form] in
      writes += 1
      form.isOn = toggle.isOn
    }
    let view = RecordingView("view", log) { [form] _ in toggle.isOn = form.isOn }
    view.addSubview(toggle)
    let window = try await TestWindow(view)
    defer { window.close() }
    log.clear()
    try await click(toggle)
    #expect(form.isOn && toggle.isOn)
    #expect(writes == 1)
    #expect(view.runs() == 1)
  }

  @Test("C-203 typing keeps text, cursor and selection, and another window shows the text")
  func typing() async throws {
    func makeEntry() -> (view: View, entry: Entry) {
      let entry = Entry()
      entry.onChanged { [form] in form.text = entry.text }
      let view = RecordingView { [form] _ in entry.text = form.text }
      view.addSubview(entry)
      return (view, entry)
    }
    let (first, second) = (makeEntry(), makeEntry())
    let firstWindow = try await TestWindow(first.view)
    defer { firstWindow.close() }
    let secondWindow = try await TestWindow(second.view)
    defer { secondWindow.close() }
    try await type("helo", into: first.entry)
    first.entry.cursorPosition = 3
    try await type("l", into: first.entry)
    #expect(first.entry.text == "hello")
    #expect(first.entry.cursorPosition == 4)
    #expect(second.entry.text == "hello")
  }

  @Test("C-204 a reset of five properties runs each reader once")
  func reset() async throws {
    let views = [
      RecordingView("one", log) { [form] _ in _ = (form.isOn, form.amount, form.text) },
      RecordingView("two", log) { [form] _ in _ = (form.choice, form.hits) },
    ]
    let root = View()
    views.forEach(root.addSubview)
    let window = try await TestWindow(root)
    defer { window.close() }
    (form.isOn, form.amount, form.text, form.choice, form.hits) = (true, 2, "x", 1, 9)
    try await settle()
    log.clear()
    form.reset()
    try await settle()
    #expect(log.entries == ["one.updateProperties", "two.updateProperties"])
  }

  @Test("C-205 a picture set again for another reason keeps its texture")
  func sameTexture() async throws {
    let texture = Texture.make(width: 1, height: 1, rgba: [255, 0, 0, 255])
    let picture = Picture()
    var changes = 0
    picture.onNotifyPaintable.includingProgrammatic { changes += 1 }
    let view = RecordingView { [form] _ in
      _ = form.text
      picture.texture = texture
    }
    view.addSubview(picture)
    let window = try await TestWindow(view)
    defer { window.close() }
    form.text = "another title"
    try await settle()
    #expect(changes == 1)
    #expect(picture.texture === texture)
  }

  @Test("C-206 what a click changes is in the first frame painted after it")
  func nextFrame() async throws {
    let button = Button("Click")
    let label = Label()
    var painted: [String] = []
    button.onClicked { [form] in
      form.hits += 1
      painted = []
    }
    let view = RecordingView { [form] _ in label.text = "\(form.hits)" }
    let column = Box(.vertical)
    column.append(label)
    column.append(button)
    view.addSubview(column)
    let window = try await TestWindow(view)
    defer { window.close() }
    window.window.frameClock?.onPaint { painted.append(label.text) }
    for click in 1...3 {
      try await GtkTesting.click(button)
      #expect(painted.first == "\(click)" && form.hits == click)
    }
  }

  @Test("C-209 removing the selected item empties list and detail in one frame")
  func removedSelection() async throws {
    let selection = Selection()
    selection.selectedItem = "b"
    let collection = CollectionView.makeList()
    let registration = CollectionView.CellRegistration<CollectionViewCell, String> { cell, _, item in
      var content = ListContentConfiguration.cell()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, indexPath, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    let detail = Label()
    let view = RecordingView { _ in
      source.show(selection.items)
      detail.text = selection.selectedItem ?? "Nothing selected"
    }
    let column = Box(.vertical)
    column.append(collection)
    column.append(detail)
    collection.vexpand = true
    view.addSubview(column)
    let window = try await TestWindow(view)
    defer { window.close() }
    var frames: [String] = []
    window.window.frameClock?.onAfterPaint {
      frames.append("\(source.snapshot().numberOfItems) \(detail.text ?? "")")
    }
    selection.removeItem(at: 1)
    #expect(selection.selectedItem == nil)
    try await settle()
    #expect(frames.first == "1 Nothing selected")
  }

  @Test("C-208 of a load only two states are seen: busy, and done with all that it brought")
  func loading() async throws {
    let loader = Loader()
    var states: [String] = []
    let view = RecordingView { _ in states.append("\(loader.isLoading) \(loader.text) \(loader.count)") }
    let window = try await TestWindow(view)
    defer { window.close() }
    states = []
    loader.isLoading = true
    try await settle()
    loader.text = "done"
    loader.count = 3
    loader.isLoading = false
    try await settle()
    #expect(states == ["true idle 0", "false done 3"])
  }
}
