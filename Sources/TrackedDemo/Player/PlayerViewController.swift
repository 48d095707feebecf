import TrackedKit

/// A player that tells two models where it is, ten times a second: one of a single struct, one of parts.
final class PlayerViewController: ViewController {
  private let player: Player
  private let audioView: AudioPlayerView
  private let combined: CombinedPlayerController
  private let split: SplitPlayerController
  private let counters: [RunCounter]

  init(_ player: Player) {
    self.player = player
    audioView = AudioPlayerView(player)
    combined = CombinedPlayerController(player.combined)
    split = SplitPlayerController(player.split)
    counters = [
      RunCounter(of: combined, .updateProperties), RunCounter(of: split, .updateProperties),
      RunCounter(of: split.scriptView, .updateProperties), RunCounter(of: audioView, .updateProperties),
    ]
    super.init()
    title = String(localized: "Player")
    addChild(combined)
    addChild(split)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A page that is not seen plays nothing.
    player.isPlaying = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let errorButton = Button(word: "Toggle")
    errorButton.onClicked(player) { $0.toggleError() }
    let resetButton = Button(word: "Reset")
    resetButton.onClicked(self) { me in me.counters.forEach { $0.reset() } }
    let panes = PanesView([
      PageLayout.makeSection("One struct", [combined.view]), PageLayout.makeSection("Parts", [split.view]),
    ])
    view.addSubview(
      PageLayout.makePage(
        title: "Player", summary: "What changes ten times a second belongs in an observable of its own.",
        source: "PlayerPanes.swift",
        [
          PageLayout.makeSection(nil, [audioView]), panes,
          PageLayout.makeSection(
            "Runs",
            [
              PageLayout.makeCountRow("One struct: controller", "Once per tick", counters[0]),
              PageLayout.makeCountRow("Parts: controller", "Nothing it reads changes", counters[1]),
              PageLayout.makeCountRow("Parts: script", "Once per line", counters[2]),
              PageLayout.makeCountRow("Parts: position", "Once per tick", counters[3]),
              PageLayout.makeRow("Error", "Both controllers read it", control: errorButton),
              PageLayout.makeRow("Counts", control: resetButton),
            ]),
        ]))
  }
}
