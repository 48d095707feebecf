import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct KitControlTests {
  let log = Log()

  private func note(_ control: some ControlProtocol, _ events: [(Control.Event, String)]) {
    for (event, name) in events { control.addAction(Action { [log] _ in log.note(name) }, for: event) }
  }

  @Test func aSwitchTellsWhatTheUserDoesAndNothingElse() async throws {
    let control = Switch()
    note(control, [(.valueChanged, "changed")])
    let window = try await TestWindow(Box.vertical([control]))
    defer { window.close() }
    control.setOn(true, animated: true)
    control.isOn = false
    #expect(log.entries.isEmpty)
    try await click(control)
    #expect(control.isOn && log.entries == ["changed"])
  }

  @Test func aSliderKeepsItsValueInItsLimits() async throws {
    let slider = Slider()
    slider.value = 0.3
    #expect(slider.value == 0.3)
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 8
    #expect(slider.maximumValue == 8 && slider.value == 8)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 8)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aSliderThatIsNotContinuousTellsWhenItIsLetGo() async throws {
    let slider = Slider()
    slider.isContinuous = false
    note(slider, [(.touchDown, "down"), (.valueChanged, "changed"), (.touchUpInside, "up")])
    let window = try await TestWindow(Box.vertical([slider]), width: 300, height: 80)
    defer { window.close() }
    let middle = Double(slider.height) / 2
    try await drag(slider, from: Place(x: 20, y: middle), at: Place(x: 200, y: middle))
    #expect(log.entries == ["down", "changed", "up"])
    #expect(slider.value > 0.3)
    log.clear()
    try await press("Right", in: slider)
    #expect(log.entries == ["changed"], "a key has no end to wait for")
  }

  @Test func aStepperStepsInItsLimitsAndWrapsWhereItIsToldTo() async throws {
    let stepper = Stepper()
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (0, 4, 2)
    note(stepper, [(.valueChanged, "changed")])
    let window = try await TestWindow(Box.vertical([stepper]))
    defer { window.close() }
    let (minus, plus) = try (
      stepper.require(.accessibleLabel("Decrement")), stepper.require(.accessibleLabel("Increment"))
    )
    #expect(!minus.isSensitive)
    try await click(plus)
    try await click(plus)
    #expect(stepper.value == 4 && !plus.isSensitive && log.entries.count == 2)
    stepper.wraps = true
    try await click(plus)
    #expect(stepper.value == 0)
    stepper.value = 99
    #expect(stepper.value == 4 && log.entries.count == 3)
  }

  @Test func aSegmentedControlChoosesOneSegment() async throws {
    let control = SegmentedControl(items: ["One", "Two"])
    note(control, [(.valueChanged, "changed")])
    let window = try await TestWindow(Box.vertical([control]))
    defer { window.close() }
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment && control.numberOfSegments == 2)
    try await click(control.require(.text("Two")))
    #expect(control.selectedSegmentIndex == 1 && log.entries == ["changed"])
    control.selectedSegmentIndex = 0
    #expect(control.selectedSegmentIndex == 0 && log.entries == ["changed"])
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 0) == "Zero")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment && control.numberOfSegments == 2)
    control.setTitle("Three", forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Three" && !control.isEnabledForSegment(at: 1))
    control.insertSegment(action: Action(title: "Go") { [log] _ in log.note("go") }, at: 2, animated: false)
    try await settle()
    try await click(control.require(.text("Go")))
    #expect(log.entries == ["changed", "changed", "go"])
  }

  @Test func aPageControlStepsWithPressesAndKeys() async throws {
    let control = PageControl()
    note(control, [(.valueChanged, "changed")])
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    let window = try await TestWindow(Box.vertical([control]), width: 200, height: 60)
    defer { window.close() }
    control.currentPage = 0
    try await click(control, at: Place(x: 190, y: 12))
    #expect(control.currentPage == 1)
    try await press("Right", in: control)
    #expect(control.currentPage == 2)
    try await press("Left", in: control)
    #expect(control.currentPage == 1 && log.entries.count == 3)
    #expect(control.measured(.horizontal).natural == 48)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.hidesForSinglePage = true
    #expect(control.measured(.horizontal).natural == 0)
  }

  @Test func anIndicatorIsSeenWhileItMoves() {
    let indicator = ActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }

  @Test func aProgressMovesToWhereItIsSetAnimated() async throws {
    let bar = ProgressView(progressViewStyle: .default)
    bar.progress = 1.5
    #expect(bar.progress == 1)
    bar.progress = 0
    let window = try await TestWindow(Box.vertical([bar]))
    defer { window.close() }
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    bar.setProgress(1, animated: true)
    #expect(bar.progress == 1, "where it goes")
    #expect(bar.fraction < 1)
    try await wait(for: "the end") { bar.fraction == 1 }
  }

  private final class Listener: TextFieldDelegate, TextViewDelegate {
    let log: Log
    var mayReturn = true

    init(_ log: Log) { self.log = log }

    func textFieldDidBeginEditing(_ textField: TextField) { log.note("begin") }
    func textFieldDidEndEditing(_ textField: TextField) { log.note("end") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      log.note("return")
      return mayReturn
    }
    func textViewDidChange(_ textView: TextView) { log.note("changed \(textView.text ?? "")") }
  }

  @Test func aTextFieldTellsEditingAndEnter() async throws {
    let (field, other) = (TextField(), TextField())
    field.placeholder = "Name"
    #expect(field.text == "" && field.placeholder == "Name" && !field.hasText)
    let listener = Listener(log)
    field.delegate = listener
    note(
      field,
      [
        (.editingDidBegin, "began"), (.editingChanged, "changed"), (.primaryActionTriggered, "entered"),
        (.editingDidEnd, "ended"),
      ])
    let window = try await TestWindow(Box.vertical([other, field]))
    defer { window.close() }
    other.grabFocus()
    try await settle()
    log.clear()
    try await type("a", into: field)
    field.text = "ab"
    #expect(log.entries == ["begin", "began", "changed"])
    log.clear()
    try await press(.enter, in: field)
    listener.mayReturn = false
    try await press(.enter, in: field)
    #expect(log.entries == ["return", "entered", "return"])
    log.clear()
    other.grabFocus()
    try await settle()
    #expect(log.entries == ["end", "ended"])
    field.isSecureTextEntry = true
    #expect(field.isSecureTextEntry)
    field.text = nil
    #expect(field.text == "")
  }

  @Test func aTextViewTellsItsDelegateOfTheUsersChanges() async throws {
    let view = TextView()
    let listener = Listener(log)
    view.delegate = listener
    let window = try await TestWindow(view)
    defer { window.close() }
    view.text = "set"
    try await type("!", into: view)
    #expect(log.entries.count == 1 && view.text.contains("!") && view.hasText)
    view.isEditable = false
    await #expect(throws: ActionError.self) { try await type("?", into: view) }
  }

  /// A control of a program's own.
  private final class Rating: Control {
    var rating = 0

    func choose(_ rating: Int) {
      self.rating = rating
      sendActions(for: .valueChanged)
    }
  }

  @Test func aControlOfAProgramsOwnTellsWhatItSays() {
    let control = Rating()
    control.addTarget(self.log, action: { [log] (sender: Rating) in log.note("\(sender.rating)") }, for: .valueChanged)
    control.choose(4)
    #expect(log.entries == ["4"])
    control.isEnabled = false
    #expect(control.state == .disabled)
  }
}
