import Gtk
import GtkTracking

// How a board comes to a row that is to be in sight.
extension CellBoard {
  /// Scrolls to a row, at once or as soon as it is known where that is.
  func scroll(to row: Int, _ alignment: RowList.Alignment?) {
    guard let source = list.source, let path = source.place(ofRow: row).indexPath else { return }
    scrollGoal = (source.model.value(at: row), path, alignment)
    PassContext.untracked { _ = goToScrollGoal() }
    setNeedsLayout()
  }

  /// - Returns: whether something was scrolled.
  func goToScrollGoal() -> Bool {
    guard let goal = scrollGoal, room.width > 0, room.height > 0 else { return false }
    guard let source = list.source, let row = source.row(ofItem: goal.value, at: goal.path),
      let path = source.place(ofRow: row).indexPath
    else {
      scrollGoal = nil
      return false
    }
    prepareIfNeeded()
    guard let attributes = layout.layoutAttributesForItem(at: path) else { return false }
    var frame = attributes.frame
    var scrolls = false
    if let section = attributes.strip {
      guard let place = layout.strip(ofSection: section) else { return false }
      let offset = Self.offset(
        stripOffsets[source.identity(ofSection: section)] ?? strip(ofSection: section)?.contentOffset.x ?? 0,
        room: place.frame.width, start: frame.minX, end: frame.maxX, goal.alignment)
      let limited = max(0, min(offset, place.strip.contentSize.width - place.frame.width))
      if let strip = strip(ofSection: section) {
        if abs(strip.contentOffset.x - limited) > 0.5 { strip.scroll(to: limited) }
      } else {
        stripOffsets[source.identity(ofSection: section)] = limited
      }
      frame = place.frame
    }
    let adjustment = list.adjustment
    let (start, end) = scrollsAcross ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let extent = scrollsAcross ? room.width : room.height
    let alignment = attributes.strip == nil ? goal.alignment : nil
    let wanted = max(
      0, min(Self.offset(adjustment.value, room: extent, start: start, end: end, alignment), length - extent))
    if abs(adjustment.value - wanted) > 0.5 {
      isGoingToGoal = true
      adjustment.value = wanted
      isGoingToGoal = false
      scrolls = true
    }
    // GTK may not know yet how long everything is.
    isAtGoal = abs(adjustment.value - wanted) <= 1
    return scrolls
  }

  private static func offset(
    _ now: Double, room: Double, start: Double, end: Double, _ alignment: RowList.Alignment?
  ) -> Double {
    switch alignment {
    case .start: start
    case .middle: (start + end - room) / 2
    case .end: end - room
    case nil: start < now || end - start > room ? start : end > now + room ? end - room : now
    }
  }
}
