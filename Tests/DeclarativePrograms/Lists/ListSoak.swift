import RandomPrograms

/// Runs the list programs of many seeds; for scripts/soak.
package enum ListSoak {
  package static func main(_ arguments: ArraySlice<String>) {
    SeedLoop.run(arguments, "--lists", smallestPerKind: 1) {
      (ListRunner.steps, "")
    } find: { seed in
      let program = ListProgram.make(seed: seed)
      guard let failure = ListRunner.run(program) else { return nil }
      return SeedLoop.Finding(kind: "\(program.kind) \(failure.kind)", description: "(\(program.kind)): \(failure)") {
        let (least, leastFailure) = ListRunner.minimize(program, failure)
        return "\(leastFailure)\n\(least)"
      }
    }
  }
}
