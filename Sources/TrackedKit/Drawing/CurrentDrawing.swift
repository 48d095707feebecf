public import Gtk
import GtkTracking

/// The target of `View.draw(_ rect:)`, with the colours set for it; it exists only while such a method runs.
final class CurrentDrawing {
  /// The look and transform of later drawing.
  struct State {
    var fillColor = Color.black
    var strokeColor = Color.black
    var alpha = 1.0
    var transform = AffineTransform.identity
    /// Drawing is clipped to all of these; in the view's coordinates.
    var clips: [BezierPath] = []
    // Of lines that a `DrawingContext` draws; a `BezierPath` has its own.
    var lineWidth = 1.0
    var lineCap = LineCap.butt
    var lineJoin = LineJoin.miter
    var miterLimit = 10.0
    var dash: (lengths: [Double], phase: Double) = ([], 0)
  }

  private(set) static var current: CurrentDrawing?
  /// The state that one function begins and another ends, such as `GraphicsBeginImageContext(_:)`, with the previous one.
  private static var begun: [(drawing: CurrentDrawing, outer: CurrentDrawing?, format: GraphicsImageRendererFormat)] =
    []

  let view: Widget
  private(set) var canvas: Snapshot
  /// The drawing area, in the view's coordinates.
  let area: Rect
  var state = State()
  /// The states that `DrawingContext.restoreGState()` restores.
  var saved: [State] = []
  /// The path of a `DrawingContext`, in the view's coordinates.
  var path = BezierPath()

  private init(_ view: Widget, _ canvas: Snapshot, _ area: Rect) {
    self.view = view
    self.canvas = canvas
    self.area = area
  }

  /// Makes a canvas the current one of a view.
  ///
  /// - Parameter area: the drawing area; nil for all of the view.
  static func draw(_ view: Widget, on canvas: Snapshot, area: Rect? = nil, _ body: () -> Void) {
    let outer = current
    let whole = Rect(x: 0, y: 0, width: Double(view.width), height: Double(view.height))
    current = CurrentDrawing(view, canvas, area ?? whole)
    defer { current = outer }
    body()
  }

  /// Makes later drawing part of a picture, until `endPicture()`.
  static func beginPicture(_ size: Size, _ format: GraphicsImageRendererFormat) {
    let outer = current
    current = CurrentDrawing(MeasuringLabel.widget, .recording(), Rect(origin: .zero, size: size))
    begun.append((current!, outer, format))
  }

  /// The picture drawn so far; nil outside of one.
  static func picture() -> Image? {
    guard let (drawing, _, format) = begun.last else { return nil }
    let node = drawing.canvas.recorded()
    drawing.canvas = .recording()
    if let node { drawing.canvas.append(node) }
    return Image(texture: .picture(of: node, in: drawing.area, format), scale: format.scale)
  }

  /// Ends the picture that was begun last.
  static func endPicture() {
    guard let (drawing, outer, _) = begun.popLast() else { return }
    _ = drawing.canvas.recorded()
    current = outer
  }

  /// Lets nothing be drawn outside of a shape from now on.
  func clip(to path: BezierPath) { state.clips.append(path.copied(by: state.transform)) }

  /// Draws with the state's transform.
  func draw(_ body: (Snapshot) -> Void) {
    guard !state.clips.isEmpty else { return drawUnclipped(canvas, body) }
    guard let content = Snapshot.record({ drawUnclipped($0, body) }) else { return }
    let area = state.clips.dropFirst().reduce(state.clips[0].bounds) { $0.intersection($1.bounds) }
    guard !area.isNull, !area.isEmpty else { return }
    canvas.append(content, in: area.insetBy(dx: -1, dy: -1).integral) { cairo in
      for path in state.clips {
        path.addPath(to: cairo)
        cairo.clip()
      }
    }
  }

  private func drawUnclipped(_ canvas: Snapshot, _ body: (Snapshot) -> Void) {
    guard state.alpha < 1 else { return drawOpaque(canvas, body) }
    canvas.withOpacity(state.alpha) { drawOpaque(canvas, body) }
  }

