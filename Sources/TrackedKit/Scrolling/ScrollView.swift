public import Gtk
import GtkTracking

/// Shows a part of its content and lets the user scroll it.
///
/// Subviews are in the content's coordinates: their frames do not change when it scrolls. The size of the content is
/// `contentSize`, or follows from constraints between subviews and the scroll view's edges or `contentLayoutGuide`; constraints with the scroll
/// view's width and height, or with `frameLayoutGuide`, refer to the visible part:
///
/// ```swift
/// scrollView.addSubview(form)
/// LayoutConstraint.activate([
///   form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
///   form.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
///   form.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
///   form.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
///   form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
/// ])
/// ```
///
/// Lists and text views are scroll views, too, whose content is their own.
@MainActor open class ScrollView: View, ScrollViewProtocol {
  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .scrolledWindow }

  /// Where subviews are; nil for lists and text views.
  final var content: ScrollContent?
  private var canvas: ScrollCanvas?
  /// The scrolled widget of a list or a text view.
  private var innerScroller: ScrolledWindow?
  /// GTK's widget that scrolls.
  private var scroller: Widget { innerScroller ?? self }
  private var horizontal: Adjustment!
  private var vertical: Adjustment!
  /// The delegate of a scroll view that is nothing else.
  final weak var ownDelegate: (any ScrollViewDelegate)?
  private var givenContentSize: Size?
  /// Where to scroll as soon as the content is as large as that takes.
  private var pendingOffset: Point?
  private var toldOffset = Point.zero
  private var isSettingOffset = false

  /// An empty scroll view.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    guard isNative else { return }
    let content = ScrollContent(in: self)
    let canvas = ScrollCanvas(content, in: self)
    (self.content, self.canvas) = (content, canvas)
    ScrolledWindow.setChild(canvas, of: self)
    followScroller()
    followFocus()
  }

  /// Uses a GTK widget in the view that scrolls by itself; for subclasses over other GTK classes, in their initialiser. An initialiser
  /// with the widget would keep programs' subclasses from having `init()`.
  final func follow(_ scroller: ScrolledWindow) {
    innerScroller = scroller
    followScroller()
  }

  private func followScroller() {
    horizontal = ScrolledWindow.horizontalAdjustment(of: scroller)
    vertical = ScrolledWindow.verticalAdjustment(of: scroller)
    for adjustment in [horizontal!, vertical!] {
      adjustment.onValueChanged.includingProgrammatic { [unowned self] in
        if !isSettingOffset {
          pageTurning?.didMoveOtherwise()
          if let held = freeScrolling?.heldOffset { return scroll(to: held) }
        }
        didScroll()
      }
      let limitsChanged: Signal<> = Signal(adjustment, "changed")
      limitsChanged { [weak self] in self?.limitsDidChange() }
    }
    freeScrolling = FreeScrolling(self)
  }

  private var toldContentSize = Size.zero
  private var isToTellContentSize = false

  /// GTK knows the content size of lists and text views: an override of `contentSize` is called with it, as in UIKit.
  private func limitsDidChange() {
    guard content == nil, !isToTellContentSize else { return }
    isToTellContentSize = true
    // GTK may be laying out.
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      isToTellContentSize = false
      let size = contentSize
      guard size != toldContentSize else { return }
      toldContentSize = size
      PassContext.untracked { self.contentSize = size }
    }
  }

  /// The delegate; lists and text views have delegates of their own kind.
  var scrollDelegate: (any ScrollViewDelegate)? { ownDelegate }

  override var subviewHost: View { content ?? self }

  // MARK: Content

  /// How large the content is. What constraints with the content's edges say is the size where there are some; the content of
  /// lists and text views is as large as it takes, and setting their size does nothing. Zero unless set.
  open var contentSize: Size {
    get {
      guard let content else { return ownContentSize(Size(width: horizontal.upper, height: vertical.upper)) }
      let size = content.constrainedSize ?? givenContentSize ?? .zero
      return Size(width: size.width * zoomScale, height: size.height * zoomScale)
    }
    set {
      let size = Size(width: newValue.width / zoomScale, height: newValue.height / zoomScale)
      guard let canvas, size != givenContentSize else { return }
      givenContentSize = size
      canvas.queueResize()
    }
  }

  private(set) final var zoomIfMade: ScrollZoom?

  /// The state of zooming; made on first access.
  final var zoom: ScrollZoom {
    if let zoomIfMade { return zoomIfMade }
    let made = ScrollZoom(self)
    zoomIfMade = made
    return made
  }

  /// Shows the content in the size that it is zoomed to, and scrolls to a point of it.
  final func showZoom(offset: Point) {
    pendingOffset = offset
    canvas?.queueResize()
    content?.updateMirrors()
  }

  /// Space around the content, which is scrolled along with it. In lists and text views there is none, and setting it does nothing.
  @AlwaysObserved open var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { canvas?.queueResize() } }
  }

  /// The room around the content: `contentInset`. Nothing on a desktop adds to it.
  open var adjustedContentInset: EdgeInsets { inset }

  private var inset: EdgeInsets {
    guard let canvas else { return .zero }
    var inset = contentInset
    inset.top += canvas.refreshHeight
    return inset
  }

  /// The content as a rectangle for constraints.
  open var contentLayoutGuide: LayoutGuide { makeContent().edgesGuide }

  /// The part that is shown as a rectangle for constraints: as large as the scroll view, and always where it is seen.
  open var frameLayoutGuide: LayoutGuide { makeContent().mirror(of: self) }

  /// The size of content that belongs to the subclass, as GTK reports it.
  func ownContentSize(_ size: Size) -> Size { size }

  /// Whether content of the subclass's own has been laid out as far as a point; it is with the next layout.
  func hasRoom(for offset: Point) -> Bool { true }

  /// Whether what is seen stays where it is as content comes above it.
  var movesWithContent: Bool { false }

  private func makeContent() -> ScrollContent {
    guard let content else {
      preconditionFailure("\(type(of: self)) arranges its content itself and has no guides for it")
    }
    return content
  }

  // MARK: Place

  /// The content's point at the corner of the part that is shown; at rest (-left, -top) of the inset. It is never further than the
  /// content reaches: a point set before the first layout is gone to then. Inside `View.animate` it moves there.
  open var contentOffset: Point {
    get { pendingOffset ?? Point(x: horizontal.value - inset.left, y: vertical.value - inset.top) }
    set {
      let hasRoom = hasRoom(for: newValue)
      guard isMapped, width > 0, hasRoom else {
        pendingOffset = newValue
        keepPendingOffset()
        return
      }
      let target = clamped(newValue)
      keepAskingFor(newValue)
      Animator.set(AnimationKey(self, "contentOffset"), of: self, from: contentOffset, to: target) { [weak self] in
        self?.scroll(to: $0)
      }
    }
  }

  /// An offset that the coming layout goes to is not taken back to the place where the content was before.
  private func keepPendingOffset() {
    ScrollGoal.set(of: scroller) { [weak self] in self.map { $0.pendingOffset == nil ? .reached : .unknown } ?? .lost }
  }

  /// An offset beyond the current content may be valid after the coming layout; rows that come above in the same turn do not move it.
  private func keepAskingFor(_ offset: Point) {
    ScrollGoal.cancel(of: scroller)
    guard clamped(offset) != offset || movesWithContent, AnimationScope.current?.timing == nil else { return }
    ScrollGoal.set(of: scroller) { [weak self] in
      guard let self else { return .lost }
      let (goal, now) = (clamped(offset), contentOffset)
      guard abs(goal.x - now.x) > 0.5 || abs(goal.y - now.y) > 0.5 else { return .reached }
      scroll(to: goal)
      return .moved
    }
  }

  /// Lays the content out in a hook, where the window's layout is still to come, for code that needs its length.
  final override func layOutScrolledContent() { if isMapped { ScrolledWindow.layOutChild(of: scroller) } }

  /// Scrolls to a point of the content.
  ///
  /// - Parameter animated: whether it moves there; `scrollViewDidEndScrollingAnimation` reports the end.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    guard animated else {
      View.performWithoutAnimation { self.contentOffset = contentOffset }
      return
    }
    View.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: { [weak self] _ in
      self?.tell { $0.scrollViewDidEndScrollingAnimation($1) }
    }
  }

  /// Scrolls no further than it takes to show a rectangle of the content, or as much of it as there is room for.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    var offset = contentOffset
    offset.x = Self.place(offset.x, Double(width), toShow: rect.minX, rect.maxX)
    offset.y = Self.place(offset.y, Double(height), toShow: rect.minY, rect.maxY)
    if clamped(offset) != contentOffset { setContentOffset(offset, animated: animated) }
  }

  private static func place(_ start: Double, _ length: Double, toShow lower: Double, _ upper: Double) -> Double {
    if lower < start || upper - lower > length { return lower }
    return upper > start + length ? upper - length : start
  }

  /// The nearest place that the content reaches to.
  final func clamped(_ offset: Point) -> Point {
    Point(
      x: Self.clamp(offset.x + inset.left, horizontal) - inset.left,
      y: Self.clamp(offset.y + inset.top, vertical) - inset.top)
  }

  private static func clamp(_ value: Double, _ adjustment: Adjustment) -> Double {
    max(adjustment.lower, min(value, adjustment.upper - adjustment.pageSize))
  }

  private func scroll(to offset: Point) {
    isSettingOffset = true
    horizontal.value = offset.x + inset.left
    vertical.value = offset.y + inset.top
    isSettingOffset = false
    didScroll()
  }

  /// Called with each scroll view whose content has been scrolled up or down.
  static var contentDidScroll: ((ScrollView) -> Void)?

  private func didScroll() {
    guard !isSettingOffset, pendingOffset == nil else { return }
    let offset = contentOffset
    guard offset != toldOffset else { return }
    if offset.y != toldOffset.y { Self.contentDidScroll?(self) }
    toldOffset = offset
    content?.followScrolling()
    freeScrolling?.didScroll()
    tell { $0.scrollViewDidScroll($1) }
  }

  final func tell(_ body: (any ScrollViewDelegate, ScrollView) -> Void) {
    if let scrollDelegate { PassContext.untracked { body(scrollDelegate, self) } }
  }

  // MARK: The user

  /// Refreshes the content when the user asks for it, and shows so above it; nil for none. A text view shows nothing.
  @AlwaysObserved open var refreshControl: RefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      refreshTrigger?.end()
      exchange(oldValue, for: refreshControl)
      refreshTrigger = refreshControl.map { RefreshTrigger(self, scroller: scroller, control: $0) }
    }
  }

  private var refreshTrigger: RefreshTrigger?

  /// Puts a refresh control above the content in place of another.
  func exchange(_ old: RefreshControl?, for new: RefreshControl?) { canvas?.refreshControl = new }

  /// Whether the user can scroll.
  @AlwaysObserved open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      applyInput()
      scrollEnabledDidChange()
    }
  }

  func scrollEnabledDidChange() {}

  /// Whether the user scrolls by whole pages as large as the scroll view: with fingers and touchpad as far as they go and then to the
  /// next page, with the wheel and the keys Page Up, Page Down, Left and Right page by page. A wheel turns pages that lie side by side,
  /// too, unless something around the scroll view scrolls down. Bars show where it is and cannot be moved.
  @AlwaysObserved open var isPagingEnabled = false {
    didSet { if isPagingEnabled != oldValue { applyInput() } }
  }

  private func applyInput() {
    applyPolicy()
    let turnsPages = isPagingEnabled && isScrollEnabled
    ScrolledWindow.setScrollsByInput(isScrollEnabled && !turnsPages, of: scroller)
    ScrolledWindow.setScrollbarsMove(!isPagingEnabled, of: scroller)
    if turnsPages != (pageTurning != nil) {
      pageTurning?.end()
      pageTurning = turnsPages ? PageTurning(self) : nil
    }
    if turnsPages == (freeScrolling != nil) {
      freeScrolling?.end()
      freeScrolling = turnsPages ? nil : FreeScrolling(self)
    }
  }

  private var pageTurning: PageTurning?
  final var freeScrolling: FreeScrolling?

  /// Whether the user is scrolling the content just now: fingers lie on it, or the wheel turns.
  open var isDragging: Bool { isUserDragging }
  final var isUserDragging = false
  /// Whether the content keeps moving after the user has released it.
  open var isDecelerating: Bool { isUserDecelerating }
  final var isUserDecelerating = false
  /// Whether the user holds the content: as `isDragging`.
  open var isTracking: Bool { isUserDragging }

  /// Scrolling by the user has come to rest.
  func userDidComeToRest() {}

  /// How soon thrown content comes to rest; as usual unless set.
  open var decelerationRate = DecelerationRate.normal

  /// How far the content can be scrolled in each direction.
  final var scrollableDistance: Size {
    Size(width: horizontal.upper - horizontal.pageSize, height: vertical.upper - vertical.pageSize)
  }

  /// Leaves to what is around the directions in which there is nothing to scroll: GTK would take them, too, and do nothing.
  final func takeInput(scrollingBy distance: Point) {
    let range = scrollableDistance
    let isUsed = distance.x != 0 && range.width > 0.5 || distance.y != 0 && range.height > 0.5
    ScrolledWindow.setScrollsByInput(isUsed && isScrollEnabled && !isPagingEnabled, of: scroller)
  }

  // MARK: Focus

  /// Keeps what has the keyboard in sight. GTK would do so, too, but go to the end of what is larger than the visible part, such as a text
  /// that was clicked in.
  private func followFocus() {
    guard let viewport = canvas?.parent else { return }
    viewport.setProperty("scroll-to-focus", to: false)
    var watch: SignalConnection?
    KeyboardStay(in: self) { [unowned self] in
      watch = window?.onNotifyFocusWidget.includingProgrammatic { [weak self] in self?.showFocus() }
      showFocus()
    } ended: {
      watch?.disconnect()
    }
  }

  private func showFocus() {
    guard let canvas, var focus = (self as Widget).window?.focus, isAncestor(of: focus) else { return }
    // The text of a field has the keyboard, and its frame is to be seen.
    if focus.typeName == "GtkText", let field = focus.parent { focus = field }
    // What has just come is not laid out yet.
    guard focus.width > 0 else { return ScrolledWindow.bringIntoSight(focus) }
    guard let frame = focus.frame(in: canvas) else { return }
    Self.show(frame.minX, frame.maxX, in: horizontal)
    Self.show(frame.minY, frame.maxY, in: vertical)
  }

  private static func show(_ start: Double, _ end: Double, in adjustment: Adjustment) {
    let (room, low) = (adjustment.pageSize, adjustment.value)
    let isLarger = end - start > room
    guard isLarger ? start >= low + room || end <= low : start < low || end > low + room else { return }
    adjustment.value = isLarger || start < low ? start : end - room
  }

  /// Whether something around scrolls down.
  final var isInsideOfVerticalScroller: Bool {
    var ancestor = parent
    while let widget = ancestor {
      if let view = widget as? ScrollView { if view.scrollableDistance.height > 0.5 { return true } }
      ancestor = widget.parent
    }
    return false
  }

  /// Whether a bar shows where the content is scrolled to vertically.
  @AlwaysObserved open var showsVerticalScrollIndicator = true { didSet { applyPolicy() } }

  /// Whether a bar shows where the content is scrolled to horizontally.
  @AlwaysObserved open var showsHorizontalScrollIndicator = true { didSet { applyPolicy() } }

  /// GTK's policies for a direction that can be scrolled.
  final func applyPolicy() {
    let (across, down) = scrollableDirections
    ScrolledWindow.setPolicy(
      horizontal: !across ? .never : isScrollEnabled && showsHorizontalScrollIndicator ? .automatic : .external,
      vertical: !down ? .never : isScrollEnabled && showsVerticalScrollIndicator ? .automatic : .external, of: scroller)
  }

  /// Which ways the content scrolls.
  var scrollableDirections: (across: Bool, down: Bool) { (true, true) }

  /// The room between the vertical bar and the scroll view's edges, in logical pixels. None unless set.
  @AlwaysObserved public final var verticalScrollIndicatorInsets = EdgeInsets.zero { didSet { applyIndicatorInsets() } }

  /// The room between the horizontal bar and the scroll view's edges, in logical pixels. None unless set.
  @AlwaysObserved public final var horizontalScrollIndicatorInsets = EdgeInsets.zero {
    didSet { applyIndicatorInsets() }
  }

  /// The room between both bars and the scroll view's edges.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  private func applyIndicatorInsets() {
    func margins(_ insets: EdgeInsets) -> Insets {
      let (start, end) = direction == .rightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
      func length(_ value: Double) -> Int { Int(pixels: max(0, value).rounded()) }
      return Insets(
        top: length(insets.top), leading: length(start), bottom: length(insets.bottom), trailing: length(end))
    }
    ScrolledWindow.setScrollbarMargins(
      vertical: margins(verticalScrollIndicatorInsets), horizontal: margins(horizontalScrollIndicatorInsets),
      of: scroller)
  }

  // MARK: What a desktop decides

  /// Whether content dragged over its end follows the finger. Kept for UIKit sources: GTK shows a glow at the end.
  open var bounces = true
  /// As `bounces` says, for content that is not as high as the scroll view, too. Kept for UIKit sources.
  open var alwaysBounceVertical = false
  /// As `bounces` says, for content that is not as wide as the scroll view, too. Kept for UIKit sources.
  public final var alwaysBounceHorizontal = false
  /// As `bounces` says, at the ends of zooming. Kept for UIKit sources.
  public final var bouncesZoom = true
  /// How scrolling hides an on-screen keyboard. Kept for UIKit sources: here such a keyboard follows the focus.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the safe area adds to `contentInset`. On a desktop there is nothing to add in either case.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  // MARK: Layout

  /// None of its own.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  override var hasOptionalSize: Bool { true }

  override var scrollsSubviews: Bool { true }

  override var clipsUnlessSet: Bool { true }

  /// Whether content outside of the bounds is cut off: true unless set. Lists and text views always do so.
  open override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set {
      super.clipsToBounds = newValue
      guard let canvas else { return }
      clipsContent = newValue
      canvas.parent?.clipsContent = newValue
    }
  }

  /// Whether it asks for no size in a direction, so that what is beside it decides.
  override func isSizeless(_ orientation: Orientation) -> Bool {
    let size = PassContext.untracked { intrinsicContentSize }
    return (orientation == .horizontal ? size.width : size.height) == View.noIntrinsicMetric
  }

  /// A scroll view requests no size: its container, or constraints, give it one.
  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    content == nil ? super.measure(orientation, forSize: forSize) : .fixed(0)
  }

  open override func allocate(width: Int, height: Int, baseline: Int) {
    content?.updateMirrors()
    super.allocate(width: width, height: height, baseline: baseline)
    // Rows that leave room change no limits.
    limitsDidChange()
    guard let offset = pendingOffset, width > 0 else { return }
    pendingOffset = nil
    scroll(to: clamped(offset))
    // GTK takes what moves in an allocation as done with it.
    if isNative {
      allocateNatively(width: width, height: height, baseline: baseline)
    } else {
      node.host?.measureAgain(self)
    }
  }

  // MARK: For subclasses

  /// The smallest `zoomScale`; 1 unless set.
  open var minimumZoomScale: Double {
    get { zoomIfMade?.minimum ?? 1 }
    set { if newValue != minimumZoomScale { zoom.minimum = newValue } }
  }

  /// The largest `zoomScale`; 1 unless set.
  open var maximumZoomScale: Double {
    get { zoomIfMade?.maximum ?? 1 }
    set { if newValue != maximumZoomScale { zoom.maximum = newValue } }
  }

  /// How large the content is shown, between the limits; `contentSize` is that size. Setting it keeps the middle where it is, and does
  /// nothing where the delegate has no `viewForZooming(in:)`.
  open var zoomScale: Double {
    get { zoomIfMade?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets `zoomScale`, at once or on the way there.
  open func setZoomScale(_ scale: Double, animated: Bool) {
    let middle = zoom.middle
    zoom(to: scale, showing: zoom.point(at: middle), animated: animated)
  }

  /// Shows a rectangle of the zoomed view as large as there is room for, within the limits.
  open func zoom(to rect: Rect, animated: Bool) {
    guard let zoomedView = zoom.zoomedView, rect.width > 0, rect.height > 0 else { return }
    let corner = zoomedView.frame.origin
    let middle = Point(x: corner.x / zoomScale + rect.midX, y: corner.y / zoomScale + rect.midY)
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height), showing: middle, animated: animated)
  }
}

/// Every scroll view. Subclasses may declare these members themselves: they have delegates of their own kind.
@MainActor public protocol ScrollViewProtocol: ScrollView {}

extension ScrollViewProtocol {
  /// Told of scrolling. Held weakly.
  public var delegate: (any ScrollViewDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
}
