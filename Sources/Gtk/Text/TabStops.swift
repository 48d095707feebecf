public import CGtk

/// Tab stops of a text; without any, the usual ones.
public nonisolated struct TabStops: Hashable, Sendable {
  /// The positions, in logical pixels from the start of the line; the last distance repeats.
  public var positions: [Int]

  /// Tab stops at positions in logical pixels from the start of the line.
  public init(_ positions: [Int] = []) { self.positions = positions }
}

extension TabStops: @MainActor ValueRepresentable {
  /// Reads a PangoTabArray.
  public init(value: UnsafePointer<GValue>) {
    self = g_value_get_boxed(value).map { TabStops(OpaquePointer($0)) } ?? TabStops()
  }

  /// Stores a PangoTabArray, never null: GTK 4.8 copies it without a look.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, pango_tab_array_get_type())
    g_value_take_boxed(value, UnsafeRawPointer(makeNative()))
  }

  /// Whether it is a PangoTabArray.
  public static func canRead(_ type: GType) -> Bool { g_type_is_a(type, pango_tab_array_get_type()) != 0 }

  init(_ native: OpaquePointer) {
    let isInPixels = pango_tab_array_get_positions_in_pixels(native) != 0
    self.init(
      (0..<pango_tab_array_get_size(native)).map { index in
        var position: Int32 = 0
        pango_tab_array_get_tab(native, index, nil, &position)
        return Int(position) / (isInPixels ? 1 : Int(PANGO_SCALE))
      })
  }

  func makeNative() -> OpaquePointer {
    let native = pango_tab_array_new(Int32(clamping: positions.count), 1)!
    for (index, position) in positions.enumerated() {
      pango_tab_array_set_tab(native, Int32(clamping: index), PANGO_TAB_LEFT, Int32(clamping: position))
    }
    return native
  }
}
