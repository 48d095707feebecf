// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMultiSorter`.
@MainActor open class MultiSorter: Sorter, nonisolated ItemList, nonisolated Buildable {
  /// Adopts a GtkMultiSorter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_multi_sorter_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_multi_sorter_new())) }
  /// `GtkMultiSorter:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `GtkMultiSorter:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
  /// `gtk_multi_sorter_append`.
  public final func append(_ sorter: Sorter) { changeItems { [self] in gtk_multi_sorter_append(native(), retained(sorter)) } }
  /// `gtk_multi_sorter_remove`.
  public final func remove(_ position: Int) { changeItems { [self] in gtk_multi_sorter_remove(native(), UInt32(clamping: position)) } }
}
