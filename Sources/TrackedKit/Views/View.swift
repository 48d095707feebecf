public import Gtk

/// A rectangle of the screen that measures, lays out and draws itself from Swift, with tracked hooks.
///
/// Override the hooks; never call them. In the order of the update pass: `updateConstraints()`, `updateProperties()`,
/// `layoutSubviews()`, `draw(_:)`. Each runs before the view's first frame and again, in the next pass, when an
/// observable property or a trait it read has changed. Any widget can be a subview.
@MainActor open class View: RespondingView {
  /// The view's place in the update pass; nil for a plain `View` that nobody has asked anything of the pass yet.
  @exclusivity(unchecked) private(set) final var nodeIfMade: WidgetNode?
  /// What the view draws; nil for a plain `View` without a background and a layer.
  private(set) final var displayIfMade: ViewDisplay?
  /// Where the last layout put the subviews, and what it followed from.
  var layoutState = LayoutState()
  /// The constraints and guides; nil until there is one.
  var constraintStore: ConstraintStore?

  /// Whether the view is in a window, as those see it that are told of it.
  private final var isInWindow = false

  /// An empty view; a frame other than zero is set as `frame`.
  ///
  /// As in UIKit a subclass overrides this initialiser, or calls it from its own: `super.init(frame: .zero)`, or, shorter,
  /// `super.init()`.
  public init(frame: Rect = .zero) {
    super.init()
    // Nothing of a plain view, cell or label is overridden: it places its subviews, and has no other work in the pass.
    isTransparent =
      type(of: self) == View.self || type(of: self) == CollectionViewCell.self || type(of: self) == Label.self
    if !isTransparent { displayIfMade = ViewDisplay(self) }
    HitTesting.note(self)
    if frame != .zero { self.frame = frame }
  }

  /// The priorities of its natural size unless others are set.
  var standardPriorities: ContentPriorities { .standard }

  /// The view's place in the update pass, made when it is first needed.
  final var node: WidgetNode {
    if let nodeIfMade { return nodeIfMade }
    let node = WidgetNode(self)
    nodeIfMade = node
    node.traits.isOverriddenByView = Overriding.traits.stands(in: self)
    // The controller's own hooks are put before these when the view becomes its view.
    addHook(.updateConstraints) { [weak self] in
      // Held for the second call: the hook may drop its owner.
      guard let self else { return }
      updateConstraints()
      queueResize()
    }
    // One that does nothing would only be counted beside an update handler.
    if !isTransparent { addHook(.updateProperties) { [unowned self] in updateProperties() } }
    addHook(.layoutSubviews) { [unowned self] in
      // Held for the second call: the hook may drop its owner.
      let view = self
      view.layoutSubviews()
      if Overriding.layerLayout.stands(in: view) { view.layoutSublayers(of: view.layer) }
    }
    if isTransparent { node.joinWindow() }
    return node
  }

  private func addHook(_ kind: HookKind, _ body: @escaping () -> Void) {
    node.addHook(kind, work: isTransparent ? .known : .tracked, body: body)
  }

  /// What the view draws, made when it is first needed.
  final var display: ViewDisplay {
    if let displayIfMade { return displayIfMade }
    let display = ViewDisplay(self)
    displayIfMade = display
    return display
  }

  /// An empty view.
  @_disfavoredOverload public override convenience init() { self.init(frame: .zero) }

  /// There are neither archives nor storyboards: a subclass may declare this initialiser, but nobody calls it.
  @available(*, unavailable, message: "views are made in code; end with fatalError() where a class has to declare this")
  public convenience init?(coder: Coder) { fatalError("views are made in code") }

  /// A view around one widget.
  public convenience init(_ content: Widget) {
    self.init(frame: .zero)
    addSubview(content)
  }

  open override func willRemoveChild(_ child: Widget) {
    super.willRemoveChild(child)
    PassContext.outsideOfHook {
      willRemoveSubview(child)
      if let view = child as? View { willRemoveSubview(view) }
    }
    constraintStore?.removeConstraints(with: child)
    layoutState.noteDeparture(of: child)
  }

