/// A generation of the platform whose rules hooks follow.
@MainActor public enum PlatformLevel: Int, Comparable, Sendable {
  /// Hooks are tracked only where the application opted in; `updateProperties()` does not exist yet.
  case v18 = 18
  /// Everything is tracked. The default.
  case v26 = 26

  /// Something that came with a level.
  @MainActor public enum Feature: Sendable {
    /// `updateProperties()` and `setNeedsUpdateProperties()`.
    case updateProperties
    /// `View.AnimationOptions.flushUpdates`.
    case flushUpdates
    /// Tracking of observable properties without a key.
    case trackingByDefault
  }

  /// Whether a feature is there.
  public func supports(_ feature: Feature) -> Bool { self >= .v26 }

  /// Whether one level is older than the other.
  public static func < (left: PlatformLevel, right: PlatformLevel) -> Bool { left.rawValue < right.rawValue }
}
