import Gtk
import TrackedKit

/// What goes wrong when hooks write, and who keeps whom.
enum LoopPitfalls {
  static func make(_ model: PitfallModel) -> [Pitfall] {
    [pingPong(model), ownWrite(model), layoutWrites(model), otherThread(model), retainCycle()]
  }

  private static func pingPong(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView { _ in
      guard model.isPingPong else { return }
      model.ping = model.pong + 1
    }
    // The partner shows nothing: it writes back what it reads.
    let partner = SampleView { _ in
      guard model.isPingPong else { return }
      model.pong = model.ping + 1
    }
    wrong.addSubview(partner)
    let right = SampleView { $0.text = "Ping \(model.ping)" }
    return Pitfall(
      title: "Ping-pong",
      why:
        "Two hooks that write what the other reads never settle. The pass stops them after ten runs, warns once, and "
        + "goes on in the next frame.",
      wrong: PitfallSide(code: "A: model.ping = model.pong + 1\nB: model.pong = model.ping + 1", view: wrong),
      right: PitfallSide(code: "Write in actions; read in hooks.", view: right),
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
    let wrong = SampleView { view in
      model.echo += 1
      view.text = "Echo \(model.echo)"
    }
    let right = SampleView { $0.text = "Echo \(model.echo)" }
    return Pitfall(
      title: "Writing in a hook what it reads",
      why: "Its own write does not run it again, so it shows one thing, and everybody else who reads it runs.",
      wrong: PitfallSide(code: "model.echo += 1\nlabel.text = model.echo", view: wrong),
      right: PitfallSide(code: "button.clicked { model.echo += 1 }\nlabel.text = model.echo", view: right),
      actions: [
        ("Run both", { [weak wrong, weak right] in [wrong, right].forEach { $0?.setNeedsUpdateProperties() } })
      ])
  }

  private static func layoutWrites(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView(.layout) { view in model.width = view.width }
    wrong.onProperties { $0.text = "\(model.width) px" }
    let right = SampleView(.layout) { view in view.text = "\(view.width) px" }
    return Pitfall(
      title: "Layout that writes what properties read",
      why: "The frame does its work twice: layout runs properties, which ask for layout. Make the window wider.",
      wrong: PitfallSide(
        code: "layoutSubviews() { model.width = width }\nupdateProperties() { … model.width }", view: wrong),
      right: PitfallSide(code: "layoutSubviews() { label.text = width }", view: right),
      actions: [("Lay out", { [weak wrong, weak right] in [wrong, right].forEach { $0?.setNeedsLayout() } })])
  }

  private static func otherThread(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView()
    wrong.text = "The compiler refuses"
    let right = SampleView { $0.text = "Tick \(model.ticks)" }
    return Pitfall(
      title: "Writing on another thread",
      why: "Models that screens read live on the main actor. Come back to it before you write; Swift 6 sees to that.",
      wrong: PitfallSide(code: "Task.detached { model.ticks += 1 }\n// error: main actor-isolated", view: wrong),
      right: PitfallSide(code: "let result = await work()\nmodel.ticks = result", view: right),
      actions: [
        (
          "Work elsewhere",
          {
            Task {
              let step = await Task.detached { Primes.count(below: 3) }.value
              model.ticks += step
            }
          }
        )
      ])
  }

  private static func retainCycle() -> Pitfall {
    var leaked = 0
    let wrong = SampleView()
    let right = SampleView()
    func show() {
      wrong.text = "\(leaked) still there"
      right.text = "\(Session.alive - leaked) still there"
    }
    show()
    return Pitfall(
      title: "Keeping each other alive",
      why:
        "What keeps a closure must not be kept by it. Hooks hold their owners weakly; do so in closures of your own.",
      wrong: PitfallSide(code: "session.onEnd { session.note() }", view: wrong),
      right: PitfallSide(code: "session.onEnd { [weak session] in … }", view: right),
      actions: [
        (
          "Open and close",
          {
            let cyclic = Session()
            cyclic.onEnd { cyclic.note() }
            leaked += 1
            let sound = Session()
            sound.onEnd { [weak sound] in sound?.note() }
            // The two go out of scope after this.
            MainLoop.whenIdle { show() }
          }
        )
      ])
  }
}
