import CGtk

/// A thin line.
@MainActor open class Separator: Widget {
  /// A line in a direction.
  public init(_ orientation: Orientation = .horizontal) {
    super.init(owning: UnsafeMutableRawPointer(gtk_separator_new(orientation.native)))
  }

  /// Adopts a GtkSeparator.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension Separator: nonisolated Orientable {}
