import DeclarativePrograms
import GtkTesting
import Testing
import TrackedUI

/// Random programs of declarative views against an oracle: what is shown, which bodies ran, who lives, what effects were told.
@MainActor @Suite(.serialized) struct RandomDeclarativeProgramTests {
  @Test("random declarative programs show what a recomputation gives, run no body without a reason, and leave nothing")
  func random() throws {
    try TestDisplay.prepare()
    UpdatePass.confirmsRuns = false
    for seed in 1...UInt64(60) {
      let program = Generator.program(seed: seed, steps: 20)
      guard let failure = Runner.run(program) else { continue }
      let (least, itsFailure) = Minimizer.minimize(program, failure)
      Issue.record("seed \(seed): \(failure)\nThe smallest program: \(itsFailure)\n\(least.source)")
      break
    }
  }

  @Test(
    "programs of seeds that crashed or failed once",
    arguments: [2424, 3256, 3651, 3792, 3951, 4488, 5564, 5975] as [UInt64])
  func foundSeeds(_ seed: UInt64) throws {
    try TestDisplay.prepare()
    UpdatePass.confirmsRuns = false
    let failure = Runner.run(Generator.program(seed: seed))
    #expect(failure == nil)
  }

  @Test("declarative programs that failed once do not fail again")
  func found() throws {
    try TestDisplay.prepare()
    UpdatePass.confirmsRuns = false
    for (name, program) in FoundDeclarativePrograms.all {
      let failure = Runner.run(program)
      #expect(failure == nil, "\(name)")
    }
  }
}
