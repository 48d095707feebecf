import UIKit

final class PaletteViewController: UIViewController {
  let swatches: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemBackground, .secondarySystemBackground,
    .systemGroupedBackground, .systemFill, .separator, .link, .placeholderText, .systemRed, .systemOrange,
    .systemYellow,
    .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink,
    .systemBrown,
    .systemGray, .systemGray2, .systemGray6, .clear, .black, .darkGray, .white,
    UIColor.systemBlue.withAlphaComponent(0.5),
    UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, color) in swatches.enumerated() {
      let swatch = UIView(frame: CGRect(x: (index % 8) * 20, y: (index / 8) * 20, width: 18, height: 18))
      swatch.backgroundColor = color
      view.addSubview(swatch)
    }
  }
}
