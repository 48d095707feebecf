import CGtk

/// Shows a month and lets a day be chosen: GtkCalendar. It is not called `Calendar`, which is Foundation's in programs that use both.
@MainActor open class CalendarWidget: Widget {
  /// A calendar with today chosen.
  public init() {
    super.init(owning: UnsafeMutableRawPointer(gtk_calendar_new()))
    leavesWheelToPage()
  }

  /// Adopts a GtkCalendar.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    super.init(owning: pointer)
    leavesWheelToPage()
  }
}

/// Every `GtkCalendar`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol CalendarWidgetProtocol: Widget {}

extension CalendarWidget: nonisolated CalendarWidgetProtocol {}

extension CalendarWidgetProtocol {
  /// The chosen day. Setting it does not call handlers of `onDaySelected`.
  ///
  /// - Precondition: the day exists.
  public var date: CalendarDate {
    get {
      let date = gtk_calendar_get_date(native())!
      defer { g_date_time_unref(date) }
      return CalendarDate(date)
    }
    set {
      guard newValue != date else { return }
      guard let date = newValue.makeNative() else { preconditionFailure("\(newValue) is no date") }
      defer { g_date_time_unref(date) }
      withoutEcho { gtk_calendar_select_day(native(), date) }
    }
  }

  /// The user went to another month or year. This changes the chosen day as well, and GTK does not always report that by `onDaySelected`.
  package var turns: [Signal<>] { [onNextMonth, onPreviousMonth, onNextYear, onPreviousYear] }

  /// Whether a day of the shown month, from 1 to 31, is marked.
  public func isMarked(day: Int) -> Bool { gtk_calendar_get_day_is_marked(native(), UInt32(clamping: day)) != 0 }

  /// Marks or unmarks a day of the shown month, from 1 to 31.
  public func setMarked(_ isMarked: Bool, day: Int) {
    if isMarked {
      gtk_calendar_mark_day(native(), UInt32(clamping: day))
    } else {
      gtk_calendar_unmark_day(native(), UInt32(clamping: day))
    }
  }

  /// Removes the marks.
  public func clearMarks() { gtk_calendar_clear_marks(native()) }
}
