import UIKit

final class RecentsViewController: UIViewController {
  let button = UIButton(type: .system)
  private(set) var builds = 0
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Recent", for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 120, height: 40)
    let recents = UIDeferredMenuElement.uncached { [weak self] completion in
      guard let self else { return completion([]) }
      builds += 1
      completion(
        ["a.txt", "b.txt"].map { name in
          UIAction(title: name) { [weak self] _ in self?.opened.append(name) }
        })
    }
    button.menu = UIMenu(title: "", children: [recents, UIAction(title: "Clear", attributes: [.disabled]) { _ in }])
    button.showsMenuAsPrimaryAction = true
    view.addSubview(button)
  }
}
