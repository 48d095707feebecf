import Gtk
import TrackedKit

// essential:begin
/// What goes wrong in what is read, and when.
enum ReadingPitfalls {
  static func make(_ model: PitfallModel) -> [Pitfall] {
    [outsideOfHooks(model), everything(model), listedTwice(model), conditional(model), forgotten(model)]
  }

  private static func outsideOfHooks(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView()
    wrong.text = model.name
    let right = SampleView { $0.text = model.name }
    return Pitfall(
      title: "Reading outside of hooks",
      why: "viewDidLoad(), init and actions are not tracked: what they set keeps its first value.",
      wrong: PitfallSide(code: "viewDidLoad() { label.text = model.name }", view: wrong),
      right: PitfallSide(code: "updateProperties() { label.text = model.name }", view: right),
      actions: [("Rename", model.rename)])
  }

  private static func everything(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView { view in
      _ = (model.name, model.age, model.city, model.number)
      view.text = model.name
    }
    let right = SampleView { $0.text = model.name }
    return Pitfall(
      title: "Reading everything to be sure",
      why: "Each read is a dependency, needed or not.",
      wrong: PitfallSide(code: "_ = model.age; _ = model.city\nlabel.text = model.name", view: wrong),
      right: PitfallSide(code: "label.text = model.name", view: right),
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
    func trackObservableProperties() { _ = (model.isOptionEnabled, model.bar) }
    let wrong = SampleView { view in
      trackObservableProperties()
      view.text = model.isOptionEnabled ? "bar \(model.bar)" : withoutTracking { "baz \(model.baz)" }
    }
    let right = SampleView { $0.text = model.isOptionEnabled ? "bar \(model.bar)" : "baz \(model.baz)" }
    return Pitfall(
      title: "A list of what to track",
      why: "A second list of dependencies is forgotten when the first one changes: here it lacks baz.",
      wrong: PitfallSide(code: "trackObservableProperties()\n…", view: wrong),
      right: PitfallSide(code: "Just use what you need.", view: right),
      actions: [
        ("Switch", { model.isOptionEnabled.toggle() }), ("bar + 1", { model.bar += 1 }),
        ("baz + 1", { model.baz += 1 }),
      ])
  }

  private static func conditional(_ model: PitfallModel) -> Pitfall {
    let wrong = SampleView { view in
      let (bar, baz) = (model.bar, model.baz)
      view.text = model.isOptionEnabled ? "bar \(bar)" : "baz \(baz)"
    }
    let right = SampleView { $0.text = model.isOptionEnabled ? "bar \(model.bar)" : "baz \(model.baz)" }
    return Pitfall(
      title: "Reading before the condition",
      why: "Only the branch that is taken counts, if the reads are in the branches.",
      wrong: PitfallSide(code: "let (bar, baz) = (model.bar, model.baz)\nif model.isOn { use(bar) } …", view: wrong),
      right: PitfallSide(code: "if model.isOn { use(model.bar) }\nelse { use(model.baz) }", view: right),
      actions: [
        ("Switch", { model.isOptionEnabled.toggle() }), ("bar + 1", { model.bar += 1 }),
        ("baz + 1", { model.baz += 1 }),
      ])
  }

  private static func forgotten(_ model: PitfallModel) -> Pitfall {
    let user = ManualUser()
    let wrong = SampleView()
    wrong.text = user.name
    user.updateUI = { wrong.text = user.name }
    let right = SampleView { $0.text = model.name }
    return Pitfall(
      title: "Remembering to update",
      why: "Without tracking, each place that writes has to know who reads. One of them forgets.",
      wrong: PitfallSide(code: "user.name = …\n// updateUI()", view: wrong),
      right: PitfallSide(code: "model.name = …", view: right),
      actions: [
        (
          "Rename",
          {
            model.rename()
            user.name = model.name
          }
        ), ("updateUI()", { user.updateUI() }),
      ])
  }
}
// essential:end
