extension Button {
  /// The node of the button, or of an entry of a menu.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    inputs.makesMenu ? MenuButtonNode(view, inputs) : view.nodeOfStyle(inputs) ?? WidgetViewNode(view, inputs)
  }
}

/// A button as an entry of a menu, or as what can be chosen in an alert.
private final class MenuButtonNode<Label: View>: OneChildNode<Button<Label>, MenuLabelNode<Label>>, MenuNode {
  private var view: Button<Label>
  private var element: TrackedKit.Action!

  init(_ view: Button<Label>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    child = MenuLabelNode(view.label, below: self, inputs)
    element = TrackedKit.Action { [weak self] _ in self?.view.action() }
  }

  override func update(_ view: Button<Label>) {
    self.view = view
    child.update(view.label)
  }

  func appendEntries(to entries: inout [MenuEntry]) {
    var attributes: TrackedKit.MenuElement.Attributes = isEnabledInMenu ? [] : .disabled
    if view.role == .destructive { attributes.insert(.destructive) }
    element.show(child, attributes)
    entries.append(.element(element))
  }
}

/// A node of a menu that follows what a binding reads.
private class FollowingMenuNode<Content: View, Label: View>: OneChildNode<Content, MenuLabelNode<Label>> {
  private(set) var hook: NestedHook!

  override init(_ inputs: _NodeInputs) {
    super.init(inputs)
    hook = island.makeHook(for: self, name: TypeFacts.name(of: Content.self)) { [unowned self] in readBinding() }
  }

  func readBinding() {}

  final override func runDue() { if hook.isDue { hook.run(because: hook.cause) } else { hook.unlist() } }
  override func willRemove() { hook.stop() }
}

extension Toggle {
  /// The node of the toggle, or of an entry of a menu with a tick.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    inputs.makesMenu ? MenuToggleNode(view, inputs) : BodyNode(view, inputs)
  }
}

private final class MenuToggleNode<Label: View>: FollowingMenuNode<Toggle<Label>, Label>, MenuNode {
  private var view: Toggle<Label>
  private var element: TrackedKit.Action!
  private var isOn = false

  init(_ view: Toggle<Label>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    child = MenuLabelNode(view.label, below: self, inputs)
    element = TrackedKit.Action { [weak self] _ in self?.view.isOn.wrappedValue.toggle() }
    hook.run(because: .firstRun)
  }

  override func readBinding() { isOn = view.isOn.wrappedValue }

  override func update(_ view: Toggle<Label>) {
    self.view = view
    child.update(view.label)
    hook.run(because: .inputs)
  }

  func appendEntries(to entries: inout [MenuEntry]) {
    element.show(child, isEnabledInMenu ? [] : .disabled, isOn ? .on : .off)
    entries.append(.element(element))
  }
}

extension Picker {
  /// The node of the picker, or of entries of a menu of which one has a tick.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    inputs.makesMenu ? MenuPickerNode(view, inputs) : BodyNode(view, inputs)
  }
}

/// A menu within, or with the styles that show all choices at once, entries of the menu itself.
private final class MenuPickerNode<Label: View, Selection: Hashable, Content: View>:
  FollowingMenuNode<Picker<Label, Selection, Content>, Label>, MenuNode
{
  private var view: Picker<Label, Selection, Content>
  private var options: MenuLabelNode<Content>!
  private var elements: [AnyHashable: TrackedKit.Action] = [:]
  private var value: Selection

  init(_ view: Picker<Label, Selection, Content>, _ inputs: _NodeInputs) {
    self.view = view
    value = withoutTracking { view.selection.wrappedValue }
    super.init(inputs)
    child = MenuLabelNode(view.label, below: self, inputs)
    options = MenuLabelNode(view.content, below: self, inputs)
    hook.run(because: .firstRun)
  }

  override func readBinding() { value = view.selection.wrappedValue }

  override func update(_ view: Picker<Label, Selection, Content>) {
    self.view = view
    child.update(view.label)
    options.update(view.content)
    hook.run(because: .inputs)
  }

  func appendEntries(to entries: inout [MenuEntry]) {
    var items: [LayoutItem] = []
    options.appendItems(to: &items)
    var children: [TrackedKit.MenuElement] = []
    for node in items.compactMap(\.node) {
      guard let tag = node.choice else { continue }
      let element = elements[tag] ?? TrackedKit.Action { [weak self] _ in self?.choose(tag) }
      elements[tag] = element
      if element.title != node.text { element.title = node.text }
      element.show(isEnabledInMenu ? [] : .disabled, isTag(tag, for: value) ? .on : .off)
      children.append(element)
    }
    let style = GraphContext.reading(for: self) { EnvironmentValues(of: self).pickerStyle }
    var shown: TrackedKit.Menu.Options = .singleSelection
    if style != .menu { shown.insert(.displayInline) }
    entries.append(
      .element(TrackedKit.Menu(title: child.title, image: child.image, options: shown, children: children)))
  }

  private func choose(_ tag: AnyHashable) {
    guard let chosen = tag.base as? Selection else { return }
    view.selection.wrappedValue = chosen
    // The kit has moved the tick; a model that takes another value, or none, is shown all the same.
    hook.invalidate(.state)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    options.map(body)
  }
}

/// A section as entries of a menu, set off by lines, with its header above.
final class MenuSectionNode<Header: View, Content: View, Footer: View>: _ViewNode<Section<Header, Content, Footer>>,
  MenuNode
{
  private var header: MenuLabelNode<Header>!
  private var content: MenuContentNode<Content>!

  init(_ view: Section<Header, Content, Footer>, _ inputs: _NodeInputs) {
    super.init(inputs)
    header = MenuLabelNode(view.header, below: self, inputs)
    content = MenuContentNode(view.content, inputs.below(self))
  }

  override func update(_ view: Section<Header, Content, Footer>) {
    header.update(view.header)
    content.update(view.content)
  }

  func appendEntries(to entries: inout [MenuEntry]) {
    let elements = content.menuElements
    guard !elements.isEmpty else { return }
    entries.append(
      .element(TrackedKit.Menu(title: header.title, options: .displayInline, children: elements)))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    header.map(body)
    content.map(body)
  }
}

/// A line in a menu.
final class MenuDividerNode: _ViewNode<Divider>, MenuNode {
  func appendEntries(to entries: inout [MenuEntry]) { entries.append(.line) }
}

/// Some entries of a menu.
final class MenuContentNode<Content: View>: OneChildNode<Content, _ViewNode<Content>> {
  init(_ view: Content, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = Content._makeNode(view, inputs.below(self))
  }

  override func update(_ view: Content) { child.update(view) }
  override func itemsDidChange() {}
}

extension Text {
  /// The node of the text, or of an entry of a menu that cannot be chosen.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    if inputs.makesMenu { return MenuTextNode(view, inputs) }
    if view.runs.contains(where: { $0.image != nil }) { return PassingNode(view, inputs) { PicturedText(text: $0) } }
    return ShrinkingText.node(of: view, inputs) ?? WidgetViewNode(view, inputs)
  }
}

private final class MenuTextNode: _ViewNode<Text>, MenuNode, TitledNode {
  private let element: TrackedKit.Action
  private(set) var title: String

  init(_ view: Text, _ inputs: _NodeInputs) {
    title = view.plain
    element = TrackedKit.Action(title: view.plain, attributes: .disabled) { _ in }
    super.init(inputs)
  }

  override func update(_ view: Text) {
    title = view.plain
    if element.title != title { element.title = title }
  }

  func appendEntries(to entries: inout [MenuEntry]) { entries.append(.element(element)) }
}
