import CGtk

/// Signals when a window has to update, lay out and paint.
@MainActor public final class FrameClock: Object {
  /// A step of a frame that can be requested.
  public enum Phase {
    /// State is updated.
    case update
    /// Sizes and positions are computed.
    case layout
    /// The window is drawn.
    case paint
  }

  /// Requests a frame with this step; inside a frame, a step that is still to come.
  public func requestPhase(_ phase: Phase) {
    let native: GdkFrameClockPhase =
      switch phase {
      case .update: GDK_FRAME_CLOCK_PHASE_UPDATE
      case .layout: GDK_FRAME_CLOCK_PHASE_LAYOUT
      case .paint: GDK_FRAME_CLOCK_PHASE_PAINT
      }
    gdk_frame_clock_request_phase(self.native(), native)
  }

  /// The time of the frame, in microseconds of the monotonic clock.
  public var frameTime: Int64 { Int64(gdk_frame_clock_get_frame_time(native())) }

  /// Counts the frames.
  public var frameCounter: Int64 { Int64(gdk_frame_clock_get_frame_counter(native())) }

  /// The time from one frame to the next, in microseconds, as far as it is known.
  package var refreshInterval: Int64 {
    var interval: gint64 = 0
    gdk_frame_clock_get_refresh_info(native(), gdk_frame_clock_get_frame_time(native()), &interval, nil)
    return interval > 0 ? Int64(interval) : 16_667
  }

  /// A frame starts.
  public var onBeforePaint: Signal<> { Signal(self, "before-paint") }

  /// State should be updated.
  public var onUpdate: Signal<> { Signal(self, "update") }

  /// Sizes and positions should be computed; repeated up to four times while they are invalidated.
  public var onLayout: Signal<> { Signal(self, "layout") }

  /// The window should be drawn.
  public var onPaint: Signal<> { Signal(self, "paint") }

  /// The frame is done.
  public var onAfterPaint: Signal<> { Signal(self, "after-paint") }

  /// State has been updated, also by the steps of animations.
  package func didUpdate(_ body: @escaping () -> Void) -> SignalConnection {
    SignalConnection(self, "update", .everyChange, after: true) { _, _ in body() }
  }

  /// Lets surfaces that wait for a layout do it now instead of in the frame's layout step.
  package func emitLayout() { cgtk_emit_layout(raw) }
}

extension WidgetProtocol {
  /// The clock of the widget's window; nil while the window is not realized.
  public var frameClock: FrameClock? { Object.wrap(gtk_widget_get_frame_clock(native()), as: FrameClock.self) }

  /// Calls `body` in the update step of every frame, with the frame's time in microseconds, until it returns `.finish` or
  /// the widget is gone. Keeps frames coming meanwhile.
  public func addTickCallback(_ body: @escaping (_ frameTime: Int64) -> MainLoopSource.Repetition) {
    let box = TickBody(body)
    gtk_widget_add_tick_callback(
      native(),
      { _, clock, data in
        let box = Unmanaged<TickBody>.fromOpaque(data!).takeUnretainedValue()
        ProgramCalls.begin()
        let repetition = ProgramEvent.during(.frame) { box.body(Int64(gdk_frame_clock_get_frame_time(clock))) }
        ProgramCalls.end()
        return repetition == .again ? 1 : 0
      }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<TickBody>.fromOpaque($0!).release() })
  }
}

private final class TickBody {
  let body: (Int64) -> MainLoopSource.Repetition

  init(_ body: @escaping (Int64) -> MainLoopSource.Repetition) { self.body = body }
}
