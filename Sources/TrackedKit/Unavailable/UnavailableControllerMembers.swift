public import Foundation
import Gtk
import GtkTracking

/// What UIKit's controllers have and these have not: each says what to write in its place. Nothing here can be called or
/// overridden.
@MainActor open class UnavailableControllerMembers {
  /// For the class below alone.
  init(_ nothing: Void) {}

  /// Traits are changed where they hold.
  @available(*, unavailable, message: "set child.traitOverrides")
  open func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection? { nil }

  /// Traits are changed where they hold.
  @available(
    *, unavailable,
    message: "a size class follows the window's size: read traitCollection.horizontalSizeClass in a hook"
  )
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  /// There are no storyboards.
  @available(
    *, unavailable,
    message: "there are no storyboards: make the controller, give it what it needs, and push or present it"
  )
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// There are no storyboards.
  @available(*, unavailable, message: "there are no storyboards: make the controller, and push or present it")
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// No keyboard is on the screen, for something to stand on.
  @available(
    *, unavailable,
    message: "no keyboard is on the screen: put the view at the lower edge, at view.keyboardLayoutGuide.topAnchor"
  )
  open var inputAccessoryView: View? { nil }

  /// No keyboard is on the screen, to be replaced.
  @available(*, unavailable, message: "no keyboard is on the screen: show the view in a popover, or below the field")
  open var inputView: View? { nil }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  open var prefersStatusBarHidden: Bool { false }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// There is no home indicator.
  @available(*, unavailable, message: "a desktop has no home indicator")
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Windows are not turned.
  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }

  /// Windows are not turned.
  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  open var shouldAutorotate: Bool { false }

  /// Memory is the system's matter.
  @available(*, unavailable, message: "a desktop does not warn of little memory")
  open func didReceiveMemoryWarning() {}

  /// Nothing covers the content on a desktop.
  @available(*, unavailable, message: "the safe area is all of the view; follow its size in viewWillLayoutSubviews()")
  open func viewSafeAreaInsetsDidChange() {}

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  open var childForStatusBarStyle: ViewController? { nil }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  open var childForStatusBarHidden: ViewController? { nil }

  /// There is no home indicator.
  @available(*, unavailable, message: "a desktop has no home indicator")
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// There is no home indicator.
  @available(*, unavailable, message: "a desktop has no home indicator")
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// No gestures of the system begin at the edges.
  @available(*, unavailable, message: "a desktop has no gestures of its own at the window's edges")
  open var preferredScreenEdgesDeferringSystemGestures: UIKitName { [] }

  /// No keyboard is on the screen.
  @available(*, unavailable, message: "no keyboard is on the screen that could be dismissed")
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  /// Margins are followed by constraints.
  @available(*, unavailable, message: "constrain to view.layoutMarginsGuide, which follows the margins")
  open func viewLayoutMarginsDidChange() {}

  /// Nothing feels how it is moved.
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Nothing feels how it is moved.
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Windows are not turned.
  @available(*, unavailable, message: "windows are not turned; read traitCollection.horizontalSizeClass in a hook")
  open var preferredInterfaceOrientationForPresentation: UIKitName { [] }

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  open func restoreUserActivityState(_ activity: UserActivity) {}

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  open func encodeRestorableState(with coder: NSCoder) {}

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Split views show both sides, or one.
  @available(
    *, unavailable, message: "a split view goes by its own width: follow traitCollection.horizontalSizeClass in a hook"
  )
  open func collapseSecondaryViewController(_ secondary: ViewController, for split: SplitViewController) {}

  /// Menus are values.
  @available(*, unavailable, message: "set Application.menuBar, or the menu of a bar button; keyCommands has keys")
  open func buildMenu(with builder: any MenuBuilder) {}

  /// Commands are asked for.
  @available(*, unavailable, message: "override canPerformAction(_:withSender:), which each command is asked for")
  open func validate(_ command: Command) {}

  /// Changes are followed by what reads.
  @available(*, unavailable, message: "make the model @Observable, and read the property in updateProperties()")
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// A child's size is followed by constraints.
  @available(*, unavailable, message: "constrain the child's view: layout follows what its constraints ask for")
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}

  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  open func setContentScrollView(_ scrollView: ScrollView?, for edge: UIKitName) {}

  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  open func contentScrollView(for edge: UIKitName) -> ScrollView? { nil }

  /// Actions go up the responder chain.
  @available(*, unavailable, message: "actions go along the responder chain: override canPerformAction(_:withSender:)")
  open func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? { nil }

  /// The pointer belongs to the desktop.
  @available(*, unavailable, message: "a desktop's pointer is not locked to a window")
  open var prefersPointerLocked: Bool { false }

  /// Escape goes back.
  @available(*, unavailable, message: "Escape closes sheets and bubbles by itself; override keyCommands for more")
  open func accessibilityPerformEscape() -> Bool { false }

  /// The order is that of subviews.
  @available(*, unavailable, message: "Tab follows the order of subviews; call becomeFirstResponder() of the first")
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  open func updateUserActivityState(_ activity: UIKitName) {}

  /// Lists have no index.
  @available(*, unavailable, message: "GTK 4.8's lists have no index: offer a SearchController")
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Nothing covers the content on a desktop.
  @available(
    *, unavailable, message: "the safe area is all of the view; give constraints a constant, or set view.layoutMargins"
  )
  open var additionalSafeAreaInsets: EdgeInsets {
    get { .zero }
    set { _ = newValue }
  }

  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  open var edgesForExtendedLayout: Set<Int> {
    get { [] }
    set { _ = newValue }
  }

  /// There are no storyboards.
  @available(*, unavailable, message: "there are no storyboards: make controllers by their initialisers")
  open var storyboard: Storyboard? { nil }

  /// Traits are changed where they hold.
  @available(*, unavailable, message: "set child.traitOverrides")
  open func setOverrideTraitCollection(_ collection: TraitCollection?, forChild child: ViewController) {}

  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Presentations have their own styles.
  @available(*, unavailable, message: "set modalTransitionStyle of the controller that is presented")
  open var providesPresentationContextTransitionStyle: Bool {
    get { false }
    set { _ = newValue }
  }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar that an application draws")
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { false }
    set { _ = newValue }
  }

  /// What a program was about is the program's to keep.
  @available(
    *, unavailable, message: "keep what is to be restored with the program's own data, and show it at the start"
  )
  open var restorationIdentifier: String? {
    get { nil }
    set { _ = newValue }
  }

  /// Children come and go with their views.
  @available(
    *, unavailable, message: "children are told when their views come into the window and leave it: leave it out"
  )
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Heights are known.
  @available(*, unavailable, message: "heights are known when rows are shown: leave it out")
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double { 0 }

  /// Rows stay where they are.
  @available(*, unavailable, message: "rows make room for what editing shows by themselves: leave it out")
  open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// A cell says it itself.
  @available(*, unavailable, message: "set indentationLevel of the cell in tableView(_:cellForRowAt:)")
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  /// Lists have no index.
  @available(*, unavailable, message: "GTK 4.8's lists have no index: offer a SearchController")
  open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 0 }

  /// A cell is told itself.
  @available(*, unavailable, message: "override isHighlighted of the cell, or read it from its configurationState")
  open func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// A cell is told itself.
  @available(*, unavailable, message: "override isHighlighted of the cell, or read it from its configurationState")
  open func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Items are moved in a snapshot.
  @available(*, unavailable, message: "set reorderingHandlers of a CollectionViewDiffableDataSource")
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  /// Items are moved in a snapshot.
  @available(*, unavailable, message: "set reorderingHandlers of a CollectionViewDiffableDataSource")
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension ViewController {
  /// Bars stand beside the content.
  @available(*, unavailable, message: "bars stand beside the content, not above it: leave the line out")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { false }
    set { _ = newValue }
  }

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
  public var preferredTransition: ViewControllerTransition? {
    get { nil }
    set { _ = newValue }
  }
}
