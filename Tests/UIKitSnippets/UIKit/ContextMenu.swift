import UIKit

final class ContextViewController: UIViewController, UIContextMenuInteractionDelegate {
  let target = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 80))
  private(set) var actions: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    target.backgroundColor = .systemTeal
    target.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(target)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in self.actions.append("copy") },
        UIAction(title: "Delete", attributes: .destructive) { _ in self.actions.append("delete") },
      ])
    }
  }
}
