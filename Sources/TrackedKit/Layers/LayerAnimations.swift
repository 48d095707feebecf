import Gtk
import GtkTracking

/// The animations that were added to one layer, in their order.
struct LayerAnimations {
  /// One of them.
  final class Running {
    let key: String?
    let animation: CAAnimation
    /// When it was seen first, in the layer's time.
    var start: TimeInterval?
    /// Whether it has come to its end, and is kept as it ended.
    var isOver = false
    /// Tells the transaction that it is over.
    var leave: (() -> Void)?

    init(_ animation: CAAnimation, key: String?) { (self.animation, self.key) = (animation, key) }

    func tellEnd(finished: Bool) {
      guard !isOver else { return }
      isOver = true
      animation.didEnd()
      let leave = leave
      self.leave = nil
      PassContext.untracked {
        animation.delegate?.animationDidStop(animation, finished: finished)
        leave?()
      }
    }
  }

  var running: [Running] = []
  /// The widget whose frames move them.
  private weak var host: Widget?
  private var mapping: SignalConnection?
  private var leaving: SignalConnection?

  /// The layer is in another widget, or has something new to move.
  mutating func hostDidChange(_ layer: Layer) {
    guard running.contains(where: { !$0.isOver }), let host = layer.host, self.host !== host else { return }
    guard host.isMapped else {
      // It begins when it is seen; until then it shows nothing, as what is not in a window in UIKit.
      mapping?.disconnect()
      mapping = host.onMap { [weak layer] in
        guard let layer else { return }
        layer.animations.mapping?.disconnect()
        layer.animations.mapping = nil
        layer.animations.hostDidChange(layer)
      }
      return
    }
    self.host = host
    leaving?.disconnect()
    leaving = host.onUnrealize { [weak layer] in
      // One that is moved to another place is in a window again by then.
      MainLoop.afterCurrentTurn { if let layer, layer.host?.isRealized != true { layer.endBegunAnimations() } }
    }
    host.addFrameSteps { [weak layer] in
      layer?.animations.running.contains { !$0.isOver && $0.animation.activeDuration.isFinite } == true
    } _: { [weak layer, weak host] time in
      guard let layer, layer.animations.host === host else { return .finish }
      guard let host, host.isMapped, layer.host === host else {
        layer.animations.host = nil
        layer.animations.hostDidChange(layer)
        return .finish
      }
      if layer.advanceAnimations(to: Double(time) / 1_000_000) { return .again }
      layer.animations.host = nil
      return .finish
    }
  }
}

extension Layer {
  /// Shows an animation as it ends.
  final func addAtEnd(_ added: LayerAnimations.Running) {
    added.start = -.infinity
    animations.running.append(added)
    MainLoop.whenIdle { [weak self] in
      guard let self, animations.running.contains(where: { $0 === added }) else { return }
      PassContext.untracked { added.animation.delegate?.animationDidStart(added.animation) }
      _ = advanceAnimations(to: CACurrentMediaTime())
    }
  }

  /// The keys of the animations that the layer has; nil for none.
  public final func animationKeys() -> [String]? {
    let keys = animations.running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer has left its window: as in UIKit, what had begun has no end to wait for, and lets its delegate go.
  fileprivate final func endBegunAnimations() { removeAnimations { $0.start != nil && !$0.isOver } }

  final func removeAnimations(_ isMeant: (LayerAnimations.Running) -> Bool) {
    let removed = animations.running.filter(isMeant)
    guard !removed.isEmpty else { return }
    animations.running.removeAll(where: isMeant)
    overlay()
    didChange()
    removed.forEach { $0.tellEnd(finished: false) }
  }

  /// Shows the animations at a time of the clock.
  ///
  /// - Returns: false when none is left that moves.
  func advanceAnimations(to time: TimeInterval) -> Bool {
    let now = localTime(time)
    var (started, ended): ([LayerAnimations.Running], [LayerAnimations.Running]) = ([], [])
    for running in animations.running where running.start == nil {
      // A begin that was given is a time of the clock.
      let begin = running.animation.beginTime
      running.start = begin > 0 ? 0 : now
      started.append(running)
    }
    var shown = placed(base)
    for running in animations.running {
      let goesOn = running.animation.show(at: now - (running.start ?? now), in: &shown)
      if !goesOn, !running.isOver { ended.append(running) }
    }
    animations.running.removeAll { running in
      ended.contains { $0 === running } && running.animation.isRemovedOnCompletion
    }
    if ended.contains(where: { $0.animation.isRemovedOnCompletion }) {
      shown = placed(base)
      for running in animations.running {
        _ = running.animation.show(at: now - (running.start ?? now), in: &shown)
      }
    }
    overlaid = animations.running.isEmpty ? nil : shown
    didChange()
    for running in started {
      PassContext.untracked { running.animation.delegate?.animationDidStart(running.animation) }
    }
    for running in ended { running.tellEnd(finished: true) }
    return animations.running.contains { !$0.isOver }
  }

  /// Shows the animations again, at the time of the last frame.
  func overlay() {
    guard !animations.running.isEmpty else { return overlaid = nil }
    let now = localTime(CACurrentMediaTime())
    var shown = placed(base)
    for running in animations.running {
      _ = running.animation.show(
        at: running.start.map { now - $0 } ?? min(0, running.animation.beginTime - 1), in: &shown)
    }
    overlaid = shown
  }
}
