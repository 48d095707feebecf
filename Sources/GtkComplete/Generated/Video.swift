// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkVideo`.
@MainActor open class Video: Widget {
  /// Adopts a GtkVideo.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_video_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_video_new())) }
  /// `gtk_video_new_for_file`.
  public init(file: Object?) { super.init(owning: UnsafeMutableRawPointer(gtk_video_new_for_file(file?.native()))) }
  /// `gtk_video_new_for_filename`.
  public init(filename: String?) { super.init(owning: UnsafeMutableRawPointer(gtk_video_new_for_filename(filename.withoutNUL))) }
  /// `gtk_video_new_for_media_stream`.
  public init(mediaStream stream: MediaStream?) { super.init(owning: UnsafeMutableRawPointer(gtk_video_new_for_media_stream(stream?.native()))) }
  /// `gtk_video_new_for_resource`.
  public init(resource resourcePath: String?) { super.init(owning: UnsafeMutableRawPointer(gtk_video_new_for_resource(resourcePath.withoutNUL))) }
}

/// Every `Video`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol VideoProtocol: Video {}
extension Video: nonisolated VideoProtocol {}

extension VideoProtocol {
  /// `GtkVideo:autoplay`.
  public var isAutoplay: Bool { get { gtk_video_get_autoplay(native()) != 0 } set { if newValue != isAutoplay { withoutEcho { gtk_video_set_autoplay(native(), newValue ? 1 : 0) } } } }
  /// `isAutoplay` changed.
  public var onNotifyAutoplay: Signal<> { notify("autoplay", delivery: .userChanges) }
  /// `GtkVideo:file`.
  public var file: Object? { get { wrapped(gtk_video_get_file(native()), as: Object.self) } set { if newValue !== file { withoutEcho { gtk_video_set_file(native(), newValue?.native()) } } } }
  /// `file` changed.
  public var onNotifyFile: Signal<> { notify("file", delivery: .userChanges) }
  /// `GtkVideo:loop`.
  public var isLoop: Bool { get { gtk_video_get_loop(native()) != 0 } set { if newValue != isLoop { withoutEcho { gtk_video_set_loop(native(), newValue ? 1 : 0) } } } }
  /// `isLoop` changed.
  public var onNotifyLoop: Signal<> { notify("loop", delivery: .userChanges) }
  /// `GtkVideo:media-stream`.
  public var mediaStream: MediaStream? { get { wrapped(gtk_video_get_media_stream(native()), as: MediaStream.self) } set { if newValue !== mediaStream { withoutEcho { gtk_video_set_media_stream(native(), newValue?.native()) } } } }
  /// `mediaStream` changed.
  public var onNotifyMediaStream: Signal<> { notify("media-stream", delivery: .userChanges) }
  /// `gtk_video_set_filename`.
  public func setFilename(_ filename: String?) { gtk_video_set_filename(native(), filename.withoutNUL) }
  /// `gtk_video_set_resource`.
  public func setResource(_ resourcePath: String?) { gtk_video_set_resource(native(), resourcePath.withoutNUL) }
}
