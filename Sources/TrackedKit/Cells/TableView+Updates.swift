public import Foundation

// Changes told by index paths, for a `dataSource` that is no diffable one. The data source says what is there afterwards.
extension TableView {
  /// Configures the cells of rows again, in place.
  public final func reconfigureRows(at indexPaths: [IndexPath]) { indexedRows?.reconfigure(indexPaths) }

  /// The data source has new sections at these places: an array, or Foundation's `IndexSet`.
  public final func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change(.insertSections(Array(sections)), animated: animation != .none)
  }

  /// The sections at these places are gone from the data source.
  public final func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change(.deleteSections(Array(sections)), animated: animation != .none)
  }

  /// A section of the data source moved.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change(.moveSection(section, to: newSection))
  }

  /// Fills the cells of sections again, their headers and footers too.
  public final func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change(.reloadSections(Array(sections)))
  }
}

// Which rows are chosen. Only what the user chooses is reported to the delegate, not what the program chooses.
extension TableView {
  /// The delegate may remove or move other rows when it is called.
  final func tellDelegate(_ change: SelectionChange) {
    guard let delegate else { return }
    for item in change.deselected {
      guard let path = rows.path(of: item) else { continue }
      if let other = delegate.tableView(self, willDeselectRowAt: path) {
        delegate.tableView(self, didDeselectRowAt: other)
      } else {
        rows.path(of: item).map { rows.setSelected(true, at: $0) }
      }
    }
    for item in change.selected {
      guard let path = rows.path(of: item) else { continue }
      let canBeSelected = delegate.tableView(self, shouldHighlightRowAt: path)
      guard let path = rows.path(of: item) else { continue }
      guard canBeSelected, let other = delegate.tableView(self, willSelectRowAt: path) else {
        rows.path(of: item).map { rows.setSelected(false, at: $0) }
        continue
      }
      if other != path {
        rows.path(of: item).map { rows.setSelected(false, at: $0) }
        rows.setSelected(true, at: other)
      }
      delegate.tableView(self, didSelectRowAt: other)
    }
  }
}
