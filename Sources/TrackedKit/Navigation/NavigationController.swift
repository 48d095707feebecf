import Gtk
import GtkTracking
import Observation

/// The controllers of a navigation controller, as its bar reads them; of a bar of its own the items that it was given.
@Observable final class NavigationStack {
  var controllers: [ViewController] = []
  var ownItems: [NavigationItem] = []
  /// Whether a navigation controller fills it.
  var isControlled = false
  /// The destination of the first controller's back button, outside of the stack.
  var outerBack: NavigationItem?
  /// The button in front of all others, in every controller's bar.
  var outerButton: BarButtonItem?
  var items: [NavigationItem] { isControlled ? controllers.map(\.navigationItem) : ownItems }
  var top: ViewController? { controllers.last }
}

/// Shows the topmost of a stack of controllers, with a bar that leads back. Those beneath wait outside of the window:
/// their hooks run when they are on top again (C-069).
@MainActor open class NavigationController: ViewController {
  private let stack: NavigationStack = { @MainActor in
    // Here, as every initialiser comes by.
    ScrollView.contentDidScroll = NavigationController.contentDidScroll
    return NavigationStack()
  }()
  private let content = NavigationContentView()
  /// The bar.
  open private(set) lazy var navigationBar: NavigationBar = {
    let bar = barClass.init()
    join(bar)
    return bar
  }()
  private var bar: NavigationBar { navigationBar }

  /// The bar at the lower edge, with the `toolbarItems` of the controller on top.
  open private(set) lazy var toolbar: Toolbar = toolbarClass.init()
  private var barClass = NavigationBar.self
  private var toolbarClass = Toolbar.self
  /// Shown in place of the content while the controller on top is searched.
  private weak var results: ViewController?
  private lazy var dimming = DimmingView { [weak self] in
    self?.stack.top?.navigationItem.searchController?.isActive = false
  }

  /// The delegate, which is notified of the controllers that come to the top. Held weakly.
  open weak var delegate: (any NavigationControllerDelegate)?

