/// Is asked and told when the user chooses a tab; not called for the program's choices.
@MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tab may be chosen.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// A tab was chosen, the one that is shown already, too.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Whether one of the `tabs` may be chosen. Asked after the one above.
  func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool
  /// One of the `tabs` was chosen in place of another.
  func tabBarController(_ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?)
}

extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
  /// Returns true.
  public func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?
  ) {}
}
