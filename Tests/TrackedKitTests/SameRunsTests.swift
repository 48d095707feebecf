import GtkTesting
import Testing

/// Programs of one or more steps, each run with a flush after every step, and by the frame clock.
@MainActor @Suite(.serialized) struct SameRunsTests {
  enum Scenario: String, CaseIterable {
    case property, manyWrites, branches, downwards, upwards, chain, ownWrite, trait, traitRemoved, layoutReads,
      layoutRequest
    case bothRead, constraints, writeInLayout, hidesItself, hidesItselfInLayout, addsView, removesView, hiddenParent,
      textGrows
    case configuration, requests
  }

  /// A controller whose view contains two others, and what they read.
  private final class Stage {
    let model = Model()
    let log = Log()
    private(set) lazy var controller = RecordingViewController("controller", log, view: self.view)
    private(set) lazy var view = RecordingView("view", log)
    private(set) lazy var child = RecordingView("child", log)
    private(set) lazy var sibling = RecordingView("sibling", log)
    let label = Label("x")

    init() {
      for subview in [child, sibling] { view.addSubview(subview) }
      child.addSubview(label)
    }

    /// What ran, drawing left out: a flush draws nothing.
    var runs: [String: Int] {
      log.entries.reduce(into: [:]) { counts, entry in
        if !entry.hasSuffix(".draw") { counts[entry, default: 0] += 1 }
      }
    }
  }

  /// What is done, and what has to run for it.
  private typealias Step = (act: () -> Void, runs: [String: Int])

  private let layoutOfTheWhole = [
    "controller.viewWillLayoutSubviews": 1, "view.layoutSubviews": 1, "controller.viewDidLayoutSubviews": 1,
  ]

