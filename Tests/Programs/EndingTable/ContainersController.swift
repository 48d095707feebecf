import TrackedKit

/// Containers, search, a picker and what is presented, with their delegates.
final class ContainersController: TabBarController, TabBarControllerDelegate {
  private let world: World
  let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let split = SplitViewController(style: .doubleColumn)
  let searching = SearchingController()
  let answers: ContainerAnswers

  init(_ world: World) {
    self.world = world
    answers = ContainerAnswers(world)
    super.init()
    delegate = self
    pages.dataSource = answers
    pages.delegate = answers
    pages.setViewControllers([PlainController("first")], direction: .forward, animated: false)
    split.delegate = answers
    split.setViewController(PlainController("primary"), for: .primary)
    split.setViewController(PlainController("secondary"), for: .secondary)
    searching.answers = answers
    let stack = NavigationController(rootViewController: searching)
    world.stack = stack
    viewControllers = [stack, pages, split]
  }

  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
    called("TabBarControllerDelegate.shouldSelect", view, self)
    return true
  }

  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
    called("TabBarControllerDelegate.didSelect", view, self)
  }
}

/// A list that is searched, and a picker.
final class SearchingController: ProbedController {
  override class var role: String { "Searching" }

  var answers: ContainerAnswers!
  let search = SearchController(searchResultsController: nil)
  let picker = PickerView()
  let bar = SearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    search.delegate = answers
    search.searchResultsUpdater = answers
    navigationItem.searchController = search
    bar.delegate = answers
    picker.dataSource = answers
    picker.delegate = answers
    let stack = StackView(arrangedSubviews: [bar, picker])
    stack.axis = .vertical
    view.addSubview(stack)
  }
}

/// The delegates and data sources of containers.
final class ContainerAnswers: PageViewControllerDataSource, PageViewControllerDelegate, SplitViewControllerDelegate,
  SearchControllerDelegate,
  SearchResultsUpdating, SearchBarDelegate, PickerViewDataSource, PickerViewDelegate,
  AdaptivePresentationControllerDelegate
{
  init(_ world: World) { world.delegates.append(self) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? {
    called("PageViewControllerDataSource.viewControllerBefore", pageViewController.view, pageViewController)
    return nil
  }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? {
    called("PageViewControllerDataSource.viewControllerAfter", pageViewController.view, pageViewController)
    return PlainController("next")
  }
  func presentationCount(for pageViewController: PageViewController) -> Int {
    called("PageViewControllerDataSource.presentationCount", pageViewController.viewIfLoaded, pageViewController)
    return 3
  }
  func presentationIndex(for pageViewController: PageViewController) -> Int {
    called("PageViewControllerDataSource.presentationIndex", pageViewController.viewIfLoaded, pageViewController)
    return 0
  }

  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {
    called("SplitViewControllerDelegate.splitViewControllerDidCollapse", splitViewController.view, splitViewController)
  }
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {
    called("SplitViewControllerDelegate.splitViewControllerDidExpand", splitViewController.view, splitViewController)
  }
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool {
    called("SplitViewControllerDelegate.collapseSecondary", splitViewController.view, splitViewController)
    return false
  }

  func willPresentSearchController(_ searchController: SearchController) {
    called("SearchControllerDelegate.willPresentSearchController")
  }
  func didPresentSearchController(_ searchController: SearchController) {
    called("SearchControllerDelegate.didPresentSearchController")
  }
  func willDismissSearchController(_ searchController: SearchController) {
    called("SearchControllerDelegate.willDismissSearchController")
  }
  func didDismissSearchController(_ searchController: SearchController) {
    called("SearchControllerDelegate.didDismissSearchController")
  }
  func updateSearchResults(for searchController: SearchController) {
    called("SearchResultsUpdating.updateSearchResults")
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    called("SearchBarDelegate.textDidChange", searchBar)
  }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {
    called("SearchBarDelegate.searchBarTextDidBeginEditing", searchBar)
  }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    called("SearchBarDelegate.searchBarTextDidEndEditing", searchBar)
  }

  func numberOfComponents(in pickerView: PickerView) -> Int {
    called("PickerViewDataSource.numberOfComponents", pickerView)
    return 1
  }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    called("PickerViewDataSource.numberOfRowsInComponent", pickerView)
    return 5
  }
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    called("PickerViewDelegate.titleForRow", pickerView)
    return "Choice \(row)"
  }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    called("PickerViewDelegate.didSelectRow", pickerView)
  }

  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    called(
      "AdaptivePresentationControllerDelegate.presentationControllerShouldDismiss", nil,
      presentationController.presentedViewController)
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    called(
      "AdaptivePresentationControllerDelegate.presentationControllerWillDismiss", nil,
      presentationController.presentedViewController)
  }
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    called(
      "AdaptivePresentationControllerDelegate.presentationControllerDidDismiss", nil,
      presentationController.presentedViewController)
  }
}
