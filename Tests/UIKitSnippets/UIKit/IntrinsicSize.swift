import UIKit

final class DotsView: UIView {
  var count = 3 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(count) * 14, height: 14)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, intrinsicContentSize.width), height: 14)
  }
}

final class DotsViewController: UIViewController {
  let dots = DotsView()

  override func viewDidLoad() {
    super.viewDidLoad()
    dots.backgroundColor = .systemGray3
    dots.translatesAutoresizingMaskIntoConstraints = false
    dots.setContentHuggingPriority(.required, for: .horizontal)
    view.addSubview(dots)
    NSLayoutConstraint.activate([
      dots.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      dots.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
