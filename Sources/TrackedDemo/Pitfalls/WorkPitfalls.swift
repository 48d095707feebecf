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
    // essential:begin work, wrong
    let wrong = SampleView { view in
      view.text = "\(Primes.count(below: model.primeLimit)) primes"
    }
    // essential:end
    // essential:begin work, right
    let right = SampleView { view in
      view.text = model.primeCount.map { "\($0) primes" } ?? "Not counted yet"
    }
    // essential:end
    return Pitfall(
      title: "Computing in a hook",
      why:
        "A hook has less than a frame. Compute in a task, store the result, and read that. Debug builds warn from 8 ms on.",
      wrong: PitfallSide("work, wrong", wrong), right: PitfallSide("work, right", right),
      actions: [("Count more", model.countPrimes)])
  }

  private static func structGranularity(_ model: PitfallModel) -> Pitfall {
    // essential:begin struct, wrong
    let wrong = SampleView { view in
      view.text = model.progress.title
    }
    // essential:end
    // essential:begin struct, right
    let right = SampleView { view in
      view.text = model.title
    }
    // essential:end
    return Pitfall(
      title: "A struct is one property",
      why: "Writing a field writes the whole struct. Three signs that it should be split: fields that change at "
        + "different rates, lastApplied… copies, content and progress in one value.",
      wrong: PitfallSide("struct, wrong", wrong), right: PitfallSide("struct, right", right),
      actions: [
        (
          "Percent + 1",
          {
            // essential:begin struct, wrong
            model.progress.percent += 1
            // essential:end
            // essential:begin struct, right
            model.percent += 1
            // essential:end
          }
        )
      ])
  }

  private static func equalValues(_ model: PitfallModel) -> Pitfall {
    // essential:begin equal, wrong
    let wrong = SampleView { view in
      view.text = "Payload \(model.payload.number)"
    }
    // essential:end
    // essential:begin equal, right
    let right = SampleView { view in
      view.text = "Number \(model.number)"
    }
    // essential:end
    return Pitfall(
      title: "Setting the same value again",
      why: "Setting an equal Equatable value runs nothing. Any other write runs all readers: compare before you set.",
      wrong: PitfallSide("equal, wrong", wrong), right: PitfallSide("equal, right", right),
      actions: [
        (
          "Set again",
          {
            // essential:begin equal, wrong
            // Payload is not Equatable.
            model.payload = Payload(number: model.payload.number)
            // essential:end
            // essential:begin equal, right
            // A number is.
            model.number = model.number
            // essential:end
          }
        )
      ])
  }

  private static func callChain(_ model: PitfallModel) -> Pitfall {
    func log() { _ = model.ticks }
    // essential:begin chain, wrong
    let wrong = SampleView { view in
      log()  // It reads model.ticks.
      view.text = model.name
    }
    // essential:end
    // essential:begin chain, right
    let right = SampleView { view in
      withoutTracking { log() }
      view.text = model.name
    }
    // essential:end
    return Pitfall(
      title: "Reads in called functions",
      why: "Functions that a hook calls are tracked, too. Call them once, elsewhere, or without tracking.",
      wrong: PitfallSide("chain, wrong", wrong), right: PitfallSide("chain, right", right),
      actions: [("Tick", { model.ticks += 1 }), ("Rename", model.rename)])
  }

  private static func lastApplied(_ model: PitfallModel) -> Pitfall {
    // essential:begin copy, wrong
    var lastAppliedName = ""
    let wrong = SampleView { view in
      _ = model.ticks
      guard model.name != lastAppliedName else { return }
      lastAppliedName = model.name
      view.text = model.name
    }
    // essential:end
    // essential:begin copy, right
    let right = SampleView { view in
      view.text = model.name
    }
    // essential:end
    return Pitfall(
      title: "lastApplied… copies",
      why: "A copy that stops a hook from working shows that the hook runs too often. Split the model it reads.",
      wrong: PitfallSide("copy, wrong", wrong), right: PitfallSide("copy, right", right),
      actions: [("Tick", { model.ticks += 1 }), ("Rename", model.rename)])
  }

  private static func colourInLayout(_ model: PitfallModel) -> Pitfall {
    // essential:begin colour, wrong
    let wrong = SampleView(.layout) { view in
      view.backgroundColor = model.isGreen ? .systemGreen : .systemBlue
    }
    // essential:end
    // essential:begin colour, right
    let right = SampleView(.properties) { view in
      view.backgroundColor = model.isGreen ? .systemGreen : .systemBlue
    }
    // essential:end
    for side in [wrong, right] {
      side.layer.cornerRadius = 6
      side.text = " "
    }
    return Pitfall(
      title: "Content in layout",
      why: "A colour that is set in a layout hook costs a layout each time it changes.",
      wrong: PitfallSide("colour, wrong", wrong, counting: .layoutSubviews),
      right: PitfallSide("colour, right", right, counting: .layoutSubviews),
      actions: [("Change the colour", { model.isGreen.toggle() })])
  }
}
