public import Foundation
public import Gtk

/// Provides the rows dragged out of a table, and is notified of the drag.
@MainActor public protocol TableViewDragDelegate: AnyObject {
  /// The content to drag with a row; nothing for no drag.
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
  ) -> [DragItem]
  /// A drag has begun.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession)
  /// A drag is over.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession)
  /// Whether it may be moved; true unless implemented.
  func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Whether it is kept from other programs; false unless implemented.
  func tableView(
    _ tableView: TableView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension TableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {}
  /// Yes.
  public func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// No.
  public func tableView(
    _ tableView: TableView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}

/// Decides what may be dropped among the rows of a table, and takes it.
@MainActor public protocol TableViewDropDelegate: AnyObject {
  /// It was dropped: change the model, and report the change to the table.
  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator)
  /// Whether something could be dropped here at all; true unless implemented.
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool
  /// What a drop at an index path would do; called as the pointer moves. The index path is that of the row there if a row of the table
  /// itself is dragged, otherwise that of the insertion; nil where no rows are.
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal
  /// Something came over the table.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession)
  /// It is no longer over the table.
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession)
  /// It was dropped here, or is no longer over the table.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession)
}

extension TableViewDropDelegate {
  /// Yes.
  public func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool { true }
  /// A copy, or, of a row of the table itself, nothing.
  public func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal {
    TableViewDropProposal(operation: tableView.hasActiveDrag ? .cancel : .copy)
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {}
}

/// The effect of a drop among the rows of a table.
@MainActor public final class TableViewDropProposal: DropProposal {
  /// Where it would go.
  public nonisolated enum Intent: Sendable {
    /// The table shows no place.
    case unspecified
    /// Among the rows, or, in the middle of a row, into it.
    case automatic
    /// Among the rows.
    case insertAtDestinationIndexPath
    /// Into the row there.
    case insertIntoDestinationIndexPath
  }

  /// Where it would go.
  public let intent: Intent

  /// A proposal.
  public init(operation: DropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }

  fileprivate var rowIntent: RowDropIntent {
    switch intent {
    case .unspecified: .unspecified
    case .automatic: .automatic
    case .insertAtDestinationIndexPath: .insertAt
    case .insertIntoDestinationIndexPath: .insertInto
    }
  }
}

/// One thing that was dropped.
@MainActor public protocol TableViewDropItem: AnyObject {
  /// The drag item.
  var dragItem: DragItem { get }
  /// Its index path in the table; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop and its destination.
@MainActor public protocol TableViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any TableViewDropItem] { get }
  /// The destination; nil where no rows are. For a row of the table itself it counts after that is removed.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal in effect.
  var proposal: TableViewDropProposal { get }
  /// The drop.
  var session: any DropSession { get }
  /// Scrolls to the inserted row; the picture beside the pointer disappears at once.
  func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath)
  /// Brings the row into sight that something went into.
  func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: Rect)
}

private final class TableViewDrop: RowDropCoordinator, TableViewDropCoordinator {
  let proposal: TableViewDropProposal

  init(
    _ session: any DropSession, _ proposal: DropProposal, _ sources: [IndexPath?], _ destination: IndexPath?,
    _ dragging: RowDragging
  ) {
    self.proposal =
      proposal as? TableViewDropProposal ?? TableViewDropProposal(operation: proposal.operation)
    super.init(session, sources, destination, dragging)
  }

  var items: [any TableViewDropItem] { dropped }
  func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) { show(indexPath) }
  func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: Rect) { show(indexPath) }
}

extension TableView {
  /// Whether a drag of its rows is not over.
  public final var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// Whether something is held over it that could be dropped.
  public final var hasActiveDrop: Bool { dragging.hasActiveDrop }

  func dragDelegateDidChange() {
    guard dragDelegate != nil else { return dragging.drag(nil) }
    dragging.drag(
      RowDragAnswers { [unowned self] in
        dragDelegate?.tableView(self, itemsForBeginning: $0, at: $1) ?? []
      } allowsMove: { [unowned self] in
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: $0) ?? false
      } isRestricted: { [unowned self] in
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: $0) ?? true
      } began: { [unowned self] in
        dragDelegate?.tableView(self, dragSessionWillBegin: $0)
      } ended: { [unowned self] in
        dragDelegate?.tableView(self, dragSessionDidEnd: $0)
      })
  }

  /// Rows of the table itself are dropped also where the data source moves them.
  func dropDelegateDidChange() {
    guard dragDelegate != nil || dropDelegate != nil else { return dragging.drop(nil) }
    dragging.drop(
      RowDropAnswers { [unowned self] in
        dropDelegate?.tableView(self, canHandle: $0) ?? hasActiveDrag
      } entered: { [unowned self] in
        dropDelegate?.tableView(self, dropSessionDidEnter: $0)
      } update: { [unowned self] session, path in
        guard let dropDelegate else { return moveProposal(to: path) }
        return dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path).asRowProposal
      } exited: { [unowned self] in
        dropDelegate?.tableView(self, dropSessionDidExit: $0)
      } perform: { [unowned self] session, proposal, sources, destination in
        let isInto = (proposal as? TableViewDropProposal)?.intent == .insertIntoDestinationIndexPath
        if proposal.operation == .move, !isInto, sources.count == 1, let from = sources[0], let to = destination,
          moveRow(from, to: to)
        {
          return
        }
        dropDelegate?.tableView(
          self, performDropWith: TableViewDrop(session, proposal, sources, destination, dragging))
      } ended: { [unowned self] in
        dropDelegate?.tableView(self, dropSessionDidEnd: $0)
      })
  }

  /// The effect of a drop of the table's own rows if no delegate decides.
  private func moveProposal(to path: IndexPath?) -> (proposal: DropProposal, intent: RowDropIntent)? {
    hasActiveDrag && path != nil
      ? TableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath).asRowProposal : nil
  }
}

extension TableViewDropProposal {
  fileprivate var asRowProposal: (proposal: DropProposal, intent: RowDropIntent) { (self, rowIntent) }
}
