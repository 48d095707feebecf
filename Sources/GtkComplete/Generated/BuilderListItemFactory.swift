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
}

extension BuilderListItemFactory {
  /// `GtkBuilderListItemFactory:bytes`.
  public var bytes: [UInt8]? { nativeBytes(copying: gtk_builder_list_item_factory_get_bytes(native())) }
  /// `bytes` changed.
  public var onNotifyBytes: Signal<> { notify("bytes") }
  /// `GtkBuilderListItemFactory:resource`.
  public var resource: String? { nativeOptionalText(copying: gtk_builder_list_item_factory_get_resource(native())) }
  /// `resource` changed.
  public var onNotifyResource: Signal<> { notify("resource") }
  /// `GtkBuilderListItemFactory:scope`.
  public var scope: (any BuilderScope)? { wrapped(gtk_builder_list_item_factory_get_scope(native()), as: (any BuilderScope).self) }
  /// `scope` changed.
  public var onNotifyScope: Signal<> { notify("scope") }
}
