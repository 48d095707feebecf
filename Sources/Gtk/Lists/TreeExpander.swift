import CGtk

/// A row of a tree: its content, and the arrow that opens it.
@MainActor open class TreeExpander: Widget {
  /// Without a row.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_tree_expander_new())) }

  /// Adopts a GtkTreeExpander.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkTreeExpander`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol TreeExpanderProtocol: Widget {}

extension TreeExpander: nonisolated TreeExpanderProtocol {}
