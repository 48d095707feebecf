import Observation
import UIKit

@Observable final class PixelModel {
  var pixels: Set<Int> = []
}

final class PixelViewController: UIViewController {
  let model = PixelModel()
  private let ownUndoManager = UndoManager()
  let countLabel = UILabel()

  override var undoManager: UndoManager? { ownUndoManager }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    ownUndoManager.levelsOfUndo = 10
    view.addSubview(countLabel)
  }

  override func updateProperties() {
    super.updateProperties()
    countLabel.text = "\(model.pixels.count) pixels"
  }

  func toggle(_ pixel: Int) {
    if model.pixels.contains(pixel) { model.pixels.remove(pixel) } else { model.pixels.insert(pixel) }
    undoManager?.registerUndo(withTarget: self) { $0.toggle(pixel) }
    if undoManager?.isUndoing == false { undoManager?.setActionName("Paint") }
  }

  func paintRow(_ row: Range<Int>) {
    undoManager?.beginUndoGrouping()
    row.forEach(toggle)
    undoManager?.endUndoGrouping()
  }
}
