import Gtk
import GtkTracking

/// Shows one controller at a time, and lets the user turn to the previous and next ones: with fingers and touchpad, the wheel, the arrow
/// keys and Page Up and Page Down.
///
/// The `dataSource` provides the neighbours when they are about to be visible; without one there is nothing to turn to.
@MainActor open class PageViewController: ViewController {
  /// How one page comes in place of another.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// They move together, side by side.
    case scroll = 1

    /// Paper is for fingers.
    @available(*, unavailable, message: "pages do not curl: write .scroll")
    public static var pageCurl: TransitionStyle { .scroll }
  }

  /// How the pages lie.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// Where a page comes from.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// From the right, or from below; in a right-to-left language from the left.
    case forward
    /// The other way.
    case reverse
  }

  /// Options of the initialiser.
  @RawRepresented(by: String.self)
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The room between two pages, in logical pixels: a number.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// How one page comes in place of another.
  public final let transitionStyle: TransitionStyle
  /// How the pages lie.
  public final let navigationOrientation: NavigationOrientation
  /// Provides the controllers before and after the visible one. Held weakly.
  open var dataSource: (any PageViewControllerDataSource)? {
    get { heldDataSource }
    set {
      heldDataSource = newValue
      pagesDidChange()
    }
  }
  private final weak var heldDataSource: (any PageViewControllerDataSource)?
  /// Told of turning. Held weakly.
  open weak var delegate: (any PageViewControllerDelegate)?

  private let pages: PagesView
  private let pageControl = PageControl()
  private var current: ViewController?
  /// The page that comes in, its direction, and whether the user turns.
  private var coming: (controller: ViewController, direction: NavigationDirection, byUser: Bool)?
  private var input: ScrollInput?
  private var wheel = WheelSteps()

  /// Without a page yet.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    pages = PagesView(
      isVertical: navigationOrientation == .vertical,
      spacing: spacing as? Double ?? (spacing as? Int).map { Double($0) } ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  open override func loadView() {
    let column = Gtk.Box(.vertical)
    pages.hexpand = true
    pages.vexpand = true
    column.append(pages)
    column.append(pageControl)
    view = View(column)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.clipsToBounds = true
    pageControl.isVisible = false
    pageControl.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        // The dot says where to; the page has to come yet.
        let isForward = pageControl.currentPage > index
        pageControl.currentPage = index
        _ = turn(isForward ? .forward : .reverse)
      }, for: .valueChanged)
    input = ScrollInput(pages, self, watches: false)
    let keys = ShortcutController()
    for (key, step) in [("Page_Down", 1), ("Page_Up", -1), ("Right", 1), ("Left", -1), ("Down", 1), ("Up", -1)] {
      let isArrow = !key.hasPrefix("Page")
      if isArrow, ["Up", "Down"].contains(key) != (navigationOrientation == .vertical) { continue }
      keys.add(key) { [weak self] in
        guard let self else { return .proceed }
        let isMirrored = isArrow && navigationOrientation == .horizontal && view.direction == .rightToLeft
        return turn((step > 0) != isMirrored ? .forward : .reverse) ? .stop : .proceed
      }
    }
    view.add(keys)
    if let current { pages.show(current.view) }
    pagesDidChange()
  }

  // MARK: Pages

  /// The controllers shown: one, or none before any was set.
  open var viewControllers: [ViewController]? { current.map { [$0] } }

  /// Shows another controller.
  ///
  /// - Parameters:
  ///   - viewControllers: exactly one.
  ///   - completion: called at the end; with false if another page came in between.
  /// - Precondition: there is exactly one controller.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, viewControllers?.count == 1 else {
      preconditionFailure("a page view controller shows one controller at a time, not \(viewControllers?.count ?? 0)")
    }
    finishTurning(false)
    guard new !== current else {
      completion?(true)
      return
    }
    guard isViewLoaded, animated, view.isMapped, current != nil else {
      let old = current
      addChild(new)
      if isViewLoaded { pages.show(new.view) }
      holdInputBack(from: new)
      new.didMove(toParent: self)
      current = new
      old?.unembed()
      pagesDidChange()
      completion?(true)
      return
    }
    begin(new, direction, byUser: false)
    whenFinished = completion
    complete(true)
  }

  private var whenFinished: ((Bool) -> Void)?

  /// The page control, where the data source wants one.
  private func pagesDidChange() {
    // Before there is a page the data source need not know which one it is.
    guard isViewLoaded, let dataSource, current != nil else {
      pageControl.isVisible = false
      return
    }
    pageControl.numberOfPages = max(0, dataSource.presentationCount(for: self))
    index = dataSource.presentationIndex(for: self)
    pageControl.currentPage = index
    pageControl.isVisible = pageControl.numberOfPages > 0 && navigationOrientation == .horizontal
  }

  /// The dot of the page that is shown.
  private var index = 0

  // MARK: Turning

  private func neighbour(_ direction: NavigationDirection) -> ViewController? {
    guard let current, let dataSource else { return nil }
    return direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
  }

  /// Turns to the neighbour.
  ///
  /// - Returns: whether there is one, or a page is being turned already.
  private func turn(_ direction: NavigationDirection) -> Bool {
    guard coming == nil else { return true }
    guard let neighbour = neighbour(direction) else { return false }
    begin(neighbour, direction, byUser: true)
    complete(true)
    return true
  }

  private func begin(_ controller: ViewController, _ direction: NavigationDirection, byUser: Bool) {
    coming = (controller, direction, byUser)
    PassContext.untracked {
      if byUser { delegate?.pageViewController(self, willTransitionTo: [controller]) }
      current?.appearance.beginHiding(animated: true)
      addChild(controller)
      controller.appearance.beginShowing(animated: true)
      pages.bringIn(controller.view, direction)
    }
    holdInputBack(from: controller)
  }

  /// Of two presses of what turns the page one turns, and none reaches the page that comes.
  private func holdInputBack(from coming: ViewController) {
    if let window = viewIfLoaded?.hostWindow, pages.isMapped { WindowInput.of(window).begin(coming, in: pages) }
  }

  /// Moves the pages to where the new one is, or back.
  private func complete(_ isTurned: Bool) {
    pages.settle(isTurned) { [weak self] in self?.finishTurning(isTurned) }
  }

  /// The pages are in their places.
  private func finishTurning(_ isTurned: Bool) {
    guard let (controller, direction, byUser) = coming else { return }
    coming = nil
    let previous = current
    PassContext.untracked {
      if isTurned {
        current = controller
        pages.show(controller.view)
        controller.appearance.endShowing()
        controller.didMove(toParent: self)
        previous?.unembed()
        if byUser {
          index += direction == .forward ? 1 : -1
          pageControl.currentPage = index
        } else {
          pagesDidChange()
        }
      } else {
        controller.appearance.beginHiding(animated: true)
        if let previous { pages.show(previous.view) }
        controller.unembed()
        previous?.appearance.beginShowing(animated: true)
        previous?.appearance.endShowing()
      }
      if byUser {
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: previous.map { [$0] } ?? [],
          transitionCompleted: isTurned)
      }
      let completion = whenFinished
      whenFinished = nil
      completion?(isTurned)
    }
  }
}

