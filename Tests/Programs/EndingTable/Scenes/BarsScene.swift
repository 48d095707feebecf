import GtkTesting
import TrackedKit

/// Tabs with bars of the program's own, a split, and pages that a person turns.
final class BarsController: TabBarController, TabBarControllerDelegate {
  let bars: BarsPage
  let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let split = SplitViewController(style: .doubleColumn)
  private let answers: BarAnswers

  init(_ world: World) {
    answers = BarAnswers(world)
    bars = BarsPage(answers)
    super.init()
    delegate = self
    pages.dataSource = answers
    pages.delegate = answers
    pages.setViewControllers([PressedPage()], direction: .forward, animated: false)
    split.delegate = answers
    split.setViewController(NavigationController(rootViewController: PlainController("primary")), for: .primary)
    split.setViewController(PlainController("secondary"), for: .secondary)
    tabs = [("Bars", bars), ("Pages", pages), ("Split", split)].map { title, controller in
      Tab(title: title, image: nil, identifier: title) { _ in controller }
    }
    world.endOwn = { [weak self] in self?.endAll() }
  }

  private func endAll() {
    bars.tabBar.items = []
    bars.navigationBar.items = []
    bars.search.scopeButtonTitles = nil
    pages.setViewControllers([PlainController("other")], direction: .forward, animated: false)
    split.setViewController(nil, for: .secondary)
    viewControllers = [PlainController("only")]
  }

  override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { called("TabBarController.tabBar", view, self) }

  func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool {
    called("TabBarControllerDelegate.shouldSelectTab", view, self)
    return true
  }
  func tabBarController(_ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?) {
    called("TabBarControllerDelegate.didSelectTab", view, self)
  }
}

/// A search bar, a navigation bar and a tab bar that no controller has, and a picker of views.
final class BarsPage: ViewController {
  let search = SearchBar()
  let navigationBar = NavigationBar()
  let tabBar = TabBar()
  let (titles, views) = (PickerView(), ProbedPicker())
  private let answers: BarAnswers

  init(_ answers: BarAnswers) {
    self.answers = answers
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.delegate = answers
    search.showsCancelButton = true
    search.scopeButtonTitles = ["All", "Some"]
    search.showsScopeBar = true
    navigationBar.delegate = answers
    navigationBar.items = [NavigationItem(title: "Bottom")]
    tabBar.delegate = answers
    tabBar.items = ["One", "Two"].map { TabBarItem(title: $0, image: nil, tag: 0) }
    for (index, picker) in [titles, views].enumerated() {
      picker.tag = index
      picker.dataSource = answers
      picker.delegate = index == 0 ? answers : answers.viewAnswers
    }
    let stack = StackView(arrangedSubviews: [search, navigationBar, tabBar, titles, views])
    stack.axis = .vertical
    view.addSubview(stack)
  }
}

/// A page that has something for the keyboard.
final class PressedPage: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(TrackedKit.Button("Here"))
  }
}

final class ProbedPicker: PickerView {
  override func view(forRow row: Int, forComponent component: Int) -> View? {
    called("PickerView.view", self)
    return super.view(forRow: row, forComponent: component)
  }
}

/// Gives a picker views.
final class PickedViews: PickerViewDelegate {
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View {
    let label = Label("Row \(row)")
    called("PickerViewDelegate.viewForRow", pickerView)
    return label
  }
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double {
    called("PickerViewDelegate.rowHeightForComponent", pickerView)
    return 30
  }
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
    called("PickerViewDelegate.widthForComponent", pickerView)
    return 120
  }
}

/// The delegates of bars, pages and the split.
final class BarAnswers: SearchBarDelegate, NavigationBarDelegate, TabBarDelegate, PageViewControllerDataSource,
  PageViewControllerDelegate, SplitViewControllerDelegate, PickerViewDataSource, PickerViewDelegate
{
  let viewAnswers = PickedViews()

  init(_ world: World) {
    world.delegates.append(self)
    world.delegates.append(viewAnswers)
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    called("SearchBarDelegate.searchBarSearchButtonClicked", searchBar)
  }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
    called("SearchBarDelegate.searchBarCancelButtonClicked", searchBar)
  }
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    called("SearchBarDelegate.selectedScopeButtonIndexDidChange", searchBar)
  }

  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
    called("NavigationBarDelegate.shouldPush", navigationBar)
    return true
  }
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {
    called("NavigationBarDelegate.didPush", navigationBar)
  }
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    called("NavigationBarDelegate.shouldPop", navigationBar)
    return true
  }
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {
    called("NavigationBarDelegate.didPop", navigationBar)
  }

  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { called("TabBarDelegate.didSelect", tabBar) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { PlainController("previous") }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? {
    called("PageViewControllerDataSource.viewControllerAfter", pageViewController.view, pageViewController)
    return PlainController("next")
  }
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
  ) { called("PageViewControllerDelegate.willTransitionTo", pageViewController.view, pageViewController) }
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) { called("PageViewControllerDelegate.didFinishAnimating", pageViewController.view, pageViewController) }

  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    called(
      "SplitViewControllerDelegate.topColumnForCollapsingToProposedTopColumn", splitViewController.view,
      splitViewController)
    return proposedTopColumn
  }
  func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode {
    called(
      "SplitViewControllerDelegate.displayModeForExpandingToProposedDisplayMode", splitViewController.view,
      splitViewController)
    return proposedDisplayMode
  }
  func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) { called("SplitViewControllerDelegate.willChangeTo", splitViewController.view, splitViewController) }
  func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
  ) { called("SplitViewControllerDelegate.willShow", splitViewController.view, splitViewController) }
  func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
  ) { called("SplitViewControllerDelegate.willHide", splitViewController.view, splitViewController) }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? {
    called("PickerViewDelegate.attributedTitleForRow", pickerView)
    return nil
  }
}

extension Scene {
  private static func root(_ world: World) -> BarsController? { world.stage(BarsController.self) }

  static let barStimuli: [Stimulus] = [
    { world in
      guard let search = root(world)?.bars.search else { return }
      try await type("a", into: search.searchTextField)
      try await press(.enter, in: search.searchTextField)
    },
    { world in try await choose("Some", world) },
    { world in try await choose("Cancel", world) },
    { root($0)?.bars.navigationBar.pushItem(NavigationItem(title: "Top"), animated: true) },
    { _ = root($0)?.bars.navigationBar.popItem(animated: true) },
    { world in
      root(world)?.bars.navigationBar.pushItem(NavigationItem(title: "Top"), animated: false)
      await Table.rest()
      try await choose("Bottom", world)
    },
    { world in try await choose("Two", world) },
    { world in _ = root(world)?.bars.views.view(forRow: 1, forComponent: 0) },
    { world in try await choose("Pages", world) },
    { world in
      if let button = root(world)?.pages.view.find(TrackedKit.Button.self) { try await press("Page_Down", in: button) }
    },
    { world in if let pages = root(world)?.pages.view { try await scroll(pages, steps: 1) } },
    { world in try await choose("Split", world) },
    { root($0)?.split.hide(.primary) },
    { root($0)?.split.show(.primary) },
    { $0.window?.setDefaultSize(width: 300, height: 560) },
    { $0.window?.setDefaultSize(width: 1000, height: 560) },
    { world in try await choose("Bars", world) },
    { $0.window?.close() },
  ]
}
