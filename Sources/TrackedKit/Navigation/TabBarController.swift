import Gtk
import GtkTracking
import Observation

/// The content of a tab bar controller, as its own hook reads it.
@Observable private final class TabState {
  var tabs: [Tab] = []
  var controllers: [ViewController] = []
  var selectedIndex = 0
  var mode = TabBarController.Mode.automatic
}

/// Shows one of several controllers at a time, with a bar to choose from. Pages that are not shown wait: their hooks run
/// when they are selected, before their first frame (C-069), and their views are loaded only then.
@MainActor open class TabBarController: ViewController {
  private let stack = Stack()
  /// The positions of page and tabs in the view, side by side or one below the other. Constraints, so that programs can constrain views to the bar.
  private var places: [LayoutConstraint] = []
  private var loadedPages: Set<ObjectIdentifier> = []
  private let state = TabState()
  private weak var shown: ViewController?
  /// The bar with the tabs, for its look.
  open private(set) lazy var tabBar = TabBar()

  /// A controller with tabs.
  public convenience init(tabs: [Tab]) {
    self.init()
    self.tabs = tabs
  }

  /// The delegate. Held weakly.
  open weak var delegate: (any TabBarControllerDelegate)?

  final func selectByUser(_ index: Int) -> Bool {
    guard state.controllers.indices.contains(index) else { return false }
    let controller = state.controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    let (old, new) = (tab(at: selectedIndex), tab(at: index))
    if let new, delegate?.tabBarController(self, shouldSelectTab: new) == false { return false }
    // The delegate may have set other pages.
    guard state.controllers.indices.contains(index), state.controllers[index] === controller else { return false }
    let isShown = index == selectedIndex
    selectedIndex = index
    if isShown { (controller as? NavigationController)?.popToRootViewController(animated: true) }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    delegate?.tabBarController(self, didSelect: controller)
    if let new { delegate?.tabBarController(self, didSelectTab: new, previousTab: old) }
    return true
  }

  /// The user has chosen a tab, possibly the current one. Does nothing unless overridden.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  private func tab(at index: Int) -> Tab? { state.tabs.indices.contains(index) ? state.tabs[index] : nil }

  // MARK: Tabs

  /// The tabs, in order, each with its controller; setting them sets `viewControllers`, and setting those leaves none. Tracked where a hook
  /// reads it.
  open var tabs: [Tab] {
    get { state.tabs }
    set {
      withoutTracking {
        for tab in state.tabs where !newValue.contains(tab) { tab.tabBarController = nil }
        let shown = selectedTab
        let shows = newValue.filter { $0.viewController != nil }
        for tab in shows { tab.tabBarController = self }
        replaceControllers(with: shows.compactMap(\.viewController))
        state.tabs = shows
        if let shown, shows.contains(shown) { selectedTab = shown }
      }
    }
  }

  /// Sets `tabs`, at once in every case.
  open func setTabs(_ tabs: [Tab], animated: Bool) { self.tabs = tabs }

  /// The tab that is shown. Tracked where a hook reads it.
  open var selectedTab: Tab? {
    get { tab(at: state.selectedIndex) }
    set {
      let index = withoutTracking { state.tabs.firstIndex { $0 === newValue } }
      if let index { selectedIndex = index }
    }
  }

  /// The tab with an identifier.
  public final func tab(forIdentifier identifier: String) -> Tab? { state.tabs.first { $0.identifier == identifier } }

  /// Where the tabs are.
  public nonisolated enum Mode: Int, Sendable {
    /// In a bar below the page.
    case automatic
    /// In a bar below the page.
    case tabBar
    /// In a column beside the page; in a bar below it where the width is compact.
    case tabSidebar
  }

  /// Where the tabs are: below the page unless set. Tracked where a hook reads it.
  public final var mode: Mode {
    get { state.mode }
    set { state.mode = newValue }
  }

  /// Whether the bar is left out, because the choice is somewhere else.
  @AlwaysObserved open var isTabBarHidden = false {
    didSet { setNeedsUpdateProperties() }
  }

  /// The controllers, in order; the selected index is kept if it still can be. Tracked where a hook reads it.
  open var viewControllers: [ViewController]? {
    get { state.controllers }
    set {
      withoutTracking {
        for tab in state.tabs { tab.tabBarController = nil }
        state.tabs = []
        replaceControllers(with: newValue ?? [])
      }
    }
  }

  private func replaceControllers(with controllers: [ViewController]) {
    for old in state.controllers where !controllers.contains(where: { $0 === old }) { remove(old) }
    controllers.forEach(embed)
    // A tab comes because it is chosen.
    for new in controllers { new.appearance.forget(.movedToParent) }
    // The view of a page is here or, before it is selected, nowhere.
    for new in controllers where !state.controllers.contains(where: { $0 === new }) {
      new.viewIfLoaded?.detachFromParent()
    }
    state.controllers = controllers
    selectedIndex = min(max(selectedIndex, 0), max(controllers.count - 1, 0))
  }

