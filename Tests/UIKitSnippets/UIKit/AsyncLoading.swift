import Observation
import UIKit

@MainActor @Observable final class WeatherModel {
  private(set) var text = "…"
  private(set) var isLoading = false

  func load() async {
    isLoading = true
    let report = await Task.detached { "Sunny, \(20 + 1) °C" }.value
    text = report
    isLoading = false
  }
}

final class WeatherViewController: UIViewController {
  let model = WeatherModel()
  let label = UILabel()
  let spinner = UIActivityIndicatorView(style: .large)
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 30)
    view.addSubview(label)
    view.addSubview(spinner)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task { await model.load() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = model.text
    if model.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
