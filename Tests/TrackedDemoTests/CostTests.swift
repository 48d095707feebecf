import GtkTesting
import Testing

@testable import TrackedDemo

/// One of 10,000 rows changes in three ways: what is seen in the lists, in the figures and in the chart.
@MainActor @Suite("What a change costs", .serialized) struct CostTests {
  private func withPage(_ body: (TestWindow, CostModel) async throws -> Void) async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let page = CostViewController(RunFeed())
    let window = try await TestWindow(page, width: 800, height: 1000)
    defer { window.close() }
    // What it does when it first appears.
    try await wait(for: "the first changes", deadline: 20) { page.model.frames.count == 6 }
    try await body(window, page.model)
  }

  private func firstRows(in window: TestWindow) -> [String] {
    window.findAll(RowList.self).map { list in
      list.findAll(Gtk.Label.self).map(\.text).first { $0.hasPrefix("Row 1: ") } ?? ""
    }
  }

  private func figures(_ way: UpdateWay, in window: TestWindow) throws -> [String] {
    try #require(window.findAll(CostFigures.self).first { $0.way == way }).findAll(Label.self).map(\.text)
  }

  @Test("each press changes a row in all three ways: both lists show it, and the figures what it took")
  func press() async throws {
    try await withPage { window, model in
      for round in 1...2 {
        let before = model.frames.count
        try await click(window.require(Button.self, .text("Change a Row")))
        try await wait(for: "three frames") { model.frames.count == min(60, before + 3) }
        #expect(model.frames.suffix(3).map(\.way) == UpdateWay.allCases, "press \(round)")
      }
      // Four changes, of rows 1 to 4; by hand each twice.
      #expect(firstRows(in: window) == ["Row 1: 1", "Row 1: 2"])
      for way in UpdateWay.allCases {
        let shown = try figures(way, in: window)
        #expect(shown.first?.hasSuffix(" ms") == true, "\(shown)")
      }
      #expect(try figures(.tracked, in: window)[1] == "1 row")
      @MainActor func rows(_ way: UpdateWay) throws -> Int {
        try figures(way, in: window)[1].split(separator: " ").first.flatMap { Int($0) } ?? 0
      }
      // GTK binds the rows after a replaced one, too, or does not, by its version.
      #expect(try (1...rows(.list)).contains(rows(.row)))
      #expect(try (4...1000).contains(rows(.list)), "those in sight and around")
    }
  }

  @Test("the times are those of the recorder's frames, and what is changed by hand runs no hook")
  func times() async throws {
    let recording = UpdateRecorder.record([])
    defer { recording.end() }
    try await withPage { _, model in
      let frames = recording.record.frames
      for measured in model.frames {
        let frame = frames.first { $0.microseconds == measured.total && $0.updated ?? 0 == measured.update }
        #expect(frame != nil, "\(measured)")
        if measured.way != .tracked { #expect(frame?.runs.isEmpty == true) }
      }
      for way in UpdateWay.allCases {
        let totals = model.frames.filter { $0.way == way }.map(\.total).sorted()
        #expect(model.median(way)?.total == totals[totals.count / 2])
      }
    }
  }

  @Test("rows change all the time while the switch is on, and not any more when it is off, twice")
  func allTheTime() async throws {
    try await withPage { window, model in
      for _ in 1...2 {
        let before = firstRows(in: window)
        // A click would wait for the end of the changes.
        try window.require(Switch.self).activate()
        try await wait(for: "changes") {
          let now = firstRows(in: window)
          return zip(now, before).allSatisfy { $0 != $1 && !$0.isEmpty }
        }
        model.isRunning = false
        try await settle()
        #expect(try !window.require(Switch.self).isOn)
        let after = firstRows(in: window)
        try await settle()
        #expect(firstRows(in: window) == after)
      }
    }
  }

  @Test("the chart has a bar in each way's colour, and says its figures to who does not see it")
  func chart() async throws {
    try await withPage { window, model in
      let chart = try window.require(FrameChart.self)
      let colors = try Set(picture(of: chart).pixels().map { [$0.red, $0.green, $0.blue] })
      for way in UpdateWay.allCases {
        let color = way.color.currentRGBA
        let isSeen = colors.contains([color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) })
        #expect(isSeen, "\(way)")
        #expect(chart.accessibilityLabel?.contains("\(way.title): ") == true)
      }
    }
  }

  @Test("what leaves the screen changes nothing any more, and goes with its window")
  func end() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    for _ in 1...2 {
      weak var gone: CostModel?
      do {
        let page = CostViewController(RunFeed())
        gone = page.model
        let window = try await TestWindow(page, width: 800, height: 600)
        page.model.isRunning = true
        try await wait(for: "frames") { page.model.frames.count > 6 }
        window.close()
      }
      try await wait(for: "the model to be freed") { gone == nil }
    }
  }
}
