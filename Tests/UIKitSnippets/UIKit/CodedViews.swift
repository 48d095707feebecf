import UIKit

/// A view with the initialiser that storyboards ask for, as templates write it.
final class CodedBadgeView: UIView {
  private let label = UILabel()
  private(set) var isSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    label.text = "Badge"
    addSubview(label)
    isSetUp = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A text that is as high as what is in it, up to a limit.
final class GrowingTextView: UITextView, UITextViewDelegate {
  var heights: [CGFloat] = []

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
    delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textViewDidChange(_ textView: UITextView) {
    heights.append(textView.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height)
  }
}

final class CodedViewController: UIViewController {
  let badge = CodedBadgeView()
  let text = GrowingTextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.frame = CGRect(x: 20, y: 20, width: 80, height: 24)
    text.frame = CGRect(x: 20, y: 60, width: 200, height: 120)
    view.addSubview(badge)
    view.addSubview(text)
  }
}
