import Gtk
import GtkTracking

/// `CALayer` as it is written in UIKit's sources.
public typealias CALayer = Layer

/// The look of a view besides its own `draw(_:)`: background, corners, border, shadow, opacity, transform, and layers on top of
/// each other. Drawn by render nodes, without CSS and without running any hook.
///
/// Every view has one, and others can be made and added by `addSublayer(_:)`. Every property animates when it is set inside
/// `View.animate`; in a layer without a view it does so implicitly, unless `CATransaction` says otherwise. `presentation` has the values on
/// the screen meanwhile. Colours follow the traits of the layer's place (C-227).
@MainActor open class Layer {
  /// Whose layer it is; nil for one that was made by itself.
  weak var widget: Widget?
  var model = Properties()
  /// The properties without the animations that were added: between old and new values while one of `View.animate` runs.
  private(set) var base = Properties()
  /// The transform that the place of the widget has in its superview.
  var allocatedTransform = AffineTransform.identity
  /// The added animations; nil while there are none.
  var overlaid: Properties?
  /// The animations that were added, which run or wait.
  var animations = LayerAnimations()
  /// The layers inside, back to front.
  var children: [Layer] = []
  /// The layer this one is in.
  open internal(set) weak var superlayer: Layer?
  /// The layer this one is the mask of.
  weak var masked: Layer?
  /// Of a layer in that of a view: the subview in front of which it is drawn; nil for behind all.
  weak var subviewBehind: Widget?
  /// For a layer in that of a GTK widget: whether it is drawn behind GTK's drawing.
  var isBehindContent = false
  /// The last drawing of `draw(in:)`.
  private var drawing: RenderNode?
  var isDrawingDue = false

  /// The widget's old look, while `View.transition` runs.
  var transition: ViewTransition? { didSet { if transition !== oldValue { widget?.layerDidChange() } } }

  /// A layer that is no view's, empty and without a size.
  public init() {}

  /// A layer of exactly this class, for a widget; nil for a class of a program. Swift makes objects of classes by their name alone where they
  /// promise an initialiser, which those of a program do not.
  class func ofWidget() -> Layer? { self == Layer.self ? Layer() : nil }

  /// A layer with the properties of another; what subclasses of UIKit's sources override along with `init()`.
  public init(layer: Any) {
    guard let layer = layer as? Layer else { return }
    model = layer.model
    base = layer.base
  }

  /// There are no archives: a subclass may declare this initialiser, but it is never called.
  @available(
    *, unavailable, message: "layers are made in code; end with fatalError() where a class has to declare this"
  )
  public convenience init?(coder: Coder) { fatalError("layers are made in code") }

  /// The values on the screen: between old and new values while an animation runs.
  public var presentation: Properties {
    guard let widget else { return overlaid ?? base }
    let layout = placed(base)
    return (overlaid ?? layout).seen(in: widget, laidOutAs: layout)
  }

