import UIKit

final class ZoomViewController: UIViewController {
  private(set) var zoom = 1.0

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Zoom In", action: #selector(zoomIn), input: "+", modifierFlags: .control),
      UIKeyCommand(input: "0", modifierFlags: [.control], action: #selector(resetZoom)),
    ]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  @objc private func zoomIn() {
    zoom *= 2
  }

  @objc private func resetZoom() {
    zoom = 1
  }
}
