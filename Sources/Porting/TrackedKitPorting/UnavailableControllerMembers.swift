public import Foundation
public import TrackedKit

// What UIKit's controllers have and these have not: each says what to write in its place. Nothing here can be called or overridden.

extension ViewController {
  /// Traits are changed where they hold.
  @available(*, unavailable, message: "set child.traitOverrides")
  public func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection? { nil }

  /// Traits are changed where they hold.
  @available(
    *, unavailable,
    message: "a size class follows the window's size: read traitCollection.horizontalSizeClass in a hook"
  )
  public func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  /// There are no storyboards.
  @available(
    *, unavailable,
    message: "there are no storyboards: make the controller, give it what it needs, and push or present it"
  )
  public func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// There are no storyboards.
  @available(*, unavailable, message: "there are no storyboards: make the controller, and push or present it")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// No keyboard is on the screen, for something to stand on.
  @available(
    *, unavailable,
    message: "no keyboard is on the screen: put the view at the lower edge, at view.keyboardLayoutGuide.topAnchor"
  )
  public var inputAccessoryView: View? { nil }

  /// No keyboard is on the screen, to be replaced.
  @available(*, unavailable, message: "no keyboard is on the screen: show the view in a popover, or below the field")
  public var inputView: View? { nil }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public var preferredStatusBarStyle: StatusBarStyle { .default }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public var prefersStatusBarHidden: Bool { false }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// There is no home indicator.
  @available(*, unavailable, message: "a desktop has no home indicator")
  public var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Windows are not turned.
  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  public var supportedInterfaceOrientations: InterfaceOrientationMask { .all }

  /// Windows are not turned.
  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  public var shouldAutorotate: Bool { false }

  /// Memory is the system's matter.
  @available(*, unavailable, message: "a desktop does not warn of little memory")
  public func didReceiveMemoryWarning() {}

  /// Nothing covers the content on a desktop.
  @available(*, unavailable, message: "the safe area is all of the view; follow its size in viewWillLayoutSubviews()")
  public func viewSafeAreaInsetsDidChange() {}

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public var childForStatusBarStyle: ViewController? { nil }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  public var childForStatusBarHidden: ViewController? { nil }

  /// There is no home indicator.
  @available(*, unavailable, message: "a desktop has no home indicator")
  public var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// There is no home indicator.
  @available(*, unavailable, message: "a desktop has no home indicator")
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// No gestures of the system begin at the edges.
  @available(*, unavailable, message: "a desktop has no gestures of its own at the window's edges")
  public var preferredScreenEdgesDeferringSystemGestures: UIKitName { [] }

  /// No keyboard is on the screen.
  @available(*, unavailable, message: "no keyboard is on the screen that could be dismissed")
  public var disablesAutomaticKeyboardDismissal: Bool { false }

  /// Margins are followed by constraints.
  @available(*, unavailable, message: "constrain to view.layoutMarginsGuide, which follows the margins")
  public func viewLayoutMarginsDidChange() {}

  /// Nothing feels how it is moved.
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Nothing feels how it is moved.
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Windows are not turned.
  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  public var preferredInterfaceOrientationForPresentation: UIKitName { [] }

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  public func restoreUserActivityState(_ activity: UserActivity) {}

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  public func encodeRestorableState(with coder: NSCoder) {}

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  public func decodeRestorableState(with coder: NSCoder) {}

  /// Split views show both sides, or one.
  @available(
    *, unavailable, message: "a split view goes by its own width: follow traitCollection.horizontalSizeClass in a hook"
  )
  public func collapseSecondaryViewController(_ secondary: ViewController, for split: SplitViewController) {}

  /// Menus are values.
  @available(*, unavailable, message: "set Application.menuBar, or the menu of a bar button; keyCommands has keys")
  public func buildMenu(with builder: any MenuBuilder) {}

  /// Commands are asked for.
  @available(*, unavailable, message: "override canPerformAction(_:withSender:), which each command is asked for")
  public func validate(_ command: Command) {}

