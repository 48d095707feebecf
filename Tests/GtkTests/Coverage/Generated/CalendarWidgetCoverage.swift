// Made by scripts/generate-wrappers of scripts/support/wrappers/CalendarWidget.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let calendarWidgetLaws = Coverage<CalendarWidget>(
    "GtkCalendar", make: { CalendarWidget() }
  ) {
    $0.set("show-heading", \.showsHeading)
    $0.set("show-day-names", \.showsDayNames)
    $0.set("show-week-numbers", \.showsWeekNumbers)
    $0.excuse("year", "covered by `date`")
    $0.excuse("month", "covered by `date`")
    $0.excuse("day", "covered by `date`")
    $0.signal { $0.onDaySelected {} }
    $0.signal { $0.onNextMonth {} }
    $0.signal { $0.onPreviousMonth {} }
    $0.signal { $0.onNextYear {} }
    $0.signal { $0.onPreviousYear {} }
    $0.signal { $0.onNotifyShowHeading {} }
    $0.signal { $0.onNotifyShowDayNames {} }
    $0.signal { $0.onNotifyShowWeekNumbers {} }
  }
}
