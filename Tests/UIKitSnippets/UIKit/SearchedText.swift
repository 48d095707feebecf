import UIKit

@Observable final class MessageCount {
  var unread = 2
}

/// What is searched for is marked in a text, and the title tells how much there is, in the person's language.
final class SearchedTextViewController: UIViewController {
  let count = MessageCount()
  let textView = UITextView()
  let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    textView.text = "Tea, tee and té: #drinks for #all"
    countLabel.frame = CGRect(x: 0, y: 140, width: 300, height: 30)
    view.addSubview(textView)
    view.addSubview(countLabel)
  }

  override func updateProperties() {
    super.updateProperties()
    countLabel.text = String(localized: "\(count.unread) unread of 100%", comment: "How many messages wait")
  }

  func tags() -> [String] {
    guard let regex = try? NSRegularExpression(pattern: "#(\\w+)") else { return [] }
    let text = textView.text ?? ""
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return regex.matches(in: text, range: whole).map { (text as NSString).substring(with: $0.range(at: 1)) }
  }

  func markTags() {
    guard let regex = try? NSRegularExpression(pattern: "#\\w+"), let text = textView.text else { return }
    let marked = NSMutableAttributedString(string: text)
    regex.enumerateMatches(in: text, options: [], range: NSRange(text.startIndex..., in: text)) { match, _, _ in
      guard let range = match?.range else { return }
      marked.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
    }
    textView.attributedText = marked
  }
}
