// What should a hook read? Why does it run too often?
//
// Read only what you show, in the branch that shows it. Use `withoutTracking` for a read that must not count. The inspector
// reports each run with its cause.

import TrackedKit

@Observable final class OptionModel {
  var isOptionEnabled = true
  var bar = "bar"
  var baz = "baz"
  var logLevel = 0
}

final class OptionView: View {
  private let model: OptionModel
  private let label = Label()
  private(set) var lastLogLevel = 0

  init(_ model: OptionModel) {
    self.model = model
    super.init()
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    // Depends on the flag and on one of the two, whichever is shown.
    label.text = model.isOptionEnabled ? model.bar : model.baz
    withoutTracking { lastLogLevel = model.logLevel }
  }
}

/// Counts runs by cause: `property`, `trait …`, `manual`. Keep the observation as long as you want to count.
func observeCauses(of view: View, _ note: @escaping (String) -> Void) -> UpdateRecording {
  let owner = ObjectIdentifier(view)
  return UpdateRecorder.record([]) { run in
    if run.owner == owner { note("\(run.hook.rawValue): \(run.cause)") }
  }
}
