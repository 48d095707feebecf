import Foundation
import Gtk

/// What a button does, for its look and its place in dialogs.
public nonisolated enum ButtonRole: Equatable, Sendable {
  /// Deletes something.
  case destructive
  /// Leaves everything as it is.
  case cancel
  /// Takes what is shown away.
  case close
  /// Does what is asked about, and stands out.
  case confirm
}

/// Does something when it is pressed.
public struct Button<Label: View>: WidgetView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// A button with any view as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role and any view as its label.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Gtk.Button {
    let button = Gtk.Button()
    // As on a Mac, a click leaves the keyboard to the field that is being edited: the action finds it in focus.
    button.focusesOnClick = false
    let pressing = PressState()
    let content = InsideNode(StyledLabel(label: label, role: role, pressing: pressing), node)
    node.addChild(content)
    button.child = content.widget
    button.attach(pressing)
    button.onStateFlagsChanged { [unowned button, unowned pressing] _ in
      let isPressed = button.stateFlags.contains(.active)
      if pressing.isPressed != isPressed { pressing.isPressed = isPressed }
    }
    button.onClicked { [unowned node] in node.view.action() }
    button.namesItselfByItsTexts(where: !(label is Text) && (label as? any NamingLabel)?.name == nil)
    button.hearsOfClicksAfterContent()
    return button
  }

  func update(_ button: Gtk.Button, _ node: WidgetViewNode<Self>) {
    let values = node.values
    if let pressing = button.attachment(PressState.self) {
      node.content(InsideNode<StyledLabel<Label>>.self)?.update(
        StyledLabel(label: label, role: role, pressing: pressing))
    }
    button.isSensitive = values.isEnabled
    values.buttonStyle.apply(to: button, role)
    values.buttonStyle.colors(role, tint: values.tint.map(node.resolve), red: node.resolve(.red)).apply(to: button)
    LayerLook.sheet.load()
    button.setCSSClass("capsule", .when(values.buttonBorderShape.isRound))
    if let text = label as? Text {
      button.setUsualAccessibleLabel(text.plain)
      // The theme's space around words.
      button.addCSSClass("text-button")
    } else if let name = (label as? any NamingLabel)?.name {
      button.setUsualAccessibleLabel(name)
      button.showBarTip(name, values)
    }
  }
}

extension Button {
  func size(for proposal: ProposedViewSize, _ button: Gtk.Button, _ node: WidgetViewNode<Self>) -> CGSize? {
    node.content(InsideNode<StyledLabel<Label>>.self).map { button.size(for: proposal, around: $0.widget) }
  }
}

extension Gtk.Button {
  /// Tells assistive technology the texts on it, or what its symbol is called, where nothing else is known.
  func namesItselfByItsTexts(where isUnnamed: Bool) {
    guard isUnnamed else { return }
    onMap { [weak self] in
      guard let self else { return }
      let texts = shownTexts
      if let name = texts.isEmpty ? Self.symbolName(in: self) : texts { setUsualAccessibleLabel(name) }
    }
  }

  private static func symbolName(in widget: Widget) -> String? {
    if let name = (widget as? PictureWidget)?.image?.spokenName { return name }
    return widget.children.lazy.compactMap { symbolName(in: $0) }.first
  }

  /// The size that what is inside takes, with what the theme puts around it.
  func size(for proposal: ProposedViewSize, around inside: LayoutWidget) -> CGSize {
    let width = Double(measured(.horizontal).natural - inside.measured(.horizontal).natural)
    let height = Double(measured(.vertical).natural - inside.measured(.vertical).natural)
    let inner = inside.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - width) }, height: proposal.height.map { max(0, $0 - height) }))
    return CGSize(width: inner.width + width, height: inner.height + height)
  }
}

/// The label of a button that is made of its role alone: the usual word and symbol.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The label.
  public var body: some View {
    switch role {
    case .destructive: Label(String(kit: "Delete"), systemImage: "trash")
    case .cancel: Label(String(kit: "Cancel"), systemImage: "xmark")
    case .close: Label(String(kit: "Close"), systemImage: "xmark")
    case .confirm: Label(String(kit: "Done"), systemImage: "checkmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the usual word and symbol of its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a role and a text.
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button with a role and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
