import Gtk
import GtkTracking
import Observation

/// Which columns of a split are seen.
@Observable private final class SplitState {
  /// The result of the last change of the size class; nil before the first one.
  var isCollapsed: Bool?
  var topColumn = SplitViewController.Column.primary
  var displayMode = SplitViewController.DisplayMode.automatic
  var isButtonWanted = true
}

/// Two or three controllers beside each other; in a compact width one at a time, with a way back (the horizontal size class trait
/// decides).
///
/// A split that is made with a style puts each controller into a navigation controller, unless it is one, as UIKit does: the controller has a
/// bar with its title and its buttons, which in a compact width leads back to the column before, and which otherwise has the button that
/// takes the first column away.
@MainActor open class SplitViewController: ViewController {
  /// A part of the split.
  public nonisolated enum Column: Sendable {
    /// The list, at the leading side.
    case primary
    /// The second list, in a split of three columns.
    case supplementary
    /// The content.
    case secondary
    /// The controller shown in place of all columns in a compact width, if the program has one.
    case compact
  }

  /// How many columns a split has.
  public nonisolated enum Style: Sendable {
    /// Two, made without a style: controllers are shown as they are given.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// How the list comes beside the content.
  public nonisolated enum SplitBehavior: Sendable {
    /// As the split likes.
    case automatic
    /// The content makes room.
    case tile
    /// The list lies over the content.
    case overlay
    /// The content is pushed aside.
    case displace
  }

  /// Which columns are seen where there is room for more than one.
  public nonisolated enum DisplayMode: Sendable {
    /// All.
    case automatic
    /// The content alone; `show(_:)` brings another column beside it.
    case secondaryOnly
    /// The content and the column before it.
    case oneBesideSecondary
    /// All three; of two columns both.
    case twoBesideSecondary
  }

  /// When a bar has the button that takes the first column away.
  public nonisolated enum DisplayModeButtonVisibility: Sendable {
    /// As long as `presentsWithGesture`.
    case automatic
    /// Never: the program shows `displayModeButtonItem`, or has a way of its own.
    case never
    /// In every width but a compact one.
    case always
  }

  /// How many columns there are.
  public final let style: Style
  /// How the list comes beside the content. Kept for UIKit sources: here the content makes room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether the user may bring the first column without the program: a bar has the button for it. True unless set.
  @AlwaysObserved open var presentsWithGesture = true { didSet { buttonDidChange() } }
  /// When a bar has the button that takes the first column away and brings it back.
  @AlwaysObserved open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { buttonDidChange() }
  }
  /// The delegate, which decides about the column on top in a compact width, and is notified of visible columns. Held weakly.
  open weak var delegate: (any SplitViewControllerDelegate)?

  // MARK: Widths

