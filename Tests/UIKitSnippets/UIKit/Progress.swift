import Observation
import UIKit

@Observable final class Job {
  var fraction: Float = 0
  var isRunning = false
}

final class JobViewController: UIViewController {
  let job = Job()
  let bar = UIProgressView(progressViewStyle: .default)
  let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.hidesWhenStopped = true
    bar.frame = CGRect(x: 10, y: 10, width: 200, height: 8)
    spinner.center = CGPoint(x: 110, y: 60)
    view.addSubview(bar)
    view.addSubview(spinner)
  }

  override func updateProperties() {
    super.updateProperties()
    bar.setProgress(job.fraction, animated: false)
    job.isRunning ? spinner.startAnimating() : spinner.stopAnimating()
  }
}
