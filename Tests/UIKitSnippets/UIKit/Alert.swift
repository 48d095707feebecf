import UIKit

final class RenameViewController: UIViewController {
  private(set) var name = "Untitled"
  private(set) var deletions = 0

  func askForName() {
    let alert = UIAlertController(title: "Rename", message: "Choose another name.", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.text = self.name
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.name = text
      })
    present(alert, animated: true)
  }

  func askToDelete() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
    let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in self.deletions += 1 }
    alert.addAction(delete)
    alert.preferredAction = delete
    present(alert, animated: false)
  }
}
