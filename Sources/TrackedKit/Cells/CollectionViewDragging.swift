public import Foundation
public import Gtk

/// Provides the items dragged out of a collection view, and is notified of the drag.
@MainActor public protocol CollectionViewDragDelegate: AnyObject {
  /// The content to drag with an item; nothing for no drag.
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
  ) -> [DragItem]
  /// A drag has begun.
  func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: any DragSession)
  /// A drag is over.
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession)
  /// Whether it may be moved; true unless implemented.
  func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Whether it is kept from other programs; false unless implemented.
  func collectionView(
    _ collectionView: CollectionView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension CollectionViewDragDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: any DragSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession) {}
  /// Yes.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// No.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}

/// Decides what may be dropped among the items of a collection view, and takes it.
@MainActor public protocol CollectionViewDropDelegate: AnyObject {
  /// It was dropped: change the model, and report the change to the collection view.
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator)
  /// Whether something could be dropped here at all; true unless implemented.
  func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool
  /// What a drop at an index path would do; called as the pointer moves. The index path is that of the item there if an item of the collection view
  /// itself is dragged, otherwise that of the insertion; nil where no items are.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal
  /// Something came over the collection view.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: any DropSession)
  /// It is no longer over the collection view.
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession)
  /// It was dropped here, or is no longer over the collection view.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession)
}

extension CollectionViewDropDelegate {
  /// Yes.
  public func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool { true }
  /// A copy, or, of an item of the collection view itself, nothing.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal {
    CollectionViewDropProposal(operation: collectionView.hasActiveDrag ? .cancel : .copy)
  }
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: any DropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession) {}
}

/// The effect of a drop among the items of a collection view.
@MainActor public final class CollectionViewDropProposal: DropProposal {
  /// Where it would go.
  public nonisolated enum Intent: Sendable {
    /// The collection view shows no place.
    case unspecified
    /// Among the items.
    case insertAtDestinationIndexPath
    /// Into the item there.
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
    case .insertAtDestinationIndexPath: .insertAt
    case .insertIntoDestinationIndexPath: .insertInto
    }
  }
}

/// One thing that was dropped.
@MainActor public protocol CollectionViewDropItem: AnyObject {
  /// The drag item.
  var dragItem: DragItem { get }
  /// Its index path in the collection view; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop and its destination.
@MainActor public protocol CollectionViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any CollectionViewDropItem] { get }
  /// The destination; nil where no items are. For an item of the collection view itself it counts after that is removed.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal in effect.
  var proposal: CollectionViewDropProposal { get }
  /// The drop.
  var session: any DropSession { get }
  /// Scrolls to the inserted item; the picture beside the pointer disappears at once.
  func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath)
  /// Brings the item into sight that something went into.
  func drop(_ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: Rect)
}

private final class CollectionViewDrop: RowDropCoordinator, CollectionViewDropCoordinator {
  let proposal: CollectionViewDropProposal

  init(
    _ session: any DropSession, _ proposal: DropProposal, _ sources: [IndexPath?], _ destination: IndexPath?,
    _ dragging: RowDragging
  ) {
    self.proposal =
      proposal as? CollectionViewDropProposal ?? CollectionViewDropProposal(operation: proposal.operation)
    super.init(session, sources, destination, dragging)
  }

  var items: [any CollectionViewDropItem] { dropped }
  func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) { show(indexPath) }
  func drop(_ dragItem: DragItem, intoItemAt indexPath: IndexPath, rect: Rect) { show(indexPath) }
}

extension CollectionView {
  /// Whether a drag of its items is not over.
  public final var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// Whether something is held over it that could be dropped.
  public final var hasActiveDrop: Bool { dragging.hasActiveDrop }

  func dragDelegateDidChange() {
    guard dragDelegate != nil else { return dragging.drag(nil) }
    dragging.drag(
      RowDragAnswers { [unowned self] in
        dragDelegate?.collectionView(self, itemsForBeginning: $0, at: $1) ?? []
      } allowsMove: { [unowned self] in
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: $0) ?? false
      } isRestricted: { [unowned self] in
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: $0) ?? true
      } began: { [unowned self] in
        dragDelegate?.collectionView(self, dragSessionWillBegin: $0)
      } ended: { [unowned self] in
        dragDelegate?.collectionView(self, dragSessionDidEnd: $0)
      })
  }

  func dropDelegateDidChange() {
    guard dropDelegate != nil else { return dragging.drop(nil) }
    dragging.drop(
      RowDropAnswers { [unowned self] in
        dropDelegate?.collectionView(self, canHandle: $0) ?? false
      } entered: { [unowned self] in
        dropDelegate?.collectionView(self, dropSessionDidEnter: $0)
      } update: { [unowned self] in
        dropDelegate?.collectionView(self, dropSessionDidUpdate: $0, withDestinationIndexPath: $1)
          .asRowProposal
      } exited: { [unowned self] in
        dropDelegate?.collectionView(self, dropSessionDidExit: $0)
      } perform: { [unowned self] in
        dropDelegate?.collectionView(self, performDropWith: CollectionViewDrop($0, $1, $2, $3, dragging))
      } ended: { [unowned self] in
        dropDelegate?.collectionView(self, dropSessionDidEnd: $0)
      })
  }
}

extension CollectionViewDropProposal {
  fileprivate var asRowProposal: (proposal: DropProposal, intent: RowDropIntent) { (self, rowIntent) }
}
