import Gtk
import GtkTracking

/// Manages a view: makes it, follows its appearance, and keeps it up to date in tracked hooks.
///
/// ```swift
/// final class CounterViewController: ViewController {
///   private let counter = HitCounter()
///   private let label = Label()
///   override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) }
///   override func updateProperties() { super.updateProperties(); label.text = "\(counter.hits) clicks" }
/// }
/// ```
///
/// First appearance: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, traits, `updateProperties`, layout
/// hooks, `viewDidAppear` (C-066). Only the hooks are tracked; reads in `viewDidLoad` or an action are not (C-016).
@MainActor open class ViewController {
  /// A controller without a view yet. As in UIKit a subclass calls it from its own initialiser:
  /// `super.init(nibName: nil, bundle: nil)`, or, shorter, `super.init()`.
  ///
  /// - Parameters:
  ///   - nibName: nil. There are no nib files: override `loadView()` or `viewDidLoad()`.
  ///   - bundle: ignored.
  /// - Precondition: `nibName` is nil.
  public init(nibName: String? = nil, bundle: AnyObject? = nil) {
    precondition(nibName == nil, "\(type(of: self)) cannot load a nib file: make the view in loadView()")
  }

  /// A controller without a view yet.
  @_disfavoredOverload public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The view may stay where it is, but everything that the controller set on it ends here (C-267).
  isolated deinit {
    guard let view = viewIfLoaded else { return }
    view.node.removeController()
    view.updateStandardMargins()
    placeholder?.end()
  }

  /// There are neither archives nor storyboards: a subclass may declare this initialiser, but it is never called.
  @available(
    *, unavailable, message: "controllers are made in code; end with fatalError() where a class has to declare this"
  )
  public convenience init?(coder: Coder) { fatalError("controllers are made in code") }

  /// The controller's title in a container, a title bar or a list of pages.
  @AlwaysObserved open var title: String? {
    didSet {
      if title != oldValue { navigationItem.title = title }
    }
  }

  /// The content of a navigation bar while this controller is on top.
  open private(set) lazy var navigationItem = NavigationItem()

  /// Whether the tab bar around is hidden while the controller is on its navigation controller's stack. Set it before it is pushed.
  open var hidesBottomBarWhenPushed = false