  /// An empty stack: give it `viewControllers`, or push one, before it is shown.
  public override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// An empty stack with bars of custom classes; nil for the kit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    func bar<Bar: View>(_ given: AnyClass?, _ usual: Bar.Type) -> Bar.Type {
      guard let given else { return usual }
      guard let bar = given as? Bar.Type else {
        preconditionFailure("\(given) is not a subclass of \(usual): give the class of a bar, or nil for the kit's.")
      }
      return bar
    }
    super.init()
    barClass = bar(navigationBarClass, barClass)
    self.toolbarClass = bar(toolbarClass, self.toolbarClass)
  }

  /// A stack of one.
  public init(rootViewController: ViewController) {
    super.init()
    // As in UIKit: what a class does with every controller that is pushed it does with the root.
    pushViewController(rootViewController, animated: false)
  }

  /// The controllers, the root first. Setting it shows the last one, without animation.
  open var viewControllers: [ViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: ViewController? { stack.top }

  override var onlyShownChild: ViewController? { topViewController }

  /// As in UIKit, that of the controller on top unless it has its own.
  override var wholePreferredSize: Size {
    guard preferredContentSize == .zero, var size = topViewController?.wholePreferredSize else {
      return preferredContentSize
    }
    if size.height > 0 {
      for bar in [bar, toolbar] as [View] where bar.isVisible { size.height += Double(bar.measured(.vertical).natural) }
    }
    return size
  }

  override var leavesHeightOpen: Bool { topViewController?.leavesHeightOpen ?? true }

  /// A stack of controllers is a tab as its root says, as in UIKit.
  override var tabBarItemLender: ViewController? { viewControllers.first }

  /// Whether the bar is left out.
  @AlwaysObserved open var isNavigationBarHidden = false {
    didSet { if isViewLoaded { bar.isVisible = !isNavigationBarHidden } }
  }

  /// Leaves the bar out, or no longer; at once.
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }

  /// Whether the bar at the lower edge, with the `toolbarItems` of the controller on top, is left out; true unless set.
  @AlwaysObserved open var isToolbarHidden = true {
    didSet { if isViewLoaded { toolbar.isVisible = !isToolbarHidden } }
  }

  /// Leaves the bar at the lower edge out, or no longer; at once.
  open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }

  /// The visible controller: the one that the controller on top presents, or the one on top.
  open var visibleViewController: ViewController? {
    var controller = presentedViewController ?? topViewController
    while let presented = controller?.presentation.presented { controller = presented }
    return controller
  }

  private func join(_ bar: NavigationBar) { bar.follow(stack) { [weak self] in _ = self?.goBack() } }

  open override func loadView() {
    view = View()
    // The bars may be those that a subclass gives.
    join(bar)
    toolbar.stack = stack
    for part in [bar, content, toolbar] as [View] {
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    for edge in [bar, toolbar] as [View] {
      edge.setContentHuggingPriority(.required, for: .vertical)
      edge.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    // Constraints, so that a program can tell its own views from the bars.
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      content.topAnchor.constraint(equalTo: bar.bottomAnchor),
      toolbar.topAnchor.constraint(equalTo: content.bottomAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    bar.isVisible = !isNavigationBarHidden
    toolbar.isVisible = !isToolbarHidden
    let shortcuts = ShortcutController()
    shortcuts.scope = .global
    shortcuts.add("<Alt>Left") { [weak self] in
      guard let self, view.isMapped, view.canFocus else { return .proceed }
      return goBack() ? .stop : .proceed
    }
    view.add(shortcuts)
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in
      guard let search = self?.stack.top?.navigationItem.searchController, search.isActive else { return .proceed }
      search.searchBar.cancel()
      return .stop
    }
    view.add(keys)
    if let top = stack.top {
      delegate?.navigationController(self, willShow: top, animated: false)
      content.show(top.view, nil) {}
      delegate?.navigationController(self, didShow: top, animated: false)
    }
  }

  /// Shows the results of a search in place of the searched content.
  open override func updateProperties() {
    super.updateProperties()
    let search = stack.top?.navigationItem.searchController
    let new = search?.showsResults == true ? search?.searchResultsController : nil
    let isDimmed = search?.obscures == true
    if isDimmed != (dimming.superview != nil) {
      if isDimmed { content.addSubview(dimming) } else { dimming.removeFromSuperview() }
    }
    withoutTracking {
      if new !== results { exchangeResults(for: new) }
      keepKeyboard(from: isDimmed || new != nil ? stack.top?.viewIfLoaded : nil)
    }
  }

  private func exchangeResults(for new: ViewController?) {
    results?.view.removeFromSuperview()
    results?.removeFromParent()
    results = new
    if let new {
      addChild(new)
      content.addSubview(new.view)
    }
  }

  /// The page that a search covers, which takes no keyboard meanwhile.
  private weak var coveredPage: View?

  private func keepKeyboard(from page: View?) {
    guard page !== coveredPage else { return }
    coveredPage?.canFocus = true
    coveredPage = page?.canFocus == true ? page : nil
    coveredPage?.canFocus = false
  }

  /// Goes back, like the back button.
  ///
  /// - Returns: whether there was anything to do.
  @discardableResult
  private func goBack() -> Bool {
    // Of two presses one goes back: the page that comes has not been seen yet.
    if let window = viewIfLoaded?.hostWindow, WindowInput.of(window).isUnderWay(in: content) { return true }
    if let action = stack.top?.navigationItem.backAction, stack.top?.navigationItem.hidesBackButton == false {
      if action.isEnabled { action.performWithSender(navigationBar, target: nil) }
      return true
    }
    if popViewController(animated: true) != nil { return true }
    guard withoutTracking({ stack.outerBack }) != nil, let goOut else { return false }
    goOut()
    return true
  }

  private var goOut: (() -> Void)?

  /// The bar's buttons for the surroundings of the stack: the first controller's back button, and a button in front of all others.
  final func setOuter(back: NavigationItem?, button: BarButtonItem?, goOut: @escaping () -> Void) {
    self.goOut = goOut
    withoutTracking {
      if stack.outerBack !== back { stack.outerBack = back }
      if stack.outerButton !== button { stack.outerButton = button }
    }
  }

  /// Pushes a controller onto the stack.
  ///
  /// - Precondition: the controller is not on the stack already.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    let controllers = withoutTracking { stack.controllers }
    precondition(!controllers.contains { $0 === controller }, "\(type(of: controller)) is on the stack already")
    withoutTracking { replaceControllers(with: controllers + [controller], animated: animated) }
  }

  /// Pushes a controller onto the stack.
  open override func show(_ viewController: ViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Removes the controller on top; the root stays.
  ///
  /// - Returns: the removed controller; nil if only the root was there.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    let controllers = withoutTracking { stack.controllers }
    guard controllers.count > 1 else { return nil }
    withoutTracking { replaceControllers(with: controllers.dropLast(), animated: animated) }
    return controllers.last
  }

  /// Removes everything above a controller.
  ///
  /// - Returns: the removed controllers, first to last.
  /// - Precondition: the controller is on the stack.
  @discardableResult
  open func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController]? {
    let controllers = withoutTracking { stack.controllers }
    guard let index = controllers.firstIndex(where: { $0 === controller }) else {
      preconditionFailure("\(type(of: controller)) is not on the stack")
    }
    withoutTracking { replaceControllers(with: Array(controllers[...index]), animated: animated) }
    return Array(controllers[(index + 1)...])
  }

  /// Removes everything above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    withoutTracking { stack.controllers.first }.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces all controllers; the last one is shown.
  ///
  /// - Precondition: there is at least one controller.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    precondition(!controllers.isEmpty, "a navigation controller has at least its root")
    withoutTracking { replaceControllers(with: controllers, animated: animated) }
  }

  private func replaceControllers(with controllers: [ViewController], animated: Bool) {
    let old = stack.controllers
    guard !old.elementsEqual(controllers, by: ===) else { return }
    let isPop = controllers.count < old.count
    let isNewTop = old.last !== controllers.last
    controllers.forEach(embed)
    // Those beneath do not come now; when they do, they come back.
    for beneath in controllers.dropLast() { beneath.appearance.forget(.movedToParent) }
    stack.controllers = controllers
    let leaving = old.filter { gone in !controllers.contains { $0 === gone } }
    for gone in leaving { gone.willMove(toParent: nil) }
    // What they called may have brought one of them back.
    let remove = { [stack] in
      for gone in leaving where !stack.controllers.contains(where: { $0 === gone }) { gone.removeFromParent() }
    }
    guard isViewLoaded, isNewTop, let top = controllers.last else { return remove() }
    let hadFocus = view.hasFocus
    let isShown = view.isMapped
    let moves = animated && isShown
    let animator =
      moves
      ? old.last.flatMap {
        delegate?.navigationController(self, animationControllerFor: isPop ? .pop : .push, from: $0, to: top)
      } : nil
    let participants = TransitionParticipants(
      isAnimated: moves, duration: animator?.transitionDuration(using: nil) ?? 0.25, from: old.last, to: top)
    presentation.participants = participants
    // The one that was taken away is in no container any more.
    old.last?.presentation.participants = participants
    delegate?.navigationController(self, willShow: top, animated: animated)
    // Which still has its navigation controller, as in UIKit: it may have the bar shown again.
    if isShown { old.last?.appearance.beginHiding(animated: animated) }
    remove()
    // It loads its view by now, which may lead on as well.
    _ = top.view
    let leaveToOther = { [self] in
      for controller in [self, old.last] as [ViewController?]
      where controller?.presentation.participants === participants {
        controller?.presentation.participants = nil
      }
    }
    // It may have led on, and what it leads to is shown.
    guard stack.controllers.elementsEqual(controllers, by: ===) else { return leaveToOther() }
    if isShown { top.appearance.beginShowing(animated: animated) }
    let completion = { [weak self, weak top, weak gone = old.last] (didComplete: Bool) in
      // `didShow` may ask who has gone.
      defer {
        if let self, presentation.participants === participants { presentation.participants = nil }
        if gone?.presentation.participants === participants { gone?.presentation.participants = nil }
      }
      participants.end(didComplete: didComplete)
      guard let top else { return }
      if !didComplete { self?.takeBack(controllers, to: old, animated: animated) }
      guard didComplete else { return }
      top.appearance.endShowing()
      if let self { delegate?.navigationController(self, didShow: top, animated: animated) }
    }
    let isNext: Bool
    if let animator {
      let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
      participants.isInteractive = interaction != nil
      isNext = content.show(top, after: old.last, by: animator, following: interaction, completion: completion)
    } else {
      let way: NavigationContentView.Way? = moves ? (isPop ? .back : .forward) : nil
      isNext = content.show(top.view, way) { completion(true) }
    }
    guard isNext else { return leaveToOther() }
    participants.begin()
    presentation.controller?.preferredContentSizeDidChange()
    if isShown, let window = view.hostWindow { WindowInput.of(window).begin(top, in: content) }
    guard hadFocus else { return }
    // The button that was pressed may have gone with its page, or goes.
    bar.updatePropertiesIfNeeded()
    let isInLeaving = old.last?.viewIfLoaded?.hasFocus == true
    guard isInLeaving || !view.hasFocus else { return }
    if top.view.focusFirstChild() {
      view.hostWindow?.unselectFocusedText()
    } else if !bar.focusFirstChild(), isInLeaving {
      view.hostWindow?.focus = nil
    }
  }

  /// A push or pop was cancelled: the previous controllers are back.
  private func takeBack(_ controllers: [ViewController], to old: [ViewController], animated: Bool) {
    guard stack.controllers.elementsEqual(controllers, by: ===), let top = old.last else { return }
    old.forEach(embed)
    for beneath in old { beneath.appearance.forget(.movedToParent) }
    stack.controllers = old
    controllers.last?.appearance.beginHiding(animated: animated)
    top.appearance.beginShowing(animated: animated)
    top.appearance.endShowing()
    for gone in controllers where !old.contains(where: { $0 === gone }) { gone.unembed() }
  }
}

