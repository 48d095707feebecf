import TrackedKit

/// Hands on what has run to those who show it: after frames, five times a second at most, and never while nothing runs.
///
/// It records from the first `watch(_:)` on. What those who follow it do is not recorded; their views leave themselves out with
/// `UpdateRecorder.ignore(_:)`.
final class RunFeed {
  private struct Follower {
    weak var owner: AnyObject?
    let body: (UpdateRecord) -> Void
  }

  private struct Watched {
    weak var window: Gtk.Window?
    let connection: SignalConnection
  }

  private var followers: [ObjectIdentifier: Follower] = [:]
  private var watched: [Watched] = []
  private var recording: UpdateRecording?
  private var seen = 0
  private var timer: MainLoopSource?
  private var lastTime: Int64 = 0
  private static let pause: Int64 = 200_000
  /// As much as an answer needs. What is older is forgotten now and then, as reading it takes time.
  private static let mostRuns = 200

  isolated deinit {
    timer?.cancel()
    watched.forEach { $0.connection.disconnect() }
  }

  /// Looks after each frame of a window whether something has run.
  func watch(_ window: Gtk.Window) {
    recording = recording ?? UpdateRecorder.record(.effects)
    watched.removeAll { $0.window == nil }
    guard !watched.contains(where: { $0.window === window }) else { return }
    let connection =
      if let clock = window.frameClock {
        clock.onAfterPaint { [weak self] in self?.frameEnded() }
      } else {
        window.onMap { [weak self, weak window] in
          guard let self, let window else { return }
          watched.removeAll { $0.window === window }
          watch(window)
        }
      }
    watched.append(Watched(window: window, connection: connection))
  }

  /// Calls `body` with the end of the record when something has run, until `owner` is gone.
  func follow<Owner: AnyObject>(_ owner: Owner, _ body: @escaping (Owner, UpdateRecord) -> Void) {
    followers[ObjectIdentifier(owner)] = Follower(owner: owner) { [weak owner] record in
      if let owner { body(owner, record) }
    }
    // What has run already is new to it.
    seen = 0
  }

  func unfollow(_ owner: AnyObject) { followers[ObjectIdentifier(owner)] = nil }

  private func frameEnded() {
    guard timer == nil, let recording, recording.count != seen else { return }
    let wait = max(0, lastTime + Self.pause - MainLoop.monotonicMicroseconds)
    timer = MainLoop.after(milliseconds: UInt32(wait / 1000)) { [weak self] in
      self?.timer = nil
      self?.tell()
    }
  }

  private func tell() {
    guard let recording else { return }
    lastTime = MainLoop.monotonicMicroseconds
    seen = recording.count
    let record = recording.record(last: Self.mostRuns)
    UpdateRecorder.withoutRecording {
      for (id, follower) in followers {
        if follower.owner == nil { followers[id] = nil } else { follower.body(record) }
      }
    }
    if record.triggers.count > Self.mostRuns || record.events.count > 5 * Self.mostRuns {
      recording.clear()
      seen = recording.count
    }
  }
}
