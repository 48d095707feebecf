// How do you go from a list to the chosen item, and back?
//
// A navigation controller holds a stack of controllers. Pass the model to the controller you push. Both screens follow it, so there
// is nothing to pass back: the list shows the changes as soon as it is visible again.

import TrackedKit

@Observable final class Letter {
  let sender: String
  var isRead = false

  init(from sender: String) { self.sender = sender }
}

@Observable final class LetterBox {
  var letters = [Letter(from: "Ada"), Letter(from: "Grace")]
  var unreadCount: Int { letters.count { !$0.isRead } }
}

final class LettersViewController: ViewController {
  private let box: LetterBox
  private var buttons: [Button] = []

  init(_ box: LetterBox) { self.box = box }

  override func viewDidLoad() {
    super.viewDidLoad()
    buttons = box.letters.map { letter in
      let button = Button(type: .system)
      button.addAction(Action { [weak self] _ in self?.open(letter) }, for: .primaryActionTriggered)
      return button
    }
    let column = StackView(arrangedSubviews: buttons)
    column.axis = .vertical
    column.alignment = .leading
    view.addSubview(column)
  }

  private func open(_ letter: Letter) {
    navigationController?.pushViewController(LetterViewController(letter), animated: true)
  }

  override func updateProperties() {
    super.updateProperties()
    title = "Letters (\(box.unreadCount))"
    for (button, letter) in zip(buttons, box.letters) {
      button.setTitle(letter.isRead ? letter.sender : "\(letter.sender), new", for: .normal)
    }
  }
}

final class LetterViewController: ViewController {
  private let letter: Letter
  private let status = Label()

  init(_ letter: Letter) {
    self.letter = letter
    super.init()
    title = letter.sender
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Button(type: .system)
    button.setTitle("Mark as Read", for: .normal)
    button.addAction(
      Action { [weak self] _ in
        self?.letter.isRead = true
        self?.navigationController?.popViewController(animated: true)
      }, for: .primaryActionTriggered)
    let column = StackView(arrangedSubviews: [status, button])
    column.axis = .vertical
    column.alignment = .leading
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    status.text = letter.isRead ? "You have read this." : "Not read yet"
  }
}
