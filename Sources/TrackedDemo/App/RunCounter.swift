import Gtk
import Observation
import TrackedKit

/// Counts the runs of some hooks of one object, for a page that proves its point by them.
@Observable final class RunCounter {
  private(set) var runs = 0
  @ObservationIgnored private var unseen = 0
  @ObservationIgnored private var observation: UpdateInspector.Observation?

  /// Counts from now on.
  convenience init(of owner: AnyObject, _ hooks: HookKind...) { self.init(owners: [owner], hooks) }

  /// Counts the runs of several objects' hooks together.
  convenience init(of owners: [AnyObject], _ hooks: HookKind...) { self.init(owners: owners, hooks) }

  /// Counts the hooks of whatever object has them.
  convenience init(ofAny hooks: HookKind...) { self.init(owners: nil, hooks) }

  private init(owners: [AnyObject]?, _ hooks: [HookKind]) {
    let owners = owners.map { Set($0.map { ObjectIdentifier($0) }) }
    observation = UpdateInspector.observe { [weak self] run in
      if owners?.contains(run.owner) != false, hooks.contains(run.hook) { self?.noteRun() }
    }
  }

  /// Starts again from 0.
  func reset() {
    runs = 0
    unseen = 0
  }

  /// Told to the page once the pass is over: a count that changed within it would be work that the count then counts.
  private func noteRun() {
    unseen += 1
    guard unseen == 1 else { return }
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      runs += unseen
      unseen = 0
    }
  }
}

/// A number that follows a counter.
final class RunCountLabel: View {
  private let label = Label()
  private let counter: RunCounter

  init(_ counter: RunCounter) {
    self.counter = counter
    super.init()
    label.addCSSClass("numeric")
    label.addCSSClass("run-count")
    label.widthChars = 4
    label.xalign = 1
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.runs)"
  }
}
