/// A value that the program keeps from one run to the next, under a name: everybody who reads the name sees a change at once.
///
/// ```swift
/// @AppStorage("fontSize") private var fontSize = 14.0
/// ```
/// It stands in a file below the person's `XDG_CONFIG_HOME`, written when a value changes. A value of another type than the one that
/// is there counts as none.
@MainActor @preconcurrency @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let cell: StoredCell
  private let initial: Value
  private let form: StoredForm<Value>

  init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
    cell = StoredValues.shared.cell(key)
    self.initial = initial
    self.form = form
  }

  /// The value now.
  public var wrappedValue: Value {
    get { cell.value.flatMap(form.read) ?? initial }
    nonmutating set { cell.value = form.write(newValue) }
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
  func isSameInput(as other: Self) -> Bool { cell === other.cell }
}

extension AppStorage where Value == Bool {
  /// Yes or no.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .bool) }
}

extension AppStorage where Value == Int {
  /// A whole number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .int) }
}

extension AppStorage where Value == Double {
  /// A number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .double) }
}

extension AppStorage where Value == String {
  /// A text.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .string) }
}

extension AppStorage where Value == URL {
  /// An address.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .url) }
}

extension AppStorage where Value == Data {
  /// Bytes.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .data) }
}

extension AppStorage where Value == Date {
  /// A moment.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .date) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that a text stands for.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .rawString) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that a number stands for.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .rawInt) }
}

extension AppStorage where Value == Bool? {
  /// Yes, no, or neither.
  public init(_ key: String) { self.init(key, nil, StoredForm<Bool>.bool.optional) }
}

extension AppStorage where Value == Int? {
  /// A whole number, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<Int>.int.optional) }
}

extension AppStorage where Value == Double? {
  /// A number, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<Double>.double.optional) }
}

extension AppStorage where Value == String? {
  /// A text, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<String>.string.optional) }
}

extension AppStorage where Value == URL? {
  /// An address, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<URL>.url.optional) }
}

extension AppStorage where Value == Data? {
  /// Bytes, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<Data>.data.optional) }
}

extension AppStorage where Value == Date? {
  /// A moment, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<Date>.date.optional) }
}

extension AppStorage {
  /// A value that a text stands for, or none.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(key, nil, StoredForm<Raw>.rawString.optional)
  }
}

extension AppStorage {
  /// A value that a number stands for, or none.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, nil, StoredForm<Raw>.rawInt.optional)
  }
}
