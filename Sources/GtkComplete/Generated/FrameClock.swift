// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension FrameClock {
  /// `gdk_frame_clock_begin_updating`.
  public func beginUpdating() { gdk_frame_clock_begin_updating(native()) }
  /// `gdk_frame_clock_end_updating`.
  public func endUpdating() { gdk_frame_clock_end_updating(native()) }
  /// `gdk_frame_clock_get_current_timings`.
  public var currentTimings: FrameTimings? { FrameTimings.copy(gdk_frame_clock_get_current_timings(native())) }
  /// `gdk_frame_clock_get_fps`.
  public var fps: Double { gdk_frame_clock_get_fps(native()) }
  /// `gdk_frame_clock_get_history_start`.
  public var historyStart: Int { Int(gdk_frame_clock_get_history_start(native())) }
  /// `gdk_frame_clock_get_refresh_info`.
  public func refreshInfo(_ baseTime: Int) -> (refreshIntervalReturn: Int, presentationTimeReturn: Int) {
    var refreshIntervalReturnOut = Int()
    var presentationTimeReturnOut = Int()
    gdk_frame_clock_get_refresh_info(native(), Int(clamping: baseTime), &refreshIntervalReturnOut, &presentationTimeReturnOut)
    return (Int(refreshIntervalReturnOut), Int(presentationTimeReturnOut))
  }
  /// `gdk_frame_clock_get_timings`.
  public func timings(_ frameCounter: Int) -> FrameTimings? { FrameTimings.copy(gdk_frame_clock_get_timings(native(), Int(clamping: frameCounter))) }
  /// `GdkFrameClock::flush-events`.
  public var onFlushEvents: Signal<> { Signal(inside: self, "flush-events") }
  /// `GdkFrameClock::resume-events`.
  public var onResumeEvents: Signal<> { Signal(inside: self, "resume-events") }
}
