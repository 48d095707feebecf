import UIKit

enum Density: Int { case comfortable, compact }

struct DensityTrait: UITraitDefinition {
  static let defaultValue = Density.comfortable
  static let affectsColorAppearance = false
  static let name = "density"
  static let identifier = "com.example.density"
}

extension UITraitCollection {
  var density: Density { self[DensityTrait.self] }
}

extension UIMutableTraits {
  var density: Density {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}

final class DensityRowView: UIView {
  let label = UILabel()
  private(set) var changes: [Density] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    registerForTraitChanges([DensityTrait.self]) { (self: Self, previousTraitCollection: UITraitCollection) in
      self.changes.append(previousTraitCollection.density)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateProperties() {
    super.updateProperties()
    label.text = traitCollection.density == .compact ? "tight" : "roomy"
    label.font = .systemFont(ofSize: traitCollection.density == .compact ? 12 : 17)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = traitCollection.density == .compact ? 2 : 12
    label.frame = bounds.insetBy(dx: inset, dy: inset)
  }
}
