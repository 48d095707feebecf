import Foundation
import Gtk

/// A change of how a view is drawn. Numbers that an animation changes are drawn on their way.
protocol DrawingModifier: NodeModifier, Animatable {
  /// Draws a view.
  ///
  /// - Parameter content: draws it unchanged.
  func draw(in rect: CGRect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: (Snapshot) -> Void)
}

extension DrawingModifier {
  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    DrawingNode(view, inputs)
  }
}

/// The node of a change of drawing.
private final class DrawingNode<Content: View, Modifier: DrawingModifier>: WrappingNode<
  Content, Modifier, PaintedWidget
>
{
  override func makeWrapper() -> PaintedWidget {
    PaintedWidget { [weak self, shown] rect, snapshot, content in
      // A view that is gone, and seen a while longer, has no environment any more.
      guard let self, !isRemoved else { return content(snapshot) }
      GraphContext.reading(for: self) {
        shown.modifier.draw(in: rect, on: snapshot, EnvironmentValues(of: self), content)
      }
    }
  }
}

/// A widget that has its content drawn by something else.
final class PaintedWidget: LayoutWidget {
  private let paint: (CGRect, Snapshot, (Snapshot) -> Void) -> Void

  init(_ paint: @escaping (CGRect, Snapshot, (Snapshot) -> Void) -> Void) {
    self.paint = paint
    super.init()
  }

  override func snapshot(_ snapshot: Snapshot) {
    paint(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)), snapshot) { super.snapshot($0) }
  }
}

struct ClipModifier: DrawingModifier, Equatable {
  let clip: _Clip

  func draw(in rect: CGRect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: (Snapshot) -> Void) {
    let half = min(rect.width, rect.height) / 2
    switch clip {
    case .rounded(let radius): snapshot.clipped(to: Rect(rect), cornerRadius: min(radius, half)) { content(snapshot) }
    case .circle:
      let square = CGRect(
        x: rect.x + rect.width / 2 - half, y: rect.y + rect.height / 2 - half, width: half * 2, height: half * 2)
      snapshot.clipped(to: Rect(square), cornerRadius: half) { content(snapshot) }
    case .ellipse:
      snapshot.clipped(to: Rect(rect), cornerWidth: rect.width / 2, cornerHeight: rect.height / 2) { content(snapshot) }
    }
  }
}

struct ShadowModifier: DrawingModifier {
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  func draw(in rect: CGRect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: (Snapshot) -> Void) {
    snapshot.shadowed(
      offset: Size(width: x, height: y), blur: radius * 2, color: color.rgba(with: values.resolvedTraits)
    ) { content(snapshot) }
  }
}

struct HitTestingModifier: WidgetModifier, Equatable {
  let isEnabled: Bool
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { widget.setUnreachable(!isEnabled, because: .passedThrough) }
  func remove(from widget: Widget, _ node: _Node) { widget.setUnreachable(false, because: .passedThrough) }
}

extension View {
  /// Draws the view by itself before it is shown: GTK keeps what it has drawn in any case.
  ///
  /// - Parameters:
  ///   - opaque: whether it covers what is behind: what it does not draw on is seen through all the same.
  ///   - colorMode: how colours are counted: as GTK does.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
}
