// Made by scripts/generate-wrappers of scripts/support/wrappers/CalendarWidget.txt: edit that, not this.
import CGtk

extension CalendarWidgetProtocol {
  /// Whether month and year are written above.
  public var showsHeading: Bool {
    get { gtk_calendar_get_show_heading(native()) != 0 }
    set { if newValue != showsHeading { withoutEcho { gtk_calendar_set_show_heading(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the names of the days are written above.
  public var showsDayNames: Bool {
    get { gtk_calendar_get_show_day_names(native()) != 0 }
    set { if newValue != showsDayNames { withoutEcho { gtk_calendar_set_show_day_names(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the numbers of the weeks are written beside.
  public var showsWeekNumbers: Bool {
    get { gtk_calendar_get_show_week_numbers(native()) != 0 }
    set {
      if newValue != showsWeekNumbers { withoutEcho { gtk_calendar_set_show_week_numbers(native(), newValue ? 1 : 0) } }
    }
  }
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
