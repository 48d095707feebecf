import TrackedKit

/// Where the player is, many times a second.
struct PlaybackState: Equatable {
  /// In seconds.
  var position = 0.0
  var isPlaying = false
}

/// What is played, line by line.
enum Script {
  static let lines = [
    "A hook reads a property.", "The property changes.", "The hook runs again.", "Read less,", "and less runs.",
    "That is all.",
  ]
  /// In seconds.
  static let lineDuration = 2.0
  static let duration = Double(lines.count) * lineDuration

  static func line(at position: Double) -> Int { min(Int(position / lineDuration), lines.count - 1) }
}

// MARK: Everything in one struct

/// One value with all there is: a hook that reads any of it reads the ten changes a second as well.
struct CombinedState {
  var analysisState = "Analysed"
  var errorMessage: String?
  var playback = PlaybackState()
}

@Observable final class CombinedPlayerModel {
  var state = CombinedState()
}

// MARK: One observable for each rate of change

@Observable final class AnalysisObservable {
  var analysisState = "Analysed"
}

@Observable final class ErrorObservable {
  var message: String?
}

@Observable final class AudioPlayerObservable {
  var playback = PlaybackState()
}

/// Which line is played. Ten times a second it is told, every two seconds it changes.
@Observable final class PlaybackHighlight {
  private(set) var line = 0

  func show(_ newLine: Int) {
    guard line != newLine else { return }
    line = newLine
  }
}

/// The parts of a player. The references never change; each part changes at its own rate.
struct SplitState {
  let analysis = AnalysisObservable()
  let error = ErrorObservable()
  let audio = AudioPlayerObservable()
  let highlight = PlaybackHighlight()
  /// Passed on to those whom it concerns.
  var playback = PlaybackState() {
    didSet {
      audio.playback = playback
      highlight.show(Script.line(at: playback.position))
    }
  }
}

@Observable final class SplitPlayerModel {
  @ObservationIgnored var state = SplitState()
}

/// Plays: tells both models where it is, ten times a second.
final class Player {
  /// What makes it tick.
  enum Ticking { case timer, byHand }

  private static let ticksPerSecond = 10

  let combined = CombinedPlayerModel()
  let split = SplitPlayerModel()
  /// What the controls show.
  var audio: AudioPlayerObservable { split.state.audio }

  private var playback = PlaybackState()
  private let ticking: Ticking
  private var timer: MainLoopSource?

  init(_ ticking: Ticking = .timer) { self.ticking = ticking }

  /// A player that stands still needs no timer.
  var isPlaying: Bool {
    get { playback.isPlaying }
    set {
      guard newValue != isPlaying else { return }
      playback.isPlaying = newValue
      timer?.cancel()
      if newValue, ticking == .timer {
        timer = MainLoop.every(milliseconds: UInt32(1000 / Self.ticksPerSecond)) { [weak self] in
          self?.tick()
          return self == nil ? .finish : .again
        }
      }
      tell()
    }
  }

  func seek(to position: Double) {
    playback.position = min(max(position, 0), Script.duration)
    tell()
  }

  /// A tenth of a second has passed. At the end it starts again.
  func tick() {
    guard isPlaying else { return }
    let position = playback.position + 1 / Double(Self.ticksPerSecond)
    playback.position = position >= Script.duration ? 0 : position
    tell()
  }

  func toggleError() {
    let message = split.state.error.message == nil ? "The network is slow." : nil
    split.state.error.message = message
    combined.state.errorMessage = message
  }

  private func tell() {
    combined.state.playback = playback
    split.state.playback = playback
  }
}
