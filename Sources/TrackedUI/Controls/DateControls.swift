import Foundation
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
      let zone = node.values.formatPlace.timeZone
      var time = LocalTime(before, in: zone)
      let day = calendar.date
      let isOtherMonth = (time.year, time.month) != (day.year, day.month)
      (time.year, time.month, time.day) = (day.year, day.month, day.day)
      let chosen = view.limits.clamped(time.date(in: zone))
      if chosen != before { node.write(chosen, to: view.selection) }
      // A day out of the limits is not chosen; the calendar goes back to the one that is.
      calendar.date = LocalTime(chosen, in: zone).date
      if !isOtherMonth { view.didChoose() }
    }
    calendar.onDaySelected { choose() }
    for turn in calendar.turns {
      turn { [unowned node, unowned calendar] in
        let shown = withoutTracking {
          LocalTime(node.view.selection.wrappedValue, in: node.values.formatPlace.timeZone).date
        }
        if calendar.date != shown { choose() }
      }
    }
    return calendar
  }

  func update(_ calendar: CalendarWidget, _ node: WidgetViewNode<Self>) {
    calendar.date = LocalTime(selection.wrappedValue, in: node.values.formatPlace.timeZone).date
    calendar.isSensitive = node.values.isEnabled
    name.map(calendar.setUsualAccessibleLabel)
  }
}

/// A button with the day, that opens the calendar.
struct DayButton: View {
  @State private var isOpen = false
  @Environment(\.formatPlace) private var place
  let selection: Binding<Date>
  let limits: DateLimits
  let name: String?

  var body: some View {
    let day = place.text(selection.wrappedValue, Date.FormatStyle(date: .numeric, time: .omitted))
    Button(day) { isOpen = true }
      .accessibilityLabel(name.map { "\($0), \(day)" } ?? day)
      .popover(isPresented: $isOpen) {
        CalendarControl(selection: selection, limits: limits, name: name) { isOpen = false }.padding(8)
      }
  }
}

/// Hours and minutes to type or step.
struct TimeFields: View {
  @Environment(\.formatPlace) private var place
  let selection: Binding<Date>
  let limits: DateLimits
  let name: String?

  private func part(_ path: WritableKeyPath<LocalTime, Int>) -> Binding<Double> {
    let zone = place.timeZone
    return Binding {
      Double(LocalTime(selection.wrappedValue, in: zone)[keyPath: path])
    } set: { value in
      var time = LocalTime(selection.wrappedValue, in: zone)
      time[keyPath: path] = Int(value)
      time.second = 0
      selection.wrappedValue = limits.clamped(time.date(in: zone))
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
    let field = SpinButton.withTwoFigures(range)
    field.onValueChanged { [unowned node, unowned field] in node.write(field.value, to: node.view.value) }
    return field
  }

  func update(_ field: SpinButton, _ node: WidgetViewNode<Self>) {
    field.value = value.wrappedValue
    field.isSensitive = node.values.isEnabled
    field.setUsualAccessibleLabel(name)
  }
}
