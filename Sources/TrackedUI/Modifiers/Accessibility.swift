import Gtk

struct AccessibilityModifier: WidgetModifier, NamingModifier {
  var label: String?
  var hint: String?
  var value: String?
  var isHidden: Bool?
  var isExpanded: Bool?
  static var needsWholeRectangle: Bool { false }

  func apply(to widget: Widget, _ node: _Node) {
    if let label {
      widget.attach(SaidAccessibleLabel())
      if widget is PictureWidget, widget.window == nil { widget.setAccessibleRole(.image) }
      widget.setAccessibleLabel(label)
    }
    if let hint { SpokenDescription.of(widget).hint = hint }
    value.map(widget.setAccessibleValueText)
    isHidden.map(widget.setAccessibleHidden)
    isExpanded.map(widget.setAccessibleExpanded)
  }

  func remove(from widget: Widget, _ node: _Node) { if isHidden == true { widget.setAccessibleHidden(false) } }
}

/// Says that a widget was given a label that holds in place of its own.
private final class SaidAccessibleLabel {}

extension Widget {
  /// What assistive technology calls a control where no modifier says anything else.
  func setUsualAccessibleLabel(_ label: String) {
    if attachment(SaidAccessibleLabel.self) == nil { setAccessibleLabel(label) }
  }
}

struct NameModifier: WidgetModifier, Equatable {
  let name: String
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { widget.name = name }
}

extension View {
  /// Whether what the view shows and hides is shown.
  func accessibilityExpanded(_ isExpanded: Bool) -> some View {
    modifier(AccessibilityModifier(isExpanded: isExpanded))
  }

  /// A name and a value, where there are any.
  func accessibilityNamed(_ label: String?, value: String?) -> some View {
    modifier(AccessibilityModifier(label: label, value: value))
  }

  /// What assistive technology calls the view.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    modifier(AccessibilityModifier(label: label.plain))
  }

  /// What assistive technology calls the view.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    modifier(AccessibilityModifier(label: String(label)))
  }

  /// What assistive technology calls the view.
  public func accessibilityLabel(_ label: Text) -> some View { modifier(AccessibilityModifier(label: label.plain)) }

  /// What assistive technology says of the view's use.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    modifier(AccessibilityModifier(hint: hint.plain))
  }

  /// What the value of the view is in words, for assistive technology.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    modifier(AccessibilityModifier(value: value.plain))
  }

  /// What the value of the view is in words, for assistive technology.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    modifier(AccessibilityModifier(value: String(value)))
  }

  /// What the value of the view is in words, for assistive technology.
  public func accessibilityValue(_ value: Text) -> some View { modifier(AccessibilityModifier(value: value.plain)) }

  /// What assistive technology says of the view's use.
  public func accessibilityHint(_ hint: Text) -> some View { modifier(AccessibilityModifier(hint: hint.plain)) }

  /// What assistive technology says of the view's use.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { accessibilityHint(Text(hint)) }

  /// Keeps the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(AccessibilityModifier(isHidden: hidden)) }

  /// The name that tests find the view's widget by; in GTK its `name`.
  public func accessibilityIdentifier(_ identifier: String) -> some View { modifier(NameModifier(name: identifier)) }
}

extension View {
  /// What assistive technology calls the view: `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// What the value of the view is in words: `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// What assistive technology says of the view's use: `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Whether assistive technology passes the view over: `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// What tests find the view by: `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// What the view is besides: `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
}
