import Observation
import UIKit

@Observable final class Clip {
  var code = "A1B2"
  var pasted: String?
}

final class ClipViewController: UIViewController {
  let clip = Clip()
  let codeLabel = UILabel()
  let pastedLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let copy = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Copy") { [clip] _ in
        UIPasteboard.general.string = clip.code
      })
    let paste = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Paste") { [clip] _ in
        guard UIPasteboard.general.hasStrings else { return }
        clip.pasted = UIPasteboard.general.string
      })
    let stack = UIStackView(arrangedSubviews: [codeLabel, copy, paste, pastedLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  override func updateProperties() {
    super.updateProperties()
    codeLabel.text = clip.code
    pastedLabel.text = clip.pasted ?? "Nothing"
    pastedLabel.isHidden = clip.pasted == nil
  }
}
