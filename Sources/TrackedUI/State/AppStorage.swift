public import Foundation

/// A value that the program keeps from one run to the next, under a name: everybody who reads the name sees a change at once.
///
/// ```swift
/// @AppStorage("fontSize") private var fontSize = 14.0
/// ```
/// It is one of Foundation's `UserDefaults`, written when it changes: what the program writes there itself is seen as well. A value of
/// another type than the one that is there counts as none.
@MainActor @preconcurrency @propertyWrapper public struct AppStorage<Value>: DynamicProperty, _StoredProperty {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let form: _StoredForm<Value>

  /// Asked for by the other initialisers.
  public init(_ key: String, _ initial: Value, _ form: _StoredForm<Value>) {
    self.init(key, initial, form, nil)
  }

  /// Asked for by the other initialisers.
  init(_ key: String, _ initial: Value, _ form: _StoredForm<Value>, _ store: UserDefaults?) {
    self.key = key
    self.store = store ?? .standard
    self.initial = initial
    self.form = form
  }

  /// The value now: what is kept, else what the store has registered, else what the property begins with.
  public var wrappedValue: Value {
    get { KeptValue.of(store, key).value.flatMap(form.read) ?? initial }
    nonmutating set { KeptValue.of(store, key).value = form.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

extension AppStorage: ComparedInput {
  func isSameInput(as other: Self) -> Bool { KeptValue.of(store, key) === KeptValue.of(other.store, other.key) }
}

// In a program's own store, which has its values under its own name: `UserDefaults(suiteName:)`.
extension AppStorage {
  /// A value in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: _StorableValue {
    self.init(key, wrappedValue, Value._form, store)
  }

  /// A value that a text stands for, in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, .rawString, store) }

  /// A value that a number stands for, in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue, .rawInt, store) }

  /// A value, or none, in a store; nil is the program's.
  public init<Kept: _StorableValue>(_ key: String, store: UserDefaults?) where Value == Kept? {
    self.init(key, nil, Kept._form.optional, store)
  }

  /// A value that a text stands for, or none, in a store; nil is the program's.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults?) where Value == Raw?, Raw.RawValue == String {
    self.init(key, nil, _StoredForm<Raw>.rawString.optional, store)
  }

  /// A value that a number stands for, or none, in a store; nil is the program's.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults?) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, nil, _StoredForm<Raw>.rawInt.optional, store)
  }
}
