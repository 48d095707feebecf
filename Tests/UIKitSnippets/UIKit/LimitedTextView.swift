import Observation
import UIKit

@Observable final class PostModel {
  static let limit = 20
  var text = ""
  var remaining: Int { PostModel.limit - text.count }
}

final class PostViewController: UIViewController, UITextViewDelegate {
  let model = PostModel()
  let textView = UITextView()
  let placeholderLabel = UILabel()
  let remainingLabel = UILabel()
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    textView.font = UIFont.systemFont(ofSize: 17, weight: .regular)
    textView.textColor = .label
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    textView.isEditable = true
    textView.isSelectable = true
    textView.translatesAutoresizingMaskIntoConstraints = false
    placeholderLabel.text = "What's new?"
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.translatesAutoresizingMaskIntoConstraints = false
    remainingLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    remainingLabel.textAlignment = .right
    remainingLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    view.addSubview(placeholderLabel)
    view.addSubview(remainingLabel)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.heightAnchor.constraint(equalToConstant: 120),
      placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
      placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 12),
      remainingLabel.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 4),
      remainingLabel.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    placeholderLabel.isHidden = !model.text.isEmpty
    remainingLabel.text = "\(model.remaining)"
    remainingLabel.textColor = model.remaining < 5 ? .systemRed : .secondaryLabel
  }

  func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }

  func textViewDidEndEditing(_ textView: UITextView) { events.append("end") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    textView.text.count - range.length + text.count <= PostModel.limit
  }

  func textViewDidChange(_ textView: UITextView) {
    model.text = textView.text
  }
}
