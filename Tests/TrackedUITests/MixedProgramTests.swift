import GtkTesting
import Testing
import TrackedUI

/// Random trees of controllers that host declarative views that host controllers, in two windows: after each step every text is what a
/// recomputation gives, and every hook has run once if something that it had read has changed, and else not at all.
@MainActor @Suite(.serialized) struct MixedProgramTests {
  @Test("hooks of mixed hosts run once for what they read, and show what holds") func random() async throws {
    UpdatePass.confirmsRuns = false
    for seed in 1...UInt64(60) {
      let program = try await MixedProgram(seed: seed)
      try await program.run()
      guard program.complaints.isEmpty else {
        let lines = ["seed \(seed)"] + program.complaints + program.story
        Issue.record("\(lines.joined(separator: "\n"))")
        break
      }
    }
  }
}
