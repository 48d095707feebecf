import Gtk

/// A change of how a view is drawn.
protocol DrawingModifier: NodeModifier {
  /// Draws a view.
  func draw(in rect: Rect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: () -> Void)
}

extension DrawingModifier {
  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    DrawingNode(view, inputs)
  }
}

/// The node of a change of drawing: a widget around each part of the view.
private final class DrawingNode<Content: View, Modifier: DrawingModifier>: _ViewNode<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private var child: _ViewNode<Content>!
  private var wrappers: [ObjectIdentifier: PaintedWidget] = [:]
  private let inRows = RowWrappers<PaintedWidget>()

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    child = Content._makeNode(view.content, inputs.below(self))
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    if !ViewComparison.areEqual(modifier, view.modifier) {
      modifier = view.modifier
      refresh()
    }
    child.update(view.content)
  }

  override func refresh() {
    for wrapper in wrappers.values { wrapper.queueDraw() }
    for wrapper in inRows.shown { wrapper.queueDraw() }
  }

  private func makeWrapper() -> PaintedWidget {
    PaintedWidget { [weak self] rect, snapshot, content in
      guard let self else { return content() }
      GraphContext.reading(for: self) {
        self.modifier.draw(in: rect, on: snapshot, EnvironmentValues(of: self), content)
      }
    }
  }

  /// Each row of a `ForEach` in a list or in a lazy stack is drawn by itself.
  private func changedRow(_ item: LayoutItem) -> LayoutItem {
    let wrapper = inRows.wrapper(of: item, make: makeWrapper)
    wrapper.show([item])
    return WrapperItem(wrapper, item)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    var inner: [LayoutItem] = []
    child.appendItems(to: &inner)
    var used: [ObjectIdentifier: PaintedWidget] = [:]
    for item in inner {
      if let rows = item as? RowsItem {
        items.append(rows.changed { [weak self] in self?.changedRow($0) ?? $0 })
        continue
      }
      let key = item.node.map { ObjectIdentifier($0) } ?? ObjectIdentifier(item)
      let wrapper = wrappers[key] ?? makeWrapper()
      used[key] = wrapper
      wrapper.show([item])
      items.append(WrapperItem(wrapper, item))
    }
    wrappers = used
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

/// A widget that has its content drawn by somebody else.
private final class PaintedWidget: LayoutWidget {
  private let paint: (Rect, Snapshot, () -> Void) -> Void

  init(_ paint: @escaping (Rect, Snapshot, () -> Void) -> Void) {
    self.paint = paint
    super.init(LayoutEngineOf(ZStackLayout()))
  }

  override func snapshot(_ snapshot: Snapshot) {
    paint(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), snapshot) { super.snapshot(snapshot) }
  }
}

struct ClipModifier: DrawingModifier, Equatable {
  let clip: _Clip

  func draw(in rect: Rect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: () -> Void) {
    let half = min(rect.width, rect.height) / 2
    switch clip {
    case .rounded(let radius): snapshot.clipped(to: rect, cornerRadius: min(radius, half), content)
    case .circle:
      let square = Rect(
        x: rect.x + rect.width / 2 - half, y: rect.y + rect.height / 2 - half, width: half * 2, height: half * 2)
      snapshot.clipped(to: square, cornerRadius: half, content)
    case .ellipse: snapshot.clipped(to: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, content)
    }
  }
}

struct TransformModifier: DrawingModifier, Equatable {
  let rotation: Double
  let scaleX: Double
  let scaleY: Double
  let anchor: UnitPoint

  func draw(in rect: Rect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: () -> Void) {
    let (x, y) = (rect.x + anchor.x * rect.width, rect.y + anchor.y * rect.height)
    snapshot.turned(by: rotation, scaledBy: scaleX, scaleY, around: x, y, content)
  }
}

struct ShadowModifier: DrawingModifier {
  let color: Color
  let radius: Double
  let x: Double
  let y: Double

  func draw(in rect: Rect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: () -> Void) {
    snapshot.shadow(
      around: rect, offset: Size(width: x, height: y), blur: radius * 2, color: color.rgba(with: values.resolvedTraits))
    content()
  }
}

struct HitTestingModifier: WidgetModifier, Equatable {
  let isEnabled: Bool
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { widget.canTarget = isEnabled }
  func remove(from widget: Widget, _ node: _Node) { widget.canTarget = true }
}
