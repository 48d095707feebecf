import UIKit

final class TypeSpecimenViewController: UIViewController {
  let title1 = UILabel()
  let body = UILabel()
  let code = UILabel()
  let light = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title1.font = UIFont.preferredFont(forTextStyle: .title1)
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    code.font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
    light.font = UIFont.systemFont(ofSize: 40, weight: .light)
    let stack = UIStackView(arrangedSubviews: [title1, body, code, light])
    stack.axis = .vertical
    stack.alignment = .leading
    for label in [title1, body, code, light] { label.text = "Hamburgefonts" }
    body.numberOfLines = 2
    body.lineBreakMode = .byTruncatingTail
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}
