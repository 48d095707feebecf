// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMediaFile`.
@MainActor open class MediaFile: MediaStream {
  /// Adopts a GtkMediaFile.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_media_file_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_media_file_new())) }
  /// `gtk_media_file_new_for_file`.
  public init(file: Object) { super.init(owning: UnsafeMutableRawPointer(gtk_media_file_new_for_file(file.native()))) }
  /// `gtk_media_file_new_for_filename`.
  public init(filename: String) { super.init(owning: UnsafeMutableRawPointer(gtk_media_file_new_for_filename(filename.withoutNUL))) }
  /// `gtk_media_file_new_for_input_stream`.
  public init(inputStream stream: Object) { super.init(owning: UnsafeMutableRawPointer(gtk_media_file_new_for_input_stream(stream.native()))) }
  /// `gtk_media_file_new_for_resource`.
  public init(resource resourcePath: String) { super.init(owning: UnsafeMutableRawPointer(gtk_media_file_new_for_resource(resourcePath.withoutNUL))) }
  /// `GtkMediaFile:file`.
  public final var file: Object? { get { wrapped(gtk_media_file_get_file(native()), as: Object.self) } set { if newValue !== file { withoutEcho { gtk_media_file_set_file(native(), newValue?.native()) } } } }
  /// `file` changed.
  public final var onNotifyFile: Signal<> { notify("file", delivery: .userChanges) }
  /// `GtkMediaFile:input-stream`.
  public final var inputStream: Object? { get { wrapped(gtk_media_file_get_input_stream(native()), as: Object.self) } set { if newValue !== inputStream { withoutEcho { gtk_media_file_set_input_stream(native(), newValue?.native()) } } } }
  /// `inputStream` changed.
  public final var onNotifyInputStream: Signal<> { notify("input-stream", delivery: .userChanges) }
  /// `gtk_media_file_clear`.
  public final func clear() { gtk_media_file_clear(native()) }
  /// `gtk_media_file_set_filename`.
  public final func setFilename(_ filename: String?) { gtk_media_file_set_filename(native(), filename.withoutNUL) }
  /// `gtk_media_file_set_resource`.
  public final func setResource(_ resourcePath: String?) { gtk_media_file_set_resource(native(), resourcePath.withoutNUL) }
}