  /// With the place of the view.
  func placed(_ properties: Properties) -> Properties {
    guard let widget else { return properties }
    var properties = properties
    let frame = widget.frame
    let anchor = properties.anchorPoint
    properties.bounds = Rect(origin: .zero, size: frame.size)
    properties.position = Point(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
    return properties
  }

  /// The widget in which the layer is seen.
  final var host: Widget? { widget ?? superlayer?.host ?? masked?.host }

  func didChange() {
    transformDidChange()
    host?.layerDidChange()
  }

  /// Called when the layer should place its sublayers: after a new size and after `setNeedsLayout()`.
  open func layoutSublayers() {}

  /// Draws the layer's content between background and border, where a subclass has requested it by `setNeedsDisplay()`.
  open func draw(in context: DrawingContext) {}

  /// Draws the layer's own content, in its own coordinates.
  func drawContent(_ shown: Properties, on canvas: Snapshot) {
    if isDrawingDue, let host {
      isDrawingDue = false
      drawing = Snapshot.record { canvas in
        CurrentDrawing.draw(host, on: canvas, area: bounds) {
          if let context = GraphicsGetCurrentContext() { draw(in: context) }
        }
      }
    }
    if let drawing { canvas.append(drawing) }
  }

  /// `CGContext` without its prefix, inside of layers.
  public typealias Context = DrawingContext

  /// Asks for `draw(in:)` in this frame.
  open func setNeedsDisplay() {
    isDrawingDue = true
    didChange()
  }

  var isLayoutDue = false

  /// Asks for `layoutSublayers()` in this frame.
  open func setNeedsLayout() {
    isLayoutDue = true
    didChange()
  }

  /// Calls `layoutSublayers()` now, if it was requested.
  open func layoutIfNeeded() {
    guard isLayoutDue else { return }
    isLayoutDue = false
    layoutSublayers()
  }

  /// Whether `draw(in:)` runs for a new size. False unless set.
  open var needsDisplayOnBoundsChange = false

  /// A custom name.
  open var name: String?

  // MARK: Time

  /// How fast the animations in the layer run; 0 stops them.
  @AlwaysObserved open var speed = 1.0 { didSet { didChangeTime() } }
  /// Where the animations are in their time when the layer's begins, in seconds.
  @AlwaysObserved public final var timeOffset = 0.0 { didSet { didChangeTime() } }
  /// When the layer's time begins, in the time of the layer around it.
  @AlwaysObserved public final var beginTime = 0.0 { didSet { didChangeTime() } }

  // MARK: Kept, and read by programs alone

  /// The shape of corners.
  public nonisolated enum CornerCurve: Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins more softly.
    case continuous
  }

  /// The shape of the corners. Kept for UIKit sources: GTK draws quarters of circles.
  public final var cornerCurve = CornerCurve.circular
  /// Kept for UIKit sources: GTK draws in the pixels of the screen.
  open var contentsScale = 1.0
  /// Kept for UIKit sources: what does not change is kept in any case.
  public final var shouldRasterize = false
  /// Kept for UIKit sources: GTK draws in the pixels of the screen.
  public final var rasterizationScale = 1.0
  /// Kept for UIKit sources.
  public final var allowsEdgeAntialiasing = true

  /// Which corners are round; all unless set. Not animated.
  @AlwaysObserved public final var maskedCorners: CACornerMask = .all {
    didSet { if maskedCorners != oldValue { didChange() } }
  }

  /// Whether the content is clipped to the rounded corners.
  @AlwaysObserved open var masksToBounds = false { didSet { if masksToBounds != oldValue { didChange() } } }

  /// The shape that throws the shadow, where it is not that of the layer. Not animated.
  @AlwaysObserved public final var shadowPath: BezierPath? { didSet { didChange() } }

  /// A layer that is in no other, by whose opaque parts this one is seen; nil for all of it.
  @AlwaysObserved open var mask: Layer? {
    didSet {
      guard mask !== oldValue else { return }
      oldValue?.masked = nil
      mask?.masked = self
      mask?.hostDidChange()
      didChange()
    }
  }

  // MARK: Setting

  /// Whether changes outside of `View.animate` animate by themselves.
  var animatesByItself: Bool { widget == nil }

  func set<Value: Animatable & Equatable>(
    _ path: WritableKeyPath<Properties, Value>, to value: Value, byItself: Bool = true
  ) {
    guard model[keyPath: path] != value else { return }
    model[keyPath: path] = value
    guard let host else { return base[keyPath: path] = value }
    let change = {
      Animator.set(
        AnimationKey(self, path), of: host, from: self.base[keyPath: path], to: value
      ) { [weak self] value in
        guard let self else { return }
        base[keyPath: path] = value
        // Those that were added go on from the new values at their next frame.
        if overlaid != nil { overlay() }
        didChange()
      } settle: { [weak self] value in
        self?.model[keyPath: path] = value
        self?.transformDidChange()
      }
    }
    if byItself, animatesByItself { CATransaction.animate(change) } else { change() }
  }

