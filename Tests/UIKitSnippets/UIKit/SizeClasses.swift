import UIKit

final class AdaptiveStackViewController: UIViewController {
  let stack = UIStackView()
  private(set) var changes: [UIUserInterfaceSizeClass] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for color in [UIColor.systemRed, .systemBlue] {
      let pane = UIView()
      pane.backgroundColor = color
      stack.addArrangedSubview(pane)
    }
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
      self.changes.append(previous.horizontalSizeClass)
    }
  }

  override func updateProperties() {
    super.updateProperties()
    stack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
  }
}
