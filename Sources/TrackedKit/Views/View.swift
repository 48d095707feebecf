public import Gtk
import GtkTracking

/// A rectangle of the screen that measures, lays out and draws itself from Swift, with tracked hooks.
///
/// Override the hooks; never call them. In the order of the update pass: `updateConstraints()`, `updateProperties()`,
/// `layoutSubviews()`, `draw(_:)`. Each runs before the view's first frame and again, in the next pass, when an
/// observable property or a trait it read has changed. Any widget can be a subview.
@MainActor open class View: CustomWidget {
  /// The view's place in the update pass; nil for a plain `View` as long as nothing needs the pass.
  @exclusivity(unchecked) private(set) final var nodeIfMade: WidgetNode?
  /// The view's drawing; nil for a plain `View` without a background and a layer.
  @exclusivity(unchecked) private(set) final var displayIfMade: ViewDisplay?
  /// The last layout of the subviews, and its input.
  var layoutState = LayoutState()
  /// The constraints and guides; nil until there is one.
  @exclusivity(unchecked) final var constraintStore: ConstraintStore?

  /// Whether the view is in a window, as reported to its methods.
  private final var isInWindow = false

  /// An empty view; a frame other than zero is set as `frame`.
  ///
  /// As in UIKit a subclass overrides this initialiser, or calls it from its own: `super.init(frame: .zero)`, or, shorter,
  /// `super.init()`.
  public init(frame: Rect = .zero) {
    super.init()
    // Nothing of a plain view, cell or label is overridden: it places its subviews, and has no other work in the pass.
    isTransparent = type(of: self) == type(of: self).plainClass
    if !isTransparent { displayIfMade = ViewDisplay(self) }
    HitTesting.note(self)
    if frame != .zero { self.frame = frame }
  }

  /// The kit's class whose objects override nothing that a program could notice.
  class var plainClass: View.Type { View.self }

  /// The view that a program knows: the scroll view, and not what that scrolls.
  var programsView: View { self }

  /// The factor of a subview's frame before a program sees it; nil for none.
  var subviewScale: Double? { nil }

  /// Whether the pointer reaches what is behind the view until `isUserInteractionEnabled` is set, or something in the view listens to it.
  var letsPointerThrough: Bool { false }

  /// Whether the room for its constraints is not known yet, as they are solved before the first layout.
  var lacksRoom: Bool { false }

  /// The frame in the list that shows the view in a row; nil for other views.
  var frameInList: Rect? { nil }

  /// Whether it has the size that it is made with, and none of its own, although it is GTK's.
  var hasOptionalSize: Bool { !isNative }

  /// Whether it can have any size in one direction, as what scrolls can.
  func isSizeless(_ orientation: Orientation) -> Bool { false }

  /// Whether its layer clips the content until something else is set.
  var clipsUnlessSet: Bool { false }

  /// Whether its subviews scroll along with its content.
  var scrollsSubviews: Bool { false }

  /// Lays out what it scrolls, where the window's layout is still to come.
  func layOutScrolledContent() {}

  /// Hides or shows a subview in an animation: at once, where nothing has to make room for it.
  func animateSubview(_ subview: Widget, isHidden: Bool) { subview.isVisible = !isHidden }

  /// Whether it draws its content in its own layer, without a sublayer behind it.
  var drawsInOwnLayer: Bool { false }

  /// Whether a person types into it.
  var takesText: Bool { false }

  /// The widget inside of it that has the keyboard in its place; nil for the view itself.
  var focusedPart: Widget? { nil }

  /// The priorities of its natural size unless others are set.
  var standardPriorities: ContentPriorities { .standard }