extension PageViewController: ScrollInputReceiver {
  func fingersDidBegin() {}

  func fingersDidMove(by distance: Point) -> Bool {
    let distance = navigationOrientation == .vertical ? distance.y : distance.x
    guard distance != 0, !pages.isSettling else { return pages.isSettling }
    if coming == nil {
      let isForward = (distance > 0) == (navigationOrientation == .vertical || view.direction == .leftToRight)
      guard let neighbour = neighbour(isForward ? .forward : .reverse) else { return false }
      begin(neighbour, isForward ? .forward : .reverse, byUser: true)
    }
    pages.move(by: distance)
    return true
  }

  func fingersDidEnd(velocity: Point) {
    guard coming != nil, !pages.isSettling else { return }
    complete(pages.isTurned(throwing: navigationOrientation == .vertical ? velocity.y : velocity.x))
  }

  func wheelDidTurn(by steps: Point) -> Bool {
    var step = navigationOrientation == .vertical ? steps.y : steps.x
    // A mouse has one wheel.
    if navigationOrientation == .horizontal, step == 0 { step = steps.y }
    guard step != 0 else { return false }
    let whole = wheel.whole(adding: Point(x: step, y: 0)).x
    guard whole != 0 else { return true }
    let isMirrored = steps.x != 0 && view.direction == .rightToLeft
    return turn((whole > 0) != isMirrored ? .forward : .reverse)
  }
}
