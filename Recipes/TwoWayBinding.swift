// How do controls show and change a model, without a handler and a hook for each?
//
// `@Bindable` makes bindings to a model's properties. A control with a binding shows the property and writes it when the user
// moves the control. There is no echo: a change of the model calls no action. You still need a hook for what the model decides,
// such as whether a control is enabled. Use a binding made of closures where the model has the value in another form.

import TrackedKit

@Observable final class AlarmSettings {
  var isOn = false
  var name = ""
  var volume = 0.5
  var snoozes = 3
  var repetition: Repetition = .daily

  enum Repetition: String, CaseIterable { case daily, weekdays, never }
}

final class AlarmViewController: ViewController {
  @Bindable private var alarm: AlarmSettings
  private let summary = Label()
  private let slider: Slider

  init(_ alarm: AlarmSettings) {
    self.alarm = alarm
    slider = Slider(value: Bindable(alarm).volume)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let repetition = SegmentedControl(items: ["Daily", "Weekdays", "Never"])
    repetition.bind(
      selectedSegmentIndex: Binding { [alarm] in
        AlarmSettings.Repetition.allCases.firstIndex(of: alarm.repetition)!
      } set: { [alarm] in
        alarm.repetition = AlarmSettings.Repetition.allCases[$0]
      })
    let column = StackView(arrangedSubviews: [
      Switch(isOn: $alarm.isOn), TextField(text: $alarm.name, placeholder: "Name"), slider,
      Stepper(value: $alarm.snoozes, in: 0...5), repetition, summary,
    ])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 12
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    slider.isEnabled = alarm.isOn
    summary.text =
      alarm.isOn ? "\(alarm.name) rings \(alarm.repetition.rawValue), \(alarm.snoozes) snoozes" : "\(alarm.name) is off"
  }
}
