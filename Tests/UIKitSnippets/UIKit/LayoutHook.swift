import Observation
import UIKit

@Observable final class ColumnModel {
  var columns = 2
}

final class ColumnsViewController: UIViewController {
  let model = ColumnModel()
  let tiles = (0..<6).map { _ in UIView() }
  private(set) var layouts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, tile) in tiles.enumerated() {
      tile.backgroundColor = index.isMultiple(of: 2) ? .systemTeal : .systemIndigo
      view.addSubview(tile)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layouts += 1
    let width = view.bounds.width / CGFloat(model.columns)
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: CGFloat(index % model.columns) * width, y: CGFloat(index / model.columns) * 50,
        width: width, height: 50
      ).insetBy(dx: 2, dy: 2)
    }
  }
}
