import CGtk

/// Two widgets with a handle between them.
@MainActor open class Paned: Widget {
  /// Without children.
  public init(_ orientation: Orientation) {
    super.init(owning: UnsafeMutableRawPointer(gtk_paned_new(orientation.native)))
  }

  /// Adopts a GtkPaned.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension Paned: nonisolated Orientable {}
