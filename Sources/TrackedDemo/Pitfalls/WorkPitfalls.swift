import Gtk
import TrackedKit

/// What goes wrong in how much is done, and how often.
enum WorkPitfalls {
  static func make(_ model: PitfallModel) -> [Pitfall] {
    [
      heavyWork(model), structGranularity(model), equalValues(model), callChain(model), lastApplied(model),
      colourInLayout(model),
    ]
  }

  private static func heavyWork(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView { $0.text = "\(Primes.count(below: model.primeLimit)) primes" }
    let right = SampleView { $0.text = model.primeCount.map { "\($0) primes" } ?? "Not counted yet" }
    return Pitfall(
      title: "Computing in a hook",
      why:
        "A hook has less than a frame. Compute in a task, store the result, and read that. Debug builds warn from 8 ms on.",
      wrong: PitfallSide(code: "label.text = count(model.limit)", view: wrong),
      right: PitfallSide(code: "Task { model.count = await count() }\nlabel.text = model.count", view: right),
      actions: [("Count more", model.countPrimes)])
  }

  private static func structGranularity(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView { $0.text = model.progress.title }
    let right = SampleView { $0.text = model.title }
    return Pitfall(
      title: "A struct is one property",
      why: "A write of any field is a write of the whole. Three signs to split it: fields of different rates, "
        + "lastApplied… copies, content and progress in one value.",
      wrong: PitfallSide(code: "label.text = model.progress.title\nmodel.progress.percent += 1", view: wrong),
      right: PitfallSide(code: "label.text = model.title\nmodel.percent += 1", view: right),
      actions: [
        (
          "Percent + 1",
          {
            model.progress.percent += 1
            model.percent += 1
          }
        )
      ])
  }

  private static func equalValues(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView { $0.text = "Payload \(model.payload.number)" }
    let right = SampleView { $0.text = "Number \(model.number)" }
    return Pitfall(
      title: "Setting the same value again",
      why: "An equal value of an Equatable type tells nobody. Any other write does: compare before you set.",
      wrong: PitfallSide(code: "model.payload = Payload(number: 7)\n// not Equatable", view: wrong),
      right: PitfallSide(code: "model.number = 7\n// Equatable, and equal", view: right),
      actions: [
        (
          "Set again",
          {
            model.payload = Payload(number: model.payload.number)
            model.number = model.number
          }
        )
      ])
  }

  private static func callChain(_ model: PitfallModel) -> Pitfall {
    func log() { _ = model.ticks }
    let wrong = SampleView { view in
      log()
      view.text = model.name
    }
    let right = SampleView { view in
      withoutTracking { log() }
      view.text = model.name
    }
    return Pitfall(
      title: "Reads in called functions",
      why: "Whatever a hook calls is tracked, too. Do it once, elsewhere, or without tracking.",
      wrong: PitfallSide(code: "log() // reads model.ticks\nlabel.text = model.name", view: wrong),
      right: PitfallSide(code: "withoutTracking { log() }\nlabel.text = model.name", view: right),
      actions: [("Tick", { model.ticks += 1 }), ("Rename", model.rename)])
  }

  private static func lastApplied(_ model: PitfallModel) -> Pitfall {
    var lastAppliedName = ""
    let wrong = SampleView { view in
      _ = model.ticks
      guard model.name != lastAppliedName else { return }
      lastAppliedName = model.name
      view.text = model.name
    }
    let right = SampleView { $0.text = model.name }
    return Pitfall(
      title: "lastApplied… copies",
      why: "A copy that keeps a hook from working says that the hook runs for too much. Split what it reads.",
      wrong: PitfallSide(code: "guard name != lastAppliedName …", view: wrong),
      right: PitfallSide(code: "label.text = model.name", view: right),
      actions: [("Tick", { model.ticks += 1 }), ("Rename", model.rename)])
  }

  private static func colourInLayout(_ model: PitfallModel) -> Pitfall {
    func apply(to view: SampleView) {
      view.backgroundColor = model.isGreen ? .systemGreen : .systemBlue
      view.layer.cornerRadius = 6
    }
    let wrong = SampleView(.layout, apply)
    let right = SampleView(.properties, apply)
    wrong.text = " "
    right.text = " "
    return Pitfall(
      title: "Content in layout",
      why: "A colour that is set in a layout hook costs a layout each time it changes.",
      wrong: PitfallSide(code: "layoutSubviews() { backgroundColor = … }", view: wrong, hook: .layoutSubviews),
      right: PitfallSide(code: "updateProperties() { backgroundColor = … }", view: right, hook: .layoutSubviews),
      actions: [("Change the colour", { model.isGreen.toggle() })])
  }
}
