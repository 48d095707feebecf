import Synchronization

/// What the program keeps from one run to the next, by name: what `@AppStorage` reads and writes, which sees each change at once.
///
/// What Foundation's type of this name keeps stands elsewhere. It is used on any thread.
public nonisolated final class UserDefaults: Sendable {
  /// The program's own.
  public static let standard = UserDefaults(prefix: "")
  private let prefix: String
  /// Safe: values are registered to be read, and each is taken out as a copy or as what never changes.
  private struct Registered: @unchecked Sendable { var values: [String: Any] = [:] }
  private let registered = Mutex(Registered())

  private init(prefix: String) { self.prefix = prefix }

  /// What is kept under a name of its own.
  public init?(suiteName: String?) { prefix = suiteName.map { $0 + "/" } ?? "" }

  func cell(_ key: String) -> StoredCell { StoredValues.shared.cell(prefix + key) }

  /// Values for names under which nothing is kept.
  public func register(defaults: [String: Any]) {
    let added = Registered(values: defaults)
    registered.withLock { $0.values.merge(added.values) { $1 } }
  }

  private func registered(_ key: String) -> Any? {
    // Out of the lock with all of it: a single value of it is not known to be sendable.
    registered.withLock { $0 }.values[key]
  }

  private func read<Value>(_ key: String, _ form: _StoredForm<Value>) -> Value? {
    cell(key).value.flatMap(form.read) ?? registered(key) as? Value
  }

  /// What is kept under a name, or registered for it, in a form; nil for nothing.
  func value<Value>(_ key: String, _ form: _StoredForm<Value>) -> Value? {
    if let kept = cell(key).value.flatMap(form.read) { return kept }
    let registered: StoredValue? =
      switch self.registered(key) {
      case let value as Bool: .bool(value)
      case let value as Int: .int(value)
      case let value as Double: .double(value)
      case let value as String: .string(value)
      default: nil
      }
    return registered.flatMap(form.read) ?? self.registered(key) as? Value
  }

  /// Keeps a value in a form.
  func set<Value>(_ value: Value, _ key: String, _ form: _StoredForm<Value>) { cell(key).value = form.write(value) }

  private func write<Value>(_ value: Value?, _ key: String, _ form: _StoredForm<Value>) {
    cell(key).value = value.flatMap(form.write)
  }

  /// Yes or no; no for nothing.
  public func bool(forKey key: String) -> Bool { read(key, .bool) ?? false }
  /// A whole number; 0 for nothing.
  public func integer(forKey key: String) -> Int { read(key, .int) ?? 0 }
  /// A number; 0 for nothing.
  public func double(forKey key: String) -> Double { read(key, .double) ?? 0 }
  /// A number; 0 for nothing.
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  /// A text; nil for nothing.
  public func string(forKey key: String) -> String? { read(key, .string) }
  /// Bytes; nil for nothing.
  public func data(forKey key: String) -> Data? { read(key, .data) }
  /// An address; nil for nothing.
  public func url(forKey key: String) -> URL? { read(key, .url) }
  /// Some texts; nil for nothing.
  public func stringArray(forKey key: String) -> [String]? {
    data(forKey: key).flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? registered(key) as? [String]
  }

  /// What is kept, of whichever kind; nil for nothing.
  public func object(forKey key: String) -> Any? {
    switch cell(key).value {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case nil: registered(key)
    }
  }

  /// Keeps yes or no.
  public func set(_ value: Bool, forKey key: String) { write(value, key, .bool) }
  /// Keeps a whole number.
  public func set(_ value: Int, forKey key: String) { write(value, key, .int) }
  /// Keeps a number.
  public func set(_ value: Double, forKey key: String) { write(value, key, .double) }
  /// Keeps a text; nil for none.
  public func set(_ value: String?, forKey key: String) { write(value, key, .string) }
  /// Keeps bytes; nil for none.
  public func set(_ value: Data?, forKey key: String) { write(value, key, .data) }
  /// Keeps an address; nil for none.
  public func set(_ value: URL?, forKey key: String) { write(value, key, .url) }
  /// Keeps some texts.
  public func set(_ value: [String], forKey key: String) { set(try? JSONEncoder().encode(value), forKey: key) }
  /// Keeps nothing any more.
  public func removeObject(forKey key: String) { cell(key).value = nil }
  /// Whether everything is written: it is, whenever a value changes.
  @discardableResult public func synchronize() -> Bool { true }
}
