import UIKit

final class DialView: UIView {
  @Invalidating(.display) var needle: CGFloat = 0
  @Invalidating(.layout) var inset: CGFloat = 4
  @Invalidating(.intrinsicContentSize) var diameter: CGFloat = 40
  private(set) var draws = 0
  private(set) var layouts = 0

  override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    draws += 1
    UIColor.label.setFill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: inset, width: 2, height: needle)).fill()
  }
}
