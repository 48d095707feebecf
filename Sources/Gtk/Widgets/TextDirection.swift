public import CGtk

extension Widget {
  /// The direction in which text is read.
  public nonisolated enum TextDirection: Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
  }
}

extension Widget.TextDirection: @MainActor NullableValue {
  /// Reads GtkTextDirection; nil for no direction.
  public static func read(_ value: UnsafePointer<GValue>) -> Widget.TextDirection? {
    switch UInt32(clamping: Int(value: value)) {
    case GTK_TEXT_DIR_LTR.rawValue: .leftToRight
    case GTK_TEXT_DIR_RTL.rawValue: .rightToLeft
    default: nil
    }
  }

  /// Stores a number, which GObject transforms to the property's own type.
  public static func store(_ content: Widget.TextDirection?, in value: UnsafeMutablePointer<GValue>) {
    let native =
      switch content {
      case nil: GTK_TEXT_DIR_NONE
      case .leftToRight: GTK_TEXT_DIR_LTR
      case .rightToLeft: GTK_TEXT_DIR_RTL
      }
    Int(native.rawValue).store(in: value)
  }

  /// Whether it is a number or an enumeration.
  public static func canRead(_ type: GType) -> Bool { ValueKind(type) == .whole }
}
