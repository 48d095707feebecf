import UIKit

final class PileView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for tag in 1...3 {
      let sheet = UIView(frame: CGRect(x: 10 * tag, y: 10 * tag, width: 60, height: 60))
      sheet.tag = tag
      addSubview(sheet)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  var order: [Int] { subviews.map(\.tag) }

  func raise(_ tag: Int) {
    guard let sheet = viewWithTag(tag) else { return }
    bringSubviewToFront(sheet)
  }

  func add(_ tag: Int, below other: Int) {
    let sheet = UIView()
    sheet.tag = tag
    if let other = viewWithTag(other) { insertSubview(sheet, belowSubview: other) }
  }

  func swapFirstTwo() {
    exchangeSubview(at: 0, withSubviewAt: 1)
  }
}
