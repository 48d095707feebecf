import Glibc
import GtkTesting
import TrackedKit

/// Runs the sessions of many seeds; for scripts/soak.
package enum TypingSoak {
  /// Prints a line for each seed that fails, with its smallest session, and at the end the sums.
  package static func main(_ arguments: ArraySlice<String>) {
    var words = arguments
    guard let first = words.popFirst().flatMap({ UInt64($0) }), let count = words.popFirst().flatMap({ UInt64($0) })
    else { return print("Usage: Soak --typing FIRST COUNT [--tell-seeds] [--trace]") }
    do { try TestDisplay.prepare() } catch { return print("\(error)") }
    Runner.isTracing = words.contains("--trace")
    let started = MainLoop.monotonicMicroseconds
    var failures = 0
    var minimized: [String: Int] = [:]
    for seed in first..<first + count {
      if words.contains("--tell-seeds") { tell("seed \(seed)") }
      let session = Session.make(seed: seed)
      guard let failure = Runner.run(session) else { continue }
      failures += 1
      let kind = "\(failure.kind) \(session.editable)"
      guard minimized[kind, default: 0] < 1 else { continue }
      tell("FAILED seed \(seed): \(session.editable) \(session.answer) \(failure)")
      minimized[kind, default: 0] += 1
      let (least, leastFailure) = Minimizer.minimize(session, failure)
      tell("\(leastFailure)\n\(least.source)\n")
    }
    let seconds = Double(MainLoop.monotonicMicroseconds - started) / 1_000_000
    let rate = Int(Double(Runner.steps) / max(seconds, 0.001))
    tell("programs=\(count) steps=\(Runner.steps) failures=\(failures) steps-per-second=\(rate)")
  }

  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}

/// Makes a failing session smaller for as long as it still fails in the same way.
package enum Minimizer {
  package static func minimize(_ session: Session, _ failure: Failure) -> (Session, Failure) {
    var (best, found) = (session, failure)
    best.acts = Array(session.acts.prefix(failure.step))
    func take(_ candidate: Session) -> Bool {
      guard candidate != best, let failure = Runner.run(candidate), failure.kind == found.kind else { return false }
      (best, found) = (candidate, failure)
      best.acts = Array(candidate.acts.prefix(failure.step))
      return true
    }
    var size = max(1, best.acts.count / 2)
    while size >= 1 {
      var start = best.acts.count - size
      while start >= 0 {
        var candidate = best
        candidate.acts.removeSubrange(start..<min(start + size, candidate.acts.count))
        _ = take(candidate)
        start = min(start, best.acts.count) - size
      }
      size /= 2
    }
    var simple = best
    simple.start = ""
    _ = take(simple)
    simple = best
    simple.delivery = .atOnce
    _ = take(simple)
    return (best, found)
  }
}
