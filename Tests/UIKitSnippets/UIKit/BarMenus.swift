import Observation
import UIKit

@Observable final class ReaderModel {
  var isBookmarked = false
  var bookmarks = 0
}

final class ReaderViewController: UIViewController {
  let model = ReaderModel()
  let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [more]
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(removeAll)),
      .flexibleSpace(),
      UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(finish)),
    ]
  }

  override func updateProperties() {
    super.updateProperties()
    more.menu = UIMenu(children: [
      UIAction(title: model.isBookmarked ? "Remove Bookmark" : "Add Bookmark", state: model.isBookmarked ? .on : .off) {
        [model] _ in
        model.isBookmarked.toggle()
        model.bookmarks += 1
      }
    ])
  }

  @objc private func removeAll() {
    model.bookmarks = 0
  }

  @objc private func finish() {
    dismiss(animated: true)
  }
}