// The search bar goes while the content scrolls.
extension NavigationController {
  /// A scroll view was scrolled down or up. If it is what begins right below the bar of a navigation controller, that shows or hides its
  /// search bar.
  static func contentDidScroll(_ scrollView: ScrollView) {
    var ancestor = scrollView.parent
    while let current = ancestor, !(current is ScrollView) {
      if let navigation = WidgetNode.existing(of: current)?.viewController as? NavigationController {
        return navigation.contentDidScroll(scrollView)
      }
      ancestor = current.parent
    }
  }

  private func contentDidScroll(_ scrollView: ScrollView) {
    guard let item = stack.top?.navigationItem, bar.heightThatGoes > 0 || item.isContentScrolledAway,
      let frame = scrollView.frame(in: content), frame.height > 0,
      stack.top?.givenContentScrollView.map({ $0 === scrollView }) ?? (frame.y < 1)
    else { return }
    let insets = scrollView.adjustedContentInset
    let offset = scrollView.contentOffset.y + insets.top
    let range = scrollView.contentSize.height + insets.top + insets.bottom - frame.height
    let height = bar.heightThatGoes
    // What scrolls gets the bar's room: it must have enough left to scroll then, or it would be at its top again.
    let isAway =
      offset > (item.isContentScrolledAway ? 0 : height) && (item.isContentScrolledAway || range > 2 * height)
    if isAway != item.isContentScrolledAway { item.isContentScrolledAway = isAway }
  }
}

