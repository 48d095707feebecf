import GtkTesting
import Testing

@testable import TrackedDemo

/// Each pitfall with the runs of its wrong and its right side, as its buttons show them.
@MainActor @Suite(.serialized) struct PitfallTests {
  let model = PitfallModel()

  private func withPage(_ body: (TestWindow) async throws -> Void) async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let window = try await TestWindow(PitfallsViewController(model), width: 900, height: 900)
    defer { window.close() }
    try await body(window)
  }

  private func card(_ title: String, in window: TestWindow) throws -> PitfallCard {
    try #require(window.findAll(PitfallCard.self).first { $0.find(Label.self, .text(title)) != nil })
  }

  private func press(_ button: String, on card: PitfallCard) async throws {
    try await press(card.require(Button.self, .text(button)))
  }

  /// Clicks a button, scrolled into sight first: the page is longer than the screen.
  private func press(_ button: Button) async throws {
    button.grabFocus()
    try await settle()
    try await click(button)
  }

  private func runs(_ card: PitfallCard) -> [Int] { [card.counters.wrong.runs, card.counters.right.runs] }

  private func texts(_ card: PitfallCard) -> [String] { card.findAll(SampleView.self).map(\.text) }

  @Test("C-016 what is read outside of hooks keeps its first value")
  func outsideOfHooks() async throws {
    try await withPage { window in
      let card = try card("Reading outside of hooks", in: window)
      try await press("Rename", on: card)
      #expect(texts(card) == ["Ada", "Grace"])
      #expect(runs(card) == [1, 2])
    }
  }

  @Test("C-003 reading everything costs a run for each change")
  func everything() async throws {
    try await withPage { window in
      let card = try card("Reading everything to be sure", in: window)
      try await press("Four changes", on: card)
      #expect(runs(card) == [5, 2])
    }
  }

  @Test("C-022 a list of dependencies lacks one, and a condition saves runs")
  func conditional() async throws {
    try await withPage { window in
      let list = try card("A list of what to track", in: window)
      try await press("Switch", on: list)
      try await press("baz + 1", on: list)
      #expect(texts(list) == ["baz 0", "baz 1"], "the list lacks baz")
      let before = try card("Reading before the condition", in: window)
      let runsBefore = runs(before)
      try await press("bar + 1", on: before)
      #expect(runs(before) == [runsBefore[0] + 1, runsBefore[1]])
    }
  }

  @Test func whoForgetsToUpdateShowsTheOldName() async throws {
    try await withPage { window in
      let card = try card("Remembering to update", in: window)
      try await press("Rename", on: card)
      #expect(texts(card) == ["Ada", "Grace"])
      try await press("updateUI()", on: card)
      #expect(texts(card) == ["Grace", "Grace"])
    }
  }

  @Test("C-123 work in a task costs the hook one run more, and the frame nothing")
  func heavyWork() async throws {
    try await withPage { window in
      let card = try card("Computing in a hook", in: window)
      try await press("Count more", on: card)
      try await wait(for: "the count") { model.primeCount != nil }
      try await settle()
      #expect(runs(card) == [2, 2])
      #expect(texts(card)[0] == texts(card)[1])
    }
  }

  @Test("C-125 C-131 a struct's other field and a value that is not Equatable run readers in vain")
  func granularity() async throws {
    try await withPage { window in
      let structs = try card("A struct is one property", in: window)
      try await press("Percent + 1", on: structs)
      #expect(runs(structs) == [2, 1])
      let equal = try card("Setting the same value again", in: window)
      try await press("Set again", on: equal)
      #expect(runs(equal) == [2, 1])
    }
  }

  @Test("C-014 C-134 reads of called functions count, unless they are made without tracking")
  func callChain() async throws {
    try await withPage { window in
      let chain = try card("Reads in called functions", in: window)
      try await press("Tick", on: chain)
      #expect(runs(chain) == [2, 1])
      #expect(runs(try card("lastApplied… copies", in: window)) == [2, 1])
      try await press("Rename", on: chain)
      #expect(runs(chain) == [3, 2])
      #expect(texts(chain) == ["Grace", "Grace"])
    }
  }

  @Test("C-040 a colour set in layout costs a layout")
  func colourInLayout() async throws {
    try await withPage { window in
      let card = try card("Content in layout", in: window)
      let before = runs(card)
      try await press("Change the colour", on: card)
      #expect(runs(card) == [before[0] + 1, before[1]])
    }
  }

  @Test("C-061 a loop is broken off, and its warning is shown")
  func pingPong() async throws {
    try await withPage { window in
      let card = try card("Ping-pong", in: window)
      try await press("Play one frame", on: card)
      #expect(runs(card)[0] >= UpdatePass.repeatLimit)
      #expect(window.find(Label.self, .textContaining("kept invalidating each other")) != nil)
    }
  }

  @Test("C-062 a hook's own write runs others, not itself")
  func ownWrite() async throws {
    try await withPage { window in
      let card = try card("Writing what the hook reads", in: window)
      let before = runs(card)
      try await press("Run both", on: card)
      #expect(runs(card)[0] == before[0] + 1)
      #expect(texts(card)[0] == texts(card)[1])
    }
  }

  @Test("C-115 a screen that its model keeps stays, one that it does not goes, though a hook followed the model")
  func retainCycle() async throws {
    try await withPage { window in
      let card = try card("Keeping each other alive", in: window)
      var tracked: [String] = []
      let observation = UpdateRecorder.record([]) { run in
        if run.object == "SessionViewController", run.hook == .updateProperties { tracked.append("\(run.cause)") }
      }
      try await press("Open and close", on: card)
      observation.end()
      let causes = ["first run", "property state"]
      try #require(tracked == causes + causes, "both hooks followed their models")
      #expect(texts(card) == ["1 still there", "0 still there"])
      try await press("Open and close", on: card)
      #expect(texts(card) == ["2 still there", "0 still there"])
    }
  }

  @Test func whatWasReadBeforeWorkElsewhereIsOldAfterIt() async throws {
    try await withPage { window in
      let card = try card("Working on another thread", in: window)
      var waiting: [CheckedContinuation<Int, Never>] = []
      model.countElsewhere = { _ in await withCheckedContinuation { waiting.append($0) } }
      for _ in 0..<2 { card.pitfall.actions[0].action() }
      try await wait(for: "all of them to be at work") { waiting.count == 4 }
      waiting.forEach { $0.resume(returning: 1) }
      try await wait(for: "both results") { model.sum == 2 && model.staleSum > 0 }
      try await settle()
      #expect(texts(card) == ["Sum 1", "Sum 2"])
    }
  }

  @Test("C-199 the diagnosis tells for each object how often its hooks ran, and why")
  func diagnosis() async throws {
    try await withPage { window in
      let diagnose = try window.require(Button.self, .text("Diagnose"))
      try await press(diagnose)
      try await press("Tick", on: try card("Reads in called functions", in: window))
      try await press("Rename", on: try card("Reading outside of hooks", in: window))
      try await press(diagnose)
      let report = try window.require(Label.self, .textContaining(" a second: ")).text.split(separator: "\n")
      func line(_ name: String) -> Substring? { report.first { $0.hasPrefix("\(name): updateProperties ran ") } }
      let wrong = try #require(line("Reads in called functions, wrong"))
      #expect(wrong.contains("ran 2 times") && wrong.hasSuffix(": property name × 1, property ticks × 1"))
      let right = try #require(line("Reads in called functions, right"))
      #expect(right.contains("ran 1 times") && right.hasSuffix(": property name × 1"))
      #expect(line("Reading outside of hooks, wrong") == nil && line("Reading outside of hooks, right") != nil)
      #expect(!report.contains { $0.contains("RunCountLabel") })
    }
  }

  @Test func theCodeOfEachSideIsTheSourceThatRuns() async throws {
    try await withPage { window in
      let cards = window.findAll(PitfallCard.self, in: .everything)
      #expect(cards.count == 20)
      for side in cards.flatMap({ [$0.pitfall.wrong, $0.pitfall.right] }) {
        #expect(side.code.contains("let ") || side.code.contains("Task {"), "\(side.code)")
        #expect(!side.code.contains("essential:") && !side.code.hasPrefix(" "))
      }
      let granularity = try card("A struct is one property", in: window).pitfall
      #expect(
        granularity.wrong.code == """
          let wrong = SampleView { view in
            view.text = model.progress.title
          }
          model.progress.percent += 1
          """)
      #expect(window.findAll(Label.self, .text(granularity.wrong.code), in: .everything).count == 1)
      #expect(throws: DemoError.self) { try EssentialSource.text(of: "WorkPitfalls.swift", part: "struct") }
    }
  }

  @Test("a side effect in body happens at each evaluation, one in onAppear once")
  func bodyEffect() async throws {
    try await withPage { window in
      let card = try card("A side effect in body", in: window)
      #expect(texts(card) == ["Visits: 1", "Visits: 1"])
      for round in 1...2 {
        try await press("Rename", on: card)
        #expect(texts(card) == ["Visits: \(1 + round)", "Visits: 1"])
        #expect(runs(card) == [1 + round, 1 + round], "both follow the name")
      }
    }
  }

  @Test("a subscription in a view's init is made for each value, and none ends; one in onReceive is there once")
  func initSubscription() async throws {
    try await withPage { window in
      let card = try card("A subscription in a view's init", in: window)
      func said(_ listeners: Int, _ fetched: Int) -> String { "Listeners: \(listeners), fetched: \(fetched)" }
      try await wait(for: "the first listeners") { texts(card) == [said(1, 0), said(1, 0)] }
      for round in 1...2 {
        try await press("Rename", on: card)
        try await wait(for: "another listener") { texts(card) == [said(1 + round, 0), said(1, 0)] }
      }
      for round in 1...2 {
        try await press("Send", on: card)
        try await wait(for: "each to fetch") { texts(card) == [said(3, 3 * round), said(1, round)] }
      }
    }
  }

  @Test("C-199 the diagnosis says what the inspector finds: the question with yes, the evidence, what to change")
  func findings() async throws {
    try await withPage { window in
      let diagnose = try window.require(Button.self, .text("Diagnose"))
      for _ in 1...2 {
        try await press(diagnose)
        try await press("Percent + 1", on: try card("A struct is one property", in: window))
        try await press(diagnose)
        let report = try window.require(Label.self, .textContaining(" a second: ")).text.split(separator: "\n")
        let name = "A struct is one property, wrong: updateProperties"
        let place = try #require(report.firstIndex { $0.hasPrefix(name) })
        #expect(
          report[place + 1].hasPrefix(
            "    Does it read a whole struct where one field would do? It reads PitfallModel.progress"), "\(report)")
      }
    }
  }

  @Test("C-180 C-183 a widget stored in a representable is made again and again, and the first is seen")
  func storedWidget() async throws {
    try await withPage { window in
      let card = try card("A widget stored in a representable", in: window)
      try await press("Rename", on: card)
      #expect(texts(card) == ["3 labels were made for", "1 label was made for"])
      #expect(card.findAll(Label.self, .text("Grace")).count == 2)
    }
  }

  @Test("C-184 a representable that updates nothing shows its first value")
  func emptyUpdate() async throws {
    try await withPage { window in
      let card = try card("A representable that updates nothing", in: window)
      try await press("Rename", on: card)
      #expect(texts(card) == ["Asked to show Grace:", "Asked to show Grace:"])
      #expect(card.findAll(Label.self, .text("Ada")).count == 1 && card.findAll(Label.self, .text("Grace")).count == 1)
    }
  }
}
