import Foundation
import Gtk

/// The position at a point of a list during a drag.
struct RowDropPlace {
  /// The row there, as far as it is shown.
  private(set) var row: Widget?
  /// The item there.
  private(set) var hovered: IndexPath?
  /// Where something would be inserted: in place of the item there if a row of the list itself is dragged, else before or behind it.
  private(set) var insertion: IndexPath?
  private(set) var edge = RowDropMark.Edge.before
  /// Whether the point is neither near the row's beginning nor near its end.
  private(set) var isInMiddle = false
  /// Whether a row of the list itself is dragged.
  let isOwn: Bool

  init(at point: Point, of drop: RunningDrop, in view: RowsView) {
    let rows = view.rows
    isOwn = drop.drag?.view === view && drop.drag?.values.isEmpty == false
    guard let source = rows.source else { return }
    guard let (cell, frame) = Self.row(near: point, in: view), let place = rows.place(of: cell) else {
      let section = source.sectionCount - 1
      guard isOwn, section >= 0 else { return }
      insertion = IndexPath(item: max(0, source.itemCount(inSection: section) - 1), section: section)
      return
    }
    row = cell.parent ?? cell
    switch place {
    case .item(let path):
      hovered = path
      let isLine = rows.arrangement == .list || frame.width > 0.6 * Double(view.width)
      let share = isLine ? (point.y - frame.y) / frame.height : (point.x - frame.x) / frame.width
      let edges: (before: RowDropMark.Edge, after: RowDropMark.Edge) = isLine ? (.before, .after) : (.left, .right)
      isInMiddle = (0.25...0.75).contains(share)
      // A row that stays in its section makes room where it was.
      let from = isOwn ? drop.drag?.values.first.flatMap(source.row(ofItem:)) : nil
      let moved = from.flatMap { source.place(ofRow: $0).indexPath?.section == path.section ? $0 : nil }
      let isAfter = if let moved, let to = source.row(of: place) { moved < to } else { share > 0.5 }
      insertion = isAfter && moved == nil ? IndexPath(item: path.item + 1, section: path.section) : path
      edge = isAfter ? edges.after : edges.before
    case .header(let section):
      insertion = IndexPath(item: 0, section: section)
      edge = .after
    case .footer(let section): insertion = IndexPath(item: source.itemCount(inSection: section), section: section)
    case .view(_, let path, _): insertion = IndexPath(item: 0, section: path.section)
    }
  }

  /// The cell at a point or, where cells are apart, close to it.
  private static func row(near point: Point, in view: RowsView) -> (cell: ReusableView, frame: Rect)? {
    let reach = view.rows.board == nil ? 0.0 : 24
    var nearest: (cell: ReusableView, frame: Rect, distance: Double)?
    if let row = view.rows.row(at: point.x, point.y, in: view), view.rows.place(of: row.cell)?.isDecoration == false,
      let frame = (row.cell.parent ?? row.cell).frame(in: view)
    {
      return (row.cell, frame)
    }
    for row in view.rows.boundCells where row.cell.isMapped {
      guard view.rows.place(of: row.cell)?.isDecoration == false,
        let frame = (row.cell.parent ?? row.cell).frame(in: view)
      else { continue }
      let away = hypot(
        max(frame.minX - point.x, 0, point.x - frame.maxX), max(frame.minY - point.y, 0, point.y - frame.maxY))
      if away <= reach, away < nearest?.distance ?? .infinity { nearest = (row.cell, frame, away) }
    }
    return nearest.map { ($0.cell, $0.frame) }
  }
}

/// Shows where the drop would go, until it is released.
final class RowDropMark {
  enum Edge: String {
    case before = "drop-before"
    case after = "drop-after"
    case left = "drop-left"
    case right = "drop-right"
    case into = "drop-into"
  }

  private let row: Widget
  private let edge: Edge

  init(_ row: Widget, _ edge: Edge) {
    (self.row, self.edge) = (row, edge)
    CellBoardLook.sheet.load()
    row.addCSSClass(edge.rawValue)
  }

  isolated deinit { row.removeCSSClass(edge.rawValue) }

  func isAt(_ row: Widget, _ edge: Edge) -> Bool { row === self.row && edge == self.edge }
}
