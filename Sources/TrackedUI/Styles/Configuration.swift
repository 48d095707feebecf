import Foundation

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
  /// Whether a toggle of several values is on for some of them and off for others.
  public internal(set) var isMixed = false
  /// How far a progress view has come, from 0 to 1; nil while that is not known.
  public internal(set) var fractionCompleted: Double?
  /// What a progress view says of its value; nil for nothing.
  public internal(set) var currentValueLabel: AnyView?

  /// Whether a disclosure group is open; `$isExpanded` is its binding.
  @Binding public var isExpanded: Bool
  /// What a gauge shows, from 0 to 1.
  public internal(set) var value = 0.0
  /// What is where a gauge begins; nil for nothing.
  public internal(set) var minimumValueLabel: AnyView?
  /// What is where a gauge ends; nil for nothing.
  public internal(set) var maximumValueLabel: AnyView?
  /// What a menu does that is a button as well.
  var primaryAction: (() -> Void)?
  private var action: () -> Void = {}

  /// Does what the button does: for a `PrimitiveButtonStyle`.
  public func trigger() { action() }

  private init(_ isOn: Binding<Bool>? = nil, isExpanded: Binding<Bool>? = nil) {
    _isOn = isOn ?? Binding(get: { false }, set: { _ in })
    _isExpanded = isExpanded ?? Binding(get: { false }, set: { _ in })
  }

  /// Of a button that its style presses.
  init(label: AnyView, role: ButtonRole?, action: @escaping () -> Void) {
    self.init()
    self.label = label
    self.role = role
    self.action = action
  }

  /// Of a disclosure group.
  init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
    self.init(isExpanded: isExpanded)
    self.label = label
    self.content = content
  }

  /// Of a gauge.
  init(label: AnyView, value: Double, current: AnyView?, minimum: AnyView?, maximum: AnyView?) {
    self.init()
    self.label = label
    self.value = value
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// Of a menu.
  init(label: AnyView, content: AnyView, primaryAction: (() -> Void)?) {
    self.init()
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

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
  init(label: AnyView, isOn: Binding<Bool>, isMixed: Bool) {
    self.init(isOn)
    self.label = label
    self.isMixed = isMixed
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
/// What a button is, for a style that presses it.
public typealias PrimitiveButtonStyleConfiguration = Configuration
/// What a gauge is, for its style.
public typealias GaugeStyleConfiguration = Configuration
/// What a disclosure group is, for its style.
public typealias DisclosureGroupStyleConfiguration = Configuration
/// What a menu is, for its style.
public typealias MenuStyleConfiguration = Configuration
/// What a box is, for its style.
public typealias GroupBoxStyleConfiguration = Configuration
/// What a value with a title is, for its style.
public typealias LabeledContentStyleConfiguration = Configuration
