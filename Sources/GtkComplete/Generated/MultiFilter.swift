// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMultiFilter`.
@MainActor open class MultiFilter: Filter, nonisolated ItemList, nonisolated Buildable {
  /// `GtkMultiFilter:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `GtkMultiFilter:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
  /// `gtk_multi_filter_append`.
  public final func append(_ filter: Filter) { changeItems { [self] in gtk_multi_filter_append(native(), retained(filter)) } }
  /// `gtk_multi_filter_remove`.
  public final func remove(_ position: Int) { changeItems { [self] in gtk_multi_filter_remove(native(), UInt32(clamping: position)) } }
}
