import UIKit

extension UIColor {
  static let paper = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 1) : UIColor(white: 0.98, alpha: 1)
  }
  static let ink = UIColor(dynamicProvider: { traits in
    switch traits.userInterfaceStyle {
    case .dark: return .white
    default: return .black
    }
  })
}

final class PaperView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .paper
    label.text = "Ink on paper"
    label.textColor = .ink
    label.frame = CGRect(x: 8, y: 8, width: 140, height: 24)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  var isDark: Bool {
    UIColor.paper.resolvedColor(with: traitCollection)
      != UIColor.paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
  }
}
