import Foundation
import Gtk

/// The space in a row of a list.
private struct RowInsetsModifier: ItemModifier, Equatable {
  let insets: EdgeInsets?
  func wrap(_ item: LayoutItem) -> LayoutItem { ItemTraitsItem(item) { $0.rowInsets = insets } }
}

/// A view that fills a row of a list behind what is in it.
private struct RowBackgroundModifier<Background: View>: AttachingModifier {
  let attached: Background
  var isInFront: Bool { false }
  func attach(_ others: [LayoutItem], to item: LayoutItem) -> LayoutItem { RowBackgroundItem(item, others) }
  func placesLike(_ other: Self) -> Bool { true }
}

private final class RowBackgroundItem: WrappingItem {
  private let behind: [LayoutItem]

  init(_ inner: LayoutItem, _ behind: [LayoutItem]) {
    self.behind = behind
    super.init(inner)
  }

  override func appendWidgets(to widgets: inout [Widget]) {
    for item in behind { item.appendWidgets(to: &widgets) }
    inner.appendWidgets(to: &widgets)
  }

  override func place(in rect: CGRect, of container: LayoutWidget) {
    let all = CGRect(x: 0, y: 0, width: Double(container.width), height: Double(container.height))
    for item in behind { item.place(in: all, of: container) }
    inner.place(in: rect, of: container)
  }
}

/// Whether the row of a list cannot be selected.
private struct SelectionDisabledModifier: ItemModifier, Equatable {
  let isDisabled: Bool
  func wrap(_ item: LayoutItem) -> LayoutItem { ItemTraitsItem(item) { $0.cannotBeSelected = isDisabled } }
}

extension View {
  /// Whether the row cannot be selected, in a list that selects.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SelectionDisabledModifier(isDisabled: isDisabled))
  }

  /// The space around what is in the row, in a list; nil for what is usual.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(RowInsetsModifier(insets: insets)) }

  /// Puts a colour behind all of the row, in a list; nil for what is usual.
  public func listRowBackground(_ color: Color?) -> some View { listRowBackground(color.map { AnyView($0) }) }

  /// Puts a view behind all of the row, in a list.
  @_disfavoredOverload
  @ViewBuilder public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    if let view { modifier(RowBackgroundModifier(attached: view)) } else { self }
  }
}

// MARK: What is in front and behind of lists

/// Whether what scrolls shows where it is.
public nonisolated struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isHidden: Bool

  /// As is usual.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// While there is something to scroll.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Not.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Not, whatever the system says.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

extension EnvironmentValues {
  @Entry var scrollBackground: Visibility = .automatic
  @Entry var scrollIndicators: ScrollIndicatorVisibility = .automatic
}

extension View {
  /// Whether lists inside have a background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }

  /// Whether what scrolls inside shows where it is.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    environment(\.scrollIndicators, visibility)
  }
}

// MARK: Badges

private struct Badged<Content: View>: View {
  @Environment(\.isInList) private var isInList
  let content: Content
  let text: Text?

  var body: some View {
    if isInList {
      HStack {
        content
        if let text {
          Spacer()
          text.foregroundStyle(.secondary)
        }
      }
    } else {
      content.modifier(TabBadgeModifier(text: text?.plain))
    }
  }
}

/// Says what stands beside the title of a page's tab.
struct TabBadgeModifier: NodeModifier {
  let text: String?

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TabBadgeNode(view, inputs)
  }
}

/// A node with what stands beside a page's title.
protocol BadgeNode: _Node {
  var badge: String? { get }
}

private final class TabBadgeNode<Content: View>: ModifiedNode<Content, TabBadgeModifier>, BadgeNode {
  var badge: String? { modifier.text }
  override func modifierDidChange(from old: TabBadgeModifier) { if old.text != badge { itemsDidChange() } }
}

extension EnvironmentValues {
  @Entry var isInList = false
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