  /// Changes are followed by what reads.
  @available(*, unavailable, message: "make the model @Observable, and read the property in updateProperties()")
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// A child's size is followed by constraints.
  @available(*, unavailable, message: "constrain the child's view: layout follows what its constraints ask for")
  public func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}

  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: UIKitName) {}

  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  public func contentScrollView(for edge: UIKitName) -> ScrollView? { nil }

  /// Actions go up the responder chain.
  @available(*, unavailable, message: "actions go along the responder chain: override canPerformAction(_:withSender:)")
  public func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? { nil }

  /// The pointer belongs to the desktop.
  @available(*, unavailable, message: "a desktop's pointer is not locked to a window")
  public var prefersPointerLocked: Bool { false }

  /// Escape goes back.
  @available(*, unavailable, message: "Escape closes sheets and bubbles by itself; override keyCommands for more")
  public func accessibilityPerformEscape() -> Bool { false }

  /// The order is that of subviews.
  @available(*, unavailable, message: "Tab follows the order of subviews; call becomeFirstResponder() of the first")
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  public func updateUserActivityState(_ activity: UIKitName) {}

  /// Lists have no index.
  @available(*, unavailable, message: "GTK 4.8's lists have no index: offer a SearchController")
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Nothing covers the content on a desktop.
  @available(
    *, unavailable, message: "the safe area is all of the view; give constraints a constant, or set view.layoutMargins"
  )
  @NeverCalled public var additionalSafeAreaInsets: EdgeInsets

  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  @NeverCalled public var edgesForExtendedLayout: Set<Int>

  /// There are no storyboards.
  @available(*, unavailable, message: "there are no storyboards: make controllers by their initialisers")
  public var storyboard: Storyboard? { nil }

  /// Traits are changed where they hold.
  @available(*, unavailable, message: "set child.traitOverrides")
  public func setOverrideTraitCollection(_ collection: TraitCollection?, forChild child: ViewController) {}

  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  @NeverCalled public var extendedLayoutIncludesOpaqueBars: Bool

  /// Presentations have their own styles.
  @available(*, unavailable, message: "set modalTransitionStyle of the controller that is presented")
  @NeverCalled public var providesPresentationContextTransitionStyle: Bool

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  @NeverCalled public var modalPresentationCapturesStatusBarAppearance: Bool

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  @NeverCalled public var restorationIdentifier: String?

  /// Children come and go with their views.
  @available(
    *, unavailable, message: "children are called when their views enter and leave the window: leave it out"
  )
  public var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Heights are known.
  @available(*, unavailable, message: "heights are known when rows are shown: leave it out")
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double { 0 }

  /// Rows stay where they are.
  @available(*, unavailable, message: "rows make room for what editing shows by themselves: leave it out")
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// A cell says it itself.
  @available(*, unavailable, message: "set indentationLevel of the cell in tableView(_:cellForRowAt:)")
  public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  /// Lists have no index.
  @available(*, unavailable, message: "GTK 4.8's lists have no index: offer a SearchController")
  public func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 0 }

  /// A cell is told itself.
  @available(*, unavailable, message: "override isHighlighted of the cell, or read it from its configurationState")
  public func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// A cell is told itself.
  @available(*, unavailable, message: "override isHighlighted of the cell, or read it from its configurationState")
  public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Items are moved in a snapshot.
  @available(*, unavailable, message: "set reorderingHandlers of a CollectionViewDiffableDataSource")
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  /// Items are moved in a snapshot.
  @available(*, unavailable, message: "set reorderingHandlers of a CollectionViewDiffableDataSource")
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension ViewController {
  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  @NeverCalled public var automaticallyAdjustsScrollViewInsets: Bool

  /// Superseded in UIKit, too.
  @available(*, unavailable, message: "use view.safeAreaLayoutGuide")
  public var topLayoutGuide: LayoutGuide { view.safeAreaLayoutGuide }

  /// Superseded in UIKit, too.
  @available(*, unavailable, message: "use view.safeAreaLayoutGuide")
  public var bottomLayoutGuide: LayoutGuide { view.safeAreaLayoutGuide }

  /// Ways of coming onto the screen.
  @available(
    *, unavailable, message: "set modalTransitionStyle, or a transitioningDelegate with an animator of its own"
  )
  @NeverCalled public var preferredTransition: ViewControllerTransition?
}
