public import Foundation
import Gtk

/// An outline that is drawn in the rectangle it is given.
///
/// A shape with `animatableData` is drawn on its way where an animation changes it.
@MainActor @preconcurrency public protocol Shape: View, Animatable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// What the shape is for; to be filled unless it says otherwise.
  static var role: ShapeRole { get }
}

/// What a shape is for: one that separates is drawn in the colour of lines between where no colour is said.
public nonisolated enum ShapeRole: Sendable {
  /// To be filled.
  case fill
  /// To be drawn along its edge.
  case stroke
  /// To separate.
  case separator
}

extension Shape {
  /// To be filled.
  public static var role: ShapeRole { .fill }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners, in logical pixels.
  public var cornerRadius: Double
  /// A rectangle with rounded corners. Both styles are drawn as quarters of circles.
  public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

/// How corners are round.
public nonisolated enum RoundedCornerStyle: Sendable {
  /// Quarters of circles.
  case circular
  /// Quarters of circles here as well.
  case continuous
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  /// A rectangle with half circles at its ends.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// A circle in the middle.
public struct Circle: Shape {
  /// A circle in the middle.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side, height: side))
  }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// An ellipse.
  public nonisolated init() {}
  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape {
  /// The shape, filled with the foreground's colour.
  public var body: some View {
    ShapeView(shape: self, style: Self.role == .separator ? AnyShapeStyle(.separator) : nil, stroke: nil)
  }

  /// The shape, filled.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, style: AnyShapeStyle(content), stroke: nil, fill: style)
  }

  /// The shape, filled with the foreground's colour.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, style: nil, stroke: nil, fill: style)
  }

  /// The shape's outline, drawn around its edge.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline, drawn around its edge.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, style: AnyShapeStyle(content), stroke: style)
  }

  /// The shape's outline in the foreground's colour, drawn around its edge.
  public func stroke(lineWidth: Double = 1) -> ShapeView<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape's outline in the foreground's colour, drawn around its edge.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> { ShapeView(shape: self, style: nil, stroke: style) }

  /// The shape's outline in the foreground's colour, drawn inside its edge.
  public func strokeBorder(lineWidth: Double = 1) -> ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline in the foreground's colour, drawn inside its edge.
  public func strokeBorder(style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, style: nil, stroke: style, isInside: true)
  }

  /// The shape's outline, drawn inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> ShapeView<Self> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline, drawn inside its edge.
  public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, style: AnyShapeStyle(content), stroke: style, isInside: true)
  }
}

extension Shape {
  /// The outline of the shape, smaller on each side.
  fileprivate func path(in rect: CGRect, insetBy amount: Double) -> Path {
    func inset<Outline: InsettableShape>(_ shape: Outline) -> Path { shape.inset(by: amount).path(in: rect) }
    if let shape = self as? any InsettableShape { return inset(shape) }
    return path(in: rect.insetBy(dx: amount, dy: amount))
  }
}

/// A shape in its widget.
public struct ShapeView<Outline: Shape>: WidgetView {
  /// The shape.
  public let shape: Outline
  let style: AnyShapeStyle?
  let stroke: StrokeStyle?
  var fill = FillStyle()
  var isInside = false
  var sizing: WidgetSizing { .fills }

  func makeWidget(_ node: WidgetViewNode<Self>) -> DrawingWidget { DrawingWidget() }

  func update(_ widget: DrawingWidget, _ node: WidgetViewNode<Self>) {
    let values = node.values
    let style = style ?? values.foreground
    let look = Look(
      paint: style?._paint(in: values) ?? .color(.label), shadows: style?._shadows(in: values) ?? [],
      traits: values.resolvedTraits)
    guard Outline.hasAnimatableData else { return draw(shape, look, in: widget) }
    // From what is seen, which may be on its way.
    let before = widget.shown as? Outline.AnimatableData
    guard let before, before != shape.animatableData, AnimatedPlaces.isAnimating else {
      AnimatedPlaces.stop(widget, "shape")
      widget.shown = shape.animatableData
      return draw(shape, look, in: widget)
    }
    AnimatedPlaces.change(widget, "shape", from: 0, to: 1) { [unowned widget] share in
      let onTheWay = share == 1 ? shape : shape.onTheWay(from: before, share)
      widget.shown = onTheWay.animatableData
      draw(onTheWay, look, in: widget)
    }
  }

  /// What it is drawn with.
  private struct Look {
    let paint: _Paint
    let shadows: [ShadowStyle]
    let traits: TraitCollection
  }

