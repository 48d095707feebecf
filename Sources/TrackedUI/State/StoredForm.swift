public import Foundation

/// How values of a type are kept.
public nonisolated struct _StoredForm<Value> {
  let read: (StoredValue) -> Value?
  let write: (Value) -> StoredValue?

  /// Nothing where there is no value.
  var optional: _StoredForm<Value?> {
    _StoredForm<Value?>(read: { read($0).map { .some($0) } }, write: { $0.flatMap(write) })
  }
}

nonisolated extension Bool: _StorableValue {
  /// As yes or no.
  public static var _form: _StoredForm<Bool> {
    _StoredForm(read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) })
  }
}

nonisolated extension Int: _StorableValue {
  /// As a whole number.
  public static var _form: _StoredForm<Int> {
    _StoredForm(read: { if case .int(let value) = $0 { value } else { nil } }, write: { .int($0) })
  }
}

nonisolated extension Double: _StorableValue {
  /// As a number.
  public static var _form: _StoredForm<Double> { _StoredForm(read: \.number, write: { .double($0) }) }
}

nonisolated extension String: _StorableValue {
  /// As a text.
  public static var _form: _StoredForm<String> { _StoredForm(read: \.text, write: { .string($0) }) }
}

nonisolated extension URL: _StorableValue {
  /// As a text.
  public static var _form: _StoredForm<URL> {
    _StoredForm(read: { $0.text.flatMap { URL(string: $0) } }, write: { .string($0.absoluteString) })
  }
}

nonisolated extension Data: _StorableValue {
  /// As bytes.
  public static var _form: _StoredForm<Data> {
    _StoredForm(
      read: { if case .data(let value) = $0 { value } else { $0.text.flatMap { Data(base64Encoded: $0) } } },
      write: { .data($0) })
  }
}

nonisolated extension Date: _StorableValue {
  /// As a moment.
  public static var _form: _StoredForm<Date> {
    _StoredForm(
      read: {
        if case .date(let value) = $0 { value } else { $0.number.map { Date(timeIntervalSinceReferenceDate: $0) } }
      },
      write: { .date($0) })
  }
}

nonisolated extension _StoredForm where Value: RawRepresentable, Value.RawValue == String {
  static var rawString: Self {
    Self(read: { $0.text.flatMap { Value(rawValue: $0) } }, write: { .string($0.rawValue) })
  }
}

nonisolated extension _StoredForm where Value: RawRepresentable, Value.RawValue == Int {
  static var rawInt: Self {
    Self(
      read: { if case .int(let value) = $0 { Value(rawValue: value) } else { nil } }, write: { .int($0.rawValue) })
  }
}
