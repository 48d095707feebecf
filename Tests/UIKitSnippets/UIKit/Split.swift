import Observation
import UIKit

@Observable final class Selection {
  var country: String?
}

final class CountryListViewController: UIViewController {
  let selection: Selection
  init(selection: Selection) {
    self.selection = selection
    super.init(nibName: nil, bundle: nil)
    title = "Countries"
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class CountryViewController: UIViewController {
  let selection: Selection
  let label = UILabel()

  init(selection: Selection) {
    self.selection = selection
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 30)
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = selection.country ?? "Nothing selected"
  }
}

@MainActor func makeCountrySplit(selection: Selection) -> UISplitViewController {
  let split = UISplitViewController(style: .doubleColumn)
  split.setViewController(CountryListViewController(selection: selection), for: .primary)
  split.setViewController(CountryViewController(selection: selection), for: .secondary)
  split.preferredDisplayMode = .oneBesideSecondary
  return split
}
