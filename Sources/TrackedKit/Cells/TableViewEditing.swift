import Foundation
import Gtk
import GtkTracking

/// Whether the last answer about editing a row was a default: a default is not the program's wish.
enum RowEditing {
  static var wasDefaultAnswer = false
}

extension TableViewCell {
  /// The editing style of a row.
  public nonisolated enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It is deleted.
    case delete
    /// One is inserted.
    case insert
  }
}

// Deleting rows.
extension TableView {
  /// The swipe actions of a row: the delegate's, or deletion.
  func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    if let said = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) { return said }
    guard editing(at: indexPath).isSaid, editing(at: indexPath).style == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: title ?? String(kit: "Delete")) { [weak self] _, view, done in
        guard let self, let path = (view as? TableViewCell).flatMap(self.indexPath) else { return done(false) }
        done(delete(at: path))
      }
    ])
  }

  /// The editing style of a row, and whether the program set it: a table without editing offers none.
  private func editing(at indexPath: IndexPath) -> (style: TableViewCell.EditingStyle, isSaid: Bool) {
    guard let dataSource else { return (.none, false) }
    RowEditing.wasDefaultAnswer = false
    guard dataSource.tableView(self, canEditRowAt: indexPath) else { return (.none, true) }
    var isSaid =
      isEditing || !RowEditing.wasDefaultAnswer
      || [dataSource, delegate as AnyObject?].contains {
        ($0 as? ViewController)?.madeEditButtonItem != nil
      }
    RowEditing.wasDefaultAnswer = false
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    if delegate != nil, !RowEditing.wasDefaultAnswer { isSaid = true }
    return (style, isSaid)
  }

  /// Lets the data source delete a row.
  ///
  /// - Returns: whether it may be.
  func delete(at indexPath: IndexPath) -> Bool {
    guard editing(at: indexPath).style == .delete else { return false }
    commit(.delete, at: indexPath)
    return true
  }

  private func commit(_ style: TableViewCell.EditingStyle, at indexPath: IndexPath) {
    PassContext.untracked { dataSource?.tableView(self, commit: style, forRowAt: indexPath) }
  }

  /// The control before a row while the table is edited.
  func editingAccessory(at indexPath: IndexPath) -> CellAccessory? {
    guard isEditing else { return nil }
    // As in UIKit, no styles are asked for then.
    if allowsMultipleSelectionDuringEditing {
      return dataSource?.tableView(self, canEditRowAt: indexPath) == true ? .multiselect() : nil
    }
    switch editing(at: indexPath).style {
    case .none: return nil
    case .delete: return .delete { [weak self] in self?.commitFromControl(.delete, at: indexPath) }
    case .insert: return .insert { [weak self] in self?.commitFromControl(.insert, at: indexPath) }
    }
  }

  /// The row may have moved since it got its control.
  private func commitFromControl(_ style: TableViewCell.EditingStyle, at indexPath: IndexPath) {
    commit(style, at: indexPath)
    updateEditingControls()
  }

  /// Gives the rows that are there their controls, or takes them away.
  func updateEditingControls() {
    rows.working {
      for row in rows.boundCells {
        guard !rows.isHolding, let path = rows.place(of: row.cell)?.indexPath else { continue }
        row.cell.editingAccessory = editingAccessory(at: path)
        if !rows.isHolding { row.cell.movingAccessory = movingAccessory(at: path) }
      }
    }
    // An answer has changed the rows: those that are there then are asked about.
    if rows.isHolding { rows.afterHeld { [weak self] in self?.updateEditingControls() } }
  }
}
