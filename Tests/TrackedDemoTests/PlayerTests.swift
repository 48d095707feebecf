import GtkTesting
import Testing

@testable import TrackedDemo

/// The player, ticked by hand: what runs ten times a second, and what does not.
@MainActor @Suite(.serialized) struct PlayerTests {
  private func show(_ player: Player) async throws -> TestWindow {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    return try await TestWindow(PlayerViewController(player), width: 700, height: 1000)
  }

  private func counts(in window: TestWindow) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for title in ["One struct: controller", "Parts: controller", "Parts: script", "Parts: position"] {
      let row = try #require(try window.require(Label.self, .text(title), in: .everything).parent?.parent)
      counts[title] = Int(try row.require(Label.self, .cssClass("run-count"), in: .everything).text)
    }
    return counts
  }

  @Test("C-131 C-132 ten ticks run the controller of one struct ten times, that of parts never")
  func ticks() async throws {
    let player = Player(.byHand)
    let window = try await show(player)
    defer { window.close() }
    try await click(window.require(Button.self, .accessibleLabel("Play")))
    try await click(window.require(Button.self, .text("Reset")))
    for _ in 0..<10 {
      player.tick()
      try await settle()
    }
    #expect(
      try counts(in: window) == [
        "One struct: controller": 10, "Parts: controller": 0, "Parts: script": 0, "Parts: position": 10,
      ])
    for _ in 0..<11 {
      player.tick()
      try await settle()
    }
    #expect(try counts(in: window)["Parts: script"] == 1, "the next line")
    #expect(window.findAll(Label.self, .cssClass("playing")).map(\.text) == [Script.lines[1], Script.lines[1]])
    #expect(window.find(Label.self, .text("0:02")) != nil)
    try await click(window.require(Button.self, .text("Toggle")))
    #expect(try counts(in: window)["Parts: controller"] == 1)
    #expect(window.findAll(Label.self, .text("The network is slow.")).filter { $0.opacity == 1 }.count == 2)
  }

  @Test("C-129 a guard keeps the line that is played quiet")
  func guarded() {
    let highlight = PlaybackHighlight()
    var changes = 0
    withObservationTracking {
      _ = highlight.line
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }
    highlight.show(0)
    #expect(changes == 0)
    highlight.show(1)
    #expect(changes == 1)
  }

  @Test func theSliderSeeksAndTheEndStartsAgain() async throws {
    let player = Player(.byHand)
    let window = try await show(player)
    defer { window.close() }
    player.seek(to: Script.duration - 0.05)
    try await settle()
    #expect(try window.require(Scale.self).value == Script.duration - 0.05)
    player.isPlaying = true
    player.tick()
    #expect(player.audio.playback.position == 0)
    try await settle()
    #expect(window.find(.accessibleLabel("Pause")) != nil)
  }

  @Test func aPageThatIsNotSeenStandsStill() async throws {
    let player = Player()
    let tabs = TabBarController()
    tabs.viewControllers = [PlayerViewController(player), ViewController()]
    try TestDisplay.prepare()
    let window = try await TestWindow(tabs, width: 700, height: 1000)
    defer { window.close() }
    player.isPlaying = true
    try await wait(for: "the timer") { player.audio.playback.position > 0 }
    tabs.selectedIndex = 1
    try await settle()
    #expect(!player.isPlaying)
    #expect(await comesToRest(for: 250))
  }
}
