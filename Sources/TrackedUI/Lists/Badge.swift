private struct Badged<Content: View>: View {
  @Environment(\.isInList) private var isInList
  let content: Content
  let text: Text?

  var body: some View {
    if isInList {
      content.withinEachPart { part in
        HStack {
          part
          if let text {
            Spacer()
            text.foregroundStyle(.secondary)
          }
        }
      }
    } else {
      content.modifier(TabBadgeModifier(text: text?.plain))
    }
  }
}

/// Says what is beside the title of a page's tab.
struct TabBadgeModifier: NodeModifier {
  let text: String?

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TabBadgeNode(view, inputs)
  }
}

/// A node with what is beside a page's title.
protocol BadgeNode: _Node {
  var badge: String? { get }
}

private final class TabBadgeNode<Content: View>: ModifiedNode<Content, TabBadgeModifier>, BadgeNode {
  var badge: String? { modifier.text }
  override func modifierDidChange(from old: TabBadgeModifier) { if old.text != badge { itemsDidChange() } }
}

extension View {
  /// A text at the end of the row, in a list, or beside the title of the page's tab.
  func badged(_ text: Text?) -> some View { Badged(content: self, text: text) }

  /// A number at the end of the row, in a list, or beside the title of the page's tab; 0 shows none.
  public func badge(_ count: Int) -> some View {
    Badged(content: self, text: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A text at the end of the row, in a list, or beside the title of the page's tab.
  public func badge(_ label: Text?) -> some View { Badged(content: self, text: label) }

  /// A text at the end of the row, in a list, or beside the title of the page's tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { Badged(content: self, text: key.map { Text($0) }) }

  /// A text at the end of the row, in a list, or beside the title of the page's tab.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    Badged(content: self, text: label.map { Text(verbatim: String($0)) })
  }
}
