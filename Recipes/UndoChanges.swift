// How do you undo a change, by Ctrl+Z and by a button that is enabled only when there is one?
//
// Register the undo where you change the model. A hook that reads `canUndo` follows.

import TrackedKit

@Observable final class Shelf {
  var books: [String] = []
}

final class ShelfViewController: ViewController {
  private let shelf: Shelf
  private let label = Label()
  private lazy var undoItem = BarButtonItem(
    systemItem: .undo, primaryAction: Action { [weak self] _ in self?.undoManager?.undo() })

  init(_ shelf: Shelf) { self.shelf = shelf }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    navigationItem.rightBarButtonItem = undoItem
    view.addSubview(label)
  }

  func add(_ book: String) {
    shelf.books.append(book)
    undoManager?.registerUndo(withTarget: self) { $0.remove(book) }
    undoManager?.setActionName("Add \(book)")
  }

  private func remove(_ book: String) {
    shelf.books.removeAll { $0 == book }
    undoManager?.registerUndo(withTarget: self) { $0.add(book) }
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = shelf.books.joined(separator: ", ")
    undoItem.isEnabled = undoManager?.canUndo == true
    undoItem.accessibilityLabel = undoManager?.undoMenuItemTitle
  }
}
