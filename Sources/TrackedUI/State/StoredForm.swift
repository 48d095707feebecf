/// How values of a type are kept.
public nonisolated struct _StoredForm<Value> {
  let read: (StoredValue) -> Value?
  let write: (Value) -> StoredValue?
}

nonisolated extension _StoredForm where Value == Bool {
  static var bool: Self { Self(read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) }) }
}

nonisolated extension _StoredForm where Value == Int {
  static var int: Self { Self(read: { if case .int(let value) = $0 { value } else { nil } }, write: { .int($0) }) }
}

nonisolated extension _StoredForm where Value == Double {
  static var double: Self { Self(read: \.number, write: { .double($0) }) }
}

nonisolated extension _StoredForm where Value == String {
  static var string: Self { Self(read: \.text, write: { .string($0) }) }
}

nonisolated extension _StoredForm where Value == URL {
  static var url: Self { Self(read: { $0.text.flatMap { URL(string: $0) } }, write: { .string($0.absoluteString) }) }
}

nonisolated extension _StoredForm where Value == Data {
  static var data: Self {
    Self(
      read: { if case .data(let value) = $0 { value } else { $0.text.flatMap { Data(base64Encoded: $0) } } },
      write: { .data($0) })
  }
}

nonisolated extension _StoredForm where Value == Date {
  static var date: Self {
    Self(
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

nonisolated extension _StoredForm {
  /// Nothing where there is no value.
  var optional: _StoredForm<Value?> {
    let form = self
    return _StoredForm<Value?>(read: { form.read($0).map { .some($0) } }, write: { $0.flatMap(form.write) })
  }
}
