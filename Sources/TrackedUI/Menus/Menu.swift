import Gtk

/// A button that opens a menu. Its entries are the buttons, toggles, pickers, sections and menus inside; they are read each time
/// it opens.
///
/// ```swift
/// Menu("Sort") {
///   Button("By Name") { model.sort(by: \.name) }
///   Button("By Date") { model.sort(by: \.date) }
///   Divider()
///   Toggle("Reversed", isOn: $model.isReversed)
/// }
/// ```
public struct Menu<Label: View, Content: View>: WidgetView {
  let label: Label
  let content: () -> Content

  /// A menu with any view as the button's label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
  }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Gtk.Button {
    let button = Gtk.Button()
    let inside = InsideNode(MenuLabel(label: label), node)
    node.addChild(inside)
    button.child = inside.widget
    button.clicked.connect { [unowned node, unowned button] in
      let elements = MenuElements.make(of: ClosureView(content: node.view.content), in: node)
      PopoverMenu(TrackedKit.Menu(children: elements)).present(from: button)
    }
    return button
  }

  func size(for proposal: ProposedViewSize, _ button: Gtk.Button, _ node: WidgetViewNode<Self>) -> Size? {
    node.content(InsideNode<MenuLabel<Label>>.self).map { button.size(for: proposal, around: $0.widget) }
  }

  func update(_ button: Gtk.Button, _ node: WidgetViewNode<Self>) {
    let values = node.values
    node.content(InsideNode<MenuLabel<Label>>.self)?.update(MenuLabel(label: label))
    button.isSensitive = values.isEnabled
    values.buttonStyle.apply(to: button, nil)
    if let text = label as? Text { button.setUsualAccessibleLabel(text.plain) }
  }
}

extension Menu where Label == Text {
  /// A menu with a text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TrackedUI.Label<Text, Image> {
  /// A menu with a text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TrackedUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu: MenuEntryView {
  func menuElements(_ node: _Node, keep: AnyObject) -> [MenuElement] {
    let children = MenuElements.make(of: ClosureView(content: content), in: node)
    return [TrackedKit.Menu(title: (label as? Text)?.plain ?? node.text, children: children)]
  }
}

/// What stands on a menu's button.
struct MenuLabel<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: 4) {
      label
      Image(iconName: "pan-down-symbolic").accessibilityHidden(true)
    }
  }
}
