public import Foundation

// Changes told by index paths, for a `dataSource` that is no diffable one. The data source says what is there afterwards.
extension CollectionView {
  /// Configures the cells of items again, in place.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { indexedRows?.reconfigure(indexPaths) }

  /// The data source has new sections at these places: an array, or Foundation's `IndexSet`.
  public final func insertSections(_ sections: some Sequence<Int>) { change(.insertSections(Array(sections))) }

  /// The sections at these places are gone from the data source.
  public final func deleteSections(_ sections: some Sequence<Int>) { change(.deleteSections(Array(sections))) }

  /// A section of the data source moved.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change(.moveSection(section, to: newSection))
  }

  /// Fills the cells of sections again, their headers and footers too.
  public final func reloadSections(_ sections: some Sequence<Int>) { change(.reloadSections(Array(sections))) }
}

// What is reported of cells that come and go.
extension CollectionView {
  func tell(_ cell: ReusableView, at place: RowPlace, isComing: Bool) {
    guard let delegate else { return }
    guard let path = place.indexPath else { return tellOfSupplement(cell, at: place, isComing) }
    guard let cell = cell as? CollectionViewCell else { return }
    if isComing {
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    } else {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  private func tellOfSupplement(_ view: ReusableView, at place: RowPlace, _ isComing: Bool) {
    guard let delegate, let view = view as? CollectionReusableView else { return }
    let (kind, path): (String, IndexPath)
    switch place {
    case .item: return
    case .header(let section): (kind, path) = (Self.elementKindSectionHeader, IndexPath(item: 0, section: section))
    case .footer(let section): (kind, path) = (Self.elementKindSectionFooter, IndexPath(item: 0, section: section))
    case .view(let own, let place, let isDecoration):
      guard !isDecoration else { return }
      (kind, path) = (own, place)
    }
    if isComing {
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    } else {
      delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
  }
}
