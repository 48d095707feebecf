import Gtk
import GtkTracking

/// When a frame is made, and when it is to be seen.
@MainActor public struct UpdateInfo {
  /// The time that what moves in the frame is reckoned with, in seconds, on the clock of `CACurrentMediaTime()`.
  public let modelTime: TimeInterval
  /// When the frame is expected on the screen.
  public let estimatedPresentationTime: TimeInterval
  /// By when the frame is to be ready.
  public let completionDeadlineTime: TimeInterval

  init(frameTime: Int64) {
    modelTime = Double(frameTime) / 1_000_000
    (estimatedPresentationTime, completionDeadlineTime) = (modelTime + 1.0 / 60, modelTime + 1.0 / 60)
  }
}

/// Calls closures once for each frame of the window that a view is in, before the update pass of that frame. What they write is shown in it.
///
/// It is called for the frames that there are in any case; with `requiresContinuousUpdates` there are frames as long as it is enabled and the
/// view is shown. Outside of tracking.
@MainActor public final class UpdateLink {
  private weak var view: View?
  private var actions: [(UpdateLink, UpdateInfo) -> Void] = []
  private var connection: SignalConnection?

  /// A link of a view, which it does not keep; not enabled.
  public init(view: View) { self.view = view }

  /// Adds a closure.
  public func addAction(handler: @escaping (_ updateLink: UpdateLink, _ updateInfo: UpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// Whether the closures are called. False unless set.
  @AlwaysObserved public var isEnabled = false { didSet { if isEnabled != oldValue { follow() } } }

  /// Whether there are to be frames all the time. False unless set.
  @AlwaysObserved public var requiresContinuousUpdates = false {
    didSet { if requiresContinuousUpdates != oldValue { follow() } }
  }

  /// The argument of calls in the current frame; nil between frames.
  public private(set) var currentUpdateInfo: UpdateInfo?

  private var isFollowing = false

  private func follow() {
    guard isEnabled, let view, !isFollowing else {
      if isEnabled, requiresContinuousUpdates { view?.queueDraw() }
      return
    }
    isFollowing = true
    // A tick callback waits for a window, and ends with the view; frames are asked for while it is there.
    view.addTickCallback { [weak self] time in self?.tick(time) ?? .finish }
  }

  private func tick(_ time: Int64) -> MainLoopSource.Repetition {
    guard isEnabled else {
      isFollowing = false
      return .finish
    }
    call(time)
    guard isEnabled, !requiresContinuousUpdates else {
      isFollowing = isEnabled
      return isEnabled ? .again : .finish
    }
    isFollowing = false
    followFrames()
    return .finish
  }

  /// Follows the frames that there are without asking for any.
  private func followFrames() {
    guard connection?.isConnected != true, let clock = view?.frameClock else { return }
    isFollowing = true
    connection = clock.onBeforePaint { [weak self, weak clock] in
      guard let self, let clock else { return }
      guard isEnabled, !requiresContinuousUpdates, view?.frameClock === clock else {
        connection?.disconnect()
        isFollowing = false
        return follow()
      }
      if view?.isMapped == true { call(clock.frameTime) }
    }
  }

  private func call(_ time: Int64) {
    let info = UpdateInfo(frameTime: time)
    currentUpdateInfo = info
    PassContext.untracked { for action in actions { action(self, info) } }
    currentUpdateInfo = nil
  }
}

/// The time of the clock that frames are reckoned with, in seconds.
public nonisolated func CACurrentMediaTime() -> TimeInterval { Double(MainLoop.monotonicMicroseconds) / 1_000_000 }
