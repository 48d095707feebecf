/// A property that is kept under a name, in a form that goes by its type: the initialisers that `AppStorage` and `SceneStorage` share.
@MainActor @preconcurrency public protocol _StoredProperty<Value> {
  /// What is kept.
  associatedtype Value
  /// A property with its key, what it is while nothing is kept, and how it is kept.
  init(_ key: String, _ initial: Value, _ form: _StoredForm<Value>)
}

/// A type whose values can be kept: `Bool`, `Int`, `Double`, `String`, `URL`, `Data` and `Date`.
public nonisolated protocol _StorableValue {
  /// How its values are kept.
  static var _form: _StoredForm<Self> { get }
}

extension _StoredProperty {
  /// A value.
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(key, wrappedValue, Value._form)
  }

  /// A value that a text stands for.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .rawString)
  }

  /// A value that a number stands for.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .rawInt)
  }

  /// A value, or none.
  public init<Kept: _StorableValue>(_ key: String) where Value == Kept? { self.init(key, nil, Kept._form.optional) }

  /// A value that a text stands for, or none.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(key, nil, _StoredForm<Raw>.rawString.optional)
  }

  /// A value that a number stands for, or none.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, nil, _StoredForm<Raw>.rawInt.optional)
  }
}
