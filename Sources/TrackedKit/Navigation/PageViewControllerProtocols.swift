/// Says which controllers a page view controller turns to.
@MainActor public protocol PageViewControllerDataSource: AnyObject {
  /// The controller before another; nil at the beginning.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// The controller after another; nil at the end.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// How many dots there are below pages that lie side by side; 0, unless implemented, for no dots. Asked when a controller is set.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// The dot that is highlighted after a controller was set; from then on it follows the user's turning.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// The first one.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// Is notified of the user's turning. Every method may be left out.
@MainActor public protocol PageViewControllerDelegate: AnyObject {
  /// The user begins to turn to a page.
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController])
  /// The pages have come to rest.
  ///
  /// - Parameters:
  ///   - finished: whether the movement has ended: true.
  ///   - previousViewControllers: the previous pages.
  ///   - completed: whether another page is shown now; false if the user has let it go back.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
