import Foundation
import Gtk

/// Where in a list something would be dropped.
enum RowDropIntent { case unspecified, insertAt, insertInto, automatic }

/// A list's decisions about dragging its rows.
struct RowDragAnswers {
  let items: (any DragSession, IndexPath) -> [DragItem]
  let allowsMove: (any DragSession) -> Bool
  let isRestricted: (any DragSession) -> Bool
  let began: (any DragSession) -> Void
  let ended: (any DragSession) -> Void
}

/// A list's decisions about drops among its rows.
struct RowDropAnswers {
  let canHandle: (any DropSession) -> Bool
  let entered: (any DropSession) -> Void
  let update: (any DropSession, IndexPath?) -> (proposal: DropProposal, intent: RowDropIntent)?
  let exited: (any DropSession) -> Void
  /// The rows that are dropped have these places now, if they are of the list itself.
  let perform: (any DropSession, DropProposal, [IndexPath?], IndexPath?) -> Void
  let ended: (any DropSession) -> Void
}

/// Rows dragged out of a list, and drops among them.
final class RowDragging {
  private unowned let view: RowsView
  private var source: EventController?
  private var target: EventController?
  /// Whether drags begin.
  var isEnabled = true
  /// Whether a drag of this list's rows is not over.
  private(set) var hasActiveDrag = false
  /// Whether something is held over the list.
  private(set) var hasActiveDrop = false
  private var mark: RowDropMark?
  private var goal: (path: IndexPath?, intent: RowDropIntent) = (nil, .unspecified)

  init(_ view: RowsView) { self.view = view }

  /// Lets rows be dragged; nil lets none.
  func drag(_ answers: RowDragAnswers?) {
    if let source { view.remove(source) }
    source = nil
    guard let answers else { return }
    source = view.addDragSource { [unowned self] _, point in
      begin(at: point, answers)
    } began: { [weak self] drag in
      guard let self else { return }
      hasActiveDrag = true
      answers.began(drag)
    } ended: { [weak self] drag, _ in
      // A drag may end after the list that it began in.
      guard let self else { return }
      hasActiveDrag = false
      answers.ended(drag)
    }
  }

  private func begin(at point: Point, _ answers: RowDragAnswers) -> DragStart? {
    let rows = view.rows
    guard isEnabled, let row = rows.row(at: point.x, point.y, in: view),
      let path = rows.place(of: row.cell)?.indexPath, let frame = row.cell.frame(in: view)
    else { return nil }
    let drag = RunningDrag(in: view, at: point)
    drag.items = answers.items(drag, path)
    guard !drag.items.isEmpty else { return nil }
    drag.values = [row.value]
    drag.allowsMoveOperation = answers.allowsMove(drag)
    drag.isRestrictedToDraggingApplication = answers.isRestricted(drag)
    return DragStart(drag, picture: row.cell, pointer: Point(x: point.x - frame.x, y: point.y - frame.y))
  }

  /// Lets things be dropped among the rows; nil lets none.
  func drop(_ answers: RowDropAnswers?) {
    if let target { view.remove(target) }
    target = nil
    guard let answers else { return }
    target = view.addDropTarget(
      DropAnswers {
        answers.canHandle($0)
      } entered: { [unowned self] in
        hasActiveDrop = true
        answers.entered($0)
      } update: { [unowned self] in
        update($0, answers)
      } exited: {
        answers.exited($0)
      } perform: { [unowned self] drop, proposal in
        mark = nil
        answers.perform(drop, proposal, sourcePaths(of: drop), goal.path)
      } ended: { [unowned self] in
        mark = nil
        hasActiveDrop = false
        answers.ended($0)
      })
  }

  private func update(_ drop: RunningDrop, _ answers: RowDropAnswers) -> DropProposal? {
    let point = drop.location(in: view)
    let place = RowDropPlace(at: point, of: drop, in: view)
    guard let (proposal, intent) = answers.update(drop, place.insertion) else {
      mark = nil
      return nil
    }
    let isTaken = !drop.allowed(proposal).isEmpty
    switch intent {
    case .insertInto: goal = (place.hovered, intent)
    case .automatic where place.isInMiddle && !place.isOwn: goal = (place.hovered, .insertInto)
    default: goal = (place.insertion, intent)
    }
    guard let row = place.row, isTaken, intent != .unspecified else {
      mark = nil
      return proposal
    }
    let edge = goal.intent == .insertInto ? .into : place.edge
    if mark?.isAt(row, edge) != true { mark = RowDropMark(row, edge) }
    return proposal
  }

  /// The index paths of dropped rows of this list; nil for items from elsewhere.
  private func sourcePaths(of drop: RunningDrop) -> [IndexPath?] {
    let own = drop.drag?.view === view ? drop.drag?.values ?? [] : []
    return drop.items.indices.map { index in
      guard own.indices.contains(index), let source = view.rows.source, let row = source.row(ofItem: own[index]) else {
        return nil
      }
      return source.place(ofRow: row).indexPath
    }
  }

  /// Brings a row into sight that was dropped.
  func show(_ path: IndexPath) {
    if let row = view.rows.source?.row(of: .item(path)) { view.rows.scroll(to: row) }
  }
}
