import Gtk
import Observation

/// What a tab bar controller shows, as its own hook reads it.
@Observable private final class TabState {
  var controllers: [ViewController] = []
  var selectedIndex = 0
}

/// Shows one of several controllers at a time, with a bar to choose from. Pages that are not shown wait: their hooks run
/// when they are selected, before their first frame (C-069), and their views are loaded only then.
@MainActor open class TabBarController: ViewController {
  private let stack = Stack()
  private var loadedPages: Set<ObjectIdentifier> = []
  private let state = TabState()
  private weak var shown: ViewController?
  private lazy var bar = TabBar { [weak self] in
    self?.selectedViewController
  } onSelect: { [weak self] in
    self?.selectByUser($0) ?? false
  }

  /// Asked and told when the person chooses a tab. Held weakly.
  public final weak var delegate: (any TabBarControllerDelegate)?

  private func selectByUser(_ index: Int) -> Bool {
    guard state.controllers.indices.contains(index) else { return false }
    let controller = state.controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  /// Whether the bar is left out, because the choice is somewhere else.
  public var isTabBarHidden = false {
    didSet { if isViewLoaded { bar.isVisible = !isTabBarHidden } }
  }

  /// The controllers, in order; the selected index is kept if it still can be. Tracked where a hook reads it.
  public var viewControllers: [ViewController]? {
    get { state.controllers }
    set { withoutTracking { replaceControllers(with: newValue ?? []) } }
  }

  private func replaceControllers(with controllers: [ViewController]) {
    for old in state.controllers where !controllers.contains(where: { $0 === old }) { remove(old) }
    controllers.forEach(embed)
    // A tab comes because it is chosen.
    for new in controllers { new.appearance.forget(.movedToParent) }
    // The view of a page stands here or, before it is selected, nowhere.
    for new in controllers where !state.controllers.contains(where: { $0 === new }) {
      new.viewIfLoaded?.detachFromParent()
    }
    state.controllers = controllers
    selectedIndex = min(max(selectedIndex, 0), max(controllers.count - 1, 0))
  }

  /// Puts other controllers in place of all; at once.
  public func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the controller that is shown. Tracked where a hook reads it.
  public var selectedIndex: Int {
    get { state.selectedIndex }
    set {
      state.selectedIndex = newValue
      showSelected()
    }
  }

  /// The controller that is shown. Tracked where a hook reads it.
  public var selectedViewController: ViewController? {
    get { state.controllers.indices.contains(selectedIndex) ? state.controllers[selectedIndex] : nil }
    set {
      let index = withoutTracking { state.controllers.firstIndex { $0 === newValue } }
      if let index { selectedIndex = index }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    stack.transitionType = .crossfade
    stack.onNotifyTransitionRunning(self) { me in
      if !me.stack.isTransitionRunning { me.shown?.appearance.endShowing() }
    }
    // A tab that is not shown does not keep the window wide.
    stack.isHomogeneous = false
    stack.hexpand = true
    stack.vexpand = true
    let column = Box(.vertical)
    column.append(stack)
    column.append(bar)
    bar.isVisible = !isTabBarHidden
    view.addSubview(column)
    showSelected()
  }

  open override func updateProperties() {
    super.updateProperties()
    if !isTabBarHidden { bar.show(state.controllers.map(\.tabBarItem), selected: state.selectedIndex) }
  }

  private func showSelected() {
    withoutTracking {
      guard isViewLoaded, let selected = selectedViewController else { return }
      let isNew = loadedPages.insert(ObjectIdentifier(selected)).inserted
      if selected !== shown, view.isMapped {
        let animated = shown != nil
        shown?.appearance.beginHiding(animated: animated)
        selected.appearance.beginShowing(animated: animated)
      }
      shown = selected
      if isNew { stack.addChild(selected.view) }
      stack.visibleChild = selected.view
      if !stack.isTransitionRunning { selected.appearance.endShowing() }
    }
  }

  private func remove(_ controller: ViewController) {
    if loadedPages.remove(ObjectIdentifier(controller)) != nil { stack.remove(controller.view) }
    controller.unembed()
  }
}

extension ViewController {
  /// The tab bar controller that this one, or one around it, is a page of.
  public final var tabBarController: TabBarController? {
    var ancestor = parent
    while let current = ancestor {
      if let tabs = current as? TabBarController { return tabs }
      ancestor = current.parent
    }
    return nil
  }
}
