import Observation
import UIKit

@Observable final class NoteDocument {
  var text = "Milk\nBread"
  var selection = NSRange(location: 0, length: 0)
  var isEditing = false
  var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

final class NoteEditorViewController: UIViewController, UITextViewDelegate {
  let document = NoteDocument()
  let textView = UITextView()
  let statusLabel = UILabel()
  private(set) var endings = 0

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .systemBackground
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.text = document.text
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    textView.isScrollEnabled = true
    statusLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    statusLabel.textColor = .secondaryLabel
    textView.translatesAutoresizingMaskIntoConstraints = false
    statusLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    view.addSubview(statusLabel)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: statusLabel.topAnchor, constant: -8),
      statusLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      statusLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    statusLabel.text = "\(document.wordCount) words" + (document.isEditing ? " – editing" : "")
    navigationItem.rightBarButtonItem =
      document.isEditing
      ? UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish)) : nil
  }

  @objc private func finish() {
    textView.resignFirstResponder()
  }

  func textViewDidBeginEditing(_ textView: UITextView) { document.isEditing = true }

  func textViewDidEndEditing(_ textView: UITextView) {
    document.isEditing = false
    endings += 1
  }

  func textViewDidChange(_ textView: UITextView) { document.text = textView.text }

  func textViewDidChangeSelection(_ textView: UITextView) { document.selection = textView.selectedRange }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    !text.contains("#")
  }
}
