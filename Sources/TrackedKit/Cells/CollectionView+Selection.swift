import Foundation

// Which items are chosen. Only what the user chooses is reported to the delegate, not what the program chooses.
extension CollectionView {
  /// The delegate may remove or move other items when it is called.
  final func tellDelegate(_ change: SelectionChange) {
    var change = change
    change.selected.removeAll { item in
      guard let path = rows.path(of: item), let cell = rows.cell(at: .item(path)), cell.content.togglesByClick else {
        return false
      }
      rows.setSelected(false, at: path)
      cell.toggleOutline()
      return true
    }
    guard let delegate else { return }
    for item in change.deselected {
      guard let path = rows.path(of: item) else { continue }
      if delegate.collectionView(self, shouldDeselectItemAt: path) {
        rows.path(of: item).map { delegate.collectionView(self, didDeselectItemAt: $0) }
      } else {
        rows.path(of: item).map { rows.setSelected(true, at: $0) }
      }
    }
    for item in change.selected {
      guard let path = rows.path(of: item) else { continue }
      let canBeSelected =
        delegate.collectionView(self, shouldHighlightItemAt: path)
        && rows.path(of: item).map { delegate.collectionView(self, shouldSelectItemAt: $0) } ?? false
      guard let path = rows.path(of: item) else { continue }
      if canBeSelected {
        delegate.collectionView(self, didSelectItemAt: path)
      } else {
        rows.setSelected(false, at: path)
      }
    }
  }
}
