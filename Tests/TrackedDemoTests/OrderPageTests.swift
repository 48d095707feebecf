import GtkTesting
import Testing

@testable import TrackedDemo

/// The page that shows the steps of a pass as they happen.
@MainActor @Suite(.serialized) struct OrderPageTests {
  /// The lines of the log that are shown, as "step name".
  private func lines(in window: TestWindow) throws -> [String] {
    try window.require(OrderLogView.self, in: .everything).findAll(Label.self, .cssClass("phase"), in: .everything)
      .compactMap { phase in
        guard let line = phase.parent, line.isVisible else { return nil }
        let name = line.findAll(Label.self, in: .everything).last?.text ?? ""
        return "\(phase.text ?? "") \(name)"
      }
  }

  private func withPage(_ body: (TestWindow) async throws -> Void) async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let window = try await TestWindow(OrderViewController(OrderModel()), width: 700, height: 1100)
    defer { window.close() }
    try await settle()
    try await body(window)
  }

  /// Whether everything ran once, the steps one after the other, and in each step what depends on what in its order.
  private func expectAllHooksInOrder(_ lines: [String], _ location: SourceLocation = #_sourceLocation) {
    let chains = [
      ["constraints Inner view: updateConstraints()", "constraints Outer view: updateConstraints()"],
      [
        "constraints Controller: updateViewConstraints()", "properties Controller: updateProperties()",
        "properties Outer view: updateProperties()", "properties Inner view: updateProperties()",
        "layout Controller: viewWillLayoutSubviews()", "layout Outer view: layoutSubviews()",
        "layout Controller: viewDidLayoutSubviews()", "display Outer view: draw(_:)", "display Inner view: draw(_:)",
      ],
      ["layout Outer view: layoutSubviews()", "layout Inner view: layoutSubviews()"],
    ]
    #expect(lines.sorted() == Set(chains.flatMap { $0 }).sorted(), sourceLocation: location)
    for chain in chains { #expect(lines.filter(chain.contains) == chain, sourceLocation: location) }
    let steps = lines.compactMap { line in UpdatePhase.allCases.first { line.hasPrefix("\($0) ") } }
    #expect(steps == steps.sorted(), sourceLocation: location)
  }

  @Test func aChangeRunsEveryHookOnceInTheOrderOfTheSteps() async throws {
    try await withPage { window in
      try await click(window.require(Button.self, .text("Change model")))
      try expectAllHooksInOrder(lines(in: window))
      #expect(window.find(Label.self, .text("Change model: 12 runs")) != nil)
    }
  }

  @Test func aTraitComesFirst() async throws {
    try await withPage { window in
      try await click(window.require(Button.self, .text("Change trait")))
      let lines = try lines(in: window)
      #expect(lines.first == "traits Controller: handler of trait changes")
      expectAllHooksInOrder(Array(lines.dropFirst()))
    }
  }

  @Test func whatPropertiesAskOfConstraintsIsDoneBeforeLayout() async throws {
    try await withPage { window in
      try await click(window.require(Button.self, .text("Ask in a hook")))
      let lines = try lines(in: window)
      #expect(
        lines.prefix(2) == ["properties Inner view: updateProperties()", "constraints Inner view: updateConstraints()"])
      #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("layout") || $0.hasPrefix("display") })
    }
  }
}
