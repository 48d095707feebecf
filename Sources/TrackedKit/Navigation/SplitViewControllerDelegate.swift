/// Decides about a split in a compact width, and is notified of visible columns.
@MainActor public protocol SplitViewControllerDelegate: AnyObject {
  /// The split is about to show one column: which one. Unless it says otherwise the one that was brought to the top last.
  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// The split is about to show one column: whether that is the list, regardless of the column that was on top last. False unless implemented.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// The split shows one column from now on.
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  /// The split is about to show more than one column: which ones. Those of `preferredDisplayMode` unless it says otherwise.
  func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// The split shows more than one column from now on.
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)
  /// Other columns are about to be seen beside the content, in the coming frame.
  func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// A column is about to appear, in the coming frame. Not called for those that are shown first.
  func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column)
  /// A column is no longer seen from the coming frame on.
  func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column)
}

extension SplitViewControllerDelegate {
  /// The proposed one.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// False.
  public func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
  /// The proposed one.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
  ) {}
}

extension SplitViewController.Column {
  /// The one at the end.
  @available(
    *, unavailable,
    message: "a split has no inspector: put a split into the secondary column, or present a sheet"
  )
  public static var inspector: Self { .secondary }
}

extension SplitViewController.DisplayMode {
  /// The list over the content.
  @available(*, unavailable, message: "the list is beside the content: write .oneBesideSecondary")
  public static var oneOverSecondary: Self { .oneBesideSecondary }
  /// Lists over the content.
  @available(*, unavailable, message: "the lists stand beside the content: write .twoBesideSecondary")
  public static var twoOverSecondary: Self { .twoBesideSecondary }
  /// Lists that push the content aside.
  @available(*, unavailable, message: "the content makes room for the lists: write .twoBesideSecondary")
  public static var twoDisplaceSecondary: Self { .twoBesideSecondary }
}