/// Shows one view and, during a transition, the previous one beside it.
private final class NavigationContentView: View {
  enum Way { case forward, back }

  private weak var shown: View?
  private var leaving: View?
  private var transitionDidEnd: () -> Void = {}
  /// How often something was to be shown.
  private var turns = 0

  override func placesByItself(_ subview: View) -> Bool { true }

  override func expectedFrame(of subview: View) -> Rect? { bounds }

  /// Brings a view in; without a way at once. `completion` is called when it has arrived.
  ///
  /// - Returns: false if what was called has shown another view in the meantime.
  @discardableResult
  func show(_ view: View, _ way: Way?, completion: @escaping () -> Void) -> Bool {
    guard beginTurn() else { return false }
    let old = shown
    shown = view
    view.transform = .identity
    // A change in the middle of another one may lead back to what is shown.
    if old === view, view.superview === self {
      completion()
      return true
    }
    addSubview(view)
    guard shown === view else {
      old?.removeFromSuperview()
      return false
    }
    guard let way, let old, bounds.width > 0 else {
      old?.removeFromSuperview()
      completion()
      return true
    }
    leaving = old
    transitionDidEnd = completion
    setLeaving(old, true)
    let distance = (way == .forward) == (direction == .leftToRight) ? bounds.width : -bounds.width
    view.layoutIfNeeded()
    View.performWithoutAnimation { view.transform = AffineTransform(translationX: distance, y: 0) }
    View.animate {
      view.transform = .identity
      old.transform = AffineTransform(translationX: -distance / 3, y: 0)
      old.layer.opacity = 0
    } completion: { [weak self, weak old] _ in
      if let self, leaving === old { endTransition() }
    }
    return true
  }

