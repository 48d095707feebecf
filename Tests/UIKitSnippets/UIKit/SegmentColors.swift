import UIKit

final class SegmentColorsViewController: UIViewController {
  let control = UISegmentedControl(items: ["Map", "List"])
  let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.foregroundColor: UIColor.secondaryLabel], for: .normal)
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 15)], for: .selected)
    navigationItem.titleView = control
    caption.text = "MMM"
    caption.textColor = .white
    caption.shadowColor = .black
    caption.shadowOffset = CGSize(width: 1, height: 1)
    caption.frame = CGRect(x: 20, y: 20, width: 100, height: 30)
    view.addSubview(caption)
    let done = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(finish))
    done.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 17)], for: .normal)
    navigationItem.rightBarButtonItem = done
  }

  private(set) var isFinished = false
  @objc private func finish() { isFinished = true }
}
