import CGtk

/// A line of text to edit.
@MainActor open class Entry: Widget {
  /// An empty entry.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_entry_new())) }

  /// Adopts a GtkEntry.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every object of `GtkEntry` and of classes made over it: what it has stands in an extension, see `WidgetProtocol`.
@MainActor public protocol EntryProtocol: TextEntry {}

extension Entry: nonisolated EntryProtocol {}

extension EntryProtocol {
  /// Whether the text can be read; dots stand for it otherwise.
  public var isTextVisible: Bool {
    get { gtk_entry_get_visibility(native()) != 0 }
    set { if newValue != isTextVisible { gtk_entry_set_visibility(native(), newValue ? 1 : 0) } }
  }

  /// Whether it has a frame around it.
  public var hasFrame: Bool {
    get { gtk_entry_get_has_frame(native()) != 0 }
    set { if newValue != hasFrame { gtk_entry_set_has_frame(native(), newValue ? 1 : 0) } }
  }

  /// Where a short text stands, from 0, the start, to 1, the end.
  public var xalign: Double {
    get { Double(gtk_entry_get_alignment(native())) }
    set { if newValue != xalign { gtk_entry_set_alignment(native(), Float(newValue)) } }
  }

  /// How the text looks, in place of what was said before.
  package func applyLook(_ attributes: TextAttributes) {
    let list = attributes.makeList()
    gtk_entry_set_attributes(native(), list)
    pango_attr_list_unref(list)
  }

  /// The icon at the text's end; nil for none.
  package func setEndIcon(_ name: String?) {
    gtk_entry_set_icon_from_icon_name(native(), GTK_ENTRY_ICON_SECONDARY, name)
  }

  /// The user pressed an icon; 1 is the one at the end.
  package var iconPressed: Signal<Int> { Signal(self, "icon-release") }

  /// The user pressed Enter.
  public var activated: Signal<> { Signal(self, "activate") }
}
