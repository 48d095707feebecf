// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkDirectoryList`.
@MainActor open class DirectoryList: Object, nonisolated ItemList {
  /// Adopts a GtkDirectoryList.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_directory_list_new`.
  public init(attributes: String? = nil, file: Object? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_directory_list_new(attributes.withoutNUL, file?.native()))) }
  /// `GtkDirectoryList:attributes`.
  public final var attributes: String? { get { nativeOptionalText(copying: gtk_directory_list_get_attributes(native())) } set { if newValue != attributes { changeItems { [self] in withoutEcho { gtk_directory_list_set_attributes(native(), newValue.withoutNUL) } } } } }
  /// `attributes` changed.
  public final var onNotifyAttributes: Signal<> { notify("attributes", delivery: .userChanges) }
  /// `GtkDirectoryList:error`.
  public final var error: GLibError? { nativeFailure(gtk_directory_list_get_error(native())) }
  /// `error` changed.
  public final var onNotifyError: Signal<> { notify("error") }
  /// `GtkDirectoryList:file`.
  public final var file: Object? { get { wrapped(gtk_directory_list_get_file(native()), as: Object.self) } set { if newValue !== file { changeItems { [self] in withoutEcho { gtk_directory_list_set_file(native(), newValue?.native()) } } } } }
  /// `file` changed.
  public final var onNotifyFile: Signal<> { notify("file", delivery: .userChanges) }
  /// `GtkDirectoryList:io-priority`.
  public final var ioPriority: Int { get { Int(gtk_directory_list_get_io_priority(native())) } set { if newValue != ioPriority { changeItems { [self] in setProperty("io-priority", to: newValue) } } } }
  /// `ioPriority` changed.
  public final var onNotifyIoPriority: Signal<> { notify("io-priority", delivery: .userChanges) }
  /// `GtkDirectoryList:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `GtkDirectoryList:loading`.
  public final var isLoading: Bool { property("loading") }
  /// `isLoading` changed.
  public final var onNotifyLoading: Signal<> { notify("loading") }
  /// `GtkDirectoryList:monitored`.
  public final var isMonitored: Bool { get { gtk_directory_list_get_monitored(native()) != 0 } set { if newValue != isMonitored { changeItems { [self] in withoutEcho { gtk_directory_list_set_monitored(native(), newValue ? 1 : 0) } } } } }
  /// `isMonitored` changed.
  public final var onNotifyMonitored: Signal<> { notify("monitored", delivery: .userChanges) }
  /// `GtkDirectoryList:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
}
