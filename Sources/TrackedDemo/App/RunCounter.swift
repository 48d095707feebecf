import TrackedKit

/// Counts the runs of some hooks of one object, for a page that proves its point by them.
@Observable final class RunCounter {
  private(set) var runs = 0
  /// Why, with how often for each cause.
  private(set) var causes: [String: Int] = [:]
  @ObservationIgnored private var unseen: [String] = []
  @ObservationIgnored private var observation: UpdateRecording?

  /// Counts from now on.
  convenience init(of owner: AnyObject, _ hooks: HookKind...) { self.init(owners: [owner], hooks) }

  /// Counts the runs of several objects' hooks together.
  convenience init(of owners: [AnyObject], _ hooks: HookKind...) { self.init(owners: owners, hooks) }

  /// Counts the runs of whatever object of a class, or declarative view of a type, is there at the time.
  convenience init(ofAll type: Any.Type, _ hooks: HookKind...) {
    let name = String(describing: type)
    self.init { $0.object == name && hooks.contains($0.hook) }
  }

  private convenience init(owners: [AnyObject], _ hooks: [HookKind]) {
    let owners = Set(owners.map { ObjectIdentifier($0) })
    self.init { owners.contains($0.owner) && hooks.contains($0.hook) }
  }

  private init(_ isCounted: @escaping (UpdateRecord.Run) -> Bool) {
    observation = UpdateRecorder.record([]) { [weak self] run in
      if isCounted(run) { self?.note(run) }
    }
  }

  /// Starts again from 0.
  func reset() {
    runs = 0
    causes = [:]
    unseen = []
  }

  /// Told to the page once the pass is over: a count that changed within it would be work that the count then counts.
  private func note(_ run: UpdateRecord.Run) {
    unseen.append(run.cause.description)
    guard unseen.count == 1 else { return }
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      runs += unseen.count
      for cause in unseen { causes[cause, default: 0] += 1 }
      unseen = []
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
    UpdateRecorder.ignore(self)
    label.addCSSClass("numeric")
    label.addCSSClass("run-count")
    label.accessibilityTraits = .updatesFrequently
    label.widthChars = 4
    label.textAlignment = .right
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.runs)"
  }
}
