import Observation
import UIKit

@Observable final class SortModel {
  var order = "Name"
  var isAscending = true
}

final class SortViewController: UIViewController {
  let model = SortModel()
  let button = UIButton(configuration: .plain())

  override func viewDidLoad() {
    super.viewDidLoad()
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 10, y: 10, width: 160, height: 40)
    view.addSubview(button)
  }

  override func updateProperties() {
    super.updateProperties()
    let orders = ["Name", "Date", "Size"].map { order in
      UIAction(title: order, state: model.order == order ? .on : .off) { [model] _ in model.order = order }
    }
    let direction = UIAction(
      title: "Ascending", image: UIImage(systemName: "arrow.up"), attributes: [], state: model.isAscending ? .on : .off
    ) { [model] _ in model.isAscending.toggle() }
    button.configuration?.title = "Sort by \(model.order)"
    button.menu = UIMenu(
      title: "Sort",
      children: [
        UIMenu(options: [.displayInline, .singleSelection], children: orders),
        direction,
        UIAction(title: "Reset", attributes: .destructive) { [model] _ in model.order = "Name" },
      ])
  }
}