  /// The width of the first column, in logical pixels at the usual size of text: larger text makes it wider, as it does with all these
  /// widths.
  @AlwaysObserved open var preferredPrimaryColumnWidth = 240.0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The width of the first column as a part of the whole, from 0 to 1, within the limits; nil for `preferredPrimaryColumnWidth`.
  @AlwaysObserved public var preferredPrimaryColumnWidthFraction: Double? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The least width of the first column, in logical pixels.
  @AlwaysObserved public var minimumPrimaryColumnWidth = 0.0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The largest width of the first column, in logical pixels. Beside the content it never takes more than half of the whole.
  @AlwaysObserved public var maximumPrimaryColumnWidth = Double.greatestFiniteMagnitude {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the second of three columns, in logical pixels.
  @AlwaysObserved open var preferredSupplementaryColumnWidth = 260.0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The width of the second of three columns as a part of the whole, from 0 to 1; nil for `preferredSupplementaryColumnWidth`.
  @AlwaysObserved public var preferredSupplementaryColumnWidthFraction: Double? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the second of three columns, in logical pixels.
  @AlwaysObserved public var minimumSupplementaryColumnWidth = 0.0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The largest width of the second of three columns, in logical pixels.
  @AlwaysObserved public var maximumSupplementaryColumnWidth = Double.greatestFiniteMagnitude {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// How wide the first column is now, in logical pixels; 0 where it is not beside another.
  open var primaryColumnWidth: Double { viewIfLoaded == nil ? 0 : splitView.shownWidth(of: .primary) }
  /// How wide the second of three columns is now, in logical pixels; 0 where it is not beside another.
  open var supplementaryColumnWidth: Double { viewIfLoaded == nil ? 0 : splitView.shownWidth(of: .supplementary) }

  /// How wide a column is in a split of a width that has room for it.
  private func width(of column: Column, in width: Double) -> Double {
    let isPrimary = column == .primary
    let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let scale = max(1, traitCollection.textScale)
    let preferred = scale * (isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth)
    let least = scale * (isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth)
    let most = scale * (isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth)
    return min(max(fraction.map { $0 * width } ?? preferred, least), most)
  }

  // MARK: Columns

  private let state = SplitState()
  /// The program's controllers.
  private var given: [Column: ViewController] = [:]
  /// The content of the columns.
  private var shown: [Column: ViewController] = [:]
  private var splitView: SplitView { view as! SplitView }

  /// The columns beside each other, the first one first.
  final var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// A split of two controllers, which are shown as they are.
  public init(primary: ViewController, secondary: ViewController) {
    style = .unspecified
    super.init()
    fillColumns()
    viewControllers = [primary, secondary]
  }

  /// A split of two columns that are set with `viewControllers` and shown as they are.
  public override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
    fillColumns()
  }

  /// A split whose columns are set with `setViewController(_:for:)`.
  public init(style: Style) {
    self.style = style
    super.init()
    fillColumns()
  }

  private func fillColumns() { for column in columns { setViewController(nil, for: column) } }

  /// The list; an empty controller until it was set.
  public final var primary: ViewController { given[.primary] ?? shown[.primary]! }
  /// The content; an empty controller until it was set.
  public final var secondary: ViewController { given[.secondary] ?? shown[.secondary]! }

  /// The controller that was set for a column; nil while there is none.
  open func viewController(for column: Column) -> ViewController? { given[column] }

  /// Puts a controller into a column; nil empties it.
  ///
  /// - Precondition: the split has the column: only `.tripleColumn` has `.supplementary`.
  open func setViewController(_ controller: ViewController?, for column: Column) {
    precondition(
      column == .compact || columns.contains(column),
      "a split of two columns has no column \(column): make it with the style .tripleColumn.")
    guard controller == nil || controller !== given[column] else { return }
    let old = shown[column]
    let new = controller.map(enclosed) ?? (column == .compact ? nil : ViewController())
    given[column] = controller
    shown[column] = new
    if let new { addChild(new) }
    if isViewLoaded {
      splitView.set(new, for: column)
      setNeedsUpdateProperties()
    }
    new?.didMove(toParent: self)
    old?.willMove(toParent: nil)
    old?.removeFromParent()
  }

  /// A controller with a bar around it where it has none.
  private func enclosed(_ controller: ViewController) -> ViewController {
    let hasBar =
      controller is NavigationController || controller is TabBarController || controller is SplitViewController
    return style == .unspecified || hasBar ? controller : NavigationController(rootViewController: controller)
  }

  /// The controllers of the columns, the list first.
  open var viewControllers: [ViewController] {
    get { columns.compactMap { given[$0] ?? shown[$0] } }
    set {
      for (place, column) in columns.enumerated() {
        setViewController(place < newValue.count ? newValue[place] : nil, for: column)
      }
    }
  }

  /// Shows a controller in the second column.
  open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    setViewController(viewController, for: .secondary)
    show(.secondary)
  }

  // MARK: What is seen

  /// Which columns are seen where there is room for more than one; all unless set.
  open var preferredDisplayMode: DisplayMode {
    get { state.displayMode }
    set { state.displayMode = newValue }
  }

  /// Which columns are seen now: with room for one only, the content alone or a list alone, which is `.automatic`. Tracked where a hook
  /// reads it.
  open var displayMode: DisplayMode {
    if isCollapsed { return state.topColumn == .secondary ? .secondaryOnly : .automatic }
    return expandedMode
  }

  private var expandedMode: DisplayMode {
    switch state.displayMode {
    case .automatic, .twoBesideSecondary: columns.count == 3 ? .twoBesideSecondary : .oneBesideSecondary
    case .secondaryOnly, .oneBesideSecondary: state.displayMode
    }
  }

  /// The columns that are seen, the first one first.
  private var shownColumns: [Column] {
    if isCollapsed { return [given[.compact] == nil ? state.topColumn : .compact] }
    switch expandedMode {
    case .secondaryOnly: return columns.suffix(1)
    case .oneBesideSecondary: return columns.suffix(2)
    case .automatic, .twoBesideSecondary: return columns
    }
  }

  /// A button that takes the first column away and brings it back, for a navigation item. A split made with a style shows it by itself, in the
  /// bar of its first column in sight, unless a controller there has it among its buttons.
  open private(set) lazy var displayModeButtonItem = BarButtonItem(
    image: Image(systemName: "sidebar.left"), target: self
  ) { [weak self] (_: BarButtonItem) in
    guard let self else { return }
    if withoutTracking({ self.shownColumns.contains(.primary) }) { hide(.primary) } else { show(.primary) }
  }

  private func buttonDidChange() {
    state.isButtonWanted =
      displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && presentsWithGesture
  }

  /// Whether there is room for one column only. Tracked where a hook reads it.
  open var isCollapsed: Bool { state.isCollapsed ?? isCompact }

  private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The column that is seen while collapsed. Tracked where a hook reads it.
  public final var topColumn: Column { state.topColumn }

