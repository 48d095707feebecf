import UIKit

final class WallClockView: UIView {
  var minutes: CGFloat = 0 { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let face = bounds.insetBy(dx: 10, dy: 10)
    context.setFillColor(UIColor.white.cgColor)
    context.fillEllipse(in: face)
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(4)
    context.strokeEllipse(in: face)

    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.rotate(by: minutes / 60 * 2 * .pi)
    context.setStrokeColor(UIColor.red.cgColor)
    context.setLineWidth(6)
    context.setLineCap(.round)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 0, y: -bounds.height / 2 + 30))
    context.strokePath()
    context.restoreGState()

    let foot = UIBezierPath(
      roundedRect: CGRect(x: bounds.midX - 20, y: bounds.maxY - 8, width: 40, height: 8),
      byRoundingCorners: [.bottomLeft, .bottomRight], cornerRadii: CGSize(width: 4, height: 4))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.addPath(foot.cgPath)
    context.drawPath(using: .fill)
  }
}
