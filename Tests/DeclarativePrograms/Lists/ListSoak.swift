import Glibc
import GtkTesting
import TrackedUI

/// Runs the list programs of many seeds; for scripts/soak.
package enum ListSoak {
  /// Prints a line for each seed that fails, with its smallest program, and at the end the sums.
  package static func main(_ arguments: ArraySlice<String>) {
    var words = arguments
    guard let first = words.popFirst().flatMap({ UInt64($0) }), let count = words.popFirst().flatMap({ UInt64($0) })
    else { return print("Usage: Soak --lists FIRST COUNT [--tell-seeds]") }
    do { try TestDisplay.prepare() } catch { return print("\(error)") }
    let started = MainLoop.monotonicMicroseconds
    var failures = 0
    var minimized: [String: Int] = [:]
    for seed in first..<first + count {
      if words.contains("--tell-seeds") { tell("seed \(seed)") }
      let program = ListProgram.make(seed: seed)
      guard let failure = ListRunner.run(program) else { continue }
      failures += 1
      tell("FAILED seed \(seed) (\(program.kind)): \(failure)")
      let kind = "\(program.kind) \(failure.kind)"
      guard minimized[kind, default: 0] < 1 else { continue }
      minimized[kind, default: 0] += 1
      let (least, leastFailure) = ListRunner.minimize(program, failure)
      tell("\(leastFailure)\n\(least)\n")
    }
    let seconds = Double(MainLoop.monotonicMicroseconds - started) / 1_000_000
    let rate = Int(Double(ListRunner.steps) / max(seconds, 0.001))
    tell("programs=\(count) steps=\(ListRunner.steps) runs=0 failures=\(failures) steps-per-second=\(rate)")
  }

  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}
