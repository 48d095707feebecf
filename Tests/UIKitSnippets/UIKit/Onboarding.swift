import UIKit

struct OnboardingPage {
  let title: String
  let message: String
  let symbol: String
}

final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let pages: [OnboardingPage]
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(type: .system)
  var onFinish: (() -> Void)?

  init(pages: [OnboardingPage]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpScrollView()
    setUpControls()
    setUpConstraints()
  }

  private func setUpScrollView() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    stackView.axis = .horizontal
    stackView.distribution = .fillEqually
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)
    for page in pages {
      let container = UIView()
      let imageView = UIImageView(image: UIImage(systemName: page.symbol))
      imageView.contentMode = .scaleAspectFit
      imageView.tintColor = .systemBlue
      let titleLabel = UILabel()
      titleLabel.text = page.title
      titleLabel.font = .preferredFont(forTextStyle: .title1)
      titleLabel.textAlignment = .center
      let messageLabel = UILabel()
      messageLabel.text = page.message
      messageLabel.numberOfLines = 0
      messageLabel.textColor = .secondaryLabel
      messageLabel.textAlignment = .center
      let column = UIStackView(arrangedSubviews: [imageView, titleLabel, messageLabel])
      column.axis = .vertical
      column.spacing = 16
      column.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(column)
      NSLayoutConstraint.activate([
        column.centerYAnchor.constraint(equalTo: container.centerYAnchor),
        column.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 32),
        column.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -32),
        imageView.heightAnchor.constraint(equalToConstant: 80),
      ])
      stackView.addArrangedSubview(container)
      container.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    }
  }

  private func setUpControls() {
    pageControl.numberOfPages = pages.count
    pageControl.currentPage = 0
    pageControl.currentPageIndicatorTintColor = .systemBlue
    pageControl.pageIndicatorTintColor = UIColor.systemGray4
    pageControl.addTarget(self, action: #selector(pageControlChanged(_:)), for: .valueChanged)
    pageControl.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pageControl)
    nextButton.setTitle("Next", for: .normal)
    nextButton.titleLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
    nextButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nextButton)
  }

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -16),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 16),
      nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
    ])
  }

  private var currentPage: Int {
    guard scrollView.bounds.width > 0 else { return 0 }
    return Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }

  @objc private func pageControlChanged(_ sender: UIPageControl) {
    scroll(to: sender.currentPage)
  }

  @objc private func nextTapped() {
    if pageControl.currentPage == pages.count - 1 {
      onFinish?()
    } else {
      scroll(to: pageControl.currentPage + 1)
    }
  }

  private func scroll(to page: Int) {
    let offset = CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0)
    scrollView.setContentOffset(offset, animated: true)
    update(page: page)
  }

  private func update(page: Int) {
    pageControl.currentPage = page
    nextButton.setTitle(page == pages.count - 1 ? "Get Started" : "Next", for: .normal)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    update(page: currentPage)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { update(page: currentPage) }
  }
}
