import FoundationEssentials
import Gtk

/// A month to choose the day of.
struct CalendarControl: WidgetView {
  let selection: Binding<Date>
  let limits: DateLimits
  let name: String?
  var didChoose: () -> Void = {}
  static var readsBindings: Bool { true }

  func makeWidget(_ node: WidgetViewNode<Self>) -> CalendarWidget {
    let calendar = CalendarWidget()
    let choose = { [unowned node, unowned calendar] in
      let view = node.view
      let before = withoutTracking { view.selection.wrappedValue }
      var time = before.localTime
      let day = calendar.date
      let isOtherMonth = (time.year, time.month) != (day.year, day.month)
      (time.year, time.month, time.day) = (day.year, day.month, day.day)
      let chosen = view.limits.clamped(Date(time))
      if chosen != before { node.write(chosen, to: view.selection) }
      // A day out of the limits is not chosen; the calendar goes back to the one that is.
      calendar.date = chosen.localTime.date
      if !isOtherMonth { view.didChoose() }
    }
    calendar.onDaySelected { choose() }
    for turn in calendar.turns {
      turn { [unowned node, unowned calendar] in
        let shown = withoutTracking { node.view.selection.wrappedValue.localTime.date }
        if calendar.date != shown { choose() }
      }
    }
    return calendar
  }

  func update(_ calendar: CalendarWidget, _ node: WidgetViewNode<Self>) {
    calendar.date = selection.wrappedValue.localTime.date
    calendar.isSensitive = node.values.isEnabled
    name.map(calendar.setUsualAccessibleLabel)
  }
}

/// A button with the day, that opens the calendar.
struct DayButton: View {
  @State private var isOpen = false
  let selection: Binding<Date>
  let limits: DateLimits
  let name: String?

  var body: some View {
    let day = selection.wrappedValue.localTime.text("%x")
    Button(day) { isOpen = true }
      .accessibilityLabel(name.map { "\($0), \(day)" } ?? day)
      .popover(isPresented: $isOpen) {
        CalendarControl(selection: selection, limits: limits, name: name) { isOpen = false }
      }
  }
}

/// Hours and minutes to type or step.
struct TimeFields: View {
  let selection: Binding<Date>
  let limits: DateLimits
  let name: String?

  private func part(_ path: WritableKeyPath<LocalTime, Int>) -> Binding<Double> {
    Binding {
      Double(selection.wrappedValue.localTime[keyPath: path])
    } set: { value in
      var time = selection.wrappedValue.localTime
      time[keyPath: path] = Int(value)
      time.second = 0
      selection.wrappedValue = limits.clamped(Date(time))
    }
  }

  private func label(_ part: String) -> String { name.map { "\($0), \(part)" } ?? part }

  var body: some View {
    HStack(spacing: 4) {
      NumberField(value: part(\.hour), range: 0...23, name: label("hour"))
      Text(verbatim: ":").accessibilityHidden(true)
      NumberField(value: part(\.minute), range: 0...59, name: label("minute"))
    }
  }
}

/// A whole number to type or step, that goes on at the other end.
private struct NumberField: WidgetView {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let name: String
  static var readsBindings: Bool { true }

  func makeWidget(_ node: WidgetViewNode<Self>) -> SpinButton {
    let field = SpinButton(range: range, step: 1)
    field.setProperty("wrap", to: true)
    field.setProperty("orientation", to: 1)
    field.setProperty("width-chars", to: 2)
    field.onValueChanged { [unowned node, unowned field] in node.write(field.value, to: node.view.value) }
    return field
  }

  func update(_ field: SpinButton, _ node: WidgetViewNode<Self>) {
    field.value = value.wrappedValue
    field.isSensitive = node.values.isEnabled
    field.setUsualAccessibleLabel(name)
  }
}
