import TrackedKit

extension CollectionView {
  /// Rows one below the other, with headers and footers if the data source gives them.
  static func makeList(headers: Bool = false, footers: Bool = false) -> CollectionView {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = headers ? .supplementary : .none
    configuration.footerMode = footers ? .supplementary : .none
    return CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
  }
}

extension CollectionViewDiffableDataSource where SectionIdentifierType == Int {
  /// Shows one section with these items, by a snapshot that is made anew.
  func show(_ items: [ItemIdentifierType]) {
    var snapshot = DiffableDataSourceSnapshot<Int, ItemIdentifierType>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    apply(snapshot)
  }
}

extension DiffableDataSourceSnapshot<Int, Int> {
  /// A snapshot that items can be appended to.
  static func withOneSection() -> DiffableDataSourceSnapshot {
    var snapshot = DiffableDataSourceSnapshot()
    snapshot.appendSections([0])
    return snapshot
  }
}

/// Records what the user chose.
final class RecordedChoices: CollectionViewDelegate {
  private(set) var told: [String] = []
  var refused: Set<IndexPath> = []

  func clear() { told = [] }

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    !refused.contains(indexPath)
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("+\(indexPath)")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    told.append("-\(indexPath)")
  }
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    told.append("!\(indexPath)")
  }
}
