import GtkTesting
import Testing

/// A hook that changes something of the kit has not read it, though the change looks at what was there before.
@MainActor @Suite(.serialized) struct WritingHookTests {
  @Test("a hook that sets the pages of tabs, or chooses one, does not follow them")
  func tabs() async throws {
    let pages = (0..<3).map { _ in ViewController() }
    let tabs = TabBarController()
    tabs.viewControllers = pages
    try await expectOneRun(
      of: {
        tabs.viewControllers = Array(pages.dropLast())
        tabs.selectedViewController = pages[1]
      },
      after: {
        tabs.viewControllers = pages
        tabs.selectedIndex = 2
      })
  }

  @Test("a hook that pushes and pops does not follow what is on the stack")
  func navigation() async throws {
    let pages = (0..<3).map { _ in ViewController() }
    let navigation = NavigationController(rootViewController: pages[0])
    try await expectOneRun(
      of: {
        navigation.pushViewController(pages[1], animated: false)
        navigation.popViewController(animated: false)
        navigation.popToRootViewController(animated: false)
        navigation.setViewControllers([pages[0], pages[1]], animated: false)
        navigation.popToViewController(pages[0], animated: false)
      },
      after: {
        navigation.pushViewController(pages[2], animated: false)
      })
  }

  @Test("a hook that shows or hides a column of a split does not follow which are shown")
  func split() async throws {
    let split = SplitViewController(primary: ViewController(), secondary: ViewController())
    try await expectOneRun(
      of: {
        split.show(.primary)
        split.hide(.primary)
      },
      after: {
        split.preferredDisplayMode = .oneBesideSecondary
        split.show(.secondary)
      })
  }

  @Test("a hook that writes a search field does not write it again when the person does")
  func searchBar() async throws {
    let bar = SearchBar()
    try await expectOneRun(
      of: {
        bar.text = "from the model"
      },
      after: {
        bar.searchTextField.text = "by hand"
        bar.text = "by the program"
      })
  }

  @Test("a hook that gives a bar's button its target and action does not follow them")
  func barButton() async throws {
    let item = BarButtonItem(title: "Save", target: nil, action: Selector(ViewController.loadViewIfNeeded))
    try await expectOneRun(
      of: {
        item.target = self.stage
        item.action = Selector(ViewController.loadViewIfNeeded)
      },
      after: {
        item.target = nil
      })
  }

  @Test("a hook that says how much can be undone does not follow what can")
  func undo() async throws {
    let undoManager = UndoManager()
    try await expectOneRun(
      of: {
        undoManager.levelsOfUndo = 2
      },
      after: {
        undoManager.registerUndo(withTarget: self.stage) { _ in }
      })
  }

  private let stage = ViewController()

  /// Runs `hook` as a view's `updateProperties()`, then `change` outside of hooks, after which it must not run again.
  private func expectOneRun(of hook: @escaping () -> Void, after change: () -> Void) async throws {
    let view = RecordingView { _ in hook() }
    let window = try await TestWindow(view)
    defer { window.close() }
    try await settle()
    #expect(view.runs() == 1)
    change()
    try await settle()
    #expect(view.runs() == 1, "what the hook writes is not what it reads")
  }
}
