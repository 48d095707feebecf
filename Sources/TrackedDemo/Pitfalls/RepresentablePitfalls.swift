import TrackedUI

/// What goes wrong when a declarative view shows a widget.
enum RepresentablePitfalls {
  static func make(_ model: PitfallModel) -> [Pitfall] { [storedWidget(model), emptyUpdate(model)] }

  private static func storedWidget(_ model: PitfallModel) -> Pitfall {
    let (wrongCount, rightCount) = (LabelCount(), LabelCount())
    let wrong = SampleView()
    let right = SampleView()
    let wrongView = HostingView(rootView: StoredLabel(model.name, wrongCount))
    let rightView = HostingView(rootView: MadeLabel(text: model.name, count: rightCount))
    (wrong.content, right.content) = (wrongView, rightView)
    wrong.onProperties { view in
      wrongView.rootView = StoredLabel(model.name, wrongCount)
      view.text = wrongCount.description
    }
    right.onProperties { view in
      rightView.rootView = MadeLabel(text: model.name, count: rightCount)
      view.text = rightCount.description
    }
    return Pitfall(
      title: "A widget stored in a representable",
      why:
        "Each evaluation makes a new value, and with it a new widget. The visible widget is still the first one.",
      wrong: PitfallSide("stored widget, wrong", wrong), right: PitfallSide("stored widget, right", right),
      actions: [("Rename", model.rename)])
  }

  private static func emptyUpdate(_ model: PitfallModel) -> Pitfall {
    let (wrong, right) = (SampleView(), SampleView())
    let wrongView = HostingView(rootView: FirstName(name: model.name))
    let rightView = HostingView(rootView: CurrentName(name: model.name))
    (wrong.content, right.content) = (wrongView, rightView)
    wrong.onProperties { view in
      wrongView.rootView = FirstName(name: model.name)
      view.text = "Asked to show \(model.name):"
    }
    right.onProperties { view in
      rightView.rootView = CurrentName(name: model.name)
      view.text = "Asked to show \(model.name):"
    }
    return Pitfall(
      title: "A representable that updates nothing",
      why: "makeWidget runs once. Set everything that the widget shows in updateWidget, too.",
      wrong: PitfallSide("empty update, wrong", wrong), right: PitfallSide("empty update, right", right),
      actions: [("Rename", model.rename)])
  }
}

/// How many labels were made.
private final class LabelCount {
  private(set) var made = 0

  func makeLabel() -> TrackedKit.Label {
    made += 1
    return TrackedKit.Label()
  }

  var description: String { made == 1 ? "1 label was made for" : "\(made) labels were made for" }
}

// essential:begin stored widget, wrong
private struct StoredLabel: WidgetRepresentable {
  let text: String
  // Made with every value of the view.
  let label: TrackedKit.Label

  init(_ text: String, _ count: LabelCount) {
    self.text = text
    label = count.makeLabel()
  }

  func makeWidget(context: Context) -> TrackedKit.Label { label }
  func updateWidget(_ label: TrackedKit.Label, context: Context) {
    label.text = text
  }
}
// essential:end

// essential:begin stored widget, right
private struct MadeLabel: WidgetRepresentable {
  let text: String
  let count: LabelCount

  func makeWidget(context: Context) -> TrackedKit.Label {
    count.makeLabel()
  }
  func updateWidget(_ label: TrackedKit.Label, context: Context) {
    label.text = text
  }
}
// essential:end

// essential:begin empty update, wrong
private struct FirstName: WidgetRepresentable {
  let name: String

  func makeWidget(context: Context) -> TrackedKit.Label {
    TrackedKit.Label(name)
  }
  func updateWidget(_ label: TrackedKit.Label, context: Context) {}
}
// essential:end

// essential:begin empty update, right
private struct CurrentName: WidgetRepresentable {
  let name: String

  func makeWidget(context: Context) -> TrackedKit.Label {
    TrackedKit.Label()
  }
  func updateWidget(_ label: TrackedKit.Label, context: Context) {
    label.text = name
  }
}
// essential:end
