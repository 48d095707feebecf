// How do a menu, a bar button and keys share one action that follows the model?
//
// An `Action` has both the title and the code to run. Set its title, state and attributes in a tracked hook: everything that shows
// the action follows it. A closed menu has no hooks.

import TrackedKit

@Observable final class Song {
  var isPlaying = false
  var isLoved = false
  var canPlay = true
}

final class SongViewController: ViewController {
  private let track: Song
  private lazy var play = Action { [track] _ in track.isPlaying.toggle() }
  private lazy var love = Action(title: "Love") { [track] _ in track.isLoved.toggle() }

  init(_ track: Song) { self.track = track }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Song"
    let remove = Action(title: "Remove Love", attributes: .destructive) { [track] _ in track.isLoved = false }
    navigationItem.rightBarButtonItems = [
      BarButtonItem(
        title: "More", menu: Menu(children: [play, love, Menu(options: .displayInline, children: [remove])])),
      BarButtonItem(primaryAction: play),
    ]
    addKeyCommand(KeyCommand(title: "Play", action: Self.togglePlaying, input: "p", modifierFlags: .command))
  }

  override func updateProperties() {
    super.updateProperties()
    play.title = track.isPlaying ? "Pause" : "Play"
    play.attributes = track.canPlay ? [] : .disabled
    love.state = track.isLoved ? .on : .off
  }

  /// The keys call this for the nearest `SongViewController` along the responder chain.
  private func togglePlaying() { track.isPlaying.toggle() }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    track.canPlay && super.canPerformAction(action, withSender: sender)
  }
}
