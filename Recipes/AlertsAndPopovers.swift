// How do you ask before something is destroyed? How do you show a hint beside a button?
//
// Present an alert with actions; Escape chooses the cancel action. Present a controller as a popover that points at a
// widget. The screen beneath follows at once what they change in the model.

import TrackedKit

@Observable final class Draft {
  var text = "A first line"
}

final class DraftViewController: ViewController {
  private let draft: Draft
  private let label = Label()
  let deleteButton = Button("Delete")
  let hintButton = Button("?")

  init(_ draft: Draft) { self.draft = draft }

  override func viewDidLoad() {
    super.viewDidLoad()
    deleteButton.onClicked(self) { me in me.askBeforeDeleting() }
    hintButton.onClicked(self) { me in me.showHint() }
    let row = Box(.horizontal, spacing: 9)
    for widget in [label, deleteButton, hintButton] as [Widget] { row.append(widget) }
    view.addSubview(row)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = draft.text.isEmpty ? "Empty" : draft.text
    deleteButton.isSensitive = !draft.text.isEmpty
  }

  private func askBeforeDeleting() {
    let alert = AlertController(
      title: "Delete the draft?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Delete Draft", style: .destructive) { [draft] _ in draft.text = "" })
    present(alert, animated: true)
  }

  private func showHint() {
    let hint = ViewController()
    hint.view.addSubview(Label("Drafts are kept until they are sent."))
    hint.modalPresentationStyle = .popover
    hint.popoverPresentationController?.sourceView = hintButton
    present(hint, animated: true)
  }
}
