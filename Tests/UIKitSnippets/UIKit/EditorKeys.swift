import Observation
import UIKit

@Observable final class EditorModel {
  var line = 1
  var log: [String] = []
}

final class EditorKeysViewController: UIViewController {
  let model = EditorModel()
  let lineLabel = UILabel()

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(lineLabel)
    let up = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(moveUp))
    up.wantsPriorityOverSystemBehavior = true
    let down = UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: #selector(moveDown))
    down.wantsPriorityOverSystemBehavior = true
    addKeyCommand(up)
    addKeyCommand(down)
    addKeyCommand(
      UIKeyCommand(
        title: "Go to Top", action: #selector(goToTop), input: "t", modifierFlags: [.command, .shift],
        discoverabilityTitle: "Go to Top"))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func updateProperties() {
    super.updateProperties()
    lineLabel.text = "Line \(model.line)"
  }

  @objc func moveUp(_ sender: UIKeyCommand) {
    if model.line > 1 { model.line -= 1 }
  }

  @objc func moveDown(_ sender: UIKeyCommand) { model.line += 1 }
  @objc func goToTop() {
    model.line = 1
    model.log.append("top")
  }
}
