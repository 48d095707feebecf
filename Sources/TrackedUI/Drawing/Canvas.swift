import Gtk

/// Draws with lines, areas and texts.
///
/// ```swift
/// Canvas { context, size in context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.green)) }
/// ```
/// The closure runs when the view's inputs or its size are others.
public struct Canvas: WidgetView {
  let renderer: (inout GraphicsContext, Size) -> Void

  /// A drawing.
  public init(renderer: @escaping (inout GraphicsContext, Size) -> Void) { self.renderer = renderer }

  var sizing: WidgetSizing { .fills }

  func makeWidget(_ node: WidgetViewNode<Self>) -> DrawingWidget { DrawingWidget() }

  func update(_ widget: DrawingWidget, _ node: WidgetViewNode<Self>) {
    let values = node.values
    let traits = values.resolvedTraits
    widget.drawing = { [renderer, unowned widget] snapshot, rect in
      snapshot.cairo(in: rect) { cairo in
        var context = GraphicsContext(cairo: cairo, snapshot: snapshot, widget: widget, traits: traits)
        renderer(&context, Size(width: rect.width, height: rect.height))
      }
    }
  }
}

/// What a canvas draws into.
@MainActor public struct GraphicsContext {
  let cairo: CairoContext
  let snapshot: Snapshot
  let widget: Widget
  let traits: TraitCollection
  /// The opacity of what is drawn from here on, from 0 to 1.
  public var opacity = 1.0

  init(cairo: CairoContext, snapshot: Snapshot, widget: Widget, traits: TraitCollection) {
    self.cairo = cairo
    self.snapshot = snapshot
    self.widget = widget
    self.traits = traits
  }

  /// What areas and lines are drawn with.
  @MainActor public struct Shading {
    let color: Color

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(color: color) }
  }

  private func choose(_ shading: Shading) {
    let color = shading.color.rgba(with: traits)
    cairo.setColor(color.withAlpha(color.alpha * opacity))
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) {
    path.draw(in: cairo)
    choose(shading)
    cairo.fill()
  }

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    path.draw(in: cairo)
    choose(shading)
    cairo.setLineWidth(lineWidth)
    cairo.stroke()
  }
}
