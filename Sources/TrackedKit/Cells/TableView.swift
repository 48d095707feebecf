public import Foundation
public import Gtk
import GtkTracking

/// Shows rows of any number in sections; only rows in sight exist.
///
/// Its rows come from a `TableViewDiffableDataSource`, or from a `dataSource` that works with index paths. For a table
/// with columns see `ColumnTableView`.
@MainActor open class TableView: RowsView {
  /// The look of a table.
  public nonisolated enum Style: Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, whose sections are set off.
    case grouped
    /// Rows whose sections are on cards.
    case insetGrouped
  }

  /// How rows come and go.
  public nonisolated enum RowAnimation: Sendable {
    /// As the table view likes.
    case automatic
    /// They fade.
    case fade
    /// At once.
    case none

    /// As the table view likes: GTK's rows come and go in one way.
    public static let left = RowAnimation.automatic
    /// As the table view likes: GTK's rows come and go in one way.
    public static let right = RowAnimation.automatic
    /// As the table view likes: GTK's rows come and go in one way.
    public static let top = RowAnimation.automatic
    /// As the table view likes: GTK's rows come and go in one way.
    public static let bottom = RowAnimation.automatic
    /// As the table view likes: GTK's rows come and go in one way.
    public static let middle = RowAnimation.automatic
  }

  /// A height that means: the height that the content requests.
  public static let automaticDimension = -1.0

  /// Where `scrollToRow` is to bring a row.
  public nonisolated enum ScrollPosition: Sendable {
    /// As far as it takes to be in sight.
    case none
    /// To the top edge.
    case top
    /// To the middle.
    case middle
    /// To the bottom edge.
    case bottom
  }

  /// The separators between rows.
  public nonisolated enum SeparatorStyle: Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }

  /// The look.
  public let style: Style
  private var headers: [Int: View] = [:]
  private var footers: [Int: View] = [:]
  private var updateDepth = 0

  /// The view above all rows, scrolled along with them; nil for none. It is as high as its frame or, if that has no height, as its content
  /// requests. It is in a row of the first section: a table without sections shows none.
  @AlwaysObserved open var tableHeaderView: View? {
    didSet { endDidChange(tableHeaderView, from: oldValue) }
  }

  /// Below all rows, scrolled along with them, as `tableHeaderView` above them; nil for nothing. An empty view without a height is none.
  @AlwaysObserved open var tableFooterView: View? {
    didSet { endDidChange(tableFooterView, from: oldValue) }
  }

  /// The same view may be set again with another height.
  private func endDidChange(_ end: View?, from old: View?) {
    let hasNewHeight = end?.noteHeightInTable() ?? false
    guard end !== old || hasNewHeight else { return }
    rows.source?.updateSupplements()
    rows.fillAll()
  }

  /// An empty table view with plain rows.
  @_disfavoredOverload public convenience override init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

  /// An empty table view.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    rows.provider = { [unowned self] place, _ in cell(at: place) }
    rows.onActivate = { [unowned self] in delegate?.tableView(self, performPrimaryActionForRowAt: $0) }
    rows.onUserSelection = { [unowned self] in tellDelegate($0) }
    rows.contextMenus.provider = { [unowned self] _, path, point in
      delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }
    rows.contextMenus.willDisplay = { [unowned self] in
      delegate?.tableView(self, willDisplayContextMenu: $0, animator: $1)
    }
    rows.contextMenus.willEnd = { [unowned self] in
      delegate?.tableView(self, willEndContextMenuInteraction: $0, animator: $1)
    }
    rows.swipeActions = { [unowned self] in swipeActions(at: $0, isLeading: $1) }
    rows.onDelete = { [unowned self] in delete(at: $0) }
    // The end of the last rows is told when the turn is over: the list may have gone by then.
    rows.willDisplay = { [weak self] in self?.tell($0, at: $1, isComing: true) }
    rows.didEndDisplaying = { [weak self] in self?.tell($0, at: $1, isComing: false) }
    rows.showsSeparators = true
    rows.appearanceClass =
      switch style {
      case .plain: nil
      case .grouped: "grouped"
      case .insetGrouped: "inset-grouped"
      }
  }

  /// How far from the left and the right the lines between rows begin and end, in logical pixels; mirrored where one reads from the right.
  /// None unless set.
  @AlwaysObserved open var separatorInset = EdgeInsets.zero {
    didSet { if separatorInset != oldValue { showSeparators() } }
  }

  /// The colour of the lines between rows; nil for the theme's.
  @AlwaysObserved open var separatorColor: Color? {
    didSet { if separatorColor != oldValue { showSeparators() } }
  }

  /// The separators between rows; a line unless it is set.
  public final var separatorStyle: SeparatorStyle {
    get { rows.showsSeparators ? .singleLine : .none }
    set { rows.showsSeparators = newValue == .singleLine }
  }

  /// Begins or ends editing: rows that can be deleted or inserted have a button for it.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateEditingControls()
  }

  // MARK: Heights

  /// The height of every row, in logical pixels, where the delegate returns no other; unless set, the height that the content requests. A
  /// row is never lower than its content.
  @AlwaysObserved open var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { rows.fillAll() } }
  }

  /// About how high rows are that are not in sight. A hint that UIKit needs; GTK estimates by the rows it has shown.
  open var estimatedRowHeight = TableView.automaticDimension

  /// The height of headers, in logical pixels, where the delegate returns no other; unless set, the height that the content requests.
  @AlwaysObserved public final var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { rows.fillAll() } }
  }

  /// The height of footers, in logical pixels, where the delegate returns no other; unless set, the height that the content requests.
  @AlwaysObserved public final var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { rows.fillAll() } }
  }

  /// The space above the header of each section, in logical pixels; none unless it is set.
  @AlwaysObserved public final var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { rows.fillAll() } }
  }

  func height(of place: RowPlace) -> Double {
    let (said, usual): (Double?, Double) =
      switch place {
      case .item(let path): (delegate?.tableView(self, heightForRowAt: path), rowHeight)
      case .header(let section): (delegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight)
      case .footer(let section): (delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight)
      case .view: (nil, TableView.automaticDimension)
      }
    return said.flatMap { $0 < 0 ? nil : $0 } ?? usual
  }

  override func ownContentSize(_ size: Size) -> Size { isYetToBeLaidOut ? estimatedSize : super.ownContentSize(size) }

  // MARK: Data

  /// The data source. Held weakly. A diffable data source sets itself.
  open var dataSource: (any TableViewDataSource)? {
    get { heldDataSource }
    set {
      guard replaceWeak(&heldDataSource, with: newValue) else { return }
      letRowsBeMoved()
      if let diffable = dataSource as? any RowProviding {
        indexedRows = nil
        show(diffable.rowSource)
      } else if dataSource != nil {
        let indexed = IndexedRows { [unowned self] in sectionCounts() }
        indexedRows = indexed
        show(indexed.rows)
        setNeedsReload()
      }
    }
  }
  private final weak var heldDataSource: (any TableViewDataSource)?

  private func show(_ source: any RowSource) {
    source.host = rows
    source.askForSupplements { [weak self] in self?.supplements(ofSection: $0) ?? SectionRows() }
    rows.show(source)
  }

  /// The delegate, which provides headers and footers, is notified of the user's choices, and decides about them. Held weakly.
  open var delegate: (any TableViewDelegate)? {
    get { heldDelegate }
    set { if replaceWeak(&heldDelegate, with: newValue) { rows.source?.updateSupplements() } }
  }
  private final weak var heldDelegate: (any TableViewDelegate)?

  /// The object that is notified of rows that will probably be needed soon. Held weakly.
  public final var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    get { heldPrefetchDataSource }
    set { if replaceWeak(&heldPrefetchDataSource, with: newValue) { applyPrefetching() } }
  }
  private final weak var heldPrefetchDataSource: (any TableViewDataSourcePrefetching)?

  private func applyPrefetching() {
    guard prefetchDataSource != nil else { return rows.prefetching = nil }
    rows.prefetching = RowPrefetching(rows) { [weak self] paths in
      if let self { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }
    } cancel: { [weak self] paths in
      if let self { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths) }
    }
  }

  /// The delegate for rows that are dragged out. Held weakly.
  public final var dragDelegate: (any TableViewDragDelegate)? {
    get { heldDragDelegate }
    set {
      guard replaceWeak(&heldDragDelegate, with: newValue) else { return }
      dragDelegateDidChange()
      dropDelegateDidChange()
    }
  }
  private final weak var heldDragDelegate: (any TableViewDragDelegate)?

  /// The delegate for drops among the rows. Held weakly.
  public final var dropDelegate: (any TableViewDropDelegate)? {
    get { heldDropDelegate }
    set { if replaceWeak(&heldDropDelegate, with: newValue) { dropDelegateDidChange() } }
  }
  private final weak var heldDropDelegate: (any TableViewDropDelegate)?

  override var scrollDelegate: (any ScrollViewDelegate)? { delegate }

  private func sectionCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  /// A header or footer that the delegate gives is kept for the row that is to show it.
  private func supplements(ofSection section: Int) -> SectionRows {
    headers[section] = delegate?.tableView(self, viewForHeaderInSection: section)
    footers[section] = delegate?.tableView(self, viewForFooterInSection: section)
    return SectionRows(
      hasHeader: headers[section] != nil || dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        || end(isHeader: true, ofSection: section) != nil,
      hasFooter: footers[section] != nil || dataSource?.tableView(self, titleForFooterInSection: section) != nil
        || end(isHeader: false, ofSection: section) != nil)
  }

  /// The view at an end of the table, if a section is there.
  private func end(isHeader: Bool, ofSection section: Int) -> View? {
    guard let end = isHeader ? tableHeaderView : tableFooterView, !end.subviewWidgets.isEmpty || end.heightInTable > 0,
      let dataSource, section == (isHeader ? 0 : dataSource.numberOfSections(in: self) - 1)
    else { return nil }
    return end
  }

  private func cell(at place: RowPlace) -> ReusableView? {
    let cell = filledCell(at: place)
    if case .item(let path) = place, let cell {
      // Each answer may change the rows, and the place counts no more: the row is filled again then.
      guard !rows.isHolding else { return cell }
      cell.editingAccessory = editingAccessory(at: path)
      guard !rows.isHolding else { return cell }
      cell.movingAccessory = movingAccessory(at: path)
      (cell as? TableViewCell)?.onAccessoryButton = { [weak self, unowned cell] in
        guard let self, let path = rows.place(of: cell)?.indexPath else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      }
    }
    if case .header = place { cell?.margins.top = Int(pixels: max(0, sectionHeaderTopPadding).rounded()) }
    guard !rows.isHolding else { return cell }
    if let cell { showHeight(of: cell, at: place) }
    return cell
  }

  private func showHeight(of cell: ReusableView, at place: RowPlace) {
    let height = height(of: place)
    // The height is that of the section's header or footer, not of the table's own beside it.
    let row = if let end = cell as? TableEnd { end.supplement } else { cell }
    row?.setSizeRequest(height: height < 0 ? nil : Int(pixels: height.rounded()))
    row?.content.fixedHeight = height < 0 ? nil : height
    (cell as? TableViewCell)?.hasAutomaticHeight = height < 0
  }

  /// Asks for the heights of the rows that are there again, as in UIKit.
  override func batchDidEnd() {
    PassContext.untracked {
      for row in rows.boundCells { if let place = rows.place(of: row.cell) { showHeight(of: row.cell, at: place) } }
    }
  }

  private func filledCell(at place: RowPlace) -> ReusableView? {
    switch place {
    case .item(let path): dataSource?.tableView(self, cellForRowAt: path)
    case .view: nil
    case .header(let section):
      supplement(
        headers.removeValue(forKey: section) ?? delegate?.tableView(self, viewForHeaderInSection: section),
        title: dataSource?.tableView(self, titleForHeaderInSection: section), .header(),
        end: end(isHeader: true, ofSection: section), isHeader: true)
    case .footer(let section):
      supplement(
        footers.removeValue(forKey: section) ?? delegate?.tableView(self, viewForFooterInSection: section),
        title: dataSource?.tableView(self, titleForFooterInSection: section), .footer(),
        end: end(isHeader: false, ofSection: section), isHeader: false)
    }
  }

  private let titlePool = CellPool()

  private func supplement(
    _ view: View?, title: String?, _ content: ListContentConfiguration, end: View?, isHeader: Bool
  ) -> ReusableView {
    guard let end else { return supplement(view, title: title, content) }
    let hasSupplement = view != nil || title != nil
    return TableEnd(end, hasSupplement ? supplement(view, title: title, content) : nil, isHeader: isHeader)
  }

  private func supplement(_ view: View?, title: String?, _ content: ListContentConfiguration) -> ReusableView {
    if let cell = view as? ReusableView { return cell }
    guard view == nil else {
      let cell = ReusableView()
      view.map { cell.fill(with: $0) }
      return cell
    }
    let cell = rows.dequeue(from: titlePool) { TableViewHeaderFooterView(reuseIdentifier: nil) }
    cell.showTitle(title, content)
    return cell
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return rows.source?.saidCounts[section] ?? 0
  }

  // MARK: Cells

  /// Registers a class of cells by an identifier.
  open func register(_ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    registrations.register("cell " + identifier) {
      TableViewCell.dequeuedIdentifier = identifier
      defer { TableViewCell.dequeuedIdentifier = nil }
      return cellClass.init()
    }
  }

  /// Registers a class of headers and footers by an identifier.
  open func register(
    _ viewClass: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registrations.register("header " + identifier) {
      TableViewCell.dequeuedIdentifier = identifier
      defer { TableViewCell.dequeuedIdentifier = nil }
      return viewClass.init()
    }
  }

  /// A cell of a registered class for the row that is being filled: the one that is there if it is of the right kind, one that
  /// was used before, or a new one. A cell that showed another row is notified by `prepareForReuse()` first (C-226).
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    registrations.dequeue("cell " + identifier, in: rows, as: TableViewCell.self)
  }

  /// A cell of a registered class as above; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    registrations.isRegistered("cell " + identifier)
      ? registrations.dequeue("cell " + identifier, in: rows, as: TableViewCell.self) : nil
  }

  /// A header or footer of a registered class; nil if none is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    registrations.isRegistered("header " + identifier)
      ? registrations.dequeue("header " + identifier, in: rows, as: TableViewHeaderFooterView.self) : nil
  }

  /// The cells in sight, in the order of their rows; GTK keeps others filled around them.
  open var visibleCells: [TableViewCell] { rows.visibleRows.compactMap { $0.cell as? TableViewCell } }

  /// The places of the rows in sight, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    rows.visibleRows.compactMap { rows.place(of: $0.cell)?.indexPath }
  }

  /// The cell that shows a row; nil while none does.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    rows.cell(at: .item(indexPath)) as? TableViewCell
  }

  /// The header of a section; nil while it is not shown.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    let cell = rows.cell(at: .header(section: section))
    return cell as? TableViewHeaderFooterView ?? (cell as? TableEnd)?.supplement as? TableViewHeaderFooterView
  }

  /// The footer of a section; nil while it is not shown.
  public final func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    let cell = rows.cell(at: .footer(section: section))
    return cell as? TableViewHeaderFooterView ?? (cell as? TableEnd)?.supplement as? TableViewHeaderFooterView
  }

  /// The place of the row that a cell shows; nil if it shows none.
  open func indexPath(for cell: TableViewCell) -> IndexPath? { rows.place(of: cell)?.indexPath }

  /// The index path of the row at a point of the table view; nil if there is none.
  open func indexPathForRow(at point: Point) -> IndexPath? {
    rows.row(at: point.x, point.y, in: self).flatMap { rows.place(of: $0.cell)?.indexPath }
  }

  /// The places of the rows in sight that a rectangle of the table view touches.
  public final func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    rows.visibleRows.filter { $0.cell.frame(in: self).map { !$0.intersection(rect).isNull } ?? false }
      .compactMap { rows.place(of: $0.cell)?.indexPath }
  }

  /// The rectangle of a visible row, in the coordinates of the table view; zero for others, which have no place before they are shown.
  open func rectForRow(at indexPath: IndexPath) -> Rect {
    cellForRow(at: indexPath)?.frame(in: self) ?? .zero
  }

  // MARK: Scrolling

  /// Scrolls to the first of the rows that are chosen, at once.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  /// Scrolls to a row, at once.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    let alignment: RowList.Alignment? =
      switch scrollPosition {
      case .none: nil
      case .top: .start
      case .middle: .middle
      case .bottom: .end
      }
    rows.scroll(to: indexPath, alignment)
  }

  /// Begins changes that belong together, up to `endUpdates()`; `performBatchUpdates` is the better way.
  open func beginUpdates() {
    if updateDepth == 0 { indexedRows?.beginBatch() }
    updateDepth += 1
  }

  /// Makes the changes since `beginUpdates()`.
  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    PassContext.untracked { indexedRows?.endBatch() }
    batchDidEnd()
  }

  // MARK: For subclasses

  /// The data source has new rows at these places.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(.insertItems(indexPaths), animated: animation != .none)
  }

  /// The rows at these places are gone from the data source.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(.deleteItems(indexPaths), animated: animation != .none)
  }

  /// A row of the data source moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.moveItem(indexPath, to: newIndexPath))
  }

  /// Fills the cells of rows again, as if they had just come.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(.reloadItems(indexPaths))
  }

  /// The chosen row; nil for none. It stays chosen wherever it moves, until it is removed (C-234).
  open var indexPathForSelectedRow: IndexPath? { rows.selectedPaths.first }

  /// The chosen rows, in order; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = rows.selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Chooses a row; nil chooses none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return rows.select([]) }
    rows.setSelected(true, at: indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// No longer chooses a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { rows.setSelected(false, at: indexPath) }
}
