import CGtk
import GtkTesting
import Testing

/// What controls are bound to; counts its writes.
@Observable final class BoundForm {
  var isOn = false { didSet { writes += 1 } }
  var amount = 1.0 { didSet { writes += 1 } }
  var text = "" { didSet { writes += 1 } }
  var choice: Int? = 0 { didSet { writes += 1 } }
  @ObservationIgnored var writes = 0

  /// What a control shows of it.
  var state: State { State(isOn: isOn, amount: amount, text: text, choice: choice) }

  struct State: Equatable {
    var isOn = false
    var amount = 1.0
    var text = ""
    var choice: Int? = 0
  }

  /// Takes other values than it has at first and after a user's change.
  func change() { (isOn, amount, text, choice) = (true, 7, "model", 2) }
}

/// A kind of control that the user can change, bound to its property of a form.
struct BoundControl {
  let name: String
  /// Makes the control, bound, and tells each call of a handler of the program's.
  let make: (BoundForm, _ heard: @escaping () -> Void) -> Widget
  /// What the form would have to be for the control to show what it shows: the form's state with the control's own part.
  private let putShown: (Widget, inout BoundForm.State) -> Void
  /// The user's change, which makes one write.
  let change: (Widget) async throws -> Void

  init<Control: Widget>(
    _ name: String, _ make: @escaping (BoundForm, _ heard: @escaping () -> Void) -> Control,
    shows: @escaping (Control, inout BoundForm.State) -> Void, change: @escaping (Control) async throws -> Void
  ) {
    self.name = name
    self.make = make
    putShown = { shows($0 as! Control, &$1) }
    self.change = { try await change($0 as! Control) }
  }

  /// Whether the control shows its part of a form's state.
  func shows(_ state: BoundForm.State, in control: Widget) -> Bool {
    var shown = state
    putShown(control, &shown)
    return shown == state
  }
}

extension BoundControl {
  static let gtk: [BoundControl] = [
    BoundControl("Gtk.Switch") { form, heard in
      let control = Gtk.Switch()
      control.bind(isOn: Bindable(form).isOn)
      control.onNotifyActive(heard)
      return control
    } shows: { (control: Gtk.Switch, state) in
      state.isOn = control.isOn
    } change: {
      try await click($0)
    },
    BoundControl("CheckButton") { form, heard in
      let control = CheckButton("On")
      control.bind(isActive: Bindable(form).isOn)
      control.onToggled(heard)
      return control
    } shows: { (control: CheckButton, state) in
      state.isOn = control.isActive
    } change: {
      try await click($0)
    },
    BoundControl("ToggleButton") { form, heard in
      let control = ToggleButton("On")
      control.bind(isActive: Bindable(form).isOn)
      control.onToggled(heard)
      return control
    } shows: { (control: ToggleButton, state) in
      state.isOn = control.isActive
    } change: {
      try await click($0)
    },
    BoundControl("Scale") { form, heard in
      let control = Scale(range: 0...10, step: 1)
      control.bind(value: Bindable(form).amount)
      control.onValueChanged(heard)
      return control
    } shows: { (control: Scale, state) in
      state.amount = control.value
    } change: {
      try await press("Right", in: $0)
    },
    BoundControl("SpinButton") { form, heard in
      let control = SpinButton(range: 0...10, step: 1)
      control.bind(value: Bindable(form).amount)
      control.onValueChanged(heard)
      return control
    } shows: { (control: SpinButton, state) in
      state.amount = control.value
    } change: {
      try await press("Up", in: $0)
    },
    BoundControl("Entry") { form, heard in
      let control = Entry()
      control.bind(text: Bindable(form).text)
      control.onChanged(heard)
      return control
    } shows: { (control: Entry, state) in
      state.text = control.text
    } change: {
      try await type("x", into: $0)
    },
    BoundControl("SearchEntry") { form, heard in
      let control = SearchEntry()
      control.bind(text: Bindable(form).text)
      control.onChanged(heard)
      return control
    } shows: { (control: SearchEntry, state) in
      state.text = control.text
    } change: {
      try await type("x", into: $0)
    },
    BoundControl("Gtk.TextView") { form, heard in
      let control = Gtk.TextView()
      control.bind(text: Bindable(form).text)
      control.onChanged(heard)
      return control
    } shows: { (control: Gtk.TextView, state) in
      state.text = control.text
    } change: {
      try await type("x", into: $0)
    },
  ]

  static let all = gtk + kit

  /// The kind of control of a name.
  static func named(_ name: String) throws -> BoundControl { try #require(all.first { $0.name == name }) }
}

extension BoundControl {
  /// What a program of UIKit's would do.
  private static func hear(_ control: some ControlProtocol, _ heard: @escaping () -> Void) {
    control.addAction(Action { _ in heard() }, for: [.valueChanged, .editingChanged])
  }

