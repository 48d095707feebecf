/// What holds for the whole process. Main actor.
@MainActor public struct Configuration {
  /// By which level's rules hooks run and are tracked where no trait says otherwise; chosen by `TrackingPolicy.configure`.
  public internal(set) var trackingPolicy = TrackingPolicy()
  /// Whether `View.animate` animates, unless the desktop asks for reduced motion.
  public var allowsAnimations = true
  /// In debug builds a hook that takes longer, in microseconds, is reported, once.
  public var slowHookLimit: Int64 = 8000

  /// The configuration that holds.
  public static var current = Configuration()

  /// What holds unless somebody changes it.
  public init() {}

  /// Runs `body` with a changed configuration and restores the one before: for tests.
  public static func withChanges<Result>(
    _ change: (inout Configuration) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = current
    defer { current = before }
    change(&current)
    return try body()
  }

  /// Runs `body`, which may wait, with a changed configuration and restores the one before: for tests.
  public static func withChanges<Result>(
    _ change: (inout Configuration) -> Void, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let before = current
    defer { current = before }
    change(&current)
    return try await body()
  }
}
