public import Foundation

/// A controller whose view is a collection view, and which gives it its items.
@MainActor open class CollectionViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
  /// The controller's view, loaded on access.
  open var collectionView: CollectionView! {
    if made == nil { loadViewIfNeeded() }
    return made
  }
  private var made: CollectionView?
  private let layout: CollectionViewLayout

  /// A controller of a collection view that is arranged by a layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// How the collection view arranges its cells.
  public final var collectionViewLayout: CollectionViewLayout {
    viewIfLoaded == nil ? layout : collectionView.collectionViewLayout
  }

  /// Makes the collection view, whose data source and delegate the controller is.
  open override func loadView() {
    let collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
    made = collectionView
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
  }

  /// Whether nothing is chosen any more when the view comes; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Clears the selection, see `clearsSelectionOnViewWillAppear`. Call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { collectionView?.rows.select([]) }
  }

  // MARK: CollectionViewDataSource

  /// One section, unless overridden.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// No items, unless overridden.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// An empty cell, unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell() }

  /// An empty view, unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }

  // MARK: CollectionViewDelegate

  /// The user may choose each item, unless overridden.
  open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// Whether the user may press an item, without which it is not chosen; asked before `shouldSelectItemAt`.
  open func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// The user chose an item.
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Each item may be deselected, unless overridden.
  open func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }

  /// The user no longer chooses an item.
  open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// The user activated an item, by a double click or by Enter.
  open func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

  /// The menu of the only item, unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? {
    guard let path = indexPaths.first, indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// No menu, unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// A context menu is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// A context menu is about to go.
  open func collectionView(
    _ collectionView: CollectionView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// A cell is not shown for an item any more.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// The collection view was scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// The user begins to scroll.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// The user is about to release the content; decides where it comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// The user scrolls no longer.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// The content continues to scroll by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// The animation of a scroll is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
