// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMediaControls`.
@MainActor open class MediaControls: Widget {
  /// Adopts a GtkMediaControls.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_media_controls_new`.
  public init(stream: MediaStream? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_media_controls_new(stream?.native()))) }
}

/// Every `MediaControls`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol MediaControlsProtocol: MediaControls {}
extension MediaControls: nonisolated MediaControlsProtocol {}

extension MediaControlsProtocol {
  /// `GtkMediaControls:media-stream`.
  public var mediaStream: MediaStream? { get { wrapped(gtk_media_controls_get_media_stream(native()), as: MediaStream.self) } set { if newValue !== mediaStream { withoutEcho { gtk_media_controls_set_media_stream(native(), newValue?.native()) } } } }
  /// `mediaStream` changed.
  public var onNotifyMediaStream: Signal<> { notify("media-stream", delivery: .userChanges) }
}
