// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import Foundation
public import TrackedKit

// What UIKit's controllers have and these have not: each says what to write in its place. Nothing here can be called or overridden.

extension ViewController {
  @available(*, unavailable, message: "set child.traitOverrides")
  public func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection? { nil }

  @available(
    *, unavailable,
    message: "a size class follows the window's size: read traitCollection.horizontalSizeClass in a hook"
  )
  public func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  @available(
    *, unavailable,
    message: "there are no storyboards: make the controller, give it what it needs, and push or present it"
  )
  public func prepare(for segue: StoryboardSegue, sender: Any?) {}

  @available(*, unavailable, message: "there are no storyboards: make the controller, and push or present it")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}

  @available(
    *, unavailable,
    message: "no keyboard is on the screen: put the view at the lower edge, at view.keyboardLayoutGuide.topAnchor"
  )
  public var inputAccessoryView: View? { nil }

  @available(*, unavailable, message: "no keyboard is on the screen: show the view in a popover, or below the field")
  public var inputView: View? { nil }

  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public var preferredStatusBarStyle: StatusBarStyle { .default }

  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public var prefersStatusBarHidden: Bool { false }

  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public func setNeedsStatusBarAppearanceUpdate() {}

  @available(*, unavailable, message: "a desktop has no home indicator")
  public var prefersHomeIndicatorAutoHidden: Bool { false }

  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  public var supportedInterfaceOrientations: InterfaceOrientationMask { .all }

  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  public var shouldAutorotate: Bool { false }

  @available(*, unavailable, message: "a desktop does not warn of little memory")
  public func didReceiveMemoryWarning() {}

  @available(*, unavailable, message: "the safe area is all of the view; follow its size in viewWillLayoutSubviews()")
  public func viewSafeAreaInsetsDidChange() {}

  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public var childForStatusBarStyle: ViewController? { nil }

  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public var childForStatusBarHidden: ViewController? { nil }

  @available(*, unavailable, message: "a desktop has no home indicator")
  public var childForHomeIndicatorAutoHidden: ViewController? { nil }

  @available(*, unavailable, message: "a desktop has no home indicator")
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  @available(*, unavailable, message: "a desktop has no gestures of its own at the window's edges")
  public var preferredScreenEdgesDeferringSystemGestures: UIKitName { [] }

  @available(*, unavailable, message: "no keyboard is on the screen that could be dismissed")
  public var disablesAutomaticKeyboardDismissal: Bool { false }

  @available(*, unavailable, message: "constrain to view.layoutMarginsGuide, which follows the margins")
  public func viewLayoutMarginsDidChange() {}

  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  public var preferredInterfaceOrientationForPresentation: UIKitName { [] }

  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  public func restoreUserActivityState(_ activity: UserActivity) {}

  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  public func encodeRestorableState(with coder: NSCoder) {}

  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  public func decodeRestorableState(with coder: NSCoder) {}

  @available(
    *, unavailable, message: "a split view goes by its own width: follow traitCollection.horizontalSizeClass in a hook"
  )
  public func collapseSecondaryViewController(_ secondary: ViewController, for split: SplitViewController) {}

  @available(*, unavailable, message: "set Application.menuBar, or the menu of a bar button; keyCommands has keys")
  public func buildMenu(with builder: any MenuBuilder) {}

  @available(*, unavailable, message: "override canPerformAction(_:withSender:), which each command is asked for")
  public func validate(_ command: Command) {}

  @available(*, unavailable, message: "make the model @Observable, and read the property in updateProperties()")
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  @available(*, unavailable, message: "constrain the child's view: layout follows what its constraints ask for")
  public func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}

  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: UIKitName) {}

  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  public func contentScrollView(for edge: UIKitName) -> ScrollView? { nil }

  @available(*, unavailable, message: "actions go along the responder chain: override canPerformAction(_:withSender:)")
  public func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? { nil }

  @available(*, unavailable, message: "a desktop's pointer is not locked to a window")
  public var prefersPointerLocked: Bool { false }

  @available(*, unavailable, message: "Escape closes sheets and bubbles by itself; override keyCommands for more")
  public func accessibilityPerformEscape() -> Bool { false }

  @available(*, unavailable, message: "Tab follows the order of subviews; call becomeFirstResponder() of the first")
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  public func updateUserActivityState(_ activity: UIKitName) {}

  @available(*, unavailable, message: "GTK 4.8's lists have no index: offer a SearchController")
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  @available(
    *, unavailable, message: "the safe area is all of the view; give constraints a constant, or set view.layoutMargins"
  )
  @NeverCalled public var additionalSafeAreaInsets: EdgeInsets

  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  @NeverCalled public var edgesForExtendedLayout: Set<Int>

  @available(*, unavailable, message: "there are no storyboards: make controllers by their initialisers")
  public var storyboard: Storyboard? { nil }

  @available(*, unavailable, message: "set child.traitOverrides")
  public func setOverrideTraitCollection(_ collection: TraitCollection?, forChild child: ViewController) {}

  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  @NeverCalled public var extendedLayoutIncludesOpaqueBars: Bool

  @available(*, unavailable, message: "set modalTransitionStyle of the controller that is presented")
  @NeverCalled public var providesPresentationContextTransitionStyle: Bool

  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  @NeverCalled public var modalPresentationCapturesStatusBarAppearance: Bool

  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  @NeverCalled public var restorationIdentifier: String?

  @available(
    *, unavailable, message: "children are called when their views enter and leave the window: leave it out"
  )
  public var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  @available(*, unavailable, message: "heights are known when rows are shown: leave it out")
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double { 0 }

  @available(*, unavailable, message: "rows make room for what editing shows by themselves: leave it out")
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  @available(*, unavailable, message: "set indentationLevel of the cell in tableView(_:cellForRowAt:)")
  public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  @available(*, unavailable, message: "GTK 4.8's lists have no index: offer a SearchController")
  public func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 0 }

  @available(*, unavailable, message: "override isHighlighted of the cell, or read it from its configurationState")
  public func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}

  @available(*, unavailable, message: "override isHighlighted of the cell, or read it from its configurationState")
  public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  @available(*, unavailable, message: "set reorderingHandlers of a CollectionViewDiffableDataSource")
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  @available(*, unavailable, message: "set reorderingHandlers of a CollectionViewDiffableDataSource")
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension ViewController {
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  @NeverCalled public var automaticallyAdjustsScrollViewInsets: Bool

  @available(*, unavailable, message: "use view.safeAreaLayoutGuide")
  public var topLayoutGuide: LayoutGuide { view.safeAreaLayoutGuide }

  @available(*, unavailable, message: "use view.safeAreaLayoutGuide")
  public var bottomLayoutGuide: LayoutGuide { view.safeAreaLayoutGuide }

  @available(
    *, unavailable, message: "set modalTransitionStyle, or a transitioningDelegate with an animator of its own"
  )
  @NeverCalled public var preferredTransition: ViewControllerTransition?
}
