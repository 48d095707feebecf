import UIKit

final class StarsViewController: UIViewController {
  let filled = UIImageView(image: UIImage(systemName: "star.fill"))
  let tinted = UIImageView()
  let missing = UIImage(named: "there-is-no-such-picture")

  override func viewDidLoad() {
    super.viewDidLoad()
    filled.tintColor = .systemYellow
    tinted.image = UIImage(systemName: "star")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    tinted.contentMode = .center
    tinted.isHidden = missing != nil
    filled.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
    tinted.frame = CGRect(x: 40, y: 0, width: 32, height: 32)
    view.addSubview(filled)
    view.addSubview(tinted)
  }
}
