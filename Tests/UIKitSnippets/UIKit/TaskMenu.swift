import Observation
import UIKit

@Observable final class DocumentModel {
  enum SortOrder: String, CaseIterable { case name, date, size }
  var order = SortOrder.name
  var showsHidden = false
  var isLocked = false
  var log: [String] = []
}

final class DocumentMenuViewController: UIViewController {
  let model = DocumentModel()
  let button = UIButton(configuration: .bordered())
  let sortButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.configuration?.title = "Options"
    button.configuration?.image = UIImage(systemName: "ellipsis.circle")
    button.showsMenuAsPrimaryAction = true
    sortButton.showsMenuAsPrimaryAction = true
    sortButton.changesSelectionAsPrimaryAction = true
    sortButton.menu = UIMenu(
      children: DocumentModel.SortOrder.allCases.map { order in
        UIAction(title: order.rawValue, state: order == model.order ? .on : .off) { [model] _ in
          model.order = order
        }
      })
    let stack = UIStackView(arrangedSubviews: [button, sortButton])
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  override func updateProperties() {
    super.updateProperties()
    button.menu = makeMenu()
  }

  private func makeMenu() -> UIMenu {
    let hidden = UIAction(
      title: "Show Hidden", image: UIImage(systemName: "eye"), state: model.showsHidden ? .on : .off
    ) { [weak self] _ in
      self?.model.showsHidden.toggle()
    }
    let lock = UIAction(title: model.isLocked ? "Unlock" : "Lock", image: UIImage(systemName: "lock")) {
      [weak self] action in
      self?.model.log.append(action.title)
      self?.model.isLocked.toggle()
    }
    let delete = UIAction(
      title: "Delete", subtitle: "It cannot be undone", image: UIImage(systemName: "trash"),
      identifier: UIAction.Identifier("delete"),
      attributes: model.isLocked ? [.destructive, .disabled] : .destructive
    ) { [weak self] _ in self?.model.log.append("deleted") }
    let export = UIMenu(
      title: "Export", image: UIImage(systemName: "square.and.arrow.up"),
      children: ["PDF", "PNG"].map { kind in
        UIAction(title: kind) { [weak self] _ in self?.model.log.append("as \(kind)") }
      })
    let dangerous = UIMenu(title: "", options: .displayInline, children: [lock, delete])
    return UIMenu(title: "Document", children: [hidden, export, dangerous])
  }
}
