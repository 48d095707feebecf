import UIKit

final class LongPageViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let page = UIView()
  private(set) var offsets: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    page.frame = CGRect(x: 0, y: 0, width: 200, height: 2000)
    page.backgroundColor = .systemGray6
    scrollView.addSubview(page)
    scrollView.contentSize = page.frame.size
    scrollView.alwaysBounceVertical = true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }

  func jump() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
  }
}
