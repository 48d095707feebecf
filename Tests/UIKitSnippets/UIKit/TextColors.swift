import Observation
import UIKit

@Observable final class Chapter {
  var title = "Chapter One"
  var body = "It was a bright cold day in April."
  var highlight = "cold"
}

final class ChapterViewController: UIViewController {
  let chapter = Chapter()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    label.textAlignment = .center
    label.lineBreakMode = .byWordWrapping
    let text = NSMutableAttributedString(
      string: chapter.title + "\n",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.label])
    let body = NSMutableAttributedString(
      string: chapter.body, attributes: [.font: UIFont.systemFont(ofSize: 15), .kern: 0.5])
    let range = NSRange(location: 16, length: 4)
    body.addAttributes(
      [.backgroundColor: UIColor.systemYellow, .underlineStyle: NSUnderlineStyle.single.rawValue], range: range)
    text.append(body)
    label.attributedText = text
  }
}
