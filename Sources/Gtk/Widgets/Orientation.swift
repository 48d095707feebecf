public import CGtk

/// The direction in which a widget lays out its parts.
public nonisolated enum Orientation: UInt32, Sendable {
  /// Side by side.
  case horizontal
  /// One above the other.
  case vertical

  var native: GtkOrientation { GtkOrientation(rawValue) }

  init(_ native: GtkOrientation) { self = native == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal }
}

extension Orientation: ValueRepresentable {
  /// Reads an orientation.
  public init(value: UnsafePointer<GValue>) { self.init(GtkOrientation(UInt32(clamping: Int(value: value)))) }

  /// Stores a number, which GObject transforms to the property's own type.
  public func store(in value: UnsafeMutablePointer<GValue>) { Int(rawValue).store(in: value) }

  /// Whether it is a number or an enumeration.
  public static func canRead(_ type: GType) -> Bool { ValueKind(type) == .whole }
}
