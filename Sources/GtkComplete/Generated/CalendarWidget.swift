// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension CalendarWidgetProtocol {
  /// `gtk_calendar_select_day`.
  public func selectDay(_ date: DateTime) { gtk_calendar_select_day(native(), date.native()) }
}
