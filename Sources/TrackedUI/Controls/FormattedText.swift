import Gtk

extension Text {
  /// A value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(written: Self.written(input, format))
  }

  fileprivate nonisolated static func written<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
    -> WrittenValue
  where Format.FormatOutput == String {
    WrittenValue(format: AnyHashable(format)) { format.placed(in: $0).format(input) }
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// A value in a format.
  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    pieces.append(.runs([Text.Run(Text.written(input, format))]))
  }

  /// A value as C's `printf` writes it: `"\(size, specifier: "%.1f")"`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    // C's integers are shorter than Swift's unless it is said.
    let isLong = value is Int && specifier.hasSuffix("d") && !specifier.contains("l")
    pieces.append(.plain(String(format: isLong ? specifier.dropLast() + "ld" : specifier, value)))
  }
}

extension TextField where Label == Text {
  /// A field of a value in a format. What stands for no value leaves it as it is, and is gone when the field is left.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title), value.map { $0 }, format, prompt)
  }

  /// A field of a value in a format. What stands for no value leaves it as it is, and is gone when the field is left.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title), value.map { $0 }, format, prompt)
  }

  /// A field of a value in a format; empty for nil.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title), value, format, prompt)
  }

  private init<Format: ParseableFormatStyle>(
    _ label: Text, _ value: Binding<Format.FormatInput?>, _ format: Format, _ prompt: Text?
  ) where Format.FormatOutput == String {
    let text = Binding<String> {
      value.wrappedValue.map(format.format) ?? ""
    } set: { text in
      if let read = try? format.parseStrategy.parse(text) {
        value.wrappedValue = read
      } else if text.isEmpty {
        value.wrappedValue = nil
      }
    }
    self.init(label: label, text: text, prompt: prompt) { text in
      (try? format.parseStrategy.parse(text)).map(format.format)
    }
  }
}

extension Binding {
  /// The value where there is one; nil is not taken.
  fileprivate func map(_ wrap: @escaping (Value) -> Value?) -> Binding<Value?> {
    Binding<Value?> {
      wrap(wrappedValue)
    } set: { new in
      if let new { wrappedValue = new }
    }
  }
}
