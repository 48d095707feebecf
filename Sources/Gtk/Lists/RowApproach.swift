import CGtk

/// Where a row that GTK has made is in the visible part of its list.
package struct LaidOutRow {
  let place: Int
  let start: Double
  let length: Double

  package init(place: Int, start: Double, length: Double) {
    (self.place, self.start, self.length) = (place, start, length)
  }
}

extension Adjustment {
  /// Scrolls a GTK list towards a row that has no widget yet, leaving the keyboard where it is.
  ///
  /// Besides the visible rows GTK keeps one row, the one that had the keyboard last, and `scroll-to-item` makes it keep the row that it
  /// scrolls to instead: a field that is being edited would lose the keyboard (C-250). So while a row has it, the list is scrolled by the
  /// rows that are laid out, which comes near in one or two layouts.
  ///
  /// - Returns: false where no row of the list has the keyboard, or none is laid out: then GTK's own way is better.
  package func approach(_ place: Int, of list: Widget, among rows: () -> [LaidOutRow]) -> Bool {
    guard gtk_widget_get_focus_child(list.widgetPointer) != nil else { return false }
    let rows = rows()
    guard let nearest = rows.min(by: { abs($0.place - place) < abs($1.place - place) }) else { return false }
    let places = rows.map(\.place).max()! - rows.map(\.place).min()! + 1
    let span = rows.map { $0.start + $0.length }.max()! - rows.map(\.start).min()!
    value = limited(value + nearest.start + span / Double(places) * Double(place - nearest.place))
    return true
  }
}
