// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkContentDeserializer`.
@MainActor open class ContentDeserializer: Object {
  /// Adopts a GdkContentDeserializer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension ContentDeserializer {
  /// `gdk_content_deserializer_get_cancellable`.
  public var cancellable: Object? { wrapped(gdk_content_deserializer_get_cancellable(native()), as: Object.self) }
  /// `gdk_content_deserializer_get_gtype`.
  public var gtype: GType { gdk_content_deserializer_get_gtype(native()) }
  /// `gdk_content_deserializer_get_input_stream`.
  public var inputStream: Object { wrapped(gdk_content_deserializer_get_input_stream(native()), as: Object.self)! }
  /// `gdk_content_deserializer_get_mime_type`.
  public var mimeType: String { nativeText(copying: gdk_content_deserializer_get_mime_type(native())) }
  /// `gdk_content_deserializer_get_priority`.
  public var priority: Int { Int(gdk_content_deserializer_get_priority(native())) }
  /// `gdk_content_deserializer_return_success`.
  public func returnSuccess() { gdk_content_deserializer_return_success(native()) }
}
