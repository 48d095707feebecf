/// Makes hooks run, and their reads be tracked, by the rules of an older level, to test or to keep the behaviour of that level.
///
/// | | level 18 | level 18 and key | level 26 |
/// |---|---|---|---|
/// | tracking of observable properties | no | yes | yes, key ignored |
/// | tracking of traits | yes | yes | yes |
/// | `viewWillLayoutSubviews()`, configuration handlers, drawing | run | run | run |
/// | `updateProperties()`, update handlers, `.flushUpdates` | never | never | yes |
///
/// A part of the hierarchy may have another level than the process (`MutableTraits.trackingPolicy`): every row goes by the
/// part whose hooks run, `.flushUpdates` too.
@MainActor public struct TrackingPolicy: Equatable, Sendable {
  /// The level.
  public var level: PlatformLevel
  /// The keys; they count at level 18 only.
  public var keys: ObservationTrackingKeys

  /// A policy of a level and keys.
  public init(level: PlatformLevel = .v26, keys: ObservationTrackingKeys = ObservationTrackingKeys()) {
    self.level = level
    self.keys = keys
  }

  private static var isConfigured = false

  /// Chooses the level of the process and reads its keys, once: call it before the first window is made. A later call
  /// warns and changes nothing (C-194).
  ///
  /// - Parameter keyFile: the path of a file with `ObservationTrackingKeys`; nil for none.
  public static func configure(level: PlatformLevel, keyFile: String? = nil) {
    guard !isConfigured else {
      UpdateRecorder.warn(
        "the tracking policy is chosen once, at start; it stays at level "
          + "\(Configuration.current.trackingPolicy.level.rawValue).")
      return
    }
    isConfigured = true
    Configuration.current.trackingPolicy = TrackingPolicy(
      level: level, keys: keyFile.map(ObservationTrackingKeys.init(keyFile:)) ?? .init())
  }
}

/// The policy of a part of the view hierarchy, to show one screen at an older level beside others.
public struct TrackingPolicyTrait: TraitDefinition {
  /// The policy of the process.
  public static var defaultValue: TrackingPolicy { Configuration.current.trackingPolicy }
}

extension TraitCollection {
  /// The policy for the hooks at this place.
  public var trackingPolicy: TrackingPolicy { self[TrackingPolicyTrait.self] }
}

extension MutableTraits {
  /// The policy for the hooks at this place and below. A change runs all of them again.
  public var trackingPolicy: TrackingPolicy {
    get { self[TrackingPolicyTrait.self] }
    set { self[TrackingPolicyTrait.self] = newValue }
  }
}
