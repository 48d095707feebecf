// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkContentProvider`.
@MainActor open class ContentProvider: Object {
  /// Adopts a GdkContentProvider.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gdk_content_provider_new_for_bytes`.
  public init(mimeType: String, bytes: [UInt8]) { super.init(owning: UnsafeMutableRawPointer(lendBytes(bytes) { p0 in gdk_content_provider_new_for_bytes(mimeType.withoutNUL, p0) })) }
  /// `gdk_content_provider_new_for_value`.
  public init(value: any ValueRepresentable) { super.init(owning: UnsafeMutableRawPointer(lendValue(value) { p0 in gdk_content_provider_new_for_value(p0) })) }
  /// `GdkContentProvider:formats`.
  public final var formats: ContentFormats? { property("formats") }
  /// `formats` changed.
  public final var onNotifyFormats: Signal<> { notify("formats") }
  /// `GdkContentProvider:storable-formats`.
  public final var storableFormats: ContentFormats? { property("storable-formats") }
  /// `storableFormats` changed.
  public final var onNotifyStorableFormats: Signal<> { notify("storable-formats") }
  /// `gdk_content_provider_content_changed`.
  public final func contentChanged() { gdk_content_provider_content_changed(native()) }
  /// `gdk_content_provider_ref_formats`.
  public final func refFormats() -> ContentFormats { ContentFormats.take(gdk_content_provider_ref_formats(native()))! }
  /// `gdk_content_provider_ref_storable_formats`.
  public final func refStorableFormats() -> ContentFormats { ContentFormats.take(gdk_content_provider_ref_storable_formats(native()))! }
  /// `gdk_content_provider_write_mime_type_async`.
  public final func writeMimeType(_ mimeType: String, stream: Object, ioPriority: Int) async throws(GLibError) { try await AsyncCall.run { cancellable, done, data in gdk_content_provider_write_mime_type_async(native(), mimeType.withoutNUL, stream.native(), Int32(clamping: ioPriority), cancellable, done, data) } finish: { [self] asynchronous, error in _ = gdk_content_provider_write_mime_type_finish(native(), asynchronous, &error) } }
  /// `GdkContentProvider::content-changed`.
  public final var onContentChanged: Signal<> { Signal(inside: self, "content-changed", delivery: .userChanges) }
}