  private func drawOpaque(_ canvas: Snapshot, _ body: (Snapshot) -> Void) {
    guard state.transform != .identity else { return body(canvas) }
    canvas.transformed(by: state.transform) { body(canvas) }
  }
}

extension Snapshot {
  /// Draws with cairo where it is needed.
  func cairo(around rect: Rect, _ body: (CairoContext) -> Void) {
    guard !rect.isNull else { return }
    cairo(in: rect.insetBy(dx: -1, dy: -1).integral, body)
  }
}

// What is drawn next in a drawing hook.
extension Color {
  /// Sets the fill colour of later drawing in this drawing hook.
  public nonisolated func setFill() { onMainThread { CurrentDrawing.current?.state.fillColor = self } }

  /// Sets the line colour of later drawing in this drawing hook.
  public nonisolated func setStroke() { onMainThread { CurrentDrawing.current?.state.strokeColor = self } }

  /// Sets the fill and line colour of later drawing in this drawing hook.
  public nonisolated func set() {
    setFill()
    setStroke()
  }
}

extension AttributedText {
  /// How much room the text takes on one line in the desktop's font, or on lines of at most a width, in logical pixels.
  public nonisolated final func size(maxWidth: Double? = nil) -> Size {
    onMainThread {
      guard let context = CurrentDrawing.current else { return MeasuringLabel.size(of: self, maxWidth: maxWidth) }
      return context.canvas.size(of: string, for: context.view, runs: textRuns(with: .current), maxWidth: maxWidth)
    }
  }

  /// Draws the text from a point on, in a drawing hook.
  public nonisolated final func draw(at point: Point) {
    draw(in: Rect(origin: point, size: .zero), maxWidth: nil)
  }

  /// Draws the text from the top left corner of a rectangle, in a drawing hook; lines break at its width.
  public nonisolated final func draw(in rect: Rect) { draw(in: rect, maxWidth: rect.width) }

  private nonisolated func draw(in rect: Rect, maxWidth: Double?) {
    onMainThread {
      guard let context = CurrentDrawing.current else { return }
      context.draw {
        $0.draw(
          string, at: rect.origin, of: context.view, color: Color.black.currentRGBA, runs: textRuns(with: .current),
          maxWidth: maxWidth)
      }
    }
  }
}

extension String {
  /// How much room the text takes on one line, in logical pixels.
  public nonisolated func size(withAttributes attributes: [AttributedText.Key: Any]? = nil) -> Size {
    AttributedText(string: self, attributes: attributes).size()
  }

  /// Draws the text from a point on, in a drawing hook.
  public nonisolated func draw(at point: Point, withAttributes attributes: [AttributedText.Key: Any]? = nil) {
    AttributedText(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text from the top left corner of a rectangle, in a drawing hook; lines break at its width.
  public nonisolated func draw(in rect: Rect, withAttributes attributes: [AttributedText.Key: Any]? = nil) {
    AttributedText(string: self, attributes: attributes).draw(in: rect)
  }
}

extension Image {
  /// Draws the picture into a rectangle, in a drawing hook. The view is drawn again when the picture has arrived.
  public nonisolated func draw(in rect: Rect) { onMainThread { drawNow(in: rect) } }

  private func drawNow(in rect: Rect) {
    guard let context = CurrentDrawing.current else { return }
    let color = shapeColor?.currentRGBA
    if let iconName {
      let icon = Icon(
        iconName, size: Int(pixels: max(rect.width, rect.height).rounded(.up)), scale: context.view.scaleFactor,
        direction: direction(in: context.view))
      context.draw { $0.draw(icon, in: rect, color: color ?? Color.label.currentRGBA) }
    } else if let texture {
      if let color {
        context.draw { canvas in canvas.tinted(color) { canvas.draw(texture, in: rect) } }
      } else {
        context.draw { $0.draw(texture, in: rect) }
      }
    }
  }

  /// Draws the picture in its own size, in a drawing hook.
  public nonisolated func draw(at point: Point) { draw(in: Rect(origin: point, size: size)) }
}