  /// The content of a tab bar for this controller; the title is the controller's unless it is set.
  open var tabBarItem: TabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if let lender = tabBarItemLender { return lender.tabBarItem }
      let item = TabBarItem()
      self.tabBarItem = item
      return item
    }
    set {
      newValue.controller = self
      ownTabBarItem = newValue
    }
  }
  private var ownTabBarItem: TabBarItem?

  /// Whose tab bar item it has as long as it was given none.
  var tabBarItemLender: ViewController? { nil }

  /// What the bar at the lower edge shows while this controller is on top of a navigation controller; nil for nothing.
  open var toolbarItems: [BarButtonItem]? {
    get { navigationItem.toolbarItems }
    set { navigationItem.toolbarItems = newValue }
  }

  /// Whether the user edits the controller's content; the controller decides what that means.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Begins or ends editing. Call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    if let madeEditButtonItem { showEditing(on: madeEditButtonItem) }
  }

  /// A bar button that begins and ends editing, with the matching title.
  open var editButtonItem: BarButtonItem {
    if let madeEditButtonItem { return madeEditButtonItem }
    let item = BarButtonItem(
      systemItem: .edit,
      primaryAction: Action { [weak self] _ in
        if let self { setEditing(!editing, animated: true) }
      })
    showEditing(on: item)
    madeEditButtonItem = item
    return item
  }

  private(set) final var madeEditButtonItem: BarButtonItem?

  private func showEditing(on item: BarButtonItem) {
    item.systemItem = editing ? .done : .edit
    item.style = editing ? .prominent : .plain
  }

  /// The scroll view that the bars of a navigation controller follow, where one was given.
  final weak var givenContentScrollView: View?

  /// The child that is seen alone, for a container that says which one that is.
  var onlyShownChild: ViewController? { nil }

  /// How wide a card with it is, even if its content asks for less, where the window has the room.
  var usualCardWidth: Double { 0 }

  /// Is in place of a presentation where its view is a part of the presenting one's page already; false where it is not.
  func beginInPlace(in presenting: ViewController) -> Bool { false }

  /// Shows another controller in the way that fits the surroundings: on top of the navigation stack, or otherwise as a presentation.
  open func show(_ viewController: ViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Shows another controller as the detail of a list's choice: in the second column of a split, otherwise like `show(_:sender:)`.
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    guard let split = splitViewController else { return show(viewController, sender: sender) }
    split.showDetailViewController(viewController, sender: sender)
  }

  /// Shows `controller` on top of this controller's window, as its `modalPresentationStyle` says. It has the window's
  /// traits (C-111), keeps the keyboard until it is dismissed, and leaves what is beneath it running (C-155).
  ///
  /// The outermost controller around this one presents it, as in UIKit: it stays when this one is removed.
  ///
  /// If this controller is not in a window, is already presenting, or `controller` is already presented, a warning says so, and nothing is shown.
  ///
  /// - Parameter completion: called once, when the presentation has finished (C-207).
  open func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    beginPresenting(controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this controller presents, or, if it presents nothing, itself. If the presented controller presents
  /// another one in turn, both are dismissed. Without a presentation it does nothing.
  ///
  /// - Parameter completion: called once, when the dismissal has finished; at once if there is nothing to dismiss.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: animated, completion: completion)
  }

  /// The preferred size of the view in a popover or as a card, in logical pixels; 0 in a direction leaves it to the view. One that scrolls
  /// is as large as in UIKit then.
  @AlwaysObserved open var preferredContentSize = Size.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      let presented = sequence(first: self) { $0.parent }.first { $0.presentation.controller != nil }
      presented?.presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The size that it prefers, with everything around what it shows.
  var wholePreferredSize: Size { preferredContentSize }

  /// Whether nothing in its view says how high that is.
  var leavesHeightOpen: Bool { view.measured(.vertical).natural == 0 }

  /// A child would like another size. Does nothing unless overridden: place its view again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}

  /// How large a child is to be in a view of a size, for `viewWillTransition(to:with:)` of the child: as large as that unless overridden.
  open func size(
    forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: Size
  ) -> Size { parentSize }

  // MARK: Around

  /// The navigation controller that this one, or one around it, is on the stack of.
  open var navigationController: EnclosingNavigationController? { enclosing(EnclosingNavigationController.self) }

  /// The tab bar controller that this one, or one around it, is a page of.
  open var tabBarController: EnclosingTabBarController? { enclosing(EnclosingTabBarController.self) }

  /// The split that this controller, or one around it, is a column of.
  open var splitViewController: EnclosingSplitViewController? { enclosing(EnclosingSplitViewController.self) }

  /// The controller that this one, or the nearest one around it, presents.
  open var presentedViewController: ViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or the nearest one around it that is presented.
  open var presentingViewController: ViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// The presentation controller of this controller, also before the presentation; its class depends on `modalPresentationStyle`. A child
  /// has that of the controller around it.
  open var presentationController: PresentationController? { usualPresentationController }

  /// The presentation controller of a sheet, also before the presentation; nil for other styles.
  open var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  /// The presentation controller of a popover, also before the presentation; nil for other styles.
  open var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// Sets `toolbarItems`; at once.
  open func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) { toolbarItems = items }

  // MARK: Presentation

  /// The style that `.automatic` stands for.
  var automaticPresentationStyle: ModalPresentationStyle { .pageSheet }

  /// The person is about to dismiss what it is shown in.
  func userWillDismissPresentation() {}

  /// What this controller presents, and how it is presented itself.
  final lazy var presentation = PresentationState()

  /// The style of the controller's presentation; a sheet unless set otherwise. Set it before presenting.
  ///
  /// - Precondition: the controller is not presented while this is set.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { presentation.style }
    set {
      precondition(presentation.presenting == nil, "set modalPresentationStyle before presenting \(type(of: self))")
      presentation.style = newValue
      presentation.controller = nil
    }
  }

  /// Whether this controller's view is covered by a presentation that it, or a controller in it, makes with the style `.currentContext` or
  /// `.overCurrentContext`. Other presentations cover the window, and a search the searched content, regardless of this.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// Makes the presentation controller where `modalPresentationStyle` is `.custom`, and says in every style what moves the view in and
  /// out. Held weakly. Set it before presenting.
  open var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// Whether Escape and clicks outside do not dismiss it or its container.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  // MARK: View

  /// The view, if it was loaded.
  open private(set) var viewIfLoaded: View?

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The view; the first access loads it, outside of any tracked hook (C-017).
  open var view: View! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded!
    }
    set {
      ProgramCalls.keep(viewIfLoaded)
      viewIfLoaded?.node.removeController()
      viewIfLoaded?.updateStandardMargins()
      placeholder?.end()
      viewIfLoaded = newValue
      guard let newValue else { return }
      adopt(newValue)
      newValue.updateStandardMargins()
      placeholder = ContentUnavailablePlaceholder.update(nil, of: self)
    }
  }

  /// Loads the view unless that was done.
  ///
  /// - Precondition: `loadView()` sets `view`, and does not read it first.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    precondition(
      !isLoadingView,
      "\(type(of: self)).loadView() reads view, which it has to set. Make a View there, and set view to it.")
    isLoadingView = true
    defer { isLoadingView = false }
    HookAdvice.outsideOfTiming {
      PassContext.untracked {
        loadView()
        precondition(viewIfLoaded != nil, "\(type(of: self)).loadView() has to set view")
        viewIfLoaded?.layoutState.expectedSize = expectedSize
        viewDidLoad()
      }
    }
  }

  private var isLoadingView = false

  /// The size that the view is going to have, as far as that can be known: that of the container, or of the window.
  private var expectedSize: Size? {
    if let size = container?.viewIfLoaded?.bounds.size, size != .zero { return size }
    let hosts = WindowHost.all
    let host =
      hosts.first { WindowParts.existing(of: $0.window)?.rootViewController === self }
      ?? hosts.first { $0.window?.isActive == true }
    return (host ?? hosts.first { $0.isShown })?.window?.expectedContentSize
  }

  private func adopt(_ view: View) {
    precondition(view.node.controller == nil, "the view already belongs to \(type(of: view.node.controller!))")
    let node = view.node
    node.controller = self
    node.traits.isOverriddenByController = Overriding.controllerTraits.stands(in: self)
    addHook(.updateViewConstraints, to: node) {
      $0.updateViewConstraints()
      $0.viewIfLoaded?.queueResize()
    }
    addHook(.updateProperties, to: node) { $0.updateProperties() }
    addHook(.updateContentUnavailableConfiguration, to: node) { me in
      me.updateContentUnavailableConfiguration(using: me.contentUnavailableState)
    }
    addHook(.viewWillLayoutSubviews, to: node) { $0.viewWillLayoutSubviews() }
    addHook(.viewDidLayoutSubviews, to: node) { $0.viewDidLayoutSubviews() }
    if pendingOverrides.hasValues { node.setOverrides(pendingOverrides, ofController: true) }
  }

  private var contentUnavailableState: ContentUnavailableConfigurationState {
    ContentUnavailableConfigurationState(traitCollection: traitCollection, searchText: navigationItem.searchedText)
  }

  private func addHook(_ hook: HookKind, to node: WidgetNode, run: @escaping (ViewController) -> Void) {
    node.addHook(hook, isController: true) { [weak self] in
      if let self { run(self) }
    }
  }

  /// Makes the view and sets `view`. The default makes an empty `View`.
  open func loadView() { view = View() }

  /// The view was loaded. Not tracked. Call `super`.
  open func viewDidLoad() {}

  // MARK: Hooks

  /// Update the view's content here. Tracked; runs before the view's own `updateProperties()` (C-051). Call `super`.
  open func updateProperties() {}

  /// Sets constraints. Tracked; layout follows (C-046). Call `super`.
  open func updateViewConstraints() {}

  /// Sets `contentUnavailableConfiguration`, or nil for the content itself. Tracked; runs at first appearance without
  /// being asked (C-151, C-152). Call `super`.
  open func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {}

  /// What is shown in place of the view's content, such as a `ContentUnavailableConfiguration`; nil shows the content, with focus and scroll
  /// positions as before.
  ///
  /// Meanwhile neither the user, the keyboard nor assistive technology reaches the content (C-221). It is hidden as on
  /// a page that is not selected: hooks of views in it wait, and run before it is seen again.
  @AlwaysObserved open var contentUnavailableConfiguration: (any ContentConfiguration)? {
    didSet { placeholder = ContentUnavailablePlaceholder.update(placeholder, of: self) }
  }

  /// Shows the configuration; nil while the content is shown.
  private(set) final var placeholder: ContentUnavailablePlaceholder?

  /// Asks for `updateContentUnavailableConfiguration(using:)` in the next update pass.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    invalidate(.updateContentUnavailableConfiguration)
  }

  /// Runs before the view's `layoutSubviews()`. Tracked (C-037, C-047). Call `super`.
  open func viewWillLayoutSubviews() { view.runAppKitHook(.viewWillLayout) { [weak self] _ in self?.viewWillLayout() } }

  /// AppKit's name for `viewWillLayoutSubviews()`, whose default calls it.
  open func viewWillLayout() {}

  /// Runs after the view's `layoutSubviews()`. Tracked. Call `super`.
  open func viewDidLayoutSubviews() { view.runAppKitHook(.viewDidLayout) { [weak self] _ in self?.viewDidLayout() } }

  /// AppKit's name for `viewDidLayoutSubviews()`, whose default calls it.
  open func viewDidLayout() {}

  // MARK: Invalidation

  /// Asks for `updateProperties()` in the next update pass; the view's own is left alone (C-078).
  open func setNeedsUpdateProperties() { invalidate(.updateProperties) }

  /// Runs pending property hooks of this controller, its view and everything below, now (C-082, C-084).
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  func invalidate(_ kind: HookKind, cause: UpdateCause = .manual) {
    guard let node = viewIfLoaded?.node else { return }
    for hook in node.hooks.of(kind, belongingToController: true) { hook.invalidate(cause) }
  }

  // MARK: Appearance

  /// How far the view has come onto the screen.
  private(set) final lazy var appearance = Appearance(of: self)

  /// The view is about to be shown. Traits may still be old (C-105). Call `super`.
  ///
  /// - Parameter animated: in all four calls, whether the transition that shows or hides the view was asked to be animated:
  ///   a push or pop, a presentation or dismissal, a change of tab, or a container's own. False where a window opens or a
  ///   widget's visibility changes.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the hierarchy and its traits are current; layout is still to come. Call `super`.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view's first frame was shown, and the transition that brought it is over. Call `super`.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to be hidden, and still shown: focus and the content of fields can be read (C-219). Call `super`.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is hidden. Call `super`.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The window's content is about to get another size, in logical pixels: called before the layout hooks run in it, for the root
  /// controller, its presented controllers, and everything they contain; not for the first size. Not tracked. Call `super`.
  ///
  /// To follow only whether there is more or less room, read `traitCollection.horizontalSizeClass` in a hook.
  open func viewWillTransition(to size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    for child in contained {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: room, with: coordinator)
    }
  }

  // MARK: Transitions

  /// How this controller's view comes and goes where it is presented, in every style but popovers and where no `transitioningDelegate` says
  /// otherwise. `.coverVertical` unless it is set; until then what covers the window, or a part of it, fades. Set it before presenting.
  open var modalTransitionStyle: ModalTransitionStyle {
    get { presentation.transitionStyle ?? .coverVertical }
    set { presentation.transitionStyle = newValue }
  }

  /// The coordinator of the current transition of this controller, or of one around it; nil at other times. In
  /// `viewWillAppear(_:)`, `viewWillDisappear(_:)` or a presentation controller's methods, pass it closures to call when the views
  /// move.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    presentation.participants ?? parent?.transitionCoordinator
  }

  /// Whether the view appears because this controller is presented. True in `viewWillAppear(_:)`, `viewIsAppearing(_:)` and
  /// `viewDidAppear(_:)` only. For a controller in a container that is presented, ask the container.
  open var isBeingPresented: Bool { appearance.isMoving(for: .presented) }

  /// Whether the view disappears because this controller, which was presented, is dismissed. True in `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)` only.
  open var isBeingDismissed: Bool { appearance.isMoving(for: .dismissed) }

  /// Whether the view appears because this controller has become part of a container, such as by a push. True in
  /// `viewWillAppear(_:)`, `viewIsAppearing(_:)` and `viewDidAppear(_:)` only, and not where it comes back, nor where a tab is chosen.
  open var isMovingToParent: Bool { appearance.isMoving(for: .movedToParent) }

  /// Whether the view disappears because this controller leaves its container, such as by a pop. True in `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)` only.
  open var isMovingFromParent: Bool { appearance.isMoving(for: .movedFromParent) }

  /// For a custom container that animates: call it before putting the child's view into the hierarchy, or before the
  /// animation that ends with removing it. `viewWillAppear(_:)` follows as soon as the view is shown,
  /// `viewWillDisappear(_:)` at once; both, and what comes after them, say `animated`. Call `super`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let appearance = appearance
    if isAppearing { appearance.beginShowing(animated: animated) } else { appearance.beginHiding(animated: animated) }
  }

  /// For a custom container: the animation that brought the child's view in is over. `viewDidAppear(_:)` waits for it. Call `super`.
  open func endAppearanceTransition() { appearance.endShowing() }

  // MARK: Responder

  /// The next responder: the presenting controller, the container of its view, or the window.
  open var next: (any Responder)? { ResponderChain.next(of: self) }

  /// Whether it has the keyboard itself, and nothing in its view has.
  open var isFirstResponder: Bool {
    viewIfLoaded?.window.flatMap { ResponderChain.firstResponder(in: $0) } === self
  }

  /// Whether it may have the keyboard. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give the keyboard up. True unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Asks for the keyboard. Call `super`.
  ///
  /// - Returns: whether it has it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { ResponderChain.makeFirst(self) }

  /// Gives up the keyboard, without giving it to another responder. Call `super`.
  ///
  /// - Returns: whether it does not have it now.
  @discardableResult
  open func resignFirstResponder() -> Bool { ResponderChain.resign(self) }

  /// The undo manager; the nearest along the responder chain unless overridden.
  open var undoManager: UndoManager? { ResponderChain.undoManager(of: self) }

  private var addedKeyCommands: [KeyCommand] = []

  /// Keys that the controller answers; those that were added, unless overridden.
  open var keyCommands: [KeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Adds keys that work while the controller's part of the window has the keyboard, or nothing has and the controller is visible.
  open func addKeyCommand(_ keyCommand: KeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes keys.
  open func removeKeyCommand(_ keyCommand: KeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  /// Whether the controller can do something now; whether it has the method, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ResponderChain.hasMethod(self, action, sender: sender)
  }

  // MARK: Editing

  /// Copies the selection to the clipboard; called for Control and C, or by code. The default passes the call along the responder
  /// chain; an override that handles it does not call `super`.
  open func copy(_ sender: Any?) { EditAction.copy.passOn(from: self) }

  /// The same for Control and X.
  open func cut(_ sender: Any?) { EditAction.cut.passOn(from: self) }

  /// The same for Control and V.
  open func paste(_ sender: Any?) { EditAction.paste.passOn(from: self) }

  /// The same for Control and A.
  open func selectAll(_ sender: Any?) { EditAction.selectAll.passOn(from: self) }

  /// The same for the key Delete.
  open func delete(_ sender: Any?) { EditAction.delete.passOn(from: self) }

  // MARK: Touches

  /// A finger, or the pointer's first button, has come down in the controller's view, and no view there did anything with it. Outside of
  /// tracking. The default hands it along the responder chain; an override that takes it does not call `super`.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) { passOnBegan(touches, event) }

  /// The finger has moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) { passOnMoved(touches, event) }

  /// The finger was lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) { passOnEnded(touches, event) }

  /// The touch was cancelled, for example by a gesture that was recognised there.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { passOnCancelled(touches, event) }

  // MARK: Keys

  /// A key was pressed that no text, command or menu handles. Called on the first responder, outside of tracking. The default passes it along the
  /// responder chain; an override that handles it does not call `super`. A repeating key is reported once.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    passOnPressesBegan(presses, event)
  }

  /// Never called: keyboards do not report how hard a key is pressed.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    passOnPressesChanged(presses, event)
  }

  /// The key was released.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    passOnPressesEnded(presses, event)
  }

  /// The window has lost the keyboard while the key was held.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    passOnPressesCancelled(presses, event)
  }

  // MARK: Children

  fileprivate final var contained: [ViewController] = []
  fileprivate final weak var container: ViewController?

  /// Makes `child` part of this controller, and calls its `willMove(toParent:)` before. The caller places its view,
  /// and then calls `child.didMove(toParent: self)`, as in UIKit.
  ///
  /// - Precondition: `child` is neither this controller nor one that contains it.
  open func addChild(_ child: ViewController) {
    if child.container === self { return }
    for controller in sequence(first: self, next: { $0.container }) where controller === child {
      let reason = child === self ? "itself" : "\(type(of: child)), which contains it"
      preconditionFailure("\(type(of: self)) cannot contain \(reason)")
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.appearance.note(.movedToParent)
    contained.append(child)
    child.container = self
  }

  /// Ends being part of another controller, and calls `didMove(toParent: nil)`. The caller has called
  /// `willMove(toParent: nil)` and removed the view before, as in UIKit.
  open func removeFromParent() {
    guard let container else { return }
    ProgramCalls.keep(self)
    if let index = container.contained.firstIndex(where: { $0 === self }) { container.contained.remove(at: index) }
    self.container = nil
    didMove(toParent: nil)
  }

  /// Adds a child whose view the container places by itself, with both calls.
  final func embed(_ child: ViewController) {
    guard child.container !== self else { return }
    addChild(child)
    child.didMove(toParent: self)
  }

  /// Leaves the container, with both calls.
  final func unembed() {
    willMove(toParent: nil)
    removeFromParent()
  }

  /// Called before the containing controller changes. Call `super`.
  open func willMove(toParent parent: ViewController?) {
    if parent == nil { appearance.note(.movedFromParent) }
  }

  /// Called after the containing controller has changed. Call `super`.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Traits

  private var pendingOverrides = TraitOverrides()

  /// Called after the controller's traits have changed, with those from before.
  package final var traitObservers: [TraitObserver] = []

  /// The traits here, as of the last trait step; inherited through the view hierarchy (C-106). The result of an override applies to the
  /// hooks of this controller and its view, and to everything below; it is called in the trait step.
  open var traitCollection: TraitCollection {
    guard let node = viewIfLoaded?.node else { return TraitCollection().applying(pendingOverrides) }
    let traits = node.traitsOfController()
    return PassContext.hook == nil ? traits : traits.read(from: node.traitSource(ofController: true))
  }

  /// A trait has changed: called in the trait step of the update pass, before the controller's view and registered
  /// observers, outside of tracking. A hook that reads traits does not need it, as it runs again by itself. Does nothing unless
  /// overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Values for this controller, its view and everything below; they take effect in the next update pass.
  public final var traitOverrides: TraitOverrides {
    get { pendingOverrides }
    set {
      pendingOverrides = newValue
      viewIfLoaded?.node.setOverrides(newValue, ofController: true)
    }
  }

  /// Brings the traits of this controller's view and everything below it up to date now.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}

extension ViewController: @MainActor TraitChangeObservable {
  /// Adds an observer of the controller's traits. It is called from the first trait step of the controller's view on.
  public final func addTraitObserver(
    _ traits: [any TraitDefinition.Type], handler: @escaping (TraitCollection) -> Void
  ) -> Int {
    let observer = TraitObserver(traits, handler: handler)
    traitObservers.append(observer)
    return observer.id
  }

  /// Removes an observer.
  public final func removeTraitObserver(_ id: Int) { traitObservers.removeAll { $0.id == id } }
}

/// Every controller. Members whose names an application may want for itself are declared in extensions of this protocol: a
/// subclass may declare the same name; see `WidgetProtocol`.
@MainActor public protocol ViewControllerProtocol: ViewController {}

extension ViewController: nonisolated ViewControllerProtocol {}

extension ViewControllerProtocol {
  /// The controllers this one contains.
  public var children: [ViewController] { contained }

  /// The controller that contains this one.
  public var parent: ViewController? { container }

  /// Light or dark for this controller's view and everything in it, including GTK's own widgets; `.unspecified` for the surroundings' style. The
  /// same as the trait override.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.styleOverride }
    set { traitOverrides.styleOverride = newValue }
  }
}

extension ViewController: Responder {}

extension ViewController: TabBarItemOwner {}
