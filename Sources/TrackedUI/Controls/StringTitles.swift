public import Foundation

// Titles that are the program's texts, as they are: beside each name with a localised key, one with a string.

extension DisclosureGroup where Label == Text {
  /// Views with a text as their label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

extension GroupBox where Label == Text {
  /// Views in a box below a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup {
  /// Controls that belong together.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Controls that belong together.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension Toggle where Label == TrackedUI.Label<Text, Image> {
  /// A toggle with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TrackedUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// A toggle of several values with a text: it is on while all are, and sets all.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Stepper where Label == Text {
  /// A stepper of a number with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Number: Strideable>(
    _ title: Title, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil, step: Number.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }

  /// A stepper of a number with a text that tells when the person begins and ends a step.
  @_disfavoredOverload
  public init<Title: StringProtocol, Number: Strideable>(
    _ title: Title, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a number, which is shown beside the buttons, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>? = nil,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, format: format) { Text(title) }
  }

  /// A stepper with a text that does something at each step.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension Picker where Label == TrackedUI.Label<Text, Image> {
  /// A picker with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { TrackedUI.Label(title, systemImage: systemImage) } }
}

extension DatePicker where Label == Text {
  /// A picker with a text, between two moments.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A picker with a text, from a moment on.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A picker with a text, up to a moment.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
}

extension Label where Title == Text, Icon == Image {
  /// A text with a picture.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension ContentUnavailableView
where Label == TrackedUI.Label<Text, Image>, Actions == EmptyView, Description == Text? {
  /// A title below a picture, with a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { TrackedUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A title below a picture, with a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
    self.init(label: { TrackedUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }
}

extension Menu where Label == TrackedUI.Label<Text, Image> {
  /// A menu with a text and a symbol, beside a button that does the most frequent of its actions.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TrackedUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A menu with a text and a symbol, beside a button that does the most frequent of its actions.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TrackedUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension View {
  /// What assistive technology says of the view's use.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { accessibilityHint(Text(hint)) }

  /// The text shown while the pointer rests on the view.
  public func help(_ text: Text) -> some View { help(text.plain) }
}
