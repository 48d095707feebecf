import TrackedKit

/// What goes wrong in what is read, and when.
enum ReadingPitfalls {
  static func make(_ model: PitfallModel) -> [Pitfall] {
    [outsideOfHooks(model), everything(model), listedTwice(model), conditional(model), forgotten(model)]
  }

  private static func outsideOfHooks(_ model: PitfallModel) -> Pitfall {
    // essential:begin outside, wrong
    let wrong = SampleView()
    wrong.text = model.name
    // essential:end
    // essential:begin outside, right
    let right = SampleView { view in
      view.text = model.name
    }
    // essential:end
    return Pitfall(
      title: "Reading outside of hooks",
      why: "viewDidLoad(), init and actions are not tracked: a label they set keeps its first value.",
      wrong: PitfallSide("outside, wrong", wrong), right: PitfallSide("outside, right", right),
      actions: [("Rename", model.rename)])
  }

  private static func everything(_ model: PitfallModel) -> Pitfall {
    // essential:begin everything, wrong
    let wrong = SampleView { view in
      _ = (model.age, model.city)
      _ = model.number
      view.text = model.name
    }
    // essential:end
    // essential:begin everything, right
    let right = SampleView { view in
      view.text = model.name
    }
    // essential:end
    return Pitfall(
      title: "Reading everything to be sure",
      why: "Each read is a dependency, needed or not.",
      wrong: PitfallSide("everything, wrong", wrong), right: PitfallSide("everything, right", right),
      actions: [
        (
          "Four changes",
          {
            model.rename()
            UpdatePass.flush()
            model.age += 1
            UpdatePass.flush()
            model.city += "."
            UpdatePass.flush()
            model.number += 1
          }
        )
      ])
  }

  private static func listedTwice(_ model: PitfallModel) -> Pitfall {
    // essential:begin list, wrong
    func trackObservableProperties() {
      _ = (model.isOptionEnabled, model.bar)
    }
    let wrong = SampleView { view in
      trackObservableProperties()
      withoutTracking {
        view.text = model.isOptionEnabled ? "bar \(model.bar)" : "baz \(model.baz)"
      }
    }
    // essential:end
    // essential:begin list, right
    let right = SampleView { view in
      view.text = model.isOptionEnabled ? "bar \(model.bar)" : "baz \(model.baz)"
    }
    // essential:end
    return Pitfall(
      title: "A list of what to track",
      why: "A second list of dependencies is forgotten when the first one changes: here it lacks baz.",
      wrong: PitfallSide("list, wrong", wrong), right: PitfallSide("list, right", right),
      actions: [
        ("Switch", { model.isOptionEnabled.toggle() }), ("bar + 1", { model.bar += 1 }),
        ("baz + 1", { model.baz += 1 }),
      ])
  }

  private static func conditional(_ model: PitfallModel) -> Pitfall {
    // essential:begin condition, wrong
    let wrong = SampleView { view in
      let (bar, baz) = (model.bar, model.baz)
      view.text = model.isOptionEnabled ? "bar \(bar)" : "baz \(baz)"
    }
    // essential:end
    // essential:begin condition, right
    let right = SampleView { view in
      view.text = model.isOptionEnabled ? "bar \(model.bar)" : "baz \(model.baz)"
    }
    // essential:end
    return Pitfall(
      title: "Reading before the condition",
      why: "Only the branch that is taken counts, if the reads are in the branches.",
      wrong: PitfallSide("condition, wrong", wrong), right: PitfallSide("condition, right", right),
      actions: [
        ("Switch", { model.isOptionEnabled.toggle() }), ("bar + 1", { model.bar += 1 }),
        ("baz + 1", { model.baz += 1 }),
      ])
  }

  private static func forgotten(_ model: PitfallModel) -> Pitfall {
    // essential:begin forgotten, wrong
    let user = ManualUser()
    let wrong = SampleView()
    user.updateUI = { [unowned user] in wrong.text = user.name }
    // essential:end
    user.updateUI()
    // essential:begin forgotten, right
    let right = SampleView { view in
      view.text = model.name
    }
    // essential:end
    return Pitfall(
      title: "Remembering to update",
      why: "Without tracking, each place that writes has to know who reads. One of them forgets updateUI().",
      wrong: PitfallSide("forgotten, wrong", wrong), right: PitfallSide("forgotten, right", right),
      actions: [
        (
          "Rename",
          {
            // essential:begin forgotten, right
            model.rename()
            // essential:end
            // essential:begin forgotten, wrong
            user.name = model.name
            // essential:end
          }
        ), ("updateUI()", { user.updateUI() }),
      ])
  }
}
