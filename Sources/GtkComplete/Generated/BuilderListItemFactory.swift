// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBuilderListItemFactory`.
@MainActor open class BuilderListItemFactory: AbstractListItemFactory {
  /// Adopts a GtkBuilderListItemFactory.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_builder_list_item_factory_new_from_bytes`.
  public init(scope: (any BuilderScope)?, bytes: [UInt8]) { super.init(owning: UnsafeMutableRawPointer(lendBytes(bytes) { p0 in gtk_builder_list_item_factory_new_from_bytes(scope?.native(), p0) })) }
  /// `gtk_builder_list_item_factory_new_from_resource`.
  public init(scope: (any BuilderScope)?, resourcePath: String) { super.init(owning: UnsafeMutableRawPointer(gtk_builder_list_item_factory_new_from_resource(scope?.native(), resourcePath.withoutNUL))) }
  /// `GtkBuilderListItemFactory:bytes`.
  public final var bytes: [UInt8]? { nativeBytes(copying: gtk_builder_list_item_factory_get_bytes(native())) }
  /// `bytes` changed.
  public final var onNotifyBytes: Signal<> { notify("bytes") }
  /// `GtkBuilderListItemFactory:resource`.
  public final var resource: String? { nativeOptionalText(copying: gtk_builder_list_item_factory_get_resource(native())) }
  /// `resource` changed.
  public final var onNotifyResource: Signal<> { notify("resource") }
  /// `GtkBuilderListItemFactory:scope`.
  public final var scope: (any BuilderScope)? { wrapped(gtk_builder_list_item_factory_get_scope(native()), as: (any BuilderScope).self) }
  /// `scope` changed.
  public final var onNotifyScope: Signal<> { notify("scope") }
}
