// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBuilder`.
@MainActor open class Builder: Object {
  /// Adopts a GtkBuilder.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_builder_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_builder_new())) }
  /// `gtk_builder_new_from_file`.
  public init(file filename: String) { super.init(owning: UnsafeMutableRawPointer(gtk_builder_new_from_file(filename.withoutNUL))) }
  /// `gtk_builder_new_from_resource`.
  public init(resource resourcePath: String) { super.init(owning: UnsafeMutableRawPointer(gtk_builder_new_from_resource(resourcePath.withoutNUL))) }
  /// `gtk_builder_new_from_string`.
  public init(string: String) { super.init(owning: UnsafeMutableRawPointer(gtk_builder_new_from_string(string.withoutNUL, -1))) }
  /// `GtkBuilder:current-object`.
  public final var currentObject: Object? { get { wrapped(gtk_builder_get_current_object(native()), as: Object.self) } set { if newValue !== currentObject { withoutEcho { gtk_builder_set_current_object(native(), newValue?.native()) } } } }
  /// `currentObject` changed.
  public final var onNotifyCurrentObject: Signal<> { notify("current-object", delivery: .userChanges) }
  /// `GtkBuilder:scope`.
  public final var scope: (any BuilderScope)? { get { wrapped(gtk_builder_get_scope(native()), as: (any BuilderScope).self) } set { if newValue !== scope { withoutEcho { gtk_builder_set_scope(native(), newValue?.native()) } } } }
  /// `scope` changed.
  public final var onNotifyScope: Signal<> { notify("scope", delivery: .userChanges) }
  /// `GtkBuilder:translation-domain`.
  public final var translationDomain: String? { get { nativeOptionalText(copying: gtk_builder_get_translation_domain(native())) } set { if newValue != translationDomain { withoutEcho { gtk_builder_set_translation_domain(native(), newValue.withoutNUL) } } } }
  /// `translationDomain` changed.
  public final var onNotifyTranslationDomain: Signal<> { notify("translation-domain", delivery: .userChanges) }
  /// `gtk_builder_add_from_file`.
  public final func add(fromFile filename: String) throws(GLibError) { _ = try attempt { error in gtk_builder_add_from_file(native(), filename.withoutNUL, error) } }
  /// `gtk_builder_add_from_resource`.
  public final func add(fromResource resourcePath: String) throws(GLibError) { _ = try attempt { error in gtk_builder_add_from_resource(native(), resourcePath.withoutNUL, error) } }
  /// `gtk_builder_add_from_string`.
  public final func add(fromString buffer: String) throws(GLibError) { _ = try attempt { error in gtk_builder_add_from_string(native(), buffer.withoutNUL, -1, error) } }
  /// `gtk_builder_add_objects_from_file`.
  public final func addObjects(fromFile filename: String, objectIds: [String]) throws(GLibError) { _ = try attempt { error in lendTexts(objectIds) { p0 in gtk_builder_add_objects_from_file(native(), filename.withoutNUL, p0, error) } } }
  /// `gtk_builder_add_objects_from_resource`.
  public final func addObjects(fromResource resourcePath: String, objectIds: [String]) throws(GLibError) { _ = try attempt { error in lendTexts(objectIds) { p0 in gtk_builder_add_objects_from_resource(native(), resourcePath.withoutNUL, p0, error) } } }
  /// `gtk_builder_add_objects_from_string`.
  public final func addObjects(fromString buffer: String, objectIds: [String]) throws(GLibError) { _ = try attempt { error in lendTexts(objectIds) { p0 in gtk_builder_add_objects_from_string(native(), buffer.withoutNUL, -1, p0, error) } } }
  /// `gtk_builder_expose_object`.
  public final func exposeObject(_ name: String, object: Object) { gtk_builder_expose_object(native(), name.withoutNUL, object.native()) }
  /// `gtk_builder_extend_with_template`.
  public final func extend(withTemplate object: Object, templateType: GType, buffer: String) throws(GLibError) { _ = try attempt { error in gtk_builder_extend_with_template(native(), object.native(), templateType, buffer.withoutNUL, -1, error) } }
  /// `gtk_builder_get_object`.
  public final func object(_ name: String) -> Object? { wrapped(gtk_builder_get_object(native(), name.withoutNUL), as: Object.self) }
  /// `gtk_builder_get_objects`.
  public final var objects: [Object] { nativeObjects(of: gtk_builder_get_objects(native()), as: Object.self, freeing: .list) }
  /// `gtk_builder_get_type_from_name`.
  public final func type(fromName typeName: String) -> GType { gtk_builder_get_type_from_name(native(), typeName.withoutNUL) }
  /// `gtk_builder_value_from_string_type`.
  public final func value<Value: ValueRepresentable>(fromStringType type: GType, string: String, as valueType: Value.Type = Value.self) throws(GLibError) -> Value {
    var valueOut = GValue()
    _ = try attempt { error in gtk_builder_value_from_string_type(native(), type, string.withoutNUL, &valueOut, error) }
    return nativeValue(taking: &valueOut, as: valueType)
  }
}
