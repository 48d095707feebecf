import Gtk

/// The widgets in which a date picker's value is chosen.
final class DatePickerFields {
  /// The user chose a day.
  var dayWasChosen: (CalendarDate) -> Void = { _ in }
  /// The user chose an hour and a minute.
  var timeWasChosen: (_ hour: Int, _ minute: Int) -> Void = { _, _ in }

  private let calendar = CalendarWidget()
  private let hour = SpinButton.withTwoFigures(0...23)
  private let minute = SpinButton.withTwoFigures(0...59)
  private let time = Gtk.Box(.horizontal, spacing: 6)
  private let hourUnit = Gtk.Label("")
  private let minuteUnit = Gtk.Label("")
  private let separator = Gtk.Label(":")
  private var dayButton: MenuButton?
  private var timeButton: MenuButton?

  init() {
    calendar.followLanguage { [unowned self] in
      calendar.setUsualAccessibleName(String(kit: "Date"))
      hour.setUsualAccessibleName(String(kit: "Hours"))
      minute.setUsualAccessibleName(String(kit: "Minutes"))
      hourUnit.text = String(kit: "h")
      minuteUnit.text = String(kit: "min")
    }
    for part in [hour, hourUnit, separator, minute, minuteUnit] as [Widget] {
      part.valign = .center
      time.append(part)
    }
    for part in [hourUnit, minuteUnit, separator] { part.setAccessibleHidden(true) }
    minuteInterval = 1
    for signal in [calendar.onDaySelected] + calendar.turns { signal { [unowned self] in didChooseDay() } }
    for field in [hour, minute] {
      field.onValueChanged { [unowned self] in didChooseTime() }
    }
  }

  /// The distance between the minutes that can be chosen.
  var minuteInterval = 1 {
    didSet {
      minute.range = 0...Double(60 - minuteInterval)
      minute.setIncrements(step: Double(minuteInterval), page: Double(max(minuteInterval, 10)))
    }
  }

  /// Whether hours and minutes are a length of time.
  var showsDuration = false {
    didSet {
      hourUnit.isVisible = showsDuration
      minuteUnit.isVisible = showsDuration
      separator.isVisible = !showsDuration
    }
  }

  // MARK: Arrangement

  /// The fields, arranged in a style, taken from where they were.
  func arrange(_ style: DatePickerStyle, hasDay: Bool, hasTime: Bool) -> Widget {
    for part in [calendar, time] { part.detachFromParent() }
    dayButton = nil
    timeButton = nil
    let isInline = style == .inline
    let container = Gtk.Box(isInline ? .vertical : .horizontal, spacing: 6)
    container.halign = .start
    container.valign = .center
    time.halign = .center
    if hasDay {
      if isInline { container.append(calendar) } else { container.append(makeButton(opening: calendar, &dayButton)) }
    }
    if hasTime {
      if isInline { container.append(time) } else { container.append(makeButton(opening: time, &timeButton)) }
    }
    return container
  }

  private func makeButton(opening content: Widget, _ made: inout MenuButton?) -> Widget {
    let popover = Popover()
    popover.child = content
    let button = MenuButton()
    button.popover = popover
    made = button
    return button
  }

  // MARK: Value

  /// Shows a day and a time.
  func show(_ date: LocalTime) {
    calendar.date = date.date
    shownDay = date.date
    let day = date.text("%x")
    dayButton?.label = day
    dayButton?.followLanguage { [unowned self] in
      dayButton?.setAccessibleLabel(String(kit: "Date, \(day)"))
    }
    showTime(hour: date.hour, minute: date.minute)
  }

  /// Shows hours and minutes.
  func showTime(hour: Int, minute: Int) {
    shownTime = (hour, minute)
    self.hour.value = Double(hour)
    self.minute.value = Double(minute)
    let time = "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    timeButton?.label = time
    timeButton?.followLanguage { [unowned self] in
      timeButton?.setAccessibleLabel(String(kit: "Time, \(time)"))
    }
  }

  private var shownTime = (hour: 0, minute: 0)

  private func didChooseTime() {
    let (hour, minute) = (Int(hour.value), Int(minute.value))
    // A value that is set while another one is told is told by GTK once more, after that.
    if (hour, minute) != shownTime { timeWasChosen(hour, minute) }
  }

  private var shownDay = CalendarDate.today

  private func didChooseDay() {
    let day = calendar.date
    guard day != shownDay else { return }
    // The arrows beside month and year choose, too, and more is to be chosen then.
    let isOtherMonth = (day.year, day.month) != (shownDay.year, shownDay.month)
    dayWasChosen(day)
    if !isOtherMonth { dayButton?.popdown() }
  }
}

extension SpinButton {
  /// A whole number with two figures, as clocks show it, to type or step, that goes on at the other end.
  package static func withTwoFigures(_ range: ClosedRange<Double>) -> SpinButton {
    let field = SpinButton(range: range, step: 1)
    field.wrapsAround = true
    field.takesNumbersAlone = true
    field.orientation = .vertical
    field.widthChars = 2
    let shown: EventSignal<> = EventSignal(field, "output")
    shown { [unowned field] in
      let number = Int(clamping: field.value.rounded())
      field.text = number < 10 ? "0\(number)" : "\(number)"
      return .stop
    }
    return field
  }
}
