import CGtk
import GtkTesting
import Testing

@Suite("Setting without echo", .serialized)
struct EchoTests {
  /// Counts what the user's handler and a handler of every change hear.
  private final class Ears {
    var user = 0
    var every = 0

    init(_ signal: Signal<>) {
      signal(self) { $0.user += 1 }
      signal.includingProgrammatic(self) { $0.every += 1 }
    }
  }

  private func expectSilence(_ signal: Signal<>, _ set: () -> Void, _ location: SourceLocation = #_sourceLocation) {
    let ears = Ears(signal)
    set()
    #expect(ears.user == 0, "the user's handler heard a set", sourceLocation: location)
    #expect(ears.every > 0, "GTK did not take the value", sourceLocation: location)
    let before = ears.every
    set()
    #expect(ears.every == before, "an equal value was set again", sourceLocation: location)
  }

  @Test("C-201 setting a control from Swift reaches no handler of the user's, and an equal value is not set at all")
  func programmaticSets() {
    let control = Switch()
    expectSilence(control.onNotifyActive) { control.isOn = true }
    let check = CheckButton("check")
    expectSilence(check.onToggled) { check.isActive = true }
    let toggle = ToggleButton("toggle")
    expectSilence(toggle.onToggled) { toggle.isActive = true }
    let scale = Scale(range: 0...10, step: 1)
    expectSilence(scale.onValueChanged) { scale.value = 4 }
    let spin = SpinButton(range: 0...10, step: 1)
    expectSilence(spin.onValueChanged) { spin.value = 4 }
    let entry = Entry()
    expectSilence(entry.onChanged) { entry.text = "text" }
    let search = SearchEntry()
    expectSilence(search.onChanged) { search.text = "text" }
    let text = Gtk.TextView()
    expectSilence(text.onChanged) { text.text = "two\nlines" }
    let choice = DropDown(["one", "two"])
    expectSilence(choice.onNotifySelected) { choice.selected = 1 }
  }

  @Test("C-201 choosing a row or an item from Swift reaches no handler of the user's")
  func programmaticSelection() {
    let list = ListBox()
    list.append(Label("row"))
    var rows = 0
    list.onRowSelected { _ in rows += 1 }
    list.selectedIndex = 0
    #expect(rows == 0 && list.selectedIndex == 0)

    let selection = SingleSelection(ListModel(count: { 3 }, item: { $0 }))
    var items = 0
    selection.onSelectionChanged { _, _ in items += 1 }
    selection.selected = 2
    #expect(items == 0 && selection.selected == 2 && selection.isSelected(2))
  }

  @Test("C-202 what the user does reaches the handler once, and reflecting it back changes nothing")
  func userChange() async throws {
    let control = Switch()
    let test = try await TestWindow(control)
    var model: [Bool] = []
    control.onNotifyActive { [unowned control] in
      model.append(control.isOn)
      control.isOn = model.last!
    }
    try await click(control)
    #expect(model == [true])
    try await click(control)
    #expect(model == [true, false])
    withExtendedLifetime(test) {}
  }

  @Test("C-203 setting the text that an entry shows leaves cursor and selection where they are")
  func cursorStays() async throws {
    let entry = Entry()
    let test = try await TestWindow(entry)
    try await type("hello", into: entry)
    #expect(entry.text == "hello")
    entry.cursorPosition = 2
    entry.text = "hello"
    #expect(entry.cursorPosition == 2)
    entry.selection = 1..<3
    entry.text = "hello"
    #expect(entry.selection == 1..<3)
    withExtendedLifetime(test) {}
  }

  @Test("C-203 setting the text that a text view shows leaves its cursor where it is")
  func textViewCursorStays() async throws {
    let view = Gtk.TextView()
    let test = try await TestWindow(view)
    var changes = 0
    view.onChanged { changes += 1 }
    try await type("hello", into: view)
    #expect(view.text == "hello")
    #expect(changes == 5)
    view.text = "hello"
    try await type("!", into: view)
    #expect(view.text == "hello!")
    withExtendedLifetime(test) {}
  }

  @Test("setting an equal value asks for no frame")
  func equalValuesAreFree() async throws {
    let label = Label("same")
    let bar = ProgressBar()
    let box = Box(.vertical, spacing: 6)
    box.append(label)
    box.append(bar)
    let test = try await TestWindow(box)
    let frames = try await countFrames(of: test.window) {
      label.text = "same"
      label.attributes = TextAttributes()
      label.opacity = 1
      label.isVisible = true
      bar.fraction = 0
      box.spacing = 6
      try await settle()
    }
    #expect(frames == 0)
    #expect(
      try await countFrames(of: test.window) {
        label.text = "other"
        try await settle()
      } == 1)
  }

  @Test("a set by name is as silent as one by property")
  func setByName() {
    let check = CheckButton("check")
    var heard = 0
    check.onToggled { heard += 1 }
    check.setProperty("active", to: true)
    #expect(heard == 0 && check.isActive)
    let label: String = check.property("label")
    #expect(label == "check")
  }

  @Test("C-201 what a handler sets back while GTK tells of a value is told to no handler of the user's")
  func setBackWhileTold() {
    let scale = Scale(range: 0...10, step: 1)
    var (first, second): ([Double], [Double]) = ([], [])
    scale.onValueChanged { [unowned scale] in
      first.append(scale.value)
      scale.value = 5
    }
    scale.onValueChanged { [unowned scale] in second.append(scale.value) }
    // As the user does: not through the binding.
    gtk_range_set_value(scale.native(), 7)
    #expect(scale.value == 5 && first == [7])
    #expect(second.count <= 1)
    gtk_range_set_value(scale.native(), 8)
    #expect(scale.value == 5 && first == [7, 8])
    gtk_range_set_value(scale.native(), 5)
    #expect(first == [7, 8])

    let spin = SpinButton(range: 0...10, step: 1)
    var heard: [Double] = []
    spin.onValueChanged { [unowned spin] in
      heard.append(spin.value)
      if spin.value > 6 { spin.value = 6 }
    }
    gtk_spin_button_set_value(spin.native(), 4)
    gtk_spin_button_set_value(spin.native(), 9)
    #expect(spin.value == 6 && heard == [4, 9])
    gtk_spin_button_set_value(spin.native(), 3)
    gtk_spin_button_set_value(spin.native(), 6)
    #expect(heard == [4, 9, 3, 6])

    let adjustment = Adjustment(value: 0, lower: 0, upper: 10, step: 1, page: 1)
    var values: [Double] = []
    adjustment.onValueChanged { [unowned adjustment] in
      values.append(adjustment.value)
      adjustment.value = adjustment.value.rounded()
    }
    gtk_adjustment_set_value(adjustment.native(), 2.4)
    gtk_adjustment_set_value(adjustment.native(), 3.6)
    #expect(values == [2.4, 3.6] && adjustment.value == 4)
  }
}
