public import Gtk
import GtkTracking

/// How a renderer makes pictures.
public nonisolated final class GraphicsImageRendererFormat {
  /// How many pixels of the picture make a logical one; that of the screen unless set.
  public var scale = onMainThread { Double(Monitor.showing(Gtk.Window.foremost)?.scale ?? 1) }
  /// Whether what is not drawn is black.
  public var opaque = false

  /// A format.
  public init() {}

  /// The usual one.
  public static func `default`() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }

  /// The usual one.
  public static func preferred() -> GraphicsImageRendererFormat { GraphicsImageRendererFormat() }
}

/// The context of a renderer's closure.
@MainActor public final class GraphicsImageRendererContext {
  /// Draws paths, colours and lines.
  public let cgContext: DrawingContext
  /// How the picture is made.
  public let format: GraphicsImageRendererFormat

  init(_ context: DrawingContext, _ format: GraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: Rect) { cgContext.fill(rect) }

  /// Draws a rectangle's sides with the current stroke colour.
  public func stroke(_ rect: Rect) { cgContext.stroke(rect) }
}

/// Makes pictures from drawing as in `View.draw(_ rect:)`, without a window.
///
/// ```swift
/// let dot = GraphicsImageRenderer(size: Size(width: 20, height: 20)).image { context in
///   Color.systemRed.setFill()
///   context.cgContext.fillEllipse(in: Rect(x: 2, y: 2, width: 16, height: 16))
/// }
/// ```
///
/// Colours follow the current traits: those of the running hook, or the desktop's. Pictures are drawn on the main thread; another thread
/// that requests one waits.
public nonisolated final class GraphicsImageRenderer {
  /// The rectangle of the coordinates that is in the picture.
  public let bounds: Rect
  /// How the picture is made.
  public let format: GraphicsImageRendererFormat

  /// A renderer of pictures of a size, in logical pixels.
  public convenience init(size: Size, format: GraphicsImageRendererFormat = .default()) {
    self.init(bounds: Rect(origin: .zero, size: size), format: format)
  }

  /// A renderer of pictures of a part of the coordinates.
  public init(bounds: Rect, format: GraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// A picture of what `actions` draws.
  public func image(actions: @MainActor (_ context: GraphicsImageRendererContext) -> Void) -> Image {
    let bounds = bounds
    // What holds the format waits.
    nonisolated(unsafe) let format = format
    return onMainThread { Image(texture: Self.texture(bounds, format, actions), scale: format.scale) }
  }

  /// The bytes of a PNG file of what `actions` draws.
  public func pngData(actions: @MainActor (_ context: GraphicsImageRendererContext) -> Void) -> [UInt8] {
    let bounds = bounds
    // What holds the format waits.
    nonisolated(unsafe) let format = format
    return onMainThread { Self.texture(bounds, format, actions).pngBytes() }
  }

  @MainActor private static func texture(
    _ bounds: Rect, _ format: GraphicsImageRendererFormat, _ actions: @MainActor (GraphicsImageRendererContext) -> Void
  ) -> Texture {
    let node = PassContext.untracked {
      Snapshot.record { canvas in
        CurrentDrawing.draw(MeasuringLabel.widget, on: canvas, area: bounds) {
          GraphicsGetCurrentContext().map { actions(GraphicsImageRendererContext($0, format)) }
        }
      }
    }
    return .picture(of: node, in: bounds, format)
  }
}

extension Texture {
  /// The picture that was drawn; nil for nothing.
  static func picture(of node: RenderNode?, in bounds: Rect, _ format: GraphicsImageRendererFormat) -> Texture {
    let side = { (length: Double) in max(1, Int(pixels: (length * format.scale).rounded(.up))) }
    let (width, height) = (side(bounds.width), side(bounds.height))
    return node?.picture(of: bounds, scale: format.scale, isOpaque: format.opaque)
      ?? .make(
        width: width, height: height, premultipliedBGRA: [UInt8](repeating: 0, count: width * height * 4))
  }
}

/// Begins a picture, which later drawing goes to, until `GraphicsEndImageContext()`: the older form of a renderer.
///
/// - Parameters:
///   - opaque: whether undrawn parts are black.
///   - scale: how many pixels of the picture make a logical one; 0 for that of the screen.
public nonisolated func GraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: Double) {
  onMainThread {
    let format = GraphicsImageRendererFormat()
    format.opaque = opaque
    if scale > 0 { format.scale = scale }
    CurrentDrawing.beginPicture(size, format)
  }
}

/// The same with one pixel for each logical one.
public nonisolated func GraphicsBeginImageContext(_ size: Size) { GraphicsBeginImageContextWithOptions(size, false, 1) }

/// The picture that is drawn, as far as it is; nil outside of one.
public nonisolated func GraphicsGetImageFromCurrentImageContext() -> Image? {
  onMainThread { CurrentDrawing.picture() }
}

/// Ends the picture that was begun last.
public nonisolated func GraphicsEndImageContext() { onMainThread { CurrentDrawing.endPicture() } }

extension Image {
  /// A picture that is in memory already.
  ///
  /// - Parameter scale: how many of its pixels make a logical one.
  @MainActor public init(texture: Texture, scale: Double) {
    self.init(texture: texture)
    size = Size(width: Double(texture.width) / scale, height: Double(texture.height) / scale)
  }

  /// The decoded picture, as layers take it; nil until it has arrived, and for an icon.
  public nonisolated var cgImage: Texture? { onMainThread { texture } }

  /// The bytes of a PNG file; nil until the picture is decoded, and for an icon. A program may have one of its own that gives another type.
  @_disfavoredOverload public nonisolated func pngData() -> [UInt8]? { onMainThread { texture?.pngBytes() } }

  /// The bytes of a JPEG file, which keeps no transparency; nil until the picture is decoded, and for an icon. A program may have one of its own
  /// that gives another type.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1.
  @_disfavoredOverload public nonisolated func jpegData(compressionQuality quality: Double) -> [UInt8]? {
    onMainThread { texture?.jpegBytes(quality: quality) }
  }

  /// A picture of what layers take.
  public nonisolated init(cgImage: Texture) { self = onMainThread { Image(texture: cgImage) } }

  /// How many pixels are a logical one in `size`: one, but for pictures that were made for more.
  public nonisolated var scale: Double {
    onMainThread {
      guard let texture, size.width > 0 else { return 1 }
      return Double(texture.width) / size.width
    }
  }

  /// Pictures are stretched as a whole.
  @available(
    *, unavailable,
    message: "pictures are stretched as a whole: draw the parts in draw(_:), or use layer.cornerRadius and colours"
  )
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image { self }
}
