import Observation
import UIKit

@Observable final class Draft {
  var text = "Dear reader"
  var words: Int { text.split(separator: " ").count }
}

final class DraftViewController: UIViewController, UITextViewDelegate {
  let draft = Draft()
  let textView = UITextView()
  let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    countLabel.frame = CGRect(x: 0, y: 130, width: 300, height: 24)
    view.addSubview(textView)
    view.addSubview(countLabel)
  }

  override func updateProperties() {
    super.updateProperties()
    if textView.text != draft.text { textView.text = draft.text }
    countLabel.text = "\(draft.words) words"
  }

  func textViewDidChange(_ textView: UITextView) {
    draft.text = textView.text
  }
}
