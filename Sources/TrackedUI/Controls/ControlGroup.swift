import Gtk

/// Controls that belong together, without space between them; in a menu a part set off by lines.
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls side by side.
  public var body: some View { HStack(spacing: 0) { content }.modifier(LinkedModifier()) }

  /// The node of the controls, or of entries of a menu.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    inputs.makesMenu ? MenuGroupNode(view, inputs) : BodyNode(view, inputs)
  }
}

/// Draws buttons inside as one.
private struct LinkedModifier: WidgetModifier, Equatable {
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { widget.addCSSClass("linked") }
  func remove(from widget: Widget, _ node: _Node) { widget.removeCSSClass("linked") }
}

private final class MenuGroupNode<Content: View>: OneChildNode<ControlGroup<Content>, MenuContentNode<Content>>,
  MenuNode
{
  init(_ view: ControlGroup<Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = MenuContentNode(view.content, inputs.below(self))
  }

  override func update(_ view: ControlGroup<Content>) { child.update(view.content) }

  func appendEntries(to entries: inout [MenuEntry]) {
    let elements = child.menuElements
    if !elements.isEmpty { entries.append(.element(TrackedKit.Menu(options: .displayInline, children: elements))) }
  }
}

extension ControlGroup {
  /// Controls that belong together; the label is read where the group is in a menu.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content)
  }

  /// Controls that belong together.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Controls that belong together.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

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