  /// The view's place in the update pass, made when it is first needed.
  final var node: WidgetNode {
    if let nodeIfMade { return nodeIfMade }
    let node = WidgetNode(owner: self)
    nodeIfMade = node
    node.traits.isOverriddenByOwner = Overriding.traits.stands(in: self)
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

  /// The object that messages name for the view's hooks.
  package var hookOwner: AnyObject { self }

  private func addHook(_ kind: HookKind, _ body: @escaping () -> Void) {
    node.addHook(kind, work: isTransparent ? .known : .tracked, body: body)
  }

  /// The view's drawing, made when it is first needed.
  final var display: ViewDisplay {
    if let displayIfMade { return displayIfMade }
    let display = ViewDisplay(self)
    displayIfMade = display
    return display
  }

  /// An empty view.
  @_disfavoredOverload public override convenience init() { self.init(frame: .zero) }

  /// There are neither archives nor storyboards: a subclass may declare this initialiser, but it is never called.
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

  /// Where `addSubview` and similar methods put subviews: here, or in a scroll view's content.
  var subviewHost: View { self }

  /// Whether the view places a subview by itself, as a cell does its content, and not by constraints: one that says how large such a subview is
  /// alone belongs to that.
  func placesByItself(_ subview: View) -> Bool { false }

  /// Where a subview that has just come is going to be, for who asks before the layout; nil where only the layout knows.
  func expectedFrame(of subview: View) -> Rect? { nil }

  /// Gives a view that was not laid out in its place yet the size that it is going to have there.
  final func expectSize() {
    guard width == 0 else { return }
    if let superview = parent as? View {
      superview.expectSize()
      if let frame = superview.expectedFrame(of: self), frame.width > 0 { layoutState.expectedSize = frame.size }
    } else if let stack = parent as? Gtk.Stack, stack.width > 0 {
      layoutState.expectedSize = Size(width: Double(stack.width), height: Double(stack.height))
    }
  }

  /// The margins at the sides of a subview that has none of its own.
  func marginsAtSides(of subview: View) -> Double { 8 }

  /// The window the view is in. In `didMoveToWindow()` already the new one, or nil. Nil in the page of a tab that is not chosen.
  open var window: Window? { KeptBack.contains(self) ? nil : hostWindow as? Window }

  /// The same, also for GTK's own widgets.
  final var hostWindow: Gtk.Window? { isInWindow ? (self as Widget).window : nil }

  /// A widget has become a subview. Not tracked, like all calls of this group.
  open func didAddSubview(_ subview: Widget) {}

  /// A view has become a subview.
  open func didAddSubview(_ subview: View) {}

  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: Widget) {}

  /// A view is about to be removed.
  open func willRemoveSubview(_ subview: View) {}

  /// The view is about to become a subview of another view, or, nil, none any more.
  open func willMove(toSuperview newSuperview: View?) {}

  /// The view has become a subview of another view, or of none.
  open func didMoveToSuperview() {}

  /// The view is about to come into a window, or, nil, to leave the one it is in.
  open func willMove(toWindow newWindow: Window?) {}

  /// The view has come into a window, or left one. Its traits are not known yet, and nothing is laid out.
  open func didMoveToWindow() {}

  /// The layout margins have changed.
  open func layoutMarginsDidChange() {}

  /// `tintColor` has changed here.
  open func tintColorDidChange() {}

  /// A trait has changed: called in the trait step of the update pass, before registered observers are called,
  /// outside of tracking. A hook that reads traits does not need it, as it runs again by itself. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The views directly inside, back to front. If a program adds GTK's own widgets, they are among them in `addedChildren`; debug builds
  /// warn, once for each class of views, about those that are left out here.
  open var subviews: [View] { subviewViews }

  /// Adds a view behind `index` others; at most behind none. Call `super`.
  open func insertSubview(_ view: View, at index: Int) { put(view, at: index) }

  /// Adds a view directly behind another, or behind the subview that this one is in. Call `super`.
  open func insertSubview(_ view: View, belowSubview sibling: View) { put(view, below: sibling) }

  /// Adds a view directly in front of another, or of the subview that this one is in. Call `super`.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { put(view, above: sibling) }

  /// Swaps two subviews in the order; their frames stay. Call `super`.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }

  /// Moves a subview in front of its siblings. Call `super`.
  open func bringSubviewToFront(_ view: View) { bringToFront(view) }

  /// Moves a subview behind its siblings. Call `super`.
  open func sendSubviewToBack(_ view: View) { sendToBack(view) }

  /// Removes the view from its parent, which ends its constraints there, but for those on its size alone. Call `super`.
  open func removeFromSuperview() { takeOut() }

  // MARK: Frame and visibility

  /// Where the view is in its superview, in logical pixels. Set also when layout has given the view another size: that does not place it.
  open var frame: Rect {
    get { plainFrame }
    set { if !isTellingSize { plainFrame = newValue } }
  }

