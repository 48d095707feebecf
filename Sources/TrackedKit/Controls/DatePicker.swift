public import Gtk

/// Chooses a day, a time of day, both, or a length of time.
///
/// ```swift
/// let picker = DatePicker()
/// picker.datePickerMode = .date
/// picker.minimumDate = .now
/// picker.addTarget(self, action: dateChanged, for: .valueChanged)
/// ```
///
/// Sends `.valueChanged` when the user chooses. Dates are `LocalTime`, a day and a time where the user is:
/// `LocalTime(secondsSince1970:)` and `secondsSince1970` convert from and to Foundation's `Date`.
///
/// Hours count to 24 in every language.
@MainActor open class DatePicker: Control {
  /// The kind of choice.
  public nonisolated enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time
    /// A day.
    case date
    /// A day, with hours and minutes.
    case dateAndTime
    /// How long something takes, in hours and minutes; see `countDownDuration`.
    case countDownTimer
  }

  private let fields = DatePickerFields()

  /// A picker of a day and a time, at the present moment.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    fields.dayWasChosen = { [unowned self] day in userDidChoose(day) }
    fields.timeWasChosen = { [unowned self] hour, minute in userDidChoose(hour: hour, minute: minute) }
    rebuild()
  }

  /// A picker that shows a property of a model and changes it.
  public convenience init(date: Binding<LocalTime>, mode: Mode = .dateAndTime) {
    self.init()
    datePickerMode = mode
    bind(date: date)
  }

  // MARK: Value

  /// The chosen date: within the limits, and on a multiple of `minuteInterval`. Setting it calls no action. In a mode without a
  /// day, or without a time, that part stays as it was set.
  @AlwaysObserved public final var date = LocalTime.now {
    didSet {
      precondition(date.date.exists, "\(date) is no day")
      _date.wrappedValue = admitted(date)
      if date != oldValue { showValue() }
    }
  }

  /// Sets `date`. It is shown at once in every case.
  public final func setDate(_ date: LocalTime, animated: Bool) { self.date = date }

  /// The length of time that is chosen in the mode `.countDownTimer`, in seconds, from 0 to less than a day, in whole multiples of
  /// `minuteInterval`. The user cannot choose 0: that becomes the shortest one. Setting it calls no action.
  @AlwaysObserved open var countDownDuration = 0.0 {
    didSet {
      _countDownDuration.wrappedValue = admitted(countDownDuration)
      if countDownDuration != oldValue { showValue() }
    }
  }

  /// Binds `date` to a model's property, in both directions, replacing a previous binding.
  @discardableResult
  public final func bind(date binding: Binding<LocalTime>) -> ControlBinding {
    bind("date", binding, read: { $0.date }, show: { $0.date = $1 })
  }

  /// Binds `countDownDuration` to a model's property, in both directions, replacing a previous binding.
  @discardableResult
  public final func bind(countDownDuration binding: Binding<Double>) -> ControlBinding {
    bind("countDownDuration", binding, read: { $0.countDownDuration }, show: { $0.countDownDuration = $1 })
  }

  // MARK: Limits

  /// The first moment that can be chosen; nil for any. Above `maximumDate` neither counts.
  @AlwaysObserved public final var minimumDate: LocalTime? { didSet { limitsDidChange() } }
  /// The last moment that can be chosen; nil for any. Below `minimumDate` neither counts.
  @AlwaysObserved public final var maximumDate: LocalTime? { didSet { limitsDidChange() } }
  /// The distance between the minutes that can be chosen. A number that 60 cannot be divided by, or one above 30, counts as 1.
  @AlwaysObserved open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { _minuteInterval.wrappedValue = 1 }
      guard minuteInterval != oldValue else { return }
      fields.minuteInterval = minuteInterval
      limitsDidChange()
    }
  }

  private func limitsDidChange() {
    date = admitted(date)
    countDownDuration = admitted(countDownDuration)
  }

  /// The nearest date that can be chosen; the limits go before the interval.
  private func admitted(_ date: LocalTime) -> LocalTime {
    var date = date
    if date.minute % minuteInterval != 0 {
      (date.minute, date.second) = (date.minute / minuteInterval * minuteInterval, 0)
    }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let maximumDate, date > maximumDate { date = maximumDate }
    if let minimumDate, date < minimumDate { date = minimumDate }
    return date
  }

  private func admitted(_ duration: Double) -> Double {
    let step = Double(minuteInterval) * 60
    return (max(0, min(duration, 86_399)) / step).rounded(.down) * step
  }

  // MARK: The user

  private func userDidChoose(_ day: CalendarDate) {
    var chosen = date
    (chosen.year, chosen.month, chosen.day) = (day.year, day.month, day.day)
    userDidChoose(chosen)
  }

  private func userDidChoose(hour: Int, minute: Int) {
    guard datePickerMode != .countDownTimer else {
      let old = countDownDuration
      countDownDuration = max(Double(hour * 3600 + minute * 60), Double(minuteInterval) * 60)
      return tell(countDownDuration != old)
    }
    var chosen = date
    (chosen.hour, chosen.minute, chosen.second) = (hour, minute, 0)
    userDidChoose(chosen)
  }

  private func userDidChoose(_ chosen: LocalTime) {
    let old = date
    date = chosen
    tell(date != old)
  }

  private func tell(_ isAnother: Bool) {
    // What cannot be chosen goes back to what is.
    showValue()
    guard isAnother else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Look

  /// The kind of choice; a day and a time unless set.
  @AlwaysObserved open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }

  /// How the picker would like to look; `.automatic` unless set.
  @AlwaysObserved open var preferredDatePickerStyle = DatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// How the picker looks: `.compact` or `.inline`. A length of time is always in the view itself.
  public final var datePickerStyle: DatePickerStyle {
    preferredDatePickerStyle == .inline || datePickerMode == .countDownTimer ? .inline : .compact
  }

  private func rebuild() {
    addedChildren.forEach(removeChild)
    fields.showsDuration = datePickerMode == .countDownTimer
    let hasDay = datePickerMode == .date || datePickerMode == .dateAndTime
    addSubview(fields.arrange(datePickerStyle, hasDay: hasDay, hasTime: datePickerMode != .date))
    showValue()
  }

  private func showValue() {
    if datePickerMode == .countDownTimer {
      let minutes = Int(countDownDuration / 60)
      fields.showTime(hour: minutes / 60, minute: minutes % 60)
    } else {
      fields.show(date)
    }
  }
}

/// A date picker's date, for a program whose own `date` of a picker is Foundation's `Date`, as in ported sources.
@MainActor public protocol LocalTimePicker: AnyObject {
  /// The chosen date.
  var date: LocalTime { get set }
  /// The first moment that can be chosen; nil for any.
  var minimumDate: LocalTime? { get set }
  /// The last moment that can be chosen; nil for any.
  var maximumDate: LocalTime? { get set }
}

extension DatePicker: LocalTimePicker {}

/// How a date picker looks.
public nonisolated enum DatePickerStyle: Int, Sendable {
  /// The style that suits the mode: `.compact`, and `.inline` for a length of time.
  case automatic = 0
  /// Buttons with the day and the time, which open a calendar or a clock.
  case compact = 2
  /// A calendar, and fields for hours and minutes, in the view itself.
  case inline = 3

  /// Wheels are for fingers.
  @available(*, unavailable, message: "wheels are for fingers: write .inline or .compact")
  public static var wheels: DatePickerStyle { .inline }
}
