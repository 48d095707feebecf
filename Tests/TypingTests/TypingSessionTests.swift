import GtkTesting
import Testing
import TypingPrograms

/// Random sessions of typing in every field there is, compared with an editor that is slow and obvious.
@MainActor @Suite(.serialized) struct TypingSessionTests {
  @Test("random sessions of typing show what a slow and obvious editor shows")
  func sessions() throws {
    try TestDisplay.prepare()
    for seed in 1...25 as ClosedRange<UInt64> {
      let session = Session.make(seed: seed)
      guard let failure = Runner.run(session) else { continue }
      let (least, leastFailure) = Minimizer.minimize(session, failure)
      Issue.record("seed \(seed): \(failure)\nThe smallest session: \(leastFailure)\n\(least.source)")
      break
    }
  }
}
