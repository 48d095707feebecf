public import Gtk
import GtkTracking

/// Shows one item of a list, or a section's header or footer, and another one when it is reused: the common part of the cells of collection
/// and table views share.
///
/// Set its content in `updateConfiguration(using:)` of a subclass and in `configurationUpdateHandler`, which runs
/// after it (C-140). Both are tracked while it shows an item: a change of the item runs them in this cell only,
/// and calls no data source (C-137).
@MainActor open class ReusableView: View {
  let content = CellContent()
  private var handlerHook: Hook?
  private var methodHook: Hook!
  private var handler: ((CellConfigurationState) -> Void)?
  /// Whether the cell shows an item; without one its hooks are silent (C-138).
  private(set) var showsItem = false
  /// Where the cell waits while it is not shown.
  final var pool: CellPool?
  /// Whether the row looks different while it is chosen.
  final var showsSelection = true { didSet { if showsSelection != oldValue { showSelectionLook() } } }
  /// The place that the cell came to be shown for; nil while it is not shown.
  final var displayedPlace: RowPlace?
  /// Fills the cell, and tracks what it read for that.
  final weak var binder: CellBinder?
  final var fillTracker: FillTracker?
  private var refillHook: Hook?
  /// What the data source read to fill the cell has changed.
  final func refill(because cause: UpdateCause) {
    let hook = refillHook ?? makeRefillHook()
    hook.invalidate(cause)
  }

  /// The cell is filled just now, for whatever reason.
  final func cancelRefill() { refillHook?.stopTracking() }

  /// A cell with a colour of its own has no background behind it.
  override func backgroundColorDidChange() { showGround() }

  /// Brings GTK's row in line with the cell's colour. Rows are used for other cells, too.
  final func showGround() {
    if backgroundColor != nil || fillsRow { RowGroundLook.sheet.load() }
    parent?.setCSSClass("bare", .when(backgroundColor != nil))
    parent?.setCSSClass("filled", .when(fillsRow))
  }

  /// Whether it shows a view of the program's, without the space that the theme leaves around the content of rows.
  var fillsRow = false

  /// Shows where the line below the row begins and ends.
  func showSeparatorLook() {}

  /// Updates the look of GTK's row for chosen rows. Rows are used for other cells, too.
  final func showSelectionLook() {
    // As in UIKit, a background that is set is that of chosen rows, too.
    let isSeen = showsSelection && content.background?.hasOwnLook != true && !showsSelectionItself
    if !isSeen { UnseenSelectionLook.sheet.load() }
    parent?.setCSSClass("unseen-selection", .when(!isSeen))
  }

  /// Whether the program's class of the cell shows that the item is chosen.
  var showsSelectionItself: Bool { false }

  private func makeRefillHook() -> Hook {
    let hook = node.addHook(.updateConfiguration, firstRun: .byCaller) { [unowned self] in
      if showsItem { PassContext.untracked { binder?.refill(self) } }
    }
    // The cell is filled already; the next run is one that a change asks for.
    hook.stopTracking()
    refillHook = hook
    return hook
  }