  /// The view's own rectangle. Set also when layout has given the view another size, before `layoutSubviews()`: that does not resize it.
  open var bounds: Rect {
    get { plainBounds }
    set { if !isTellingSize { plainBounds = newValue } }
  }

  /// The middle of the frame, in the superview's coordinates; where the layer's `anchorPoint` is, if that is another.
  open var center: Point {
    get { plainCenter }
    set { plainCenter = newValue }
  }

  /// The opacity, from 0, invisible, to 1; animates inside `View.animate`.
  open var alpha: Double {
    get { plainAlpha }
    set { plainAlpha = newValue }
  }

  /// Whether the view is left out of layout, drawing and input, with everything in it.
  open var isHidden: Bool {
    get { plainIsHidden }
    set { plainIsHidden = newValue }
  }

  /// Whether pointer and keyboard reach the view and its content.
  open var isUserInteractionEnabled: Bool {
    get { plainIsUserInteractionEnabled }
    set { plainIsUserInteractionEnabled = newValue }
  }

  /// How the view is shown, around its middle; see every widget's own.
  open var transform: AffineTransform {
    get { plainTransform }
    set { plainTransform = newValue }
  }

  /// Whether drawing outside of the view's bounds is cut off.
  open var clipsToBounds: Bool {
    get { plainClipsToBounds }
    set { plainClipsToBounds = newValue }
  }

  /// The colour of what one can act on, of this view and everything below it that has none of its own.
  open var tintColor: Color! {
    get { plainTintColor }
    set { plainTintColor = newValue }
  }

  // MARK: Hooks

  /// Update the view's content here: texts, colours, images, visibility. Tracked; runs top-down before layout and without
  /// causing any (C-036, C-050). Call `super`.
  open func updateProperties() {}

  /// Sets constraints. Tracked; runs bottom-up before properties, and layout follows (C-046, C-055). Call `super`.
  open func updateConstraints() {}

  /// Places the subviews, with `place(_:in:)`. Tracked; runs when GTK allocates the view: after a new size, a change of
  /// a subview's size, `setNeedsLayout()`, `queueResize()`, or a change of what it read (C-044), and not when a widget
  /// below changes without requesting another size (C-040). The default places the subviews with constraints by
  /// these, and gives every other visible subview the whole of `bounds`.
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
  /// only another widget caused, the previous drawing is used again. `canvas` starts at the view's corner.
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

  /// The view's layer, which draws around `draw(_:)`. Made on first access.
  open var layer: Layer { display.layer }

  /// The background of the view; follows the traits of the view (C-227). Animates inside `View.animate`.
  open var backgroundColor: Color? {
    get { displayIfMade?.backgroundColor }
    set { if newValue != nil || displayIfMade != nil { display.backgroundColor = newValue } }
  }

  /// The background has changed.
  func backgroundColorDidChange() {}

  /// Whether what is edited here may begin to be: the keyboard is about to come, or comes just now.
  func mayBeginEditing() -> Bool { true }

  /// The layer has another look, outside of drawing.
  func layerLookDidChange() {}

  /// The background that is on the screen, for the traits here: between old and new while an animation runs.
  public final var shownBackgroundColor: Color {
    guard let displayIfMade else { return .clear }
    return PassContext.untracked { displayIfMade.shownBackground.resolvedColor(with: traitCollection) }
  }

