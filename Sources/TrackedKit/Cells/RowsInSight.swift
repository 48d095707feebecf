import Gtk

// Which rows there are, from the top.
extension RowList {
  /// The rows that hold cells, in order.
  var rowsInOrder: [BoundRow] { Self.inOrder(bound.values) }

  /// The rows in sight, in order; GTK keeps others filled around them, of which there are ten times as many.
  var visibleRows: [BoundRow] {
    var visible: [BoundRow] = []
    for row in bound.values where isInSight(row.cell) { visible.append(row) }
    return Self.inOrder(visible)
  }

  private func isInSight(_ cell: ReusableView) -> Bool {
    guard cell.isMapped, let frame = cell.frame(in: scroller) else { return false }
    if board != nil {
      return frame.intersects(Rect(x: 0, y: 0, width: Double(scroller.width), height: Double(scroller.height)))
    }
    let (start, length) = extent(of: frame)
    return start < room && start + length > 0
  }

  /// Each row's position is requested once.
  private static func inOrder(_ rows: some Collection<BoundRow>) -> [BoundRow] {
    var places: [(position: Int, row: BoundRow)] = []
    places.reserveCapacity(rows.count)
    for row in rows { places.append((row.item.position ?? 0, row)) }
    places.sort { $0.position < $1.position }
    return places.map(\.row)
  }
}
