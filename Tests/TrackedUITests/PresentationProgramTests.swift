import DeclarativePrograms
import GtkTesting
import Testing
import TrackedUI

/// Random programs that present, dismiss, push and pop, against an oracle that says what is on the screen and what each binding is.
@MainActor @Suite(.serialized) struct RandomPresentationProgramTests {
  @Test(
    "C-253, C-254, C-256, C-257, C-258 random programs show what their bindings say, one after the other, and write what really ended"
  )
  func random() throws {
    try TestDisplay.prepare()
    UpdatePass.confirmsRuns = false
    for seed in 1...UInt64(30) {
      let program = PresentationProgram.program(seed: seed, steps: 20)
      guard let failure = PresentationRunner.run(program) else { continue }
      let (least, itsFailure) = PresentationRunner.minimize(program, failure)
      Issue.record("seed \(seed): \(failure)\nThe smallest program: \(itsFailure)\n\(least.source)")
      break
    }
  }

  @Test("C-253, C-254, C-257 programs of presentations that failed once do not fail again")
  func found() throws {
    try TestDisplay.prepare()
    UpdatePass.confirmsRuns = false
    let leavesWhileAnotherComes: [[PresentationProgram.Act]] = [
      [.set(.sheet, 1)], [.goBack], [.setDestinationItem(3), .set(.innerAlert, 1)],
    ]
    for isAnimated in [false, true] {
      // Twice: the second time begins with what the first has left.
      let program = PresentationProgram(
        isAnimated: isAnimated,
        steps: leavesWhileAnotherComes + [[.set(.sheet, nil), .setDestinationItem(nil)]] + leavesWhileAnotherComes)
      #expect(PresentationRunner.run(program) == nil)
    }
    for seed in [7, 1004, 1105, 3098] as [UInt64] {
      let failure = PresentationRunner.run(PresentationProgram.program(seed: seed))
      #expect(failure == nil, "seed \(seed)")
    }
  }
}
