import Gtk
import Observation

/// Which part of a split is on top, and whether both fit.
@Observable private final class SplitState {
  /// What the last change of the size class gave; nil before the first one.
  var isCollapsed: Bool?
  var topColumn = SplitViewController.Column.primary
  var displayMode = SplitViewController.DisplayMode.automatic
}

/// Two controllers beside each other; in a compact width one at a time, with a way back (the horizontal size class trait
/// decides).
@MainActor open class SplitViewController: ViewController {
  /// A part of the split.
  public nonisolated enum Column: Sendable {
    /// The list, at the leading side.
    case primary
    /// The content.
    case secondary
  }

  /// How many columns a split has.
  public nonisolated enum Style: Sendable {
    /// Two.
    case doubleColumn
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

  /// How the list comes beside the content. A hint that UIKit needs: here the content makes room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a stroke from the edge brings the list. A hint that UIKit needs: on a desktop a button or a menu does.
  open var presentsWithGesture = true
  /// What decides which column is on top in a compact width, and hears of it. Held weakly.
  open weak var delegate: (any SplitViewControllerDelegate)?

  /// Which columns are seen where there is room for both.
  public nonisolated enum DisplayMode: Sendable {
    /// Both.
    case automatic
    /// The content alone; `show(.primary)` brings the list beside it.
    case secondaryOnly
    /// Both.
    case oneBesideSecondary
  }

  /// The list; an empty controller until it was set.
  public private(set) var primary: ViewController
  /// The content; an empty controller until it was set.
  public private(set) var secondary: ViewController
  /// The width of the list beside the content, in logical pixels.
  @AlwaysObserved open var preferredPrimaryColumnWidth = 240.0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the list as a part of the whole, from 0 to 1, within the limits; nil for `preferredPrimaryColumnWidth`.
  @AlwaysObserved public var preferredPrimaryColumnWidthFraction: Double? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the list beside the content, in logical pixels.
  @AlwaysObserved public var minimumPrimaryColumnWidth = 0.0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The largest width of the list beside the content, in logical pixels. It never takes more than half of the whole.
  @AlwaysObserved public var maximumPrimaryColumnWidth = Double.greatestFiniteMagnitude {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// How wide the list is in a split of a width.
  fileprivate func primaryWidth(in width: Double) -> Double {
    let wanted = preferredPrimaryColumnWidthFraction.map { $0 * width } ?? preferredPrimaryColumnWidth
    return min(max(wanted, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth, width / 2).rounded()
  }

  private let state = SplitState()
  private var splitView: SplitView { view as! SplitView }

  /// A split of two controllers.
  public init(primary: ViewController, secondary: ViewController) {
    self.primary = primary
    self.secondary = secondary
    super.init()
    embed(primary)
    embed(secondary)
  }

  /// A split whose columns are set with `setViewController(_:for:)`.
  public init(style: Style) {
    primary = ViewController()
    secondary = ViewController()
    super.init()
    embed(primary)
    embed(secondary)
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> ViewController? {
    column == .primary ? primary : secondary
  }

  /// Puts a controller into a column; nil empties it.
  open func setViewController(_ controller: ViewController?, for column: Column) {
    let new = controller ?? ViewController()
    let old = column == .primary ? primary : secondary
    guard new !== old else { return }
    addChild(new)
    if column == .primary { primary = new } else { secondary = new }
    if isViewLoaded {
      splitView.replace(column, with: new.view)
      setNeedsUpdateProperties()
    }
    old.removeFromParent()
  }

  /// The controllers of the columns, the list first.
  open var viewControllers: [ViewController] {
    get { [primary, secondary] }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Which columns are seen where there is room for both; both unless set.
  open var preferredDisplayMode: DisplayMode {
    get { state.displayMode }
    set { state.displayMode = newValue }
  }

  /// Which columns are seen now: with room for one only, the content alone or the list alone, which is `.automatic`. Tracked where a hook
  /// reads it.
  open var displayMode: DisplayMode {
    if isCollapsed { return state.topColumn == .secondary ? .secondaryOnly : .automatic }
    return state.displayMode == .secondaryOnly ? .secondaryOnly : .oneBesideSecondary
  }

  /// A button that takes the list away and brings it back, for a navigation item of the content.
  open private(set) lazy var displayModeButtonItem = BarButtonItem(
    image: Image(systemName: "sidebar.left"), target: self
  ) { [weak self] (_: BarButtonItem) in
    guard let self else { return }
    if displayMode == .oneBesideSecondary { hide(.primary) } else { show(.primary) }
  }

  /// Whether there is room for one column only. Tracked where a hook reads it.
  open var isCollapsed: Bool { state.isCollapsed ?? isCompact }

  private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The column that is seen while collapsed. Tracked where a hook reads it.
  public final var topColumn: Column { state.topColumn }

  /// Brings a column to the top; that shows only while collapsed.
  open func show(_ column: Column) {
    state.topColumn = column
    withoutTracking {
      if column == .primary, state.displayMode == .secondaryOnly, !isCollapsed {
        state.displayMode = .oneBesideSecondary
      }
    }
  }

  /// Takes the list away from beside the content, or, while collapsed, brings the other column to the top.
  open func hide(_ column: Column) {
    if withoutTracking({ isCollapsed }) {
      state.topColumn = column == .primary ? .secondary : .primary
    } else if column == .primary {
      state.displayMode = .secondaryOnly
    }
  }

  open override func loadView() {
    view = SplitView(primary: primary.view, secondary: secondary.view) { [unowned self] in
      primaryWidth(in: $0)
    } onBack: { [unowned self] in
      show(.primary)
    }
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
      guard let self, view.isMapped, isCollapsed, state.topColumn == .secondary else { return .proceed }
      show(.primary)
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
    PassContext.untracked { delegate?.splitViewControllerDidExpand(self) }
  }

  private func collapse() {
    let column = PassContext.untracked {
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: state.topColumn)
    }
    if let column { state.topColumn = column }
    state.isCollapsed = true
    PassContext.untracked { delegate?.splitViewControllerDidCollapse(self) }
  }

  open override func updateProperties() {
    super.updateProperties()
    splitView.show(
      isCollapsed ? .one(state.topColumn) : state.displayMode == .secondaryOnly ? .secondaryAlone : .both,
      backTitle: primary.navigationItem.title ?? "")
  }
}

/// Places the columns of a split.
private final class SplitView: View {
  enum Mode: Equatable {
    case both
    case one(SplitViewController.Column)
    case secondaryAlone
  }

  private var primary: Widget
  private var secondary: Widget
  private let divider = Separator(.vertical)
  private let backButton = Button()
  private let backTitle = Label()
  private let backIcon = Gtk.Image()
  private var mode = Mode.both
  private let primaryWidth: (Double) -> Double

  init(
    primary: Widget, secondary: Widget, primaryWidth: @escaping (Double) -> Double, onBack: @escaping () -> Void
  ) {
    self.primaryWidth = primaryWidth
    self.primary = primary
    self.secondary = secondary
    super.init()
    let content = Box(.horizontal, spacing: 6)
    content.append(backIcon)
    content.append(backTitle)
    backButton.child = content
    backButton.hasFrame = false
    backButton.addCSSClass("flat")
    backButton.tooltip = "Back"
    backButton.onClicked { onBack() }
    for part in [primary, divider, secondary, backButton] { addSubview(part) }
    showColumns()
  }

  /// Puts another view into a column.
  func replace(_ column: SplitViewController.Column, with view: Widget) {
    let old = column == .primary ? primary : secondary
    insertSubview(view, belowSubview: old)
    removeChild(old)
    if column == .primary { primary = view } else { secondary = view }
    showColumns()
    queueResize()
  }

  private func showColumns() {
    setChildVisible(primary, mode == .both || mode == .one(.primary))
    setChildVisible(secondary, mode != .one(.primary))
    setChildVisible(divider, mode == .both)
    setChildVisible(backButton, mode == .one(.secondary))
  }

  func show(_ mode: Mode, backTitle title: String) {
    backTitle.text = title
    backButton.setAccessibleLabel(title.isEmpty ? "Back" : "Back to \(title)")
    backIcon.iconName = direction == .rightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
    guard mode != self.mode else { return }
    let hadFocus = hasFocus
    self.mode = mode
    showColumns()
    queueResize()
    if hadFocus, !hasFocus { (mode == .one(.primary) ? primary : secondary).focusFirstChild() }
  }

  private var backHeight: Double { Double(backButton.measured(.vertical).natural) + 12 }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let (list, content) = (primary.measured(orientation), secondary.measured(orientation))
    switch orientation {
    case .horizontal:
      // Narrow enough to become compact: the minimum must not keep the window wide.
      return Measurement(
        minimum: max(list.minimum, content.minimum), natural: content.natural + Int(primaryWidth(2000)))
    case .vertical:
      let back = mode == .one(.secondary) ? Int(backHeight) : 0
      return Measurement(
        minimum: max(list.minimum, content.minimum + back), natural: max(list.natural, content.natural + back))
    }
  }

  override func layoutSubviews() {
    switch mode {
    case .one(.primary): place(primary, in: bounds)
    case .secondaryAlone: place(secondary, in: bounds)
    case .one(.secondary):
      let size = backButton.measured(.horizontal).natural
      let width = min(Double(size), bounds.width - 12)
      let x = direction == .rightToLeft ? bounds.width - width - 6 : 6
      place(backButton, in: Rect(x: x, y: 6, width: width, height: backHeight - 12))
      place(
        secondary, in: Rect(x: 0, y: backHeight, width: bounds.width, height: max(0, bounds.height - backHeight)))
    case .both:
      let list = primaryWidth(bounds.width)
      let rest = bounds.width - list - 1
      let isRightToLeft = direction == .rightToLeft
      place(primary, in: Rect(x: isRightToLeft ? rest + 1 : 0, y: 0, width: list, height: bounds.height))
      place(divider, in: Rect(x: isRightToLeft ? rest : list, y: 0, width: 1, height: bounds.height))
      place(secondary, in: Rect(x: isRightToLeft ? 0 : list + 1, y: 0, width: rest, height: bounds.height))
    }
  }
}
