// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMultiFilter`.
@MainActor open class MultiFilter: Filter, nonisolated ItemList, nonisolated Buildable {
  /// Adopts a GtkMultiFilter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension MultiFilter {
  /// `GtkMultiFilter:item-type`.
  public var itemType: GType { typeProperty("item-type") }
  /// `GtkMultiFilter:n-items`.
  public var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }
  /// `gtk_multi_filter_append`.
  public func append(_ filter: Filter) { changeItems { [self] in gtk_multi_filter_append(native(), retained(filter)) } }
  /// `gtk_multi_filter_remove`.
  public func remove(_ position: Int) { changeItems { [self] in gtk_multi_filter_remove(native(), UInt32(clamping: position)) } }
}
