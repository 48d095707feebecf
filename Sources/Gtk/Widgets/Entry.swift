import CGtk

/// A line of text to edit.
@MainActor open class Entry: Widget {
  /// An empty entry.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_entry_new())) }

  /// Adopts a GtkEntry.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkEntry`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol EntryProtocol: TextEntry {}

extension Entry: nonisolated EntryProtocol {}

extension EntryProtocol {
  /// The look of the text, replacing the previous one.
  package func applyLook(_ attributes: TextAttributes) {
    let list = attributes.makeList()
    gtk_entry_set_attributes(native(), list)
    pango_attr_list_unref(list)
  }
}
