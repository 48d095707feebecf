import CGtk

/// What a window's surface asks for its size, with GTK's own answer: of use only in the handler that gets it.
@MainActor public struct ToplevelSize: ValueRepresentable {
  private let pointer: OpaquePointer?

  /// Finds what GTK asks.
  public init(value: UnsafePointer<GValue>) { pointer = g_value_peek_pointer(value).map { OpaquePointer($0) } }

  /// Stores a null pointer: nobody but GTK asks.
  public func store(in value: UnsafeMutablePointer<GValue>) { g_value_init(value, cgtk_type_pointer()) }

  /// Whether it is a GdkToplevelSize.
  public static func canRead(_ type: GType) -> Bool { ValueKind.name(of: type) == "GdkToplevelSize" }

  /// The largest size that fits the screen.
  public var bounds: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    if let pointer { gdk_toplevel_size_get_bounds(pointer, &width, &height) }
    return Size(width: Int(width), height: Int(height))
  }

  /// Answers with a size.
  public func setSize(width: Int, height: Int) {
    if let pointer { gdk_toplevel_size_set_size(pointer, Int32(clamping: width), Int32(clamping: height)) }
  }

  /// Answers with the least size that the user can give the window.
  public func setMinSize(minWidth: Int, minHeight: Int) {
    if let pointer { gdk_toplevel_size_set_min_size(pointer, Int32(clamping: minWidth), Int32(clamping: minHeight)) }
  }

  /// Says how much of the surface is the window's shadow, on each side.
  public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) {
    guard let pointer else { return }
    gdk_toplevel_size_set_shadow_width(
      pointer, Int32(clamping: left), Int32(clamping: right), Int32(clamping: top), Int32(clamping: bottom))
  }
}
