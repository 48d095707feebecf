import FoundationEssentials
import GtkTesting
import Testing

@testable import TrackedUI

/// A calendar in which any number of days are chosen, in real windows.
@MainActor @Suite(.serialized) struct MultiDatePickerTests {
  @Observable final class Holidays { var days: Set<DateComponents> = [] }

  struct Root: View {
    @Bindable var holidays: Holidays
    let first: Date
    let calendar: Calendar

    var body: some View {
      VStack {
        MultiDatePicker("Days off", selection: $holidays.days, in: first...)
        Text("\(holidays.days.count) days")
      }
      .environment(\.calendar, calendar)
      .environment(\.timeZone, .gmt)
    }
  }

  private func calendar(firstWeekday: Int) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  @Test func daysAreChosenAndLeftAgain() async throws {
    let calendar = calendar(firstWeekday: 2)
    let holidays = Holidays()
    holidays.days = [DateComponents(year: 2024, month: 2, day: 29)]
    let first = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 10)))
    let (window, _) = try await show(Root(holidays: holidays, first: first, calendar: calendar))
    defer { window.close() }
    func day(_ number: Int) throws -> Gtk.Button {
      try #require(window.findAll(Gtk.Button.self).first { $0.find(Gtk.Label.self, .text("\(number)")) != nil })
    }
    #expect(window.find(Gtk.Label.self, .text("Days off")) != nil && window.find(Gtk.Label.self, .text("30")) == nil)
    #expect(try !day(9).isSensitive && day(10).isSensitive)
    try await click(day(12))
    #expect(holidays.days.count == 2)
    let added = try #require(holidays.days.first { $0.day == 12 })
    #expect((added.year, added.month, added.era) == (2024, 2, 1) && added.calendar != nil)
    #expect(calendar.date(from: added) == first.addingTimeInterval(2 * 86_400))
    try await click(day(29))
    #expect(holidays.days.map(\.day) == [12], "a day that the program has set is left by a press, too")
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Next month")))
    #expect(window.find(Gtk.Label.self, .text("31")) != nil)
    try await click(day(31))
    #expect(Set(holidays.days.map(\.month)) == [2, 3] && window.find(Gtk.Label.self, .text("2 days")) != nil)
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Previous month")))
    #expect(window.find(Gtk.Label.self, .text("30")) == nil)
  }

  @Test func weeksBeginWhereTheCalendarSays() {
    let moment = Date(timeIntervalSince1970: 1_709_200_000)
    for (firstWeekday, before) in [(1, 4), (2, 3), (5, 0)] {
      let month = MonthOfDays(around: moment, calendar(firstWeekday: firstWeekday))
      #expect(month.weeks[0].prefix { !$0.isOfMonth }.count == before, "February 2024 begins on a Thursday")
      #expect(month.weeks.joined().count(where: \.isOfMonth) == 29 && month.weeks.allSatisfy { $0.count == 7 })
      #expect(month.weeks.allSatisfy { $0.contains(where: \.isOfMonth) })
    }
    let month = MonthOfDays(around: moment, calendar(firstWeekday: 1))
    #expect(
      MonthOfDays(around: month.moment(inMonth: -2), calendar(firstWeekday: 1)).weeks.joined().contains {
        $0.components == DateComponents(year: 2023, month: 12, day: 31) && $0.isOfMonth
      })
  }

  struct Roles: View {
    var body: some View {
      VStack {
        Button(role: .confirm) {}
        Button(role: .close) {}
        Button("Save", role: .confirm) {}
        Circle().fill(Color(red: 1, green: 0, blue: 0)).stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 8)
          .stroke(Color(red: 0, green: 1, blue: 0), lineWidth: 4).frame(width: 60, height: 60)
        DatePicker("When", selection: .constant(.now)).labelsVisibility(.hidden)
      }
    }
  }

  @Test func buttonsAreMadeOfTheirRolesAndShapesAreDrawnMoreThanTwice() async throws {
    let (window, _) = try await show(Roles())
    defer { window.close() }
    #expect(window.find(Gtk.Label.self, .text("Done")) != nil && window.find(Gtk.Label.self, .text("Close")) != nil)
    let save = try #require(window.findAll(Gtk.Button.self).first { $0.find(Gtk.Label.self, .text("Save")) != nil })
    #expect(save.hasCSSClass("suggested-action") && window.find(Gtk.Label.self, .text("When")) == nil)
    let pixels = try picture(of: window.window).pixels()
    /// How many pixels are no darker than one colour and no lighter than another.
    func count(from low: [UInt8], to high: [UInt8]) -> Int {
      pixels.count { pixel in
        let parts = [pixel.red, pixel.green, pixel.blue]
        return zip(parts, low).allSatisfy { $0 >= $1 } && zip(parts, high).allSatisfy { $0 <= $1 }
      }
    }
    #expect(count(from: [200, 0, 0], to: [255, 90, 90]) > 1_000, "filled")
    #expect(count(from: [0, 0, 200], to: [90, 160, 255]) > 100, "the wide line")
    #expect(count(from: [0, 170, 0], to: [110, 255, 130]) > 100, "the narrow line on it")
  }
}