  // MARK: Place in the hierarchy

  /// Adds a view in front of the others, taking it from where it was (C-218). Call `super`.
  open func addSubview(_ view: View) { insert(view, before: nil) }

  /// Where `addSubview` and the like put subviews: here, or what a scroll view scrolls.
  var subviewHost: View { self }

  /// Whether the view places a subview by itself, as a cell does its content, and not by constraints: one that says how large such a subview is
  /// alone belongs to that.
  func placesByItself(_ subview: View) -> Bool { false }

  /// The margins at the sides of a subview that has none of its own.
  func marginsAtSides(of subview: View) -> Double { 8 }

  /// The window the view is in. In `didMoveToWindow()` already the new one, or nil.
  open var window: Window? { hostWindow as? Window }

  /// The same, be it one of GTK's own.
  final var hostWindow: Gtk.Window? { isInWindow ? (self as Widget).window : nil }

  /// A widget has become a subview. Not tracked, like all calls of this group.
  open func didAddSubview(_ subview: Widget) {}

  /// A view has become a subview.
  open func didAddSubview(_ subview: View) {}

  /// A subview is about to be taken out.
  open func willRemoveSubview(_ subview: Widget) {}

  /// A view is about to be taken out.
  open func willRemoveSubview(_ subview: View) {}

  /// The view is about to become a subview of another view, or, nil, none any more.
  open func willMove(toSuperview newSuperview: View?) {}

  /// The view has become a subview of another view, or of none.
  open func didMoveToSuperview() {}

  /// The view is about to come into a window, or, nil, to leave the one it is in.
  open func willMove(toWindow newWindow: Window?) {}

  /// The view has come into a window, or left one. Its traits are not known yet, and nothing is laid out.
  open func didMoveToWindow() {}

  /// The layout margins are others.
  open func layoutMarginsDidChange() {}

  /// `tintColor` is another colour here.
  open func tintColorDidChange() {}

  /// A trait has another value here than before: called in the trait step of the update pass, before those are told that registered for it,
  /// outside of tracking. A hook that reads traits needs none of it, as it runs again by itself. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Hooks

  /// Sets what the view shows: texts, colours, images, visibility. Tracked; runs top-down before layout and without
  /// causing any (C-036, C-050). Call `super`.
  open func updateProperties() {}

  /// Sets constraints. Tracked; runs bottom-up before properties, and layout follows (C-046, C-055). Call `super`.
  open func updateConstraints() {}

  /// Places the subviews, with `place(_:in:)`. Tracked; runs when GTK allocates the view: after a new size, a change of
  /// a subview's size, `setNeedsLayout()`, `queueResize()`, or a change of what it read (C-044), and not when a widget
  /// below changes without asking for another size (C-040). The default gives the subviews with constraints what those
  /// say, and every other visible subview the whole of `bounds`.
  open func layoutSubviews() { runAppKitHook(.layout) { $0.layout() } }

  /// AppKit's name for `layoutSubviews()`, whose default calls it.
  open func layout() {
    // What the subviews read while they lay themselves out is not this view's dependency.
    PassContext.untracked {
      placeConstrainedSubviews()
      if constraintStore?.placesEverySubview == true { return }
      let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      // One subview's own layout may take another one away.
      for subview in subviewWidgets where subview.isVisible && fills(subview) && subview.isChild(of: self) {
        let fixed = layoutState.hasFramedSubviews ? Placement.existing(of: subview)?.frame : nil
        placeUntracked(subview, in: fixed ?? bounds)
      }
    }
  }

  /// Draws below the subviews. Tracked; runs before a frame is painted, after the view's own layout, after
  /// `setNeedsDisplay()`, and when something it read, the view's size or its style has changed (C-045). For a frame that
  /// only another widget caused, what was drawn before is used again. `canvas` starts at the view's corner.
  ///
  /// The default calls `draw(_ rect:)`, for drawings with paths and current colours.
  open func draw(_ canvas: Snapshot) { CurrentDrawing.draw(self, on: canvas) { draw(bounds) } }

