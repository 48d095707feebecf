public import Gtk

/// What a view is drawn with besides its own `draw(_:)`: background, corners, border, shadow, opacity, transform. Drawn by
/// render nodes, without CSS and without running any hook.
///
/// Every property animates when it is set inside `View.animate`; `presentation` tells what is on the screen meanwhile.
/// Colours follow the traits of the place where the layer is (C-227).
@MainActor public final class Layer {
  /// The properties of a layer, as one value.
  public struct Properties: Equatable {
    /// What is behind everything else of the view.
    public var backgroundColor = Color.clear
    /// A picture on top of the background, stretched to fill the view; not animated.
    var contents: Texture?
    /// The radius of the corners, in logical pixels.
    public var cornerRadius = 0.0
    /// The width of the line along the inside of the edge, in logical pixels.
    public var borderWidth = 0.0
    /// The colour of that line.
    public var borderColor = Color.black
    /// The colour of the shadow.
    public var shadowColor = Color.black
    /// How much of the shadow is seen, from 0, nothing, to 1.
    public var shadowOpacity = 0.0
    /// How far the shadow is blurred, in logical pixels.
    public var shadowRadius = 3.0
    /// How far the shadow lies to the right and below, in logical pixels.
    public var shadowOffset = Size(width: 0, height: -3)
    /// From 0, invisible, to 1; the view's subviews included.
    public var opacity = 1.0
    /// How the view, its subviews included, is drawn; input goes to where it was laid out.
    public var transform = AffineTransform.identity
  }

  unowned let widget: Widget
  private var model = Properties()
  /// What is on the screen: between old and new values while an animation runs.
  public private(set) var presentation = Properties()

  /// What the widget comes from, while `View.transition` runs.
  var transition: ViewTransition? { didSet { if transition !== oldValue { widget.layerDidChange() } } }

  init(_ widget: Widget) { self.widget = widget }

  /// What is behind everything else of the view; nil, the default, for nothing.
  public var backgroundColor: Color? {
    get { model.backgroundColor == .clear ? nil : model.backgroundColor }
    set { set(\.backgroundColor, to: newValue ?? .clear) }
  }

  /// A picture on top of the background, stretched to fill the view; not animated.
  public var contents: Texture? {
    get { model.contents }
    set {
      guard newValue !== model.contents else { return }
      model.contents = newValue
      presentation.contents = newValue
      widget.layerDidChange()
    }
  }

  /// The radius of the corners, in logical pixels; at most half of the shorter side is used.
  public var cornerRadius: Double {
    get { model.cornerRadius }
    set { set(\.cornerRadius, to: max(0, newValue)) }
  }

  /// Which corners are round; all unless set. Not animated.
  public var maskedCorners: CACornerMask = .all {
    didSet { if maskedCorners != oldValue { widget.layerDidChange() } }
  }

