import RandomPrograms

/// Runs the sessions of many seeds; for scripts/soak.
package enum TypingSoak {
  package static func main(_ arguments: ArraySlice<String>) {
    Runner.isTracing = arguments.contains("--trace")
    SeedLoop.run(arguments, "--typing", smallestPerKind: 1) {
      (Runner.steps, "")
    } find: { seed in
      let session = Session.make(seed: seed)
      guard let failure = Runner.run(session) else { return nil }
      let description = "\(session.editable) \(session.answer) \(failure)"
      return SeedLoop.Finding(kind: "\(failure.kind) \(session.editable)", description: description) {
        let (least, leastFailure) = Minimizer.minimize(session, failure)
        return "\(leastFailure)\n\(least.source)"
      }
    }
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
