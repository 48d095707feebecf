import CGtk
import GtkTesting
import RandomPrograms
import TrackedUI

/// Runs programs of presentations in a real window, and compares what is there after each step with the oracle.
package final class PresentationRunner {
  package struct Failure: CustomStringConvertible {
    package enum Kind: String { case shown, bindings, told, window, notFreed }
    package let kind: Kind
    package let step: Int
    package let details: String
    package var description: String { "\(kind) after step \(step): \(details)" }
  }

  /// The steps that were done and compared, over all programs.
  package private(set) static var steps = 0

  private let world = PresentationWorld()
  private let oracle = PresentationOracle()
  private let program: PresentationProgram
  private let window: TrackedKit.Window
  private var failure: Failure?
  private var step = 0

  /// Whether what is there after each step is printed.
  package static var traces = false
  private var traces = false

  /// Runs a program to its end or its first failure.
  package static func run(_ program: PresentationProgram) -> Failure? {
    TestDisplay.animations = program.isAnimated ? .on : .off
    defer { TestDisplay.animations = .off }
    let window = window ?? makeWindow()
    let runner = PresentationRunner(program, window)
    runner.traces = traces
    runner.runToEnd()
    window.rootViewController = nil
    UpdatePass.flush()
    var turns = 0
    while turns < 50, MainLoop.iterate(.never) { turns += 1 }
    return runner.failure
  }

  private static var window: TrackedKit.Window?

  private static func makeWindow() -> TrackedKit.Window {
    let made = TrackedKit.Window(title: "Program")
    gtk_window_set_decorated(made.native(), 0)
    made.setDefaultSize(width: 400, height: 500)
    made.present()
    window = made
    return made
  }

  private init(_ program: PresentationProgram, _ window: TrackedKit.Window) {
    self.program = program
    self.window = window
  }

  private func runToEnd() {
    window.rootViewController = HostingController(rootView: PresentationRoot(world: world))
    settle()
    check()
    for acts in program.steps where failure == nil {
      step += 1
      for act in acts where oracle.canBeDone(act) {
        oracle.perform(act)
        perform(act)
      }
      oracle.settle()
      settle()
      check()
      Self.steps += 1
      if traces {
        print("\(step) \(acts)\n    \(words) expected \(oracle.words); \(world.picks) expected \(oracle.picks)")
      }
    }
  }

  private func perform(_ act: PresentationProgram.Act) {
    switch act {
    case .set(let presenter, let id): world.picks[presenter] = id
    case .setPath(let values): world.path = values
    case .appendToPath(let value): world.path.append(value)
    case .setDestination(let isShown): world.isDestinationShown = isShown
    case .setDestinationItem(let item): world.destinationItem = item
    case .setPresenter(let isThere): world.isPresenterThere = isThere
    case .tick: world.ticks += 1
    case .pressLink: buttons("link").last?.pressAtOnce()
    case .goBack: navigation?.popViewController(animated: true)
    case .pressEscape: pressEscape()
    case .pressClose(let place):
      let buttons = buttons("close")
      if place < buttons.count { buttons[place].pressAtOnce() }
    case .choose: buttons("fine").last?.pressAtOnce()
    }
  }

  private var navigation: NavigationController? {
    func find(_ controller: ViewController?) -> NavigationController? {
      if let navigation = controller as? NavigationController { return navigation }
      return controller?.children.lazy.compactMap(find).first
    }
    return find(window.rootViewController)
  }

  private func pressEscape() {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.presentationController?.dismissByKey()
  }

  /// Buttons of all three layers: an alert's are the kit's own.
  private func buttons(_ text: String) -> [Widget] {
    window.findAll(Widget.self, .text(text)).filter { $0 is any ButtonProtocol }
  }

  // MARK: Rest

  private func settle() {
    UpdatePass.flush()
    guard isMoving || words != oracle.words else { return }
    let deadline = MainLoop.monotonicMicroseconds + 6_000_000
    var stillSince = MainLoop.monotonicMicroseconds
    let awake = MainLoop.every(milliseconds: 5) { .again }
    repeat {
      MainLoop.iterate(.forEvents)
      if isMoving { stillSince = MainLoop.monotonicMicroseconds }
      // What is at rest, and wrong, stays wrong: no more than a few frames are waited for.
    } while MainLoop.monotonicMicroseconds
      < (isMoving || words == oracle.words ? deadline : min(deadline, stillSince + 400_000))
      && (isMoving || words != oracle.words)
    awake.cancel()
  }

  /// Whether something is on its way in or out.
  private var isMoving: Bool {
    if UpdatePass.isPending { return true }
    var controller: ViewController? = navigation
    while let current = controller {
      if current.transitionCoordinator != nil { return true }
      controller = current.presentedViewController
    }
    return false
  }

  private var words: [String] {
    window.findAll(Gtk.Label.self, .any).map(\.text).filter { text in
      Self.firstWords.contains(String(text.prefix { $0 != " " }))
    }
  }

  private static let firstWords: Set<String> = [
    "root", "page", "linked", "destination", "chosen", "item", "sheet", "cover", "alert", "inner", "inside",
  ]

  // MARK: Comparing

  private func check() {
    func fail(_ kind: Failure.Kind, _ details: String) {
      if failure == nil { failure = Failure(kind: kind, step: step, details: details) }
    }
    if !window.isMapped { fail(.window, "the window is closed") }
    if words != oracle.words { fail(.shown, "\(words), expected \(oracle.words)") }
    if world.picks != oracle.picks || world.path != oracle.path || world.destinationItem != oracle.destinationItem
      || world.isDestinationShown != oracle.isDestinationShown
    {
      fail(
        .bindings,
        "\(world.picks) \(world.path) \(world.isDestinationShown) \(String(describing: world.destinationItem)), expected "
          + "\(oracle.picks) \(oracle.path) \(oracle.isDestinationShown) \(String(describing: oracle.destinationItem))")
    }
    if world.told != oracle.told { fail(.told, "\(world.told), expected \(oracle.told)") }
  }

  // MARK: Smaller programs

  /// The smallest program found in `seconds` that fails in the same way, and its failure.
  package static func minimize(
    _ program: PresentationProgram, _ failure: Failure, seconds: Int64 = 20
  ) -> (PresentationProgram, Failure) {
    let deadline = MainLoop.monotonicMicroseconds + seconds * 1_000_000
    var (best, itsFailure) = (program, failure)
    best.steps = Array(best.steps.prefix(max(failure.step, 0)))
    func take(_ candidate: PresentationProgram) -> Bool {
      guard MainLoop.monotonicMicroseconds < deadline, let found = run(candidate), found.kind == failure.kind else {
        return false
      }
      best = candidate
      best.steps = Array(best.steps.prefix(found.step))
      itsFailure = found
      return true
    }
    var isSmaller: Bool
    repeat {
      isSmaller = false
      for step in best.steps.indices.reversed() where step < best.steps.count {
        var candidate = best
        candidate.steps.remove(at: step)
        if take(candidate) { isSmaller = true }
      }
      for step in best.steps.indices.reversed() where step < best.steps.count && best.steps[step].count > 1 {
        for place in best.steps[step].indices.reversed() where place < best.steps[step].count {
          var candidate = best
          candidate.steps[step].remove(at: place)
          if take(candidate) { isSmaller = true }
        }
      }
    } while isSmaller && MainLoop.monotonicMicroseconds < deadline
    return (best, itsFailure)
  }
}

/// Runs the programs of presentations of many seeds; for scripts/soak.
package enum PresentationSoak {
  package static func main(_ arguments: ArraySlice<String>) {
    UpdatePass.confirmsRuns = false
    PresentationRunner.traces = arguments.contains("--trace")
    SeedLoop.run(arguments, "--presentations", smallestPerKind: 2) {
      (PresentationRunner.steps, "")
    } find: { seed in
      let program = PresentationProgram.program(seed: seed)
      guard let failure = PresentationRunner.run(program) else { return nil }
      return SeedLoop.Finding(kind: "\(failure.kind)", description: "\(failure)") {
        let (least, leastFailure) = PresentationRunner.minimize(program, failure)
        return "\(leastFailure)\n\(least.source)"
      }
    }
  }
}
