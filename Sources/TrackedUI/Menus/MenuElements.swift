import Gtk

/// A view that stands for an entry of a menu.
protocol MenuEntryView {
  /// The entry; `keep` holds what it needs while it is there.
  func menuElements(_ node: _Node, keep: AnyObject) -> [MenuElement]
}

/// A node that stands for entries of a menu.
private protocol MenuEntryNode: _Node {
  var entry: (any MenuEntryView)? { get }
}

extension WidgetViewNode: MenuEntryNode {
  fileprivate var entry: (any MenuEntryView)? { view as? any MenuEntryView }
}

extension BodyNode: MenuEntryNode {
  fileprivate var entry: (any MenuEntryView)? { menuEntry }
}

/// The entries that views stand for, in their order.
enum MenuElements {
  /// The entries of views inside of `outer`. A line or a section begins a new group.
  static func make<Content: View>(of view: Content, in outer: _Node) -> [MenuElement] {
    let views = UnseenViews(view, of: outer)
    return grouped { group in
      views.walk { read($0, &group, keep: views) }
    }
  }

  private static func read(_ node: _Node, _ groups: inout [Group], keep: AnyObject) -> Bool {
    if let section = node as? any MenuSectionNode {
      groups.append(Group(title: section.menuTitle))
      section.menuContent.forEach { walk($0, &groups, keep: keep) }
      groups.append(Group(title: ""))
      return false
    }
    if node is any MenuLineNode {
      groups.append(Group(title: ""))
      return false
    }
    guard let elements = (node as? any MenuEntryNode)?.entry?.menuElements(node, keep: keep) else { return true }
    groups[groups.count - 1].elements += elements
    return false
  }

  private static func walk(_ node: _Node, _ groups: inout [Group], keep: AnyObject) {
    if read(node, &groups, keep: keep) { node.forEachChild { walk($0, &groups, keep: keep) } }
  }

  private struct Group {
    let title: String
    var elements: [MenuElement] = []
  }

  private static func grouped(_ fill: (inout [Group]) -> Void) -> [MenuElement] {
    var groups = [Group(title: "")]
    fill(&groups)
    groups.removeAll { $0.elements.isEmpty }
    if groups.count == 1, groups[0].title.isEmpty { return groups[0].elements }
    return groups.map { TrackedKit.Menu(title: $0.title, options: .displayInline, children: $0.elements) }
  }
}

/// The node of a section, for menus.
protocol MenuSectionNode: _Node {
  var menuTitle: String { get }
  var menuContent: [_Node] { get }
}

/// The node of a line, for menus.
protocol MenuLineNode: _Node {}

extension Button: MenuEntryView {
  func menuElements(_ node: _Node, keep: AnyObject) -> [MenuElement] {
    let action = action
    return [
      Action(
        title: (label as? Text)?.plain ?? node.text, image: node.symbol,
        attributes: node.disabledAttribute.union(role == .destructive ? .destructive : [])
      ) { [keep] _ in
        action()
        withExtendedLifetime(keep) {}
      }
    ]
  }
}

extension Text: MenuEntryView {
  func menuElements(_ node: _Node, keep: AnyObject) -> [MenuElement] {
    [Action(title: plain, attributes: .disabled) { _ in }]
  }
}

extension Toggle: MenuEntryView {
  func menuElements(_ node: _Node, keep: AnyObject) -> [MenuElement] {
    let isOn = isOn
    return [
      Action(
        title: (label as? Text)?.plain ?? node.text, image: node.symbol, attributes: node.disabledAttribute,
        state: withoutTracking { isOn.wrappedValue } ? .on : .off
      ) { [keep] _ in
        isOn.wrappedValue.toggle()
        withExtendedLifetime(keep) {}
      }
    ]
  }
}

extension Picker: MenuEntryView {
  func menuElements(_ node: _Node, keep: AnyObject) -> [MenuElement] {
    let selection = selection
    let now = withoutTracking { selection.wrappedValue }
    let choices = node.menuChoices.map { choice in
      Action(title: choice.title, state: isTag(choice.tag, for: now) ? .on : .off) { [keep] _ in
        if let value = choice.tag?.base as? Selection { selection.wrappedValue = value }
        withExtendedLifetime(keep) {}
      }
    }
    let title = (label as? Text)?.plain ?? ""
    // Apple's menus show the choices of a picker in place.
    return [TrackedKit.Menu(title: title, options: [.displayInline, .singleSelection], children: choices)]
  }
}

extension _Node {
  /// The first symbol or picture below.
  fileprivate var symbol: Image? {
    if let image = (self as? WidgetViewNode<Image>)?.view { return image }
    var found: Image?
    forEachChild { if found == nil { found = $0.symbol } }
    return found
  }

  fileprivate var disabledAttribute: MenuElement.Attributes {
    EnvironmentValues(of: self).isEnabled ? [] : .disabled
  }

  /// The choices of the picker below.
  fileprivate var menuChoices: [(tag: AnyHashable?, title: String)] {
    if let choices = (self as? any ChoicesNode)?.choices { return choices }
    var found: [(tag: AnyHashable?, title: String)] = []
    forEachChild { if found.isEmpty { found = $0.menuChoices } }
    return found
  }
}

/// A node with choices of which one is made.
protocol ChoicesNode: _Node {
  /// Their values and texts, first to last.
  var choices: [(tag: AnyHashable?, title: String)] { get }
}
