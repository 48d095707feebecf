/// A node that stands for entries of a menu; it has no widgets.
protocol MenuNode: _Node {
  /// Adds the entries as they are now.
  func appendEntries(to entries: inout [MenuEntry])
}

/// What a menu's content consists of.
enum MenuEntry {
  /// Something to choose, or a menu inside.
  case element(TrackedKit.MenuElement)
  /// A line between others.
  case line
}

extension _Node {
  /// The entries at and below the node.
  func appendMenuEntries(to entries: inout [MenuEntry]) {
    if let node = self as? any MenuNode { return node.appendEntries(to: &entries) }
    var inner: [_Node] = []
    forEachChild { inner.append($0) }
    for node in inner { node.appendMenuEntries(to: &entries) }
  }

  /// The elements of a menu with the entries at and below the node: what is between lines is a menu within.
  var menuElements: [TrackedKit.MenuElement] {
    var entries: [MenuEntry] = []
    forEachChild { $0.appendMenuEntries(to: &entries) }
    var groups: [[TrackedKit.MenuElement]] = [[]]
    for entry in entries {
      switch entry {
      case .element(let element): groups[groups.count - 1].append(element)
      case .line: groups.append([])
      }
    }
    groups.removeAll { $0.isEmpty }
    if groups.count < 2 { return groups.first ?? [] }
    return groups.map { TrackedKit.Menu(options: .displayInline, children: $0) }
  }
}

/// What stands on an entry: a view of which the texts and the symbol are read.
final class MenuLabelNode<Label: View>: OneChildNode<Label, _ViewNode<Label>> {
  init(_ label: Label, below outer: _Node, _ inputs: _NodeInputs) {
    var inputs = inputs.below(outer)
    inputs.makesMenu = false
    super.init(inputs)
    child = Label._makeNode(label, inputs.below(self))
  }

  override func update(_ label: Label) { child.update(label) }

  /// The first text.
  var title: String { texts.first ?? "" }

  /// What follows the first text; nil for nothing.
  var subtitle: String? {
    let rest = texts.dropFirst()
    return rest.isEmpty ? nil : rest.joined(separator: " ")
  }

  private var texts: [String] {
    var texts: [String] = []
    func collect(_ node: _Node) {
      if let title = (node as? any TitledNode)?.title, !title.isEmpty { return texts.append(title) }
      node.forEachChild(collect)
    }
    collect(child)
    return texts
  }

  override func itemsDidChange() {}
}

/// A node with a picture that can stand for it.
protocol PicturedNode: _Node {
  var picture: Image? { get }
}

extension WidgetViewNode: PicturedNode {
  var picture: Image? { view as? Image }
}

extension TrackedKit.Action {
  /// Shows what is there now, and tells only of what differs.
  func show<Label>(_ label: MenuLabelNode<Label>, _ attributes: Attributes, _ state: State = .off) {
    if title != label.title { title = label.title }
    if subtitle != label.subtitle { subtitle = label.subtitle }
    if image != label.image { image = label.image }
    show(attributes, state)
  }

  /// Shows what is there now, and tells only of what differs.
  func show(_ attributes: Attributes, _ state: State) {
    if self.attributes != attributes { self.attributes = attributes }
    if self.state != state { self.state = state }
  }
}

extension _Node {
  /// Whether one can act on what is here; noted as read.
  var isEnabledInMenu: Bool { GraphContext.reading(for: self) { EnvironmentValues(of: self).isEnabled } }
}
