import CGtk
import GtkTracking

/// Waits until every shown window is settled: nothing is due in its update pass, the requested frames are
/// painted, and the main loop has nothing ready.
///
/// Main-actor tasks, idle callbacks and input events that were waiting have been handled by then, too. Timeouts in
/// the future and work on other threads are not waited for, and `Task.yield()` passes through another thread: use
/// `wait(for:until:)` for their effect.
///
/// - Parameter deadline: in seconds.
/// - Throws: `DeadlineExceeded`, naming what is still due: for example an animation, or a hook that requests the next frame each
///   time it runs.
@MainActor public func settle(deadline: Double = 5, file: StaticString = #fileID, line: UInt = #line) async throws {
  try await settle({ Gtk.Window.shown }, deadline, file, line)
}

/// Waits until one window is settled, whatever frames other windows still request; see `settle(deadline:)`.
@MainActor public func settle(
  _ window: Gtk.Window, deadline: Double = 5, file: StaticString = #fileID, line: UInt = #line
) async throws {
  try await settle({ window.isMapped ? [window] : [] }, deadline, file, line)
}

@MainActor private func settle(
  _ windows: @escaping () -> [Gtk.Window], _ deadline: Double, _ file: StaticString, _ line: UInt
) async throws {
  var counters: [FrameClock: Int64] = [:]
  for case let clock? in windows().map(\.frameClock) { counters[clock] = clock.frameCounter }
  var watches: [FrameClock: HeldClockWatch] = [:]
  let isSettled = await turns(
    until: {
      if FrameClock.mayBeHeldByCompositor {
        let clocks = windows().compactMap(\.frameClock)
        for clock in clocks where watches[clock] == nil { watches[clock] = HeldClockWatch(clock) }
        guard clocks.allSatisfy({ watches[$0]?.isQuiet == true }) else { return false }
      }
      return dueWork(in: windows(), since: counters).isEmpty
    }, within: deadline * patience)
  guard !isSettled else { return }
  var findings = dueWork(in: windows(), since: counters)
  for window in windows() where findings.isEmpty {
    guard let clock = window.frameClock, watches[clock]?.isQuiet == false else { continue }
    findings.append(frameFinding(window, clock, since: counters))
  }
  if findings.isEmpty { findings = ["something was due in every turn, though nothing is just now"] }
  throw DeadlineExceeded(
    waitingFor: "everything to settle", deadline: deadline, findings: findings, file: file, line: line)
}

/// Why the windows have not settled, in sentences.
@MainActor private func dueWork(in windows: [Gtk.Window], since counters: [FrameClock: Int64]) -> [String] {
  var due = windows.compactMap { window -> String? in
    guard let clock = window.frameClock, clock.wantsFrame else { return nil }
    return frameFinding(window, clock, since: counters)
  }
  if UpdatePass.isPending { due.append("hooks are due in an update pass") }
  if due.isEmpty && g_main_context_pending(nil) != 0 { due.append("the main loop has something ready") }
  return due
}

@MainActor private func frameFinding(
  _ window: Gtk.Window, _ clock: FrameClock, since counters: [FrameClock: Int64]
) -> String {
  let frames = clock.frameCounter - (counters[clock] ?? clock.frameCounter)
  return "window '\(window.title ?? "")' wants another frame after \(frames) frames: "
    + "something animates, or asks for the next frame each time"
}

/// Finds out when a clock that a compositor may hold has no more to do: a held clock does not show that it has a frame to
/// make. Each frame that did something is followed by an empty one, until that had nothing to do either.
@MainActor package final class HeldClockWatch {
  /// Whether nothing was to do in the last frame.
  package private(set) var isQuiet = false
  private var didWork = false
  private var connections: [SignalConnection] = []

  package init(_ clock: FrameClock) {
    connections = [clock.onUpdate, clock.onLayout, clock.onPaint].map { signal in
      signal { [weak self] in self?.didWork = true }
    }
    connections.append(clock.onAfterPaint { [weak self, unowned clock] in self?.endFrame(of: clock) })
    clock.requestEmptyFrame()
  }

  isolated deinit { connections.forEach { $0.disconnect() } }

  private func endFrame(of clock: FrameClock) {
    isQuiet = !didWork
    didWork = false
    if !isQuiet { clock.requestEmptyFrame() }
  }
}

extension FrameClock {
  /// Whether a frame is going to be made. GDK does not report what is requested, but the clock keeps a source in the main
  /// context exactly while it has a frame to make.
  var wantsFrame: Bool { g_main_context_find_source_by_user_data(nil, raw) != nil }

  /// Asks for a frame that neither updates, lays out nor paints.
  func requestEmptyFrame() { gdk_frame_clock_request_phase(native(), GDK_FRAME_CLOCK_PHASE_AFTER_PAINT) }

  /// Whether a compositor may keep a clock from making the frame it has to make.
  package static var mayBeHeldByCompositor: Bool {
    gdk_display_get_default().map { gdk_display_is_composited($0) != 0 } ?? false
  }
}

extension Gtk.Window {
  /// The windows that are on the screen.
  public static var shown: [Gtk.Window] { all.filter(\.isMapped) }

  /// The windows that are not destroyed yet, shown or not.
  public static var all: [Gtk.Window] {
    guard gtk_is_initialized() != 0, let list = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      return Gtk.Object.wrap(item, as: Gtk.Window.self)
    }
  }
}
