import UIKit

final class FramesViewController: UIViewController {
  let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  let stretching = UIView()
  let cornered = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stretching.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 20)
    stretching.autoresizingMask = .flexibleWidth
    cornered.frame = CGRect(x: view.bounds.maxX - 30, y: view.bounds.maxY - 30, width: 30, height: 30)
    cornered.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    fixed.backgroundColor = .systemRed
    stretching.backgroundColor = .systemGreen
    cornered.backgroundColor = .systemBlue
    [fixed, stretching, cornered].forEach(view.addSubview)
  }

  func grow() {
    fixed.bounds.size = CGSize(width: 120, height: 60)
    fixed.center.x += 5
  }
}
