/// Decides what a split shows in a compact width, and hears of it.
@MainActor public protocol SplitViewControllerDelegate: AnyObject {
  /// The split is about to show one column: which one. Unless it says otherwise the one that was brought to the top last.
  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// The split shows one column from now on.
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  /// The split shows both columns from now on.
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)
}

extension SplitViewControllerDelegate {
  /// The proposed one.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
}

// A split has two columns.
extension SplitViewController.Style {
  /// Three.
  @available(
    *, unavailable,
    message: "a split has two columns: use .doubleColumn, with a split as the secondary column for a third"
  )
  public static var tripleColumn: Self { .doubleColumn }
}

extension SplitViewController.Column {
  /// The one in the middle of three.
  @available(*, unavailable, message: "a split has two columns; put a split into the secondary column for a third")
  public static var supplementary: Self { .secondary }
}

extension SplitViewController.DisplayMode {
  /// The list over the content.
  @available(*, unavailable, message: "the list stands beside the content: write .oneBesideSecondary")
  public static var oneOverSecondary: Self { .oneBesideSecondary }
  /// Three columns.
  @available(*, unavailable, message: "a split has two columns: write .oneBesideSecondary")
  public static var twoBesideSecondary: Self { .oneBesideSecondary }
  /// Three columns.
  @available(*, unavailable, message: "a split has two columns: write .oneBesideSecondary")
  public static var twoOverSecondary: Self { .oneBesideSecondary }
}
