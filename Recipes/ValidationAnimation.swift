// How do you animate a change of a model?
//
// Change the model in an animation block with `.flushUpdates`: hooks that read it run inside the block, and what they set
// is animated. The older way, calling `layoutIfNeeded()` on a view, works as well.

import TrackedKit

@Observable final class FormValidation {
  var isValid = false
}

final class FormValidationViewController: ViewController {
  private let validation: FormValidation
  let confirmationView = View()

  init(_ validation: FormValidation) { self.validation = validation }

  override func viewDidLoad() {
    super.viewDidLoad()
    confirmationView.layer.cornerRadius = 8
    view.addSubview(confirmationView)
  }

  override func updateProperties() {
    super.updateProperties()
    confirmationView.backgroundColor = validation.isValid ? .systemGreen : .systemRed
  }

  func validate() {
    View.animate(options: .flushUpdates) { [validation] in validation.isValid = true }
  }

  func validateTheOldWay() {
    View.animate(withDuration: 0.25) { [validation, view] in
      validation.isValid = true
      view?.layoutIfNeeded()
    }
  }
}
