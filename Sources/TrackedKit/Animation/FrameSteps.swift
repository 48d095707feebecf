import Gtk

extension Widget {
  /// Calls `step` for each frame of the widget's window until it returns `.finish`.
  ///
  /// A window on another workspace gets no frames, and code that waits for the end of an animation there would wait for ever. Without
  /// frames, the main loop's clock makes some steps in a second (C-283).
  ///
  /// - Parameter hasEnd: whether anything that moves comes to an end; an endless animation waits for frames.
  func addFrameSteps(hasEnd: @escaping () -> Bool, _ step: @escaping (_ time: Int64) -> MainLoopSource.Repetition) {
    var (hasTicked, isOver) = (true, false)
    let clock = MainLoop.every(milliseconds: 200) { [weak self] in
      guard !isOver, let self else { return .finish }
      if hasTicked || !hasEnd() {
        hasTicked = false
        return .again
      }
      isOver = withExtendedLifetime(self) { step(MainLoop.monotonicMicroseconds) == .finish }
      return isOver ? .finish : .again
    }
    addTickCallback { time in
      guard !isOver else { return .finish }
      hasTicked = true
      isOver = step(time) == .finish
      if isOver { clock.cancel() }
      return isOver ? .finish : .again
    }
  }
}
