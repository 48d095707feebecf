// How does a screen work at level 18, where `updateProperties()` does not exist, and at level 26?
//
// Apply the model in one of two hooks, depending on the level, and never in both. At level 18 the application opts in to
// tracking with a key.

import TrackedKit

@Observable final class LevelModel {
  var value = 0
}

final class LevelAdaptiveViewController: ViewController {
  private let model: LevelModel
  private let label = Label()

  init(_ model: LevelModel) { self.model = model }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    applyModelToUI()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !traitCollection.trackingPolicy.level.supports(.updateProperties) { applyModelToUI() }
  }

  private func applyModelToUI() { label.text = "Value \(model.value)" }
}

/// For the whole process, before the first window: `TrackingPolicy.configure(level: .v18, keyFile: path)`.
/// For a part of it, as here, set a trait.
func makeOldWindow(_ model: LevelModel, optsIn: Bool) -> Window {
  let window = Window(title: "Level 18")
  window.traitOverrides.trackingPolicy = TrackingPolicy(level: .v18, keys: ObservationTrackingKeys(ui: optsIn))
  window.rootViewController = LevelAdaptiveViewController(model)
  return window
}
