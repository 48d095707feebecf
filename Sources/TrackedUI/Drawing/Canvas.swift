public import Foundation
import Gtk

/// Draws with lines, areas, texts, pictures and views.
///
/// ```swift
/// Canvas { context, size in context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green)) }
/// ```
/// The closure runs when the view's inputs, its size, or something that it has read have changed.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols
  @State private var book = SymbolBook()

  /// A drawing with views in it, by their tags: `context.resolveSymbol(id:)`.
  ///
  /// - Parameters:
  ///   - opaque: whether it covers what is behind: what it does not draw on is seen through all the same.
  ///   - colorMode: how colours are counted: as GTK does.
  ///   - rendersAsynchronously: whether it may be drawn elsewhere: it is drawn with the window.
  ///   - symbols: the views, in their ideal sizes.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// The drawing, and behind it the views, which are seen where they are drawn alone.
  public var body: some View {
    if Symbols.self == EmptyView.self {
      CanvasDrawing(renderer: renderer, book: nil)
    } else {
      CanvasDrawing(renderer: renderer, book: book)
        .background { SymbolShelf(symbols: symbols, book: book) }
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A drawing.
  ///
  /// - Parameters:
  ///   - opaque: whether it covers what is behind: what it does not draw on is seen through all the same.
  ///   - colorMode: how colours are counted: as GTK does.
  ///   - rendersAsynchronously: whether it may be drawn elsewhere: it is drawn with the window.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// The widget of a canvas.
struct CanvasDrawing: WidgetView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let book: SymbolBook?

  var sizing: WidgetSizing { .fills }

  func makeWidget(_ node: WidgetViewNode<Self>) -> DrawingWidget {
    let widget = DrawingWidget()
    widget.tracksReads = true
    return widget
  }

  func update(_ widget: DrawingWidget, _ node: WidgetViewNode<Self>) {
    let values = node.values
    let traits = values.resolvedTraits
    book?.canvas = widget
    widget.drawing = { [renderer, book, unowned widget] snapshot, rect in
      snapshot.cairo(in: Rect(rect)) { cairo in
        var context = GraphicsContext(cairo: cairo, snapshot: snapshot, widget: widget, values: values, traits: traits)
        context.book = book
        renderer(&context, CGSize(width: rect.width, height: rect.height))
      }
    }
  }
}

/// How colours are counted.
public nonisolated enum ColorRenderingMode: Sendable {
  /// A way to count.
  case nonLinear, linear, extendedLinear
}

/// What a canvas draws into.
@MainActor public struct GraphicsContext {
  private(set) var cairo: CairoContext
  private(set) var snapshot: Snapshot
  let widget: Widget
  let values: EnvironmentValues
  let traits: TraitCollection
  /// The views that can be drawn; nil for none.
  var book: SymbolBook?
  /// Where what is drawn from here on is, turned or stretched.
  public var transform = AffineTransform.identity
  private var clips: [(path: Path, transform: AffineTransform)] = []
  /// The opacity of what is drawn from here on, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn from here on is mixed with what is drawn in the canvas by then.
  public var blendMode = BlendMode.normal

  init(
    cairo: CairoContext, snapshot: Snapshot, widget: Widget, values: EnvironmentValues, traits: TraitCollection
  ) {
    self.values = values
    self.cairo = cairo
    self.snapshot = snapshot
    self.widget = widget
    self.traits = traits
  }

  /// How what is drawn is mixed with what is there; the raw value is cairo's.
  public nonisolated enum BlendMode: UInt32, Sendable {
    /// Nothing: takes away what is there.
    case clear = 0
    /// What is drawn, in place of what is there.
    case copy = 1
    /// What is drawn, over what is there.
    case normal = 2
    /// What is drawn, where there is something; nothing elsewhere.
    case sourceIn = 3
    /// What is drawn, where there is nothing; nothing elsewhere.
    case sourceOut = 4
    /// What is drawn, over what is there and only there.
    case sourceAtop = 5
    /// What is drawn, under what is there.
    case destinationOver = 7
    /// What is there, where something is drawn; nothing elsewhere.
    case destinationIn = 8
    /// What is there, where nothing is drawn.
    case destinationOut = 9
    /// What is there, over what is drawn and only there.
    case destinationAtop = 10
    /// Each of both where the other is not.
    case xor = 11
    /// The sum of both.
    case plusLighter = 12
    /// The product of both, which is darker than either.
    case multiply = 14
    /// The inverse of the product of both inverses, which is lighter than either.
    case screen = 15
    /// The product where there are dark colours, the screen where there are light ones.
    case overlay = 16
    /// The darker of both, channel by channel.
    case darken = 17
    /// The lighter of both, channel by channel.
    case lighten = 18
    /// What is there, brightened as what is drawn is bright.
    case colorDodge = 19
    /// What is there, darkened as what is drawn is dark.
    case colorBurn = 20
    /// The product where dark colours are drawn, the screen where light ones are.
    case hardLight = 21
    /// What is there, gently darkened by dark colours and lightened by light ones.
    case softLight = 22
    /// The difference of both: white inverts, black changes nothing.
    case difference = 23
    /// The difference of both with less contrast.
    case exclusion = 24
    /// The hue of what is drawn, with the saturation and luminosity of what is there.
    case hue = 25
    /// The saturation of what is drawn, with the hue and luminosity of what is there.
    case saturation = 26
    /// The hue and saturation of what is drawn, with the luminosity of what is there.
    case color = 27
    /// The luminosity of what is drawn, with the hue and saturation of what is there.
    case luminosity = 28
  }

  /// What areas and lines are drawn with.
  @MainActor public struct Shading {
    let paint: _Paint

    fileprivate let style: (any ShapeStyle)?

    init(paint: _Paint) { (self.paint, style) = (paint, nil) }
    private init(style: any ShapeStyle) { (paint, self.style) = (.color(.label), style) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(paint: .color(color)) }
    /// A shade of grey, from 0, black, to 1, white.
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      .color(Color(white: white, opacity: opacity))
    }
    /// A colour by its components, from 0 to 1.
    public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      .color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    /// The style of texts around the canvas.
    public static var foreground: Shading { Shading(style: ForegroundStyle()) }
    /// A style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(style: style) }

    /// Colours that change along a line between two points.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(paint: .linear(gradient, startPoint.asUnit, endPoint.asUnit))
    }

    /// Colours that change between two distances from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: Double, endRadius: Double
    ) -> Shading { Shading(paint: .radial(gradient, center.asUnit, startRadius, endRadius)) }

    /// Colours that change all around a point.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Shading(paint: .angular(gradient, center.asUnit, angle, Angle(degrees: angle.degrees + 360)))
    }
  }

  private func choose(_ shading: Shading, in cairo: CairoContext) {
    // The points of a canvas are distances, not parts: those of a square of one logical pixel.
    let paint = shading.style?._paint(in: values) ?? shading.paint
    paint.choose(in: cairo, CGRect(x: 0, y: 0, width: 1, height: 1)) { color in
      let color = color.rgba(with: traits)
      return color.withAlpha(color.alpha * opacity)
    }
  }

  /// What is done to what is drawn from here on, in order.
  private var filters: [Filter] = []

  /// Does something to what is drawn from here on: to each part of it, or, where it is added before `drawLayer(content:)`, to that as a whole.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  /// Draws with the edges and the place that hold now.
  private func drawing(_ body: (CairoContext) -> Void) {
    guard filters.isEmpty else { return filtered { $0.drawing(body) } }
    cairo.saved {
      for clip in clips {
        cairo.saved {
          cairo.transform(by: clip.transform)
          clip.path.draw(in: cairo)
        }
        cairo.clip()
      }
      cairo.transform(by: transform)
      if blendMode != .normal { cairo.setOperator(blendMode.rawValue) }
      body(cairo)
    }
  }

  /// Draws what a closure draws through the filters.
  private func filtered(_ content: (inout GraphicsContext) -> Void) {
    let bounds = CGRect(x: 0, y: 0, width: Double(widget.width), height: Double(widget.height))
    let node = Snapshot.record { recorded in
      Filter.draw(filters[...], on: recorded, traits) { target in
        target.cairo(in: Rect(bounds)) { cairo in
          var inner = self
          (inner.cairo, inner.snapshot, inner.filters) = (cairo, target, [])
          content(&inner)
        }
      }
    }
    if let node { cairo.draw(node) }
  }

  /// Draws what was recorded.
  func drawing(_ node: RenderNode) { drawing { $0.draw(node, opacity: opacity) } }

  /// Has what is drawn from here on at another place.
  public mutating func translateBy(x: Double, y: Double) { transform = transform.translatedBy(x: x, y: y) }
  /// Has what is drawn from here on larger or smaller.
  public mutating func scaleBy(x: Double, y: Double) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from here on clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Moves, turns or stretches what is drawn from here on.
  public mutating func concatenate(_ matrix: AffineTransform) { transform = matrix.concatenating(transform) }
  /// Draws from here on inside of an outline alone.
  public mutating func clip(to path: Path) { clips.append((path, transform)) }

  /// Draws with changes that hold no longer then.
  public func drawLayer(content: (inout GraphicsContext) -> Void) {
    guard filters.isEmpty else { return filtered(content) }
    var copy = self
    content(&copy)
  }

  /// Draws a text at a point, which is a point of the text's rectangle: its middle unless it is said.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let runs = text.textRuns(in: values)
    let size = snapshot.size(of: text.plain, for: widget, runs: runs)
    draw(text, runs, at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), nil)
  }

  /// Draws a text from the leading upper corner of a rectangle on, in lines of its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(text, text.textRuns(in: values), at: rect.origin, rect.width) }

  private func draw(_ text: Text, _ runs: [TextRun], at point: CGPoint, _ maxWidth: CGFloat?) {
    let color = Color.label.rgba(with: traits)
    drawing {
      $0.draw(
        text.plain, at: Point(point), of: widget, color: color.withAlpha(color.alpha * opacity), runs: runs,
        maxWidth: maxWidth.map { Double($0) }
      )
    }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) {
    drawing { cairo in
      path.draw(in: cairo)
      choose(shading, in: cairo)
      cairo.fill()
    }
  }

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawing { cairo in
      path.draw(in: cairo)
      choose(shading, in: cairo)
      style.apply(to: cairo)
      cairo.stroke()
    }
  }
}

extension CGPoint {
  fileprivate var asUnit: UnitPoint { UnitPoint(x: x, y: y) }
}
