import UIKit

/// Gestures are told apart by `==`, and get their targets after they were made.
final class ComparedGesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  let board = UIView()
  let checkButton = UIButton(type: .system)
  private(set) var log: [String] = []
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
  private let pan = UIPanGestureRecognizer()
  private(set) var asked: Set<UIGestureRecognizer> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    board.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    view.addSubview(board)
    pan.addTarget(self, action: #selector(panned(_:)))
    pan.addTarget(self, action: #selector(noted))
    for gesture in [tap, pan] as [UIGestureRecognizer] {
      gesture.delegate = self
      board.addGestureRecognizer(gesture)
    }
    checkButton.setTitle("Check", for: .normal)
    checkButton.frame = CGRect(x: 220, y: 20, width: 100, height: 40)
    checkButton.addTarget(self, action: #selector(checked(_:event:)), for: .touchUpInside)
    view.addSubview(checkButton)
  }

  @objc private func tapped() { log.append("tap") }

  @objc private func panned(_ gesture: UIPanGestureRecognizer) {
    if gesture.state == .ended, gesture == pan { log.append("pan \(Int(gesture.translation(in: view).x))") }
  }

  @objc private func noted() { if pan.state == .began { log.append("began") } }

  @objc private func checked(_ sender: UIButton, event: UIEvent) {
    log.append("\(sender.currentTitle ?? "") \(event.allTouches?.isEmpty == false ? "touched" : "pressed")")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.insert(gestureRecognizer)
    if gestureRecognizer == tap { return !asked.contains(pan) }
    return true
  }
}
