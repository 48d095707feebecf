/// What a control is, for its style's `makeBody(configuration:)`.
///
/// One type for all styles: a name at the top level, as the kit's `TrackedKit.Configuration` is, wins over the one that a
/// protocol gives its conformers, and this name wins over the kit's. Each style reads what its control has.
@MainActor public struct Configuration {
  /// What the control says: of a button, a toggle, a box, a progress view, a labeled content.
  public internal(set) var label = AnyView(EmptyView())
  /// A label's text.
  public internal(set) var title = AnyView(EmptyView())
  /// A label's symbol.
  public internal(set) var icon = AnyView(EmptyView())
  /// What is in a box, or stands behind a label.
  public internal(set) var content = AnyView(EmptyView())
  /// What a button does.
  public internal(set) var role: ButtonRole?
  /// Whether a button is pressed at this moment.
  public internal(set) var isPressed = false
  /// Whether a toggle is on; `$isOn` is its binding.
  @Binding public var isOn: Bool
  /// How far a progress view has come, from 0 to 1; nil while nobody knows.
  public internal(set) var fractionCompleted: Double?
  /// What a progress view says of its value; nil for nothing.
  public internal(set) var currentValueLabel: AnyView?

  private init(_ isOn: Binding<Bool>? = nil) { _isOn = isOn ?? Binding(get: { false }, set: { _ in }) }

  /// Of a button.
  init(label: AnyView, role: ButtonRole?, isPressed: Bool) {
    self.init()
    self.label = label
    self.role = role
    self.isPressed = isPressed
  }

  /// Of a label.
  init(title: AnyView, icon: AnyView) {
    self.init()
    self.title = title
    self.icon = icon
  }

  /// Of a toggle.
  init(label: AnyView, isOn: Binding<Bool>) {
    self.init(isOn)
    self.label = label
  }

  /// Of a box, or of a value with a title.
  init(label: AnyView, content: AnyView) {
    self.init()
    self.label = label
    self.content = content
  }

  /// Of a progress view.
  init(label: AnyView, fractionCompleted: Double?, currentValueLabel: AnyView?) {
    self.init()
    self.label = label
    self.fractionCompleted = fractionCompleted
    self.currentValueLabel = currentValueLabel
  }
}

/// What a button is, for its style.
public typealias ButtonStyleConfiguration = Configuration
/// What a label is, for its style.
public typealias LabelStyleConfiguration = Configuration
/// What a toggle is, for its style.
public typealias ToggleStyleConfiguration = Configuration
/// What a progress view is, for its style.
public typealias ProgressViewStyleConfiguration = Configuration
/// What a box is, for its style.
public typealias GroupBoxStyleConfiguration = Configuration
/// What a value with a title is, for its style.
public typealias LabeledContentStyleConfiguration = Configuration