  /// Replaces all controllers; at once.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the controller that is shown. Tracked where a hook reads it.
  open var selectedIndex: Int {
    get { state.selectedIndex }
    set {
      state.selectedIndex = newValue
      showSelected()
    }
  }

  override var onlyShownChild: ViewController? { selectedViewController }

  /// The controller that is shown. Tracked where a hook reads it.
  open var selectedViewController: ViewController? {
    get { state.controllers.indices.contains(selectedIndex) ? state.controllers[selectedIndex] : nil }
    set {
      let index = withoutTracking { state.controllers.firstIndex { $0 === newValue } }
      if let index { selectedIndex = index }
    }
  }

  /// A view between the page and the tabs, whatever page is shown; below the page where the tabs are beside it. Nil, the default, for
  /// none.
  @AlwaysObserved open var bottomAccessory: TabAccessory? {
    didSet {
      guard bottomAccessory !== oldValue, isViewLoaded else { return }
      oldValue?.contentView.removeFromSuperview()
      placeBar()
      view.layoutIfNeeded()
    }
  }

  /// Sets `bottomAccessory`.
  ///
  /// - Parameter animated: whether the page moves to its new size.
  open func setBottomAccessory(_ bottomAccessory: TabAccessory?, animated: Bool) {
    guard animated, view.isMapped else { return self.bottomAccessory = bottomAccessory }
    View.animate(withDuration: View.defaultAnimationDuration) { self.bottomAccessory = bottomAccessory }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    stack.transitionType = .crossfade
    stack.onNotifyTransitionRunning(self) { me in
      if !me.stack.isTransitionRunning { me.shown?.appearance.endShowing() }
    }
    // A tab that is not shown does not keep the window wide.
    stack.isHomogeneous = false
    view.addSubview(stack)
    tabBar.follow(self)
    view.addSubview(tabBar)
    tabBar.isVisible = !isTabBarHidden
    placeBar()
    showSelected()
  }

  private func placeBar() {
    LayoutConstraint.deactivate(places)
    let isBeside = tabBar.isColumn
    for axis in [Orientation.horizontal, .vertical] {
      let isAlong = isBeside == (axis == .horizontal)
      tabBar.setContentHuggingPriority(isAlong ? .required : .defaultLow, for: axis)
      tabBar.setContentCompressionResistancePriority(isAlong ? .required : .defaultHigh, for: axis)
    }
    let accessory = bottomAccessory?.contentView
    stack.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    if let accessory, accessory.superview !== view {
      accessory.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(accessory)
    }
    let bottom = isBeside ? view.bottomAnchor : tabBar.topAnchor
    places = [
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.leadingAnchor.constraint(equalTo: isBeside ? tabBar.trailingAnchor : view.leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: accessory?.topAnchor ?? bottom),
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      isBeside
        ? tabBar.topAnchor.constraint(equalTo: view.topAnchor)
        : tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    if let accessory {
      places += [
        accessory.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
        accessory.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
        accessory.bottomAnchor.constraint(equalTo: bottom),
      ]
      // As high as its content needs, and no higher: the page has the rest.
      let height = accessory.heightAnchor.constraint(equalToConstant: 0)
      height.priority = .fittingSizeLevel
      places.append(height)
    }
    LayoutConstraint.activate(places)
  }

  open override func updateProperties() {
    super.updateProperties()
    let isBeside = mode == .tabSidebar && traitCollection.horizontalSizeClass != .compact
    if isBeside != tabBar.isColumn {
      tabBar.isColumn = isBeside
      placeBar()
    }
    let isHidden = isTabBarHidden || selectedViewController?.hidesTabBar == true
    tabBar.isVisible = !isHidden
    if !isHidden { tabBar.show(state.controllers.map(\.tabBarItem), selected: state.selectedIndex) }
  }

  private func showSelected() {
    withoutTracking {
      guard isViewLoaded, let selected = selectedViewController else { return }
      let isNew = loadedPages.insert(ObjectIdentifier(selected)).inserted
      let isChange = selected !== shown && view.isMapped
      if isChange {
        let animated = shown != nil
        shown?.appearance.beginHiding(animated: animated)
        // The page that goes may have chosen another tab, which is shown then.
        guard selectedViewController === selected else { return }
        selected.appearance.beginShowing(animated: animated)
      }
      shown = selected
      if isNew {
        stack.addChild(selected.view)
        KeptBack.follow(selected.view, in: stack)
      }
      KeptBack.comesBack(selected.view)
      stack.visibleChild = selected.view
      if !stack.isTransitionRunning { selected.appearance.endShowing() }
      // Of two presses of what chooses another tab none reaches that.
      if isChange, let window = view.hostWindow { WindowInput.of(window).begin(selected, in: stack) }
    }
  }

  private func remove(_ controller: ViewController) {
    if loadedPages.remove(ObjectIdentifier(controller)) != nil {
      stack.remove(controller.view)
      KeptBack.forget(controller.view)
    }
    controller.unembed()
  }
}

extension ViewController {
  /// Whether the current page hides a surrounding tab bar.
  fileprivate var hidesTabBar: Bool {
    (self as? NavigationController)?.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
      ?? hidesBottomBarWhenPushed
  }
}
