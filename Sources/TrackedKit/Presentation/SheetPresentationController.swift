import Gtk
import GtkTracking

/// Shows a controller as a sheet that slides in from the lower edge and rests at one of its detents.
///
/// The view behind it is dimmed, unless `largestUndimmedDetentIdentifier` says otherwise. Escape, a click beside the sheet where that is
/// dimmed, and dragging it down dismiss it, unless the presented controller has `isModalInPresentation`.
@MainActor open class SheetPresentationController: PresentationController {
  /// How much of the window stays free above the largest sheet, in logical pixels.
  static let topGap = 24.0
  /// A sheet does not grow wider than that, in logical pixels.
  private static let maximumWidth = 640.0

  /// Whether scrolling the content beyond its end makes the sheet higher. Kept for UIKit sources: here the grabber does that alone.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is at the lower edge where the height is compact. Kept for UIKit sources: here it always is.
  public var prefersEdgeAttachedInCompactHeight = false

  /// The heights at which the sheet rests, smallest first; `.large()` unless set.
  @AlwaysObserved open var detents: [Detent] = [.large()] {
    didSet { setNeedsLayout() }
  }

  /// The detent at which it rests; nil, or one that it does not have, means the smallest. Set it inside
  /// `animateChanges(_:)` to see it move.
  @AlwaysObserved public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { setNeedsLayout() } }
  }

  /// The highest detent at which the view behind the sheet is not dimmed, and can be used; nil, the default, for none.
  @AlwaysObserved public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { setNeedsLayout() } }
  }

  /// Whether there is a handle at the top, which the pointer drags, and Enter and the arrow keys move from detent to detent.
  @AlwaysObserved open var prefersGrabberVisible = false {
    didSet { contentIfMade?.showsGrabber = prefersGrabberVisible }
  }

  /// The radius of the upper corners, in logical pixels.
  @AlwaysObserved public var preferredCornerRadius = 14.0 {
    didSet { cardIfMade?.layer.cornerRadius = preferredCornerRadius }
  }

  private lazy var dimming = DimmingView { [weak self] in self?.attemptDismissal() }
  private var contentIfMade: SheetContentView?
  private var cardIfMade: PresentationCard?

  private var content: SheetContentView {
    // The controller may say how its sheet looks when its view is loaded.
    let view: View = presentedViewController.view
    if let contentIfMade { return contentIfMade }
    let content = SheetContentView(view, self)
    content.showsGrabber = prefersGrabberVisible
    contentIfMade = content
    return content
  }

  private var card: PresentationCard {
    let content = content
    if let cardIfMade { return cardIfMade }
    let card = PresentationCard(content, cornerRadius: preferredCornerRadius)
    cardIfMade = card
    return card
  }

  /// How far the grabber was dragged upwards; nil while it is not.
  private var draggedBy: Double?

  public override var presentedView: View? { card }

  /// Makes changes of detents and of `selectedDetentIdentifier` animated.
  public func animateChanges(_ changes: () -> Void) {
    View.animate(springDuration: 0.3, bounce: 0) {
      changes()
      containerView?.layoutIfNeeded()
    }
  }

  /// Asks the detents for their heights again, when what their closures look at has changed.
  public func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  /// The detents that apply now, with their heights.
  private var heights: [(identifier: Detent.Identifier, height: Double)] {
    guard let containerView else { return [] }
    let context = Detent.ResolutionContext(
      containerTraitCollection: containerView.traitCollection,
      maximumDetentValue: max(0, containerView.bounds.height - Self.topGap))
    return detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent.identifier, $0) } }
  }

  private var restingHeight: Double {
    let heights = heights
    return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height
      ?? max(0, (containerView?.bounds.height ?? 0) - Self.topGap)
  }

  private var isDimmed: Bool {
    let heights = heights
    guard let undimmed = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.height else {
      return true
    }
    return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height ?? 0 > undimmed
  }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let isDimmed = isDimmed
    guard isDimmed != coversWhatIsBeneath else { return }
    coversWhatIsBeneath = isDimmed
    dimming.isUserInteractionEnabled = isDimmed
    if isDimmed { dimming.fadeIn() } else { dimming.fadeOut() }
  }

  public override var frameOfPresentedViewInContainerView: Rect {
    guard let bounds = containerView?.bounds else { return super.frameOfPresentedViewInContainerView }
    let width = width(in: bounds)
    let height = min(max(restingHeight + (draggedBy ?? 0), 40), bounds.height - Self.topGap)
    // The card goes on below the edge, so that only its upper corners are seen round.
    return Rect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width,
      height: height + preferredCornerRadius)
  }

  /// How wide the sheet is in a container.
  package func width(in bounds: Rect) -> Double { min(bounds.width, Self.maximumWidth) }

  /// What of the height is above the presented view.
  package var heightAboveContent: Double { prefersGrabberVisible ? SheetContentView.grabberHeight : 0 }

  /// The part of the card below the window's edge.
  var hiddenHeight: Double { preferredCornerRadius }

  // MARK: Grabber

  /// The grabber is dragged; the distance from the start counts downwards.
  func grabberDragged(by distance: Double) {
    draggedBy = -distance
    setNeedsLayout()
  }

  /// The grabber was released: the sheet goes to the nearest detent, or away.
  func grabberDropped(at distance: Double) {
    let height = restingHeight - distance
    let heights = heights
    let smallest = heights.map(\.height).min() ?? 0
    if height < smallest / 2, attemptDismissal() { return }
    select(heights.min { abs($0.height - height) < abs($1.height - height) }?.identifier)
  }

  /// The user brings the sheet to a detent.
  private func select(_ identifier: Detent.Identifier?) {
    let before = selectedDetentIdentifier ?? heights.first?.identifier
    animateChanges {
      draggedBy = nil
      selectedDetentIdentifier = identifier
      setNeedsLayout()
    }
    guard identifier != before else { return }
    (delegate as? any SheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Goes to the next higher or lower detent; `.around` starts again after the highest.
  func step(_ step: Step) {
    let identifiers = heights.sorted { $0.height < $1.height }.map(\.identifier)
    guard !identifiers.isEmpty else { return }
    let current = identifiers.firstIndex { $0 == selectedDetentIdentifier } ?? 0
    let next =
      switch step {
      case .up: min(current + 1, identifiers.count - 1)
      case .down: max(current - 1, 0)
      case .around: (current + 1) % identifiers.count
      }
    select(identifiers[next])
  }

  enum Step { case up, down, around }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, belowSubview: card)
  }

  public override func animatePresentation(completion: @escaping () -> Void) {
    let way = AffineTransform(translationX: 0, y: card.bounds.height)
    View.performWithoutAnimation { card.transform = way }
    if coversWhatIsBeneath { dimming.fadeIn() } else { View.performWithoutAnimation { dimming.layer.opacity = 0 } }
    View.animate(options: .curveEaseOut) {
      card.transform = .identity
    } completion: { _ in
      completion()
    }
  }

  public override func animateDismissal(completion: @escaping () -> Void) {
    dimming.fadeOut()
    View.animate(options: .curveEaseIn) {
      card.transform = AffineTransform(translationX: 0, y: card.bounds.height)
    } completion: { _ in
      completion()
    }
  }
}

