import UIKit

final class SnappingCarouselViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let cardHeight: CGFloat = 120
  private(set) var settledCard = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.decelerationRate = .fast
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    for index in 0..<10 {
      let card = UIView(frame: CGRect(x: 10, y: CGFloat(index) * cardHeight + 5, width: 200, height: cardHeight - 10))
      card.backgroundColor = UIColor(hue: CGFloat(index) / 10, saturation: 0.6, brightness: 0.9, alpha: 1)
      card.layer.cornerRadius = 12
      scrollView.addSubview(card)
    }
    scrollView.contentSize = CGSize(width: 220, height: 10 * cardHeight)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    var card = (targetContentOffset.pointee.y / cardHeight).rounded()
    if velocity.y > 0 { card += 1 }
    targetContentOffset.pointee = CGPoint(x: 0, y: card * cardHeight)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settledCard = Int(scrollView.contentOffset.y / cardHeight)
  }
}
