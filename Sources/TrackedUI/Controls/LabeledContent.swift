/// A title with a value.
public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledLook) private var look
  private let label: Label
  private let content: Content

  /// A value with any view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title, and the value at the end of the row.
  public var body: some View {
    if let look {
      look.make(Configuration(label: AnyView(label), content: AnyView(content)))
    } else {
      HStack {
        label
        Spacer()
        content.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// A value with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A value with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A value in a format, with a title.
  public init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }

  /// A text with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A value in a format, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(_ title: Title, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}
