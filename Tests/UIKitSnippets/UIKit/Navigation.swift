import Observation
import UIKit

@Observable final class NoteModel {
  var title: String
  var isPinned = false
  init(title: String) { self.title = title }
}

final class NoteViewController: UIViewController {
  let note: NoteModel
  private(set) lazy var pinItem = UIBarButtonItem(
    image: UIImage(systemName: "pin"), style: .plain, target: self, action: #selector(togglePin))

  init(note: NoteModel) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = pinItem
  }

  override func updateProperties() {
    super.updateProperties()
    navigationItem.title = note.isPinned ? "★ \(note.title)" : note.title
    pinItem.isEnabled = !note.title.isEmpty
  }

  @objc func togglePin() {
    note.isPinned.toggle()
  }
}

final class NotesRootViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: #selector(clear))
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in self?.open(NoteModel(title: "New")) })
    ]
  }

  private(set) var clears = 0

  @objc private func clear(_ sender: UIBarButtonItem) {
    clears += 1
  }

  func open(_ note: NoteModel) {
    navigationController?.pushViewController(NoteViewController(note: note), animated: false)
  }
}
