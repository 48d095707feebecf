import Observation
import UIKit

@Observable final class Canvas {
  var strokes: [String] = []
}

final class CanvasViewController: UIViewController {
  let canvas = Canvas()
  let undoItem = UIBarButtonItem(title: "Undo")

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  func add(_ stroke: String) {
    canvas.strokes.append(stroke)
    undoManager?.registerUndo(withTarget: self) { target in
      target.remove(stroke)
    }
    undoManager?.setActionName("Add Stroke")
  }

  func remove(_ stroke: String) {
    canvas.strokes.removeAll { $0 == stroke }
    undoManager?.registerUndo(withTarget: self) { $0.add(stroke) }
  }
}