  /// Draws below the subviews, by UIKit's name: with `BezierPath`, `Color.setFill()`, texts and images. Tracked; runs when
  /// `draw(_ canvas:)` would, whose default calls it.
  ///
  /// - Parameter rect: the view's bounds.
  open func draw(_ rect: Rect) {}

  /// Whether `updateLayer()` runs in place of `draw(_:)`. False unless overridden.
  open var wantsUpdateLayer: Bool { false }

  /// Sets properties of `layer`, as an alternative to drawing. Tracked; runs when `draw(_:)` would.
  open func updateLayer() {}

  // MARK: Look

  /// The class of the view's layer: `Layer`, unless overridden, or `CAShapeLayer`, `CAGradientLayer` or `CATextLayer`.
  open class var layerClass: AnyClass { Layer.self }

  /// What the view is drawn with besides `draw(_:)`. Made when it is first asked for.
  open var layer: Layer { display.layer }

  /// What is behind everything else of the view; follows the traits of the view (C-227). Animates inside `View.animate`.
  open var backgroundColor: Color? {
    get { displayIfMade?.backgroundColor }
    set { if newValue != nil || displayIfMade != nil { display.backgroundColor = newValue } }
  }

  /// The background is another one from now on.
  func backgroundColorDidChange() {}

  /// The background that is on the screen, for the traits here: between old and new while an animation runs.
  public final var shownBackgroundColor: Color {
    guard let displayIfMade else { return .clear }
    return PassContext.untracked { displayIfMade.shownBackground.resolvedColor(with: traitCollection) }
  }

