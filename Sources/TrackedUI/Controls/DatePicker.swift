public import Foundation
import Gtk

/// Chooses a day, a time of day, or both.
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date.now..., displayedComponents: .date)
/// ```
/// Days and times are those where the user is.
public struct DatePicker<Label: View>: View {
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.datePickerStyle) private var style
  private let selection: Binding<Date>
  private let limits: DateLimits
  private let components: DatePickerComponents
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ limits: DateLimits, _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.label = label
  }

  /// The label before what opens the calendar, or above the calendar itself.
  public var body: some View {
    let name = (label as? Text)?.plain
    switch style {
    case .compact:
      HStack {
        if !hidesLabel {
          label
          Spacer()
        }
        if components.contains(.date) { DayButton(selection: selection, limits: limits, name: name) }
        if components.contains(.hourAndMinute) { TimeFields(selection: selection, limits: limits, name: name) }
      }
    case .graphical:
      VStack(alignment: .leading) {
        if !hidesLabel { label }
        if components.contains(.date) { CalendarControl(selection: selection, limits: limits, name: name) }
        if components.contains(.hourAndMinute) { TimeFields(selection: selection, limits: limits, name: name) }
      }
    }
  }
}

extension DatePicker {
  /// A picker with any view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(), displayedComponents, label())
  }

  /// A picker between two moments.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(first: range.lowerBound, last: range.upperBound), displayedComponents, label())
  }

  /// A picker from a moment on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(first: range.lowerBound), displayedComponents, label())
  }

  /// A picker up to a moment.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(last: range.upperBound), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A picker with a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(title))
  }

  /// A picker with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(title))
  }

  /// A picker with a text, between two moments.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(first: range.lowerBound, last: range.upperBound), displayedComponents, Text(title))
  }

  /// A picker with a text, from a moment on.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(first: range.lowerBound), displayedComponents, Text(title))
  }

  /// A picker with a text, up to a moment.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(last: range.upperBound), displayedComponents, Text(title))
  }

  /// A picker with a text, between two moments.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A picker with a text, from a moment on.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A picker with a text, up to a moment.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
}

/// What a date picker chooses.
@RawRepresented(by: UInt.self)
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How the date pickers inside look.
public nonisolated struct _DateLook: Equatable, Sendable {
  enum Kind { case compact, graphical }
  let kind: Kind
}

/// A look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The look.
  var _look: _DateLook { get }
}

/// A button that opens a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// A button that opens a calendar.
  public init() {}
  /// A button that opens a calendar.
  public var _look: _DateLook { _DateLook(kind: .compact) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A button that opens a calendar.
  public static var automatic: Self { Self() }
}

/// A button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A button that opens a calendar.
  public init() {}
  /// A button that opens a calendar.
  public var _look: _DateLook { _DateLook(kind: .compact) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  public static var compact: Self { Self() }
}

/// A button that opens a calendar.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// A button that opens a calendar.
  public init() {}
  /// A button that opens a calendar.
  public var _look: _DateLook { _DateLook(kind: .compact) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A button that opens a calendar.
  public static var field: Self { Self() }
}

/// A button that opens a calendar.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// A button that opens a calendar.
  public init() {}
  /// A button that opens a calendar.
  public var _look: _DateLook { _DateLook(kind: .compact) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A button that opens a calendar.
  public static var stepperField: Self { Self() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  public init() {}
  /// A calendar.
  public var _look: _DateLook { _DateLook(kind: .graphical) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: Self { Self() }
}

/// A calendar: a desktop has no wheels to turn.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// A calendar: a desktop has no wheels to turn.
  public init() {}
  /// A calendar: a desktop has no wheels to turn.
  public var _look: _DateLook { _DateLook(kind: .graphical) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A calendar: a desktop has no wheels to turn.
  public static var wheel: Self { Self() }
}

extension EnvironmentValues {
  @Entry var datePickerStyle: _DateLook.Kind = .compact
}

extension View {
  /// How the date pickers inside look.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.datePickerStyle, style._look.kind)
  }
}

/// The first and the last moment that can be chosen.
struct DateLimits: Equatable {
  var first: Date?
  var last: Date?

  /// The nearest moment that can be chosen.
  func clamped(_ date: Date) -> Date {
    var date = date
    if let last { date = min(date, last) }
    if let first { date = max(date, first) }
    return date
  }
}

nonisolated extension Date {
  /// The day and time where the user is.
  var localTime: LocalTime { LocalTime(secondsSince1970: timeIntervalSince1970) }

  init(_ time: LocalTime) { self.init(timeIntervalSince1970: time.secondsSince1970) }
}
