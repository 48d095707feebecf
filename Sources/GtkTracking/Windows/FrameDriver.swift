import Gtk

/// Runs a window's update pass in step with its frame clock.
///
/// `update` runs the pass; `layout`, which GDK repeats up to four times a frame, runs it once more for what GTK's layout
/// has invalidated, so that it is shown in the same frame (C-033, C-034).
package final class FrameDriver {
  /// Where the window is on its way to the screen, and then in its frames.
  private enum State {
    /// It has no frame clock.
    case unrealized
    /// It was realized just now: hooks run although nothing is mapped yet.
    case presenting
    /// It was not shown yet.
    case realized
    /// No frame was asked for.
    case resting
    /// The clock was asked for an `update` that has not come yet.
    case awaitingUpdate
    /// Between the frame clock's `before-paint` and `after-paint`.
    case inFrame
  }

  /// What was done in a frame, or in a flush outside of frames.
  private struct Work {
    var layouts = 0
    /// A feedback loop was broken off, or there is no layout left in the frame: the rest waits for the next one.
    var isOver = false

    /// GDK lets a frame be laid out four times, and warns of a request for more.
    var isAtLastLayout: Bool { layouts >= 3 }
  }

  /// Held by the caller: see `serve`.
  private unowned let host: WindowHost
  private weak var window: Gtk.Window?
  @exclusivity(unchecked) private var state = State.unrealized
  @exclusivity(unchecked) private var work = Work()
  @exclusivity(unchecked) private var clock: FrameClock?
  /// The pass that runs serves what a layout has invalidated.
  private(set) var followsLayout = false
  private var connections: [SignalConnection] = []
  /// The recorder's number of the frame; 0 for one that is not recorded.
  private var recordedFrame = 0
  /// What records nothing of the frame that goes on, as the window shows the record.
  private var silenced: RecordingSession?

  private var isInFrame: Bool { state == .inFrame }

  /// Whether hooks run although nothing is mapped yet.
  var isPresenting: Bool { state == .presenting }

  /// Whether what is still due has to wait for the next frame.
  package var waitsForNextFrame: Bool { work.isOver }

  init(_ window: Gtk.Window, _ host: WindowHost) {
    self.window = window
    self.host = host
    window.onRealize { [weak self] in self?.serve { $0.didRealize() } }
    window.onUnrealize { [weak self] in self?.willUnrealize() }
    window.onMap { [weak self] in self?.serve { $0.didMap() } }
    if window.isRealized {
      followClock()
      state = .resting
    }
  }

  /// Does what GTK asks for. Any hook may close the window, which may have no other owner than GTK: the window, and with it the host,
  /// is held until all of it is done.
  private func serve(_ work: (FrameDriver) -> Void) {
    guard let window else { return }
    withExtendedLifetime((window, host)) { ProgramCalls.during { work(self) } }
  }

  /// Asks the frame clock for a frame, or, inside one, for the layout step that this frame still has.
  func requestFrameIfNeeded() {
    if state == .awaitingUpdate { return }
    let host = host
    guard host.hasPendingUpdates || host.hasSizesToMeasure, !host.round.isRunning, let clock, window?.isMapped == true
    else { return }
    if isInFrame {
      if !work.isOver, !work.isAtLastLayout { clock.requestPhase(.layout) }
    } else {
      clock.requestPhase(.update)
      state = .awaitingUpdate
    }
  }

  /// Has the pass look again, in the next frame, at what was kept back a moment ago: a container shows a page after it
  /// took it in, without a word.
  func requestLook() { if window?.isMapped == true { clock?.requestPhase(isInFrame ? .layout : .update) } }

  /// Whether GTK can be asked for a layout at this moment: no pass runs, and GTK neither measures, lays out, draws, nor has rows of a list
  /// filled.
  package var canLayOut: Bool {
    !host.round.isRunning && !host.isInLayout && !CustomWidget.isMeasuringOrDrawing
      && window.map { TreeWork.isFillingRows(in: $0) } != true
  }

  /// Runs the pass, and lets GTK lay out what asked for it, now instead of in the next frame. Inside a hook of the
  /// window nothing happens: GTK would not hear what is asked of it.
  ///
  /// - Parameter widget: the one whose layout is asked for; nil for everything that shares the window's frame clock.
  /// - Returns: whether there was anything to do.
  @discardableResult
  package func flush(for widget: Widget? = nil) -> Bool {
    guard let clock, let window, window.isMapped, canLayOut else { return false }
    let host = host
    defer { withExtendedLifetime((window, host, widget)) {} }
    return Feedback.work { flush(window, clock, for: widget) }
  }

  private func flush(_ window: Gtk.Window, _ clock: FrameClock, for widget: Widget?) -> Bool {
    let layouts = work.layouts
    defer { work.layouts = layouts }
    hasWorked = false
    run()
    var hasEverWorked = hasWorked
    for _ in 0..<4 where canLayOut {
      WindowHost.beforeLayout.forEach { $0(window) }
      // What has run may have closed it.
      guard window.isMapped else { return true }
      hasWorked = false
      if let widget, widget.window === window, window.layOutInPlace(for: widget) {
        didLayOut()
      } else {
        // The surface's own handler allocates only if a layout is due; ours then serves what that invalidated.
        clock.emitLayout()
      }
      hasEverWorked = hasEverWorked || hasWorked
      if !hasWorked || work.isOver { break }
    }
    return hasEverWorked
  }

  /// A pass or a layout hook ran: GTK may have one more layout to do.
  private var hasWorked = false

  package func recordLayout() { hasWorked = true }

  /// Layout that keeps asking for itself has had its turn in this frame, or in this flush.
  package func breakOff() {
    work.isOver = true
    requestFrameIfNeeded()
  }

  private func run() {
    guard !(work.isOver && isInFrame) else { return }
    work.isOver = false
    if let outcome = Feedback.work({ host.runPass() }) {
      hasWorked = true
      if isInFrame { record { frame, _ in frame.passes += 1 } }
      if outcome == .brokenOff { work.isOver = true }
    }
    if !host.round.isRunning, host.askForSizes() { hasWorked = true }
    requestFrameIfNeeded()
  }

  // MARK: The window

  private func didRealize() {
    followClock()
    // The window is about to ask its content for a size: hooks must have set their texts by then (C-066).
    state = .presenting
    if let window { host.enqueueAll(below: window) }
    run()
    if state == .presenting { state = .realized }
  }

  private func didMap() {
    let isFirst = state == .realized || state == .presenting
    if isFirst { state = .resting }
    // Realized just now, the window is laid out and drawn anyway; shown again, it is not.
    if let window { host.enqueueAll(below: window, isFirst ? [.constraints, .properties] : .all) }
    requestFrameIfNeeded()
  }

  private func willUnrealize() {
    connections.forEach { $0.disconnect() }
    connections = []
    clock = nil
    if isInFrame { Feedback.frameDidEnd() }
    silenced?.silence -= 1
    silenced = nil
    state = .unrealized
  }

  // MARK: The frame

  private func followClock() {
    guard let clock = window?.frameClock else { return }
    self.clock = clock
    connections = [
      clock.onBeforePaint { [weak self] in
        guard let self else { return }
        state = .inFrame
        work = Work()
        if let session = UpdateRecorder.session { beginRecording(session) }
      },
      clock.onUpdate { [weak self] in self?.serve { $0.run() } },
      clock.didUpdate { [weak self] in
        Feedback.updateDidEnd()
        self?.record { frame, time in frame.updated = time }
      },
      clock.onLayout { [weak self] in
        if self?.isInFrame == true { Feedback.updateDidEnd() }
        self?.serve { $0.didLayOut() }
      },
      clock.onAfterPaint { [weak self] in self?.serve { $0.frameDidEnd() } },
    ]
  }

  /// Serves what the layout invalidated, but not after the frame's last one: nobody would lay out what that invalidates.
  private func didLayOut() {
    host.systemTraits.recordSize()
    if isInFrame {
      if work.isAtLastLayout { work.isOver = true }
      record { frame, _ in frame.layouts += 1 }
    }
    work.layouts += 1
    if !work.isOver {
      followsLayout = true
      run()
      followsLayout = false
    }
    record { frame, time in frame.laidOut = time }
  }

  private func beginRecording(_ session: RecordingSession) {
    guard let window, let clock else { return }
    if window.attachment(IgnoredByRecorder.self) != nil {
      session.silence += 1
      silenced = session
    } else {
      recordedFrame = session.beginFrame(of: window, deadline: clock.refreshInterval)
    }
  }

  /// Notes a step of the frame for the recorder.
  private func record(_ step: (inout UpdateRecord.Frame, _ time: Int64) -> Void) {
    if recordedFrame != 0 { UpdateRecorder.session?.update(frame: recordedFrame, step) }
  }

  private func frameDidEnd() {
    if recordedFrame != 0 { UpdateRecorder.session?.endFrame(recordedFrame) }
    recordedFrame = 0
    silenced?.silence -= 1
    silenced = nil
    state = .resting
    work.isOver = false
    Feedback.frameDidEnd()
    host.frameDidEnd()
    requestFrameIfNeeded()
  }
}
