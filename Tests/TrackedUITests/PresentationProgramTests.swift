import DeclarativePrograms
import GtkTesting
import Testing
import TrackedUI

/// Random programs that present, dismiss, push and pop, against an oracle that says what is on the screen and what each binding is.
@MainActor @Suite(.serialized) struct RandomPresentationProgramTests {
  @Test(
    "C-254 random programs of presentations show what their bindings say, one after the other, and write what really ended"
  )
  func random() throws {
    try TestDisplay.prepare()
    UpdatePass.confirmsRuns = false
    for seed in 1...UInt64(40) {
      let program = PresentationProgram.program(seed: seed, steps: 20)
      guard let failure = PresentationRunner.run(program) else { continue }
      let (least, itsFailure) = PresentationRunner.minimize(program, failure)
      Issue.record("seed \(seed): \(failure)\nThe smallest program: \(itsFailure)\n\(least.source)")
      break
    }
  }
}
