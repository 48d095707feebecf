import Foundation
import Gtk

/// Whether the last answer about moving a row was a default: a default is not the program's wish.
enum RowMoving {
  static var wasDefaultAnswer = false
}

// Rows that the user moves while the table is edited.
extension TableView {
  func letRowsBeMoved() {
    rows.reordering = RowReordering(rows) { [weak self] in
      self?.canMove($0) ?? false
    } target: { [weak self] from, to in
      guard let self, let delegate else { return to }
      return delegate.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: to)
    } move: { [weak self] in
      self?.move($0, to: $1)
    }
  }

  private func canMove(_ path: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
  }

  private func move(_ path: IndexPath, to destination: IndexPath) {
    guard let dataSource else { return }
    RowMoving.wasDefaultAnswer = false
    dataSource.tableView(self, moveRowAt: path, to: destination)
    if !RowMoving.wasDefaultAnswer { change(.moveItem(path, to: destination)) }
  }

  /// Moves a row that was dragged.
  ///
  /// - Returns: whether the data source moves rows.
  func moveRow(_ path: IndexPath, to proposed: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canMoveRowAt: path) else { return false }
    let to = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard to != path else { return true }
    RowMoving.wasDefaultAnswer = false
    dataSource.tableView(self, moveRowAt: path, to: to)
    guard !RowMoving.wasDefaultAnswer else { return false }
    change(.moveItem(path, to: to))
    return true
  }

  /// The grip of a row that the program says can be moved, while the table is edited.
  func movingAccessory(at path: IndexPath) -> CellAccessory? {
    guard isEditing else { return nil }
    RowMoving.wasDefaultAnswer = false
    return canMove(path) && !RowMoving.wasDefaultAnswer ? .reorder() : nil
  }
}
