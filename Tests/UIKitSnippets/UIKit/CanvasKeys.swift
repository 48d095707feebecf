import Observation
import UIKit

@Observable final class BoardState {
  var offset = CGPoint.zero
  var zoom: CGFloat = 1
  var isCancelled = false
}

final class BoardCanvas: UIView {
  let state: BoardState
  private let marker = UIView()

  init(state: BoardState) {
    self.state = state
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    marker.backgroundColor = .systemRed
    marker.layer.cornerRadius = 10
    addSubview(marker)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let arrows = [
      (UIKeyCommand.inputUpArrow, "Up"), (UIKeyCommand.inputDownArrow, "Down"), (UIKeyCommand.inputLeftArrow, "Left"),
      (UIKeyCommand.inputRightArrow, "Right"),
    ].map { input, title in
      UIKeyCommand(title: title, action: #selector(move(_:)), input: input, modifierFlags: [])
    }
    let zoomIn = UIKeyCommand(input: "+", modifierFlags: .command, action: #selector(zoomIn))
    zoomIn.discoverabilityTitle = "Zoom In"
    zoomIn.wantsPriorityOverSystemBehavior = true
    let cancel = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(cancelAll))
    return arrows + [zoomIn, cancel]
  }

  @objc private func move(_ command: UIKeyCommand) {
    switch command.input {
    case UIKeyCommand.inputUpArrow: state.offset.y -= 10
    case UIKeyCommand.inputDownArrow: state.offset.y += 10
    case UIKeyCommand.inputLeftArrow: state.offset.x -= 10
    default: state.offset.x += 10
    }
  }

  @objc private func zoomIn() { state.zoom *= 2 }

  @objc private func cancelAll() { state.isCancelled = true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = 20 * state.zoom
    marker.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    marker.center = CGPoint(x: bounds.midX + state.offset.x, y: bounds.midY + state.offset.y)
  }
}

final class BoardCanvasViewController: UIViewController {
  let state = BoardState()
  private(set) lazy var canvas = BoardCanvas(state: state)

  override func loadView() { view = canvas }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    canvas.becomeFirstResponder()
  }
}
