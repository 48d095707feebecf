import Observation
import UIKit

@Observable final class TileModel {
  var isSelected = false
  var hasShadow = true
}

final class TileView: UIControl {
  let model: TileModel
  private let titleLabel = UILabel()

  init(model: TileModel, title: String) {
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    titleLabel.text = title
    titleLabel.sizeToFit()
    addSubview(titleLabel)
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    addTarget(self, action: #selector(toggle), for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityIdentifier = "tile"
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func toggle() { model.isSelected.toggle() }

  override func updateProperties() {
    super.updateProperties()
    layer.borderWidth = model.isSelected ? 3 : 1
    layer.borderColor = (model.isSelected ? tintColor : UIColor.separator).cgColor
    layer.shadowOpacity = model.hasShadow ? 0.3 : 0
    backgroundColor = model.isSelected ? tintColor.withAlphaComponent(0.2) : .systemBackground
    accessibilityValue = model.isSelected ? "Selected" : nil
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 80) }
}

final class TilesViewController: UIViewController {
  let model = TileModel()
  private(set) lazy var tile = TileView(model: model, title: "Tile")

  override func viewDidLoad() {
    super.viewDidLoad()
    tile.frame.origin = CGPoint(x: 30, y: 30)
    view.addSubview(tile)
  }
}
