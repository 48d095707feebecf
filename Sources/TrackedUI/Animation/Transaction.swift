/// How a change is shown.
@MainActor public struct Transaction {
  /// How it is animated; nil for not at all.
  public var animation: Animation?
  /// Whether it jumps, whatever animates it.
  public var disablesAnimations = false

  /// A change that is shown in some way.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Makes a change that is shown as a transaction says.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  if transaction.disablesAnimations { return try withAnimation(nil, body) }
  guard let animation = transaction.animation else { return try body() }
  return try withAnimation(animation, body)
}
