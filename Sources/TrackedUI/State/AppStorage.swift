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

// In a store of the program's own, which has its values under a name of their own: `UserDefaults(suiteName:)`.

extension AppStorage where Value == Bool {
  /// Yes or no in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(key, wrappedValue, .bool, store) }
}

extension AppStorage where Value == Bool? {
  /// Yes or no, or nothing, in a store; nil is the program's.
  public init(_ key: String, store: UserDefaults?) { self.init(key, nil, _StoredForm<Bool>.bool.optional, store) }
}

extension AppStorage where Value == Int {
  /// A whole number in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(key, wrappedValue, .int, store) }
}

extension AppStorage where Value == Int? {
  /// A whole number, or nothing, in a store; nil is the program's.
  public init(_ key: String, store: UserDefaults?) { self.init(key, nil, _StoredForm<Int>.int.optional, store) }
}

extension AppStorage where Value == Double {
  /// A number in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(key, wrappedValue, .double, store) }
}

extension AppStorage where Value == Double? {
  /// A number, or nothing, in a store; nil is the program's.
  public init(_ key: String, store: UserDefaults?) { self.init(key, nil, _StoredForm<Double>.double.optional, store) }
}

extension AppStorage where Value == String {
  /// A text in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(key, wrappedValue, .string, store) }
}

extension AppStorage where Value == String? {
  /// A text, or nothing, in a store; nil is the program's.
  public init(_ key: String, store: UserDefaults?) { self.init(key, nil, _StoredForm<String>.string.optional, store) }
}

extension AppStorage where Value == URL {
  /// An address in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(key, wrappedValue, .url, store) }
}

extension AppStorage where Value == URL? {
  /// An address, or nothing, in a store; nil is the program's.
  public init(_ key: String, store: UserDefaults?) { self.init(key, nil, _StoredForm<URL>.url.optional, store) }
}

extension AppStorage where Value == Data {
  /// Bytes in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(key, wrappedValue, .data, store) }
}

extension AppStorage where Value == Data? {
  /// Bytes, or nothing, in a store; nil is the program's.
  public init(_ key: String, store: UserDefaults?) { self.init(key, nil, _StoredForm<Data>.data.optional, store) }
}

extension AppStorage where Value == Date {
  /// A moment in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(key, wrappedValue, .date, store) }
}

extension AppStorage where Value == Date? {
  /// A moment, or nothing, in a store; nil is the program's.
  public init(_ key: String, store: UserDefaults?) { self.init(key, nil, _StoredForm<Date>.date.optional, store) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that a text stands for, in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
    self.init(key, wrappedValue, .rawString, store)
  }
}

extension AppStorage {
  /// A value that a text stands for, or none, in a store; nil is the program's.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults?) where Value == Raw?, Raw.RawValue == String {
    self.init(key, nil, _StoredForm<Raw>.rawString.optional, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that a number stands for, in a store; nil is the program's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(key, wrappedValue, .rawInt, store) }
}

extension AppStorage {
  /// A value that a number stands for, or none, in a store; nil is the program's.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults?) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, nil, _StoredForm<Raw>.rawInt.optional, store)
  }
}
