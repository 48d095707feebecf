import TrackedKit

/// What goes wrong when hooks write, and who keeps whom.
enum LoopPitfalls {
  static func make(_ model: PitfallModel) -> [Pitfall] {
    [pingPong(model), ownWrite(model), layoutWrites(model), otherThread(model), retainCycle()]
  }

  private static func pingPong(_ model: PitfallModel) -> Pitfall {
    // essential:begin ping-pong, wrong
    let wrong = SampleView { _ in
      guard model.isPingPong else { return }
      model.ping = model.pong + 1
    }
    let partner = SampleView { _ in
      guard model.isPingPong else { return }
      model.pong = model.ping + 1
    }
    // essential:end
    // The partner shows nothing: it writes back what it reads.
    wrong.addSubview(partner)
    // essential:begin ping-pong, right
    let right = SampleView { view in
      view.text = "Ping \(model.ping)"
    }
    // essential:end
    return Pitfall(
      title: "Ping-pong",
      why:
        "Two hooks that write what the other reads never settle. The pass stops them after ten runs, warns once, and "
        + "goes on in the next frame. Write in actions; read in hooks.",
      wrong: PitfallSide("ping-pong, wrong", wrong), right: PitfallSide("ping-pong, right", right),
      actions: [
        (
          "Play one frame",
          {
            model.isPingPong = true
            UpdatePass.flush()
            model.isPingPong = false
          }
        )
      ])
  }

  private static func ownWrite(_ model: PitfallModel) -> Pitfall {
    // essential:begin own write, wrong
    let wrong = SampleView { view in
      model.echo += 1
      view.text = "Echo \(model.echo)"
    }
    // essential:end
    // essential:begin own write, right
    let right = SampleView { view in
      view.text = "Echo \(model.echo)"
    }
    // essential:end
    return Pitfall(
      title: "Writing what the hook reads",
      why: "Its own write does not run the hook again, but runs every other hook that reads the property.",
      wrong: PitfallSide("own write, wrong", wrong), right: PitfallSide("own write, right", right),
      actions: [
        ("Run both", { [weak wrong, weak right] in [wrong, right].forEach { $0?.setNeedsUpdateProperties() } })
      ])
  }

  private static func layoutWrites(_ model: PitfallModel) -> Pitfall {
    // essential:begin layout, wrong
    let wrong = SampleView(.layout) { view in
      model.width = view.width
    }
    wrong.onProperties { view in
      view.text = "\(model.width) px"
    }
    // essential:end
    // essential:begin layout, right
    let right = SampleView(.layout) { view in
      view.text = "\(view.width) px"
    }
    // essential:end
    return Pitfall(
      title: "Layout that writes what properties read",
      why: "The frame does its work twice: layout runs properties, which need layout. Make the window wider.",
      wrong: PitfallSide("layout, wrong", wrong), right: PitfallSide("layout, right", right),
      actions: [("Lay out", { [weak wrong, weak right] in [wrong, right].forEach { $0?.setNeedsLayout() } })])
  }

  private static func otherThread(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView { $0.text = "Sum \(model.staleSum)" }
    let right = SampleView { $0.text = "Sum \(model.sum)" }
    return Pitfall(
      title: "Working on another thread",
      why: "Swift 6 keeps other threads from writing a main-actor model. What it cannot see: a value read "
        + "before an await is old afterwards. Press twice, quickly.",
      wrong: PitfallSide("threads, wrong", wrong), right: PitfallSide("threads, right", right),
      actions: [
        (
          "Work elsewhere",
          {
            // essential:begin threads, wrong
            Task {
              let sum = model.staleSum
              model.staleSum = sum + (await model.countElsewhere(3))
            }
            // essential:end
            // essential:begin threads, right
            Task {
              let result = await model.countElsewhere(3)
              model.sum += result
            }
            // essential:end
          }
        )
      ])
  }

  private static func retainCycle() -> Pitfall {
    let (wrongCount, rightCount) = (LivingCount(), LivingCount())
    let (wrong, right) = (SampleView(), SampleView())
    /// Models that outlive their screens.
    var sessions: [Session] = []
    func show() {
      wrong.text = "\(wrongCount.living) still there"
      right.text = "\(rightCount.living) still there"
    }
    func openAndClose(_ screen: SessionViewController, in view: SampleView) {
      view.addSubview(screen.view)
      UpdatePass.flush()
      screen.session.state = "Closing"
      UpdatePass.flush()
      screen.view.removeFromSuperview()
    }
    show()
    return Pitfall(
      title: "Keeping each other alive",
      why: "A screen holds its model. A model that also holds its screen, in a closure or as its delegate, keeps "
        + "both alive for ever. Tracking holds neither: hooks refer to their owners weakly.",
      wrong: PitfallSide("cycle, wrong", wrong), right: PitfallSide("cycle, right", right),
      actions: [
        (
          "Open and close",
          {
            do {
              // essential:begin cycle, wrong
              let screen = SessionViewController(Session(), wrongCount)
              screen.session.onEnd = { screen.close() }
              // essential:end
              openAndClose(screen, in: wrong)
            }
            do {
              // essential:begin cycle, right
              let screen = SessionViewController(Session(), rightCount)
              screen.session.onEnd = { [weak screen] in screen?.close() }
              // essential:end
              openAndClose(screen, in: right)
              sessions.append(screen.session)
            }
            MainLoop.whenIdle {
              // A write for a reader that is gone.
              sessions.forEach { $0.state = "Closed" }
              show()
            }
          }
        )
      ])
  }
}
