import UIKit

final class StyleWatcherView: UIView {
  private(set) var styles: [UIUserInterfaceStyle] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(styleChanged))
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func styleChanged() {
    styles.append(traitCollection.userInterfaceStyle)
  }
}

final class StyleHostViewController: UIViewController {
  let watcher = StyleWatcherView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(watcher)
  }

  func setDark(_ dark: Bool) {
    overrideUserInterfaceStyle = dark ? .dark : .light
  }
}
