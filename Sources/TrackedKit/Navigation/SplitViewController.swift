import Gtk
import Observation

/// Which part of a split is on top, and whether both fit.
@Observable private final class SplitState {
  /// What the last change of the size class gave; nil before the first one.
  var isCollapsed: Bool?
  var topColumn = SplitViewController.Column.primary
}

/// Two controllers beside each other; in a compact width one at a time, with a way back (the horizontal size class trait
/// decides).
@MainActor open class SplitViewController: ViewController {
  /// A part of the split.
  public enum Column: Sendable {
    /// The list, at the leading side.
    case primary
    /// The content.
    case secondary
  }

  /// The list.
  public let primary: ViewController
  /// The content.
  public let secondary: ViewController
  /// The width of the list beside the content, in logical pixels.
  public var preferredPrimaryColumnWidth = 240.0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
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

  /// Whether there is room for one column only. Tracked where a hook reads it.
  public final var isCollapsed: Bool { state.isCollapsed ?? isCompact }

  private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The column that is seen while collapsed. Tracked where a hook reads it.
  public final var topColumn: Column { state.topColumn }

  /// Brings a column to the top; that shows only while collapsed.
  public final func show(_ column: Column) { state.topColumn = column }

  open override func loadView() {
    view = SplitView(primary: primary.view, secondary: secondary.view) { [unowned self] in show(.primary) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // Before any hook runs: a hook that wrote it would run those that had read it already once more.
    registerForTraitChanges([TraitHorizontalSizeClass.self]) { (self: SplitViewController, _) in
      self.state.isCollapsed = self.isCompact
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

  open override func updateProperties() {
    super.updateProperties()
    splitView.show(
      isCollapsed ? .one(state.topColumn) : .both, backTitle: primary.navigationItem.title,
      primaryWidth: preferredPrimaryColumnWidth)
  }
}

extension ViewController {
  /// The split that this controller, or one around it, is a column of.
  public final var splitViewController: SplitViewController? {
    var ancestor = parent
    while let current = ancestor {
      if let split = current as? SplitViewController { return split }
      ancestor = current.parent
    }
    return nil
  }
}

/// Places the columns of a split.
private final class SplitView: View {
  enum Mode: Equatable {
    case both
    case one(SplitViewController.Column)
  }

  private let primary: Widget
  private let secondary: Widget
  private let divider = Separator(.vertical)
  private let backButton = Button()
  private let backTitle = Label()
  private let backIcon = Gtk.Image()
  private var mode = Mode.both
  private var primaryWidth = 0.0

  init(primary: Widget, secondary: Widget, onBack: @escaping () -> Void) {
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
    backButton.clicked.connect { onBack() }
    for part in [primary, divider, secondary, backButton] { addSubview(part) }
  }

  func show(_ mode: Mode, backTitle title: String, primaryWidth: Double) {
    backTitle.text = title
    backButton.setAccessibleLabel(title.isEmpty ? "Back" : "Back to \(title)")
    backIcon.iconName = direction == .rightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
    guard mode != self.mode || primaryWidth != self.primaryWidth else { return }
    let hadFocus = hasFocus
    self.mode = mode
    self.primaryWidth = primaryWidth
    setChildVisible(primary, mode != .one(.secondary))
    setChildVisible(secondary, mode != .one(.primary))
    setChildVisible(divider, mode == .both)
    setChildVisible(backButton, mode == .one(.secondary))
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
        minimum: max(list.minimum, content.minimum), natural: content.natural + Int(primaryWidth))
    case .vertical:
      let back = mode == .one(.secondary) ? Int(backHeight) : 0
      return Measurement(
        minimum: max(list.minimum, content.minimum + back), natural: max(list.natural, content.natural + back))
    }
  }

  override func layoutSubviews() {
    switch mode {
    case .one(.primary): place(primary, in: bounds)
    case .one(.secondary):
      let size = backButton.measured(.horizontal).natural
      let width = min(Double(size), bounds.width - 12)
      let x = direction == .rightToLeft ? bounds.width - width - 6 : 6
      place(backButton, in: Rect(x: x, y: 6, width: width, height: backHeight - 12))
      place(
        secondary, in: Rect(x: 0, y: backHeight, width: bounds.width, height: max(0, bounds.height - backHeight)))
    case .both:
      let list = min(primaryWidth, bounds.width / 2)
      let rest = bounds.width - list - 1
      let isRightToLeft = direction == .rightToLeft
      place(primary, in: Rect(x: isRightToLeft ? rest + 1 : 0, y: 0, width: list, height: bounds.height))
      place(divider, in: Rect(x: isRightToLeft ? rest : list, y: 0, width: 1, height: bounds.height))
      place(secondary, in: Rect(x: isRightToLeft ? 0 : list + 1, y: 0, width: rest, height: bounds.height))
    }
  }
}
