import Observation
import UIKit

@Observable final class BadgedFolder {
  var badgeCount: Int?
  var status = "Syncing"
}

final class FolderBadgeViewController: UIViewController {
  let model: BadgedFolder
  let folderButton = UIBarButtonItem(image: UIImage(systemName: "folder"), style: .plain, target: nil, action: nil)
  let doneButton = UIBarButtonItem(title: "Done", style: .prominent, target: nil, action: nil)

  init(model: BadgedFolder) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Folders"
    folderButton.accessibilityLabel = "Folder"
    navigationItem.rightBarButtonItems = [doneButton, folderButton]
    navigationItem.backButtonDisplayMode = .minimal
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateProperties() {
    super.updateProperties()
    navigationItem.subtitle = model.status
    if let badgeCount = model.badgeCount {
      folderButton.badge = .count(badgeCount)
    } else {
      folderButton.badge = nil
    }
  }
}
