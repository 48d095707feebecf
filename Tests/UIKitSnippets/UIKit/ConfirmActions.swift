import Observation
import UIKit

@Observable final class Account {
  var name = "Ada"
  var isDeleted = false
  var exports = 0
}

final class AccountViewController: UIViewController {
  let account = Account()
  private(set) lazy var moreButton = UIButton(
    configuration: .tinted(), primaryAction: UIAction(title: "More") { [weak self] _ in self?.showActions() })
  let nameLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(moreButton)
    view.addSubview(nameLabel)
    moreButton.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
    nameLabel.frame = CGRect(x: 20, y: 80, width: 200, height: 30)
  }

  override func updateProperties() {
    super.updateProperties()
    nameLabel.text = account.isDeleted ? "Gone" : account.name
    moreButton.isEnabled = !account.isDeleted
  }

  func showActions() {
    let sheet = UIAlertController(title: nil, message: "Account of \(account.name)", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Export", style: .default) { [account] _ in account.exports += 1 })
    sheet.addAction(UIAlertAction(title: "Rename…", style: .default) { [weak self] _ in self?.rename() })
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { [account] _ in account.isDeleted = true })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = moreButton
      popover.sourceRect = moreButton.bounds
      popover.permittedArrowDirections = [.up, .down]
    }
    present(sheet, animated: true)
  }

  func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
      self?.account.name = text
    }
    save.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      field.autocapitalizationType = .words
      field.clearButtonMode = .whileEditing
      field.addAction(
        UIAction { action in
          save.isEnabled = (action.sender as? UITextField)?.text?.isEmpty == false
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }
}