  /// Like `set`, for values without interpolation.
  func setAtOnce<Value: Equatable>(_ path: WritableKeyPath<Properties, Value>, to value: Value) {
    guard model[keyPath: path] != value else { return }
    model[keyPath: path] = value
    base[keyPath: path] = value
    if overlaid != nil { overlay() }
    didChange()
  }

  func settleBase() { base = model }

  // MARK: For subclasses

  /// The background of the layer; nil, the default, for none.
  open var backgroundColor: Color? {
    get { model.backgroundColor == .clear ? nil : model.backgroundColor }
    set { set(\.backgroundColor, to: newValue ?? .clear) }
  }

  /// How corners follow the size; nil for `cornerRadius`.
  final var cornerConfiguration: CornerConfiguration? {
    didSet { if cornerConfiguration != oldValue { didChange() } }
  }

  /// The radius of the corners, in logical pixels; at most half of the shorter side is used.
  open var cornerRadius: Double {
    get { model.cornerRadius }
    set { set(\.cornerRadius, to: max(0, newValue)) }
  }

  /// The width of the line along the inside of the edge, in logical pixels; 0 draws none.
  open var borderWidth: Double {
    get { model.borderWidth }
    set { set(\.borderWidth, to: max(0, newValue)) }
  }

  /// The colour of that line; nil for none, black by default.
  open var borderColor: Color? {
    get { model.borderColor == .clear ? nil : model.borderColor }
    set { set(\.borderColor, to: newValue ?? .clear) }
  }

  /// The opacity, from 0 to 1; includes the content.
  open var opacity: Double {
    get { model.opacity }
    set { set(\.opacity, to: min(max(0, newValue), 1)) }
  }

  /// Whether the layer and its content are hidden. A view's layer follows the view's own `isHidden`.
  open var isHidden: Bool {
    get { widget.map { !$0.isVisible } ?? model.isHidden }
    set { if let widget { widget.isVisible = !newValue } else { setAtOnce(\.isHidden, to: newValue) } }
  }

  /// The transform of the layer and its content, around its anchor; for input see `transform` of widgets.
  open var transform: AffineTransform {
    get { model.transform }
    set { set(\.transform, to: newValue) }
  }

  /// The layer's own rectangle. That of a view is the view's.
  open var bounds: Rect {
    get { widget?.bounds ?? model.bounds }
    set {
      guard widget == nil else { return widget!.bounds = newValue }
      let old = model.bounds.size
      setPlace(\.bounds, to: newValue)
      if old != newValue.size { didChangeSize() }
    }
  }

  /// Where the anchor is, in the coordinates of the layer around this one.
  open var position: Point {
    get { modelPlace.position }
    set {
      guard let widget else { return setPlace(\.position, to: newValue) }
      widget.plainCenter = newValue
    }
  }

  /// The place in the layer around this one; that of a view's layer is the view's `frame`. With a transform it is what that makes of it.
  open var frame: Rect {
    get { widget?.frame ?? model.frame }
    set {
      guard widget == nil else { return widget!.frame = newValue }
      let anchor = model.anchorPoint
      // The size that the transform makes this frame of.
      let (across, down) = (abs(model.scaleX), abs(model.scaleY))
      let size = Size(
        width: across == 0 ? newValue.width : newValue.width / across,
        height: down == 0 ? newValue.height : newValue.height / down)
      bounds = Rect(origin: model.bounds.origin, size: size)
      position = Point(x: newValue.x + anchor.x * newValue.width, y: newValue.y + anchor.y * newValue.height)
    }
  }

  /// Whether a point, in the layer's coordinates, is in its bounds.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }

