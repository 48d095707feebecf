/// Settings for the whole process.
@MainActor public struct Configuration {
  /// The policy for all hooks below which no trait sets another one; chosen by `TrackingPolicy.configure`.
  public internal(set) var trackingPolicy = TrackingPolicy()
  /// Whether `View.animate` animates, unless the desktop asks for reduced motion.
  public var allowsAnimations = true
  /// How long a hook may take, in microseconds, before a debug build reports it, once.
  public var slowHookLimit: Int64 = 8000

  /// The configuration in effect.
  public static var current = Configuration()

  /// The default configuration.
  public init() {}

  /// Runs `body` with a changed configuration and restores the previous one; for tests.
  public static func withChanges<Result>(
    _ change: (inout Configuration) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = current
    defer { current = before }
    change(&current)
    return try body()
  }

  /// Runs an asynchronous `body` with a changed configuration and restores the previous one; for tests.
  public static func withChanges<Result>(
    _ change: (inout Configuration) -> Void, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let before = current
    defer { current = before }
    change(&current)
    return try await body()
  }
}
