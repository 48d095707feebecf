public import Gtk

/// The way an arrow of a popover points.
@RawRepresented(by: UInt.self)
public nonisolated struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// Upwards: the popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards: the popover is above.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover is to the right.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover is to the left.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// Whichever there is room for.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
}

/// A source of a popover.
@MainActor public protocol PopoverPresentationControllerSourceItem: AnyObject {}

extension Widget: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

/// Shows a controller in a bubble that points at a widget. Escape and a click outside dismiss it, and so does hiding the
/// widget; the delegate is notified of each.
@MainActor open class PopoverPresentationController: PresentationController {
  /// The widget it points at. Set it before presenting.
  open weak var sourceView: Widget?
  /// Its source, a widget or a bar button item: `sourceView` or `barButtonItem`, whichever it is.
  public var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? Widget
      barButtonItem = newValue as? BarButtonItem
    }
  }
  /// The colour of the bubble's inside; nil for the theme's.
  @AlwaysObserved public var backgroundColor: Color? { didSet { containerView?.backgroundColor = backgroundColor } }
  /// The bar button item it points at. Set it before presenting; the item has to be in a bar by then.
  public weak var barButtonItem: BarButtonItem?
  /// The side of `sourceView` on which it is shown if there is room.
  public var preferredPosition = PositionType.bottom

  /// The part of `sourceView` it points at, in its coordinates; all of it unless set. Set it before presenting.
  public var sourceRect: Rect?
  /// The directions its arrow may have; every direction unless set. GTK uses another where there is no room. Set it before presenting.
  public var permittedArrowDirections = PopoverArrowDirection.any

  /// The side that the directions leave.
  private var position: PositionType {
    let sides: [(PopoverArrowDirection, PositionType)] = [
      (.up, .bottom), (.down, .top), (.left, .right), (.right, .left),
    ]
    let permitted = sides.filter { permittedArrowDirections.contains($0.0) }.map(\.1)
    return permitted.contains(preferredPosition) ? preferredPosition : permitted.first ?? preferredPosition
  }

  private static let pageSheet = LibrarySheet("TrackedKit.PopoverPage", "popover.page > contents { padding: 0; }")
  private let popover = Popover()
  private var isEnding = false
  /// Whether it is out of sight while its controller presents something in the window, which is behind it.
  private var isAside = false
  /// Whether GTK has hidden it before it was seen.
  private var hasNotCome = false
  private weak var input: WindowInput?

  override func addToContainer(_ container: View, in window: Gtk.Window) {
    let source = sourceView ?? barButtonItem?.shownIn ?? presentingViewController?.view
    precondition(source != nil, "set sourceView of the popover before presenting it")
    container.addSubview(shownView)
    container.backgroundColor = backgroundColor
    // The page fills the bubble up to its edge and round corners, as in UIKit; a theme leaves a frame around what it takes for a menu or a form.
    Self.pageSheet.load()
    popover.addCSSClass("page")
    container.clipsToBounds = true
    container.layer.cornerRadius = 8
    popover.child = container
    popover.position = position
    popover.pointingTo = (sourceRect ?? middle(ofPage: source)).map { rect in source?.pointed(rect) ?? rect }
    preferredContentSizeDidChange()
    popover.hidesAutomatically = true
    popover.setParent(source)
    popover.onClosed(self) { $0.popoverDidClose() }
    input = .of(window)
    input?.popoverDidOpen(container)
    popover.popup()
  }

  /// Where a bubble points that is about a whole page: there may be no room around it.
  private func middle(ofPage source: Widget?) -> Rect? {
    guard let page = source as? View, page.nodeIfMade?.viewController != nil else { return nil }
    return Rect(x: page.bounds.width / 2, y: page.bounds.height / 2, width: 1, height: 1)
  }

  /// GTK has hidden the bubble: the user closed it, or its source is no longer shown.
  private func popoverDidClose() {
    guard !isEnding, !isAside else { return }
    if popover.parent?.isMapped != true {
      dismissUnasked(animated: false)
    } else if hasNotCome {
      // The second of two presses of what opened it.
      popover.popup()
    } else if !attemptDismissal(animated: false) {
      popover.popup()
    }
  }

  override func containerWillUnmap() {
    hasNotCome = presentedViewController.appearance.isComing
    // GTK hides the bubble before it says so.
    if !isEnding, !isAside, !hasNotCome { presentedViewController.appearance.note(.dismissed) }
  }

  override func willPresent(with other: PresentationController) {
    guard !isEnding, !isAside, !(other is PopoverPresentationController) else { return }
    isAside = true
    // Its controller's view has not disappeared.
    ContentMove.perform { popover.popdown() }
  }

  override func didPresent() {
    guard isAside else { return }
    ContentMove.perform { popover.popupAgain() }
    isAside = false
    if popover.parent?.isMapped != true { dismissUnasked(animated: false) }
  }

  override func preferredContentSizeDidChange() {
    let size = preferredSize(orStandard: Size(width: 320, height: 480))
    containerView?.setSizeRequest(
      width: size.width > 0 ? Int(pixels: size.width.rounded(.up)) : nil,
      height: size.height > 0 ? Int(pixels: size.height.rounded(.up)) : nil)
  }

  public override var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  public override func animatePresentation(completion: @escaping () -> Void) { completion() }

  public override func animateDismissal(completion: @escaping () -> Void) { completion() }

  override func removeContainer() {
    isEnding = true
    if let containerView { input?.popoverDidClose(containerView) }
    popover.popdown()
    popover.child = nil
    popover.setParent(nil)
  }
}
