import TrackedKit

#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 113)
private final class FileList: CollectionViewDelegate {
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}  // A click or an arrow key.
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}  // A double click or Enter.
}
#sourceLocation()

