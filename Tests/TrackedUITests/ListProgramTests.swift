import DeclarativePrograms
import GtkTesting
import Testing
import TrackedUI

/// Random sessions with lists, grids and tables of both layers against a model: order, choice, place on the screen, keyboard.
@MainActor @Suite(.serialized) struct ListProgramTests {
  @Test("random sessions with lists show what their model says: rows, choice, place and keyboard")
  func random() throws {
    try TestDisplay.prepare()
    for seed in 1...UInt64(12) {
      let program = ListProgram.make(seed: seed, steps: 15)
      guard let failure = ListRunner.run(program) else { continue }
      let (least, itsFailure) = ListRunner.minimize(program, failure)
      Issue.record("seed \(seed): \(failure)\nThe smallest program: \(itsFailure)\n\(least)")
    }
  }
}
