import CGtk

/// Shows and hides a widget below a title with an arrow.
@MainActor open class Expander: Widget {
  /// A closed one with a title.
  public init(_ label: String? = nil) {
    super.init(owning: UnsafeMutableRawPointer(gtk_expander_new(label.withoutNUL)))
  }

  /// Adopts a GtkExpander.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkExpander`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ExpanderProtocol: Widget {}

extension Expander: nonisolated ExpanderProtocol {}
