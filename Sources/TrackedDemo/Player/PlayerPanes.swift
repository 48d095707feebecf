import TrackedKit

// essential:begin
/// Reads the whole state to show the part that hardly changes: it runs ten times a second.
final class CombinedPlayerController: PlayerPaneController {
  private let model: CombinedPlayerModel

  init(_ model: CombinedPlayerModel) { self.model = model }

  override func updateProperties() {
    super.updateProperties()
    show(analysis: model.state.analysisState, error: model.state.errorMessage)
    applySnapshot()
  }

  /// Called from the hook, so its reads are the hook's.
  private func applySnapshot() { highlight(Script.line(at: model.state.playback.position)) }
}

/// Takes the parts once, outside of hooks, and reads of each just what it shows.
final class SplitPlayerController: PlayerPaneController {
  private let analysis: AnalysisObservable
  private let error: ErrorObservable
  let scriptView: ScriptView

  init(_ model: SplitPlayerModel) {
    analysis = model.state.analysis
    error = model.state.error
    scriptView = ScriptView(model.state.highlight)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    follow(scriptView)
  }

  override func updateProperties() {
    super.updateProperties()
    show(analysis: analysis.analysisState, error: error.message)
  }
}

/// Follows the line that is played, in a hook of its own.
final class ScriptView: View {
  private let playback: PlaybackHighlight
  var onChange: (Int) -> Void = { _ in }

  init(_ playback: PlaybackHighlight) {
    self.playback = playback
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    onChange(playback.line)
  }
}

/// Shows where the player is. It alone reads what changes ten times a second.
final class AudioPlayerView: View {
  private let player: Player
  private let audio: AudioPlayerObservable
  private let playButton = Button()
  private let scale = Scale(range: 0...Script.duration, step: 0.1)
  private let timeLabel = Label()

  init(_ player: Player) {
    self.player = player
    audio = player.audio
    super.init()
    playButton.onClicked(player) { $0.isPlaying.toggle() }
    scale.onValueChanged(self) { me in me.player.seek(to: me.scale.value) }
    makeLayout()
  }

  override func updateProperties() {
    super.updateProperties()
    let playback = audio.playback
    playButton.iconName = playback.isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic"
    playButton.setAccessibleLabel(playback.isPlaying ? "Pause" : "Play")
    scale.value = playback.position
    timeLabel.text = "0:\(Self.padded(Int(playback.position)))"
  }
  // essential:end

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func makeLayout() {
    scale.drawsValue = false
    scale.hexpand = true
    scale.setAccessibleLabel(String(localized: "Position"))
    timeLabel.addCSSClass("numeric")
    timeLabel.widthChars = 5
    let row = Box(.horizontal, spacing: 12)
    row.margins = PageLayout.rowMargins
    [playButton, scale, timeLabel].forEach(row.append)
    addSubview(row)
  }
}

/// What both panes look like.
class PlayerPaneController: ViewController {
  private let analysisLabel = Label()
  private let errorLabel = Label()
  private let column = Box(.vertical, spacing: 6)
  private var lines: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    analysisLabel.addCSSClass("dim-label")
    // Kept in its place, so that a message moves nothing.
    errorLabel.addCSSClass("caption")
    lines = Script.lines.map { text in
      let label = Label(text)
      label.addCSSClass("script-line")
      return label
    }
    column.margins = PageLayout.cardMargins
    ([analysisLabel] + lines + [errorLabel]).forEach(column.append)
    view.addSubview(column)
  }

  func show(analysis: String, error: String?) {
    analysisLabel.text = analysis
    errorLabel.text = error ?? "No error"
    errorLabel.alpha = error == nil ? 0 : 1
  }

  func highlight(_ line: Int) {
    for (index, label) in lines.enumerated() { label.setCSSClass("playing", .when(index == line)) }
  }

  func follow(_ scriptView: ScriptView) {
    scriptView.onChange = { [weak self] line in self?.highlight(line) }
    // Beside the texts, not among them, where it would take a space of its own.
    view.addSubview(scriptView)
  }
}
