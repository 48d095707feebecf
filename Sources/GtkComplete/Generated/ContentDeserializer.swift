// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkContentDeserializer`.
@MainActor open class ContentDeserializer: Object {
  /// `gdk_content_deserializer_get_cancellable`.
  public final var cancellable: Object? { wrapped(gdk_content_deserializer_get_cancellable(native()), as: Object.self) }
  /// `gdk_content_deserializer_get_gtype`.
  public final var gtype: GType { gdk_content_deserializer_get_gtype(native()) }
  /// `gdk_content_deserializer_get_input_stream`.
  public final var inputStream: Object { wrapped(gdk_content_deserializer_get_input_stream(native()), as: Object.self)! }
  /// `gdk_content_deserializer_get_mime_type`.
  public final var mimeType: String { nativeText(copying: gdk_content_deserializer_get_mime_type(native())) }
  /// `gdk_content_deserializer_get_priority`.
  public final var priority: Int { Int(gdk_content_deserializer_get_priority(native())) }
  /// `gdk_content_deserializer_return_success`.
  public final func returnSuccess() { gdk_content_deserializer_return_success(native()) }
}
