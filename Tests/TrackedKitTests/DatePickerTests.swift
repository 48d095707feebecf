import GtkTesting
import Testing

/// The date picker, used by keys and clicks.
@MainActor @Suite(.serialized) struct DatePickerTests {
  private let start = LocalTime(year: 2024, month: 2, day: 28, hour: 9, minute: 30, second: 12)

  private func field(_ name: String, in window: TestWindow) throws -> SpinButton {
    try window.require(SpinButton.self, .accessibleLabel(name))
  }

  @Test(
    "the user's choice is told once, the program's is not; what is not shown stays",
    .enabled("needs an X server's events") { await Delivery.method == .events }) func choosing() async throws
  {
    let picker = DatePicker()
    picker.preferredDatePickerStyle = .inline
    var told: [LocalTime] = []
    picker.addAction(Action { _ in told.append(picker.date) }, for: .valueChanged)
    let window = try await TestWindow(picker, width: 400, height: 500)
    defer { window.close() }
    picker.date = start
    let calendar = try window.require(CalendarWidget.self)
    #expect(calendar.date == start.date && told.isEmpty)
    #expect(try field("Hours", in: window).text == "09" && field("Minutes", in: window).text == "30")
    // The keyboard begins among the days of the month before.
    calendar.grabFocus()
    try await press(.right, in: calendar)
    try await press(.space, in: calendar)
    #expect(
      told.map(\.date) == [picker.date.date] && picker.date.date == calendar.date && picker.date.date != start.date)
    #expect(picker.date.hour == 9 && picker.date.minute == 30 && picker.date.second == 12, "the time of day stays")
    try await press(.up, in: field("Hours", in: window))
    #expect(told.map(\.hour) == [9, 10] && picker.date.second == 0)
  }

  @Test("what is out of the limits is not chosen, and minutes keep their distance") func limits() async throws {
    let picker = DatePicker()
    picker.preferredDatePickerStyle = .inline
    picker.minimumDate = start
    picker.maximumDate = start.adding(seconds: 3600)
    picker.date = LocalTime(year: 2020, month: 1, day: 1)
    #expect(picker.date == start)
    picker.date = LocalTime(year: 2030, month: 1, day: 1)
    #expect(picker.date == start.adding(seconds: 3600))
    var told: [LocalTime] = []
    picker.addAction(Action { _ in told.append(picker.date) }, for: .valueChanged)
    let window = try await TestWindow(picker, width: 400, height: 500)
    defer { window.close() }
    let hours = try field("Hours", in: window)
    try await press(.up, in: hours)
    #expect(told == [] && hours.value == 10, "the field goes back")
    try await press(.down, in: hours)
    #expect(told.map(\.hour) == [9] && picker.date.hour == 9)
    picker.minimumDate = nil
    picker.maximumDate = nil
    picker.minuteInterval = 15
    picker.date = LocalTime(year: 2024, month: 5, day: 1, hour: 8, minute: 50)
    #expect(picker.date.minute == 45)
    let minutes = try field("Minutes", in: window)
    try await press(.up, in: minutes)
    #expect(picker.date.minute == 0 && picker.date.hour == 8, "from 45 on to 0")
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1, "60 cannot be divided by 7")
    picker.minimumDate = start
    picker.maximumDate = start.adding(seconds: -1)
    picker.date = LocalTime(year: 2020, month: 1, day: 1)
    #expect(picker.date.year == 2020, "limits in the wrong order do not count")
  }

  @Test("a length of time is chosen in hours and minutes, and is never nothing") func duration() async throws {
    let picker = DatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3719
    #expect(picker.countDownDuration == 3660 && picker.datePickerStyle == .inline)
    let window = try await TestWindow(picker)
    defer { window.close() }
    #expect(window.find(CalendarWidget.self) == nil && window.find(Gtk.Label.self, .text("min")) != nil)
    var told: [Double] = []
    picker.addTarget(picker, action: { told.append(picker.countDownDuration) }, for: .valueChanged)
    try await press(.down, in: field("Hours", in: window))
    try await press(.down, in: field("Minutes", in: window))
    #expect(told == [60] && picker.countDownDuration == 60, "an hour and a minute, a minute, and no less")
  }

  @Observable final class Trip { var start = LocalTime(year: 2024, month: 2, day: 28, hour: 9, minute: 30) }

  @Test("C-230 a date and a property of a model follow each other") func binding() async throws {
    let trip = Bindable(wrappedValue: Trip())
    let picker = DatePicker(date: trip.start, mode: .time)
    picker.preferredDatePickerStyle = .inline
    let window = try await TestWindow(picker)
    defer { window.close() }
    try await press(.up, in: field("Minutes", in: window))
    #expect(trip.wrappedValue.start.minute == 31)
    trip.wrappedValue.start.hour = 20
    try await settle()
    #expect(try field("Hours", in: window).value == 20)
  }

  @Test(
    "compact buttons show the day and the time, and open what they are chosen in",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func compact() async throws {
    let picker = DatePicker()
    picker.date = start
    let window = try await TestWindow(picker, width: 500, height: 500)
    defer { window.close() }
    #expect(picker.datePickerStyle == .compact)
    let day = start.text("%x")
    try await click(window.require(MenuButton.self, .accessibleLabel("Date, \(day)")))
    let calendar = try window.window.require(CalendarWidget.self)
    try await wait(for: "the calendar") { calendar.isMapped }
    calendar.grabFocus()
    try await press(.right, in: calendar)
    try await press(.space, in: calendar)
    #expect(picker.date.date != start.date && picker.date.date == calendar.date)
    try await press("Escape", in: window.window)
    try await click(window.require(MenuButton.self, .accessibleLabel("Time, 09:30")))
    let minutes = try window.window.require(SpinButton.self, .accessibleLabel("Minutes"))
    try await press(.up, in: minutes)
    #expect(picker.date.minute == 31 && window.find(MenuButton.self, .accessibleLabel("Time, 09:31")) != nil)
    try await press("Escape", in: window.window)
  }
}
