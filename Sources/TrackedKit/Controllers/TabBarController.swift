import Gtk

/// Shows one of several controllers at a time. Pages that are not shown wait: their hooks run when they are selected,
/// before their first frame (C-069), and their views are loaded only then.
@MainActor open class TabBarController: ViewController {
  private let stack = Stack()
  private var loadedPages: Set<ObjectIdentifier> = []

  /// The controllers, in order; setting them selects the first.
  public var viewControllers: [ViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) { remove(old) }
      viewControllers.forEach(addChild)
      selectedIndex = min(max(selectedIndex, 0), max(viewControllers.count - 1, 0))
    }
  }

  /// The index of the controller that is shown.
  public var selectedIndex = 0 {
    didSet { showSelected() }
  }

  /// The controller that is shown.
  public var selectedViewController: ViewController? {
    get { viewControllers.indices.contains(selectedIndex) ? viewControllers[selectedIndex] : nil }
    set {
      if let index = viewControllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    stack.transitionType = .crossfade
    stack.hexpand = true
    stack.vexpand = true
    view.addSubview(stack)
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded, let selected = selectedViewController else { return }
    if loadedPages.insert(ObjectIdentifier(selected)).inserted { stack.addChild(selected.view) }
    stack.visibleChild = selected.view
  }

  private func remove(_ controller: ViewController) {
    if loadedPages.remove(ObjectIdentifier(controller)) != nil { stack.remove(controller.view) }
    controller.removeFromParent()
  }
}
