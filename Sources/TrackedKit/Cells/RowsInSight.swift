import Gtk

// Which rows there are, from the top.
extension RowList {
  /// The rows in sight, in order; GTK keeps others filled around them, of which there are ten times as many.
  var visibleRows: [BoundRow] {
    // Each row's position is asked for once.
    var places: [(position: Int, row: BoundRow)] = []
    for row in bound.values where isInSight(row.cell) { places.append((row.item.position ?? 0, row)) }
    places.sort { $0.position < $1.position }
    return places.map(\.row)
  }

  private func isInSight(_ cell: ReusableView) -> Bool {
    guard cell.isMapped, let frame = cell.frame(in: scroller) else { return false }
    if board != nil {
      return frame.intersects(Rect(x: 0, y: 0, width: Double(scroller.width), height: Double(scroller.height)))
    }
    let (start, length) = extent(of: frame)
    return start < room && start + length > 0
  }
}
