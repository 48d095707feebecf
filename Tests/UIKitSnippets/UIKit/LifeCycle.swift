import UIKit

final class LifeCycleViewController: UIViewController {
  private(set) var log: [String] = []
  let stateLabel = UILabel()

  override func loadView() {
    super.loadView()
    log.append("loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
    view.addSubview(stateLabel)
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
      self.log.append("size class")
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("viewIsAppearing \(view.window != nil) \(view.bounds.width > 0)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("viewWillDisappear \(isBeingDismissed)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append("willMove \(parent != nil)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append("didMove \(parent != nil)")
  }

  override func updateProperties() {
    super.updateProperties()
    stateLabel.text = traitCollection.activeAppearance == .active ? "Active" : "Inactive"
  }

  override var preferredContentSize: CGSize {
    get { CGSize(width: 240, height: 160) }
    set { super.preferredContentSize = newValue }
  }
}
