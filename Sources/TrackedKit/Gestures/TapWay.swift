package import Gtk

/// Where a press began, in its window, as the view may move meanwhile: a press dragged away from there is no tap (C-272).
package struct TapWay {
  private var start = Point.zero
  private var hasStayed = true

  package init() {}

  /// - Parameter place: in the widget's coordinates.
  package init(from place: Point, in widget: Widget?) { start = Self.placeInWindow(place, widget) }

  /// Whether the press has stayed where it began up to a place.
  package mutating func stays(at place: Point, in widget: Widget?) -> Bool {
    let place = Self.placeInWindow(place, widget)
    let threshold = Double(DisplaySettings.shared.dragThreshold)
    if abs(place.x - start.x) > threshold || abs(place.y - start.y) > threshold { hasStayed = false }
    return hasStayed
  }

  private static func placeInWindow(_ place: Point, _ widget: Widget?) -> Point {
    guard let widget, let window = widget.window else { return place }
    return widget.place(place, in: window) ?? place
  }
}
