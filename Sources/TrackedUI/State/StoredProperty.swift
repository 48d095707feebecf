/// A property that is kept under a name, in a form that goes by its type: the initialisers that `AppStorage` and `SceneStorage` share.
@MainActor @preconcurrency public protocol _StoredProperty<Value> {
  /// What is kept.
  associatedtype Value
  /// A property with its key, what it is while nothing is kept, and how it is kept.
  init(_ key: String, _ initial: Value, _ form: _StoredForm<Value>)
}

extension _StoredProperty where Value == Bool {
  /// Yes or no.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .bool) }
}

extension _StoredProperty where Value == Int {
  /// A whole number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .int) }
}

extension _StoredProperty where Value == Double {
  /// A number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .double) }
}

extension _StoredProperty where Value == String {
  /// A text.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .string) }
}

extension _StoredProperty where Value == URL {
  /// An address.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .url) }
}

extension _StoredProperty where Value == Data {
  /// Bytes.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .data) }
}

extension _StoredProperty where Value == Date {
  /// A moment.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .date) }
}

extension _StoredProperty where Value: RawRepresentable, Value.RawValue == String {
  /// A value that a text stands for.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .rawString) }
}

extension _StoredProperty where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that a number stands for.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .rawInt) }
}

extension _StoredProperty where Value == Bool? {
  /// Yes, no, or neither.
  public init(_ key: String) { self.init(key, nil, _StoredForm<Bool>.bool.optional) }
}

extension _StoredProperty where Value == Int? {
  /// A whole number, or none.
  public init(_ key: String) { self.init(key, nil, _StoredForm<Int>.int.optional) }
}

extension _StoredProperty where Value == Double? {
  /// A number, or none.
  public init(_ key: String) { self.init(key, nil, _StoredForm<Double>.double.optional) }
}

extension _StoredProperty where Value == String? {
  /// A text, or none.
  public init(_ key: String) { self.init(key, nil, _StoredForm<String>.string.optional) }
}

extension _StoredProperty where Value == URL? {
  /// An address, or none.
  public init(_ key: String) { self.init(key, nil, _StoredForm<URL>.url.optional) }
}

extension _StoredProperty where Value == Data? {
  /// Bytes, or none.
  public init(_ key: String) { self.init(key, nil, _StoredForm<Data>.data.optional) }
}

extension _StoredProperty where Value == Date? {
  /// A moment, or none.
  public init(_ key: String) { self.init(key, nil, _StoredForm<Date>.date.optional) }
}

extension _StoredProperty {
  /// A value that a text stands for, or none.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(key, nil, _StoredForm<Raw>.rawString.optional)
  }
}

extension _StoredProperty {
  /// A value that a number stands for, or none.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, nil, _StoredForm<Raw>.rawInt.optional)
  }
}
