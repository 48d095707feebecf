import CGtk

/// Stands in a row of a tree: the arrow that opens it, and what the row shows.
@MainActor open class TreeExpander: Widget {
  /// Without a row.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_tree_expander_new())) }

  /// Adopts a GtkTreeExpander.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every object of `GtkTreeExpander` and of classes made over it: what it has stands in an extension, see `WidgetProtocol`.
@MainActor public protocol TreeExpanderProtocol: Widget {}

extension TreeExpander: nonisolated TreeExpanderProtocol {}
