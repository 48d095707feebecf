// A member that may be overridden is in its class, with its type. Where that is a class of this folder, whose sources the class below is not to
// know, it has one of these names for it.

extension ViewController {
  /// What `navigationController` is.
  public typealias EnclosingNavigationController = NavigationController
  /// What `tabBarController` is.
  public typealias EnclosingTabBarController = TabBarController
  /// What `splitViewController` is.
  public typealias EnclosingSplitViewController = SplitViewController
}

extension NavigationItem {
  /// What `searchController` is.
  public typealias ShownSearchController = SearchController
}
