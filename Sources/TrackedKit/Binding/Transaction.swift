/// A value that goes along with a change, under a type of its own: what a layer above wants to know about the change.
@MainActor public protocol TransactionKey {
  /// What goes along.
  associatedtype Value

  /// What goes along with a change of which nobody said it.
  static var defaultValue: Value { get }
}

/// What goes along with a change: `withTransaction` sets it, a binding carries it, and whoever answers the change reads
/// `Transaction.current`.
///
/// The kit's own controls leave it alone; a layer above adds keys, for an animation say.
@MainActor public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A change with nothing along.
  public init() {}

  /// What goes along under a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What goes along in both; `other` decides where they differ.
  func merging(_ other: Transaction) -> Transaction {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }

  /// Whether nothing goes along.
  public var isEmpty: Bool { values.isEmpty }

  /// What goes along with the change that is made just now; empty outside of `withTransaction`.
  public private(set) static var current = Transaction()

  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = transaction
    defer { current = outer }
    return try body()
  }
}

/// Runs `body` with `transaction` going along with every change it makes, and with what goes along already and is not said in `transaction`.
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
