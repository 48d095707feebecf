import CGtk

/// A widget drawn by a closure. A custom view with `draw(_:)` has hooks as well.
@MainActor open class DrawingArea: Widget {
  /// An area that draws nothing.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_drawing_area_new())) }

  /// Adopts a GtkDrawingArea.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkDrawingArea`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol DrawingAreaProtocol: Widget {}

extension DrawingArea: nonisolated DrawingAreaProtocol {}

extension DrawingAreaProtocol {
  /// Draws the area; called whenever GTK needs it, and after `queueDraw()`. Nil draws nothing.
  ///
  /// - Parameter draw: called with the context and the size in logical pixels.
  public func setDraw(_ draw: ((CairoContext, Size) -> Void)?) {
    guard let draw else { return gtk_drawing_area_set_draw_func(native(), nil, nil, nil) }
    gtk_drawing_area_set_draw_func(
      native(),
      { area, context, width, height, data in
        let (area, context, data) = (UInt(bitPattern: area), UInt(bitPattern: context), UInt(bitPattern: data))
        MainActor.assumeIsolated {
          let body = Unmanaged<Drawing>.fromOpaque(UnsafeRawPointer(bitPattern: data)!).takeUnretainedValue().body
          TreeWork.beginLayout(UnsafeMutableRawPointer(bitPattern: area)!.assumingMemoryBound(to: GtkWidget.self))
          defer { TreeWork.endLayout() }
          body(CairoContext(pointer: OpaquePointer(bitPattern: context)!), Size(width: Int(width), height: Int(height)))
        }
      }, Unmanaged.passRetained(Drawing(draw)).toOpaque(), { Unmanaged<Drawing>.fromOpaque($0!).release() })
  }
}

private final class Drawing {
  let body: (CairoContext, Size) -> Void

  init(_ body: @escaping (CairoContext, Size) -> Void) { self.body = body }
}
