import Observation
import UIKit

@Observable final class FolderModel {
  var files = ["a.txt", "b.txt"]
  var isLocked = false
}

final class FolderViewController: UIViewController, UIContextMenuInteractionDelegate {
  let model = FolderModel()
  let folderView = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  let countLabel = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    folderView.backgroundColor = .systemYellow
    folderView.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(folderView)
    view.addSubview(countLabel)
  }

  override func updateProperties() {
    super.updateProperties()
    countLabel.text = "\(model.files.count) files"
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [model] _ in
      let add = UIAction(
        title: "New File", image: UIImage(systemName: "plus"), attributes: model.isLocked ? .disabled : []
      ) { _ in
        model.files.append("new.txt")
      }
      let lock = UIAction(title: "Locked", state: model.isLocked ? .on : .off) { _ in
        model.isLocked.toggle()
      }
      let delete = UIAction(title: "Empty", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
        model.files.removeAll()
      }
      return UIMenu(
        title: "Folder", children: [add, UIMenu(title: "", options: .displayInline, children: [lock]), delete])
    }
  }
}
