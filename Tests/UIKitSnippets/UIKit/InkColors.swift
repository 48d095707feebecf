import UIKit

/// A colour by a well in the bar, or by a picker in a popover.
final class InkViewController: UIViewController, UIColorPickerViewControllerDelegate {
  let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
  let ink = UIView(frame: CGRect(x: 20, y: 80, width: 60, height: 60))
  let picker = UIColorPickerViewController()
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    well.title = "Ink"
    well.supportsAlpha = false
    well.selectedColor = .systemRed
    well.addTarget(self, action: #selector(wellChanged(_:)), for: .valueChanged)
    view.addSubview(well)
    ink.backgroundColor = well.selectedColor
    view.addSubview(ink)
  }

  @objc private func wellChanged(_ sender: UIColorWell) {
    ink.backgroundColor = sender.selectedColor
    log.append("well")
  }

  func choose() {
    picker.selectedColor = .blue
    picker.supportsAlpha = false
    picker.delegate = self
    present(picker, animated: false)
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    ink.backgroundColor = color
    log.append("picked")
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finished") }
}
