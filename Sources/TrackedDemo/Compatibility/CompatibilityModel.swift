import TrackedKit

/// What the compatibility page changes, and by which rules.
@Observable final class CompatibilityModel {
  /// The rules to choose from.
  enum Rules: String, CaseIterable {
    case current = "26"
    case optedIn = "18 with keys"
    case old = "18"

    var policy: TrackingPolicy {
      switch self {
      case .current: TrackingPolicy(level: .v26)
      case .optedIn: TrackingPolicy(level: .v18, keys: ObservationTrackingKeys(ui: true, ns: true))
      case .old: TrackingPolicy(level: .v18)
      }
    }
  }

  var rules: Rules
  var value = 0
  /// The button that was pressed last.
  var lastAction: String?
  /// What an animation that flushes updates gave, where one was tried.
  var flushOutcome: String?

  /// Starts with the rules of the process.
  init(_ policy: TrackingPolicy = Configuration.current.trackingPolicy) {
    rules = policy.level >= .v26 ? .current : policy.keys.ui ? .optedIn : .old
  }
}
