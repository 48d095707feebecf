// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMediaStream`.
@MainActor open class MediaStream: Object, nonisolated Paintable {
  /// `GtkMediaStream:duration`.
  public final var duration: Int { Int(gtk_media_stream_get_duration(native())) }
  /// `duration` changed.
  public final var onNotifyDuration: Signal<> { notify("duration") }
  /// `GtkMediaStream:ended`.
  public final var isEnded: Bool { property("ended") }
  /// `isEnded` changed.
  public final var onNotifyEnded: Signal<> { notify("ended") }
  /// `GtkMediaStream:error`.
  public final var error: GLibError? { nativeFailure(gtk_media_stream_get_error(native())) }
  /// `error` changed.
  public final var onNotifyError: Signal<> { notify("error") }
  /// `GtkMediaStream:has-audio`.
  public final var hasAudio: Bool { gtk_media_stream_has_audio(native()) != 0 }
  /// `hasAudio` changed.
  public final var onNotifyHasAudio: Signal<> { notify("has-audio") }
  /// `GtkMediaStream:has-video`.
  public final var hasVideo: Bool { gtk_media_stream_has_video(native()) != 0 }
  /// `hasVideo` changed.
  public final var onNotifyHasVideo: Signal<> { notify("has-video") }
  /// `GtkMediaStream:loop`.
  public final var isLoop: Bool { get { gtk_media_stream_get_loop(native()) != 0 } set { if newValue != isLoop { withoutEcho { gtk_media_stream_set_loop(native(), newValue ? 1 : 0) } } } }
  /// `isLoop` changed.
  public final var onNotifyLoop: Signal<> { notify("loop", delivery: .userChanges) }
  /// `GtkMediaStream:muted`.
  public final var isMuted: Bool { get { gtk_media_stream_get_muted(native()) != 0 } set { if newValue != isMuted { withoutEcho { gtk_media_stream_set_muted(native(), newValue ? 1 : 0) } } } }
  /// `isMuted` changed.
  public final var onNotifyMuted: Signal<> { notify("muted", delivery: .userChanges) }
  /// `GtkMediaStream:playing`.
  public final var isPlaying: Bool { get { gtk_media_stream_get_playing(native()) != 0 } set { if newValue != isPlaying { withoutEcho { gtk_media_stream_set_playing(native(), newValue ? 1 : 0) } } } }
  /// `isPlaying` changed.
  public final var onNotifyPlaying: Signal<> { notify("playing", delivery: .userChanges) }
  /// `GtkMediaStream:prepared`.
  public final var isPrepared: Bool { get { property("prepared") } set { if newValue != isPrepared { setProperty("prepared", to: newValue) } } }
  /// `isPrepared` changed.
  public final var onNotifyPrepared: Signal<> { notify("prepared", delivery: .userChanges) }
  /// `GtkMediaStream:seekable`.
  public final var isSeekable: Bool { property("seekable") }
  /// `isSeekable` changed.
  public final var onNotifySeekable: Signal<> { notify("seekable") }
  /// `GtkMediaStream:seeking`.
  public final var isSeeking: Bool { property("seeking") }
  /// `isSeeking` changed.
  public final var onNotifySeeking: Signal<> { notify("seeking") }
  /// `GtkMediaStream:timestamp`.
  public final var timestamp: Int { Int(gtk_media_stream_get_timestamp(native())) }
  /// `timestamp` changed.
  public final var onNotifyTimestamp: Signal<> { notify("timestamp") }
  /// `GtkMediaStream:volume`.
  public final var volume: Double { get { gtk_media_stream_get_volume(native()) } set { if newValue != volume { setProperty("volume", to: newValue) } } }
  /// `volume` changed.
  public final var onNotifyVolume: Signal<> { notify("volume", delivery: .userChanges) }
  /// `gtk_media_stream_pause`.
  public final func pause() { gtk_media_stream_pause(native()) }
  /// `gtk_media_stream_play`.
  public final func play() { gtk_media_stream_play(native()) }
  /// `gtk_media_stream_realize`.
  public final func realize(_ surface: Surface) { gtk_media_stream_realize(native(), surface.native()) }
  /// `gtk_media_stream_seek`.
  public final func seek(_ timestamp: Int) { gtk_media_stream_seek(native(), Int(clamping: timestamp)) }
  /// `gtk_media_stream_seek_failed`.
  public final func seekFailed() { gtk_media_stream_seek_failed(native()) }
  /// `gtk_media_stream_seek_success`.
  public final func seekSuccess() { gtk_media_stream_seek_success(native()) }
  /// `gtk_media_stream_stream_ended`.
  public final func streamEnded() { gtk_media_stream_stream_ended(native()) }
  /// `gtk_media_stream_stream_prepared`.
  public final func streamPrepared(_ hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) { gtk_media_stream_stream_prepared(native(), hasAudio ? 1 : 0, hasVideo ? 1 : 0, seekable ? 1 : 0, Int(clamping: duration)) }
  /// `gtk_media_stream_stream_unprepared`.
  public final func streamUnprepared() { gtk_media_stream_stream_unprepared(native()) }
  /// `gtk_media_stream_unrealize`.
  public final func unrealize(_ surface: Surface) { gtk_media_stream_unrealize(native(), surface.native()) }
  /// `gtk_media_stream_update`.
  public final func update(_ timestamp: Int) { gtk_media_stream_update(native(), Int(clamping: timestamp)) }
}