  /// The width or height the view requests, in logical pixels. The default is `intrinsicContentSize` if that is
  /// set, otherwise the largest subview's request, or the size that the constraints need.
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
      let size = constraintStore.extent(orientation, near: Int(pixels: own.rounded(.up)), forSize: forSize)
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
    return Measurement(minimum: result.minimum, natural: Int(pixels: own.rounded(.up)))
  }

  /// For a side of `intrinsicContentSize` that follows from nothing in the view itself.
  public static let noIntrinsicMetric = -1.0

  /// The preferred size of the view's drawing; call `invalidateIntrinsicContentSize()` when it has changed.
  /// The view may get less where room is short, and more where constraints or subviews need it. `noIntrinsicMetric` unless
  /// overridden; for a view over a GTK class, such as a label, the size which that requests.
  open var intrinsicContentSize: Size {
    if let measuredNatively { return measuredNatively }
    guard isNative else { return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
    let width = nativeRequest(.horizontal, forSize: nil).natural
    return Size(width: Double(width), height: Double(nativeRequest(.vertical, forSize: width).natural))
  }

  /// What GTK's class requests, where the view does not know better.
  func nativeRequest(_ orientation: Orientation, forSize: Int?) -> Measurement {
    measureNatively(orientation, forSize: forSize)
  }

  /// The request of GTK's class in the direction that is being measured.
  private final var measuredNatively: Size?

  /// The request of GTK's class, or an override of `intrinsicContentSize`.
  private func measureWithContent(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let native = nativeRequest(orientation, forSize: forSize)
    measuredNatively = Size(width: Double(native.natural), height: Double(native.natural))
    defer { measuredNatively = nil }
    let content = intrinsicContentSize
    let own = orientation == .horizontal ? content.width : content.height
    let size = own == View.noIntrinsicMetric ? native.natural : Int(pixels: own.rounded(.up))
    guard let constraintStore else { return Measurement(minimum: native.minimum, natural: size) }
    // The size that it asks for itself.
    let asked = constraintStore.measure(orientation, forSize: forSize)
    let natural =
      size > asked.natural ? constraintStore.extent(orientation, near: size, forSize: forSize) : asked.natural
    return Measurement(minimum: native.minimum, natural: max(native.minimum, natural))
  }

  /// The size that fits the content best within `size`. The default is the request of subviews and constraints or,
  /// without one, the view's current size. For `sizeToFit()`; layout follows `intrinsicContentSize`.
  open func sizeThatFits(_ size: Size) -> Size {
    let fitting = fittingSize(within: size)
    return fitting == .zero ? bounds.size : fitting
  }

  /// Whether the pointer at a point of this view's coordinates is on the view. By default this is true for every point in `bounds`;
  /// a view that returns true for more is reached there, too, unless something above clips it.
  ///
  /// - Parameter event: nil: GTK asks before there is one.
  open func point(inside point: Point, with event: Event?) -> Bool {
    let size = plainBounds.size
    return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }

  /// The view that takes the pointer at a point of this view's coordinates: one of those inside, or this view; nil for none of them. The
  /// default asks the subviews, the one in front first, and then `point(inside:with:)`.
  ///
  /// GTK asks so where a view overrides it, of all that is inside, once for each move of the pointer or press. A GTK widget inside is
  /// reached in any case.
  ///
  /// - Parameter event: nil: GTK asks before there is one.
  open func hitTest(_ point: Point, with event: Event?) -> View? { HitTesting.find(in: self, at: point, event) }

  /// Whether a gesture recognizer of this view may recognise its gesture; called before its delegate. True unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  open override func contains(x: Double, y: Double) -> Bool {
    // GTK counts from the corner of the content, and the padding around it is the view's as well.
    let point = Point(x: x, y: y).offset(by: contentCorner, -1)
    guard HitTesting.canHit(self) else { return false }
    return PassContext.outsideOfHook { HitTesting.takes(self, point) }
  }

  // MARK: Geometry

  /// Places a subview in a rectangle. For `layoutSubviews()`.
  ///
  /// Inside `View.animate` the subview moves there from where it is, if it was placed before. A widget that is not directly
  /// inside this view is left where it is, with a warning.
  public final func place(_ subview: Widget, in rect: Rect) {
    guard subview.rawWidget.parent == rawWidget else {
      return UpdateRecorder.warn(
        "\(type(of: self)) places a \(type(of: subview)) that is not its subview; call addSubview first.")
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

  /// Resizes the view to what `sizeThatFits(_:)` returns for its width; its corner stays.
  open func sizeToFit() { takeFittingSize() }

  /// Requests a new measure and layout because `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { queueResize() }

  /// The smallest size that satisfies the content and the constraints inside.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size { fittingSize(within: .zero) }

  /// The size that satisfies the content and the constraints inside, with the sides of `targetSize` whose priority is
  /// `required` fixed. A list asks a cell whose class overrides it for the height of its row.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size { plainFittingSize(targetSize, horizontal, vertical) }

  /// The view was laid out: its layer's sublayers follow, which no constraints place. Runs after `layoutSubviews()`, tracked with it.
  open func layoutSublayers(of layer: Layer) {}

  /// Whether a class lays itself out by constraints alone. Nothing depends on it: constraints are followed where there are some.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Arrangement

  /// Runs pending constraint and property hooks, then does pending layout in this view's window, now (C-087). Without a
  /// window, or in one that is not shown, the layout hooks of this view and everything below run.
  ///
  /// Inside a hook this view and everything below are laid out, at the view's current size. Views whose layout hooks are
  /// running continue afterwards. Changes that the hooks make elsewhere in the window are laid out in the same frame.
  open func layoutIfNeeded() { layOutPending() }

  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { isConstraintUpdatePending }

  /// The distances that content keeps from the view's edges: `directionalLayoutMargins` as left and right.
  open var layoutMargins: EdgeInsets {
    get { EdgeInsets(directionalLayoutMargins, in: (self as Widget).direction) }
    set { directionalLayoutMargins = DirectionalEdgeInsets(newValue, in: (self as Widget).direction) }
  }

  /// The distances that content keeps from the view's edges, by the direction of reading. Unless set, 8 above and below, and at the sides 16 in
  /// the view of a controller, as far as the usual content in a row of a list, and 8 elsewhere. Layout that follows `layoutMarginsGuide` takes
  /// them into account, also those of an override.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { plainMargins }
    set { plainMargins = newValue }
  }

  /// The view without its layout margins.
  open var layoutMarginsGuide: LayoutGuide { standardMarginsGuide }

  /// The uncovered part of the view. On a desktop bars are beside the content, so that this is the whole view.
  open var safeAreaLayoutGuide: LayoutGuide { standardSafeAreaGuide }

  /// The insets at the view's edges: none on a desktop.
  open var safeAreaInsets: EdgeInsets { .zero }

  /// The part of the view without its margins that is no wider than a text is read with ease, 672 logical pixels, in the middle.
  open var readableContentGuide: LayoutGuide { standardReadableGuide }

  /// How a drawing follows the view's size. Kept for UIKit sources: a view's drawing is made again for each size, as `.redraw` says. An
  /// `ImageView` has a mode that counts.
  open var contentMode: View.ContentMode {
    get { plainContentMode }
    set { plainContentMode = newValue }
  }

  /// The flexible parts of the frame when the superview changes its size; none unless set.
  open var autoresizingMask: View.AutoresizingMask {
    get { plainAutoresizingMask }
    set { plainAutoresizingMask = newValue }
  }

  /// Whether a frame that was set decides on the place; see every widget's own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { plainTranslatesMask }
    set { plainTranslatesMask = newValue }
  }

  /// The direction of the view's layout, whatever the language; the reading direction unless set.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { plainSemanticContentAttribute }
    set { plainSemanticContentAttribute = newValue }
  }

  // MARK: Constraints

  /// The constraints this view keeps: between itself, its content and its guides.
  open var constraints: [LayoutConstraint] { constraintStore?.constraints ?? [] }

  /// Activates a constraint. It is kept by the view nearest to its items, whichever view was asked.
  open func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  open func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// Deactivates a constraint.
  open func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  open func removeConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }

  /// Adds a guide, taking it from the view it was in.
  open func addLayoutGuide(_ guide: LayoutGuide) { keep(guide) }

  /// Removes a guide; constraints with it end.
  open func removeLayoutGuide(_ guide: LayoutGuide) { letGo(of: guide) }

  /// How much the view resists being larger than its natural size; see every widget's own.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for orientation: Orientation) {
    contentPriorities[orientation].hugging = priority
  }

  /// How much the view resists being larger than its natural size where constraints place it.
  open func contentHuggingPriority(for orientation: Orientation) -> LayoutPriority {
    contentPriorities[orientation].hugging
  }

  /// How much the view resists being smaller than its natural size; see every widget's own.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for orientation: Orientation) {
    contentPriorities[orientation].compressionResistance = priority
  }

  /// How much the view resists being smaller than its natural size where constraints place it.
  open func contentCompressionResistancePriority(for orientation: Orientation) -> LayoutPriority {
    contentPriorities[orientation].compressionResistance
  }

  // MARK: Gestures

  /// The gesture recognizers, in the order in which they were added; nil for none.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { plainGestureRecognizers }
    set { replaceGestureRecognizers(newValue) }
  }

  /// Attaches a recognizer to this view, and to no other. Call `super`.
  open func addGestureRecognizer(_ recognizer: GestureRecognizer) { plainAddGestureRecognizer(recognizer) }

  /// Removes a recognizer; nothing happens if it is not here. Call `super`.
  open func removeGestureRecognizer(_ recognizer: GestureRecognizer) { plainRemoveGestureRecognizer(recognizer) }

  /// Adds an interaction, taking it from where it was. Call `super`.
  open func addInteraction(_ interaction: any Interaction) { plainAddInteraction(interaction) }

  /// Removes an interaction; nothing happens if it is not here. Call `super`.
  open func removeInteraction(_ interaction: any Interaction) { plainRemoveInteraction(interaction) }

  // MARK: Responder

  /// The next responder: the controller whose view it is, or the superview.
  open var next: (any Responder)? { ResponderChain.next(of: self) }

  /// Whether it may have the keyboard. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give the keyboard up. True unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether it, and no view inside, has the keyboard.
  open var isFirstResponder: Bool { (self as Widget).window.flatMap { ResponderChain.firstResponder(in: $0) } === self }

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

  /// Keys that the view answers; none unless overridden.
  open var keyCommands: [KeyCommand]? { nil }

  /// Whether the view can do something now; whether it has the method, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ResponderChain.hasMethod(self, action, sender: sender)
  }

  // MARK: Editing

  /// Copies the selection to the clipboard; called for Control and C, or by code. The default passes the call along the responder chain; an
  /// override that handles it does not call `super`.
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

  /// A finger, or the pointer's first button, has come down here, or in a view inside that does nothing with it. Outside of tracking. The
  /// default hands it along the responder chain; an override that takes it does not call `super`. What a control, a row or a gesture
  /// takes does not come here.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) { passOnBegan(touches, event) }

  /// The finger has moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) { passOnMoved(touches, event) }

  /// The finger was lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) { passOnEnded(touches, event) }

  /// The touch was cancelled, for example by a gesture that was recognised in the view.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { passOnCancelled(touches, event) }

  // MARK: Keys

  /// A key was pressed that no text, command or menu handles. Called on the first responder, outside of tracking. The default passes it along the
  /// responder chain; an override that handles it does not call `super`. A repeating key is reported once.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesBegan(presses, event) }

  /// Never called: keyboards do not report how hard a key is pressed.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesChanged(presses, event) }

  /// The key was released.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesEnded(presses, event) }

  /// The window has lost the keyboard while the key was held.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    passOnPressesCancelled(presses, event)
  }

  // MARK: Assistive technology

  /// The view's name for assistive technology. An override's getter is called before the view is seen and after each drawing.
  open var accessibilityLabel: String? {
    get { shownAccessibilityLabel }
    set { shownAccessibilityLabel = newValue }
  }

  /// The view's value in words; called like `accessibilityLabel`.
  open var accessibilityValue: String? {
    get { plainAccessibilityValue }
    set { plainAccessibilityValue = newValue }
  }

  /// The effect of using the view, in words; called like `accessibilityLabel`.
  open var accessibilityHint: String? {
    get { plainAccessibilityHint }
    set { plainAccessibilityHint = newValue }
  }

  /// The view's role for assistive technology; called like `accessibilityLabel`.
  open var accessibilityTraits: AccessibilityTraits {
    get { plainAccessibilityTraits }
    set { plainAccessibilityTraits = newValue }
  }

  /// Whether assistive technology sees the view itself; called like `accessibilityLabel`.
  open var isAccessibilityElement: Bool {
    get { plainIsAccessibilityElement }
    set { plainIsAccessibilityElement = newValue }
  }

  /// The view's name as reported to assistive technology. The kit's classes override this one: an override of
  /// `accessibilityLabel` would have all of their views asked at each drawing.
  var shownAccessibilityLabel: String? {
    get { plainAccessibilityLabel }
    set { plainAccessibilityLabel = newValue }
  }

  /// Reports the values of overrides to assistive technology. GTK does not ask for them.
  final func tellNames() {
    guard Overriding.names.stands(in: self) else { return }
    PassContext.outsideOfHook {
      func tell<Value: Equatable>(_ value: Value, _ shown: Value, _ show: (Value) -> Void) {
        if value != shown { show(value) }
      }
      tell(accessibilityLabel, shownAccessibilityLabel) { shownAccessibilityLabel = $0 }
      tell(accessibilityValue, plainAccessibilityValue) { plainAccessibilityValue = $0 }
      tell(accessibilityHint, plainAccessibilityHint) { plainAccessibilityHint = $0 }
      tell(accessibilityTraits, plainAccessibilityTraits) { plainAccessibilityTraits = $0 }
      tell(isAccessibilityElement, plainIsAccessibilityElement) { plainIsAccessibilityElement = $0 }
    }
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

  /// Requests `draw(_:)` in this frame; the whole view is drawn, whatever the part.
  open func setNeedsDisplay(_ rect: Rect) { setNeedsDisplay() }

  /// Asks for `updateConstraints()`, and for `updateViewConstraints()` of the controller whose view this is, in the next
  /// update pass.
  open func setNeedsUpdateConstraints() {
    _ = node
    invalidate(.updateConstraints)
    node.viewController?.invalidate(.updateViewConstraints)
  }

  /// Runs pending constraint hooks of this view and everything below, now.
  open func updateConstraintsIfNeeded() { WidgetNode.updateIfNeeded(below: self, phase: .constraints) }

  /// Asks for `updateProperties` in the next update pass; several requests make one run (C-030).
  open func setNeedsUpdateProperties() { invalidate(.updateProperties) }

  /// Runs pending property hooks of this view, its controller and everything below, now (C-079, C-082, C-084).
  open func updatePropertiesIfNeeded() { WidgetNode.updateIfNeeded(below: self, phase: .properties) }

  /// Brings the traits of this view and everything below it up to date now.
  open func updateTraitsIfNeeded() { WidgetNode.updateTraitsIfNeeded(below: self) }

  /// The traits at this place of the hierarchy, as of the last trait step of the update pass. The result of an override applies to the
  /// view's own hooks and to everything below; it is called in the trait step.
  open var traitCollection: TraitCollection { plainTraitCollection }

  /// Takes the keyboard from any view inside that has it; the same as for other widgets.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { plainEndEditing(force) }

  // MARK: Telling overrides

  private final var isTellingSize = false
  private final var toldSize = Size.zero

  /// Tells an override of `frame` or `bounds` of the size that layout has given the view.
  final func tellSize() {
    let tellsFrame = Overriding.frame.stands(in: self)
    let tellsBounds = Overriding.bounds.stands(in: self)
    guard tellsFrame || tellsBounds, plainBounds.size != toldSize else { return }
    toldSize = plainBounds.size
    isTellingSize = true
    defer { isTellingSize = false }
    PassContext.outsideOfHook {
      if tellsFrame { frame = plainFrame }
      if tellsBounds { bounds = plainBounds }
    }
  }

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
    displayIfMade.draw(on: snapshot) { snapshot in
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

  /// Draws the content of GTK's class, and the subviews.
  func drawContent(on snapshot: Snapshot) { super.snapshot(snapshot) }

  open override func didEnterWindow() {
    super.didEnterWindow()
    let window = (self as Widget).window
    let isTold = !ContentMove.isUnderWay && !KeptBack.contains(self)
    if isTold { PassContext.outsideOfHook { willMove(toWindow: window as? Window) } }
    isInWindow = true
    if let window { _ = WindowParts.of(window) }
    if let nodeIfMade { nodeIfMade.move(to: window) }
    if isTold { PassContext.outsideOfHook { didMoveToWindow() } }
  }

  open override func willLeaveWindow() {
    super.willLeaveWindow()
    let isTold = !ContentMove.isUnderWay && !KeptBack.contains(self)
    if isTold { PassContext.outsideOfHook { willMove(toWindow: nil) } }
    // Hidden by itself, it is never unmapped.
    nodeIfMade?.viewController?.appearance.didHide()
    isInWindow = false
    nodeIfMade?.move(to: nil)
    if isTold { PassContext.outsideOfHook { didMoveToWindow() } }
  }

  open override func willMap() {
    super.willMap()
    nodeIfMade?.viewController?.appearance.willShow()
    nodeIfMade?.didMap()
  }

  open override func willUnmap() {
    super.willUnmap()
    nodeIfMade?.viewController?.appearance.willHide()
  }

  open override func didUnmap() {
    super.didUnmap()
    guard let controller = nodeIfMade?.viewController else { return }
    KeptBack.wasHidden(self)
    controller.appearance.didHide()
  }
}
