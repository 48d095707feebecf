// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkFrameTimings`.
@MainActor public final class FrameTimings: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gdk_frame_timings_get_type() }
  /// `gdk_frame_timings_get_complete`.
  public var isComplete: Bool { gdk_frame_timings_get_complete(native()) != 0 }
  /// `gdk_frame_timings_get_frame_counter`.
  public var frameCounter: Int { Int(gdk_frame_timings_get_frame_counter(native())) }
  /// `gdk_frame_timings_get_frame_time`.
  public var frameTime: Int { Int(gdk_frame_timings_get_frame_time(native())) }
  /// `gdk_frame_timings_get_predicted_presentation_time`.
  public var predictedPresentationTime: Int { Int(gdk_frame_timings_get_predicted_presentation_time(native())) }
  /// `gdk_frame_timings_get_presentation_time`.
  public var presentationTime: Int { Int(gdk_frame_timings_get_presentation_time(native())) }
  /// `gdk_frame_timings_get_refresh_interval`.
  public var refreshInterval: Int { Int(gdk_frame_timings_get_refresh_interval(native())) }
}
