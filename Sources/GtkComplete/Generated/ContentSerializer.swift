// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkContentSerializer`.
@MainActor open class ContentSerializer: Object {
  /// `gdk_content_serializer_get_cancellable`.
  public final var cancellable: Object? { wrapped(gdk_content_serializer_get_cancellable(native()), as: Object.self) }
  /// `gdk_content_serializer_get_gtype`.
  public final var gtype: GType { gdk_content_serializer_get_gtype(native()) }
  /// `gdk_content_serializer_get_mime_type`.
  public final var mimeType: String { nativeText(copying: gdk_content_serializer_get_mime_type(native())) }
  /// `gdk_content_serializer_get_output_stream`.
  public final var outputStream: Object { wrapped(gdk_content_serializer_get_output_stream(native()), as: Object.self)! }
  /// `gdk_content_serializer_get_priority`.
  public final var priority: Int { Int(gdk_content_serializer_get_priority(native())) }
  /// `gdk_content_serializer_return_success`.
  public final func returnSuccess() { gdk_content_serializer_return_success(native()) }
}