  /// Brings a column into sight, with all between it and the content; while collapsed, to the top.
  open func show(_ column: Column) {
    guard columns.contains(column) else { return }
    state.topColumn = column
    withoutTracking {
      guard !isCollapsed, !shownColumns.contains(column) else { return }
      state.displayMode = column == .primary && columns.count == 3 ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// Hides a column, with all before it; while collapsed, brings another column to the top: the content in place
  /// of the first one, and the previous one in place of any other.
  open func hide(_ column: Column) {
    guard let place = columns.firstIndex(of: column) else { return }
    withoutTracking {
      if isCollapsed {
        if state.topColumn == column { state.topColumn = place == 0 ? columns[1] : columns[place - 1] }
      } else if column != .secondary, shownColumns.contains(column) {
        state.displayMode = columns[place + 1] == .secondary ? .secondaryOnly : .oneBesideSecondary
      }
    }
  }

  /// While collapsed: leads to the column before.
  private func goBack() {
    guard let place = columns.firstIndex(of: state.topColumn), place > 0 else { return }
    state.topColumn = columns[place - 1]
  }

  // MARK: Life

  open override func loadView() {
    let splitView = SplitView(columns) { [unowned self] in
      width(of: $0, in: $1)
    } onBack: { [unowned self] in
      goBack()
    }
    for (column, controller) in shown { splitView.set(controller, for: column) }
    view = splitView
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // Before any hook runs: a hook that wrote it would run those that had read it already once more.
    registerForTraitChanges([TraitHorizontalSizeClass.self]) { (self: SplitViewController, _) in
      self.sizeClassDidChange()
    }
    let shortcuts = ShortcutController()
    shortcuts.scope = .global
    shortcuts.add("<Alt>Left") { [weak self] in
      guard let self, view.isMapped, isCollapsed, given[.compact] == nil, state.topColumn != .primary else {
        return .proceed
      }
      goBack()
      return .stop
    }
    view.add(shortcuts)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if state.isCollapsed == nil, isCompact { collapse() }
  }

  private func sizeClassDidChange() {
    guard isCompact != isCollapsed || state.isCollapsed == nil else { return }
    if isCompact { return collapse() }
    state.isCollapsed = false
    PassContext.untracked {
      let proposed = expandedMode
      if let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed),
        mode != proposed
      {
        state.displayMode = mode
      }
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    PassContext.untracked {
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true {
        state.topColumn = .primary
      }
      let proposed = state.topColumn
      if let column = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed),
        columns.contains(column)
      {
        state.topColumn = column
      }
    }
    state.isCollapsed = true
    PassContext.untracked { delegate?.splitViewControllerDidCollapse(self) }
  }

  private var told: (columns: [Column], mode: DisplayMode)?

  open override func updateProperties() {
    super.updateProperties()
    let (seen, mode, isCollapsed) = (shownColumns, displayMode, isCollapsed)
    showBars(seen, isCollapsed: isCollapsed)
    let place = columns.firstIndex(of: isCollapsed ? seen[0] : .secondary) ?? 0
    let before = place > 0 ? topItem(of: columns[place - 1])?.title : nil
    splitView.show(seen, isAlone: isCollapsed, backTitle: before ?? "")
    tell(seen, mode, isCollapsed: isCollapsed)
  }

  /// Tells the delegate which columns are about to appear, but not of those that are shown first.
  private func tell(_ seen: [Column], _ mode: DisplayMode, isCollapsed: Bool) {
    let old = told
    told = (seen, mode)
    guard let old, let delegate else { return }
    PassContext.untracked {
      if !isCollapsed, old.mode != mode { delegate.splitViewController(self, willChangeTo: mode) }
      for column in old.columns where !seen.contains(column) { delegate.splitViewController(self, willHide: column) }
      for column in seen where !old.columns.contains(column) { delegate.splitViewController(self, willShow: column) }
    }
  }

  /// Gives the bars of the columns the way back and the button.
  private func showBars(_ seen: [Column], isCollapsed: Bool) {
    let button = displayModeButtonItem
    button.isHidden = isCollapsed
    let name = seen.contains(.primary) ? String(kit: "Hide Sidebar") : String(kit: "Show Sidebar")
    if withoutTracking({ button.accessibilityLabel }) != name { button.accessibilityLabel = name }
    let bars = columns.map { shown[$0] as? NavigationController }
    let items = bars.compactMap { $0?.viewControllers }.joined().map(\.navigationItem)
    let isPlaced = items.contains { item in
      [item.leftBarButtonItems, item.rightBarButtonItems].contains { $0?.contains { $0 === button } == true }
    }
    let hasButton = style != .unspecified && !isCollapsed && state.isButtonWanted && !isPlaced
    for (place, (column, bar)) in zip(columns, bars).enumerated() {
      let leadsBack = isCollapsed && place > 0
      bar?.setOuter(
        back: leadsBack ? topItem(of: columns[place - 1]) ?? NavigationItem(title: "") : nil,
        button: hasButton && column == seen[0] ? button : nil
      ) { [weak self] in
        self?.goBack()
      }
    }
  }

  private func topItem(of column: Column) -> NavigationItem? {
    let controller = shown[column]
    return (controller as? NavigationController)?.topViewController?.navigationItem ?? controller?.navigationItem
  }
}