  /// The shape of corners.
  public enum CornerCurve: Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins more softly.
    case continuous
  }

  /// The shape of the corners. A hint that UIKit needs: GTK draws quarters of circles.
  public var cornerCurve = CornerCurve.circular

  /// The width of the line along the inside of the edge, in logical pixels; 0 draws none.
  public var borderWidth: Double {
    get { model.borderWidth }
    set { set(\.borderWidth, to: max(0, newValue)) }
  }

  /// The colour of that line; nil for none, black by default.
  public var borderColor: Color? {
    get { model.borderColor == .clear ? nil : model.borderColor }
    set { set(\.borderColor, to: newValue ?? .clear) }
  }

  /// The colour of the shadow; nil for none, black by default.
  public var shadowColor: Color? {
    get { model.shadowColor == .clear ? nil : model.shadowColor }
    set { set(\.shadowColor, to: newValue ?? .clear) }
  }

  /// How much of the shadow is seen, from 0, the default, to 1.
  public var shadowOpacity: Double {
    get { model.shadowOpacity }
    set { set(\.shadowOpacity, to: min(max(0, newValue), 1)) }
  }

  /// How far the shadow is blurred, in logical pixels.
  public var shadowRadius: Double {
    get { model.shadowRadius }
    set { set(\.shadowRadius, to: max(0, newValue)) }
  }

  /// How far the shadow lies to the right and below, in logical pixels.
  public var shadowOffset: Size {
    get { model.shadowOffset }
    set { set(\.shadowOffset, to: newValue) }
  }

  /// From 0, invisible, to 1; the view's subviews included.
  public var opacity: Double {
    get { model.opacity }
    set { set(\.opacity, to: min(max(0, newValue), 1)) }
  }

  /// How the view, its subviews included, is drawn, around its middle. Input still goes to where it was laid out.
  public var transform: AffineTransform {
    get { model.transform }
    set { set(\.transform, to: newValue) }
  }

  /// Whether subviews are drawn inside the rounded corners only.
  public var masksToBounds = false {
    didSet { if masksToBounds != oldValue { widget.layerDidChange() } }
  }

  /// Ends every animation of the layer where its properties are by now, also one that repeats.
  public func removeAllAnimations() {
    Animator.stopAll(of: self, in: widget)
    presentation = model
    widget.layerDidChange()
  }

  private func set<Value: Animatable & Equatable>(_ path: WritableKeyPath<Properties, Value>, to value: Value) {
    guard model[keyPath: path] != value else { return }
    model[keyPath: path] = value
    Animator.set(
      AnimationKey(self, path), of: widget, from: presentation[keyPath: path], to: value
    ) { [weak self] value in
      guard let self else { return }
      presentation[keyPath: path] = value
      widget.layerDidChange()
    } settle: { [weak self] value in
      self?.model[keyPath: path] = value
    }
  }

  /// Draws the layer with `content`, the view's own drawing and subviews, in it.
  func draw(in bounds: Rect, on canvas: Snapshot, background: Color?, _ content: () -> Void) {
    guard let transition else { return drawAtRest(in: bounds, on: canvas, background, content) }
    transition.draw(in: bounds, on: canvas) { drawAtRest(in: bounds, on: canvas, background, content) }
  }

  private func drawAtRest(in bounds: Rect, on canvas: Snapshot, _ background: Color?, _ content: () -> Void) {
    let shown = presentation
    canvas.transformed(by: shown.transform, around: Point(x: bounds.midX, y: bounds.midY)) {
      guard shown.opacity < 1 else { return drawOpaque(shown, in: bounds, on: canvas, background, content) }
      canvas.withOpacity(shown.opacity) { drawOpaque(shown, in: bounds, on: canvas, background, content) }
    }
  }

  private func drawOpaque(
    _ shown: Properties, in bounds: Rect, on canvas: Snapshot, _ background: Color?, _ content: () -> Void
  ) {
    var canvas = canvas
    canvas.roundedCorners = Snapshot.Corners(rawValue: maskedCorners.rawValue)
    let radius = min(shown.cornerRadius, bounds.width / 2, bounds.height / 2)
    if shown.shadowOpacity > 0 {
      let color = resolved(shown.shadowColor)
      canvas.shadow(
        around: bounds, cornerRadius: radius, offset: shown.shadowOffset, blur: shown.shadowRadius,
        color: color.withAlpha(color.alpha * shown.shadowOpacity))
    }
    for color in [background, shown.backgroundColor].compactMap({ $0.map(resolved) }) where color.alpha > 0 {
      canvas.fill(bounds, cornerRadius: radius, with: color)
    }
    if let contents = shown.contents {
      canvas.clipped(to: bounds, cornerRadius: radius) { canvas.draw(contents, in: bounds) }
    }
    if masksToBounds { canvas.clipped(to: bounds, cornerRadius: radius, content) } else { content() }
    if shown.borderWidth > 0 {
      let color = resolved(shown.borderColor)
      if color.alpha > 0 { canvas.stroke(bounds, cornerRadius: radius, width: shown.borderWidth, color: color) }
    }
  }

  /// The components for the traits of this place; a read of them by whoever draws is no dependency.
  private func resolved(_ color: Color) -> RGBA {
    color.fixedComponents ?? PassContext.untracked { color.rgba(with: widget.traitCollection) }
  }
}

/// Corners of a layer, as Core Animation names them: Y grows downwards.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
