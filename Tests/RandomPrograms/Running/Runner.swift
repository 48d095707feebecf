import CGtk
import GtkTesting

/// How windows come to rest after each step.
package enum Settling: String {
  /// `UpdatePass.flush()`.
  case flush
  /// The frame clock makes as many frames as are asked for.
  case frameClock
}

/// Runs programs and compares what is shown after each step with the oracle's recomputation.
package enum Runner {
  /// What came of a program.
  package struct Outcome {
    /// Nil if everything was as it should be.
    package let failure: Failure?
    /// The steps that were done and compared.
    package let steps: Int
    /// How often hooks ran.
    package let runs: Int
  }

  /// Runs `program` to its end or its first failure.
  package static func run(_ program: Program, _ settling: Settling = .flush) -> Outcome {
    let outcome = runToEnd(program, settling)
    programs += 1
    guard outcome.failure == nil, programs % freshWindowsEvery == 0 else { return outcome }
    let count = countOfUnfreed()
    guard count > 0 else { return outcome }
    let failure = Failure(
      kind: .notFreed, hook: nil, step: program.steps.count,
      details: "\(count) objects stay of the last \(freshWindowsEvery) programs")
    return Outcome(failure: failure, steps: outcome.steps, runs: outcome.runs)
  }

  /// How many objects of the programs since the last count are left when their windows are gone and the main loop has
  /// nothing to do.
  private static func countOfUnfreed() -> Int {
    WindowPool.drain()
    let deadline = MainLoop.monotonicMicroseconds + 1_000_000
    while Instance.alive > lost, MainLoop.monotonicMicroseconds < deadline { MainLoop.iterate() }
    defer { lost = Instance.alive }
    return Instance.alive - lost
  }

  /// Objects that were not freed when they should have been.
  private static var lost = 0

  /// Prints every run of a hook and every step.
  package static var isTracing = false
  private static var programs = 0
  /// After how many programs new windows are made, and it is checked that everything of the old ones is freed.
  package static var freshWindowsEvery = 50

  private static func runToEnd(_ program: Program, _ settling: Settling) -> Outcome {
    let world = World(program)
    defer { world.end() }
    world.settle(settling)
    world.checkAll()
    for (index, step) in program.steps.enumerated() {
      if world.failure != nil { break }
      world.step = index + 1
      if isTracing { print("step \(index + 1): \(step)") }
      for action in step where world.failure == nil { world.perform(action) }
      world.settle(settling)
      world.checkAll()
    }
    return Outcome(failure: world.failure, steps: world.step, runs: world.runs)
  }
}

extension World {
  fileprivate func settle(_ settling: Settling) {
    noteTraits()
    switch settling {
    case .flush: UpdatePass.flush()
    case .frameClock: waitForFrames()
    }
  }

  /// Draws what the last frame left undrawn, and compares everything.
  fileprivate func checkAll() {
    var pictures = drawWindows()
    // What a drawing writes is shown by the next frame.
    for _ in 0..<Program.derived where UpdatePass.isPending {
      UpdatePass.flush()
      pictures = drawWindows()
    }
    check()
    checkPictures(pictures)
  }

  private func drawWindows() -> [[Int: Int]?] { windows.map { $0.isMapped ? Picture.draw($0) : nil } }

  /// Lets the frame clocks make what frames are asked for.
  private func waitForFrames() {
    let watches = windows.indices.compactMap(watchFirstFrame)
    defer { watches.forEach { $0.disconnect() } }
    waitForRest()
  }

  /// Runs the main loop until no window wants a frame and nothing is ready.
  func waitForRest() {
    let deadline = MainLoop.monotonicMicroseconds + 30_000_000
    // GDK does not tell what is requested, but a clock that nobody holds keeps a source while it has a frame to make.
    let watches =
      FrameClock.mayBeHeldByCompositor
      ? windows.filter(\.isMapped).compactMap(\.frameClock).map(HeldClockWatch.init) : []
    while isBusy || watches.contains(where: { !$0.isQuiet }) {
      MainLoop.iterate(.forEvents)
      if MainLoop.monotonicMicroseconds > deadline { return fail(.stillPending, nil, "no rest after 30 s") }
    }
  }

  /// Compares the first frame after the step, too: nobody is to see what is out of date.
  private func watchFirstFrame(of index: Int) -> SignalConnection? {
    guard promisesOneFrame, windows[index].isMapped else { return nil }
    var isFirst = true
    return windows[index].frameClock?.onAfterPaint { [weak self] in
      guard isFirst else { return }
      isFirst = false
      self?.checkPainted(index)
    }
  }

  /// Whether everything has to be right after one frame: no window waits for another one, and no layout for the next.
  private var promisesOneFrame: Bool {
    let hooks = program.elements.flatMap(\.hooks)
    if hooks.contains(where: { ($0.kind.isLayout || $0.kind == .draw) && !$0.effects.isEmpty }) { return false }
    return !windows[1].isMapped || !hooks.contains { $0.writes }
  }

  private var isBusy: Bool {
    if UpdatePass.isPending || g_main_context_pending(nil) != 0 { return true }
    return windows.contains { window in
      guard let clock = gtk_widget_get_frame_clock(window.widgetPointer) else { return false }
      return g_main_context_find_source_by_user_data(nil, UnsafeMutableRawPointer(clock)) != nil
    }
  }
}
