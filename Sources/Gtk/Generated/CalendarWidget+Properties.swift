// Made by scripts/generate-wrappers of scripts/support/wrappers/CalendarWidget.txt: edit that, not this.
import CGtk

extension CalendarWidgetProtocol {
  /// Whether month and year are written above.
  @NativeProperty(gtk_calendar_get_show_heading, gtk_calendar_set_show_heading) public var showsHeading: Bool

  /// Whether the names of the days are written above.
  @NativeProperty(gtk_calendar_get_show_day_names, gtk_calendar_set_show_day_names) public var showsDayNames: Bool

  /// Whether the numbers of the weeks are written beside.
  @NativeProperty(gtk_calendar_get_show_week_numbers, gtk_calendar_set_show_week_numbers)
  public var showsWeekNumbers: Bool
}

// Signals.
extension CalendarWidgetProtocol {
  /// The user chose a day; read `date`.
  public var onDaySelected: Signal<> { Signal(self, "day-selected", delivery: .userChanges) }

  /// The user went to the next month.
  public var onNextMonth: Signal<> { Signal(self, "next-month", delivery: .userChanges) }

  /// The user went to the month before.
  public var onPreviousMonth: Signal<> { Signal(self, "prev-month", delivery: .userChanges) }

  /// The user went to the next year.
  public var onNextYear: Signal<> { Signal(self, "next-year", delivery: .userChanges) }

  /// The user went to the year before.
  public var onPreviousYear: Signal<> { Signal(self, "prev-year", delivery: .userChanges) }

  /// The user, or C code, changed `showsHeading`.
  public var onNotifyShowHeading: Signal<> { notify("show-heading", delivery: .userChanges) }

  /// The user, or C code, changed `showsDayNames`.
  public var onNotifyShowDayNames: Signal<> { notify("show-day-names", delivery: .userChanges) }

  /// The user, or C code, changed `showsWeekNumbers`.
  public var onNotifyShowWeekNumbers: Signal<> { notify("show-week-numbers", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CalendarWidgetProtocol {
  @available(*, unavailable, renamed: "showsHeading")
  @NeverCalled public var showHeading: Bool
  @available(*, unavailable, renamed: "showsDayNames")
  @NeverCalled public var showDayNames: Bool
  @available(*, unavailable, renamed: "showsWeekNumbers")
  @NeverCalled public var showWeekNumbers: Bool
  @available(*, unavailable, renamed: "setMarked(_:day:)")
  @NeverCalled public var markDay: RenamedFunction
  @available(*, unavailable, renamed: "setMarked(_:day:)")
  @NeverCalled public var unmarkDay: RenamedFunction
  @available(*, unavailable, renamed: "isMarked(day:)")
  @NeverCalled public var getDayIsMarked: RenamedFunction
  @available(*, unavailable, renamed: "date")
  @NeverCalled public var selectDay: RenamedFunction
  @available(*, unavailable, message: "write date")
  @NeverCalled public var year: Int
  @available(*, unavailable, message: "write date")
  @NeverCalled public var month: Int
  @available(*, unavailable, message: "write date")
  @NeverCalled public var day: Int
}
