import UIKit

final class PageContentViewController: UIViewController {
  let index: Int
  private let label = UILabel()

  init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Page \(index + 1)"
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.sizeToFit()
    label.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    label.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
    view.addSubview(label)
  }
}

class TutorialViewController: UIPageViewController {
  private lazy var orderedViewControllers = (0..<3).map { PageContentViewController(index: $0) }
  var currentIndex = 0

  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    if let first = orderedViewControllers.first {
      setViewControllers([first], direction: .forward, animated: true, completion: nil)
    }
    view.backgroundColor = .systemBackground
  }

  func goToNextPage() {
    guard let current = viewControllers?.first,
      let next = dataSource?.pageViewController(self, viewControllerAfter: current)
    else { return }
    setViewControllers([next], direction: .forward, animated: true) { completed in
      if completed { self.currentIndex += 1 }
    }
  }
}

extension TutorialViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let content = viewController as? PageContentViewController, content.index > 0 else { return nil }
    return orderedViewControllers[content.index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let content = viewController as? PageContentViewController, content.index < orderedViewControllers.count - 1
    else { return nil }
    return orderedViewControllers[content.index + 1]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { orderedViewControllers.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { currentIndex }
}

extension TutorialViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed, let content = pageViewController.viewControllers?.first as? PageContentViewController {
      currentIndex = content.index
    }
  }
}

final class ReminderViewController: UIViewController {
  let picker = UIDatePicker()
  let durationPicker = UIDatePicker()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.datePickerMode = .dateAndTime
    if #available(iOS 14, *) { picker.preferredDatePickerStyle = .inline }
    picker.minuteInterval = 5
    picker.addTarget(self, action: #selector(dateChanged(_:)), for: .valueChanged)
    durationPicker.datePickerMode = .countDownTimer
    durationPicker.countDownDuration = 60 * 15
    let stack = UIStackView(arrangedSubviews: [picker, durationPicker, label])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  @objc private func dateChanged(_ sender: UIDatePicker) {
    label.text = "Chosen \(sender.date == sender.minimumDate)"
    presentedViewController?.dismiss(animated: true)
  }
}
