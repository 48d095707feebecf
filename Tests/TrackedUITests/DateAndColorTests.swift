import GtkTesting
import Testing
import TrackedUI

/// Pickers of dates and colours, and pictures that are loaded, in real windows.
@MainActor @Suite(.serialized) struct DateAndColorTests {
  @Observable final class Trip {
    var start = Date(
      timeIntervalSince1970: LocalTime(year: 2024, month: 2, day: 28, hour: 9, minute: 30).secondsSince1970)
    var color = Color(red: 1, green: 0, blue: 0, opacity: 1)
  }

  let trip = Trip()

  private var time: LocalTime { LocalTime(secondsSince1970: trip.start.timeIntervalSince1970) }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aCalendarAndTheModelFollowEachOther() async throws {
    struct Root: View {
      @Bindable var trip: Trip
      var body: some View { DatePicker("Start", selection: $trip.start).datePickerStyle(.graphical) }
    }
    let (window, _) = try await show(Root(trip: trip))
    defer { window.close() }
    let calendar = try window.require(CalendarWidget.self, .accessibleLabel("Start"))
    #expect(calendar.date == CalendarDate(year: 2024, month: 2, day: 28))
    trip.start += 86_400
    try await settle()
    #expect(calendar.date.day == 29)
    // The keyboard begins among the days of the month before.
    calendar.grabFocus()
    try await press(.right, in: calendar)
    try await press(.space, in: calendar)
    #expect(time.month == 1 && time.day == calendar.date.day)
    #expect((time.hour, time.minute) == (9, 30), "the time of the day stays")
    let hour = try window.require(SpinButton.self, .accessibleLabel("Start, hour"))
    #expect(hour.value == 9)
    try await press(.up, in: hour)
    #expect(time.hour == 10 && time.month == 1)
  }

  @Test func aMonthThatIsTurnedToTakesTheDayAlong() async throws {
    struct Root: View {
      @Bindable var trip: Trip
      var body: some View { DatePicker("Start", selection: $trip.start).datePickerStyle(.graphical) }
    }
    let (window, _) = try await show(Root(trip: trip))
    defer { window.close() }
    let calendar = try window.require(CalendarWidget.self, .accessibleLabel("Start"))
    let arrows = calendar.findAll(Gtk.Button.self).filter(\.isMapped)
    #expect(arrows.count == 4, "month and year, back and forth")
    for arrow in arrows {
      try await click(arrow)
      #expect(time.date == calendar.date)
    }
    #expect(calendar.date == CalendarDate(year: 2024, month: 2, day: 28))
  }

  @Test func whatIsOutOfTheLimitsIsNotChosen() async throws {
    struct Root: View {
      @Bindable var trip: Trip
      let last: Date
      var body: some View {
        DatePicker("Start", selection: $trip.start, in: last..., displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
    let last = trip.start
    let (window, _) = try await show(Root(trip: trip, last: last))
    defer { window.close() }
    let calendar = try window.require(CalendarWidget.self, .any)
    calendar.grabFocus()
    try await press(.right, in: calendar)
    try await press(.space, in: calendar)
    #expect(trip.start == last && calendar.date.day == 28)
  }

  @Test(
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
  func aColourIsChosen() async throws {
    struct Root: View {
      @Bindable var trip: Trip
      var body: some View { ColorPicker("Paint", selection: $trip.color) }
    }
    let (window, _) = try await show(Root(trip: trip), width: 500, height: 500)
    defer { window.close() }
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Paint")))
    try await settle()
    let green = try window.window.require(Scale.self, .accessibleLabel("Green"))
    #expect(green.value == 0)
    try await press(.right, in: green)
    #expect(green.value > 0)
    #expect(trip.color == Color(red: 1, green: green.value, blue: 0, opacity: 1))
    try await click(window.window.require(Gtk.Button.self, .accessibleLabel("White")))
    #expect(trip.color == Color(red: 1, green: 1, blue: 1, opacity: 1))
    // A window that closes with its bubble open keeps the pointer from the next test.
    try await press("Escape", in: window.window)
  }

  @Test func aPictureIsLoadedAndItsFailureTold() async throws {
    struct Root: View {
      let url: URL?
      var body: some View {
        AsyncImage(url: url) { phase in
          if phase.image != nil {
            Text("shown")
          } else if phase.error != nil {
            Text("failed")
          } else {
            Text("waiting")
          }
        }
      }
    }
    let path = FileManager.default.temporaryDirectory.path + "/tracked-async-\(UInt32.random(in: 0 ... .max)).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (window, controller) = try await show(Root(url: nil))
    defer { window.close() }
    #expect(window.texts == ["waiting"])
    try savePNG(of: window.window, to: path)
    controller.rootView = Root(url: URL(string: "file://\(path)"))
    try await wait { window.texts == ["shown"] }
    controller.rootView = Root(url: URL(string: "file:///nowhere.png"))
    try await wait { window.texts == ["failed"] }
  }
}
