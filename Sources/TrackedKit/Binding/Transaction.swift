/// A value that accompanies a change, under its own key type: information about the change for a layer above.
@MainActor public protocol TransactionKey {
  /// The value.
  associatedtype Value

  /// The value for a change that does not set one.
  static var defaultValue: Value { get }
}

/// The values that accompany a change: `withTransaction` sets them, a binding carries them, and code that responds to the change reads
/// `Transaction.current`.
///
/// The kit's own controls ignore them; a layer above adds keys, for example for an animation.
@MainActor public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A change with nothing along.
  public init() {}

  /// The value for a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values of both; `other` decides where they differ.
  func merging(_ other: Transaction) -> Transaction {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }

  /// Whether nothing goes along.
  public var isEmpty: Bool { values.isEmpty }

  /// The transaction of the current change; empty outside of `withTransaction`.
  public private(set) static var current = Transaction()

  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = transaction
    defer { current = outer }
    return try body()
  }
}

/// Runs `body` with `transaction` for every change it makes, in addition to values of an outer transaction that `transaction` does not set.
@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(Transaction.current.merging(transaction), body)
}

/// Runs `body` with one more value going along with every change it makes.
@MainActor public func withTransaction<Value, Result>(
  _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: path] = value
  return try Transaction.run(transaction, body)
}
