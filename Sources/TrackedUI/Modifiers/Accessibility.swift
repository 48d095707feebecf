import Gtk

struct AccessibilityModifier: WidgetModifier {
  var label: String?
  var hint: String?
  var isHidden: Bool?
  static var needsWholeRectangle: Bool { false }

  func apply(to widget: Widget, _ node: _Node) {
    label.map(widget.setAccessibleLabel)
    hint.map(widget.setAccessibleDescription)
    isHidden.map(widget.setAccessibleHidden)
  }

  func remove(from widget: Widget, _ node: _Node) { if isHidden == true { widget.setAccessibleHidden(false) } }
}

struct NameModifier: WidgetModifier, Equatable {
  let name: String
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { widget.name = name }
}

extension View {
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

  /// Keeps the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(AccessibilityModifier(isHidden: hidden)) }

  /// The name that tests find the view's widget by; in GTK its `name`.
  public func accessibilityIdentifier(_ identifier: String) -> some View { modifier(NameModifier(name: identifier)) }
}
