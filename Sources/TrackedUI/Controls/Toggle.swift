import Gtk

/// Turns something on or off.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleLook) private var look
  @Environment(\.isInBar) private var isInBar
  let isOn: Binding<Bool>
  let label: Label
  /// Whether several values differ; nil for one value.
  private var differs: (() -> Bool)?

  /// A toggle with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  private var isMixed: Bool { differs?() ?? false }

  /// Label and switch, in bars a button that stays pressed, or what the style says.
  public var body: some View {
    switch look?.style {
    case nil where isInBar: UsualToggle(isOn: isOn, label: label, kind: .button)
    case nil, is SwitchToggleStyle: UsualToggle(isOn: isOn, label: label, kind: .switch)
    case is CheckboxToggleStyle: UsualToggle(isOn: isOn, isMixed: isMixed, label: label, kind: .checkbox)
    case is ButtonToggleStyle: UsualToggle(isOn: isOn, label: label, kind: .button)
    default: look?.make(Configuration(label: AnyView(label), isOn: isOn, isMixed: isMixed))
    }
  }
}

/// A toggle with a look that GTK has.
struct UsualToggle<Label: View>: View {
  enum Kind { case `switch`, checkbox, button }

  @Environment(\.labelsAreHidden) private var hidesLabel
  let isOn: Binding<Bool>
  var isMixed = false
  let label: Label
  let kind: Kind

  private var name: String? { (label as? Text)?.plain ?? (label as? any NamingLabel)?.name }

  var body: some View {
    switch kind {
    case .switch:
      HStack {
        if !hidesLabel {
          label
          Spacer()
        }
        SwitchControl(isOn: isOn, name: name)
      }
    case .checkbox:
      HStack {
        CheckControl(isOn: isOn, isMixed: isMixed, name: name)
        if !hidesLabel { label }
      }
    case .button: ToggleButtonControl(isOn: isOn, label: label, name: name)
    }
  }
}

extension Toggle {
  /// A toggle of several values: it is on while all are, and sets all.
  ///
  /// - Parameter isOn: the binding in each of the sources.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding {
        all.allSatisfy(\.wrappedValue)
      } set: { value in
        for source in all { source.wrappedValue = value }
      }, label: label)
    differs = { all.contains(where: \.wrappedValue) && !all.allSatisfy(\.wrappedValue) }
  }
}

extension Toggle where Label == Text {
  /// A toggle of several values with a text: it is on while all are, and sets all.
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }

  /// A toggle with a text.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// A toggle with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// A toggle of several values with a text: it is on while all are, and sets all.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == TrackedUI.Label<Text, Image> {
  /// A toggle with a text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TrackedUI.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TrackedUI.Label(title, systemImage: systemImage) }
  }
}

private struct SwitchControl: WidgetView {
  let isOn: Binding<Bool>
  let name: String?
  static var readsBindings: Bool { true }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Gtk.Switch {
    let control = Gtk.Switch()
    control.valign = .center
    control.onNotifyActive { [unowned node, unowned control] in node.write(control.isOn, to: node.view.isOn) }
    return control
  }

  func update(_ control: Gtk.Switch, _ node: WidgetViewNode<Self>) {
    node.showTint(on: control)
    control.isOn = isOn.wrappedValue
    control.isSensitive = node.values.isEnabled
    name.map(control.setUsualAccessibleLabel)
  }
}

private struct CheckControl: WidgetView {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let name: String?
  static var readsBindings: Bool { true }

  func makeWidget(_ node: WidgetViewNode<Self>) -> CheckButton {
    let control = CheckButton()
    control.onToggled { [unowned node, unowned control] in node.write(control.isActive, to: node.view.isOn) }
    return control
  }

  func update(_ control: CheckButton, _ node: WidgetViewNode<Self>) {
    node.showTint(on: control)
    control.isActive = isOn.wrappedValue
    control.isInconsistent = isMixed
    control.isSensitive = node.values.isEnabled
    name.map(control.setUsualAccessibleLabel)
  }
}

private struct ToggleButtonControl<Label: View>: WidgetView {
  let isOn: Binding<Bool>
  let label: Label
  let name: String?
  static var readsBindings: Bool { true }

  func makeWidget(_ node: WidgetViewNode<Self>) -> ToggleButton {
    let control = ToggleButton("")
    control.namesItselfByItsTexts(where: name == nil)
    let content = InsideNode(label, node)
    node.addChild(content)
    control.child = content.widget
    control.onToggled { [unowned node, unowned control] in node.write(control.isActive, to: node.view.isOn) }
    return control
  }

  func update(_ control: ToggleButton, _ node: WidgetViewNode<Self>) {
    withoutTracking { node.content(InsideNode<Label>.self)?.update(label) }
    control.isActive = isOn.wrappedValue
    control.isSensitive = node.values.isEnabled
    name.map(control.setUsualAccessibleLabel)
    if !(label is Text) { control.showBarTip(name, node.values) }
  }
}
