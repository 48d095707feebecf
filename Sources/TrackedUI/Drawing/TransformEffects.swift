public import Foundation
import Gtk

/// A change of where and how large a view is shown, without another place in the layout: it is drawn there, and the pointer hits it
/// there. Numbers that an animation changes are shown on their way.
protocol TransformingModifier: NodeModifier, Animatable {
  /// The change for a view of some size, around a point of it.
  func transform(of size: CGSize) -> (AffineTransform, around: CGPoint)
}

extension TransformingModifier {
  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TransformNode(view, inputs) { $0.transform(of: $1) }
  }
}

/// The node of a view that is shown transformed.
final class TransformNode<Content: View, Modifier: ViewModifier & Animatable>: WrappingNode<
  Content, Modifier, TransformedWidget
>
{
  private let transform: (Modifier, CGSize) -> (AffineTransform, around: CGPoint)

  init(
    _ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs,
    _ transform: @escaping (Modifier, CGSize) -> (AffineTransform, around: CGPoint)
  ) {
    self.transform = transform
    super.init(view, inputs)
  }

  override func makeWrapper() -> TransformedWidget {
    TransformedWidget { [shown, transform] in transform(shown.modifier, $0) }
  }

  override var showing: (TransformedWidget) -> Void { { $0.queueAllocate() } }
}

/// A widget that shows its content transformed.
final class TransformedWidget: LayoutWidget {
  private let transform: (CGSize) -> (AffineTransform, around: CGPoint)
  /// Whether nothing is left of it.
  private var isFlat = false

  init(_ transform: @escaping (CGSize) -> (AffineTransform, around: CGPoint)) {
    self.transform = transform
    super.init()
  }

  override func snapshot(_ snapshot: Snapshot) { if !isFlat { super.snapshot(snapshot) } }

  /// Where its content is without the transform.
  private var places: [ObjectIdentifier: CGRect] = [:]

  override func place(of widget: Widget) -> CGRect? { places[ObjectIdentifier(widget)] }

  override func give(_ widget: Widget, _ rect: CGRect) {
    let (transform, center) = transform(CGSize(width: Double(width), height: Double(height)))
    if places.count > items.count { places = [:] }
    places[ObjectIdentifier(widget)] = rect
    isFlat = abs(transform.a * transform.d - transform.b * transform.c) < 1e-9
    guard !transform.isIdentity else { return super.give(widget, rect) }
    allocate(
      widget, in: Rect(rect), transformed: transform, around: Point(x: center.x - rect.x, y: center.y - rect.y))
  }
}

/// Turns and scales a view around a point of it.
struct TransformModifier: TransformingModifier, Equatable {
  var rotation: Double
  var scaleX: Double
  var scaleY: Double
  var anchor: UnitPoint

  func transform(of size: CGSize) -> (AffineTransform, around: CGPoint) {
    let turn = AffineTransform(rotationAngle: rotation * .pi / 180)
    return (turn.scaledBy(x: scaleX, y: scaleY), CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
  }

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(rotation, AnimatablePair(scaleX, scaleY)) }
    set { (rotation, scaleX, scaleY) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

/// Turns a view in space, seen from far away: what turns away becomes narrower.
private struct SpaceTurnModifier: TransformingModifier {
  var degrees: Double
  let axis: (x: Double, y: Double, z: Double)
  let anchor: UnitPoint

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  func transform(of size: CGSize) -> (AffineTransform, around: CGPoint) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    guard length > 0 else { return (.identity, center) }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let angle = degrees * .pi / 180
    let (c, s) = (cosine(angle), sine(angle))
    return (
      AffineTransform(
        a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0,
        ty: 0), center
    )
  }
}

extension SpaceTurnModifier: ComparedInput {
  func isSameInput(as other: Self) -> Bool { degrees == other.degrees && axis == other.axis && anchor == other.anchor }
}

private struct MatrixModifier: TransformingModifier, Equatable {
  var matrix: AffineTransform

  func transform(of size: CGSize) -> (AffineTransform, around: CGPoint) { (matrix, .zero) }

  var animatableData: ProjectionTransform {
    get { ProjectionTransform(matrix) }
    set { matrix = newValue.affine(in: CGSize(width: 1, height: 1)) }
  }
}

extension View {
  /// Turns the view clockwise around a point of it. Its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(rotation: angle.degrees, scaleX: 1, scaleY: 1, anchor: anchor))
  }

  /// Shows the view larger or smaller, in each direction by itself. Its place in the layout stays.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(rotation: 0, scaleX: x, scaleY: y, anchor: anchor))
  }

  /// Shows the view larger or smaller, in each direction by itself. Its place in the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Shows the view larger or smaller. Its place in the layout stays.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(rotation: 0, scaleX: scale, scaleY: scale, anchor: anchor))
  }

  /// Turns the view in space around an axis through a point of it, without perspective: what turns away becomes narrower, and past a
  /// right angle it is seen from behind. Its place in the layout stays.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center
  ) -> some View {
    modifier(SpaceTurnModifier(degrees: angle.degrees, axis: axis, anchor: anchor))
  }

  /// Shows the view transformed. Its place in the layout stays.
  public func transformEffect(_ transform: AffineTransform) -> some View { modifier(MatrixModifier(matrix: transform)) }
}

private struct FlipModifier: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let isEnabled: Bool
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Whether the view is turned over where text is read from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}
