import RandomPrograms

/// Runs the declarative programs of many seeds; for scripts/soak.
package enum DeclarativeSoak {
  package static func main(_ arguments: ArraySlice<String>) {
    SeedLoop.run(arguments, "--declarative", smallestPerKind: 2) {
      (Runner.steps, " runs=\(Runner.evaluations)")
    } find: { seed in
      let program = Generator.program(seed: seed)
      guard let failure = Runner.run(program) else { return nil }
      return SeedLoop.Finding(kind: "\(failure.kind)", description: "\(failure)") {
        let (least, leastFailure) = Minimizer.minimize(program, failure)
        return "\(leastFailure)\n\(least.source)"
      }
    }
  }
}