  /// An empty cell. Lists make theirs with `init()`, which calls this.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    content.cell = self
    methodHook = node.addHook(.updateConfiguration) { [unowned self] in
      guard showsItem else { return }
      updateConfiguration(using: configurationState)
    }
    // What is around the cell is the list's to watch.
    onNotifySensitive.includingProgrammatic { [unowned self] in updateIsDisabled() }
  }

  /// An empty cell.
  @_disfavoredOverload public required convenience init() { self.init(frame: .zero) }

  /// In the list, not in GTK's row.
  override var frameInList: Rect? {
    guard showsItem, let list = enclosing(RowsView.self) else { return nil }
    return frame(in: list)
  }

  private var isFitting = false

  /// As its content asks, or, for a height, as an override of `systemLayoutSizeFitting` says.
  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    guard orientation == .vertical, let forSize, !isFitting, Overriding.fitting.stands(in: self) else {
      return super.measure(orientation, forSize: forSize)
    }
    // What the override asks of `super` is the measure that it stands for.
    isFitting = true
    defer { isFitting = false }
    let size = PassContext.outsideOfHook {
      systemLayoutSizeFitting(
        Size(width: Double(forSize), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    return .fixed(Int(pixels: size.height.rounded(.up)))
  }

  /// As its content asks, in the sides that a layout leaves to the cell: the attributes that the cell would like, made of those that the
  /// layout proposes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    // As in UIKit, what has nothing but frames asks for no size.
    if content.hasOnlyFrames { return layoutAttributes }
    let sizing = layoutAttributes.selfSizing
    var size = layoutAttributes.size
    if sizing.contains(.width) { size.width = Double(measured(.horizontal).natural) }
    if sizing.contains(.height) {
      size.height = Double(
        measured(.vertical, forSize: max(Int(pixels: size.width.rounded()), measured(.horizontal).minimum)).natural)
    }
    layoutAttributes.frame.size = size
    return layoutAttributes
  }

  /// Applies the layout's attributes, before the view is shown and whenever they change. Does nothing unless overridden.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// A control before everything else while the list is edited; nil for none.
  final var editingAccessory: CellAccessory? {
    get { content.editingAccessory }
    set { content.editingAccessory = newValue }
  }

  /// A grip behind everything else while the list is edited; nil for none.
  final var movingAccessory: CellAccessory? {
    get { content.movingAccessory }
    set { content.movingAccessory = newValue }
  }

  // MARK: State

  /// Whether the item is chosen. Set by the list.
  @AlwaysObserved open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the item is being pressed. Set by the list.
  @AlwaysObserved open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, reads.isHighlighted || content.backdrops?.selected != nil { stateDidChange() }
    }
  }

  private var isDisabled = false { didSet { if isDisabled != oldValue { stateDidChange() } } }

  /// Whether the keyboard is in the row. Set by the list.
  final var isInFocus = false { didSet { if isInFocus != oldValue, reads.isFocused { stateDidChange() } } }

  /// The reads of the runs for the item that is shown.
  private let reads = StateReads()

  /// Whether the list is being edited. Set by the list.
  final var isInEditing = false {
    didSet {
      guard isInEditing != oldValue else { return }
      stateDidChange()
      editingDidChange()
    }
  }

  /// The list is being edited, or no longer is.
  func editingDidChange() {}

  /// The state for the next run. Override it to add custom state:
  ///
  /// ```swift
  /// override var configurationState: CellConfigurationState {
  ///   var state = super.configurationState
  ///   state[.task] = task
  ///   return state
  /// }
  /// ```
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = isDisabled
    state.isFocused = isInFocus
    state.isEditing = isInEditing
    state.reads = reads
    return state
  }

  func applySelected(_ isSelected: Bool) { if isSelected != self.isSelected { self.isSelected = isSelected } }

  func applyHighlighted(_ isHighlighted: Bool) {
    if isHighlighted != self.isHighlighted { self.isHighlighted = isHighlighted }
  }

  /// - Parameter isAroundDisabled: whether the surroundings of the cell are disabled, if GTK has not told the cell yet.
  final func updateIsDisabled(isAroundDisabled: Bool? = nil) {
    isDisabled = isAroundDisabled.map { $0 || !isSensitive } ?? stateFlags.contains(.insensitive)
  }

  private func stateDidChange() {
    content.backdrops?.show(isChosen: isSelected || isHighlighted)
    content.updateAccessories()
    invalidateConfiguration(.state)
  }

  // MARK: Configuration

  /// Sets the cell's content and look for a state. Tracked. The default updates content and background for the state. Call `super`.
  open func updateConfiguration(using state: CellConfigurationState) { content.follow(state) }

  /// Sets the closure that runs after `updateConfiguration(using:)`, and requests a run (C-136).
  final func setConfigurationHandler(_ handler: ((CellConfigurationState) -> Void)?) {
    self.handler = handler
    if handlerHook == nil {
      handlerHook = node.addHook(.configurationUpdateHandler) { [unowned self] in
        guard showsItem else { return }
        self.handler?(configurationState)
      }
    } else {
      handlerHook?.invalidate(.manual)
    }
  }

  /// Asks for both in the next update pass; several requests make one run.
  open func setNeedsUpdateConfiguration() { invalidateConfiguration(.manual) }

  private func invalidateConfiguration(_ cause: UpdateCause) {
    methodHook.invalidate(cause)
    handlerHook?.invalidate(cause)
  }

  /// The cell's content. A configuration that the current content view supports is shown by the same view.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { content.configuration = newValue }
  }

  /// The place of subviews when there is no content configuration, beside the accessories. Setting a configuration replaces it.
  open var contentView: View { content.contentView }

  override func placesByItself(_ subview: View) -> Bool { content.shows(subview) }

  /// The background.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background }
    set { content.background = newValue }
  }

  /// Whether the content is given the cell's state, by its `updated(for:)`, when that changes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.followsState }
    set { content.followsState = newValue }
  }

  /// Whether the background is given the cell's state, by its `updated(for:)`, when that changes.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.backgroundFollowsState }
    set { content.backgroundFollowsState = newValue }
  }

  /// A view behind the content, as large as the cell; nil for none.
  open var backgroundView: View? {
    get { content.backdrops?.plain }
    set { content.setBackdrop(newValue, \.plain) }
  }

  /// A view behind the content, as large as the cell, that is seen while the item is chosen or being pressed; nil for none.
  open var selectedBackgroundView: View? {
    get { content.backdrops?.selected }
    set { content.setBackdrop(newValue, \.selected) }
  }

  /// The accessories beside the content. Accessories that stay keep their widgets.
  open var accessories: [CellAccessory] {
    get { content.accessories }
    set { content.accessories = newValue }
  }

  /// The item's accessible name: the text of a `ListContentConfiguration`, unless the program has set one.
  final override var shownAccessibilityLabel: String? {
    get { content.accessibilityLabel }
    set { content.accessibilityLabel = newValue }
  }

  // MARK: Reuse

  /// The cell is about to show another item: called once before it is configured for it, outside of tracking
  /// (C-226). Undo here what is not part of every configuration. Call `super`.
  open func prepareForReuse() {}

  /// The cell shows an item from now on.
  final func beginShowingItem() {
    showsItem = true
    invalidateConfiguration(.manual)
  }

  /// The item's content is requested before the row is measured.
  final func applyPendingConfiguration() { WidgetNode.updateIfNeeded(below: self, phase: .properties) }

  private var runsBeforeSuspension = 0
  private var runs: Int { methodHook.runCount + (handlerHook?.runCount ?? 0) }

  /// The cell may be about to show another item: its hooks do nothing meanwhile.
  final func suspendItem() {
    showsItem = false
    runsBeforeSuspension = runs
  }

  /// The cell shows the same item on.
  ///
  /// - Returns: false if something that it shows has changed meanwhile.
  final func resumeItem() -> Bool {
    showsItem = true
    return runs == runsBeforeSuspension && !methodHook.isPending && handlerHook?.isPending != true
      && refillHook?.isPending != true
  }

  /// The cell shows no item until further notice: what it has read no longer counts.
  final func endShowingItem() {
    showsItem = false
    (reads.isHighlighted, reads.isFocused) = (false, false)
    methodHook.stopTracking()
    handlerHook?.stopTracking()
    refillHook?.stopTracking()
    fillTracker?.cancel()
  }
}
