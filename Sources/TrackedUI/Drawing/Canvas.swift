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
    let paint: _Paint

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(paint: .color(color)) }

    /// Colours that change along a line between two points.
    public static func linearGradient(_ gradient: Gradient, startPoint: Point, endPoint: Point) -> Shading {
      Shading(paint: .linear(gradient, startPoint.asUnit, endPoint.asUnit))
    }

    /// Colours that change between two distances from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double
    ) -> Shading { Shading(paint: .radial(gradient, center.asUnit, startRadius, endRadius)) }

    /// Colours that change all around a point.
    public static func conicGradient(_ gradient: Gradient, center: Point, angle: Angle = .zero) -> Shading {
      Shading(paint: .angular(gradient, center.asUnit, angle, Angle(degrees: angle.degrees + 360)))
    }
  }

  private func choose(_ shading: Shading) {
    // The points of a canvas are distances, not parts: those of a square of one logical pixel.
    shading.paint.choose(in: cairo, Rect(x: 0, y: 0, width: 1, height: 1)) { color in
      let color = color.rgba(with: traits)
      return color.withAlpha(color.alpha * opacity)
    }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) {
    path.draw(in: cairo)
    choose(shading)
    cairo.fill()
  }

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    path.draw(in: cairo)
    choose(shading)
    style.apply(to: cairo)
    cairo.stroke()
  }
}

extension Point {
  fileprivate var asUnit: UnitPoint { UnitPoint(x: x, y: y) }
}
