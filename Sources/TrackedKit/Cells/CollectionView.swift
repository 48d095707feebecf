public import Foundation
public import Gtk
import GtkTracking

/// Shows a list of any length in rows or columns of reused cells; only cells in sight exist.
///
/// Its items come from a `CollectionViewDiffableDataSource`, or from a `dataSource` that works with index paths.
@MainActor open class CollectionView: RowsView {
  /// The kind of supplementary view above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where `scrollToItem` is to bring an item.
  @RawRepresented(by: UInt.self)
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// To the top edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left edge of what scrolls across.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle of what scrolls across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right edge of what scrolls across.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// An empty collection view.
  public init(frame: Rect = .zero, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    rows.provider = { [unowned self] place, _ in cell(at: place) }
    rows.onActivate = { [unowned self] in delegate?.collectionView(self, performPrimaryActionForItemAt: $0) }
    rows.onUserSelection = { [unowned self] in tellDelegate($0) }
    rows.contextMenus.provider = { [unowned self] paths, _, point in
      delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    rows.contextMenus.willDisplay = { [unowned self] in
      delegate?.collectionView(self, willDisplayContextMenu: $0, animator: $1)
    }
    rows.contextMenus.willEnd = { [unowned self] in
      delegate?.collectionView(self, willEndContextMenuInteraction: $0, animator: $1)
    }
    // The end of the last rows is told when the turn is over: the list may have gone by then.
    rows.willDisplay = { [weak self] in self?.tell($0, at: $1, isComing: true) }
    rows.didEndDisplaying = { [weak self] in self?.tell($0, at: $1, isComing: false) }
    rows.makeBoard = { [unowned self] in CellBoard($0, collectionViewLayout) }
    rows.onChange = { [unowned self] in collectionViewLayout.sectionsDidChange() }
    applyLayout()
  }

  // MARK: Layout

  /// How cells are arranged. Setting another one makes new cells.
  @AlwaysObserved open var collectionViewLayout: CollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      applyLayout()
    }
  }

  /// Sets the layout; cells that stay move to their new places.
  public final func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if animated { rows.animations.prepareIfShown() }
    collectionViewLayout = layout
    if animated { rows.animations.start() }
    if let completion { rows.whenSettled { completion(true) } }
  }

  private func applyLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.sectionsDidChange()
    rows.board?.layout = collectionViewLayout
    arrangementDidChange()
    rows.swipeActions = { [unowned self] in collectionViewLayout.swipeActions(at: $0, isLeading: $1) }
  }

  /// The layout has changed its list configuration.
  final func arrangementDidChange() {
    rows.firstItemsAreHeaders = collectionViewLayout.firstItemsAreHeaders
    rows.appearanceClass = collectionViewLayout.appearanceClass
    rows.showsSeparators = collectionViewLayout.showsSeparators
    rows.arrangement = collectionViewLayout.arrangement
    if let color = collectionViewLayout.listBackgroundColor { backgroundColor = color }
    supplementsDidChange()
    showListSeparators()
  }

  /// Whether sections have headers and footers has changed.
  final func supplementsDidChange() {
    let hasViews = dataSource.map { $0.hasSupplementaryViews(for: self) } ?? false
    let rows = SectionRows(
      hasHeader: hasViews && collectionViewLayout.hasHeaders, hasFooter: hasViews && collectionViewLayout.hasFooters)
    self.rows.source?.supplementsDidChange(rows)
    self.rows.board?.invalidateLayout()
  }

  // MARK: Data

  /// The data source. Held weakly. A diffable data source sets itself.
  open var dataSource: (any CollectionViewDataSource)? {
    get { heldDataSource }
    set {
      guard replaceWeak(&heldDataSource, with: newValue) else { return }
      if let diffable = dataSource as? any RowProviding {
        indexedRows = nil
        diffable.rowSource.host = rows
        rows.show(diffable.rowSource)
      } else if dataSource != nil {
        let indexed = IndexedRows { [unowned self] in sectionCounts() }
        indexedRows = indexed
        indexed.rows.host = rows
        rows.show(indexed.rows)
        setNeedsReload()
      }
      supplementsDidChange()
    }
  }
  private final weak var heldDataSource: (any CollectionViewDataSource)?

  /// The delegate, which is notified of the user's choices and decides about them. Held weakly.
  open var delegate: (any CollectionViewDelegate)? {
    get { heldDelegate }
    set { if replaceWeak(&heldDelegate, with: newValue) { rows.board?.invalidateLayout() } }
  }
  private final weak var heldDelegate: (any CollectionViewDelegate)?

  /// The object that is notified of items that will probably be needed soon. Held weakly.
  public final var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { heldPrefetchDataSource }
    set { if replaceWeak(&heldPrefetchDataSource, with: newValue) { applyPrefetching() } }
  }
  private final weak var heldPrefetchDataSource: (any CollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is called; true unless set.
  @AlwaysObserved open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { applyPrefetching() } }
  }

  private func applyPrefetching() {
    guard prefetchDataSource != nil, isPrefetchingEnabled else { return rows.prefetching = nil }
    rows.prefetching = RowPrefetching(rows) { [weak self] paths in
      if let self { prefetchDataSource?.collectionView(self, prefetchItemsAt: paths) }
    } cancel: { [weak self] paths in
      if let self { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths) }
    }
  }

  /// The delegate for items that are dragged out. Held weakly.
  public final var dragDelegate: (any CollectionViewDragDelegate)? {
    get { heldDragDelegate }
    set { if replaceWeak(&heldDragDelegate, with: newValue) { dragDelegateDidChange() } }
  }
  private final weak var heldDragDelegate: (any CollectionViewDragDelegate)?

  /// The delegate for drops among the items. Held weakly.
  public final var dropDelegate: (any CollectionViewDropDelegate)? {
    get { heldDropDelegate }
    set { if replaceWeak(&heldDropDelegate, with: newValue) { dropDelegateDidChange() } }
  }
  private final weak var heldDropDelegate: (any CollectionViewDropDelegate)?

  override var scrollDelegate: (any ScrollViewDelegate)? { delegate }

  private func sectionCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  private func cell(at place: RowPlace) -> ReusableView? {
    switch place {
    case .item(let path): dataSource?.collectionView(self, cellForItemAt: path)
    case .header(let section):
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
      )
    case .footer(let section):
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: Self.elementKindSectionFooter, at: IndexPath(item: 0, section: section)
      )
    case .view(let kind, let path, let isDecoration):
      isDecoration
        ? collectionViewLayout.decoration(ofKind: kind, in: rows)
        : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    return rows.source?.saidCounts[section] ?? 0
  }

  // MARK: Cells

  /// The cells in sight, in the order of their items; GTK keeps others filled around them.
  open var visibleCells: [CollectionViewCell] { rows.visibleRows.compactMap { $0.cell as? CollectionViewCell } }

  /// The places of the cells in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    rows.visibleRows.compactMap { rows.place(of: $0.cell)?.indexPath }
  }

  /// The cell that shows an item; nil while none does.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    rows.cell(at: .item(indexPath)) as? CollectionViewCell
  }

  /// The header or footer of a section; nil while it is not shown.
  public final func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> CollectionReusableView? {
    if rows.board != nil {
      return rows.cell(at: .view(kind: kind, indexPath, isDecoration: false)) as? CollectionReusableView
    }
    let isHeader = kind == Self.elementKindSectionHeader
    return rows.cell(at: isHeader ? .header(section: indexPath.section) : .footer(section: indexPath.section))
      as? CollectionReusableView
  }

  /// The place of the item that a cell shows; nil if it shows none.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? { rows.place(of: cell)?.indexPath }

  /// The index path of the item at a point of the collection view; nil if there is none.
  open func indexPathForItem(at point: Point) -> IndexPath? {
    rows.row(at: point.x, point.y, in: self).flatMap { rows.place(of: $0.cell)?.indexPath }
  }

  /// A cell above the items, which stays there while they scroll. Its `updateConfiguration(using:)` and its handler are
  /// tracked like those of other cells (C-145).
  @AlwaysObserved public final var headerView: ReusableView? {
    didSet { exchange(oldValue, for: headerView, isHeader: true) }
  }

  /// A cell below the items, as `headerView` above them.
  @AlwaysObserved public final var footerView: ReusableView? {
    didSet { exchange(oldValue, for: footerView, isHeader: false) }
  }

  override var fixedCells: [ReusableView] { [headerView, footerView].compactMap(\.self) }

  // MARK: Scrolling

  override func userDidComeToRest() {
    guard rows.board != nil else { return }
    let target = PassContext.untracked {
      collectionViewLayout.targetContentOffset(
        forProposedContentOffset: contentOffset, withScrollingVelocity: .zero)
    }
    if target != contentOffset { setContentOffset(target, animated: true) }
  }

  /// Scrolls to an item, at once.
  ///
  /// - Parameter scrollPosition: where it should be; if empty, the list scrolls only as far as needed.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition = [], animated: Bool = false
  ) {
    reloadIfNeeded()
    let alignment: RowList.Alignment? =
      if rows.scrollsAcross {
        scrollPosition.contains(.left)
          ? .start
          : scrollPosition.contains(.centeredHorizontally) ? .middle : scrollPosition.contains(.right) ? .end : nil
      } else {
        scrollPosition.contains(.top)
          ? .start
          : scrollPosition.contains(.centeredVertically) ? .middle : scrollPosition.contains(.bottom) ? .end : nil
      }
    rows.scroll(to: indexPath, alignment)
  }

  // MARK: For subclasses

  /// The data source has new items at these places.
  open func insertItems(at indexPaths: [IndexPath]) { change(.insertItems(indexPaths)) }

  /// The items at these places are gone from the data source.
  open func deleteItems(at indexPaths: [IndexPath]) { change(.deleteItems(indexPaths)) }

  /// An item of the data source moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.moveItem(indexPath, to: newIndexPath))
  }

  /// Fills the cells of items again, as new ones.
  open func reloadItems(at indexPaths: [IndexPath]) { change(.reloadItems(indexPaths)) }

  /// The chosen items, in order; nil for none. They stay chosen wherever they move, until they are removed (C-234).
  open var indexPathsForSelectedItems: [IndexPath]? {
    let paths = rows.selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Chooses an item; nil chooses none.
  ///
  /// - Parameter scrollPosition: where to scroll it; without one nothing is scrolled.
  open func selectItem(at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = []) {
    guard let indexPath else { return rows.select([]) }
    rows.setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition) }
  }

  /// No longer chooses an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    rows.setSelected(false, at: indexPath)
  }
}
