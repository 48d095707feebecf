import Observation
import UIKit

@Observable final class Theme {
  var accent = UIColor.systemPurple
  var titleSize: CGFloat = 17
}

struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme()
  static let identifier = "org.example.theme"
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

final class ThemedTitleView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Themed"
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    label.textColor = traitCollection.theme.accent
    label.font = .systemFont(ofSize: traitCollection.theme.titleSize, weight: .semibold)
  }
}

final class ThemedRootViewController: UIViewController {
  let theme = Theme()
  let titleView = ThemedTitleView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    traitOverrides.theme = theme
    view.addSubview(titleView)
  }
}
