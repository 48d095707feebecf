import UIKit

final class StrikeLabel: UILabel {
  func show(_ title: String, isDone: Bool) {
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.label]
    if isDone {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      attributes[.foregroundColor] = UIColor.secondaryLabel
    }
    attributedText = NSAttributedString(string: title, attributes: attributes)
  }
}
