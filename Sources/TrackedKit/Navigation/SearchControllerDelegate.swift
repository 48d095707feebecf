/// Called when a search begins and ends.
@MainActor public protocol SearchControllerDelegate: AnyObject {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: SearchController)
  /// A search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: SearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