  /// Ends the transition before; what that calls may show something else.
  private func beginTurn() -> Bool {
    turns += 1
    let turn = turns
    endTransition()
    return turn == turns
  }

  /// Brings a controller's view in with an animator, following an interaction if there is one. `completion` gets whether it has come.
  ///
  /// - Returns: as above.
  func show(
    _ controller: ViewController, after before: ViewController?, by animator: any ViewControllerAnimatedTransitioning,
    following interaction: (any ViewControllerInteractiveTransitioning)?,
    completion: @escaping (_ didComplete: Bool) -> Void
  ) -> Bool {
    guard beginTurn() else { return false }
    let view: View = controller.view
    guard let before, let old = shown, old !== view, bounds.width > 0 else {
      return show(view, nil) { completion(true) }
    }
    shown = view
    addSubview(view)
    leaving = old
    transitionDidEnd = { completion(true) }
    setLeaving(old, true)
    view.layoutIfNeeded()
    TransitionContext.run(
      animator, following: interaction, in: self, from: (before, old, bounds), to: (controller, view, bounds)
    ) { [weak self, weak old, weak view] didComplete in
      guard let self, leaving === old else { return }
      guard didComplete else { return takeBack(view) { completion(false) } }
      // Whatever the animator has set: it is here and fills the content.
      if let view {
        if view.superview !== self { addSubview(view) }
        Placement.existing(of: view)?.frame = nil
      }
      old?.alpha = 1
      endTransition()
    }
    return true
  }

  /// A view on its way out takes no input.
  private func setLeaving(_ view: View, _ isLeaving: Bool) {
    view.canFocus = !isLeaving
    view.setUnreachable(isLeaving, because: .leaving)
  }

  /// The view that was about to go stays, and the one that was to come goes.
  private func takeBack(_ view: View?, completion: () -> Void) {
    guard let old = leaving else { return }
    leaving = nil
    transitionDidEnd = {}
    shown = old
    if old.superview !== self { addSubview(old) }
    Placement.existing(of: old)?.frame = nil
    setLeaving(old, false)
    View.performWithoutAnimation {
      old.transform = .identity
      old.layer.opacity = 1
      old.alpha = 1
    }
    completion()
    guard let view else { return }
    view.removeFromSuperview()
    Placement.existing(of: view)?.frame = nil
  }

  private func endTransition() {
    guard let old = leaving else { return }
    leaving = nil
    old.removeFromSuperview()
    setLeaving(old, false)
    View.performWithoutAnimation {
      old.transform = .identity
      old.layer.opacity = 1
    }
    let completion = transitionDidEnd
    transitionDidEnd = {}
    completion()
  }

  override func snapshot(_ snapshot: Snapshot) {
    // What slides in or out is seen inside only.
    guard leaving != nil else { return super.snapshot(snapshot) }
    snapshot.clipped(to: bounds) { super.snapshot(snapshot) }
  }
}

// What UIKit's navigation controllers have and these have not.
extension NavigationController {
  /// Pages are not swiped back.
  @available(
    *, unavailable,
    message: "pages are not swiped back here, but led back by the button and Alt+Left: leave the line out"
  )
  public final var interactivePopGestureRecognizer: GestureRecognizer? { nil }

  /// Bars stay.
  @available(*, unavailable, message: "bars stay where they are: set isNavigationBarHidden when they are in the way")
  @NeverCalled public final var hidesBarsOnSwipe: Bool

  /// Bars stay.
  @available(*, unavailable, message: "bars stay where they are: set isNavigationBarHidden when they are in the way")
  @NeverCalled public final var hidesBarsOnTap: Bool
}
