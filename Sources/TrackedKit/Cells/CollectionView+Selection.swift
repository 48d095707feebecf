// Which items are chosen. What the program chooses is told to nobody; what the user chooses is told to the delegate.
extension CollectionView {
  /// What `indexPathsForSelectedItems` does below what a class makes of it.
  final var plainIndexPathsForSelectedItems: [IndexPath]? {
    let paths = rows.selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// What `selectItem` does below what a class makes of it.
  final func plainSelectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return rows.select([]) }
    rows.setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition) }
  }

  /// What `deselectItem` does below what a class makes of it.
  final func plainDeselectItem(at indexPath: IndexPath, animated: Bool) {
    rows.setSelected(false, at: indexPath)
  }

  final func tellDelegate(_ change: SelectionChange) {
    var change = change
    change.selected.removeAll { path in
      guard let cell = rows.cell(at: .item(path)), cell.content.togglesByClick else { return false }
      rows.setSelected(false, at: path)
      cell.toggleOutline()
      return true
    }
    guard let delegate else { return }
    for path in change.deselected {
      if delegate.collectionView(self, shouldDeselectItemAt: path) {
        delegate.collectionView(self, didDeselectItemAt: path)
      } else {
        rows.setSelected(true, at: path)
      }
    }
    for path in change.selected {
      if delegate.collectionView(self, shouldHighlightItemAt: path),
        delegate.collectionView(self, shouldSelectItemAt: path)
      {
        delegate.collectionView(self, didSelectItemAt: path)
      } else {
        rows.setSelected(false, at: path)
      }
    }
  }
}