/// The content of a sheet's card: the grabber and, below it, the presented view.
private final class SheetContentView: View {
  fileprivate static let grabberHeight = 24.0

  private let presented: View
  private let grabber: Grabber
  private weak var controller: SheetPresentationController?

  init(_ presented: View, _ controller: SheetPresentationController) {
    self.presented = presented
    self.controller = controller
    grabber = Grabber(controller)
    super.init()
    grabber.isVisible = false
    addSubview(grabber)
    addSubview(presented)
  }

  override func placesByItself(_ subview: View) -> Bool { true }

  var showsGrabber: Bool {
    get { grabber.isVisible }
    set {
      grabber.isVisible = newValue
      queueResize()
    }
  }

  private var grabberHeight: Double { showsGrabber ? Self.grabberHeight : 0 }

  override func expectedFrame(of subview: View) -> Rect? {
    let (top, hidden) = (grabberHeight, controller?.hiddenHeight ?? 0)
    return Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - hidden))
  }

  override func layoutSubviews() {
    if showsGrabber { place(grabber, in: Rect(x: 0, y: 0, width: bounds.width, height: grabberHeight)) }
    if let frame = expectedFrame(of: presented) { place(presented, in: frame) }
  }
}

/// The handle of a sheet.
private final class Grabber: View {
  private let button = Gtk.Button()
  private let pill = View()

  init(_ controller: SheetPresentationController) {
    super.init()
    pill.backgroundColor = Color.label.withAlphaComponent(0.35)
    pill.layer.cornerRadius = 2.5
    button.hasFrame = false
    // A field in the sheet keeps the keyboard.
    button.focusesOnClick = false
    button.addCSSClass("flat")
    button.followLanguage { [unowned button] in
      button.tooltip = String(kit: "Change the height of the sheet")
      button.setAccessibleLabel(String(kit: "Sheet height"))
    }
    button.onClicked(controller) { $0.step(.around) }
    addSubview(button)
    addSubview(pill)
    pill.canTarget = false
    let drag = GestureDrag()
    drag.propagationPhase = .capture
    var distance = 0.0
    drag.onDragUpdate(controller) { [weak drag] controller, _, y in
      // The sheet moves with the pointer, and with it the place from which the gesture counts.
      distance += y
      // The button, which moves along, would take the release for a click.
      if abs(distance) > 4 { drag?.claim() }
      controller.grabberDragged(by: distance)
    }
    drag.onDragBegin { _, _ in distance = 0 }
    drag.onDragEnd(controller) { controller, _, _ in
      if abs(distance) > 4 { controller.grabberDropped(at: distance) }
    }
    add(drag)
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak controller] key, _ in
      guard let controller, key == .up || key == .down else { return .proceed }
      controller.step(key == .up ? .up : .down)
      return .stop
    }
    add(keys)
  }

  override func layoutSubviews() {
    place(button, in: Rect(x: (bounds.width - 72) / 2, y: 0, width: 72, height: bounds.height))
    place(pill, in: Rect(x: (bounds.width - 36) / 2, y: (bounds.height - 5) / 2, width: 36, height: 5))
  }
}
