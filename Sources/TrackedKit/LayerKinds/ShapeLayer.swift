import Gtk
import GtkTracking

/// What counts as inside of a shape layer's path.
public nonisolated enum CAShapeLayerFillRule: Sendable {
  /// Everything surrounded.
  case nonZero
  /// Everything surrounded an odd number of times.
  case evenOdd
}

/// A layer that draws a path, in its own coordinates: filled in black and without lines unless set otherwise.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = BezierPath(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80)).cgPath
/// ring.fillColor = nil
/// ring.strokeColor = Color.systemBlue.cgColor
/// ring.strokeEnd = 0.7
/// view.layer.addSublayer(ring)
/// ```
@MainActor open class CAShapeLayer: Layer {
  override class func ofWidget() -> Layer? { self == CAShapeLayer.self ? CAShapeLayer() : nil }

  private var drawn: (key: ShapeProperties, colors: [RGBA], node: RenderNode?)?

  /// A layer without a path.
  public override init() {
    super.init()
    model.shape = ShapeProperties()
    settleBase()
  }

  /// A layer with the properties of another.
  public override init(layer: Any) {
    super.init(layer: layer)
    if model.shape == nil { model.shape = ShapeProperties() }
    settleBase()
  }

  private final func get<Value>(_ path: KeyPath<ShapeProperties, Value>) -> Value { model.shape![keyPath: path] }

  private final func change<Value: Animatable & Equatable>(
    _ path: WritableKeyPath<ShapeProperties, Value>, _ value: Value, byItself: Bool = true
  ) {
    set((\Properties.shape!).appending(path: path), to: value, byItself: byItself)
  }

  private final func changeAtOnce<Value: Equatable>(_ path: WritableKeyPath<ShapeProperties, Value>, _ value: Value) {
    setAtOnce((\Properties.shape!).appending(path: path), to: value)
  }

  /// The shape: a `BezierPath` or its `cgPath`, as it is at the time. What becomes of that one later changes nothing here.
  ///
  /// Animated where the new one has the same kinds of elements.
  public final var path: BezierPath? {
    get { get(\.path).map(BezierPath.init) }
    set {
      let shape = newValue?.shape
      guard let old = get(\.path), let shape, old.matches(shape) else { return changeAtOnce(\.path, shape) }
      change(\.path!, shape, byItself: false)
    }
  }

  /// The fill of the path; black by default, nil for none.
  open var fillColor: Color? {
    get { get(\.fillColor) == .clear ? nil : get(\.fillColor) }
    set { change(\.fillColor, newValue ?? .clear) }
  }

  /// The colour of the path's line; nil, the default, for none.
  open var strokeColor: Color? {
    get { get(\.strokeColor) == .clear ? nil : get(\.strokeColor) }
    set { change(\.strokeColor, newValue ?? .clear) }
  }

  /// The width of the line, in logical pixels.
  open var lineWidth: Double {
    get { get(\.lineWidth) }
    set { change(\.lineWidth, newValue) }
  }

  /// The share of the path's length at which the line begins, from 0 to 1.
  open var strokeStart: Double {
    get { get(\.strokeStart) }
    set { change(\.strokeStart, newValue) }
  }

  /// The share of the path's length at which the line ends, from 0 to 1.
  open var strokeEnd: Double {
    get { get(\.strokeEnd) }
    set { change(\.strokeEnd, newValue) }
  }

  /// The lengths of dashes and of the gaps between them, in turns; nil for a whole line.
  open var lineDashPattern: [Double]? {
    get { get(\.lineDashPattern).isEmpty ? nil : get(\.lineDashPattern) }
    set { changeAtOnce(\.lineDashPattern, newValue ?? []) }
  }

  /// How far into the dashes the line begins, in logical pixels.
  public final var lineDashPhase: Double {
    get { get(\.lineDashPhase) }
    set { change(\.lineDashPhase, newValue) }
  }

  /// How the ends of the line look.
  public final var lineCap: CAShapeLayerLineCap {
    get { get(\.lineCap) }
    set { changeAtOnce(\.lineCap, newValue) }
  }

  /// How the line looks where it turns.
  public final var lineJoin: CAShapeLayerLineJoin {
    get { get(\.lineJoin) }
    set { changeAtOnce(\.lineJoin, newValue) }
  }

  /// From which ratio of its length to the line's width on a pointed turn is cut off.
  public final var miterLimit: Double {
    get { get(\.miterLimit) }
    set { change(\.miterLimit, newValue) }
  }

  /// The rule for the inside of the path.
  public final var fillRule: CAShapeLayerFillRule {
    get { get(\.usesEvenOddRule) ? .evenOdd : .nonZero }
    set { changeAtOnce(\.usesEvenOddRule, newValue == .evenOdd) }
  }

  override func drawContent(_ shown: Properties, on canvas: Snapshot) {
    super.drawContent(shown, on: canvas)
    guard let shape = shown.shape, let path = shape.path else { return }
    let colors = [resolved(shape.fillColor), resolved(shape.strokeColor)]
    if drawn?.key != shape || drawn?.colors != colors {
      let node = Snapshot.record { draw(shape, path, fill: colors[0], stroke: colors[1], on: $0) }
      drawn = (shape, colors, node)
    }
    if let node = drawn?.node { canvas.append(node) }
  }

  private func draw(_ shape: ShapeProperties, _ path: PathShape, fill: RGBA, stroke: RGBA, on canvas: Snapshot) {
    let whole = BezierPath(path)
    whole.usesEvenOddFillRule = shape.usesEvenOddRule
    if fill.alpha > 0 { whole.fill(with: fill, on: canvas) }
    guard stroke.alpha > 0, shape.lineWidth > 0 else { return }
    let (start, end) = (max(0, shape.strokeStart), min(1, shape.strokeEnd))
    guard end > start else { return }
    let line = start > 0 || end < 1 ? BezierPath(path.trimmed(from: start, to: end)) : whole
    line.lineWidth = shape.lineWidth
    (line.lineCapStyle, line.lineJoinStyle) = (shape.lineCap.cap, shape.lineJoin.join)
    line.miterLimit = shape.miterLimit
    line.setLineDash(shape.lineDashPattern, count: shape.lineDashPattern.count, phase: shape.lineDashPhase)
    line.stroke(with: stroke, on: canvas)
  }
}

extension BezierPath {
  /// Whether a point is inside.
  public func contains(_ point: Point, using rule: CAShapeLayerFillRule) -> Bool {
    let path = copied(by: .identity)
    path.usesEvenOddFillRule = rule == .evenOdd
    return path.contains(point)
  }
}