  /// The width or height the view asks for, in logical pixels. The default asks for `intrinsicContentSize` where that is
  /// set, else for the largest subview's, or for what the constraints need.
  ///
  /// - Parameter forSize: the size in the other direction, if it is known already.
  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    if isNative { return measureWithContent(orientation, forSize: forSize) }
    var result = Measurement.fixed(0)
    if let constraintStore { result = constraintStore.measure(orientation, forSize: forSize) }
    if let constraintStore, constraintStore.placesEverySubview {
      let content = intrinsicContentSize
      let own = orientation == .horizontal ? content.width : content.height
      guard own > Double(result.natural) else { return result }
      let size = constraintStore.extent(orientation, near: Int(own.rounded(.up)), forSize: forSize)
      return Measurement(minimum: result.minimum, natural: max(size, result.natural))
    }
    var next = rawWidget.firstChild
    while let child = next {
      next = child.nextSibling
      guard child.isVisible, !holdsPopovers || !child.isPopover, fills(child) else { continue }
      if layoutState.hasFramedSubviews, let placement = child.existingWrapper.flatMap(Placement.existing),
        let reach = placement.reach(orientation)
      {
        result = Measurement(minimum: result.minimum, natural: max(result.natural, reach))
        continue
      }
      let size = child.measured(orientation, forSize: forSize)
      result = Measurement(minimum: max(result.minimum, size.minimum), natural: max(result.natural, size.natural))
    }
    let content = intrinsicContentSize
    let own = orientation == .horizontal ? content.width : content.height
    guard own != View.noIntrinsicMetric else { return result }
    return Measurement(minimum: result.minimum, natural: Int(own.rounded(.up)))
  }

  /// For a side of `intrinsicContentSize` that follows from nothing in the view itself.
  public static let noIntrinsicMetric = -1.0

  /// The size that the view would like for what it draws; call `invalidateIntrinsicContentSize()` when it is another one.
  /// The view may get less where room is short, and more where constraints or subviews need it. `noIntrinsicMetric` unless
  /// overridden, and for a view over a class of GTK's, such as a label, what that asks for.
  open var intrinsicContentSize: Size {
    if let measuredNatively { return measuredNatively }
    guard isNative else { return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
    let width = measureNatively(.horizontal, forSize: nil).natural
    return Size(width: Double(width), height: Double(measureNatively(.vertical, forSize: width).natural))
  }

  /// What GTK's class asks for in the direction that is measured just now.
  private final var measuredNatively: Size?

  /// What GTK's class asks for, or what an override of `intrinsicContentSize` makes of it.
  private func measureWithContent(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let native = measureNatively(orientation, forSize: forSize)
    measuredNatively = Size(width: Double(native.natural), height: Double(native.natural))
    defer { measuredNatively = nil }
    let content = intrinsicContentSize
    let own = orientation == .horizontal ? content.width : content.height
    let size = own == View.noIntrinsicMetric ? native.natural : Int(own.rounded(.up))
    guard let constraintStore else { return Measurement(minimum: native.minimum, natural: size) }
    // The size that it asks for itself.
    let asked = constraintStore.measure(orientation, forSize: forSize)
    let natural =
      size > asked.natural ? constraintStore.extent(orientation, near: size, forSize: forSize) : asked.natural
    return Measurement(minimum: native.minimum, natural: max(native.minimum, natural))
  }

  /// The size that fits the content best within `size`. The default is what subviews and constraints ask for, and where
  /// they ask for nothing the size the view has. For `sizeToFit()`; layout follows `intrinsicContentSize`.
  open func sizeThatFits(_ size: Size) -> Size {
    let fitting = fittingSize(within: size)
    return fitting == .zero ? bounds.size : fitting
  }

  /// Whether the pointer at a point of this view's coordinates is at the view. The default says so of all within `bounds`;
  /// a view that says so of more is reached there, too, unless something above clips it.
  ///
  /// - Parameter event: nil: GTK asks before there is one.
  open func point(inside point: Point, with event: Event?) -> Bool {
    let size = plainBounds.size
    return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }

  /// The view that takes the pointer at a point of this view's coordinates: one of those inside, or this view; nil for none of them. The
  /// default asks the subviews, the one in front first, and then `point(inside:with:)`.
  ///
  /// GTK asks so where a view overrides it, of all that is inside, and once more for each view that might be the one. A widget of GTK's own
  /// inside is reached in any case.
  ///
  /// - Parameter event: nil: GTK asks before there is one.
  open func hitTest(_ point: Point, with event: Event?) -> View? { HitTesting.find(in: self, at: point, event) }

  /// Whether a gesture recognizer of this view may recognise what it has seen; asked before its delegate. True unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  open override func contains(x: Double, y: Double) -> Bool {
    // GTK counts from the corner of the content, and the padding around it is the view's as well.
    let point = Point(x: x, y: y).offset(by: contentCorner, -1)
    return PassContext.outsideOfHook { HitTesting.takes(self, point) }
  }

  // MARK: Geometry

  /// Gives a subview its rectangle. For `layoutSubviews()`.
  ///
  /// Inside `View.animate` the subview moves there from where it is, if it was placed before. A widget that is not directly
  /// inside this view is left where it is, with a warning.
  public final func place(_ subview: Widget, in rect: Rect) {
    guard subview.rawWidget.parent == rawWidget else {
      return UpdateInspector.warn(
        "\(type(of: self)) places a \(type(of: subview)) that is no subview of it; call addSubview first.")
    }
    // What the subview reads while it lays itself out is not this view's dependency.
    PassContext.untracked { placeUntracked(subview, in: rect.placeable(for: subview)) }
  }

  /// As `place(_:in:)`, for a subview, where no hook's reads are tracked.
  final func placeUntracked(_ subview: Widget, in rect: Rect) {
    if layoutState.hasFramedSubviews { Placement.existing(of: subview)?.wasPlaced(in: rect, of: bounds.size) }
    let raw = subview.rawWidget
    allocateTransformed(raw, in: layoutState.frames.move(raw, of: self, to: rect))
  }

  // MARK: Invalidation

  /// Asks for `layoutSubviews()` in this frame's layout.
  open func setNeedsLayout() {
    _ = node
    invalidate(.layoutSubviews)
  }

  /// Asks for `draw(_:)` in this frame.
  open func setNeedsDisplay() {
    guard displayIfMade != nil else { return queueNativeDraw() }
    invalidate(.draw)
    invalidate(.updateLayer)
  }

  /// Asks for `draw(_:)` in this frame; all of the view is drawn, whatever the part.
  open func setNeedsDisplay(_ rect: Rect) { setNeedsDisplay() }

  /// Asks for `updateConstraints()`, and for `updateViewConstraints()` of the controller whose view this is, in the next
  /// update pass.
  open func setNeedsUpdateConstraints() {
    _ = node
    invalidate(.updateConstraints)
    node.controller?.invalidate(.updateViewConstraints)
  }

  /// Runs pending constraint hooks of this view and everything below, now.
  open func updateConstraintsIfNeeded() { WidgetNode.updateIfNeeded(below: self, phase: .constraints) }

  // MARK: GTK's side

  open override func allocate(width: Int, height: Int, baseline: Int) {
    ChangesInLayout.allocate {
      if isNative { allocateNatively(width: width, height: height, baseline: baseline) }
      tellSize()
      layOut()
    }
  }

  open override func queueResize() {
    markLayout(.manual)
    super.queueResize()
    if ChangesInLayout.isAllocating { host?.measureAgain(self) }
  }

  open override func queueAllocate() { setNeedsLayout() }

  open override func queueDraw() { setNeedsDisplay() }

  open override func styleDidChange() {
    super.styleDidChange()
    displayIfMade?.invalidate(.system)
  }

  open override func snapshot(_ snapshot: Snapshot) {
    tellNames()
    guard let displayIfMade else { return drawContent(on: snapshot) }
    displayIfMade.draw(on: snapshot) {
      guard let layer = displayIfMade.layerWithChildren else { return drawContent(on: snapshot) }
      guard isNative else { return layer.drawChildren(on: snapshot, among: children) { draw($0, on: snapshot) } }
      // Layers begin at the corner of the widget, GTK draws from that of its content on.
      let corner = borderBox.origin
      let place = AffineTransform(translationX: corner.x, y: corner.y)
      snapshot.transformed(by: place) { layer.drawChildren(behindContent: true, on: snapshot) }
      drawContent(on: snapshot)
      snapshot.transformed(by: place) { layer.drawChildren(behindContent: false, on: snapshot) }
    }
  }

  /// Draws what GTK's class draws, and the subviews.
  func drawContent(on snapshot: Snapshot) { super.snapshot(snapshot) }

  open override func didEnterWindow() {
    super.didEnterWindow()
    let window = (self as Widget).window
    if !ContentMove.isUnderWay { PassContext.outsideOfHook { willMove(toWindow: window as? Window) } }
    isInWindow = true
    if let nodeIfMade { nodeIfMade.move(to: window) }
    if !ContentMove.isUnderWay { PassContext.outsideOfHook { didMoveToWindow() } }
  }

  open override func willLeaveWindow() {
    super.willLeaveWindow()
    if !ContentMove.isUnderWay { PassContext.outsideOfHook { willMove(toWindow: nil) } }
    // Hidden by itself, it is never unmapped.
    nodeIfMade?.controller?.appearance.didHide()
    isInWindow = false
    nodeIfMade?.move(to: nil)
    if !ContentMove.isUnderWay { PassContext.outsideOfHook { didMoveToWindow() } }
  }

  open override func willMap() {
    super.willMap()
    nodeIfMade?.controller?.appearance.willShow()
    nodeIfMade?.didMap()
  }

  open override func willUnmap() {
    super.willUnmap()
    nodeIfMade?.controller?.appearance.willHide()
  }

  open override func didUnmap() {
    super.didUnmap()
    nodeIfMade?.controller?.appearance.didHide()
  }
}
