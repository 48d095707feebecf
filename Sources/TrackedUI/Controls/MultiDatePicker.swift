public import Foundation

/// Chooses any number of days in a calendar that is in sight.
///
/// ```swift
/// @State private var dates: Set<DateComponents> = []
/// MultiDatePicker("Days off", selection: $dates, in: Date.now...)
/// ```
/// A day that is chosen is in the set with its year, month and day, and the calendar and era they are counted in. Days are counted
/// by the environment's `calendar`, which says with which day weeks begin, too.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.labelsAreHidden) private var hidesLabel
  private let selection: Binding<Set<DateComponents>>
  private let bounds: (first: Date?, end: Date?)
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ first: Date?, _ end: Date?, _ label: Label) {
    self.selection = selection
    bounds = (first, end)
    self.label = label
  }

  /// A picker with any view as its label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// A picker of days from one moment on and before another.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// A picker of days from a moment on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// A picker of days before a moment.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  /// The label above the calendar.
  public var body: some View {
    VStack(alignment: .leading) {
      if !hidesLabel { label }
      DaysOfMonth(selection: selection, first: bounds.first, end: bounds.end)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker with a text.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// A picker with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// A picker with a text, of days from one moment on and before another.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A picker with a text, of days from one moment on and before another.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  /// A picker with a text, of days from a moment on.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A picker with a text, of days from a moment on.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  /// A picker with a text, of days before a moment.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A picker with a text, of days before a moment.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}

/// The days of one month, each a button.
private struct DaysOfMonth: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.formatPlace) private var place
  /// Somewhere in the month that is shown; nil before the person has turned to another.
  @State private var shown: Date?
  let selection: Binding<Set<DateComponents>>
  let first: Date?
  let end: Date?

  var body: some View {
    let month = MonthOfDays(around: shown ?? start, counting)
    VStack(spacing: 4) {
      HStack {
        Button(String(kit: "Previous month"), systemImage: "chevron.backward") { shown = month.moment(inMonth: -1) }
        Spacer()
        Text(verbatim: place.text(month.beginning, .dateTime.month(.wide).year())).fontWeight(.semibold)
        Spacer()
        Button(String(kit: "Next month"), systemImage: "chevron.forward") { shown = month.moment(inMonth: 1) }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          ForEach(month.firstWeek, id: \.self) { day in
            Text(verbatim: place.text(day, .dateTime.weekday(.abbreviated))).font(.caption).foregroundStyle(.secondary)
              .accessibilityHidden(true)
          }
        }
        ForEach(month.weeks, id: \.self) { week in
          GridRow {
            ForEach(week, id: \.self) { day in
              if day.isOfMonth { button(day) } else { Color.clear.frame(width: 32, height: 32) }
            }
          }
        }
      }
    }
    .fixedSize()
  }

  /// The calendar with the environment's clock.
  private var counting: Calendar {
    var counting = calendar
    counting.timeZone = timeZone
    return counting
  }

  /// The first of the days that are chosen, or today, as far as the bounds let it.
  private var start: Date {
    let chosen = selection.wrappedValue.compactMap { counting.date(from: Self.day(of: $0)) }.min()
    var start = chosen ?? .now
    if let end, start >= end { start = end.addingTimeInterval(-1) }
    return first.map { max($0, start) } ?? start
  }

  private static func day(of components: DateComponents) -> DateComponents {
    DateComponents(year: components.year, month: components.month, day: components.day)
  }

  private func isPossible(_ day: MonthOfDays.Day) -> Bool {
    (first.map { day.end > $0 } ?? true) && (end.map { day.beginning < $0 } ?? true)
  }

  private func button(_ day: MonthOfDays.Day) -> some View {
    let isChosen = selection.wrappedValue.contains { Self.day(of: $0) == day.components }
    return Button {
      toggle(day)
    } label: {
      Text(verbatim: "\(day.components.day ?? 0)")
        .foregroundStyle(isChosen ? Color.white : .primary)
        .frame(width: 32, height: 32)
        .background { if isChosen { Circle().fill(Color.accentColor) } }
    }
    .buttonStyle(.plain)
    .disabled(!isPossible(day))
    .accessibilityLabel(place.text(day.beginning, Date.FormatStyle(date: .numeric, time: .omitted)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func toggle(_ day: MonthOfDays.Day) {
    let same = selection.wrappedValue.filter { Self.day(of: $0) == day.components }
    guard same.isEmpty else {
      selection.wrappedValue.subtract(same)
      return
    }
    var components = day.components
    components.calendar = calendar
    components.era = counting.component(.era, from: day.beginning)
    selection.wrappedValue.insert(components)
  }
}

/// The weeks of a month.
struct MonthOfDays {
  /// A day of a week that begins or ends in the month.
  struct Day: Hashable {
    let beginning: Date
    let end: Date
    /// Year, month and day.
    let components: DateComponents
    let isOfMonth: Bool
  }

  private let calendar: Calendar
  let beginning: Date
  private(set) var weeks: [[Day]] = []

  init(around moment: Date, _ calendar: Calendar) {
    self.calendar = calendar
    let parts = calendar.dateComponents([.year, .month], from: moment)
    beginning = calendar.date(from: parts) ?? moment
    let before = (calendar.component(.weekday, from: beginning) - calendar.firstWeekday + 7) % 7
    var offset = -before
    repeat {
      weeks.append((offset..<offset + 7).compactMap { day($0, parts) })
      offset += 7
    } while day(offset, parts)?.isOfMonth == true
  }

  private func day(_ offset: Int, _ month: DateComponents) -> Day? {
    guard let beginning = calendar.date(byAdding: .day, value: offset, to: beginning),
      let end = calendar.date(byAdding: .day, value: 1, to: beginning)
    else { return nil }
    let components = calendar.dateComponents([.year, .month, .day], from: beginning)
    let isOfMonth = components.year == month.year && components.month == month.month
    return Day(beginning: beginning, end: end, components: components, isOfMonth: isOfMonth)
  }

  /// Days that have the names of the weekdays, in their order.
  var firstWeek: [Date] { weeks[0].map(\.beginning) }

  /// The beginning of a month that comes some months after this one.
  func moment(inMonth offset: Int) -> Date {
    calendar.date(byAdding: .month, value: offset, to: beginning) ?? beginning
  }
}