  private func steps(of scenario: Scenario, on stage: Stage) -> [Step] {
    let (model, child, sibling, view, controller) = (
      stage.model, stage.child, stage.sibling, stage.view, stage.controller
    )
    let childRuns = ["child.updateProperties": 1]
    switch scenario {
    case .property:
      child.on(.updateProperties) { _ in _ = model.a }
      return [({ model.a = 1 }, childRuns), ({ model.b = 1 }, [:]), ({ model.a = 2 }, childRuns)]
    case .manyWrites:
      child.on(.updateProperties) { _ in _ = (model.a, model.b) }
      return [({ for value in 1...100 { (model.a, model.b) = (value, value) } }, childRuns)]
    case .branches:
      child.on(.updateProperties) { _ in _ = model.isOn ? model.a : model.b }
      return [
        ({ model.a = 1 }, [:]), ({ model.b = 1 }, childRuns), ({ model.isOn = true }, childRuns),
        ({ model.b = 2 }, [:]),
        ({ model.a = 2 }, childRuns),
      ]
    case .downwards:
      controller.on(.updateProperties) { _ in model.b = model.a }
      child.on(.updateProperties) { _ in _ = model.b }
      return [({ model.a = 1 }, ["controller.updateProperties": 1, "child.updateProperties": 1])]
    case .upwards:
      view.on(.updateProperties) { _ in _ = model.b }
      child.on(.updateProperties) { _ in model.b = model.a }
      return [({ model.a = 1 }, ["view.updateProperties": 1, "child.updateProperties": 1])]
    case .chain:
      view.on(.updateProperties) { _ in _ = model.text }
      child.on(.updateProperties) { _ in model.text = "\(model.b)" }
      sibling.on(.updateProperties) { _ in model.b = model.a }
      return [
        ({ model.a = 1 }, ["sibling.updateProperties": 1, "child.updateProperties": 1, "view.updateProperties": 1])
      ]
    case .ownWrite:
      child.on(.updateProperties) { _ in model.b += model.a }
      return [({ model.a = 1 }, childRuns), ({ model.b = 0 }, childRuns)]
    case .trait, .traitRemoved:
      child.on(.updateProperties) { _ = $0.traitCollection.level }
      return [
        ({ view.traitOverrides.level = 1 }, childRuns), ({ view.traitOverrides.level = 1 }, [:]),
        (
          {
            if scenario == .traitRemoved {
              view.traitOverrides.remove(LevelTrait.self)
            } else {
              child.traitOverrides.level = 2
            }
          },
          childRuns
        ),
      ]
    case .layoutReads:
      child.on(.layoutSubviews) { _ in _ = model.a }
      return [({ model.a = 1 }, ["child.layoutSubviews": 1])]
    case .layoutRequest:
      return [
        (
          {
            view.setNeedsLayout()
            view.setNeedsLayout()
          }, layoutOfTheWhole
        )
      ]
    case .bothRead:
      child.on(.updateProperties) { _ in _ = model.a }
      child.on(.layoutSubviews) { _ in _ = model.a }
      return [({ model.a = 1 }, ["child.updateProperties": 1, "child.layoutSubviews": 1])]
    case .constraints:
      child.on(.updateConstraints) { _ in _ = model.a }
      return [({ model.a = 1 }, ["child.updateConstraints": 1, "child.layoutSubviews": 1])]
    case .writeInLayout:
      view.on(.updateProperties) { _ in _ = model.b }
      child.on(.layoutSubviews) { _ in model.b = model.a }
      return [({ model.a = 1 }, ["child.layoutSubviews": 1, "view.updateProperties": 1])]
    case .hidesItself:
      child.on(.updateProperties) { $0.isVisible = model.a == 0 }
      let back = childRuns.merging(layoutOfTheWhole) { $1 }
      return [
        ({ model.a = 1 }, childRuns.merging(layoutOfTheWhole) { $1 }), ({ model.a = 0 }, back),
      ]
    case .hidesItselfInLayout:
      child.on(.layoutSubviews) { $0.isVisible = model.a == 0 }
      return [
        ({ model.a = 1 }, ["child.layoutSubviews": 1].merging(layoutOfTheWhole) { $1 }),
        ({ model.a = 2 }, ["child.layoutSubviews": 1]),
      ]
    case .addsView:
      let late = RecordingView("late", stage.log)
      controller.on(.updateProperties) { $0.view.insertSubview(late, belowSubview: model.isOn ? sibling : child) }
      return [({ model.isOn = true }, ["controller.updateProperties": 1].merging(layoutOfTheWhole) { $1 })]
    case .removesView:
      child.on(.updateProperties) { _ in _ = model.isOn }
      controller.on(.updateProperties) { _ in if model.isOn { child.removeFromSuperview() } }
      return [
        ({ model.isOn = true }, ["controller.updateProperties": 1].merging(layoutOfTheWhole) { $1 }),
        ({ model.isOn = false }, ["controller.updateProperties": 1]),
      ]
    case .hiddenParent:
      child.isVisible = false
      let inside = RecordingView("inside", stage.log) { _ in _ = model.a }
      child.addSubview(inside)
      return [
        ({ model.a = 1 }, ["inside.updateProperties": 1]),
        (
          { child.isVisible = true },
          layoutOfTheWhole.merging(["child.layoutSubviews": 1, "inside.layoutSubviews": 1]) { $1 }
        ),
      ]
    case .textGrows:
      child.on(.updateProperties) { _ in stage.label.text = model.text }
      return [
        (
          { model.text = "a text that is longer than the one before" },
          childRuns.merging(layoutOfTheWhole) { $1 }.merging(["child.layoutSubviews": 1]) { $1 }
        )
      ]
    case .configuration:
      let button = Button(configuration: .bordered())
      button.configurationUpdateHandler = { _ in
        _ = model.a
        stage.log.note("button.handler")
      }
      sibling.addSubview(button)
      return [
        ({ model.a = 1 }, ["button.handler": 1]), ({ button.isSensitive = false }, ["button.handler": 1]),
        ({ for _ in 0..<3 { button.setNeedsUpdateConfiguration() } }, ["button.handler": 1]),
      ]
    case .requests:
      return [
        ({ controller.setNeedsUpdateProperties() }, ["controller.updateProperties": 1]),
        ({ for _ in 0..<2 { child.setNeedsUpdateProperties() } }, childRuns), ({ child.setNeedsDisplay() }, [:]),
      ]
    }
  }

  @Test("C-200 a flush and the frame clock give the same runs", arguments: Scenario.allCases)
  func sameRuns(_ scenario: Scenario) async throws {
    var drawings: [[Int]] = []
    for flushes in [true, false] {
      let stage = Stage()
      let steps = steps(of: scenario, on: stage)
      let window = try await TestWindow(stage.controller)
      defer { window.close() }
      drawings.append([])
      for (number, step) in steps.enumerated() {
        stage.log.clear()
        step.act()
        if flushes {
          UpdatePass.flush()
          #expect(stage.runs == step.runs, "step \(number), flushed")
        }
        try await settle()
        #expect(stage.runs == step.runs, "step \(number), \(flushes ? "in the frame after the flush" : "in a frame")")
        drawings[drawings.count - 1].append(stage.log.count("child.draw"))
      }
    }
    #expect(drawings[0] == drawings[1])
  }
}
