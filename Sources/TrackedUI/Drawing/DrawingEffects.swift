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

/// A modifier as it is shown at this moment, which may be on its way. Widgets keep it, also those that outlive their view.
final class ShownModifier<Modifier: ViewModifier & Animatable> {
  private(set) var modifier: Modifier

  init(_ modifier: Modifier) { self.modifier = modifier }

  /// Shows a new one: at once, or from what is shown on.
  ///
  /// - Parameters:
  ///   - widget: what is seen of it; nil for nothing yet.
  ///   - show: called whenever it has changed.
  func take(_ new: Modifier, in widget: Widget?, show: @escaping () -> Void) {
    let before = modifier.animatableData
    guard let widget, Modifier.hasAnimatableData, AnimatedPlaces.isAnimating, before != new.animatableData else {
      if let widget { AnimatedPlaces.stop(widget, "modifier") }
      modifier = new
      return show()
    }
    AnimatedPlaces.change(widget, "modifier", from: 0, to: 1) { [self] share in
      modifier = share == 1 ? new : new.onTheWay(from: before, share)
      show()
    }
  }
}

/// The base of nodes with a widget of their own around each part of a view, which shows a modifier.
class WrappingNode<Content: View, Modifier: ViewModifier & Animatable, Wrapper: LayoutWidget>:
  ModifiedNode<Content, Modifier>
{
  let shown: ShownModifier<Modifier>
  private var wrappers: [ObjectIdentifier: Wrapper] = [:]
  private let inRows = RowWrappers<Wrapper>()

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    shown = ShownModifier(view.modifier)
    super.init(view, inputs)
  }

  /// A widget for one part.
  func makeWrapper() -> Wrapper { fatalError("\(Self.self) makes its widgets") }

  /// Has other widgets made for all parts.
  final func dropWrappers() { wrappers = [:] }

  override func modifierDidChange(from old: Modifier) {
    guard !ViewComparison.areEqual(old, modifier) else { return }
    // The widgets, not the node: what leaves is seen a while longer.
    let all = Array(wrappers.values) + inRows.made
    shown.take(modifier, in: all.first) { [show = showing] in all.forEach(show) }
  }

  /// Has a widget show the modifier as it is now; called after the node is gone as well.
  var showing: (Wrapper) -> Void { { $0.queueDraw() } }

  override func refresh() { (Array(wrappers.values) + inRows.made).forEach(showing) }

  /// Each row of a `ForEach` in a list or in a lazy stack is changed by itself.
  private func changedRow(_ item: LayoutItem) -> LayoutItem {
    let wrapper = inRows.wrapper(of: item, make: makeWrapper)
    wrapper.show([item])
    return WrapperItem(wrapper, item)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    var used: [ObjectIdentifier: Wrapper] = [:]
    for item in childItems {
      if let rows = item as? RowsItem {
        items.append(rows.changed { [weak self] in self?.changedRow($0) ?? $0 })
        continue
      }
      let key = item.key
      let wrapper = wrappers[key] ?? makeWrapper()
      used[key] = wrapper
      wrapper.show([item])
      items.append(WrapperItem(wrapper, item))
    }
    wrappers = used
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
    super.init(LayoutEngineOf(ZStackLayout()))
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
