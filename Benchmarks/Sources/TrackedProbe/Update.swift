import TrackedKit

/// One write, then what a turn of the main loop does for it: an idle runs the pass, as C's idle sets the label. All sides
/// make the idle anew for each turn, and let frames be painted meanwhile.
func measureUpdates() {
  let controller = CounterViewController()
  waitForFirstFrame(openWindow(controller))
  func turnTime(_ turns: Int) -> Double {
    let started = cpuMicroseconds()
    for count in 1...turns {
      controller.counter.hits = count
      var isDone = false
      MainLoop.whenIdle {
        controller.updatePropertiesIfNeeded()
        isDone = true
      }
      while !isDone { MainLoop.iterate() }
    }
    return (cpuMicroseconds() - started) / Double(turns)
  }
  _ = turnTime(5_000)
  print(turnTime(50_000))
}

/// A label that follows a counter by Swift's Observation alone, armed again by hand.
@MainActor private final class LabelByHand {
  let counter = Counter()
  let label = Label("0 clicks")
  private(set) var isPending = false

  func show() {
    withObservationTracking {
      label.text = "\(counter.hits) clicks"
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.showWhenIdle() }
    }
  }

  private func showWhenIdle() {
    isPending = true
    MainLoop.whenIdle { [self] in
      isPending = false
      show()
    }
  }
}

/// As `measureUpdates`, with Observation alone: what the language itself costs, without a framework.
func measureObservationAlone() {
  let byHand = LabelByHand()
  let controller = ViewController()
  controller.view.addSubview(byHand.label)
  waitForFirstFrame(openWindow(controller))
  byHand.show()
  func turnTime(_ turns: Int) -> Double {
    let started = cpuMicroseconds()
    for count in 1...turns {
      byHand.counter.hits = count
      while byHand.isPending { MainLoop.iterate() }
    }
    return (cpuMicroseconds() - started) / Double(turns)
  }
  _ = turnTime(5_000)
  print(turnTime(50_000))
}

/// One write and the run for it, with `count` other tracked views in the same shown window.
func measureUpdatesAmongOthers(_ count: Int) {
  let controller = CounterViewController()
  controller.loadViewIfNeeded()
  let other = Counter()
  for _ in 0..<count {
    let label = Label()
    label.updateProperties { label in label.text = "\(other.hits)" }
    controller.view.addSubview(label)
  }
  waitForFirstFrame(openWindow(controller))
  func writeTime(_ writes: Int) -> Double {
    let started = cpuMicroseconds()
    for write in 1...writes {
      controller.counter.hits = write % 2
      controller.updatePropertiesIfNeeded()
    }
    return (cpuMicroseconds() - started) / Double(writes)
  }
  _ = writeTime(20_000)
  print(writeTime(20_000))
}

/// 10,000 writes in one turn, on a controller outside of a window: microseconds a write, and runs.
func measureWritesInOneTurn() {
  let controller = CounterViewController()
  controller.loadViewIfNeeded()
  controller.updatePropertiesIfNeeded()
  func writeTime(_ base: Int) -> Double {
    let started = cpuMicroseconds()
    for write in 1...10_000 { controller.counter.hits = base + write }
    return (cpuMicroseconds() - started) / 10_000
  }
  _ = writeTime(100_000)
  controller.updatePropertiesIfNeeded()
  let runs = controller.runs
  let time = writeTime(200_000)
  controller.updatePropertiesIfNeeded()
  print(time, controller.runs - runs)
}
