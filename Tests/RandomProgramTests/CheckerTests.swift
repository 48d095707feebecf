import GtkTesting
import RandomPrograms
import Testing

/// The checker notices what is wrong: programs with a fault put in, which the kit cannot make good.
@MainActor @Suite(.serialized) struct CheckerTests {
  private func failure(of program: Program, _ settling: Settling = .flush) throws -> Failure? {
    try TestDisplay.prepare()
    UpdatePass.confirmsRuns = false
    return Runner.run(program, settling).failure
  }

  /// A view in the window with one hook that reads one number.
  private func program(_ kind: HookCode.Kind, _ effects: [HookCode.Effect], _ steps: [[RandomPrograms.Action]])
    -> Program
  {
    Program(
      elements: [
        Element(kind: .view, place: .window(0)),
        Element(
          kind: .controller, place: .element(0),
          hooks: [HookCode(kind, reads: [.number(Path(item: 0))], effects: effects)]),
      ], steps: steps)
  }

  @Test("a hook that does not follow what it reads is noticed")
  func missedRun() throws {
    for kind in HookCode.Kind.allCases where kind != .updateConfiguration && kind != .configurationHandler {
      let write = [[Action.write(item: 0, .number, 1)]]
      let found = try failure(of: program(kind, [.readUntracked], write))
      #expect(found?.kind == .didNotRun && found?.step == 1, "\(kind)")
      #expect(try failure(of: program(kind, [], write)) == nil, "\(kind)")
    }
  }

  @Test("a run without a reason is noticed", arguments: [Settling.flush, .frameClock])
  func runWithoutReason(_ settling: Settling) throws {
    let found = try failure(of: program(.updateProperties, [], [[.requestSecretly(1)]]), settling)
    #expect(found?.kind == .ranWithoutReason && found?.hook == .updateProperties)
  }

  @Test("a run after an equal write would be noticed: none happens")
  func equalWrite() throws {
    #expect(try failure(of: program(.updateProperties, [], [[.write(item: 0, .number, 0)]])) == nil)
  }

  @Test("a failing program is made as small as it can be, and reads as Swift")
  func smallest() throws {
    var large = Generator.program(seed: 3, features: [.controllers, .traits], steps: 12)
    large.steps[5].append(.requestSecretly(0))
    let failure = try #require(try failure(of: large))
    let least = Minimizer.minimize(large, failure, .flush)
    #expect(least.program.elements.count == 1 && least.program.steps == [[.requestSecretly(0)]])
    #expect(least.failure.kind == .ranWithoutReason)
    #expect(least.program.source.contains("[.requestSecretly(0)],"))
  }
}
