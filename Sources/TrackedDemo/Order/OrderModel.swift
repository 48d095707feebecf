import TrackedKit

/// What the hooks of the sample read.
@Observable final class OrderModel {
  private(set) var value = 0

  func change() { value += 1 }
}

/// What ran in the sample since a button was pressed, in the order in which it began.
@Observable final class OrderLog {
  struct Entry: Equatable {
    let phase: UpdatePhase
    /// Whose method, and which.
    let name: String
  }

  /// More than one change gives; what a window that is being resized adds is left out.
  private static let limit = 60

  private(set) var reason = "First appearance"
  private(set) var entries: [Entry] = []
  @ObservationIgnored private var unseen: [Entry] = []

  /// Starts again, because of what a person did.
  func begin(_ reason: String) {
    self.reason = reason
    entries = []
    unseen = []
  }

  /// Notes the start of a hook. The page is told once the pass is over: no hook of a pass is to write what another reads.
  func note(_ phase: UpdatePhase, _ name: String) {
    unseen.append(Entry(phase: phase, name: name))
    guard unseen.count == 1 else { return }
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      entries += unseen.prefix(Self.limit - entries.count)
      unseen = []
    }
  }
}

/// A number that is handed down, to have all that read it run.
struct OrderTrait: TraitDefinition {
  static let defaultValue = 0
}

extension MutableTraits {
  var orderNumber: Int {
    get { self[OrderTrait.self] }
    set { self[OrderTrait.self] = newValue }
  }
}
