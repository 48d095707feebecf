public import Foundation

/// Makes a number larger and smaller, step by step.
public struct Stepper<Label: View>: View {
  @Environment(\.labelsAreHidden) private var hidesLabel
  private let label: Label
  private var increment: (() -> Void)?
  private var decrement: (() -> Void)?
  private var shown: String?

  /// A stepper that does something at each step; nil for a side that cannot be pressed.
  public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// A stepper of a number.
  ///
  /// - Parameter onEditingChanged: called with true when the person begins a step, and with false when it has ended.
  public init<Number: Strideable>(
    value: Binding<Number>, in bounds: ClosedRange<Number>? = nil, step: Number.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    let now = value.wrappedValue
    func moved(by distance: Number.Stride) -> (() -> Void)? {
      let next = now.advanced(by: distance)
      // A value outside goes back to the nearest end.
      if let bounds, !bounds.contains(next) {
        let isOutside = distance < 0 ? now > bounds.upperBound : now < bounds.lowerBound
        if !isOutside { return nil }
      }
      return {
        onEditingChanged(true)
        let next = value.wrappedValue.advanced(by: distance)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        onEditingChanged(false)
      }
    }
    increment = moved(by: step)
    decrement = moved(by: 0 - step)
  }

  /// A stepper of a number, which is shown beside the buttons.
  public init<Format: FormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>? = nil,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label)
    shown = format.format(value.wrappedValue)
  }

  /// The label and two buttons.
  public var body: some View {
    HStack {
      if !hidesLabel {
        label
        Spacer()
      }
      if let shown { Text(verbatim: shown).monospacedDigit().foregroundStyle(.secondary) }
      HStack(spacing: 0) {
        Button {
          decrement?()
        } label: {
          Text(verbatim: "−")
        }.disabled(decrement == nil)
          .accessibilityLabel(String(kit: "Decrement"))
        Button {
          increment?()
        } label: {
          Text(verbatim: "+")
        }.disabled(increment == nil)
          .accessibilityLabel(String(kit: "Increment"))
      }
      .accessibilityElement(children: .contain)
      .accessibilityNamed((label as? Text)?.plain, value: shown)
    }
  }
}

extension Stepper where Label == Text {
  /// A stepper of a number, which is shown beside the buttons, with a text.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>? = nil,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, format: format) { Text(title) }
  }

  /// A stepper of a number with a text.
  ///
  /// - Parameter onEditingChanged: called with true when the person begins a step, and with false when it has ended.
  public init<Number: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil,
    step: Number.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a text that does something at each step.
  public init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// A stepper of a number with a text.
  ///
  /// - Parameter onEditingChanged: called with true when the person begins a step, and with false when it has ended.
  @_disfavoredOverload
  public init<Title: StringProtocol, Number: Strideable>(
    _ title: Title, value: Binding<Number>, in bounds: ClosedRange<Number>? = nil, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
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
