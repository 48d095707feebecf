import UIKit

final class KitchenTimerViewController: UIViewController {
  let remainingLabel = UILabel()
  private(set) var timer: Timer?
  private var end = Date()

  override func viewDidLoad() {
    super.viewDidLoad()
    remainingLabel.font = .monospacedDigitSystemFont(ofSize: 40, weight: .light)
    remainingLabel.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
    view.addSubview(remainingLabel)
  }

  func start(_ interval: TimeInterval) {
    end = Date().addingTimeInterval(interval)
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 0.02, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    RunLoop.main.add(timer!, forMode: .common)
    tick()
  }

  @objc private func tick() {
    let remaining = max(0, end.timeIntervalSinceNow)
    remainingLabel.text = String(format: "%02d:%02d", Int(remaining) / 60, Int(remaining) % 60)
    guard remaining == 0 else { return }
    timer?.invalidate()
    timer = nil
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }

  deinit { timer?.invalidate() }
}
