import UIKit

final class VaultViewController: UIViewController {
  private(set) var isOpen = false
  private(set) var log: [String] = []

  func askForPassword() {
    let alert = UIAlertController(title: "Vault", message: "Enter the password.", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.text = "admin"
    }
    alert.addTextField { textField in
      textField.placeholder = "Password"
      textField.isSecureTextEntry = true
    }
    let open = UIAlertAction(title: "Open", style: .default) { [weak self, weak alert] _ in
      guard let self, let fields = alert?.textFields else { return }
      log.append("\(fields[0].text ?? "") \(fields[1].text ?? "")")
      isOpen = fields[1].text == "secret"
    }
    open.isEnabled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(open)
    alert.preferredAction = open
    alert.textFields?.last?.addAction(
      UIAction { [weak alert] _ in
        open.isEnabled = alert?.textFields?.last?.text?.isEmpty == false
      }, for: .editingChanged)
    present(alert, animated: true)
  }

  func askWhatToDo(from button: UIButton) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Lock", style: .destructive) { [weak self] _ in self?.isOpen = false })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.log.append("cancelled") })
    sheet.popoverPresentationController?.sourceView = button
    sheet.popoverPresentationController?.sourceRect = button.bounds
    present(sheet, animated: true, completion: nil)
  }
}
