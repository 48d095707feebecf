// Which items are chosen. What the program chooses is told to nobody; what the user chooses is told to the delegate.
extension CollectionView {
  /// The chosen items, in order; nil for none. They stay chosen wherever they move, until they are taken out (C-234).
  public final var indexPathsForSelectedItems: [IndexPath]? {
    let paths = rows.selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Chooses an item; nil chooses none.
  ///
  /// - Parameter scrollPosition: where to scroll it; without one nothing is scrolled.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = []
  ) {
    guard let indexPath else { return rows.select([]) }
    rows.setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition) }
  }

  /// No longer chooses an item.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
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
      if delegate.collectionView(self, shouldSelectItemAt: path) {
        delegate.collectionView(self, didSelectItemAt: path)
      } else {
        rows.setSelected(false, at: path)
      }
    }
  }
}
