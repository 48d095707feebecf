import Observation
import UIKit

@Observable final class Essay {
  var title = "Draft"
  var isStarred = false
  var saves = 0
}

final class EssayViewController: UIViewController {
  let essay: Essay
  private lazy var starItem = UIBarButtonItem(
    image: UIImage(systemName: "star"), style: .plain, target: self, action: #selector(toggleStar))
  private lazy var saveItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  private(set) var didClose = false

  init(essay: Essay) {
    self.essay = essay
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.didClose = true
      })
    navigationItem.rightBarButtonItems = [saveItem, starItem]
    starItem.accessibilityLabel = "Star"
    toolbarItems = [
      UIBarButtonItem(title: "Rename", style: .plain, target: self, action: #selector(rename)),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash),
    ]
    navigationController?.setToolbarHidden(false, animated: false)
  }

  override func updateProperties() {
    super.updateProperties()
    title = essay.title
    starItem.image = UIImage(systemName: essay.isStarred ? "star.fill" : "star")
    starItem.tintColor = essay.isStarred ? .systemYellow : nil
    saveItem.isEnabled = essay.isStarred
  }

  @objc private func toggleStar() { essay.isStarred.toggle() }
  @objc private func save() { essay.saves += 1 }
  @objc private func rename(_ sender: UIBarButtonItem) { essay.title = "Renamed" }
}