  private func draw(_ shape: Outline, _ look: Look, in widget: DrawingWidget) {
    widget.isDrawn = { [stroke, fill, isInside] point, rect in
      let path = isInside ? shape.path(in: rect, insetBy: (stroke?.lineWidth ?? 0) / 2) : shape.path(in: rect)
      guard let stroke else { return path.contains(point, eoFill: fill.isEOFilled) }
      return CairoContext.measuring { context in
        path.draw(in: context)
        stroke.apply(to: context)
        return context.strokeContains(Point(point))
      }
    }
    widget.drawing = { [stroke, fill, isInside] snapshot, rect in
      let width = stroke?.lineWidth ?? 0
      // A path may leave the rectangle it is given, as the drawing of a line does.
      let path = isInside ? shape.path(in: rect, insetBy: width / 2) : shape.path(in: rect)
      let canvas = path.bounds.map { $0.union(rect).insetBy(dx: -width, dy: -width) } ?? rect
      ShadowStyle.draw(look.shadows[...], on: snapshot, look.traits) { snapshot in
        snapshot.cairo(in: Rect(canvas)) { context in
          path.draw(in: context)
          look.paint.choose(in: context, rect) { $0.rgba(with: look.traits) }
          if let stroke {
            stroke.apply(to: context)
            context.stroke()
          } else {
            fill.apply(to: context)
            context.fill()
          }
        }
      }
    }
  }
}

nonisolated extension Path {
  /// A rectangle around all points, those of curves included; nil for an empty path.
  fileprivate var bounds: CGRect? {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// A widget that draws what it is told.
final class DrawingWidget: CustomWidget {
  /// The numbers of the shape that is seen; nil where nothing is ever on its way.
  var shown: Any?
  var drawing: (Snapshot, CGRect) -> Void = { _, _ in } {
    didSet { queueDraw() }
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    Measurement(minimum: 0, natural: 10)
  }

  /// Whether something is drawn at a point: the pointer reaches what is behind where nothing is.
  var isDrawn: (CGPoint, CGRect) -> Bool = { _, _ in true }

  override func contains(x: Double, y: Double) -> Bool {
    super.contains(x: x, y: y)
      && isDrawn(CGPoint(x: x, y: y), CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }

  /// Whether a program's code draws, which is called again when something that it has read has changed.
  var tracksReads = false

  override func snapshot(_ snapshot: Snapshot) {
    let rect = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    if tracksReads { trackDrawing { drawing(snapshot, rect) } } else { drawing(snapshot, rect) }
  }
}

extension View {
  /// Fills a shape behind the view, with what is behind views where no style is given.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style = BackgroundStyle(), in shape: Outline
  ) -> some View {
    background(shape.fill(style))
  }

  /// Draws a line along the inside of the view's edge.
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> some View {
    overlay(Rectangle().strokeBorder(style, lineWidth: width).allowsHitTesting(false))
  }

  /// Shows the view only inside of a shape: a rectangle, one with rounded corners, a capsule, a circle or an ellipse.
  public func clipShape<Outline: ClippingShape>(_ shape: Outline) -> some View {
    modifier(ClipModifier(clip: shape.clip))
  }

  /// Shows the view only inside of its rectangle.
  public func clipped() -> some View { modifier(ClipModifier(clip: .rounded(0))) }

  /// Rounds the view's corners.
  public func cornerRadius(_ radius: Double) -> some View { modifier(ClipModifier(clip: .rounded(radius))) }

  /// Whether the pointer can reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }

  /// Draws a shadow of what the view draws: of its shape, its letters, or all of its rectangle where a background fills that.
  public func shadow(color: Color = Color(white: 0, alpha: 0.33), radius: Double, x: Double = 0, y: Double = 0)
    -> some View
  {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }
}

/// A shape that a view can be clipped to.
@MainActor public protocol ClippingShape: Shape {
  /// How it clips.
  var clip: _Clip { get }
}

/// How a view is clipped.
public enum _Clip: Equatable {
  /// To a rectangle with rounded corners.
  case rounded(Double)
  /// To an ellipse.
  case ellipse
  /// To a circle.
  case circle
}

extension Rectangle: ClippingShape {
  /// The rectangle.
  public var clip: _Clip { .rounded(0) }
}
extension RoundedRectangle: ClippingShape {
  /// The rounded rectangle.
  public var clip: _Clip { .rounded(cornerRadius) }
}
extension Capsule: ClippingShape {
  /// The capsule.
  public var clip: _Clip { .rounded(.infinity) }
}
extension Circle: ClippingShape {
  /// The circle.
  public var clip: _Clip { .circle }
}
extension Ellipse: ClippingShape {
  /// The ellipse.
  public var clip: _Clip { .ellipse }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Self { Self() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadius: cornerRadius)
  }
}
extension Shape where Self == Capsule {
  /// A rectangle with half circles at its ends.
  public static var capsule: Self { Self() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Self { Self() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Self { Self() }
}

extension RoundedRectangle {
  /// A rectangle with rounded corners, as far as the shorter side of the corners' size says.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
}
