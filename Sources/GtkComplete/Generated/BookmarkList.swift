// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBookmarkList`.
@MainActor open class BookmarkList: Object, nonisolated ItemList {
  /// Adopts a GtkBookmarkList.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_bookmark_list_new`.
  public init(filename: String? = nil, attributes: String? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_bookmark_list_new(filename.withoutNUL, attributes.withoutNUL))) }
  /// `GtkBookmarkList:attributes`.
  public final var attributes: String? { get { nativeOptionalText(copying: gtk_bookmark_list_get_attributes(native())) } set { if newValue != attributes { changeItems { [self] in withoutEcho { gtk_bookmark_list_set_attributes(native(), newValue.withoutNUL) } } } } }
  /// `attributes` changed.
  public final var onNotifyAttributes: Signal<> { notify("attributes", delivery: .userChanges) }
  /// `GtkBookmarkList:filename`.
  public final var filename: String { nativeText(copying: gtk_bookmark_list_get_filename(native())) }
  /// `filename` changed.
  public final var onNotifyFilename: Signal<> { notify("filename") }
  /// `GtkBookmarkList:io-priority`.
  public final var ioPriority: Int { get { Int(gtk_bookmark_list_get_io_priority(native())) } set { if newValue != ioPriority { changeItems { [self] in setProperty("io-priority", to: newValue) } } } }
  /// `ioPriority` changed.
  public final var onNotifyIoPriority: Signal<> { notify("io-priority", delivery: .userChanges) }
  /// `GtkBookmarkList:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `GtkBookmarkList:loading`.
  public final var isLoading: Bool { property("loading") }
  /// `isLoading` changed.
  public final var onNotifyLoading: Signal<> { notify("loading") }
  /// `GtkBookmarkList:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
}
