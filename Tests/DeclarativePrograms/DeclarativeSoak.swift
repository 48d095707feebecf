import Glibc
import GtkTesting
import TrackedUI

/// Runs the declarative programs of many seeds; for scripts/soak.
package enum DeclarativeSoak {
  /// Prints a line for each seed that fails, with its smallest program, and at the end the sums.
  package static func main(_ arguments: ArraySlice<String>) {
    var words = arguments
    guard let first = words.popFirst().flatMap({ UInt64($0) }), let count = words.popFirst().flatMap({ UInt64($0) })
    else { return print("Usage: Soak --declarative FIRST COUNT [--tell-seeds]") }
    do { try TestDisplay.prepare() } catch { return print("\(error)") }
    let started = MainLoop.monotonicMicroseconds
    var failures = 0
    var minimized: [Failure.Kind: Int] = [:]
    for seed in first..<first + count {
      if words.contains("--tell-seeds") { tell("seed \(seed)") }
      let program = Generator.program(seed: seed)
      guard let failure = Runner.run(program) else { continue }
      failures += 1
      tell("FAILED seed \(seed): \(failure)")
      guard minimized[failure.kind, default: 0] < 2 else { continue }
      minimized[failure.kind, default: 0] += 1
      let (least, leastFailure) = Minimizer.minimize(program, failure)
      tell("\(leastFailure)\n\(least.source)\n")
    }
    let seconds = Double(MainLoop.monotonicMicroseconds - started) / 1_000_000
    let rate = Int(Double(Runner.steps) / max(seconds, 0.001))
    tell(
      "programs=\(count) steps=\(Runner.steps) runs=\(Runner.evaluations) failures=\(failures) steps-per-second=\(rate)"
    )
  }

  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}
