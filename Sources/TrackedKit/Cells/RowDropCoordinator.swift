import Foundation
import Gtk

/// A drop on a list.
@MainActor class RowDropCoordinator {
  final class Item: CollectionViewDropItem, TableViewDropItem {
    let dragItem: DragItem
    let sourceIndexPath: IndexPath?

    init(_ dragItem: DragItem, _ sourceIndexPath: IndexPath?) {
      (self.dragItem, self.sourceIndexPath) = (dragItem, sourceIndexPath)
    }
  }

  final let dropped: [Item]
  final let destinationIndexPath: IndexPath?
  final let session: any DropSession
  private weak var dragging: RowDragging?

  init(_ session: any DropSession, _ sources: [IndexPath?], _ destination: IndexPath?, _ dragging: RowDragging) {
    dropped = zip(session.items, sources).map { Item($0, $1) }
    (self.session, destinationIndexPath, self.dragging) = (session, destination, dragging)
  }

  final func show(_ path: IndexPath) { dragging?.show(path) }
}
