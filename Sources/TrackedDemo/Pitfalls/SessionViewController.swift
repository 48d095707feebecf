import TrackedKit

/// What a screen shows, with something to tell when it ends.
@Observable final class Session {
  var state = "Open"
  @ObservationIgnored var onEnd: () -> Void = {}
}

/// How many of something are there.
final class LivingCount {
  private(set) var living = 0

  func enter() { living += 1 }
  func leave() { living -= 1 }
}

/// A screen that follows its session in a hook, and counts itself among the living.
final class SessionViewController: ViewController {
  let session: Session
  private let count: LivingCount
  private let label = Label()

  init(_ session: Session, _ count: LivingCount) {
    self.session = session
    self.count = count
    super.init()
    count.enter()
  }

  isolated deinit { count.leave() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = session.state
  }

  func close() { view.removeFromSuperview() }
}
