import Observation
import UIKit

@Observable final class LoadModel {
  var isLoading = false
  var loads = 0
}

final class BusyButtonViewController: UIViewController {
  let model = LoadModel()
  private(set) lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Load Data") { [weak self] _ in
      self?.model.isLoading = true
      self?.model.loads += 1
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    button.configurationUpdateHandler = { [model] button in
      var configuration = button.configuration
      configuration?.title = model.isLoading ? "Loading…" : "Load Data"
      configuration?.showsActivityIndicator = model.isLoading
      configuration?.imagePadding = 6
      configuration?.cornerStyle = .capsule
      button.configuration = configuration
      button.isEnabled = !model.isLoading
    }
    button.frame = CGRect(x: 20, y: 20, width: 180, height: 44)
    view.addSubview(button)
  }
}