  /// The layer in front of all others at a point, which is in the coordinates of the layer around this one: itself, one that is in it, or nil.
  open func hitTest(_ point: Point) -> Layer? {
    guard !isHidden, opacity > 0 else { return nil }
    let place = widget == nil ? model : placed(overlaid ?? base)
    let moved = Point(x: point.x - place.position.x, y: point.y - place.position.y)
      .applying(transform.inverted())
    let own = Point(x: moved.x + place.anchor.x, y: moved.y + place.anchor.y)
    for child in children.reversed() { if let found = child.hitTest(own) { return found } }
    return contains(own) ? self : nil
  }

  /// Adds a layer in front of all others, and of the subviews that the view has by now.
  open func addSublayer(_ layer: Layer) { insert(layer, at: children.count, behind: frontSubview) }

  /// Inserts a layer among the others; at 0 it is behind all of them, and behind the subviews.
  open func insertSublayer(_ layer: Layer, at index: UInt32) {
    // A label draws its text in its own layer; what a button shows is in front of it.
    let isBehindContent = index == 0 && (widget as? View)?.drawsInOwnLayer != true
    defer { layer.isBehindContent = isBehindContent }
    let index = min(Int(index), children.count)
    let inFront = index < children.count ? children[index] : nil
    insert(layer, at: index, behind: index == 0 ? nil : inFront.map(\.subviewBehind) ?? frontSubview)
  }

  /// Inserts a layer right behind another sublayer, which may be a subview's.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    guard let sibling else { return insertSublayer(layer, at: 0) }
    if let index = children.firstIndex(where: { $0 === sibling }) {
      return insert(layer, at: index, behind: sibling.subviewBehind)
    }
    let subviews = widget?.childrenInOrder ?? []
    guard let place = subviews.firstIndex(where: { $0 === sibling.widget }) else { return addSublayer(layer) }
    insert(layer, at: children.count, behind: place > 0 ? subviews[place - 1] : nil)
  }

  /// Inserts a layer right in front of another sublayer, which may be a subview's.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    guard let sibling else { return addSublayer(layer) }
    if let index = children.firstIndex(where: { $0 === sibling }) {
      insert(layer, at: index + 1, behind: sibling.subviewBehind)
    } else if let subview = sibling.widget, let widget, subview.rawWidget.parent == widget.rawWidget {
      insert(layer, at: 0, behind: subview)
    } else {
      addSublayer(layer)
    }
  }

  /// Replaces a layer with another one.
  open func replaceSublayer(_ old: Layer, with new: Layer) {
    guard let index = children.firstIndex(where: { $0 === old }), old !== new else { return }
    insert(new, at: index, behind: old.subviewBehind)
    old.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    if let masked { masked.mask = nil }
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.didChange()
  }

  /// Moves a property on the screen from the next frame on; the property itself keeps its value. One that has the same key is taken away.
  ///
  /// - Parameters:
  ///   - animation: taken as it is now.
  ///   - key: a name to take it away by; nil for none.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let copy = animation.copy()
    copy.begin(in: self)
    let added = LayerAnimations.Running(copy, key: key)
    added.leave = CATransaction.enter()
    guard View.areAnimationsEnabled else {
      // Nothing moves: what ends is at its end, and what does not is not begun.
      if copy.activeDuration.isFinite { addAtEnd(added) } else { added.leave?() }
      return
    }
    animations.running.append(added)
    if copy.fillMode == .backwards || copy.fillMode == .both { overlay() }
    animations.hostDidChange(self)
    didChange()
  }

  /// The animation that was added by a key, as long as the layer has it.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.running.first { $0.key == key }?.animation
  }

  /// Removes an animation; its delegate is called with false.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Ends every animation of the layer where its properties are by now, also one that repeats. A view's layer ends those of the view, which has
  /// its new values at once; their completions get false.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
    if let widget { Animator.abandonAll(of: widget) } else if let host { Animator.stopAll(of: self, in: host) }
    settleBase()
    didChange()
  }
}
