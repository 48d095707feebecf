public import Gtk
import GtkTracking

/// A list of any length in rows or columns of reused cells, of which only those in sight exist: what collection and table views
/// share.
@MainActor open class RowsView: ScrollView {
  /// None: the list in it scrolls.
  open override class var nativeClass: NativeWidgetClass? { nil }

  final let rows = RowList()
  final let registrations = CellRegistrations()
  private let column = Box(.vertical)
  /// The rows of a data source that works with index paths.
  final var indexedRows: IndexedRows?

  /// No rows.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    follow(rows.scroller)
    rows.owner = self
    column.append(rows.scroller)
    addSubview(column)
    onStateFlagsChanged { [unowned self] _ in stateDidChange() }
  }

  open override func didEnterWindow() {
    super.didEnterWindow()
    rows.states.watchFocus(in: hostWindow)
  }

  open override func willLeaveWindow() {
    super.willLeaveWindow()
    rows.states.watchFocus(in: nil)
  }

  private var needsReload = false

  /// The data source is called in the next update pass, or when something is needed before that.
  final func setNeedsReload() {
    needsReload = true
    setNeedsUpdateProperties()
  }

  final func reloadIfNeeded() { if needsReload { reloadData() } }

  /// Asks a new data source what there is. Call `super`.
  open override func updateProperties() {
    super.updateProperties()
    reloadIfNeeded()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return rows.source?.saidCounts.count ?? 0
  }

  // MARK: Around the rows

  /// The view behind the rows, as large as the list: visible where there are no rows, and through rows without a background. It does
  /// not scroll.
  @AlwaysObserved open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.parent === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      rows.isSeenThrough = backgroundView != nil
    }
  }

  /// The list has the colour; rows of tables and lists have their own ground on it, unless their cells have a colour.
  override func backgroundColorDidChange() { rows.isOnColor = backgroundColor != nil }

  override func exchange(_ old: RefreshControl?, for new: RefreshControl?) {
    if let old { column.remove(old) }
    if let new { column.prepend(new) }
  }

  final func exchange(_ old: ReusableView?, for new: ReusableView?, isHeader: Bool) {
    if let old {
      column.remove(old)
      old.endShowingItem()
    }
    guard let new else { return }
    if isHeader { column.prepend(new) } else { column.append(new) }
    new.updateIsDisabled()
    new.beginShowingItem()
  }

  /// The cells around the rows.
  var fixedCells: [ReusableView] { [] }

  /// GTK notifies the cells after this.
  private func stateDidChange() {
    let isDisabled = stateFlags.contains(.insensitive)
    for cell in rows.boundCells.map(\.cell) + fixedCells { cell.updateIsDisabled(isAroundDisabled: isDisabled) }
  }

  /// As low as it is made: what scrolls needs no room, and its bar becomes shorter.
  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let size = super.measure(orientation, forSize: forSize)
    return orientation == .horizontal ? size : Measurement(minimum: 0, natural: size.natural)
  }

  open override func allocate(width: Int, height: Int, baseline: Int) {
    // What the theme's bars ask for.
    if height < 46 { RowGroundLook.sheet.load() }
    rows.scroller.setCSSClass("low", .when(height < 46))
    let (offset, room) = (scrollAdjustment.value, rows.scroller.height)
    let wasAsWide = rows.scroller.width == width
    super.allocate(width: width, height: height, baseline: baseline)
    if wasAsWide, rows.scroller.height != room, abs(scrollAdjustment.value - offset) > 0.5 { keep(offset) }
  }

  /// What is at the top stays there, other than in GTK: while the list gets lower, which keeps the row with the keyboard where it is there, and when a
  /// row is clicked that is seen in part.
  private func keep(_ offset: Double) {
    let adjustment = scrollAdjustment
    guard !rows.scrollsAcross else { return }
    ScrollGoal.set(of: rows.scroller, isWeak: true) { [weak adjustment] in
      guard let adjustment else { return .lost }
      let goal = adjustment.limited(offset)
      guard abs(adjustment.value - goal) > 0.5 else { return .reached }
      adjustment.value = goal
      return .moved
    }
  }

  final func keepPlace() { keep(scrollAdjustment.value) }

  /// Up and down, or across.
  override var scrollableDirections: (across: Bool, down: Bool) { (rows.scrollsAcross, !rows.scrollsAcross) }

  // MARK: Selection

  /// How items are chosen while the list is not edited, and while it is.
  private var selectionModes = (usual: SelectionMode.single, editing: SelectionMode.none) {
    didSet { applySelectionMode() }
  }

  private func applySelectionMode() { rows.selectionMode = isEditing ? selectionModes.editing : selectionModes.usual }

  /// Whether items can be chosen while the list is not edited.
  open var allowsSelection: Bool {
    get { selectionModes.usual != .none }
    set { if newValue != allowsSelection { selectionModes.usual = newValue ? .single : .none } }
  }

  /// Whether more than one item can be chosen while the list is not edited: with Control or Shift, as on desktops everywhere.
  open var allowsMultipleSelection: Bool {
    get { selectionModes.usual == .multiple }
    set { if newValue != allowsMultipleSelection { selectionModes.usual = newValue ? .multiple : .single } }
  }

  /// Whether items can be chosen while the list is edited; false unless set.
  public final var allowsSelectionDuringEditing: Bool {
    get { selectionModes.editing != .none }
    set { if newValue != allowsSelectionDuringEditing { selectionModes.editing = newValue ? .single : .none } }
  }

  /// Whether more than one item can be chosen while the list is edited; false unless set.
  public final var allowsMultipleSelectionDuringEditing: Bool {
    get { selectionModes.editing == .multiple }
    set {
      if newValue != allowsMultipleSelectionDuringEditing { selectionModes.editing = newValue ? .multiple : .single }
    }
  }

  // MARK: Dragging

  private(set) final lazy var dragging = RowDragging(self)

  /// Whether its rows can be dragged, if a delegate says what; true unless set.
  public final var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  // MARK: Scrolling and editing

  override func ownContentSize(_ size: Size) -> Size { rows.contentSize(ofKnown: size) }

  override func hasRoom(for offset: Point) -> Bool {
    guard rows.scrollsAcross ? offset.x > 0 : offset.y > 0, let announcer = rows.source?.announcer, announcer.isOpening
    else { return true }
    announcer.openAtOnce()
    return false
  }

  override var movesWithContent: Bool { rows.board == nil }

  /// The place scrolled to.
  public final var scrollAdjustment: Adjustment { rows.adjustment }

  /// Whether the user edits the list; cells have it in their state, and accessories depend on it.
  open var isEditing: Bool {
    get { rows.states.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. GTK's lists show accessories at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    rows.states.isEditing = editing
    applySelectionMode()
  }

  // MARK: Changes by index paths

  final func change(_ change: IndexedRows.Change, animated: Bool = true) {
    // Who has not been asked yet will be asked for what there is by then.
    guard !needsReload else { return }
    let outer = rows.animatesChanges
    rows.animatesChanges = animated || outer
    PassContext.untracked { indexedRows?.change(change) }
    rows.animatesChanges = outer
  }

  /// Reloads everything from the data source, and fills every cell; nothing is chosen afterwards.
  open func reloadData() {
    needsReload = false
    PassContext.untracked { indexedRows?.reload() }
  }

  /// Makes the changes reported in `updates` together: deletions refer to the previous list, insertions to the new one.
  ///
  /// - Parameter completion: called once, when everything is shown.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    rows.animatesChanges = true
    defer { rows.animatesChanges = false }
    if let indexedRows { PassContext.untracked { indexedRows.performBatch { updates?() } } } else { updates?() }
    batchDidEnd()
    guard let completion else { return }
    rows.whenSettled { [weak self] in
      self?.layoutIfNeeded()
      completion(true)
    }
  }

  /// The changes of a batch are made: the program may answer otherwise for rows that stay.
  func batchDidEnd() {}
}
