import GtkTesting
import Testing

@testable import TrackedUI

/// Texts and pickers in another language, or with another clock, than the desktop's; widths and capitals of letters.
@MainActor @Suite(.serialized) struct FormatPlaceTests {
  @Observable final class Place {
    var locale = Locale(identifier: "en_US")
    var hours = 0
    /// 1970, January 2nd, 00:30 in Greenwich.
    var date = Date(timeIntervalSince1970: 88_200)
  }

  private struct Numbers: View {
    let place: Place
    var body: some View {
      VStack {
        Text(1234.5, format: .number)
        Text(0.25, format: .percent)
        Text(Decimal(9.5), format: .currency(code: "EUR"))
        Text("all \(1234567, format: .number)")
        Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
      }
      .environment(\.locale, place.locale)
    }
  }

  @Test func numbersFollowTheLanguageAround() async throws {
    let place = Place()
    let (window, _) = try await show(Numbers(place: place))
    defer { window.close() }
    let french = "1\u{202F}234,5"
    #expect(window.texts == ["1,234.5", "25%", "€9.50", "all 1,234,567", french])
    place.locale = Locale(identifier: "de_DE")
    try await settle()
    #expect(window.texts == ["1.234,5", "25\u{A0}%", "9,50\u{A0}€", "all 1.234.567", french])
    place.locale = Locale(identifier: "de_CH")
    try await settle()
    #expect(window.texts.first == "1’234.5")
  }

  private struct Clocks: View {
    @Bindable var place: Place
    var body: some View {
      VStack {
        Text(place.date, format: .dateTime.hour().minute())
        Text(place.date, format: .dateTime.day().month(.twoDigits))
        Text(place.date, style: .time)
        Text(place.date...place.date.addingTimeInterval(3600))
        DatePicker("Start", selection: $place.date).datePickerStyle(.graphical)
      }
      .environment(\.locale, Locale(identifier: "sv_SE"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: place.hours * 3600)!)
    }
  }

  @Test func datesFollowTheClockAround() async throws {
    let place = Place()
    let (window, _) = try await show(Clocks(place: place), height: 600)
    defer { window.close() }
    #expect(window.texts.starts(with: ["00:30", "2/1", "0:30", "00:30–01:30"]))
    let calendar = try window.require(CalendarWidget.self, .any)
    let hour = try window.require(SpinButton.self, .accessibleLabel("Start, hour"))
    #expect(calendar.date.day == 2 && hour.value == 0)
    place.hours = -5
    try await settle()
    #expect(window.texts.starts(with: ["19:30", "1/1", "19:30", "19:30–20:30"]))
    #expect(calendar.date.day == 1 && hour.value == 19)
    try await press(.up, in: hour)
    #expect(place.date == Date(timeIntervalSince1970: 88_200 + 3600))
  }

  @Test func languagesThatAreNotInstalledHaveTheirOrder() {
    func text(_ identifier: String) -> String {
      let place = FormatPlace(locale: Locale(identifier: identifier), timeZone: TimeZone(secondsFromGMT: 0))
      return place.text(
        Date(timeIntervalSince1970: 134_400), .dateTime.day().month(.twoDigits).year().hour().minute())
    }
    #expect(text("en_US") == "01/2/1970, 1:20\u{202F}PM")
    #expect(text("en_GB") == "2/01/1970, 13:20")
    #expect(text("de") == "2.01.1970, 13:20")
  }

  @Test func aDayIsTheSameThereAndBack() {
    let zone = TimeZone(secondsFromGMT: 19_800)
    for seconds in stride(from: -3e9, through: 6e9, by: 86_399 * 977) {
      let date = Date(timeIntervalSince1970: seconds)
      let time = LocalTime(date, in: zone)
      #expect(time.date(in: zone) == date && (1...12).contains(time.month) && (1...31).contains(time.day))
    }
  }

  @Test func anIntervalIsCountedToItsEnds() async throws {
    let start = Date.now
    struct Root: View {
      let start: Date
      var body: some View {
        VStack {
          Text(timerInterval: start...start.addingTimeInterval(3661), pauseTime: start.addingTimeInterval(1))
          Text(timerInterval: start.addingTimeInterval(-90)...start.addingTimeInterval(-30), countsDown: false)
          Text(
            timerInterval: start...start.addingTimeInterval(3661), pauseTime: start, countsDown: true, showsHours: false
          )
          ProgressView(timerInterval: start.addingTimeInterval(-60)...start.addingTimeInterval(-30), countsDown: false)
        }
      }
    }
    let (window, _) = try await show(Root(start: start))
    defer { window.close() }
    #expect(
      window.texts.starts(with: ["1:01:01", "1:00", "61:01"])
        || window.texts.starts(with: ["1:01:00", "1:00", "61:01"]))
    #expect(try window.require(ProgressBar.self, .any).fraction == 1)
  }

  @Test func lettersHaveTheirWidthAndTheirCapitals() async throws {
    struct Root: View {
      var body: some View {
        VStack {
          Text("capitals").font(.body.smallCaps())
          Text("small").font(.title.lowercaseSmallCaps().width(.condensed).leading(.loose))
          Text("wide").fontWidth(.expanded)
          Text("usual")
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let looks = window.findAll(Gtk.Label.self, .any).map(\.attributes)
    #expect(looks.map(\.smallCaps) == [.all, .small, nil, nil])
    #expect(looks.map(\.stretch) == [nil, .condensed, .expanded, nil])
    #expect(looks.map(\.lineHeight) == [nil, 1.15, nil, nil])
  }

  private struct Lengths: View {
    @State private var played = Duration.seconds(62)
    var body: some View {
      VStack {
        Text(played.formatted(.time(pattern: .minuteSecond)))
        Text(played, format: .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1)))
        Text(played.formatted())
        Button("On") { played += .milliseconds(3_598_990) }
        Button("Back") { played = .milliseconds(-1_500) }
      }
    }
  }

  @Test func lengthsOfTimeAreWrittenAsClocksDo() async throws {
    let (window, _) = try await show(Lengths())
    defer { window.close() }
    #expect(Array(window.texts.prefix(3)) == ["1:02", "01:02.0", "0:01:02"])
    try await click(window.require(Gtk.Button.self, .text("On")))
    try await wait { Array(window.texts.prefix(3)) == ["61:01", "61:01.0", "1:01:01"] }
    try await click(window.require(Gtk.Button.self, .text("Back")))
    try await wait { Array(window.texts.prefix(3)) == ["-0:02", "-00:01.5", "-0:00:02"] }
  }

  private struct Marked: View {
    let step: String
    @State private var name = "*one*"
    var body: some View {
      ZStack(alignment: .leadingFirstTextBaseline) {
        Text(.init(step)).font(.largeTitle)
        Text(.init(name))
        Button("Two") { name = "**two**" }.padding(.top, 80)
      }
    }
  }

  @Test func aKeyMadeOfAStringIsReadAsMarkdown() async throws {
    let (window, _) = try await show(Marked(step: "Rest **ten minutes**"))
    defer { window.close() }
    let large = try window.require(Gtk.Label.self, .text("Rest ten minutes"))
    let small = try window.require(Gtk.Label.self, .text("one"))
    // Both lines stand on one baseline, and begin at one edge.
    let place = try #require(small.frame(in: large))
    #expect(place.x == 0 && place.y > 0 && place.y + place.height < Double(large.height))
    try await click(window.require(Gtk.Button.self, .text("Two")))
    try await wait { window.texts.contains("two") }
  }
}
