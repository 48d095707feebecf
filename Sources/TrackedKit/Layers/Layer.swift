public import Gtk

/// What a view is drawn with besides its own `draw(_:)`: background, corners, border, shadow, opacity, transform. Drawn by
/// render nodes, without CSS and without running any hook.
///
/// Every property animates when it is set inside `View.animate`; `presentation` tells what is on the screen meanwhile.
/// The view's `backgroundColor` follows traits, a layer's does not, as in UIKit.
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
    /// How far the shadow lies to the right, in logical pixels.
    public var shadowOffsetX = 0.0
    /// How far the shadow lies below, in logical pixels.
    public var shadowOffsetY = 1.0
    /// From 0, invisible, to 1; the view's subviews included.
    public var opacity = 1.0
    /// How the view, its subviews included, is drawn; input goes to where it was laid out.
    public var transform = Transform.identity
  }

  private unowned let view: View
  private var model = Properties()
  /// What is on the screen: between old and new values while an animation runs.
  public private(set) var presentation = Properties()

  init(_ view: View) { self.view = view }

  /// What is behind everything else of the view; clear by default.
  public var backgroundColor: Color {
    get { model.backgroundColor }
    set { set(\.backgroundColor, to: newValue) }
  }

  /// A picture on top of the background, stretched to fill the view; not animated.
  public var contents: Texture? {
    get { model.contents }
    set {
      guard newValue !== model.contents else { return }
      model.contents = newValue
      presentation.contents = newValue
      view.layerDidChange()
    }
  }

  /// The radius of the corners, in logical pixels; at most half of the shorter side is used.
  public var cornerRadius: Double {
    get { model.cornerRadius }
    set { set(\.cornerRadius, to: max(0, newValue)) }
  }

  /// The width of the line along the inside of the edge, in logical pixels; 0 draws none.
  public var borderWidth: Double {
    get { model.borderWidth }
    set { set(\.borderWidth, to: max(0, newValue)) }
  }

  /// The colour of that line.
  public var borderColor: Color {
    get { model.borderColor }
    set { set(\.borderColor, to: newValue) }
  }

  /// The colour of the shadow.
  public var shadowColor: Color {
    get { model.shadowColor }
    set { set(\.shadowColor, to: newValue) }
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
  public var shadowOffset: (x: Double, y: Double) {
    get { (model.shadowOffsetX, model.shadowOffsetY) }
    set {
      set(\.shadowOffsetX, to: newValue.x)
      set(\.shadowOffsetY, to: newValue.y)
    }
  }

  /// From 0, invisible, to 1; the view's subviews included.
  public var opacity: Double {
    get { model.opacity }
    set { set(\.opacity, to: min(max(0, newValue), 1)) }
  }

  /// How the view, its subviews included, is drawn, around its middle. Input still goes to where it was laid out.
  public var transform: Transform {
    get { model.transform }
    set { set(\.transform, to: newValue) }
  }

  /// Whether subviews are drawn inside the rounded corners only.
  public var masksToBounds = false {
    didSet { if masksToBounds != oldValue { view.layerDidChange() } }
  }

  /// Ends every animation of the layer where its properties are by now, also one that repeats.
  public func removeAllAnimations() {
    Animator.stopAll(of: self, in: view)
    presentation = model
    view.layerDidChange()
  }

  private func set<Value: Animatable & Equatable>(_ path: WritableKeyPath<Properties, Value>, to value: Value) {
    guard model[keyPath: path] != value else { return }
    model[keyPath: path] = value
    Animator.set(
      AnimationKey(self, path), of: view, from: presentation[keyPath: path], to: value
    ) { [weak self] value in
      guard let self else { return }
      presentation[keyPath: path] = value
      view.layerDidChange()
    } settle: { [weak self] value in
      self?.model[keyPath: path] = value
    }
  }

  /// Draws the layer with `content`, the view's own drawing and subviews, in it.
  func draw(in bounds: Rect, on canvas: Snapshot, background: Color?, _ content: () -> Void) {
    let shown = presentation
    canvas.transformed(by: shown.transform, around: bounds.width / 2, bounds.height / 2) {
      guard shown.opacity < 1 else { return drawOpaque(shown, in: bounds, on: canvas, background, content) }
      canvas.withOpacity(shown.opacity) { drawOpaque(shown, in: bounds, on: canvas, background, content) }
    }
  }

  private func drawOpaque(
    _ shown: Properties, in bounds: Rect, on canvas: Snapshot, _ background: Color?, _ content: () -> Void
  ) {
    let radius = min(shown.cornerRadius, bounds.width / 2, bounds.height / 2)
    if shown.shadowOpacity > 0 {
      canvas.shadow(
        around: bounds, cornerRadius: radius, offset: (shown.shadowOffsetX, shown.shadowOffsetY),
        blur: shown.shadowRadius,
        color: shown.shadowColor.withAlpha(shown.shadowColor.alpha * shown.shadowOpacity))
    }
    for color in [background, shown.backgroundColor].compactMap({ $0 }) where color.alpha > 0 {
      canvas.fill(bounds, cornerRadius: radius, with: color)
    }
    if let contents = shown.contents {
      canvas.clipped(to: bounds, cornerRadius: radius) { canvas.draw(contents, in: bounds) }
    }
    if masksToBounds { canvas.clipped(to: bounds, cornerRadius: radius, content) } else { content() }
    if shown.borderWidth > 0 {
      canvas.stroke(bounds, cornerRadius: radius, width: shown.borderWidth, color: shown.borderColor)
    }
  }
}