  static let kit: [BoundControl] = [
    BoundControl("Switch") { form, heard in
      let control = Switch(isOn: Bindable(form).isOn)
      hear(control, heard)
      return control
    } shows: { (control: Switch, state) in
      state.isOn = control.isOn
    } change: {
      try await click($0)
    },
    BoundControl("Slider") { form, heard in
      let control = Slider(value: Bindable(form).amount, in: 0...10, step: 1)
      hear(control, heard)
      return control
    } shows: { (control: Slider, state) in
      state.amount = Double(control.value)
    } change: {
      try await press("Right", in: $0)
    },
    BoundControl("Stepper") { form, heard in
      let control = Stepper(value: Bindable(form).amount, in: 0...10)
      hear(control, heard)
      return control
    } shows: { (control: Stepper, state) in
      state.amount = control.value
    } change: {
      try await click($0.require(.accessibleLabel("Increment")))
    },
    BoundControl("SegmentedControl") { form, heard in
      let control = SegmentedControl(items: ["a", "b", "c"])
      control.bind(selectedSegmentIndex: Bindable(form).choice)
      hear(control, heard)
      return control
    } shows: { (control: SegmentedControl, state) in
      state.choice = control.selectedSegmentIndex == SegmentedControl.noSegment ? nil : control.selectedSegmentIndex
    } change: {
      try await click($0.require(.text("b")))
    },
    BoundControl("PageControl") { form, heard in
      let control = PageControl()
      control.numberOfPages = 5
      control.bind(
        currentPage: Binding { [unowned form] in
          form.choice ?? 0
        } set: { [unowned form] in
          form.choice = $0
        })
      hear(control, heard)
      return control
    } shows: { (control: PageControl, state) in
      state.choice = control.currentPage
    } change: {
      try await press("Right", in: $0)
    },
    BoundControl("TextField") { form, heard in
      let control = TextField(text: Bindable(form).text)
      hear(control, heard)
      return control
    } shows: { (control: TextField, state) in
      state.text = control.text ?? ""
    } change: {
      try await type("x", into: $0)
    },
    BoundControl("TextView") { form, heard in
      let control = TextView(text: Bindable(form).text)
      let listener = TextListener(heard)
      control.delegate = listener
      control.keep(listener)
      return control
    } shows: { (control: TextView, state) in
      state.text = control.text
    } change: {
      try await type("x", into: $0)
    },
  ]

  private final class TextListener: TextViewDelegate {
    let heard: () -> Void

    init(_ heard: @escaping () -> Void) { self.heard = heard }

    func textViewDidChange(_ textView: TextView) { heard() }
  }
}

extension Widget {
  /// Keeps an object as long as the widget.
  fileprivate func keep(_ object: AnyObject) { onDestroy { _ = object } }
}

/// The kinds of `BoundControl`, for the tests' arguments.
nonisolated private let controlNames = [
  "Gtk.Switch", "CheckButton", "ToggleButton", "Scale", "SpinButton", "Entry", "SearchEntry", "Gtk.TextView",
]

@MainActor @Suite(.serialized) struct ControlBindingTests {
  private let form = BoundForm()

  @Test(
    "C-230 the user's change of a control is written once, the model's shown without a write or a call",
    arguments: controlNames)
  func oneControl(_ name: String) async throws {
    let kind = try BoundControl.named(name)
    var heard = 0
    let control = kind.make(form) { heard += 1 }
    #expect(kind.shows(form.state, in: control))
    let window = try await TestWindow(Box.vertical([control]))
    defer { window.close() }
    form.writes = 0
    try await kind.change(control)
    #expect(form.writes == 1 && heard == 1)
    #expect(kind.shows(form.state, in: control) && form.state != BoundForm.State())
    (form.writes, heard) = (0, 0)
    form.change()
    let writes = form.writes
    try await settle()
    #expect(heard == 0 && form.writes == writes)
    #expect(kind.shows(form.state, in: control))
  }

  @Test("C-231 a bound control keeps neither model nor owner, and its end ends the binding", arguments: controlNames)
  func lifetime(_ name: String) async throws {
    let kind = try BoundControl.named(name)
    var form: BoundForm? = BoundForm()
    var control: Widget? = kind.make(form!) {}
    let model = FinalizationWatch(form!)
    form = nil
    try await model.expectFinalized()
    // The control outlives its model and goes on without it.
    let end = FinalizationWatch(control!)
    try await withTestWindow(Box.vertical([control!])) { _ in try await kind.change(control!) }
    control = nil
    try await end.expectFinalized()
    let other = BoundForm()
    var second: Widget? = kind.make(other) {}
    let secondEnd = FinalizationWatch(second!)
    second = nil
    try await secondEnd.expectFinalized()
    other.change()
    try await settle()
  }

  @Test("C-232 two controls of one property move in the same frame, with one write", arguments: controlNames)
  func twoControls(_ name: String) async throws {
    let kind = try BoundControl.named(name)
    let (first, second) = (kind.make(form) {}, kind.make(form) {})
    let window = try await TestWindow(Box.vertical([first, second]))
    defer { window.close() }
    form.writes = 0
    var seen: [Bool] = []
    let written = form.state
    let painted = window.window.frameClock?.onPaint { [form] in
      if form.state != written { seen.append([first, second].allSatisfy { kind.shows(form.state, in: $0) }) }
    }
    defer { painted?.disconnect() }
    try await kind.change(first)
    #expect(form.writes == 1)
    #expect([first, second].allSatisfy { kind.shows(form.state, in: $0) })
    #expect(!seen.isEmpty && !seen.contains(false), "no frame shows the two apart")
  }

  @Test("C-230 a model's change leaves caret and selection where they are")
  func caret() async throws {
    let entry = Entry()
    entry.bind(text: Bindable(form).text)
    let window = try await TestWindow(entry)
    defer { window.close() }
    try await type("hello", into: entry)
    entry.cursorPosition = 2
    form.text = "HELLO"
    try await settle()
    #expect(entry.text == "HELLO" && entry.cursorPosition == 2)
    entry.selection = 1..<3
    #expect(entry.selection == 1..<3)
    form.text = "HELLO, YOU"
    try await settle()
    #expect(entry.selection == 1..<3)
    form.text = "HE"
    try await settle()
    #expect(entry.selection == 1..<2)
  }
}

extension Box {
  static func vertical(_ widgets: [Widget]) -> Box {
    let box = Box(.vertical)
    widgets.forEach(box.append)
    return box
  }
}
