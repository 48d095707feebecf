import Glibc
import GtkTesting

/// The loop over many seeds that kinds of random programs share; for scripts/soak, which keeps the account.
package enum SeedLoop {
  /// What is wrong with the program of a seed.
  package struct Finding {
    let kind: String
    let description: String
    let smallest: () -> String

    /// - Parameters:
    ///   - kind: findings of one kind are made smaller a few times only.
    ///   - smallest: the smallest program that still fails, as it is pasted among those that failed once.
    package init(kind: String, description: String, smallest: @escaping () -> String) {
      (self.kind, self.description, self.smallest) = (kind, description, smallest)
    }
  }

  /// Prints a line for each seed that fails, with its smallest program, and at the end the sums.
  ///
  /// - Parameters:
  ///   - arguments: the first seed, how many, and options.
  ///   - mode: how the kind of programs is called.
  ///   - sums: what has been counted, as words with the number of steps first: `steps=1 runs=2`.
  package static func run(
    _ arguments: ArraySlice<String>, _ mode: String, smallestPerKind: Int, sums: () -> (steps: Int, others: String),
    find: (UInt64) -> Finding?
  ) {
    var words = arguments
    guard let first = words.popFirst().flatMap({ UInt64($0) }), let count = words.popFirst().flatMap({ UInt64($0) })
    else { return print("Usage: Soak \(mode) FIRST COUNT [--tell-seeds] [--trace]") }
    do { try TestDisplay.prepare() } catch { return print("\(error)") }
    let started = MainLoop.monotonicMicroseconds
    var failures = 0
    var minimized: [String: Int] = [:]
    for seed in first..<first + count {
      // If the process dies, the last line tells of which seed.
      if words.contains("--tell-seeds") { tell("seed \(seed)") }
      guard let finding = find(seed) else { continue }
      failures += 1
      tell("FAILED seed \(seed): \(finding.description)")
      guard minimized[finding.kind, default: 0] < smallestPerKind else { continue }
      minimized[finding.kind, default: 0] += 1
      tell("\(finding.smallest())\n")
    }
    let seconds = Double(MainLoop.monotonicMicroseconds - started) / 1_000_000
    let (steps, others) = sums()
    let rate = Int(Double(steps) / max(seconds, 0.001))
    tell("programs=\(count) steps=\(steps)\(others) failures=\(failures) steps-per-second=\(rate)")
  }

  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}
